### Fief: the rules, one message a rule, keyed by rule id.
### A text is shown when a move is refused and in the in-app rulebook; `.example` is a paragraph of its own.
### A line break in a text is a new paragraph. { -ruling } stands before what the rulebook leaves open.

-ruling = Notre règle :

## Components (FI-C)

FI-C-title = Matériel
FI-C-1 =
    Le plateau montre 24 villages reliés par des routes. Ils se répartissent en six régions – deux duchés de 5 villages, deux comtés de 4 et deux baronnies de 3 – et aussi en quatre évêchés, dont les limites sont différentes.

    Soyons honnêtes : le plateau manque au livret de règles que nous avons. Les villages et les routes suivent une édition plus récente ; la composition des régions et des évêchés est reconstituée par nos soins.
FI-C-2 =
    Vous avez 20 pions de soldats : douze de 1 unité, cinq de 3 et trois de 6, soit 45 unités. C’est une vraie limite. { -ruling } le jeu fait lui-même la monnaie dans votre réserve, mais toutes vos piles – une par village, une par porte – doivent pouvoir être montrées en même temps avec ces pions. Ce qui ne peut se faire avec vos 6 et vos 3 demande des 1, et vous en avez douze. Un achat ou un partage pour lequel vos pions ne suffisent pas est refusé ; une perte pour laquelle ils ne suffisent pas devient la perte supérieure la plus proche pour laquelle ils suffisent.
    .example = Sept piles de deux soldats demanderaient quatorze pions de 1. Vous ne pouvez pas les avoir, bien que cela ne fasse que 14 unités.
FI-C-3 = Il y a 16 seigneurs, 12 hommes et 4 femmes, chacun avec un nom et son initiale. La garde du roi compte 20 unités, celle de la reine 10, et il y a 18 unités de rebelles ; pour ces trois-là, on compte les unités, quels que soient les pions.
FI-C-4 = Il y a 12 châteaux, six villes, 12 moulins et 12 pressoirs pour tous les joueurs ensemble. Quand il n’en reste plus d’une sorte, on ne peut plus en bâtir.
FI-C-5 =
    Il y a 57 cartes bleues : 16 seigneurs, quatre évêques (un par évêché), quatre dîmes, cinq tailles, six bonnes récoltes, six beaux temps, trois mauvais temps, deux famines, deux pestes, quatre révoltes, un assassinat, une justice, deux évasions et une Femme d’Arc. Les 13 cartes rouges sont deux ducs, deux comtes, deux barons, trois cardinaux, le roi, la reine, le dauphin et le premier joueur.

    Soyons honnêtes : le livret donne les totaux et les sortes ; combien il y a de cartes bleues de chaque sorte, il a fallu le déduire.
FI-C-6 = L’argent se compte en thalers, par billets de 100, 500 et 1000. { -ruling } la banque n’est jamais à sec, et l’on rend toujours la monnaie.

## Set-up (FI-S)

FI-S-title = Mise en place
FI-S-1 = Chacun lance un dé ; les ex æquo relancent entre eux. Du plus haut résultat au plus bas, chacun choisit ensuite un village libre et un blason. Celui qui a fait le plus haut résultat est premier joueur de la première manche ; les places autour de la table ne changent pas.
FI-S-2 = Dans votre village, vous commencez avec 8 soldats (un pion de 3 et cinq de 1), un seigneur et un château, et vous recevez 300 thalers. { -ruling } on mélange les 16 cartes Seigneur et l’on en donne une, face visible, à chacun ; votre premier seigneur peut être une femme. Les cartes Seigneur qui restent vont dans la pioche bleue.
FI-S-3 = La pioche bleue est mélangée, et chacun reçoit trois cartes.
FI-S-4 = Votre table choisit la partie. Dans la partie simple, on gagne par la couronne et les fiefs (FI-Z-1) ; dans la partie aux points, on joue 10, 15, 20 ou 25 manches et l’on compte (FI-Z-3). À trois joueurs, nous proposons les points en 10 manches ; à plus de trois, la partie simple.

## Round (FI-R)

FI-R-title = La manche
FI-R-1 = Une manche a six phases : cartes, revenus, achats, mouvements, combats, négociations. Tous les joueurs achèvent une phase, dans l’ordre de tour, avant que la suivante commence.
FI-R-2 = L’ordre de tour suit le sens des aiguilles d’une montre à partir du premier joueur. À chaque manche, la carte « Premier joueur » passe d’une place vers la gauche, sans s’arrêter chez les joueurs éliminés.
FI-R-3 = Au début de chaque manche, sauf la première, chaque joueur à son tour pioche jusqu’à avoir trois cartes en main. Quand la pioche est épuisée, les cartes jouées et rendues sont mélangées et forment la nouvelle. S’il n’y en a plus du tout, il faut s’en passer.
FI-R-4 = { -ruling } à la fin d’une manche, tout se fait dans cet ordre : les rebelles rentrent chez eux (FI-F-20), une régence avance d’une manche (FI-Q-2), des joueurs sont éliminés (FI-Z-2), on regarde si quelqu’un a gagné (FI-Z-1, FI-Z-4), on compte les points (FI-Z-3), et l’on regarde si c’était la dernière manche (FI-Z-3, FI-Z-5).
FI-R-5 = { -ruling } si l’on vous demande quelque chose alors que ce n’est pas votre tour – une parade, une permission, une aide, une merci, un héritier, l’accord de vos clercs –, vous ne faites que répondre. Le tour de l’autre joueur reprend ensuite où il en était.
FI-R-6 = { -ruling } si vous ne répondez pas à temps, on prend pour vous la réponse la plus réservée. Vous ne jouez ni carte ni parade, vous n’achetez et ne déplacez rien ; vous refusez permission, aide et merci, vous restez à l’écart, ne demandez pas merci et ne visez personne ; vous vous abstenez, ne couronnez personne et vous êtes prêt. Un groupe à vous qui se tient à une porte s’en retourne. Là où il faut choisir des seigneurs, des pertes, des capitales ou des héritiers, c’est l’ordre du plateau qui décide.

## Who stands where (FI-O)

FI-O-title = Qui se trouve où
FI-O-1 = { -ruling } un parti, ce sont toutes les pièces d’un joueur dans un village ; les partis qui s’y trouvent sont rangés dans l’ordre de leur arrivée. Les captifs n’appartiennent à aucun parti, et les rebelles n’en forment pas. Une porte (FI-M-7) est un lieu à part : qui s’y tient n’est pas dans le village.
FI-O-2 = { -ruling } hors des fiefs, le premier parti d’un village en est l’occupant. Quand la dernière pièce de l’occupant s’en va ou meurt, le parti suivant l’occupe à son tour, paisiblement et avec tous ses bâtiments ; s’il n’y en a pas d’autre, le village n’est à personne. Celui qui gagne le village au combat (FI-F-8) passe en tête.
FI-O-3 = { -ruling } un village d’un fief est au propriétaire de ce fief, c’est-à-dire au joueur qui en a le titre, qui que ce soit qui s’y trouve (FI-L-3). Il en est le propriétaire aussi tant que le titre attend un seigneur.
FI-O-4 = { -ruling } pour entrer dans un village, on demande la permission au maître des lieux. C’est le propriétaire ou l’occupant s’il y a une de ses pièces, sinon le premier parti ; le propriétaire d’un fief doit donc lui-même la demander à des étrangers qui campent dans son village. S’il n’y a pas de parti, il n’y a pas de maître des lieux, et il n’y a rien à demander. On ne demande pas aux autres hôtes de passage.
FI-O-5 = { -ruling } un village est à vous si vous l’occupez ou s’il est dans un de vos fiefs. Vous le contrôlez s’il est à vous et qu’en outre une de vos pièces s’y trouve, ou bien qu’il n’y a ni pièces d’autrui ni rebelles.
FI-O-6 = { -ruling } dans un village avec château ou ville, on est à l’abri des murs, maître des lieux et hôtes de passage pareillement. À une porte, on est à découvert ; les rebelles le sont toujours.

## Cards (FI-K)

FI-K-title = Cartes
FI-K-1 = À votre tour de phase 1, vous pouvez jouer autant de cartes que vous voulez, l’une après l’autre, et rendre face cachée celles dont vous ne voulez pas. { -ruling } seules les parades peuvent se jouer à un autre moment (FI-K-3). Une carte à effet durable vaut jusqu’à la fin de la manche.
FI-K-2 =
    Famine, mauvais temps, peste, révolte et assassinat sont des attaques. Trois d’entre elles ont une parade : la bonne récolte contre la famine, le beau temps contre le mauvais temps, la justice contre l’assassinat. Il n’y a pas de parade à la peste, à la révolte, à la dîme ni à la taille.

    Soyons honnêtes : les effets des cartes étaient pour la plupart sur une fiche de référence que nous n’avons pas. Ils sont reconstitués par nos soins, en partie d’après des éditions plus récentes.
FI-K-3 = Vous ne pouvez jouer une parade contre une attaque, pour vous ou pour un allié, que si vous n’avez pas encore eu votre tour de cartes dans cette manche ; la justice peut être jouée par n’importe qui. { -ruling } une parade se joue aussitôt, au moment de l’attaque, et votre allié est qui vous voulez. On interroge tous ceux qui peuvent en jouer une, dans l’ordre de tour à partir de l’attaquant, qu’ils aient la carte ou non ; ainsi, la question ne trahit rien. L’attaquant n’est pas interrogé, et la première parade met fin aux questions. Avec l’option « Parades strictes », on ne vous interroge que si un village à vous, un de vos partis ou un de vos seigneurs captif se trouve dans l’évêché – pour un assassinat, si le seigneur est à vous –, ou si votre famille est unie par un mariage à celle d’un tel joueur.
FI-K-4 = Si vous avez encore une bonne récolte ou un beau temps quand vient votre tour de cartes, vous pouvez la jouer alors contre une famine ou un mauvais temps déjà posé dans cette manche.
FI-K-5 = Seigneur : vous placez le nouveau seigneur dans un château ou une ville que vous contrôlez. Si vous n’en contrôlez pas, dans n’importe quel village que vous contrôlez ; à défaut, auprès de vos soldats dans un village. Si vous n’avez rien de tout cela, vous ne pouvez pas jouer la carte ; vous ne le pouvez pas non plus si vous avez déjà quatre seigneurs, captifs compris.
FI-K-6 = Évêque : vous faites d’un homme libre et non marié de votre famille l’évêque de l’évêché indiqué sur la carte. Il ne doit être encore ni évêque, ni roi, ni dauphin ; un veuf peut le devenir, un homme titré aussi. Il l’est pour la vie.
FI-K-7 = Dîme : vous nommez un de vos évêques libres. Pendant cette manche, tous les revenus des moulins et pressoirs de son évêché lui reviennent, et non à ceux qui devaient les toucher. Une carte vaut pour un évêché, et chaque évêché ne paie la dîme qu’une fois par manche.
FI-K-8 =
    Taille : vous nommez un de vos fiefs dont le titre est porté par un seigneur libre et dont la capitale abrite des soldats à vous. Il paie 200 thalers pour chacun de ses villages qu’aucun ennemi n’occupe. Une carte vaut pour un fief. { -ruling } un village compte comme occupé s’il s’y trouve des pièces d’un autre joueur ou des rebelles et aucune unité à vous. Un fief ne paie la taille qu’une fois par manche.
    .example = Votre comté a quatre villages. Rouge campe dans l’un d’eux, où vous n’avez pas de soldats. La taille vous rapporte 600 thalers.
FI-K-9 = La bonne récolte et le beau temps se posent sur un évêché. Une bonne récolte y annule une famine ; s’il n’y en a pas, chaque moulin y paie 100 thalers de plus pendant cette manche. Le beau temps y annule le mauvais temps ; s’il n’y en a pas, chaque pressoir y paie 100 thalers de plus pendant cette manche.
FI-K-10 = La famine se pose sur un évêché : ses moulins et pressoirs ne paient rien pendant cette manche. Les châteaux et les villes paient comme d’habitude.
FI-K-11 = Le mauvais temps se pose sur un évêché. Pendant cette manche, aucun pas ne peut commencer ni finir dans ses villages, portes comprises ; on n’y livre aucun combat, et personne ne peut y être déclaré prisonnier. Les rebelles n’y font rien.
FI-K-12 =
    La peste frappe aussitôt un évêché. Dans chacun de ses villages, les soldats de chaque joueur sont réduits de moitié, et chaque garde royale aussi ; la perte est arrondie à l’entier inférieur, si bien qu’une unité seule survit. Pour chaque seigneur qui s’y trouve, captifs compris, on lance un dé : sur 1, 2 ou 3, il meurt ; avec l’option « Peste bénigne », seulement sur 1 ou 2. { -ruling } on lance d’abord tous les dés, famille par famille dans l’ordre de tour, puis tous les décès sont réglés ensemble (FI-H-6). Les rebelles sont épargnés.
    .example = Sept soldats se trouvent dans un village de l’évêché. Trois meurent, quatre survivent.
FI-K-13 = Révolte : vous la posez sur un village dont un autre joueur est propriétaire ou occupant, et qui n’est pas encore en révolte. On lance un dé, et autant d’unités de rebelles s’y soulèvent, dans la limite des 18. C’est vous qui les menez (FI-F-20).
FI-K-14 = Assassinat : vous nommez un seigneur, où qu’il soit, et il meurt – même dans un château, et même le roi. Vous ne pouvez pas nommer un captif que vous détenez vous-même.
FI-K-15 = Évasion : à votre propre tour de cartes, vous libérez un de vos seigneurs captifs ; FI-P-4 dit où il va. Cette carte n’est pas une parade.
FI-K-16 = Femme d’Arc : vous donnez cette carte à une femme de votre famille, ou d’une famille unie à la vôtre par un mariage. Dès lors, elle combat comme une unité, et tous ceux qui font tout le chemin avec elle peuvent avancer de trois villages. La carte lui reste jusqu’à sa mort.
FI-K-17 = Vous ne pouvez ni donner des cartes ni en jouer au nom d’un autre joueur, sauf entre familles unies par un mariage (FI-W-4) ; une parade, elle, aide qui vous voulez (FI-K-3). Dîme, taille et évêque demandent toujours un évêque, un fief ou un homme de celui qui joue la carte.
FI-K-18 = { -ruling } un évêché ne porte qu’une carte de chaque sorte. Une deuxième famine, un deuxième mauvais temps, une deuxième bonne récolte ou un deuxième beau temps y est refusé. La famine et la bonne récolte d’un même évêché s’annulent, quelle que soit la première venue ; le mauvais temps et le beau temps également.
FI-K-19 = { -ruling } là où règne la famine, il ne reste rien pour un supplément ni pour une dîme. La dîme prend aussi le supplément de la bonne récolte et du beau temps, mais seulement l’argent qui aurait été versé à quelqu’un (FI-I-2).
FI-K-20 = { -ruling } la dîme et la taille sont revues au moment de verser les revenus. Si l’évêque est alors mort ou captif, chacun touche ses revenus comme s’il n’y avait pas de dîme. Si aucun seigneur libre ne porte plus le titre, il n’y a pas de taille.

## Income (FI-I)

FI-I-title = Revenus
FI-I-1 = À chaque manche, un château rapporte 100 thalers, une ville 200, un pressoir 100 et un moulin 200. Le roi a une pension de 500, la reine une de 300 ; une reine qui règne a 800 en tout. La dîme et la taille s’y ajoutent si leurs cartes ont été jouées (FI-K-7, FI-K-8).
FI-I-2 =
    Un village à vous ne rapporte que si au moins un de vos soldats s’y trouve ; les gardes comptent comme soldats. Un seigneur seul occupe un village, mais n’y gagne rien, pas plus qu’un hôte de passage. Un fief rapporte tout entier si vous avez un soldat dans sa capitale, même pour les villages où campent des étrangers ; sans cela, chacun de ses villages rapporte pour son compte, comme les autres.
    .example = Vous occupez un village avec un château et un moulin, et seul un de vos seigneurs s’y trouve. Vous ne recevez rien. Avec un soldat à ses côtés, vous recevriez 300 thalers.
FI-I-3 = Les moulins et pressoirs rapportent à celui à qui est le village, peu importe qui les a bâtis. Un village laissé vide les garde pour le prochain qui y entre paisiblement.
FI-I-4 = Si le seigneur qui porte le titre d’un fief est captif, ce que ses châteaux, villes, moulins et pressoirs rapportent selon FI-I-2 est mis de côté à son nom ; FI-P-5 dit ce qu’il en advient. Sa dîme, sa taille et sa pension sont perdues.
FI-I-5 = Votre argent est caché aux autres. Avec l’option « Argent visible », tous le voient.

## Purchases (FI-B)

FI-B-title = Achats
FI-B-1 = Un soldat coûte 100 thalers l’unité. Vous placez les soldats dans une ville ou un château que vous contrôlez, ou auprès d’un de vos seigneurs libres, où qu’il soit. { -ruling } 100 thalers, c’est le prix d’une unité et non d’un pion, tout comme pour les gardes.
FI-B-2 = Un rebelle coûte 100 thalers l’unité et ne s’achète que là où une révolte est en cours. Tout joueur peut en acheter ; ils rejoignent ceux qui s’y trouvent, et leur meneur reste le même.
FI-B-3 = Un pressoir coûte 200 thalers, un moulin 300 et un château 1000. Vous le bâtissez dans un village que vous contrôlez. Un village a un château au plus, et aucun à côté d’une ville ; il a trois moulins et pressoirs au plus, les deux ensemble.
FI-B-4 = Le titre de baron coûte 600 thalers, celui de comte 800 et celui de duc 1000 ; FI-L-1 dit ce qu’il faut encore. Un cardinal coûte 500 : vous donnez la carte à un de vos évêques libres qui n’est pas encore cardinal, tant qu’il reste une des trois. Il demeure évêque.
FI-B-5 = Les gardes tombés se rachètent à 100 thalers l’unité. Ils se placent auprès de leur roi ou de leur reine, qui doit être libre. La garde du roi va jusqu’à 20 unités, celle de la reine jusqu’à 10 ; pour une couronne reçue en héritage, seulement jusqu’à ce qui restait alors de la garde.
FI-B-6 = À votre tour d’achats, vous achetez dans l’ordre que vous voulez et aussi souvent que vous pouvez payer. Rien ne se revend, et la banque ne fait pas crédit. Ce que vous achetez est annoncé à tous. Cela peut se déplacer dès la phase 4 de la même manche ; les moulins et pressoirs rapportent à partir de la manche suivante.

## Movement (FI-M)

FI-M-title = Mouvements
FI-M-1 = Les seigneurs se déplacent seuls ou avec d’autres. Les soldats ne se déplacent qu’avec un seigneur, et un seigneur peut en mener autant qu’il veut. Les gardes ne quittent jamais leur roi ou leur reine, les rebelles ont leur propre façon d’aller (FI-F-20), et les bâtiments ne bougent pas. Vous pouvez déplacer toutes vos pièces, quelques-unes ou aucune.
FI-M-2 =
    On suit les routes, de deux villages au plus par manche ; celui qui fait tout le chemin avec la Femme d’Arc peut en faire trois. En route, vous pouvez laisser des soldats et en prendre d’autres à votre gré, et vous pouvez aussi revenir en arrière. Chaque pièce a son propre compte.
    .example = Un seigneur va au village voisin, y prend quatre soldats et les ramène. Il a fait deux villages et s’arrête là ; les soldats n’en ont fait qu’un.
FI-M-3 = La force des piles des autres est cachée. Vous voyez à qui elles sont et quels seigneurs s’y trouvent. Avec l’option « Plateau visible », vous voyez aussi leurs unités.
FI-M-4 = Un village vide hors de tout fief revient au premier joueur qui y entre avec un soldat ou un seigneur. Il reste à lui tant qu’une de ses pièces s’y trouve.
FI-M-5 = Vous ne pouvez entrer dans un village dont un autre joueur est le maître qu’avec sa permission. La demande nomme le groupe : ses seigneurs, ses captifs, et s’il a des soldats, mais jamais combien. Le maître des lieux dit oui ou non. Une fois admis, vous pouvez y camper ou continuer, à votre gré.
FI-M-6 = Un hôte de passage peut camper dans un village manche après manche sans l’occuper. Pour quitter un village sans château ni ville, il n’a besoin de la permission de personne.
FI-M-7 = Si la permission est refusée, ou si vous ne voulez pas la demander, votre groupe peut rester où il est ou aller ailleurs avec les pas qui lui restent ; un refus ne coûte pas de pas. Ou bien il se place à la porte : à l’entrée du village, sur la route par laquelle il est venu, pour donner l’assaut en phase 5. Cela fait un pas, met fin à son mouvement et demande au moins une unité qui combat (FI-F-2).
FI-M-8 = Dans un château ou une ville, le maître des lieux donne sa permission deux fois : pour entrer et pour sortir. Si vous y êtes admis, vous pouvez aussi rester et attaquer en phase 5 ; les murs protègent alors les deux camps. Si la sortie vous est refusée, vous restez, ou vous combattez à l’intérieur.
FI-M-9 = À son tour de combat, le maître d’un château ou d’une ville peut déclarer prisonnier un parti d’hôtes de passage qui compte un seigneur. Ou bien celui-ci se rend – ses seigneurs sont alors captifs et ses soldats perdus, comme en FI-F-10 –, ou bien le maître des lieux l’attaque aussitôt.
FI-M-10 = Pour éviter un combat, vous pouvez laisser un village à un autre, à votre propre tour de mouvement et avec un seigneur pour mener les soldats. Personne ne peut quitter un village par une route sur laquelle le groupe d’un autre joueur se tient à sa porte. Un assaillant qui ne trouve plus de maître des lieux entre sans combat et prend tout, moulins et pressoirs compris.
FI-M-11 = Si un village d’un fief n’a pas de maître des lieux, les autres peuvent le traverser et y camper sans permission, mais il ne change pas de mains. Seule la capitale décide à qui est le fief (FI-L-4).
FI-M-12 = { -ruling } votre tour de mouvement est une suite de pas. Pour chacun, vous nommez un seigneur, ce qui l’accompagne de l’endroit où il est – d’autres seigneurs libres à vous, des unités, des captifs – et une route. Tous ceux qui partent doivent avoir encore un pas ; parmi les unités, ce sont les plus fraîches qui vont. Un troisième pas n’est possible que si la Femme d’Arc est de tous les trois. Ce que vous ne prenez pas reste sur place ; rien ne se déplace sans un pas.
FI-M-13 = { -ruling } un non vaut pour tout le tour de mouvement. Aucun seigneur ne peut plus demander au même endroit pendant ce tour, ni pour entrer ni pour sortir, s’il était lui-même dans le groupe refusé, ou si un seigneur ou un captif qui l’accompagne en était. Un oui ne vaut que pour le pas pour lequel il a été donné.
FI-M-14 = { -ruling } les groupes d’un joueur à une même porte n’en font qu’un. Personne ne quitte une porte en phase 4. Sur les routes, on ne demande de permission à personne, et l’on ne rencontre personne.
FI-M-15 = { -ruling } les captifs se déplacent comme FI-P-1 le permet. Un pas qui laisserait des captifs sans une pièce de leur geôlier est refusé.

## Battles and rebels (FI-F)

FI-F-title = Combats et révoltes
FI-F-1 = En phase 5, on livre les assauts aux portes ; un groupe posté à une porte peut aussi retourner d’où il est venu. Des joueurs qui se trouvent ensemble dans un village peuvent s’attaquer. { -ruling } les révoltés combattent d’abord, puis chaque joueur a un tour de combat, dans l’ordre de tour. Pendant le vôtre, vous réglez chacune de vos portes – assaut contre le maître des lieux, ou retour –, puis vous pouvez attaquer d’autres joueurs présents avec vous, l’un après l’autre. Dans une même manche, personne n’attaque deux fois le même joueur au même endroit. Ceux qui sont à l’intérieur n’attaquent jamais un groupe à la porte ; il vient ou s’en va de lui-même.
FI-F-2 = Soldats et gardes comptent pour autant d’unités qu’ils en valent, et chaque seigneur qui combat compte pour 1. Les hommes combattent, ainsi que les femmes titrées, les reines et la Femme d’Arc. Les autres femmes ne combattent pas ; si leur camp perd, le vainqueur les fait captives. { -ruling } vous ne pouvez retenir personne : toutes vos pièces dans le village et à ses portes prennent part au combat.
FI-F-3 =
    Un camp de 1 à 6 unités lance un dé, de 7 à 12 unités deux dés, à partir de 13 trois. Les deux camps lancent, et tous deux subissent leurs pertes au même moment.
    .example = Rouge combat avec sept soldats et un seigneur. Cela fait 8 unités : Rouge lance donc deux dés.
FI-F-4 =
    Additionnez vos dés et divisez le total par 2, en arrondissant à l’entier inférieur : c’est le nombre d’unités que perd l’autre camp. Si ceux que vous touchez sont dans un château, divisez par 3 ; dans une ville, par 4.
    .example = Rouge obtient un 6 et un 5, soit 11. Bleu perd 5 unités à découvert, 3 dans un château et 2 dans une ville.
FI-F-5 = Les soldats tombent les premiers ; les gardes en font partie, et leur joueur décide qui tombe, des uns ou des autres. Ce n’est que lorsqu’il ne reste plus de soldats que tombent les seigneurs, dans l’ordre indiqué par leur joueur. Si vos pions ne peuvent pas montrer ce qui devrait survivre, faute de petits, la perte devient la perte supérieure la plus proche pour laquelle ils suffisent (FI-C-2).
FI-F-6 =
    Avant de lancer, vous pouvez viser avec un dé un seigneur à découvert, que vous nommez. Un 6 le tue, tout autre chiffre ne fait rien, et dans les deux cas ce dé ne compte pas dans votre total. On ne peut viser personne dans un château ou une ville, ni les captifs, ni les femmes qui ne combattent pas. { -ruling } vous pouvez viser avec autant de vos dés que vous voulez, mais jamais avec deux le même seigneur ; l’attaquant nomme ses cibles en premier.
    .example = Vous lancez deux dés, dont un vise le seigneur Louis. Il donne 5 : Louis reste en vie. L’autre donne 4, et deux unités tombent à découvert.
FI-F-7 = Les passes d’armes se suivent, chaque fois avec des unités recomptées, jusqu’à ce qu’un camp n’ait plus aucune unité combattante, ou se rende (FI-F-10). Si les deux camps ont disparu, le village est vide. { -ruling } après dix passes d’affilée sans aucune perte, le combat prend fin : un groupe venu d’une porte s’en retourne, tous les autres restent. Les femmes qui ne combattent pas et survivent aux deux camps restent où elles sont, même si elles sont seules avec des captifs ; d’une porte, elles s’en retournent.
FI-F-8 = Le vainqueur occupe le village. S’il ne l’avait pas auparavant, les moulins et les pressoirs y sont détruits ; un château ou une ville demeure. { -ruling } cela ne vaut que si le maître des lieux a été battu ; un combat entre hôtes de passage ne change rien d’autre. Un village d’un fief reste à son propriétaire, mais ses moulins et pressoirs n’en sont pas moins perdus.
FI-F-9 = Quand un seigneur est tombé, sa carte est défaussée, et avec elle une carte Évêque ou la carte Femme d’Arc ; un seigneur pioché de nouveau plus tard est une autre personne. Les cartes de cardinal, de roi, de reine et de dauphin retournent à la réserve, mais la succession se règle d’abord (FI-Q). Ce que deviennent les titres se lit dans FI-H.
FI-F-10 = Avant chaque passe d’armes, vous pouvez demander merci pour tous vos seigneurs engagés dans le combat ; l’attaquant est interrogé le premier, et dans un camp de plusieurs joueurs on suit l’ordre de FI-F-12. Si la merci est accordée, ces seigneurs sont captifs, et vos soldats et gardes présents sont perdus. Si elle est refusée, le combat continue, et vous pouvez la redemander avant la passe suivante. Vous pouvez y joindre une promesse d’argent. { -ruling } une somme nommée à ce moment est payée dès que la merci est accordée. Sans seigneur sur place, vous ne pouvez rien demander.
FI-F-11 =
    Quand un joueur en attaque un autre, tous les autres présents, dans le village ou à ses portes, disent dans l’ordre de tour, à partir du premier joueur, avec qui ils se rangent – l’attaquant ou l’attaqué doit y consentir – ou qu’ils restent à l’écart ; chaque choix est réglé avant que l’on interroge le suivant. Un camp additionne ses unités, mais ne lance jamais plus de trois dés. Son membre le plus fort (FI-F-12) lance les dés, vise, répond aux demandes de merci et prend les captifs. Les pertes frappent d’abord le membre le plus fort, mais aucun seigneur tant que le camp a des soldats. Le village va à son occupant s’il est parmi les vainqueurs, sinon au plus fort d’entre eux.

    Soyons honnêtes : cette règle figurait sur une fiche de référence que nous n’avons pas ; nous l’avons reconstituée.
    .example = Rouge attaque Bleu. Vert reste à l’écart, Noir se range avec Bleu, et Bleu y consent. Avec 6 et 4 unités, Bleu et Noir en comptent 10 ensemble et lancent deux dés ; Bleu est le plus fort : c’est lui qui lance, et ce sont ses soldats qui tombent les premiers.
FI-F-12 = { -ruling } le membre le plus fort d’un camp est celui qui compte le plus d’unités (FI-F-2) au début du combat ; en cas d’égalité, c’est l’attaquant ou l’attaqué lui-même, à défaut le premier dans l’ordre de tour. S’il disparaît ou se rend, le suivant prend sa place. Le diviseur des pertes d’un camp (FI-F-4) dépend de l’endroit où se trouve son membre le plus fort ; un joueur qui est à la fois à l’intérieur et à une porte est considéré comme à découvert. Un seigneur peut être visé dès que lui-même est à découvert.
FI-F-13 = { -ruling } les vainqueurs postés aux portes entrent. Qui est resté à l’écart demeure comme il était ; un groupe à une porte se règle à son propre tour, contre le nouveau maître des lieux, ou entre s’il n’y en a pas. Si vous vous rendez alors que d’autres sont de votre camp, vous ne perdez que vos propres pièces, et votre camp continue le combat. Un combat n’a que deux camps : trois ennemis combattent l’un après l’autre.
FI-F-14 = { -ruling } pour s’en retourner d’une porte, de plein gré ou selon FI-F-7, un groupe n’a besoin d’aucune permission, même si l’endroit d’où il vient a entre-temps un autre maître. Il y est alors hôte de passage.
FI-F-15 = { -ruling } qui aide qui se décide avant que les forces soient montrées (FI-V-3). Vous pouvez annoncer une attaque dès la phase 4, mais les paroles seules n’engagent personne ; seul compte un groupe posté à une porte.
FI-F-16 = { -ruling } après chaque passe d’armes, on règle les décès (FI-H-6), et seulement ensuite on recompte les unités. Une capitale conquise se règle avant les autres fiefs du perdant : FI-L-4 vient avant FI-H.
FI-F-20 =
    Les révoltés n’ont pas besoin de seigneur : pendant le tour de déplacement de leur meneur, ils peuvent parcourir jusqu’à deux villages et s’arrêter là où se trouvent d’autres. Ils ne demandent de permission à personne et ne gênent personne. En phase 5, ils doivent attaquer tous ceux qui sont avec eux ; aucun mur ne les protège, et ils n’accordent ni ne demandent merci. S’ils gagnent ou sont seuls, le château, les moulins et les pressoirs y sont détruits ; une ville demeure, mais vide. Le village n’est alors plus à personne, sauf s’il appartient à un fief. À la fin de la manche, les révoltés rentrent chez eux.

    Soyons honnêtes : cette règle figurait sur une fiche de référence que nous n’avons pas ; nous l’avons reconstituée.
FI-F-21 = { -ruling } les révoltés sont les premiers à combattre en phase 5 : leurs meneurs dans l’ordre de tour, les piles de chacun dans l’ordre du plateau. Contre eux, toutes les troupes du village forment un seul camp, sans que l’on demande leur avis, le maître des lieux à leur tête ; seuls les pièces du meneur lui-même et les groupes aux portes restent à l’écart. Aucun des deux camps ne vise avec ses dés. Les femmes qui ne combattent pas et les captifs meurent avec un camp battu. Des piles de révoltés qui se rencontrent n’en font plus qu’une et gardent le meneur qui était déjà là ; les révoltés ne se combattent jamais entre eux.

## Prisoners (FI-P)

FI-P-title = Captifs
FI-P-1 = Un captif compte toujours parmi les quatre seigneurs que sa famille peut avoir. Les captifs ne combattent pas. Leur geôlier les déplace comme des soldats, et il doit toujours avoir auprès d’eux une pièce à lui.
FI-P-2 = Si toutes les pièces du geôlier qui sont avec les captifs tombent dans un combat, les captifs meurent. Si ces pièces disparaissent d’une autre manière, les captifs sont libres (FI-P-4).
FI-P-3 = Une fois que vous avez accordé merci à un seigneur, vous ne pouvez pas le tuer tant qu’il est votre captif.
FI-P-4 = Un captif retrouve la liberté contre une rançon – la somme dont conviennent les deux joueurs –, par pure grâce, sans paiement, ou par une carte Évasion. On le place alors dans un village à son joueur. { -ruling } sa famille choisit lequel. Si elle n’en a pas, il va auprès de soldats à lui ; s’il n’y en a pas non plus, il reste où il est, comme hôte de passage.
FI-P-5 = Un captif ne peut ni voter, ni se porter candidat, ni couronner, ni toucher d’argent, ni recevoir de nouvelle charge, et sa famille ne peut lui retirer aucun titre. Il peut se marier et hériter. L’argent mis de côté pour lui (FI-I-4) peut servir à sa rançon, lui revient quand il est libre et va à son héritier s’il meurt.
FI-P-6 = { -ruling } quand des geôliers sont eux-mêmes pris vivants – par merci, ou comme femmes qui ne combattent pas –, leurs captifs passent au vainqueur. Si des seigneurs du vainqueur sont parmi eux, ils sont libres.
FI-P-7 = { -ruling } la rançon se convient en phase 6. Vous ne pouvez pas céder vos captifs à un autre. Un captif reste roi ou reine et garde titres et évêché ; tant que le roi est captif, il n’y a ni régence ni élection. La peste peut tuer des captifs, et un assassinat aussi, sauf de la main de leur geôlier.
FI-P-8 = { -ruling } l’argent mis de côté est gardé fief par fief, au nom du captif, même si le fief a été conquis. À sa mort, l’argent de chaque fief va au joueur qui reçoit ce fief selon FI-H ; s’il a été conquis avant, à sa propre famille.

## Fiefs (FI-L)

FI-L-title = Fiefs
FI-L-1 =
    Un fief se fonde en phase 3. Vous devez tenir tous les villages d’une région, dont au moins un avec un château, et acheter le titre : baron pour 3 villages, comte pour 4, duc pour 5. Vous nommez capitale l’un des villages à château, et son château devient une ville. Le fief porte le nom de la capitale, et vous donnez le titre à l’un de vos seigneurs libres, homme ou femme. { -ruling } vous tenez un village si vous l’occupez et y avez une pièce ; des hôtes de passage ne vous gênent pas. Sans seigneur libre, vous ne pouvez pas acheter de titre. Le château retourne à la réserve.
    .example = Vous tenez les cinq villages d’un duché, avec des châteaux à Bourg et à Villeneuve. Pour 1000 thalers, vous fondez le fief et nommez Bourg capitale : son château devient une ville, et le fief s’appelle le duché de Bourg.
FI-L-2 =
    Un seigneur peut porter plusieurs titres, et un clerc aussi. Vous pouvez transmettre un titre à un autre de vos seigneurs, mais seulement si celui qui le cède en garde un aussi élevé ou plus – le plus bas est baron, le plus haut duc –, et jamais si c’est un captif qui le porte. { -ruling } cela se fait à votre propre tour d’achats, entre seigneurs libres, et chaque titre change de mains au plus une fois pendant ce tour.
    .example = Votre seigneur Pierre est duc et baron. Vous pouvez donner sa baronnie à un autre seigneur, mais pas son duché : le seul titre de baron serait moins élevé.
FI-L-3 = Les villages d’un fief ne peuvent être pris à son propriétaire, et aucun n’a besoin d’une pièce. Un titre permet à une femme de combattre et de voter, à un homme d’être candidat et de voter, et à vous de jouer sur le fief une carte Taille (FI-K-8).
FI-L-4 = Qui prend la capitale prend le fief entier et donne le titre à l’un de ses propres seigneurs. Les autres pièces de l’ancien propriétaire restent sur place, comme des intrus. { -ruling } cela vaut aussi quand le porteur du titre est captif, et une capitale vide échoit à qui y entre (FI-L-5). Si le nouveau propriétaire n’a pas de seigneur libre, le titre attend (FI-L-6).
FI-L-5 = { -ruling } on regarde si une capitale est vide chaque fois que se termine un tour de déplacement, un combat, une carte, un tour d’achats ou une phase. Si le propriétaire n’y a alors aucune pièce, la première troupe d’un autre joueur prend le fief. Qui ne fait que passer ne prend donc rien.
FI-L-6 = { -ruling } un titre qui attend est donné dès que son propriétaire a un seigneur libre. Jusque-là, il n’apporte ni voix, ni taille, ni points, et le fief ne compte pas pour la victoire (FI-Z-1). Il rapporte tout de même ses revenus (FI-I-2).
FI-L-7 = Une fois fondé, un fief n’est pas défait par la perte de villages ou de châteaux. S’il prend fin malgré tout (FI-H-4, FI-Z-2), le titre retourne à la réserve, et la ville redevient un château s’il en reste un en réserve. Ses villages s’occupent ensuite comme les autres (FI-O-2).

## Inheritance (FI-H)

FI-H-title = Héritage
FI-H-1 = Quand un de vos seigneurs titrés meurt, vous transmettez aussitôt ses fiefs à d’autres de vos seigneurs. { -ruling } vous décidez pour chaque fief séparément ; un captif ne peut en recevoir que si vous n’avez aucun seigneur libre.
FI-H-2 = Si le dernier seigneur de votre famille meurt sans être marié, vos fiefs vont en phase 6 au roi ou à la reine, qui les accorde à n’importe quel seigneur libre. Si le trône est vide, vous les gardez jusqu’à ce que vous ayez de nouveau un seigneur ou qu’il y ait un roi.
FI-H-3 = Si le dernier seigneur de votre famille meurt marié, c’est son conjoint qui hérite de vos fiefs, en phase 6.
FI-H-4 = Quand des fiefs passent ainsi à un héritier, les troupes de l’ancien propriétaire en sont retirées. L’héritier doit aussitôt mettre une pièce dans chaque capitale, achetée ou amenée ; il peut amener une unité de n’importe quel village à lui, ou un seigneur libre. { -ruling } sans cette pièce, le fief prend fin (FI-L-7). Si le trône accorde un fief à la famille même de l’ancien propriétaire, rien n’est retiré.
FI-H-5 = Les villages et les soldats hors des fiefs vous restent, même sans seigneur. Vos soldats ne peuvent alors plus se déplacer, mais ils se défendent.
FI-H-6 = { -ruling } les décès d’un même moment se règlent ensemble, dans cet ordre : les cartes de tous les morts, le trône (FI-Q), les fiefs dans l’ordre de tour, les captifs et les gardes, puis les capitales vides (FI-L-5). Un conjoint mort au même moment n’hérite de rien.
FI-H-7 = { -ruling } un seigneur est votre dernier s’il ne vous en reste aucun autre, captifs compris. L’héritier est fixé au moment du décès : le conjoint vivant, sinon le trône tel qu’il est après FI-Q. Un seigneur pioché avant la phase 6 n’y change rien, sauf si le trône était vide. Si le conjoint meurt avant, FI-H-2 s’applique. Jusqu’à la phase 6, le titre attend chez l’ancien propriétaire (FI-L-6), et la capitale peut être prise.
FI-H-8 = { -ruling } les fiefs échus au trône sont accordés par le joueur du roi, même pour un roi captif et même à lui-même, et par celui de la reine si elle règne. Si aucun seigneur n’est libre nulle part, le fief prend fin. Un fief pris par un joueur qui n’a alors plus aucun seigneur suit lui aussi FI-H-2.

## Negotiation (FI-N)

FI-N-title = Négociations
FI-N-1 = En phase 6, vous pouvez discuter de tout, ouvertement ou en secret, et tout convenir : alliances, prêts, voix. Les paroles n’engagent personne. { -ruling } engagent aussitôt les dons d’argent, les rançons, les mariages, les échanges de cartes entre familles unies par un mariage et les fiefs accordés par le trône. Une permission est donnée ou refusée au moment où elle est demandée (FI-M-5) ; pour plus tard, elle n’est qu’une promesse (FI-N-7).
FI-N-2 = La phase se termine quand tous les joueurs sont prêts, ou quand le temps fixé par votre table est écoulé. En direct, c’est 10 minutes, sauf si vous en décidez autrement.
FI-N-3 = { -ruling } la phase suit cet ordre. D’abord viennent les héritages dus aux conjoints (FI-H-3). Puis ce sont les discussions et les accords, tous les joueurs à la fois ; le trône peut y accorder les fiefs qui lui sont échus, dans un accord ou librement, et pour ce qui reste on interroge ensuite le joueur du trône. Après quoi, s’il y a un candidat, ont lieu un vote et le couronnement (FI-E). Enfin viennent les fiefs qui attendaient un roi (FI-H-2).
FI-N-4 = { -ruling } vous ne pouvez céder ni titres, ni villages, ni pièces, ni bâtiments, ni captifs. Aucun accord ne peut laisser un joueur endetté. L’argent ne change de mains qu’en phase 6, et avec la merci (FI-F-10).
FI-N-5 = { -ruling } une offre va d’un joueur à un seul autre. Elle contient de l’argent, dans un sens ou dans l’autre, et au plus l’une de ces choses : la liberté d’un captif, un mariage, un échange de cartes, l’octroi d’un fief ou des promesses (FI-N-7). L’argent et les cartes que vous offrez sont réservés tant que l’offre tient ; l’acceptation ne peut donc échouer que sur ce que l’autre voit lui-même. Une offre est acceptée, refusée ou retirée, une seule fois, et c’est la première de ces réponses arrivée qui compte ; si l’acceptation demande un choix – quelles cartes, quel village pour un seigneur libéré, quelle pièce pour une capitale –, il se fait avec elle, et jusque-là l’offre peut être retirée. Une offre devenue impossible par un fait que les deux voient tombe. Vous faites au plus 8 offres par phase.
FI-N-6 = { -ruling } vous êtes prêt quand vous le dites, et seule une nouvelle offre qui vous est faite annule cela. Quand tous sont prêts, la phase continue, et les offres en cours et les brouillons tombent. Un joueur éliminé n’est pas interrogé.
FI-N-7 = { -ruling } les promesses n’engagent personne, mais le jeu en tient le compte. Vous pouvez promettre à un autre joueur vos voix pour un candidat au prochain vote, la paix jusqu’à la fin d’une manche que vous nommez, votre permission jusqu’à la fin d’une telle manche, de l’aide dans son prochain combat de cette manche ou de la suivante, ou une somme d’argent avant la fin d’une telle manche. Vous rompez votre parole si vos voix vont ailleurs ou si vous vous abstenez ; si vous l’attaquez, si vous vous postez à l’une de ses portes ou si vous jouez contre lui une carte d’attaque ; si vous dites non quand il demande la permission ; si vous pouviez l’aider et ne le faites pas ; si l’argent n’a pas été donné à temps. Vous la tenez si, le moment venu, vous faites ce que vous avez promis. Tant que ni l’un ni l’autre n’est certain, la promesse reste ouverte.

## Marriage (FI-W)

FI-W-title = Mariages
FI-W-1 = Un homme qui n’est pas clerc et une femme d’un autre joueur peuvent se marier si aucun des deux n’est marié et que les deux joueurs y consentent ; les captifs le peuvent aussi, et il n’est pas nécessaire d’être au même endroit. Personne n’a deux conjoints à la fois, mais les veufs et les veuves peuvent se remarier. Chaque mariage est annoncé à tous, et il n’y a pas de divorce.
FI-W-2 = L’épouse du roi devient reine et reçoit 10 gardes ; avec une couronne héritée, seulement ce qu’il en restait (FI-G-2).
FI-W-3 = Deux familles unies par un mariage peuvent gagner ensemble (FI-Z-1).
FI-W-4 = Deux familles unies par un mariage peuvent échanger des cartes, mais aucune ne doit ensuite en avoir plus de trois en main. { -ruling } cela se fait en phase 6, à l’insu des autres.
FI-W-5 =
    Un mariage royal peut donner un dauphin. Tant que le roi et la reine sont mariés ensemble, tous deux en vie et la reine libre, la première carte Seigneur d’un homme jouée par l’une des deux familles peut donner le dauphin ; si elle ne le donne pas, la suivante le peut. Il n’y a qu’un dauphin à la fois, et il est de la famille qui l’a joué.

    Soyons honnêtes : cette règle figurait sur une fiche de référence que nous n’avons pas ; nous l’avons reconstituée.
FI-W-6 = Quand l’un des conjoints meurt, le lien entre les familles prend fin, mais seulement une fois l’héritage réglé. Des familles qu’unit encore un autre mariage, entre deux vivants, restent liées.
FI-W-7 = { -ruling } si l’épouse du roi est captive, elle devient reine dès qu’elle est libre. Un dauphin ne se marie pas avant d’être roi de plein droit (FI-Q-2) ; s’il est déjà marié, sa femme attend jusque-là sa couronne.

## Election (FI-E)

FI-E-title = Élection du roi
FI-E-1 = On n’élit un roi que s’il n’y a ni roi ni dauphin régnant, et l’on vote au plus une fois par manche. Sont candidats des hommes libres et titrés qui ne sont pas clercs. Chaque joueur peut en présenter un, de sa propre famille.
FI-E-2 =
    Ont une voix les évêques et cardinaux libres, les hommes et femmes titrés libres, et la reine si elle est libre ; une seule chacun, quel que soit le nombre de ses titres. On vote dans l’ordre de tour et à voix haute, et l’on peut s’abstenir. { -ruling } vous donnez toutes vos voix ensemble, au candidat de votre choix.
    .example = Un seigneur est duc de Bourg, baron de Châteauneuf et évêque de Sigy. Cela ne fait toujours qu’une voix.
FI-E-3 =
    Est élu celui qui a le plus de voix, s’il en a au moins trois et qu’aucun autre n’en a autant. Il ne lui faut pas plus de la moitié des voix. Sinon, personne n’est élu, et l’on vote de nouveau à la manche suivante.
    .example = Avec 4, 3 et 2 voix, le premier est élu. Avec 3 et 3, personne ne l’est ; avec 2 et 1 non plus.
FI-E-4 = L’élu doit être couronné par deux évêques ou un cardinal, qui doivent être libres. Ses propres clercs consentent d’eux-mêmes, ceux des autres familles sont interrogés aussitôt. S’ils refusent, le trône reste vide jusqu’à la prochaine élection. { -ruling } on interroge les joueurs dans l’ordre de tour, à partir de celui de l’élu, avec une seule réponse pour tous leurs clercs, jusqu’à ce qu’il y en ait assez.
FI-E-5 = Le roi couronné reçoit 20 gardes. S’il est marié, sa femme devient reine et en reçoit 10. Son prénom devient son nom de roi.

## Regency (FI-Q)

FI-Q-title = Régence
FI-Q-1 = Quand le roi meurt, la reine règne : elle a 800 thalers par manche et le droit de recevoir des fiefs (FI-H-2). S’il y a un dauphin, elle a aussi la garde du roi. { -ruling } sans dauphin, la garde du roi rentre chez elle.
FI-Q-2 =
    Quand le roi meurt, le dauphin devient aussitôt roi, sans élection. Pendant quatre manches, celle de la mort de l’ancien roi comprise, la reine garde sa pension, le droit de recevoir des fiefs et la garde. Ensuite, il a tous les droits, et elle conserve ce qui est à elle (FI-Q-5) jusqu’à ce qu’il se marie.
    .example = Le roi meurt à la manche 6. La régence dure les manches 6, 7, 8 et 9 ; à partir de la manche 10, le jeune roi a tous les droits.
FI-Q-3 = Si le roi meurt et qu’il n’y a pas de dauphin, on élit un roi à la prochaine phase de négociations. La reine a une voix et règne jusqu’à ce qu’un roi soit couronné ; elle rend alors titre et garde.
FI-Q-4 = Si le roi meurt et qu’il n’y a pas de reine, le dauphin est aussitôt roi de plein droit, avec ce qui reste de la garde du roi. S’il n’y a pas non plus de dauphin, le trône est vide.
FI-Q-5 = { -ruling } après les quatre manches, la reine a 300 thalers et sa propre garde ; le roi a 500 thalers, l’octroi des fiefs et la garde du roi. Pendant ces quatre manches, il ne touche rien mais compte comme roi ; il ne vote que s’il a un titre. Quand il se marie, son épouse reprend la carte de la reine et ce qui reste de sa garde.
FI-Q-6 = { -ruling } si la reine meurt pendant la régence, FI-Q-4 s’applique. Si le jeune roi meurt pendant ce temps, elle continue de régner selon FI-Q-3 ; s’il meurt plus tard et qu’elle est encore reine, FI-Q-1 s’applique de nouveau. Une reine qui meurt aux côtés d’un roi vivant rend seulement sa carte et sa garde ; la prochaine épouse du roi est reine avec 10 gardes.
FI-Q-7 = { -ruling } une reine captive ne règne que de nom : elle n’a ni pension, ni voix, ni garde. La garde du roi se tient auprès du dauphin s’il est libre, sinon elle rentre chez elle. Mais la reine accorde toujours les fiefs.
FI-Q-8 = { -ruling } une régente qui se remarie reste régente. Si son mari est couronné, elle redevient reine, avec 10 gardes.

## Guards (FI-G)

FI-G-title = Gardes royales
FI-G-1 = La garde se tient auprès du roi ou de la reine, n’est jamais divisée, suit chaque déplacement et combat comme des soldats. Quand le roi ou la reine meurt, sa garde retourne à la réserve, sauf si FI-Q en dispose autrement. Quand le roi ou la reine est fait captif, elle est perdue.
FI-G-2 = Seuls un roi élu et sa femme reçoivent gratuitement leur garde complète : 20 unités et 10. Qui reçoit la couronne en héritage n’a que ce qui en restait.
FI-G-3 = { -ruling } une garde qui passe à quelqu’un d’autre se tient aussitôt auprès de lui ou d’elle, même au sortir d’un combat en cours. Les gardes rachetés (FI-B-5) s’y tiennent aussi. Un roi ou une reine qui a retrouvé la liberté peut racheter toute sa garde.

## End (FI-Z)

FI-Z-title = Fin de la partie
FI-Z-1 = Dans la partie simple, vous gagnez à la fin d’une manche si le roi ou la reine est de votre famille et que vous avez trois fiefs. Un couple gagne ensemble si le roi et la reine, de deux joueurs, sont mariés ensemble et que ces joueurs ont à eux deux quatre fiefs. { -ruling } les captifs comptent, les fiefs dont le titre attend ne comptent pas. Une victoire en solitaire passe avant une victoire en couple ; deux joueurs qui gagnent chacun seul se partagent la victoire.
FI-Z-2 = Si vous n’avez plus ni seigneur ni soldat sur le plateau à la fin d’une manche, vous êtes éliminé. Un seigneur captif est encore sur le plateau. { -ruling } votre main est alors défaussée face cachée, votre argent va à la banque, vos fiefs prennent fin (FI-L-7), vos bâtiments restent, et les captifs que vous déteniez sont libres.
FI-Z-3 =
    Dans la partie aux points, chaque titre d’un seigneur compte : roi et duc 50, comte 40, reine et baron 30, évêque 20, dauphin et cardinal 10 ; s’y ajoutent 10 points par tranche complète de 500 thalers. On compte toutes les cinq manches, et celui qui a le plus de points après la dernière manche gagne. En cas d’égalité, c’est celui qui a le plus de titres, puis le plus d’argent ; ensuite, la victoire est partagée. { -ruling } chaque décompte s’ajoute à votre total. Seul compte votre propre argent, non celui mis de côté pour des captifs. Un dauphin couronné compte comme roi, et FI-Z-1 ne met pas fin à cette partie.
    .example = Votre famille a un duc qui est aussi évêque, et vous avez 1300 thalers. Ce décompte vous rapporte 50 + 20 + 20 = 90 points.
FI-Z-4 = { -ruling } le dernier joueur qui n’est pas éliminé gagne. Si les derniers sont éliminés ensemble, ils se partagent la victoire.
FI-Z-5 = { -ruling } comme personne ne peut être forcé à couronner un roi, une partie simple pourrait durer sans fin. Au bout de 60 manches – cette limite est une option –, elle s’arrête donc : un décompte selon FI-Z-3 décide, et le journal de la partie le signale.

## What is seen (FI-V)

FI-V-title = Ce que l’on voit
FI-V-1 = { -ruling } tous les joueurs et les spectateurs voient les bâtiments, les fiefs et leurs propriétaires, qui occupe un village et qui en est le maître ; les seigneurs, les charges, les mariages, les captifs et leurs geôliers ; à qui sont les unités et où, les gardes à part ; les groupes aux portes, les révoltés et leur meneur, et à qui c’est de jouer. Ils voient combien de cartes il y a dans chaque main, dans la pioche et dans la défausse, et quelles cartes sont jouées sur quoi. Ils voient aussi ce qui s’achète, où et à quel prix, quels revenus sont versés ou mis de côté, les demandes et leurs réponses, les votes et les combats.
FI-V-2 = { -ruling } votre main, les cartes que vous avez rendues, les unités de vos piles et de vos gardes et votre argent ne sont vus que de vous. Personne ne voit l’ordre de la pioche ni ce que donneront les dés. L’option « Argent visible » montre l’argent, « Plateau visible » les unités.
FI-V-3 = { -ruling } quand un combat commence, toutes les unités qui combattent sont montrées à tous, et les survivantes après lui ; ce qui est aux joueurs restés à l’écart demeure caché. Ce qui a été montré d’une pile, et ce qui découle de la mise en place, des achats et des pertes, reste connu, et le jeu le laisse en vue jusqu’à ce que des unités arrivent ou partent sans être vues ; dès lors, il montre combien la pile en compte au moins et au plus. Il en va de même pour toutes les unités d’un joueur prises ensemble.
FI-V-4 = { -ruling } les dons, le montant des rançons et les échanges de cartes ne sont vus que des deux joueurs concernés. Qu’un captif est libre, un couple marié ou un fief accordé, tous le voient. D’une peste, les autres apprennent qu’une pile a été réduite de moitié, mais pas sa taille.
FI-V-5 = { -ruling } que l’on vous interroge ou non, à quel moment, et ce que l’on peut vous refuser : tout cela ne dépend que de ce que vous voyez, pour ne trahir aucun secret. Quand les pions manquent (FI-C-2), seul leur joueur l’apprend. Quand la partie est finie, tout est montré.
FI-V-6 = { -ruling } les offres, les réponses, les promesses et ce qu’elles deviennent ne sont vus que des deux joueurs concernés, un brouillon que de celui qui l’écrit ; qui est prêt, tous le voient. Un bot qui suppose ce qui est caché n’imagine pas d’offres secrètes entre les autres, et seulement des piles qui s’accordent avec ce qu’il sait et que les pions permettent de montrer (FI-C-2).

## Options (FI-X)

FI-X-title = Options
FI-X-1 = Votre table peut convenir des options suivantes. « Type de partie » : la partie simple, de 60 manches au plus, ou la partie aux points sur 10, 15, 20 ou 25 manches. « Parades strictes » : seuls les joueurs concernés sont interrogés pour une parade (FI-K-3). « Peste bénigne » : les seigneurs ne meurent que sur un 1 ou un 2. « Argent visible » : tous voient l’argent de chacun. « Plateau visible » : tous voient les unités de toutes les piles. Vous pouvez aussi jouer avec votre propre fichier de plateau.
