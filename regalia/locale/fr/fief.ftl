### Fief: its names, moves, options, questions, events, refusals and tables, arranged by the chapters of the rules.

fief = Fief
    .about = Un royaume du XIIe siècle : trois à six familles se battent, se marient et négocient pour ses fiefs, ses évêchés et sa couronne.

## Seats

fief-colour-red = Rouge
fief-colour-blue = Bleu
fief-colour-green = Vert
fief-colour-yellow = Jaune
fief-colour-black = Noir
fief-colour-white = Blanc
fief-seat-red = { fief-colour-red }
fief-seat-blue = { fief-colour-blue }
fief-seat-green = { fief-colour-green }
fief-seat-yellow = { fief-colour-yellow }
fief-seat-black = { fief-colour-black }
fief-seat-white = { fief-colour-white }

## Villages, regions, bishoprics, lords

fief-village-belleville = Belleville
fief-village-tournus = Tournus
fief-village-pugnac = Pugnac
fief-village-mazilles = Mazilles
fief-village-st-andromy = St Andromy
fief-village-chateauneuf = Châteauneuf
fief-village-epervier = L’Épervier
fief-village-sennecy = Sennecy
fief-village-la-salle = La Salle
fief-village-beaujeu = Beaujeu
fief-village-blaye = Blaye
fief-village-charolles = Charolles
fief-village-st-ciers = St Ciers
fief-village-marcamps = Marcamps
fief-village-sigy = Sigy
fief-village-st-paul = St Paul
fief-village-les-essarts = Les Essarts
fief-village-st-vivien = St Vivien
fief-village-bourg = Bourg
fief-village-villeneuve = Villeneuve
fief-village-st-medard = St Médard
fief-village-st-gerome = St Gérôme
fief-village-la-buissiere = La Buissière
fief-village-st-andre = St André
fief-region-bourg-duchy = Duché de Bourg
fief-region-tournus-duchy = Duché de Tournus
fief-region-beaujeu-county = Comté de Beaujeu
fief-region-sigy-county = Comté de Sigy
fief-region-sennecy-barony = Baronnie de Sennecy
fief-region-medard-barony = Baronnie de Médard
fief-bishopric-blaye-see = Blaye
fief-bishopric-tournus-see = Tournus
fief-bishopric-bourg-see = Bourg
fief-bishopric-sigy-see = Sigy
fief-lord-arthur = Arthur
fief-lord-charles = Charles
fief-lord-eric = Eric
fief-lord-francois = François
fief-lord-gauvain = Gauvain
fief-lord-henri = Henri
fief-lord-louis = Louis
fief-lord-othon = Othon
fief-lord-pierre = Pierre
fief-lord-quentin = Quentin
fief-lord-robert = Robert
fief-lord-thierry = Thierry
fief-lord-blanche = Blanche
fief-lord-isabelle = Isabelle
fief-lord-jeanne = Jeanne
fief-lord-mireille = Mireille

## Cards

fief-card-arthur-card = Carte { fief-lord-arthur }
fief-card-charles-card = Carte { fief-lord-charles }
fief-card-eric-card = Carte { fief-lord-eric }
fief-card-francois-card = Carte { fief-lord-francois }
fief-card-gauvain-card = Carte { fief-lord-gauvain }
fief-card-henri-card = Carte { fief-lord-henri }
fief-card-louis-card = Carte { fief-lord-louis }
fief-card-othon-card = Carte { fief-lord-othon }
fief-card-pierre-card = Carte { fief-lord-pierre }
fief-card-quentin-card = Carte { fief-lord-quentin }
fief-card-robert-card = Carte { fief-lord-robert }
fief-card-thierry-card = Carte { fief-lord-thierry }
fief-card-blanche-card = Carte { fief-lord-blanche }
fief-card-isabelle-card = Carte { fief-lord-isabelle }
fief-card-jeanne-card = Carte { fief-lord-jeanne }
fief-card-mireille-card = Carte { fief-lord-mireille }
fief-card-bishop-blaye-see = Évêque de { fief-bishopric-blaye-see }
fief-card-bishop-tournus-see = Évêque de { fief-bishopric-tournus-see }
fief-card-bishop-bourg-see = Évêque de { fief-bishopric-bourg-see }
fief-card-bishop-sigy-see = Évêque de { fief-bishopric-sigy-see }
fief-card-tithe = Dîme
fief-card-tax = Taille
fief-card-good-harvest = Bonne récolte
fief-card-fine-weather = Beau temps
fief-card-bad-weather = Mauvais temps
fief-card-famine = Famine
fief-card-plague = Peste
fief-card-revolt = Révolte
fief-card-assassination = Assassinat
fief-card-justice = Justice
fief-card-escape = Évasion
fief-card-femme-d-arc = Femme d’Arc

## Titles, guards, wares and sums

fief-title-baron = Baron
fief-title-count = Comte
fief-title-duke = Duc
fief-guard-king-guard = Garde du roi
fief-guard-queen-guard = Garde de la reine
fief-ware-soldier = Soldat
fief-ware-rebel = Rebelle
fief-ware-guard = Garde
fief-ware-press = Pressoir
fief-ware-mill = Moulin
fief-ware-castle = Château
fief-ware-baron = Baron
fief-ware-count = Comte
fief-ware-duke = Duc
fief-ware-cardinal = Cardinal
fief-sum-100 = 100 thalers
fief-sum-500 = 500 thalers
fief-sum-1000 = 1000 thalers

## Phases

fief-phase-cards = Cartes
fief-phase-income = Revenus
fief-phase-purchases = Achats
fief-phase-movement = Mouvements
fief-phase-battles = Combats
fief-phase-negotiation = Négociations

## Options

fief-option-points = Partie aux points
    .help = Après ce nombre de manches, le plus grand nombre de points gagne. Sans cette option, on joue la partie simple : une couronne et trois fiefs donnent la victoire.
fief-option-points-0 = Non, la partie simple
fief-option-points-10 = 10 manches
fief-option-points-15 = 15 manches
fief-option-points-20 = 20 manches
fief-option-points-25 = 25 manches
fief-option-rounds = Manches d’une partie simple
    .help = Après ce nombre de manches, une partie simple s’arrête et les points décident.
fief-option-strict-counters = Parades strictes
    .help = Seuls ceux qu’une attaque touche, et les familles unies à la leur par un mariage, peuvent jouer une carte de parade.
fief-option-mild-plague = Peste bénigne
    .help = Les seigneurs ne meurent de la peste que sur 1 ou 2, et non sur 3.
fief-option-open-money = Argent visible
    .help = Tout le monde voit combien d’argent possède chaque joueur.
fief-option-open-board = Plateau ouvert
    .help = Tout le monde voit la force de chaque pile.

## Answers that several chapters use

fief-answer-done = Terminé
fief-answer-yes = Oui
fief-answer-no = Non
fief-answer-drop = Abandonner
fief-answer-one = 1 unité de plus
fief-answer-three = 3 unités de plus
fief-answer-six = 6 unités de plus
fief-answer-all = Toutes les unités
fief-answer-king-guard = { fief-guard-king-guard }
fief-answer-queen-guard = { fief-guard-queen-guard }

## Set-up (FI-S)

fief-ask-choose-village = Choisissez le village où votre famille s’établit.
fief-event-rolls = { $seat } lance le dé : { $number }.
fief-event-first = { $seat } commence.
fief-event-chooses = { $seat } s’établit à { $village }.
fief-event-born = { $lord } ({ $seat }) naît à { $village }.
fief-why-FI-S-1 = { $village } est déjà pris par { $seat } ; choisissez un village libre.

## Round (FI-R)

fief-event-round = Manche { $round } ; { $seat } commence.
fief-event-phase = Phase : { $phase }.

## Cards (FI-K)

fief-answer-give-back = Rendre une carte
fief-ask-cards = Quelle carte jouez-vous ?
fief-ask-give-back = Quelle carte rendez-vous ?
fief-event-cards-done = { $seat } ne joue plus de cartes.
fief-event-draws-card = Vous piochez : { $card }.
fief-event-draws = { $seat } pioche une carte.
fief-event-reshuffled = Les cartes défaussées sont mélangées et forment de nouveau la pioche.
fief-event-gives-back-card = Vous rendez : { $card }.
fief-event-gives-back = { $seat } rend une carte.
fief-why-FI-K-1-none = Vous n’avez aucune carte à rendre.
fief-why-FI-K-1-card = Vous n’avez pas cette carte : { $card }.
fief-ask-put-lord = Où { $lord } doit-il faire son entrée ?
fief-ask-make-prince = { $lord } doit-il devenir dauphin ?
fief-ask-make-bishop = { $card } : lequel de vos hommes choisissez-vous ?
fief-ask-make-femme-d-arc = Quelle femme doit devenir Femme d’Arc ?
fief-ask-tithe = Lequel de vos évêques lève la dîme ?
fief-ask-tax = Lequel de vos fiefs paie la taille ?
fief-ask-lay-on-bishopric = { $card } : sur quel évêché posez-vous la carte ?
fief-ask-revolt = Dans quel village les paysans se soulèvent-ils ?
fief-ask-assassination = Quel seigneur faites-vous assassiner ?
fief-ask-escape = Lequel de vos seigneurs captifs s’évade ?
fief-ask-counter-famine = Famine dans l’évêché de { $bishopric } : jouez-vous une bonne récolte pour l’annuler ?
fief-ask-counter-bad-weather = Mauvais temps dans l’évêché de { $bishopric } : jouez-vous le beau temps pour l’annuler ?
fief-ask-counter-assassination = On va assassiner { $lord } : jouez-vous la justice ?
fief-event-takes-back = { $seat } reprend une carte sans l’avoir jouée : { $card }.
fief-event-prince = { $lord } est dauphin.
fief-event-bishop = { $lord } devient évêque de { $bishopric }.
fief-event-femme-d-arc = { $seat } joue Femme d’Arc : c’est { $lord }.
fief-event-tithe = { $seat } exige la dîme de { $bishopric } ; { $lord } la lèvera.
fief-event-tax = { $seat } exige la taille : { $region }.
fief-event-laid = { $seat } pose une carte sur l’évêché de { $bishopric } : { $card }.
fief-event-revolt = { $seat } fomente une révolte à { $village } ; unités de rebelles : { $number }.
fief-event-assassination = { $seat } prépare un attentat contre { $lord }.
fief-event-assassinated = { $lord } meurt de la main d’un assassin.
fief-event-escape = { $seat } fait évader { $lord }.
fief-event-counters = { $seat } joue une carte qui annule l’attaque : { $card }.
fief-event-no-counter = { $seat } ne joue aucune carte pour s’y opposer.
fief-event-plague-kills = Peste : { $number }. { $lord } meurt.
fief-event-plague-spares = Peste : { $number }. { $lord } survit.
fief-event-plague-halves = La peste emporte la moitié des soldats de { $seat } à { $village }.
fief-event-plague-takes-all = La peste ne laisse aucun soldat de { $seat } à { $village }.
fief-event-plague-guard = La peste emporte la moitié d’une garde : { $guard }.
fief-why-FI-K-3 = Vous n’avez pas la carte qui pare cette attaque : { $card }.
fief-why-FI-K-3-justice = La justice ne se joue qu’au moment d’un attentat ; on vous le demandera alors.
fief-why-FI-K-5-lords = Votre famille compte déjà quatre seigneurs, captifs compris.
fief-why-FI-K-5-nowhere = Vous ne contrôlez aucun village et n’avez de soldats dans aucun ; le nouveau seigneur n’a où aller.
fief-why-FI-K-5-walls = Un nouveau seigneur débute dans un château ou une ville que vous contrôlez ; ce n’est pas le cas de ce village : { $village }.
fief-why-FI-K-5-control = Un nouveau seigneur débute dans un village que vous contrôlez ; ce n’est pas le cas de ce village : { $village }.
fief-why-FI-K-5-soldiers = Le nouveau seigneur doit rejoindre vos soldats, et vous n’en avez pas à { $village }.
fief-why-FI-K-6 = Seul peut être évêque un homme de votre famille, libre et non marié, qui n’est encore ni évêque, ni roi, ni dauphin ; { $lord } ne convient pas.
fief-why-FI-K-6-nobody = Vous n’avez aucun homme libre et non marié qui puisse devenir évêque.
fief-why-FI-K-7 = Seul un évêque libre de votre famille lève la dîme ; ce n’est pas le cas : { $lord }.
fief-why-FI-K-7-twice = Cet évêché paie déjà la dîme cette manche ({ $lord }).
fief-why-FI-K-7-nobody = Vous n’avez aucun évêque libre dont l’évêché puisse payer la dîme cette manche.
fief-why-FI-K-8 = Ce n’est pas un de vos fiefs : { $region }.
fief-why-FI-K-8-lord = Aucun seigneur libre ne porte ce titre : { $region }.
fief-why-FI-K-8-soldiers = Vous n’avez pas de soldats dans la capitale de ce fief : { $region }.
fief-why-FI-K-8-twice = Ce fief paie déjà la taille cette manche : { $region }.
fief-why-FI-K-8-none = Vous n’avez aucun fief qui puisse payer la taille : un seigneur libre doit en porter le titre, et vos soldats doivent se trouver dans la capitale.
fief-why-FI-K-13 = Ce village n’est à aucun autre joueur : { $village }.
fief-why-FI-K-13-twice = Il y a déjà une révolte à { $village }.
fief-why-FI-K-13-nowhere = Aucun autre joueur n’a de village où une révolte puisse éclater.
fief-why-FI-K-13-stock = Tous les paysans révoltés sont déjà sur le plateau.
fief-why-FI-K-14 = { $lord } n’est pas sur le plateau.
fief-why-FI-K-14-own = { $lord } est votre propre captif ; vous ne pouvez pas le faire tuer.
fief-why-FI-K-14-nobody = Il n’y a aucun seigneur que vous puissiez désigner.
fief-why-FI-K-15 = Seul un seigneur captif de votre famille peut s’évader ; ce n’est pas le cas : { $lord }.
fief-why-FI-K-15-nobody = Aucun de vos seigneurs n’est captif.
fief-why-FI-K-16 = Seule peut être Femme d’Arc une femme de votre famille ou d’une famille unie à la vôtre par un mariage ; { $lord } ne convient pas.
fief-why-FI-K-16-nobody = Il n’y a de femme ni dans votre famille, ni dans celles qu’un mariage unit à la vôtre.
fief-why-FI-K-18 = L’évêché de { $bishopric } porte déjà cette carte cette manche : { $card }.
fief-why-FI-K-18-all = Chaque évêché porte déjà cette carte cette manche : { $card }.

## Income (FI-I)

fief-event-income = Les villages de { $seat } rapportent { $thaler } thalers.
fief-event-put-aside = { $lord } n’est pas libre ; { $thaler } thalers sont mis de côté ({ $region }).
fief-event-tithe-paid = { $lord } perçoit { $thaler } thalers de dîme dans l’évêché de { $bishopric }.
fief-event-tax-paid = { $seat } perçoit { $thaler } thalers de taille ({ $region }).
fief-event-pension = { $lord } touche une pension de { $thaler } thalers.

## Purchases (FI-B)

fief-ask-purchases = Qu’achetez-vous ?
fief-event-purchases-done = { $seat } a fini ses achats.
fief-answer-buy = Acheter
fief-answer-move-title = Transmettre un titre
fief-ask-buy-soldiers = Où placez-vous les nouveaux soldats ?
fief-ask-buy-rebels = Quelle révolte renforcez-vous ?
fief-ask-buy-guards = Quelle garde complétez-vous ?
fief-ask-how-many = { $ware } : combien d’unités ? Jusqu’ici : { $number }.
fief-ask-build = { $ware } : dans quel village ?
fief-event-buys-soldiers = { $seat } achète des soldats pour { $village } : { $number } pour { $thaler } thalers.
fief-event-buys-rebels = { $seat } achète des rebelles pour { $village } : { $number } pour { $thaler } thalers.
fief-event-buys-guards = { $seat } rachète des gardes ({ $guard }) : { $number } pour { $thaler } thalers.
fief-event-builds = { $seat } achète pour { $village } : { $ware }, { $thaler } thalers.
fief-why-FI-B-1 = Les soldats s’achètent dans un château ou une ville que vous contrôlez, ou auprès d’un de vos seigneurs libres ; à { $village }, ni l’un ni l’autre.
fief-why-FI-B-1-nowhere = Vous ne contrôlez ni château ni ville et n’avez aucun seigneur libre ; les soldats n’ont où aller.
fief-why-FI-B-2 = Il n’y a pas de révolte à { $village }.
fief-why-FI-B-2-nowhere = Les rebelles ne s’achètent que là où il y a une révolte, et il n’y en a aucune.
fief-why-FI-B-3 = Vous ne contrôlez pas ce village : { $village }.
fief-why-FI-B-3-walls = Il y a déjà un château ou une ville à { $village }.
fief-why-FI-B-3-works = Il y a déjà à { $village } autant de moulins et de pressoirs que possible.
fief-why-FI-B-3-nowhere = Vous ne contrôlez aucun village où bâtir ceci : { $ware }.
fief-why-FI-C-4 = Il n’en reste plus : { $ware }.
fief-why-FI-B-5 = Aucun de vos seigneurs libres n’a cette garde à ses côtés : { $guard }.
fief-why-FI-B-5-full = Cette garde ne peut pas avoir autant d’unités : { $guard }.
fief-why-FI-B-5-none = Vous n’avez ni roi ni reine libre dont la garde ait subi des pertes.
fief-why-FI-B-6 = Cela coûte { $price } thalers, et vous en avez { $money } : { $ware }.
fief-why-FI-B-6-nothing = Ajoutez d’abord des unités.
fief-why-FI-C-2-all = Vous n’avez en tout que { $most } unités de soldats.
fief-why-FI-C-2-shown = Avec { $number } unités de plus ici, vos pièces ne suffisent plus à montrer toutes vos piles ; essayez un autre nombre.
fief-why-FI-C-3 = Il ne reste que { $left } unités de rebelles.

## Movement (FI-M)

fief-answer-rebels = Des rebelles se mettent en route
fief-answer-ask = Demander la permission
fief-answer-gate = Se placer à la porte
fief-ask-movement = Lequel de vos seigneurs se met en route ?
fief-ask-gather = Qui part avec lui depuis { $village }, et vers où ? Unités jusqu’ici : { $number }.
fief-ask-rebels-from = De quel village partent les rebelles ?
fief-ask-gather-rebels = Combien de rebelles quittent { $village }, et vers où ? Unités jusqu’ici : { $number }.
fief-ask-entrance = { $seat } est le maître des lieux à { $village } : demandez-vous la permission, ou vous placez-vous à la porte ?
fief-ask-leave-in = Permettez-vous à { $seat } d’entrer à { $village } ?
fief-ask-leave-out = Permettez-vous à { $seat } de sortir de { $village } ?
fief-event-movement-done = { $seat } a fini ses mouvements.
fief-event-asks-in = { $seat } demande à { $host } la permission d’entrer à { $village }.
fief-event-asks-out = { $seat } demande à { $host } la permission de sortir de { $village }.
fief-event-gives-leave = { $seat } donne sa permission à { $mover } à { $village }.
fief-event-refuses-leave = { $seat } refuse sa permission à { $mover } à { $village }.
fief-event-goes = Un groupe ({ $seat }) va de { $from } à { $to }.
fief-event-goes-to-gate = Un groupe ({ $seat }) va de { $from } à la porte de { $to }.
fief-event-in-group = Dans le groupe : { $lord }.
fief-event-captive-in-group = Dans le groupe, captif : { $lord }.
fief-event-units-in-group = { $number ->
    [one] Dans le groupe : { $number } unité ({ $seat }).
   *[other] Dans le groupe : { $number } unités ({ $seat }).
}
fief-event-soldiers-in-group = Dans le groupe : des soldats ({ $seat }).
fief-event-rebels-go = Des rebelles vont de { $from } à { $to } ; unités : { $number }.
fief-why-FI-C-2-split = Vos pions ne peuvent pas montrer ce qui serait alors aux deux endroits ; prenez plus ou moins d’unités.
fief-why-FI-F-20-none = Vous ne menez pas de rebelles qui puissent encore avancer.
fief-why-FI-F-20-leader = C’est { $seat } qui mène les rebelles de { $village }.
fief-why-FI-F-20-steps = Les rebelles de { $village } sont allés aussi loin qu’ils le peuvent dans cette manche.
fief-why-FI-F-20-units = Dites d’abord combien de rebelles partent.
fief-why-FI-K-11-step = Il y a du mauvais temps dans l’évêché de { $bishopric } : aucun pas n’y commence ni n’y finit.
fief-why-FI-M-2-lord = Il ne reste aucun pas à { $lord }.
fief-why-FI-M-2-arc = Pour un troisième pas, la Femme d’Arc doit accompagner { $lord } ; choisissez-la d’abord.
fief-why-FI-M-2-units = Unités d’ici auxquelles il reste un pas : { $number }.
fief-why-FI-M-7 = Personne dans ce groupe ne combat ; il ne peut pas se placer à une porte.
fief-why-FI-M-10 = Le groupe d’un autre joueur se tient à la porte, sur la route de { $village } ; personne ne sort par là.
fief-why-FI-M-12 = { $lord } est déjà dans le groupe.
fief-why-FI-M-13-in = Quelqu’un de ce groupe a essuyé un refus à { $village } pendant ce tour et ne peut plus y rien demander.
fief-why-FI-M-13-out = Quelqu’un de ce groupe a essuyé un refus à { $village } pendant ce tour et ne peut pas en sortir.
fief-why-FI-M-14 = { $lord } se tient à une porte, et personne ne quitte une porte.
fief-why-FI-M-15 = Des captifs resteraient à { $village } sans une pièce à vous ; emmenez-les, ou laissez-en une.
fief-why-FI-P-1 = { $lord } est en captivité et ne mène personne.

## Battles (FI-F)

fief-answer-assault = Donner l’assaut
fief-answer-enter = Entrer
fief-answer-back = S’en retourner
fief-answer-attack = Attaquer
fief-answer-detain = Les déclarer prisonniers
fief-answer-aside = Rester à l’écart
fief-answer-mercy = Demander merci
fief-answer-offer = Proposer cela
fief-ask-battle-turn = Où attaquez-vous quelqu’un ?
fief-ask-gate = Votre groupe à la porte de { $village }, sur la route de { $from } : l’assaut, ou le retour ?
fief-ask-whom = Contre qui à { $village } ?
fief-ask-against = Que faites-vous de { $seat } à { $village } ?
fief-ask-declared = { $seat } vous déclare prisonniers à { $village } : vous rendez-vous ?
fief-ask-help = { $seat } attaque { $other } à { $village } : de quel camp êtes-vous ?
fief-ask-accept-help = { $seat } veut être de votre camp : acceptez-vous ?
fief-ask-ask-mercy = Demandez-vous merci à { $seat } pour tous vos seigneurs présents ?
fief-ask-mercy-sum = Combien promettez-vous à { $seat } pour sa merci ? Jusqu’ici : { $number } thalers.
fief-ask-mercy = { $seat } demande merci et promet { $number } thalers : l’accordez-vous ?
fief-ask-aim = Quel seigneur visez-vous avec un dé ? Dés restants : { $number }.
fief-ask-loss-from = Qui tombe d’abord ? Unités encore à perdre : { $number }.
fief-ask-loss-of = Combien d’entre eux tombent ? Unités encore à perdre : { $number }.
fief-ask-lord-falls = Lequel de vos seigneurs tombe ? Unités encore à perdre : { $number }.
fief-event-battle-turn-done = { $seat } n’attaque plus personne.
fief-event-enters = { $seat } entre sans combat à { $village }.
fief-event-goes-back = Le groupe ({ $seat }) s’en retourne de la porte de { $village } à { $to }.
fief-event-declares-prisoners = { $seat } déclare prisonniers les hôtes de passage ({ $other }) à { $village }.
fief-event-gives-in = { $seat } se rend à { $other }.
fief-event-attacks = { $seat } attaque { $other } à { $village }.
fief-event-stands-aside = { $seat } reste à l’écart.
fief-event-would-stand-with = { $seat } veut être du camp de { $other }.
fief-event-stands-with = { $seat } est du camp de { $other }.
fief-event-refuses-help = { $seat } refuse l’aide de { $other }.
fief-event-counts = { $number ->
    [one] { $seat } compte { $number } unité.
   *[other] { $seat } compte { $number } unités.
}
fief-event-battle-round = Passe d’armes { $number }.
fief-event-asks-mercy = { $seat } demande merci à { $other }.
fief-event-names-sum = { $seat } promet { $number } thalers pour la merci.
fief-event-refuses-mercy = { $seat } refuse la merci à { $other }.
fief-event-grants-mercy = { $seat } accorde merci à { $other }.
fief-event-pays-for-mercy = { $seat } paie à { $other } { $number } thalers pour sa merci.
fief-event-aims = { $seat } vise { $lord } avec un dé.
fief-event-aimed-die = Le dé qui vise { $lord } donne { $number }.
fief-event-rolls-in-battle = { $seat } lance les dés : { $dice }.
fief-event-guards-fall = Des gardes tombent ({ $seat }) : { $number } ({ $guard }).
fief-event-soldiers-fall = { $number ->
    [one] { $seat } perd { $number } unité.
   *[other] { $seat } perd { $number } unités.
}
fief-event-piece-lost = { $seat } n’avait plus de monnaie et perd un pion entier.
fief-event-falls = { $lord } tombe au combat.
fief-event-captured = { $lord } est désormais en captivité chez { $seat }.
fief-event-handed-over = { $lord } passe, toujours en captivité, aux mains de { $seat }.
fief-event-nobody-wins = Les deux camps ont disparu à { $village }.
fief-event-undecided = Le combat de { $village } reste indécis : il y a eu trop de passes d’armes sans perte.
fief-event-wins-battle = { $seat } gagne le combat de { $village }.
fief-event-takes-village = { $village } revient à { $seat }.
fief-event-works-destroyed = Les moulins et pressoirs de { $village } sont détruits.
fief-event-rebels-attack = Les rebelles de { $seat } attaquent tous les autres à { $village }.
fief-event-rebels-roll = Les rebelles lancent les dés : { $dice }.
fief-event-rebels-fall = Des rebelles tombent ; unités : { $number }.
fief-event-rebels-win = Les rebelles l’emportent à { $village }.
fief-event-rebels-destroy = Les rebelles détruisent château, moulins et pressoirs à { $village }.
fief-event-rebels-go-home = Les rebelles de { $village } rentrent chez eux.
fief-why-FI-F-1 = Vous avez déjà attaqué { $seat } à { $village } dans cette manche.
fief-why-FI-F-1-all = Dans cette manche, vous avez déjà attaqué tous les autres à { $village }.
fief-why-FI-F-2 = Aucune de vos pièces à { $village } ne combat.
fief-why-FI-F-5 = { $number ->
    [one] Il peut y tomber au plus { $number } unité.
   *[other] Il peut y tomber au plus { $number } unités.
}
fief-why-FI-F-6-walls = { $lord } est derrière des murs ; on ne peut y viser personne.
fief-why-FI-F-6-woman = { $lord } ne combat pas ; on ne peut la viser.
fief-why-FI-F-6-twice = Vous visez déjà { $lord } avec un dé.
fief-why-FI-F-10 = Vous avez { $number } thalers et ne pouvez promettre plus.
fief-why-FI-F-13-nobody = Il n’y a pas à { $village } d’autre maître des lieux à attaquer.
fief-why-FI-F-13-host = { $seat } est le maître des lieux à { $village } : votre groupe n’y entre que par un assaut.
fief-why-FI-K-11-battle = Il y a du mauvais temps dans l’évêché de { $bishopric } : on n’y combat pas.
fief-why-FI-M-9 = Seul le maître d’un château ou d’une ville peut déclarer prisonniers des hôtes de passage qui ont un seigneur avec eux ; ce n’est pas le cas de { $seat } à { $village }.

## Prisoners (FI-P)

fief-ask-set-free = Dans quel village doit revenir { $lord } ?
fief-event-freed = { $lord } est libre et se trouve à { $village }.
fief-event-gets-aside = Les { $thaler } thalers mis de côté pour { $lord } sont versés ({ $region }).
fief-why-FI-P-4 = Un seigneur libéré revient dans un village à vous ou, si vous n’en avez pas, auprès de vos soldats ; { $village } n’est ni l’un ni l’autre.

## Fiefs (FI-L)

fief-ask-give-title = { $region } : lequel de vos seigneurs portera le titre ?
fief-event-fief-founded = { $seat } fonde un fief : { $region }, avec { $village } pour capitale.
fief-event-fief-taken = { $seat } tient la capitale et prend le fief : { $region }.
fief-event-fief-ended = Un fief prend fin : { $region }.
fief-event-title-given = { $lord } porte désormais un titre : { $region }.
fief-why-FI-L-6 = Seul un seigneur libre de votre famille peut porter le titre ; ce n’est pas le cas : { $lord }.
fief-ask-buy-title = { $ware } : pour quelle région achetez-vous le titre ?
fief-ask-choose-capital = { $region } : quel village en sera la capitale ?
fief-ask-choose-bearer = { $region } : lequel de vos seigneurs portera le titre ?
fief-ask-buy-cardinal = Lequel de vos évêques devient cardinal ?
fief-ask-title-to-move = Quel titre doit passer à un autre de vos seigneurs ?
fief-ask-move-title = { $region } : auquel de vos seigneurs passe le titre ?
fief-event-buys-title = { $seat } achète un titre : { $ware }, { $thaler } thalers.
fief-event-cardinal = { $seat } paie { $thaler } thalers ; { $lord } devient cardinal.
fief-event-title-moved = { $to } reçoit un titre que portait { $from } : { $region }.
fief-why-FI-B-4 = Seul peut devenir cardinal un évêque libre de votre famille qui ne l’est pas encore ; { $lord } ne convient pas.
fief-why-FI-B-4-none-left = Il y a déjà trois cardinaux.
fief-why-FI-B-4-nobody = Vous n’avez aucun évêque libre qui puisse devenir cardinal.
fief-why-FI-L-1-kind = Ce titre ne convient pas à la région : { $ware }, { $region }.
fief-why-FI-L-1-fief = Cette région est déjà un fief : { $region }.
fief-why-FI-L-1-village = Il faut tenir chaque village de la région et y avoir une pièce ; ce n’est pas le cas de { $village } ({ $region }).
fief-why-FI-L-1-castle = Il n’y a pas de château dans cette région : { $region }.
fief-why-FI-L-1-capital = La capitale doit être un village de la région où se dresse un château ; ce n’est pas le cas de { $village } ({ $region }).
fief-why-FI-L-1-lord = Seul un seigneur libre de votre famille peut porter le titre ; ce n’est pas le cas : { $lord }.
fief-why-FI-L-1-no-lord = Vous n’avez aucun seigneur libre qui puisse porter un titre.
fief-why-FI-L-1-none = Vous ne tenez aucune région entière, avec un château, dont ce titre puisse s’acheter : { $ware }.
fief-why-FI-L-2 = Aucun de vos seigneurs libres ne porte ce titre : { $region }.
fief-why-FI-L-2-rank = Qui cède ce titre doit en garder un d’un rang égal ou supérieur : { $region }.
fief-why-FI-L-2-twice = Ce titre a déjà été transmis pendant ce tour : { $region }.
fief-why-FI-L-2-lord = Le titre ne peut passer qu’à un autre seigneur libre de votre famille ; ce n’est pas le cas : { $lord }.
fief-why-FI-L-2-none = Aucun de vos titres ne peut passer à un autre : qui le porte doit en garder un d’un rang égal ou supérieur, et il faut un autre seigneur libre.
fief-event-gets-estate = { $seat } reçoit { $thaler } thalers mis de côté pour un captif qui est mort ({ $region }).

## Inheritance (FI-H)

fief-ask-pass-title = { $region } : à quel seigneur de votre famille passe le titre ?
fief-ask-put-piece = { $region } : quel pion mettez-vous dans la capitale, { $village } ?
fief-ask-grant = { $region } : à quel seigneur accordez-vous le fief ?
fief-event-inherits = { $lord } hérite d’un fief : { $region }.
fief-event-troops-removed = { $number ->
    [one] { $seat } retire { $number } unité de { $village }.
   *[other] { $seat } retire { $number } unités de { $village }.
}
fief-event-piece-bought = { $seat } achète un soldat pour la capitale, { $village }.
fief-event-piece-fetched = { $seat } fait venir une unité de { $from } dans la capitale, { $to }.
fief-event-lord-fetched = { $lord } vient dans la capitale, { $village }.
fief-event-granted = Le trône accorde un fief à { $lord } ({ $seat }) : { $region }.
fief-why-FI-H-1-lord = Un titre passe à un seigneur vivant de votre famille ; ce n’est pas le cas : { $lord }.
fief-why-FI-H-1-free = { $lord } est en captivité ; un titre n’y passe que si aucun de vos seigneurs n’est libre.
fief-why-FI-H-4-money = Vous ne pouvez pas payer un soldat pour la capitale ; il coûte { $thaler } thalers.
fief-why-FI-H-4-stock = Avec vos pions, vous ne pourriez pas montrer ce soldat dans la capitale.
fief-why-FI-H-4-village = On fait venir une unité d’un village à soi où l’on a des soldats ; ce n’est pas le cas : { $village }.
fief-why-FI-H-4-lord = Vous pouvez faire venir un seigneur libre de votre famille ; ce n’est pas le cas : { $lord }.
fief-why-FI-H-4-captives = Sans ce pion, personne n’y garderait vos captifs.
fief-why-FI-H-4-none = Vous n’avez aucun pion à mettre dans la capitale : { $region }.
fief-why-FI-H-8-free = Le trône accorde les fiefs à des seigneurs libres ; ce n’est pas le cas : { $lord }.
fief-why-FI-H-8-throne = Seul le joueur du roi, ou de la reine qui règne, accorde des fiefs.
fief-why-FI-H-8-none = Aucun fief n’est échu au trône.
fief-why-FI-H-8-lord = { $whom } n’a aucun seigneur libre à qui accorder un fief.
fief-why-FI-H-8-fief = Ce fief n’est pas échu au trône : { $region }.
fief-why-FI-H-8-family = Dans une offre à { $whom }, un fief va à un seigneur de cette famille ; { $lord } n’en est pas.

## Negotiation (FI-N)

fief-answer-deal = Faire une offre
fief-answer-withdraw = Retirer une offre
fief-answer-grant = Accorder un fief
fief-answer-ready = Prêt
fief-answer-accept = Accepter
fief-answer-refuse = Refuser
fief-answer-next = L’offre suivante
fief-answer-other-way = L’argent dans l’autre sens
fief-answer-freedom = La liberté d’un captif
fief-answer-marriage = Un mariage
fief-answer-swap = Un échange de cartes
fief-answer-promise = Vous promettez
fief-answer-ask-promise = Vous demandez une promesse
fief-answer-send = Envoyer l’offre
fief-answer-ask-card = Demander une carte de plus
fief-answer-vote = Un vote
fief-answer-peace = La paix
fief-answer-leave = Le droit de passage
fief-answer-help = De l’aide au combat
fief-answer-thaler = De l’argent plus tard
fief-answer-longer = Une manche de plus
fief-deal-money = Argent
fief-deal-freedom = Liberté d’un captif
fief-deal-marriage = Mariage
fief-deal-swap = Échange de cartes
fief-deal-grant = Octroi d’un fief
fief-deal-promises = Promesses
fief-promise-vote = Vote
fief-promise-peace = Paix
fief-promise-leave = Droit de passage
fief-promise-help = Aide au combat
fief-promise-thaler = Argent
fief-fate-open = En cours
fief-fate-kept = Tenue
fief-fate-broken = Rompue
fief-fate-passed = Échue
fief-fate-offered = Proposée
fief-ask-talk = Que proposez-vous, et à qui ?
fief-ask-offer-whom = À qui faites-vous une offre ?
fief-ask-draft = Votre offre à { $whom } : vous donnez { $gives } thalers et en demandez { $asks } ; quoi d’autre ?
fief-ask-offer-freedom = Quel captif doit être libre dans votre accord avec { $whom } ?
fief-ask-freed-home = Dans quel village va { $lord } en retrouvant la liberté ?
fief-ask-offer-wedding = Qui de votre famille doit entrer par mariage dans celle de { $whom } ?
fief-ask-offer-bride = Avec qui marier { $lord } ?
fief-ask-offer-cards = Cartes offertes à { $whom } : { $given } ; cartes demandées en échange : { $asked }. Quelle carte ajoutez-vous ?
fief-ask-grant-which = Quel fief accordez-vous ?
fief-ask-promise-what = Que promet-on ?
fief-ask-promise-vote = Pour qui promet-on de voter ?
fief-ask-promise-sum = Combien promet-on ? Jusqu’ici { $thaler } thalers.
fief-ask-promise-till = La promesse vaut jusqu’à la fin de la manche { $round } ; plus longtemps ?
fief-ask-offer-gone = Cette offre n’est plus ouverte.
fief-ask-withdraw-whom = À qui avez-vous fait l’offre que vous retirez ?
fief-ask-withdraw = Retirez-vous cette offre à { $whom } ({ $deal }) ?
fief-ask-offered-money = { $seat } vous donne { $gives } thalers et en demande { $asks } ; acceptez-vous ?
fief-ask-offered-freedom = La liberté de { $lord } : vous recevez { $gives } thalers et en donnez { $asks } ; acceptez-vous ?
fief-ask-offered-marriage = Un mariage de { $lord } et { $other } : vous recevez { $gives } thalers et en donnez { $asks } ; acceptez-vous ?
fief-ask-offered-swap = Un échange de cartes avec { $seat }, cartes demandées : { $number }. Vous recevez { $gives } thalers et en donnez { $asks } ; acceptez-vous ?
fief-ask-offered-grant = Un fief pour { $lord } ({ $region }) : vous recevez { $gives } thalers et en donnez { $asks } ; acceptez-vous ?
fief-ask-offered-promises = Des promesses entre { $seat } et vous : vous recevez { $gives } thalers et en donnez { $asks } ; acceptez-vous ?
fief-ask-swap-return = Quelle carte donnez-vous en échange ? Cartes encore demandées : { $number }.
fief-event-ready = { $seat } est prêt à poursuivre.
fief-event-unready = { $seat } n’est plus prêt.
fief-event-offers = { $seat } fait une offre à { $whom } ({ $deal }).
fief-event-offers-thaler = Elle comprend { $thaler } thalers.
fief-event-asks-thaler = Demandé en échange : { $thaler } thalers.
fief-event-offers-freedom = { $lord } doit retrouver la liberté.
fief-event-offers-marriage = { $lord } et { $other } doivent se marier.
fief-event-offers-card = Carte offerte : { $card }.
fief-event-asks-cards = Cartes demandées en échange : { $number }.
fief-event-offers-grant = { $lord } doit recevoir un fief : { $region }.
fief-event-refuses = { $seat } refuse une offre de { $whom } ({ $deal }).
fief-event-withdraws = { $seat } retire une offre faite à { $whom } ({ $deal }).
fief-event-lapses = Une offre de { $seat } à { $whom } devient caduque ({ $deal }).
fief-event-accepts = { $seat } accepte une offre de { $whom } ({ $deal }).
fief-event-pays = { $seat } donne { $thaler } thalers à { $whom }.
fief-event-gets-card = Vous recevez une carte : { $card }.
fief-event-promise-vote = { $seat } promet à { $whom } de voter pour { $lord } au prochain scrutin.
fief-event-promise-peace = { $seat } promet la paix à { $whom } jusqu’à la fin de la manche { $round }.
fief-event-promise-leave = { $seat } promet le droit de passage à { $whom } jusqu’à la fin de la manche { $round }.
fief-event-promise-help = { $seat } promet son aide à { $whom } au prochain combat.
fief-event-promise-thaler = { $seat } promet { $thaler } thalers à { $whom } avant la fin de la manche { $round }.
fief-event-promise-kept = { $seat } a tenu une promesse faite à { $whom } : { $promise }.
fief-event-promise-broken = { $seat } a rompu une promesse faite à { $whom } : { $promise }.
fief-why-FI-N-4-money = Vous pouvez donner { $thaler } thalers au plus.
fief-why-FI-N-4-all = C’est plus que tout l’argent qu’il y a.
fief-why-FI-N-5-self = On traite avec les autres, non avec soi-même.
fief-why-FI-N-5-out = { $seat } n’est plus dans la partie.
fief-why-FI-N-5-one = Outre l’argent, une offre ne comprend qu’une chose ; abandonnez-la pour en commencer une autre.
fief-why-FI-N-5-empty = Votre offre est vide.
fief-why-FI-N-5-impossible = Ce que comprend cette offre est devenu impossible.
fief-why-FI-N-5-promises = Une offre comprend { $number } promesses au plus.
fief-why-FI-N-5-captive = { $lord } n’est pas en captivité entre vous et { $whom }.
fief-why-FI-N-5-captives = Vous ne tenez aucun captif de { $whom }, et { $whom } n’en tient aucun de vous.
fief-why-FI-N-5-eight = Vous avez déjà fait { $number } offres dans cette phase et ne pouvez plus en faire.
fief-why-FI-N-5-none = Aucune offre de { $seat } ne vous attend.
fief-why-FI-N-5-open = Aucune de vos offres n’est ouverte.
fief-why-FI-N-5-not-to = Aucune de vos offres à { $whom } n’est ouverte.
fief-why-FI-N-5-only = Il n’y a pas d’autre offre à regarder.
fief-why-FI-N-5-gone = Cette offre a reçu sa réponse, a été retirée ou est devenue caduque ; on ne peut plus rien en faire.
fief-why-FI-N-7-vote = { $lord } ne peut jamais être candidat : seuls le peuvent les hommes qui ne sont pas du clergé.
fief-why-FI-N-7-sum = Nommez d’abord une somme.
fief-why-FI-N-7-most = Vous pouvez promettre { $thaler } thalers au plus.
fief-why-FI-N-7-last = La partie dure { $number } manches au plus.
fief-board-desk = Négociation
fief-board-offers = Offres ouvertes
fief-board-offers-to-you = { $number ->
    [0] Aucune offre à vous n’est ouverte.
    [one] { $number } offre à vous est ouverte.
   *[other] { $number } offres à vous sont ouvertes.
}
fief-board-ledger = Registre des promesses
fief-board-ledger-who = Qui promet, à qui
fief-board-ledger-to = à { $seat }
fief-board-ledger-what = Quoi
fief-board-ledger-fate = Tenue ?
fief-board-is-ready = Prêt
fief-board-is-talking = Pas encore prêt
fief-board-is-out = Hors jeu
fief-board-you-are-ready = Vous êtes prêt. La manche continue quand tous le sont ; une nouvelle offre vous rend la parole.
fief-board-ready = Je suis prêt
fief-board-new-offer = Faire une offre à
fief-board-your-offer = Votre offre
fief-board-to-whom = À qui va l’offre
fief-board-offer-to = Offre à { $seat }
fief-board-you-give = Vous donnez
fief-board-you-get = Vous recevez
fief-board-seat-gives = { $seat } donne
fief-board-money = Argent
fief-board-money-give = Vous donnez
fief-board-money-ask = Vous demandez
fief-board-besides = Outre l’argent
fief-board-take-out = Retirer
fief-board-take-out-what = Retirer : { $what }
fief-board-take-out-promise = Retirer la promesse { $number }
fief-board-round-longer = +1 manche
fief-board-round-shorter = −1 manche
fief-board-till-round = jusqu’à la fin de la manche { $round }
fief-board-add-promise = Ajouter la promesse
fief-board-go-on = Cette somme
fief-board-send = Faire cette offre
fief-board-drop = Abandonner
fief-board-back = Retour
fief-board-no-choice = Il n’y a rien à choisir.
fief-board-barred-choices = Pas possible maintenant
fief-board-from = De { $seat }
fief-board-to = À { $seat }
fief-board-from-to = { $seat } à { $whom }
fief-board-accept = Accepter
fief-board-refuse = Refuser
fief-board-withdraw = Retirer
fief-board-later = Plus tard
fief-board-accept-drops = Si vous acceptez, l’offre que vous rédigez est abandonnée.
fief-board-gone = L’offre que vous regardiez n’est plus ouverte : elle a été retirée ou est caduque.
fief-board-gone-seen = D’accord
fief-board-term-nothing = rien
fief-board-term-money = { $thaler } thalers
fief-board-term-freedom = La liberté pour { $lord }
fief-board-term-freedom-to = La liberté pour { $lord }, qui va à { $village }
fief-board-term-marriage = { $lord } et { $other } se marient
fief-board-term-card = Carte : { $card }
fief-board-term-cards = { $number ->
    [one] { $number } carte au choix
   *[other] { $number } cartes au choix
}
fief-board-term-grant = Un fief pour { $lord } : { $region }
fief-board-term-promise = Promesse : { $what }
fief-board-purse = Vous pouvez donner { $thaler } thalers
fief-board-term-vote = le vote pour { $lord } au prochain scrutin
fief-board-term-peace = la paix jusqu’à la fin de la manche { $round }
fief-board-term-leave = le droit de passage jusqu’à la fin de la manche { $round }
fief-board-term-help = de l’aide au prochain combat, jusqu’à la fin de la manche { $round }
fief-board-term-thaler = { $thaler } thalers avant la fin de la manche { $round }

## Marriage (FI-W)

fief-event-wedding = { $lord } et { $other } sont mariés.
fief-why-FI-W-1-cleric = { $lord } est du clergé et ne se marie pas.
fief-why-FI-W-1-married = Il y a déjà un mariage : { $lord }.
fief-why-FI-W-1-lady = Un homme et une femme se marient ; { $lord } et { $other } ne forment pas un tel couple.
fief-why-FI-W-1-family = { $lord } n’est pas de cette famille.
fief-why-FI-W-1-nobody = Personne n’y peut être marié : { $whom }.
fief-why-FI-W-4-joined = On échange des cartes avec les familles qu’un mariage unit à la sienne ; ce n’est pas le cas : { $whom }.
fief-why-FI-W-4-hand = { $number ->
    [one] Ensuite, aucun de vous deux ne peut avoir plus de { $number } carte.
   *[other] Ensuite, aucun de vous deux ne peut avoir plus de { $number } cartes.
}
fief-why-FI-W-4-too-few = { $whom } n’a pas autant de cartes.
fief-why-FI-W-4-empty = Offrez une carte ou demandez-en une.
fief-why-FI-W-4-card = Vous n’avez plus cette carte à donner : { $card }.
fief-why-FI-W-4-reply = Vous n’avez pas toutes les cartes demandées ({ $number }).
fief-why-FI-W-7 = { $lord } ne se marie qu’une fois roi avec tous ses droits.

## Election (FI-E)

fief-answer-nobody = Personne
fief-answer-abstain = Abstention
fief-ask-stand = Qui de votre famille est candidat au trône ?
fief-ask-vote = Vos voix : { $number }. Pour qui votez-vous ?
fief-ask-crown = Votre clergé couronne-t-il { $lord } ?
fief-event-stands = { $lord } ({ $seat }) est candidat au trône.
fief-event-names-nobody = { $seat } ne présente personne.
fief-event-votes = { $number ->
    [one] { $seat } donne { $number } voix à { $lord }.
   *[other] { $seat } donne { $number } voix à { $lord }.
}
fief-event-abstains = { $seat } s’abstient.
fief-event-elected = { $lord } est élu.
fief-event-nobody-elected = Personne n’est élu.
fief-event-crowns = Le clergé de { $seat } accepte de couronner { $lord }.
fief-event-refuses-crown = Le clergé de { $seat } refuse de couronner { $lord }.
fief-event-uncrowned = Personne ne couronne { $lord } ; le trône reste vide.
fief-why-FI-E-1 = Un candidat est un homme libre et titré de votre famille, hors du clergé ; ce n’est pas le cas : { $lord }.
fief-why-FI-E-2 = Pas de candidature à ce nom : { $lord }.

## Regency (FI-Q)

fief-event-regent = La reine { $lord } règne.
fief-event-throne-empty = Le trône est vide.
fief-event-prince-crowned = Le prince héritier { $lord } est roi.
fief-event-all-rights = Le roi { $lord } a tous ses droits.
fief-event-queen = { $lord } est reine.
fief-event-crowned = { $lord } est couronné roi.

## Guards (FI-G)

fief-event-guard-given = { $lord } reçoit une garde ({ $guard }) : { $number }.
fief-event-guard-passes = La garde se tient désormais auprès de { $lord } ({ $guard }).
fief-event-guard-home = Une garde est renvoyée : { $guard }.

## End (FI-Z)

fief-event-counted = { $seat } compte { $points } points et en a maintenant { $sum }.
fief-event-rounds-over = Après { $rounds } manches, la partie s’arrête ; les points décident.
fief-event-over = { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}
fief-ending-alone = Un joueur a la couronne et trois fiefs.
fief-ending-couple = Un couple royal a quatre fiefs.
fief-ending-last = Il ne reste qu’un joueur.
fief-ending-points = La dernière manche est jouée.
fief-ending-rounds = La partie simple a duré toutes ses manches.
fief-event-out = { $seat } n’a plus ni seigneur ni soldat et sort de la partie ; { $thaler } thalers vont à la banque.

## Tables

fief-table-round = La manche
fief-table-players = Joueurs
fief-table-hands = Cartes en main
fief-table-laid = Cartes de cette manche
fief-table-villages = Villages
fief-table-stacks = Soldats
fief-table-lords = Seigneurs
fief-table-fiefs = Fiefs
fief-column-round = Manche
fief-column-phase = Phase
fief-column-first = Premier joueur
fief-column-turn = À jouer
fief-column-deck = Pioche
fief-column-king = Roi
fief-column-queen = Reine
fief-column-player = Joueur
fief-column-cards = Cartes
fief-column-card = Carte
fief-column-thaler = Thalers
fief-column-points = Points
fief-column-least = Au moins
fief-column-most = Au plus
fief-column-village = Village
fief-column-region = Région
fief-column-bishopric = Évêché
fief-column-holder = Premier arrivé
fief-column-castle = Château
fief-column-city = Ville
fief-column-mills = Moulins
fief-column-presses = Pressoirs
fief-column-rebels = Rebelles
fief-column-road = À la porte, venu de
fief-column-units = Unités
fief-column-lord = Seigneur
fief-column-captor = Captif de
fief-column-spouse = Conjoint
fief-column-see = Évêque de
fief-column-cardinal = Cardinal
fief-column-capital = Capitale
fief-table-offers = Offres
fief-table-promises = Promesses
fief-column-whom = À
fief-column-deal = Objet
fief-column-gives = Donne
fief-column-asks = Demande
fief-column-other = Avec
fief-column-promise = Promesse
fief-column-asked = Cartes demandées
fief-column-till = Jusqu’à la manche
fief-column-fate = État

## The board in the browser

fief-board-map = Carte du royaume
fief-board-realm = Manche et trône
fief-board-hand = Vos cartes
fief-board-cards = Cartes
fief-board-market = Marché
fief-board-families = Familles
fief-board-sees = Évêchés
fief-board-fiefs = Régions et fiefs
fief-board-battle = Combat
fief-board-election = Élection
fief-board-setting-up = Les familles s’installent
fief-board-round = Manche { $round } sur { $last }
fief-board-round-at-most = Manche { $round } sur { $last } au plus
fief-board-begins = { $seat } commence
fief-board-no-king = Le trône est vide.
fief-board-regency = Régence : manche { $round } sur { $rounds }
fief-board-is-king = Roi
fief-board-is-queen = Reine
fief-board-is-regent = Reine régnante
fief-board-is-prince = Prince héritier
fief-board-is-arc = Femme d’Arc
fief-board-is-duke = Duc ({ $village })
fief-board-is-count = Comte ({ $village })
fief-board-is-baron = Baron ({ $village })
fief-board-is-duke-lady = Duchesse ({ $village })
fief-board-is-count-lady = Comtesse ({ $village })
fief-board-is-baron-lady = Baronne ({ $village })
fief-board-is-bishop = Évêque de { $see }
fief-board-is-cardinal = Cardinal
fief-board-at-gate = à la porte de { $village }, sur la route de { $road }
fief-board-deck = Pioche : { $cards }.
fief-board-hand-limit = Cartes en main : { $cards }.
fief-board-no-cards = Aucune carte en main
fief-board-discards = Défaussées : { $cards }
fief-board-price = { $thaler } thalers
fief-board-left = reste : { $number }
fief-board-you = vous
fief-board-first = premier joueur
fief-board-out = éliminé
fief-board-rank = { $rank }e place
fief-board-no-lords = Aucun seigneur
fief-board-counted = Thalers, autant que tous peuvent compter
fief-board-fact-money = Thalers
fief-board-fact-units = Unités de soldats
fief-board-fact-cards = Cartes en main
fief-board-fact-villages = Villages
fief-board-fact-fiefs = Fiefs
fief-board-fact-points = Points
fief-board-married = marié à { $lord }
fief-board-married-lady = mariée à { $lord }
fief-board-aside = de côté : { $thaler } thalers
fief-board-heir = Hérite à la négociation : { $lord }.
fief-board-heir-throne = Il revient au trône.
fief-board-estate = Pour l’héritier : { $thaler } thalers
fief-board-captive-lady = captive de { $seat }
fief-board-captive = captif de { $seat }
fief-board-unborn = Dans aucune famille à présent
fief-board-no-bishop = Pas d’évêque
fief-board-tithe-to = La dîme va à { $lord }.
fief-board-fief-of = Fief de { $seat }, capitale { $village }.
fief-board-title-waits = Le titre attend un seigneur.
fief-board-taxed = Il paie la taille cette manche.
fief-board-free = { $village } : personne
fief-board-held-by = { $village } : { $seat }
fief-board-attackers = Attaquants
fief-board-attacked = Attaqués
fief-board-divided = Dés contre { $side } : divisés par { $number }.
fief-board-rounds-of-battle = Le combat, manche par manche
fief-board-battle-round = Manche { $round }
fief-board-rolled = { $who } : { $dice }.
fief-board-the-rebels = Les rebelles
fief-board-rebels = les rebelles (unités : { $number })
fief-board-force = { $seats } (unités : { $number })
fief-board-said-battle = { $village } : { $attackers } contre { $attacked }.
fief-board-said-battle-round = Manche { $round } du combat.
fief-board-said-battle-quiet = Manches de suite sans perte : { $rounds }.
fief-board-said-battle-due = Encore à perdre : { $number } – { $side }.
fief-board-said-mercy = { $seat } demande grâce à { $other }.
fief-board-needs-votes = Le plus de voix l’emporte ; au moins { $votes }, sans égalité.
fief-board-needs-clerics = { $lord } est élu. Pour la couronne : évêques { $bishops } ou cardinaux { $cardinals }.
fief-board-has-votes = { $seat } a des voix : { $votes }
fief-board-votes = Voix : { $votes }
fief-board-agrees = Le clergé de { $seat } accepte.
fief-board-refuses = Le clergé de { $seat } refuse.
fief-board-said-lies = { $region }, évêché de { $see }.
fief-board-said-nobody = Personne ne le tient.
fief-board-said-held = { $seat } le tient.
fief-board-said-fief = Il est dans un fief de { $seat }.
fief-board-said-host = { $seat } est l’hôte.
fief-board-said-castle = Un château s’y dresse.
fief-board-said-city = C’est une cité.
fief-board-said-mills = Moulins : { $number }.
fief-board-said-presses = Pressoirs : { $number }.
fief-board-units = les soldats de { $seat } (unités : { $units })
fief-board-guards = la garde de { $lord } (unités : { $units })
fief-board-lord = { $lord } de { $seat }
fief-board-held-lord = { $lord } de { $seat }, captif de { $captor }
fief-board-said-there = S’y trouvent : { $things }.
fief-board-said-gate = À la porte, sur la route de { $road } : { $things }.
fief-board-said-rebels = Rebelles menés par { $seat } ; unités : { $number }.
fief-board-said-roads = Des routes mènent à { $villages }.
fief-board-said-villages = Ses villages : { $villages }.
fief-board-said-no-fief = Ce n’est pas un fief.
fief-board-said-bears = { $lord } porte le titre.
fief-board-said-bishop = { $lord } est évêque.
fief-board-said-no-bishop = Pas d’évêque.
fief-board-said-bears-cards = Il porte cette manche : { $cards }.
fief-board-see-of = Évêché de { $see }
fief-board-page-round = Une manche
fief-board-page-phase-cards = complétez la main à { $cards }, jouez-en autant que vous voulez, rendez celles dont vous ne voulez pas.
fief-board-page-phase-income = les villages avec vos soldats paient ; un fief paie tout si un soldat est dans la capitale.
fief-board-page-phase-purchases = soldats, bâtiments, titres, cardinaux, dans l’ordre voulu.
fief-board-page-phase-movement = les seigneurs suivent les routes et mènent qui ils veulent.
fief-board-page-phase-battles = d’abord les rebelles ; puis les portes, et les attaques entre hôtes.
fief-board-page-phase-negotiation = héritages, accords, mariages, puis l’élection s’il n’y a pas de roi.
fief-board-page-costs = Les prix
fief-board-page-ware-soldier = dans une cité ou un château contrôlé, ou près d’un seigneur libre à vous
fief-board-page-ware-rebel = là où il y a une révolte
fief-board-page-ware-guard = près de votre roi ou reine libre
fief-board-page-ware-press = dans un village contrôlé
fief-board-page-ware-mill = dans un village contrôlé
fief-board-page-ware-castle = dans un village contrôlé sans murs
fief-board-page-ware-baron = une baronnie entière, avec un château
fief-board-page-ware-count = un comté entier, avec un château
fief-board-page-ware-duke = un duché entier, avec un château
fief-board-page-ware-cardinal = un évêque libre à vous
fief-board-page-income = Les revenus
fief-board-page-pays-castle = Château
fief-board-page-pays-city = Cité
fief-board-page-pays-press = Pressoir
fief-board-page-pays-mill = Moulin
fief-board-page-pays-king = Roi
fief-board-page-pays-queen = Reine
fief-board-page-pays-regent = Reine régnante
fief-board-page-pays-tax-per-village = Taille, par village du fief
fief-board-page-pays-harvest-bonus = Bonne récolte, par moulin
fief-board-page-pays-weather-bonus = Beau temps, par pressoir
fief-board-page-income-needs = Famine : ni moulin ni pressoir ne paie là. Dîme : ils paient l’évêque.
fief-board-page-movement = Mouvement
fief-board-page-steps = Villages par manche : { $steps } ; avec la Femme d’Arc tout du long : { $arc }. Les soldats suivent un seigneur.
fief-board-page-leave = Chez un autre hôte, demandez le passage ; dans un château ou une cité, aussi pour sortir.
fief-board-page-gate = Ou tenez-vous à la porte, pour un assaut pendant les combats.
fief-board-page-battle = Combats
fief-board-page-dice = Dés : un dès { $one } unité, deux dès { $two }, trois dès { $three }.
fief-board-page-losses = Pertes : les dés divisés par { $open } en terrain ouvert, { $castle } dans un château, { $city } dans une cité.
fief-board-page-aim = Un dé visant un seigneur en terrain ouvert tue sur un 6, et ne compte pour rien d’autre.
fief-board-page-mercy = Avant chaque manche on peut demander grâce : les seigneurs sont captifs, leurs soldats perdus.
fief-board-page-spoils = Le vainqueur tient le village ; s’il n’était pas à lui, moulins et pressoirs sont détruits.
fief-board-page-throne = Fiefs et trône
fief-board-page-fief = Un fief : tous les villages d’une région tenus, un château, le titre acheté. On n’en prend pas les villages un à un.
fief-board-page-capital = Qui prend la capitale prend le fief.
fief-board-page-election = Sans roi, on élit pendant la négociation : hommes libres titrés ; le plus de voix, au moins { $votes }.
fief-board-page-crown = Pour être couronné, l’élu a besoin d’évêques ({ $bishops }) ou de cardinaux ({ $cardinals }).
fief-board-page-regency = À la mort du roi, la reine règne : { $rounds } manches pour un prince héritier, sinon jusqu’au prochain roi.
fief-board-page-winning = Victoire
fief-board-page-alone = Roi ou reine dans votre famille, et { $fiefs } fiefs.
fief-board-page-couple = Roi et reine de deux joueurs, mariés : { $fiefs } fiefs ensemble.
fief-board-page-rounds = Après { $rounds } manches, un décompte décide.
fief-board-page-points-game = Le plus de points après { $rounds } manches ; décompte toutes les { $every } manches.
fief-board-page-last = Qui reste seul gagne. Sans seigneur ni soldat on est éliminé.
fief-board-page-points = Points
fief-board-page-counts-baron = Baron
fief-board-page-counts-count = Comte
fief-board-page-counts-duke = Duc
fief-board-page-counts-king = Roi
fief-board-page-counts-queen = Reine
fief-board-page-counts-bishop = Évêque
fief-board-page-counts-crown-prince = Prince héritier
fief-board-page-counts-cardinal = Cardinal
fief-board-page-counts-per-500-thaler = Par 500 thalers pleins
fief-board-page-reconstruction = Le plateau imprimé n’est pas le nôtre : régions, routes et certaines valeurs sont reconstruites ; la carte est dessinée par ce projet.
fief-board-page-own = Cette table joue sur son propre plateau.
