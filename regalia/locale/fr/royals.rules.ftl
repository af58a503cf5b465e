### Royals: the rules, one message a rule, keyed by rule id.
### A text is shown when a move is refused and in the in-app rulebook; `.example` is a paragraph of its own.
### A line break in a text is a new paragraph. { -ruling } stands before what the rulebook leaves open.

-ruling = Notre règle :

## Components (RO-C)

RO-C-title = Matériel
RO-C-1 = Il y a 99 cartes Pays : 31 pour la France, 26 pour les États allemands, 22 pour la Grande-Bretagne et 20 pour l’Espagne. Chacune des 24 cartes Intrigue montre deux des quatre pays ; il y a six paires possibles, chacune sur quatre cartes.
RO-C-2 =
    Le plateau montre 16 villes. La France a Paris, Nantes, Bordeaux, Reims et Avignon ; les États allemands ont Munich, Berlin, Cologne et Vienne ; la Grande-Bretagne a Londres, Dublin et Édimbourg ; l’Espagne a Madrid, Séville, Valence et Barcelone. Chaque ville a une ou deux positions. Une position porte un titre, et ce titre dit combien de cartes Pays elle coûte, autant dans toutes les villes ; la position elle-même dit combien de points d’influence elle rapporte.

    Soyons honnêtes : le nombre de villes, de cartes et de marqueurs, le coût des titres et le bonus de maison sont ceux du matériel imprimé. La plupart des autres chiffres, bien des noms de villes et la plupart de leurs positions sont reconstitués par nos soins ; le plateau imprimé peut être différent. Votre propre fichier de plateau permet de jouer avec les valeurs imprimées (RO-D-1).
RO-C-3 = Il y a sept titres. Du rang le plus bas au plus élevé, ce sont Maréchal, Baron, Comtesse, Duc, Cardinal, Princesse et Roi ; dans cet ordre, ils coûtent 1, 2, 3, 4, 5, 6 et 8 cartes Pays.
RO-C-4 = Tous les points viennent des marqueurs : 16 marqueurs de bonus de ville, un par ville ; huit marqueurs de bonus de pays, deux par pays ; trois marqueurs de bonus de maison, de 16, 12 et 8 points ; 24 marqueurs d’époque, deux par pays pour chacune des époques 1648, 1680 et 1714 ; et sept marqueurs de titre, un par titre, qui se partagent en deux moitiés.
RO-C-5 = Les joueurs marquent par des cubes ce qu’ils occupent : il y en a 46 noirs, 46 blancs, et 36 de chacune des couleurs gris, violet et orange.

## Set-up (RO-S)

RO-S-title = Mise en place
RO-S-1 = Chacun choisit une couleur et prend tous les cubes de cette couleur comme réserve. À deux joueurs, ce sont le noir et le blanc ; de trois à cinq, chacune des cinq couleurs est permise.
RO-S-2 = Avant le premier tour, on retire de la partie des cartes Pays, sauf à cinq joueurs. À deux joueurs, ce sont 11 cartes de la France, 9 des États allemands, 8 de la Grande-Bretagne et 6 de l’Espagne ; à trois joueurs 9, 8, 7 et 6 ; à quatre 6, 5, 5 et 4.
RO-S-3 = Les autres cartes Pays sont mélangées et forment une pioche face cachée ; les trois premières sont posées face visible à côté et forment l’étalage. Les cartes Intrigue sont mélangées et forment leur propre pioche face cachée.
RO-S-4 = À deux joueurs, seul le marqueur de bonus de maison de 8 points est en jeu ; ceux de 16 et de 12 restent dans la boîte.
RO-S-5 = C’est le plus jeune qui devrait commencer. { -ruling } comme personne ici ne connaît vos âges, le premier joueur est tiré au sort, ou désigné par l’hôte de la table.

## Turns (RO-T)

RO-T-title = Tours : piocher, jouer, finir
RO-T-1 = À votre tout premier tour, vous prenez un nombre fixe de cartes Pays et aucune carte Intrigue. Ce nombre dépend de votre place : à deux joueurs, le premier en prend 2 et le second 3 ; à trois joueurs, c’est 1, 2, 3 ; à quatre 1, 1, 2, 3 ; à cinq 1, 1, 2, 2, 3. Vous prenez chaque carte face cachée dans la pioche ou face visible à l’étalage, dans l’ordre que vous voulez.
RO-T-2 = À chacun des tours suivants, vous prenez soit trois cartes Pays, soit une carte Pays et une carte Intrigue, dans l’ordre que vous voulez. C’est obligatoire, même la main pleine. Une carte Pays se prend face cachée dans la pioche ou face visible à l’étalage ; une carte Intrigue vient toujours de sa pioche. { -ruling } vous dites d’abord laquelle des deux possibilités vous choisissez ; puis les cartes viennent une à une, et vous voyez chacune avant de choisir la suivante.
RO-T-3 = L’étalage n’est pas complété pendant un tour. Ce que vous y prenez laisse un vide jusqu’à la fin de votre tour.
RO-T-4 = Quand la pioche des cartes Intrigue est épuisée, on mélange les cartes Intrigue défaussées, qui forment la nouvelle pioche. { -ruling } cela se fait aussitôt, quand la dernière carte est prise ; si aucune n’est défaussée à ce moment, cela se fait quand il faut prendre la carte Intrigue suivante. S’il n’y a ni pioche ni carte défaussée, prendre une carte Pays et une carte Intrigue n’est pas possible ; avec les cartes imprimées, cela n’arrive jamais.
RO-T-5 = { -ruling } si la pioche des cartes Pays s’épuise au milieu de votre tour, vous prenez à l’étalage, et l’on ne mélange encore rien. L’étalage a trois cartes au début de chaque tour : vous pouvez donc toujours prendre toutes celles que vous devez prendre.
RO-T-6 = Après avoir pioché, vous pouvez jouer des cartes, autant de fois et dans l’ordre que vous voulez : pour occuper des positions libres (RO-P-1) et pour prendre des positions occupées (RO-P-5). Rien ne vous oblige à jouer. C’est toujours vous qui dites que vous avez fini, même si vous ne pouvez rien jouer ; un tour qui finirait de lui-même renseignerait les autres sur votre main.
RO-T-7 = À la fin de votre tour, vous pouvez garder au plus 12 cartes Pays et 4 cartes Intrigue ; pendant le tour, vous pouvez en avoir davantage. Vous défaussez exactement les cartes en trop, d’abord les cartes Pays, et vous choisissez lesquelles. L’étalage n’est complété qu’ensuite. { -ruling } les cartes payées ou défaussées sont posées face visible, dans l’ordre où vous les choisissez, et chacun peut consulter les deux défausses.
RO-T-8 = Après votre tour, l’étalage est complété à trois cartes, et c’est au joueur suivant, dans le sens des aiguilles d’une montre. { -ruling } si la pioche est alors épuisée exactement, l’époque continue ; elle finit quand les cartes manquent pour compléter l’étalage la fois suivante (RO-E-1).

## Occupying positions (RO-P)

RO-P-title = Occuper des positions
RO-P-1 =
    Pour occuper une position libre, vous payez autant de cartes de son pays que coûte son titre ; elles vont à la défausse. Pour chaque carte de ce pays que vous ne payez pas, vous pouvez payer trois autres cartes Pays comme joker (RO-P-2). Rien ne bouge sur le plateau avant que la dernière carte soit payée. Alors, l’un de vos cubes va sur la position, et un autre sur le marqueur de son titre.
    .example = Le Duc de Berlin coûte quatre cartes des États allemands. Vous les payez, puis vous posez un cube sur le Duc à Berlin et un sur le marqueur du Duc.
RO-P-2 =
    Trois cartes Pays quelconques valent une carte du pays de votre choix, autant de fois que vous voulez dans un même paiement. Vous n’y avez droit que si vous avez en main moins de cartes de ce pays que n’en coûte la position. { -ruling } c’est la main d’avant le paiement qui compte. Si elle permet les jokers, vous choisissez librement les cartes : celles de ce pays peuvent être gardées, ou faire partie des trois. Avec l’option « Jokers libres », les jokers sont toujours permis.
    .example = Le Duc de Berlin coûte quatre cartes. Vous en avez trois des États allemands, deux de la France, une de la Grande-Bretagne et une de l’Espagne. Vous payez les trois cartes allemandes et trois des autres, n’importe lesquelles. Vous pourriez aussi n’en payer que deux allemandes et six autres à la place des deux qui manquent, si vous en aviez assez.
RO-P-3 = Pour occuper une position, il vous faut deux cubes : un pour la position et un pour le marqueur de titre. { -ruling } les cubes ne sont que des repères et ne manquent jamais. Avec l’option « Cubes limités », chacun a une réserve fixe : 46 cubes à deux joueurs et, de trois à cinq joueurs, 36 dans toutes les couleurs, afin que chacun en ait autant. Alors, un de vos cubes posé sur la case d’une ville revient de lui-même dans votre réserve, après l’action, si vous en avez un autre sur cette case ou si vous occupez une position dans cette ville. S’il vous reste moins de deux cubes, vous ne pouvez ni occuper ni prendre de position.
RO-P-4 = Une position porte un cube au plus.
RO-P-5 = Une position occupée par un autre joueur peut être prise : jouez une carte Intrigue qui montre son pays – deux si c’est un Roi –, puis payez le coût du titre comme en RO-P-1. Vous n’y avez droit que si vous pouvez payer l’un et l’autre. Vous ne pouvez pas prendre une position qui est déjà la vôtre.
RO-P-6 =
    Deux cartes Intrigue quelconques en valent une de votre choix. Pour chaque carte qui devrait montrer le pays, vous pouvez donc en jouer deux autres. { -ruling } seulement si vous avez en main moins de cartes Intrigue du pays qu’il n’en faut, en comptant la main d’avant le paiement, comme en RO-P-2 ; avec l’option « Jokers libres », c’est toujours permis. Les cartes Intrigue ont leur propre défausse.
    .example = Vous voulez prendre le Roi de Madrid ; il vous faut deux cartes Intrigue qui montrent l’Espagne. Si vous n’en avez qu’une, vous en ajoutez deux autres, n’importe lesquelles ; si vous n’en avez aucune, vous en jouez quatre quelconques.
RO-P-7 = Une prise se fait tout entière ou pas du tout. Le cube du perdant passe sur la case de la ville, qui peut porter autant de cubes de toutes couleurs que l’on veut. Il n’y rapporte plus d’influence, mais il compte encore pour le bonus de pays (RO-B-2). Le cube du perdant sur le marqueur de titre reste en place.

## Bonuses (RO-B)

RO-B-title = Bonus
RO-B-1 = Bonus de ville : si vous êtes le premier à occuper une position d’une ville, quelle qu’elle soit, vous prenez aussitôt le marqueur de bonus de cette ville. Chaque ville ne le donne qu’une fois.
RO-B-2 = Bonus de pays : dès que vous avez un cube dans chaque ville d’un pays, vous prenez le plus élevé des deux marqueurs de bonus de ce pays, ou celui qui reste. Les cubes des positions et ceux des cases de ville comptent pareillement. On le vérifie après chacune de vos propres actions. Vous recevez au plus un marqueur par pays ; si les deux sont partis, vous n’avez rien.
RO-B-3 = Bonus de maison : dès que vous avez un cube sur chacun des sept marqueurs de titre, vous prenez le marqueur de bonus de maison le plus élevé qui reste. Vous en recevez un au plus ; s’il n’en reste aucun, vous n’avez rien.
RO-B-4 =
    Vous prenez tous les bonus que vous vaut une même action. Les marqueurs sont pris à la vue de tous, puis posés face cachée ; leur forme montre toutefois de quel genre ils sont. Le journal de la partie garde qui a pris quoi ; seuls les totaux ne figurent pas sur la page. Avec l’option « Scores visibles », les totaux y sont aussi.

    Les mains sont cachées. Chacun voit combien de cartes Pays et combien de cartes Intrigue chaque joueur a en main, combien de cartes il reste dans les deux pioches, et les deux défausses. Une carte prise à l’étalage est connue de tous tant qu’elle n’est pas jouée ou défaussée ; parmi des cartes pareilles, celle que l’on connaît est censée partir la première. La page en tient le compte, afin que personne ne joue mieux pour avoir dressé une liste.

## Epochs (RO-E)

RO-E-title = Les époques et leur décompte
RO-E-1 = Une époque finit quand, à la fin d’un tour, la pioche ne suffit plus pour compléter l’étalage à trois cartes. Ce qui reste va à l’étalage ; les cartes Pays défaussées sont mélangées et forment une nouvelle pioche, qui sert à le compléter. Puis, avant le tour suivant, on fait le décompte de l’époque (RO-E-2).
RO-E-2 = Après la première et la deuxième époque, la manche n’est pas d’abord menée à son terme. Dans chaque pays, le joueur qui a le plus de points d’influence prend le plus élevé des deux marqueurs de l’époque, et celui qui vient en deuxième prend l’autre. Seuls les cubes des positions rapportent de l’influence.
RO-E-3 =
    En cas d’égalité dans un pays, celui qui y occupe le titre de plus haut rang passe devant. Si leurs plus hauts titres sont les mêmes, c’est celui qui occupe ce titre dans la ville au plus fort bonus de ville, tel qu’il figure sur le plateau. La deuxième place se décide de la même façon. { -ruling } si cela ne suffit pas, ce qui n’arrive que sur d’autres plateaux, on compare le titre suivant et sa ville, et ainsi de suite ; celui qui n’a plus d’autre position perd ; en dernier lieu, l’ordre de tour à partir du premier joueur décide.
    .example = En Espagne, Gris occupe le Cardinal à Séville et le Maréchal à Barcelone, Violet le Duc à Valence et la Comtesse à Barcelone : trois points d’influence chacun. Le Cardinal l’emporte sur le Duc ; Gris prend donc le marqueur le plus élevé, et Violet l’autre.
RO-E-4 = Celui qui n’a pas d’influence dans un pays n’y prend pas de marqueur. Un marqueur que personne ne prend quitte la partie. Les cubes des cases de ville ne rapportent pas d’influence et ne départagent personne.
RO-E-5 = Quand la troisième époque est finie, on termine la manche, de sorte que tous aient joué autant de tours ; puis vient le troisième décompte. Si c’est le tour du dernier joueur qui a mis fin à l’époque, il vient aussitôt. { -ruling } pour ces derniers tours, la pioche est renouvelée comme en RO-E-1. Si elle s’épuisait encore, elle serait renouvelée une fois de plus, sans décompte ; avec les cartes imprimées, cela n’arrive jamais.

## End (RO-F)

RO-F-title = Fin de la partie
RO-F-1 =
    Après le décompte de la troisième époque, on fait celui des titres, du plus bas au plus élevé. Celui qui a le plus de cubes sur un marqueur de titre le prend tout entier. Si exactement deux joueurs sont à égalité en tête, chacun en prend la moitié. S’ils sont trois ou plus, personne ne le prend, et il quitte la partie. { -ruling } il en va de même d’un marqueur qui ne porte aucun cube.
    .example = Sur le marqueur du Duc, Noir et Blanc ont trois cubes chacun, Orange en a deux. Noir et Blanc en prennent chacun la moitié, et chaque moitié vaut la moitié des points.
RO-F-2 = Celui qui a le plus de points, tous marqueurs réunis, gagne. En cas d’égalité, celui des ex æquo qui a le marqueur le plus élevé l’emporte ; une moitié de marqueur de titre compte pour la valeur de cette moitié. Si l’égalité subsiste, ils se partagent la victoire.

## Options (RO-O)

RO-O-title = Options
RO-O-1 = Votre table peut convenir des options suivantes. « Cubes limités » : les cubes sont réellement comptés (RO-P-3). « Jokers libres » : les jokers sont permis même si vous avez les cartes voulues (RO-P-2, RO-P-6). « Scores visibles » : les points de tous sont affichés (RO-B-4). « Sans aide-mémoire » : la page ne montre pas quelles cartes les autres ont prises à l’étalage. Vous pouvez aussi jouer avec votre propre fichier de plateau (RO-D-1).

## A board file of your own (RO-D)

RO-D-title = Votre propre fichier de plateau
RO-D-1 = Votre propre fichier de plateau est accepté si l’on peut y jouer. Les points de chaque titre doivent être un nombre pair, pour que le marqueur se partage en deux. Une fois retirées les cartes de RO-S-2 et 12 cartes mises en main à chaque joueur, il doit rester au moins trois cartes pour l’étalage et trois de plus par joueur. Chaque pays doit avoir au moins une carte et une ville, ainsi que ses marqueurs. Une ville peut donner, avec la clé « influence », les points d’influence de chaque position ; sinon, une position rapporte ce que rapporte son titre. Avec la clé « out-with-2 », le fichier nomme les marqueurs de bonus de maison qui restent dans la boîte à deux joueurs.
