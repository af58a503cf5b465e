### The Foreign King: the rules, one message a rule, keyed by rule id.
### A text is shown when a move is refused and in the in-app rulebook; `.example` is a paragraph of its own.
### A line break in a text is a new paragraph. { -ruling } stands before what the rulebook leaves open.

-ruling = Notre règle :

## Components (FK-C)

FK-C-title = Matériel
FK-C-1 =
    Le royaume compte neuf provinces : la Flandre-Occidentale, la Flandre-Orientale, Anvers, le Limbourg, le Brabant, le Hainaut, Namur, Liège et le Luxembourg. Deux provinces sont adjacentes si elles partagent l’une de ces seize frontières : la Flandre-Occidentale touche la Flandre-Orientale et le Hainaut ; la Flandre-Orientale touche aussi Anvers, le Brabant et le Hainaut ; Anvers touche aussi le Brabant et le Limbourg ; le Limbourg touche aussi le Brabant et Liège ; le Brabant touche aussi Liège, Namur et le Hainaut ; le Hainaut touche aussi Namur ; Namur touche aussi Liège et le Luxembourg ; enfin, Liège touche le Luxembourg.

    Soyons honnêtes : de ces neuf noms, le livret de règles ne cite que Liège, Namur et le Luxembourg. Les six autres noms et toutes les frontières sont reconstitués par nos soins d’après les provinces belges de 1830 ; le plateau imprimé peut être différent.
FK-C-2 = Chacune des quatre couleurs compte 16 citoyens (des disques), et chaque joueur a un pion. Deux autres pièces sont blanches et n’appartiennent à personne : le pion Roi et le marqueur de PV du Roi.
FK-C-3 = Il y a neuf Médailles Royales, cinq usines textiles (blanches) et cinq usines métallurgiques (grises).
FK-C-4 = Une pièce d’or vaut 5 francs, une pièce d’argent 1 franc ; selon l’édition, la boîte en contient pour 37 ou 41 francs. L’argent, les citoyens et les points de victoire de chacun sont visibles de tous. { -ruling } les pièces ne servent qu’à tenir les comptes, et la banque n’est jamais à sec. Si votre table règle l’option « Banque » sur 37 ou 41, il n’y a que cette somme dans toute la partie : la banque verse alors ce qui lui reste (on peut recevoir de l’argent même d’une banque vide, et l’on n’obtient rien), et un prêt n’est possible que si elle a encore au moins 3 francs.

## Set-up (FK-S)

FK-S-title = Mise en place
FK-S-1 = Au début, le Roi se tient sur son portrait et son marqueur sur la case 30 de la piste de PV. Avec l’option « Partie prolongée », le marqueur commence sur la case 40.
FK-S-2 = Chacun choisit une couleur – rouge, bleu, vert ou noir – et prend le pion et les 16 citoyens de cette couleur. L’un de vos citoyens va sur la case 0 de la piste de PV, où il indique votre score. À trois ou quatre joueurs, chacun en pose un autre sur la piste d’ordre de tour, dans un ordre tiré au hasard. Tous vos autres citoyens forment votre réserve personnelle : 14 à trois ou quatre joueurs, 15 à deux.
FK-S-3 = Le premier dans l’ordre de tour commence avec 5 francs, le deuxième avec 6, le troisième avec 7 et le quatrième avec 8. À deux joueurs, il n’y a pas de piste d’ordre de tour. { -ruling } celui qui commence est alors tiré au sort.
FK-S-4 = Au début, toutes les Médailles Royales et toutes les usines sont à la banque. Aucun pion n’est encore sur la piste d’actions : à la première manche, chaque action est libre tant que personne n’y a placé son pion.

## Turns (FK-T)

FK-T-title = Manches et tours
FK-T-1 = La partie se joue en manches. À chaque manche, chacun joue un tour, dans l’ordre de tour. Rien n’est remis à zéro à la fin d’une manche : les pions restent sur leurs actions, et la manche suivante commence ainsi.
FK-T-2 = À votre tour, vous devez placer votre pion sur une action disponible et la réaliser. Il est interdit de passer. { -ruling } avant votre action, vous ne pouvez pas non plus rembourser un prêt si cela devait vous laisser sans action réalisable.
FK-T-3 =
    Une action occupée par un pion n’est pas disponible ; seule la Reine permet de passer outre. Votre propre pion compte aussi : vous ne faites donc jamais deux fois de suite la même action. Le pion de celui qui change l’ordre de tour se tient sur la piste d’ordre de tour, et de là il bloque tout autant cette action. { -ruling } après un tour avec la Reine, votre dernière action est la Reine, et non celle qu’elle vous a permis de faire.
    .example = Les quatre pions sont sur « Bâtir une usine », « Placer un citoyen », « Nommer un membre du Congrès » et « Recevoir de l’argent » ; celui qui occupe « Placer un citoyen » est le pion rouge. C’est à Rouge de jouer : « Déplacer un citoyen », « Marquer des points avec le Roi », « Changer l’ordre de tour » et « Utiliser la Reine » sont disponibles.
FK-T-4 = Une action que vous ne pouvez pas réaliser, faute d’argent, de citoyens ou d’usines, n’est pas disponible. L’argent d’un prêt ne compte qu’une fois le prêt contracté. Pour la Reine, il faut ses 2 francs et de quoi réaliser au moins une des actions qu’elle vous ouvre ; une usine par la Reine, par exemple, demande 5 francs en tout. { -ruling } le coût d’une action se paie au moment où vous la choisissez, celui de chaque citoyen ou pas supplémentaire au moment où vous le jouez.
FK-T-5 = { -ruling } si vous n’avez aucune action disponible, et que vous n’en auriez aucune même avec tous les prêts que vous pourriez contracter, vous perdez ce tour ; le journal de la partie le signale. Si seul un prêt peut vous ouvrir une action, à vous de choisir : contracter ce prêt ou perdre le tour.
FK-T-6 = Les actions dépendent du nombre de joueurs. Six sont toujours là : « Bâtir une usine », « Placer un citoyen », « Déplacer un citoyen », « Nommer un membre du Congrès », « Marquer des points avec le Roi » et « Recevoir de l’argent ». À trois ou quatre joueurs s’y ajoute « Changer l’ordre de tour », et à quatre « Utiliser la Reine ». Avec l’option « La Reine à trois », dans une partie à trois joueurs, « Utiliser la Reine » remplace « Changer l’ordre de tour ».
FK-T-7 =
    À tout moment de votre propre tour – avant, pendant ou après votre action –, vous pouvez retourner face cachée une de vos Médailles Royales encore visibles et contracter ainsi un prêt de 3 francs. Vous pouvez aussi rembourser un prêt : payez 4 francs et remettez la médaille face visible. Chaque médaille ne porte qu’un prêt à la fois. Une médaille gagnée pendant ce même tour peut servir aussitôt. { -ruling } cela n’est possible que lorsque c’est à vous de décider, non pendant qu’un autre joueur est interrogé ; mais cela reste possible une fois la fin de la partie déclenchée, tant que dure votre tour.
    .example = Vous n’avez pas d’argent, mais une médaille face visible. Vous la retournez pour 3 francs, avec lesquels vous bâtissez la première usine d’une province, et recevez une nouvelle médaille – que vous pourriez aussitôt retourner pour 3 autres francs.

## Actions (FK-A)

FK-A-title = Actions
FK-A-FACTORY-1 = Payez 3 francs, prenez à la banque une usine textile ou une usine métallurgique et posez-la dans n’importe quelle province. Elle est active dès le départ. Une province peut accueillir autant d’usines que l’on veut.
FK-A-FACTORY-2 = Une fois les cinq usines d’un type bâties, ce type ne peut plus être choisi. Quand la banque n’a plus aucune usine, l’action n’est plus disponible.
FK-A-FACTORY-3 = Bâtir la première usine d’une province vous rapporte une Médaille Royale. Une province qui compte au moins une usine est dite industrialisée, que ses usines soient actives ou non.
FK-A-PLACE-1 =
    Placez gratuitement un citoyen de votre réserve dans n’importe quelle province. Vous pouvez en ajouter d’autres dans cette même province, à 1 franc chacun. Pour cette action, il vous faut au moins un citoyen dans votre réserve.
    .example = Trois citoyens dans une même province vous coûtent 2 francs : rien pour le premier, 1 franc pour chacun des deux autres.
FK-A-MOVE-1 =
    Déplacez un de vos citoyens d’une province vers une province adjacente, ou ramenez-le dans votre réserve. Ce premier pas est gratuit. Chaque franc versé vous offre un pas de plus : soit le premier pas d’un autre citoyen, soit un nouveau pas d’un citoyen déjà déplacé.
    .example = Vous déplacez un citoyen du Brabant à Namur (gratuit), puis le même jusqu’au Luxembourg (1 franc), et un second du Brabant vers le Hainaut (1 franc).
FK-A-MOVE-2 = En une action, vous ne déplacez que les citoyens d’une seule province : chacun d’eux doit en être parti. Où il arrive, vous le décidez pour chacun séparément.
FK-A-MOVE-3 = Ramener un citoyen d’une province dans la réserve compte pour un pas. { -ruling } seuls les citoyens qui sont dans une province se déplacent ; cette action ne touche pas aux membres du Congrès National. Un citoyen peut passer dans une province voisine puis rentrer dans la réserve (deux pas), ou faire un aller-retour ; une fois dans la réserve, il n’en bouge plus.
FK-A-CONGRESS-1 = Faites entrer au Congrès National un de vos citoyens, pris dans votre réserve ou dans n’importe quelle province : le voilà membre du Congrès. Plus tard, vos membres du Congrès pourront accourir dans une province juste avant que le Roi y fasse marquer des points, et ils comptent à la fin de la partie.
FK-A-COINS-1 =
    Prenez 3 francs, plus 1 franc pour chaque usine textile des provinces où vous avez la majorité, que l’usine soit active ou non.
    .example = Vous avez la majorité à Namur, où se trouvent deux usines textiles, dont une inactive. Vous recevez 5 francs.
FK-A-ORDER-1 =
    Seulement à trois ou quatre joueurs. Prenez tout de suite 1 franc ; vous le recevez aussi en passant par la Reine. À la fin de cette manche, après le dernier tour, on vous demande quelle place vous voulez sur la piste d’ordre de tour ; vous pouvez aussi laisser votre marqueur où il est. Si la partie se termine avant, l’ordre ne change pas. { -ruling } votre marqueur est d’abord retiré et le vide comblé, puis il prend la place que vous indiquez ; les marqueurs qui s’y trouvent et les suivants avancent d’une place vers la droite.
    .example = L’ordre est A, B, C, D, et A demande la troisième place. Sans A, il reste B, C, D ; avec A en troisième place, l’ordre devient B, C, A, D.
FK-A-QUEEN-1 =
    Seulement à quatre joueurs, ou à trois avec l’option « La Reine à trois ». Payez 2 francs et réalisez n’importe quelle autre action, occupée par un pion ou non ; le coût de cette action s’y ajoute. Votre pion se tient sur la Reine. { -ruling } vous pouvez choisir même votre propre dernière action. Avec l’option « Reine à l’allemande », elle ne vous ouvre que les actions occupées par le pion d’un autre joueur.
    .example = Les quatre pions sont sur « Bâtir une usine », « Placer un citoyen », « Nommer un membre du Congrès » et « Recevoir de l’argent » ; celui qui occupe « Placer un citoyen » est le pion rouge. Pour 2 francs, la Reine permet à Rouge de réaliser l’une de ces quatre actions ou n’importe quelle autre. Avec l’option « Reine à l’allemande », il n’en reste que trois au choix : « Bâtir une usine », « Nommer un membre du Congrès » et « Recevoir de l’argent ».
FK-A-QUEEN-2 = Si, dans la même manche, un joueur choisit « Changer l’ordre de tour » avec son pion et un autre par la Reine, celui dont le pion s’y trouve déplace son marqueur en premier, celui de la Reine en second. Si seul le joueur de la Reine l’a choisie, il est seul à déplacer le sien. { -ruling } le joueur de la Reine passe en second même s’il a choisi en premier.

## Scoring with the King (FK-K)

FK-K-title = Marquer des points avec le Roi
FK-K-1 = Tant que le Roi est sur son portrait, vous le placez dans la province de votre choix, et son marqueur ne descend que de 1. { -ruling } il ne fait aucun autre pas pendant cette action.
FK-K-2 = Quand le Roi est déjà dans une province, vous devez lui faire faire au moins un pas, vers une province adjacente ; ce pas est gratuit. Chaque pas de plus, toujours vers une province adjacente, coûte 1 franc. { -ruling } au cours d’une même action, il n’entre pas deux fois dans la même province et ne revient pas dans celle d’où il est parti.
FK-K-3 =
    Sur la piste de PV, le marqueur du Roi descend d’une case par province où le Roi est entré, plus une ; si le Roi vient de son portrait, d’une seule case en tout. { -ruling } le marqueur ne descend jamais au-dessous de 0.
    .example = Le Roi va du Hainaut à Liège en passant par le Brabant. Le second pas coûte 1 franc et, comme il est entré dans deux provinces, son marqueur descend de 3.
FK-K-4 = S’il y a un citoyen, de quelque couleur que ce soit, dans la province où le Roi s’arrête, on marque les points de cette province. S’il n’y en a aucun, l’action est finie. { -ruling } on le vérifie avant d’interroger le Congrès ; aucun de ses membres ne peut donc rejoindre une province vide.
FK-K-5 =
    Avant que l’on marque les points d’une province, le Congrès National a son mot à dire : on interroge un à un les joueurs qui y ont des membres, de celui qui en a le plus à celui qui en a le moins, et dans l’ordre de tour en cas d’égalité. Le premier qui accepte envoie gratuitement tous ses membres du Congrès dans la province, et l’on n’interroge plus personne. Celui qui a déplacé le Roi est interrogé comme les autres.
    .example = Vert envoie le Roi à Liège. Rouge, le mieux représenté au Congrès, est interrogé le premier, mais il refuse. Bleu vient ensuite et accepte : ses deux membres du Congrès partent pour Liège, il y obtient la majorité, et l’usine textile active lui rapporte 3 PV.
FK-K-6 = À deux joueurs, si tous deux ont le même nombre de membres au Congrès National, personne n’est interrogé, et tous y restent.
FK-K-7 =
    Vous avez la majorité dans une province si vous y avez plus de citoyens que chacune des autres couleurs ; en cas d’égalité, personne ne l’a. Dans une partie à deux, le joueur virtuel compte aussi comme une couleur. Quand on marque les points d’une province, la majorité rapporte 6 PV par usine métallurgique active et 3 PV par usine textile active, et ces usines deviennent inactives. Si aucune usine n’y est active, elle rapporte 1 PV par groupe de trois citoyens que vous y avez ; un ou deux citoyens ne rapportent rien.
    .example =
        Liège : Bleu y est seul, avec quatre citoyens et une usine textile active. Bleu marque 3 PV, et l’usine devient inactive.
        Namur : trois citoyens verts, deux rouges, une usine métallurgique et une usine textile actives. Vert marque 6 + 3 = 9 PV, et les deux usines deviennent inactives.
        Luxembourg : six citoyens rouges et aucune usine. Rouge marque 2 PV.
FK-K-8 = Si personne n’a la majorité dans la province où l’on marque, le joueur qui a déplacé le Roi peut y rendre inactive une usine active. Cela ne rapporte aucun PV ; mais si c’était la dernière usine active, la partie peut se terminer ainsi.

## End (FK-E)

FK-E-title = Fin de la partie
FK-E-1 =
    On vérifie après chaque action si la partie se termine, une fois joués les déplacements et les poses dus pour le joueur virtuel, s’il y en a. La partie se termine si le marqueur du Roi est au niveau du deuxième plus haut score ou au-dessous, ou si les dix usines sont toutes bâties et inactives. Si deux joueurs sont à égalité en tête, leur score est aussi le deuxième ; les scores de 0 comptent. Le joueur actif achève son tour et peut encore rembourser des prêts ; les autres ne le peuvent plus, et la manche n’est pas menée à son terme. La piste de PV n’a pas de limite vers le haut.
    .example = Les scores sont de 16, 11 et 9 PV, et le marqueur du Roi descend de 13 à 10. Il passe au-dessous du deuxième score, 11 : la partie se termine.
FK-E-2 = Vous perdez 6 PV par prêt non remboursé, c’est-à-dire par Médaille Royale face cachée devant vous. Votre score peut tomber au-dessous de 0.
FK-E-3 =
    Celui qui contrôle le plus reçoit 9 PV. Comptez 1 pour chaque province où vous avez la majorité, plus 1 pour chaque usine qui s’y trouve, active ou non.
    .example = Bleu a la majorité à Liège, où il y a deux usines, et à Anvers, où il n’y en a pas : cela compte pour 3 + 1 = 4.
FK-E-4 = Celui qui a le plus de Médailles Royales reçoit 9 PV ; elles comptent face visible comme face cachée. Le plus grand nombre de membres au Congrès National rapporte 3 PV, la plus grosse somme en francs également 3 PV.
FK-E-5 =
    Si plusieurs joueurs sont à égalité pour l’une de ces primes de fin de partie, ils se partagent ses PV à parts égales, arrondies à l’entier inférieur. { -ruling } une prime pour laquelle tous sont à égalité avec rien (0) n’est pas versée.
    .example = Deux joueurs ont le plus de médailles, deux chacun : tous deux reçoivent 4 des 9 PV. Personne n’a de membre au Congrès : ses 3 PV ne vont à personne.
FK-E-6 = Celui qui a le plus de PV gagne. En cas d’égalité, celui des ex æquo qui a le plus de Médailles Royales l’emporte ; le joueur virtuel d’une partie à deux n’en a aucune. Si l’égalité subsiste, ils se partagent la victoire.
FK-E-7 = { -ruling } comme rien n’oblige à bâtir des usines ni à faire voyager le Roi, une partie pourrait durer sans fin ; au bout de 100 manches, elle s’arrête donc, on compte les points, et le journal de la partie le signale.

## Two players: the virtual player (FK-V)

FK-V-title = À deux : le joueur virtuel
FK-V-1 = À deux joueurs, une troisième couleur, inutilisée, entre en jeu : le joueur virtuel. { -ruling } il a 15 citoyens dans sa réserve et un autre comme marqueur sur la piste de PV ; il ne joue aucun tour, n’a ni argent ni médailles et ne siège jamais au Congrès National.
FK-V-2 =
    Chaque fois qu’un joueur gagne des PV en cours de partie, son adversaire doit placer ou déplacer des citoyens du joueur virtuel, autant de fois qu’il y a de PV gagnés, moins une ; pour 1 PV, il n’y a donc rien à faire. Chaque fois, on pose un de ces citoyens dans n’importe quelle province ou l’on en déplace un vers une province adjacente. Vous pouvez combiner les deux à votre guise et déplacer plusieurs fois le même citoyen. Quand la réserve du joueur virtuel est vide, vous ne pouvez plus que déplacer.
    .example = Bleu gagne 3 PV ; Noir joue donc deux fois pour le joueur virtuel, qui est vert : il place deux citoyens, ou en déplace deux, ou en déplace un deux fois, ou en place un et en déplace un.
FK-V-3 = Le joueur virtuel peut avoir la majorité comme les autres, et il prend les PV quand on marque les points d’une province où il l’a. Les poses et déplacements dus pour des PV gagnés reviennent à l’adversaire de celui qui les a gagnés, peu importe qui a déplacé le Roi : si vous déplacez le Roi et que votre adversaire marque, c’est à vous de les jouer. { -ruling } le joueur virtuel marque tout de suite, comme les autres, et son score compte quand on vérifie si la partie se termine ; ni ses propres PV ni ceux du décompte final n’entraînent de poses ou de déplacements. Avec l’option « Tiers muet », il ne marque qu’à la fin : quand on marque les points d’une province où il a la majorité, il ne prend rien, mais les usines actives y deviennent quand même inactives.
FK-V-4 = À la fin, le joueur virtuel concourt pour la prime de celui qui contrôle le plus ; sa part de ces 9 PV est d’abord arrondie à l’entier inférieur, puis doublée : 18 PV s’il est seul en tête, 8 PV s’il partage avec un autre. Il gagne aussi 1 PV pour chaque province où il a la majorité. { -ruling } chacune de ces provinces qui est industrialisée lui rapporte 3 PV de plus, soit 4 PV en tout.
FK-V-5 = { -ruling } les poses et déplacements dus pour le joueur virtuel sont toujours joués avant que la partie se termine, quelle que soit la cause de sa fin ; et si le joueur virtuel a alors le plus de PV, il gagne et les deux joueurs perdent, ce que montre le classement.

## Variants (FK-O)

FK-O-title = Variantes et options
FK-O-1 = Votre table peut convenir des options suivantes. « Partie prolongée » : le marqueur du Roi commence sur la case 40. « La Reine à trois » : à trois joueurs, la Reine remplace « Changer l’ordre de tour », et l’ordre ne change jamais. « Reine à l’allemande » : elle ne vous ouvre que les actions occupées par le pion d’un autre joueur. « Banque » : seulement 37 ou 41 francs dans toute la partie. « Tiers muet » : le joueur virtuel ne marque qu’à la fin. « Aspect des usines » : simple affaire de dessin ; les usines sont couchées tant qu’elles n’ont pas servi et debout ensuite. Vous pouvez aussi jouer avec votre propre fichier de plateau, avec d’autres frontières et jusqu’à 12 provinces.
FK-O-2 = « Partie prolongée », « La Reine à trois » et « Aspect des usines » sont des variantes du livret de règles anglais. Les autres options sont les nôtres, pour ce que les livrets laissent ouvert.
