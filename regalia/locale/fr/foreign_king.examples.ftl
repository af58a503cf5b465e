### Les exemples de The Foreign King, aux clés de regalia/games/foreign_king/examples.
### Un retour à la ligne fait un paragraphe ; `step-1` et les suivants disent ce qui est répondu et pourquoi, `end` ce qu’il en advient.

four-pawns = Quatre pions sur la liste des actions
    .about =
        Les quatre pions sont sur « Bâtir une usine », « Placer un citoyen », « Nommer un membre du Congrès » et « Recevoir de l’argent ». Celui de « Placer un citoyen » est le pion rouge, et c’est à Rouge de jouer.
        Ces quatre actions lui sont fermées, même la sienne. Il en reste quatre autres : « Déplacer un citoyen », « Marquer des points avec le Roi », « Changer l’ordre de tour » et « Utiliser la Reine ».
    .step-1 = Rouge veut une des actions fermées. Il paie 2 francs et s’adresse à la Reine.
    .step-2 = Elle ouvre toute action, occupée par un pion ou non. Rouge reçoit de l’argent : trois francs de la banque, et un de plus par usine textile qu’il contrôle ; il n’en a aucune.
    .end = Rouge a payé 2 francs et en a reçu 3. Son pion est sur la Reine : c’est elle, et non l’argent, qu’il ne pourra pas choisir au prochain tour.
german-queen = Les mêmes quatre pions avec la Reine à l’allemande
    .about = Cette table joue avec l’option « Reine à l’allemande ». Selon la règle allemande, elle ne prête que les actions fermées par le pion de quelqu’un ; votre propre pion ne compte pas.
    .step-1 = Rouge verse à la Reine ses 2 francs.
    .step-2 = Il reste trois actions au choix : l’usine, le membre du Congrès et l’argent. Rouge choisit le membre du Congrès.
    .step-3 = Le citoyen vient de sa réserve.
    .end = Rouge a un membre au Congrès et il lui reste 3 francs. Sans l’option, il aurait aussi bien pu placer un citoyen ou déplacer le Roi.
three-discs = Trois citoyens pour 2 francs
    .about = Placer un citoyen ne coûte rien ; chaque citoyen de plus dans la même province coûte 1 franc. Rouge commence, avec 5 francs.
    .step-1 = Rouge choisit « Placer un citoyen ».
    .step-2 = Le premier va à Liège, sans frais.
    .step-3 = Un deuxième pour 1 franc.
    .step-4 = Un troisième pour encore 1 franc.
    .step-5 = Rouge s’en tient là.
    .end = Trois citoyens rouges à Liège ont coûté 2 francs.
moving = Deux citoyens quittent le Brabant
    .about = Rouge a trois citoyens dans le Brabant et 5 francs. Le premier pas de l’action est gratuit. Chaque pas de plus coûte 1 franc, avec le même citoyen ou un autre ; mais tous doivent être partis de la même province.
    .step-1 = Un citoyen va du Brabant à Namur : c’est le pas gratuit.
    .step-2 = Le même continue jusqu’au Luxembourg, pour 1 franc.
    .step-3 = Un autre va du Brabant dans le Hainaut, pour 1 franc.
    .step-4 = Rouge s’arrête là.
    .end = Trois pas ont coûté 2 francs. Un citoyen d’une autre province n’aurait pas pu se joindre à eux.
textile-coins = L’argent des usines textiles
    .about = Rouge a la majorité à Namur, où il y a deux usines textiles, dont une inactive. Qui reçoit de l’argent touche 3 francs et 1 de plus par usine textile qu’il contrôle, active ou non.
    .step-1 = Rouge reçoit de l’argent : trois francs, et deux pour les usines de Namur.
    .end = Rouge avait 5 francs et en a maintenant 10.
king-through-brabant = Le Roi traverse deux provinces
    .about = Le Roi est dans le Hainaut. Rouge veut faire marquer les points de Liège, qui ne touche pas au Hainaut ; le Roi doit donc passer par une province entre les deux.
    .step-1 = Rouge choisit « Marquer des points avec le Roi ».
    .step-2 = Le premier pas est gratuit. Le Roi va dans le Brabant.
    .step-3 = Le second pas, jusqu’à Liège, coûte 1 franc. Le Roi ne peut pas retourner d’où il vient.
    .step-4 = Il s’arrête ici, et l’on marque les points de la province.
    .end = Le Roi est entré dans deux provinces : son marqueur descend donc de trois, de 30 à 27. À Liège, Bleu a trois citoyens et il n’y a pas d’usine : 1 PV.
congress-hurries = Le Congrès décide de Liège
    .about = C’est à Vert de jouer, et Liège abrite un citoyen vert et une usine textile active. Au Congrès National, Rouge a trois membres, Bleu deux et Noir un. Avant de marquer les points d’une province, on interroge le Congrès, en commençant par qui y a le plus de membres.
    .step-1 = Vert choisit « Marquer des points avec le Roi ».
    .step-2 = Le Roi quitte son portrait pour Liège.
    .step-3 = Rouge, le mieux représenté, est interrogé le premier, mais il reste au Congrès.
    .step-4 = Bleu vient ensuite et accepte : ses deux membres partent pour Liège.
    .end = Deux citoyens bleus contre un vert : Bleu a la majorité et marque 3 PV pour l’usine textile, désormais inactive. Noir n’est plus interrogé, et les membres rouges du Congrès restent où ils sont.
scoring-liege = Les points de Liège
    .about = Bleu est seul à Liège, avec quatre citoyens, et il y a là une usine textile active. Rouge envoie le Roi.
    .step-1 = Rouge choisit « Marquer des points avec le Roi ».
    .step-2 = Le Roi va à Liège.
    .end = Bleu marque 3 PV pour l’usine textile, qui devient inactive. Peu importe qui a envoyé le Roi.
scoring-namur = Les points de Namur
    .about = À Namur, il y a trois citoyens verts et deux rouges, une usine métallurgique et une usine textile, toutes deux actives. Rouge envoie le Roi.
    .step-1 = Rouge choisit « Marquer des points avec le Roi ».
    .step-2 = Le Roi va à Namur.
    .end = Vert a la majorité : 6 PV pour l’usine métallurgique et 3 PV pour l’usine textile, 9 PV en tout. Les deux usines sont désormais inactives.
scoring-luxembourg = Les points du Luxembourg
    .about = Six citoyens rouges sont au Luxembourg, sans aucune usine. Rouge envoie le Roi.
    .step-1 = Rouge choisit « Marquer des points avec le Roi ».
    .step-2 = Le Roi va au Luxembourg.
    .end = Là où aucune usine n’est active, chaque groupe de trois citoyens de la majorité rapporte 1 PV : 2 PV pour Rouge.
third-player = Deux gestes avec la troisième couleur
    .about =
        On joue à deux, et Vert est le joueur virtuel. Bleu a la majorité à Liège, où se trouve une usine textile. Noir y envoie le Roi, Bleu marque 3 PV, et Noir doit donc faire deux gestes avec les citoyens verts : un de moins que les PV.
        Un geste place un citoyen vert ou en déplace un vers une province voisine. Noir peut aussi en placer deux, en déplacer deux, ou déplacer deux fois le même : essayez, tout cela est permis ici.
    .step-1 = Noir choisit « Marquer des points avec le Roi ».
    .step-2 = Le Roi va à Liège, et Bleu marque 3 PV.
    .step-3 = Premier geste : un citoyen vert est placé à Namur.
    .step-4 = Second geste : un citoyen vert va du Hainaut dans le Brabant.
    .end = Les deux gestes sont faits, et c’est à Bleu de jouer. Vert a un citoyen dans le Hainaut, un dans le Brabant et un à Namur.
turn-order = Troisième plutôt que premier
    .about = L’ordre est Rouge, Bleu, Vert, Noir, et la première manche commence. Qui choisit « Changer l’ordre de tour » reçoit aussitôt 1 franc et, à la fin de la manche, la place de son choix.
    .step-1 = Rouge change l’ordre de tour : son pion est sur son marqueur, et il a 1 franc de plus.
    .step-2 = Bleu reçoit de l’argent.
    .step-3 = Vert place un citoyen à Liège. L’ordre de tour lui est fermé : le pion de Rouge s’y trouve.
    .step-4 = Noir envoie le Roi à Namur, où il n’y a personne. La manche est finie.
    .step-5 = Rouge est maintenant interrogé et choisit la troisième place.
    .end = Sans Rouge, l’ordre est Bleu, Vert, Noir ; avec Rouge à la troisième place, il est Bleu, Vert, Rouge, Noir. Bleu commence la deuxième manche.
nobody-leads = Personne ne domine à Liège
    .about = Rouge et Bleu ont chacun deux citoyens à Liège, où se trouve une usine textile active. En cas d’égalité, personne n’a la majorité.
    .step-1 = Vert choisit « Marquer des points avec le Roi ».
    .step-2 = Le Roi va à Liège. Personne n’y a la majorité, et personne ne marque.
    .step-3 = Qui a déplacé le Roi peut y rendre une usine inactive, et Vert le fait.
    .end = Aucun PV pour personne, mais une usine de moins qui en rapporte. Vert aurait aussi pu la laisser active.
the-end = La partie prend fin
    .about = Rouge a 16 points, Bleu 11, Vert 9 et Noir 0, et le marqueur du Roi est à 13. La partie prend fin dès que le marqueur atteint ou dépasse le deuxième score, 11.
    .step-1 = Rouge choisit « Marquer des points avec le Roi ».
    .step-2 = Le Roi va du Hainaut à Liège par le Brabant.
    .step-3 = Il s’y arrête. Deux provinces font descendre le marqueur de trois, à 10 : c’est moins que 11, et la partie prend fin. Il n’y a personne à Liège, on n’y marque donc rien.
    .step-4 = Rouge pourrait encore rembourser des prêts ; il n’en a pas.
    .end =
        Bleu contrôle le plus, deux provinces avec deux usines : 9 PV. Rouge et Bleu ont une Médaille Royale chacun et se partagent les 9 PV, 4 chacun, car les moitiés tombent. Vert est seul au Congrès : 3 PV. Noir a le plus d’argent : 3 PV.
        Cela fait 24 pour Bleu, 20 pour Rouge, 12 pour Vert et 3 pour Noir : Bleu gagne.
