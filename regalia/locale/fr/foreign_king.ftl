### The Foreign King: its names, moves, options, questions, events, refusals and tables.

foreign-king = The Foreign King
    .about = Belgique, 1831 : deux à quatre citoyens influents bâtissent des usines, gagnent à leur cause les provinces et le Congrès National, et envoient le nouveau Roi là où il les sert le mieux.

## Seats

foreign-king-colour-red = Rouge
foreign-king-colour-blue = Bleu
foreign-king-colour-green = Vert
foreign-king-colour-black = Noir
foreign-king-seat-red = { foreign-king-colour-red }
foreign-king-seat-blue = { foreign-king-colour-blue }
foreign-king-seat-green = { foreign-king-colour-green }
foreign-king-seat-black = { foreign-king-colour-black }

## Provinces

foreign-king-province-west-flanders = Flandre-Occidentale
foreign-king-province-east-flanders = Flandre-Orientale
foreign-king-province-antwerp = Anvers
foreign-king-province-limburg = Limbourg
foreign-king-province-brabant = Brabant
foreign-king-province-hainaut = Hainaut
foreign-king-province-namur = Namur
foreign-king-province-liege = Liège
foreign-king-province-luxembourg = Luxembourg

## Factories

foreign-king-factory-textile = Usine textile
foreign-king-factory-metal = Usine métallurgique

## Actions

foreign-king-action-factory = Bâtir une usine
    .help = Payez 3 francs et posez une usine textile ou métallurgique dans n’importe quelle province. La première usine d’une province vous rapporte une Médaille Royale.
foreign-king-action-place = Placer un citoyen
    .help = Placez gratuitement un citoyen de votre réserve dans n’importe quelle province. Chaque citoyen de plus dans cette province coûte 1 franc.
foreign-king-action-move = Déplacer un citoyen
    .help = Déplacez gratuitement un de vos citoyens vers une province adjacente, ou ramenez-le dans votre réserve. Chaque pas de plus coûte 1 franc ; tous les citoyens déplacés partent de la même province.
foreign-king-action-congress = Nommer un membre du Congrès
    .help = Faites entrer au Congrès National un citoyen de votre réserve ou d’une province. C’est gratuit.
foreign-king-action-king = Marquer des points avec le Roi
    .help = Déplacez gratuitement le Roi vers une province adjacente ; chaque pas de plus coûte 1 franc. On marque les points de la province où il s’arrête.
foreign-king-action-coins = Recevoir de l’argent
    .help = Prenez 3 francs, plus 1 pour chaque usine textile, active ou non, des provinces où vous avez la majorité.
foreign-king-action-order = Changer l’ordre de tour
    .help = Prenez tout de suite 1 franc. À la fin de la manche, vous choisissez votre place sur la piste d’ordre de tour.
foreign-king-action-queen = Utiliser la Reine
    .help = Payez 2 francs et réalisez une autre action, même occupée. Le coût de cette action s’y ajoute.

## Options

foreign-king-option-extended = Partie prolongée
    .help = Le marqueur du Roi commence sur la case 40 au lieu de 30 ; la partie dure donc plus longtemps.
foreign-king-option-three-queen = La Reine à trois
    .help = À trois joueurs, la Reine remplace « Changer l’ordre de tour » ; l’ordre ne change alors jamais.
foreign-king-option-german-queen = Reine à l’allemande
    .help = La Reine ne vous ouvre que les actions occupées par le pion d’un autre joueur, comme le veut le livret de règles allemand.
foreign-king-option-bank = Banque
    .help = La somme en circulation dans la partie. Avec 37 ou 41 francs, la banque peut se trouver à sec.
foreign-king-option-bank-0 = Jamais à sec
foreign-king-option-bank-37 = 37 francs
foreign-king-option-bank-41 = 41 francs
foreign-king-option-silent-third = Tiers muet
    .help = Dans une partie à deux, le joueur virtuel ne marque qu’à la fin. Les usines des provinces où il a la majorité deviennent quand même inactives.
foreign-king-option-factory-appearance = Aspect des usines
    .help = Ne change que le dessin : les usines sont couchées tant qu’elles n’ont pas servi et debout ensuite.

## Answers

foreign-king-answer-done = Terminé
foreign-king-answer-disc = Un citoyen de plus
    .help = Payez 1 franc pour lui.
foreign-king-answer-supply = Votre réserve
foreign-king-answer-shift = Déplacer un citoyen
    .help = Déplacez vers une province adjacente un citoyen du joueur virtuel qui se trouve déjà dans une province.
foreign-king-answer-hurry = Accourir
    .help = Tous vos membres du Congrès quittent le Congrès National pour cette province ; on n’interroge plus personne.
foreign-king-answer-stay = Rester au Congrès
foreign-king-answer-lose = Perdre le tour
    .help = Ne réalisez aucune action à ce tour.
foreign-king-answer-loan = Contracter un prêt
    .help = Retournez une Médaille Royale face cachée et prenez 3 francs. Un prêt non remboursé coûte 6 PV à la fin.
foreign-king-answer-repay = Rembourser un prêt
    .help = Payez 4 francs et remettez une Médaille Royale face visible.

foreign-king-place-first = Première place
foreign-king-place-second = Deuxième place
foreign-king-place-third = Troisième place
foreign-king-place-fourth = Quatrième place

## Parts of sentences; a language may choose its preposition by the key

foreign-king-in = { $province_key ->
    [west-flanders] en { $province }
    [east-flanders] en { $province }
    [limburg] dans le { $province }
    [brabant] dans le { $province }
    [hainaut] dans le { $province }
    [luxembourg] au { $province }
   *[other] à { $province }
}
foreign-king-into = { $province_key ->
    [west-flanders] en { $province }
    [east-flanders] en { $province }
    [limburg] dans le { $province }
    [brabant] dans le { $province }
    [hainaut] dans le { $province }
    [luxembourg] au { $province }
   *[other] à { $province }
}
foreign-king-out = { $province_key ->
    [antwerp] d’{ $province }
    [west-flanders] de { $province }
    [east-flanders] de { $province }
    [namur] de { $province }
    [liege] de { $province }
    [limburg] du { $province }
    [brabant] du { $province }
    [hainaut] du { $province }
    [luxembourg] du { $province }
   *[other] depuis { $province }
}
foreign-king-from = { $from_key ->
    [antwerp] d’{ $from }
    [west-flanders] de { $from }
    [east-flanders] de { $from }
    [namur] de { $from }
    [liege] de { $from }
    [limburg] du { $from }
    [brabant] du { $from }
    [hainaut] du { $from }
    [luxembourg] du { $from }
   *[other] depuis { $from }
}
foreign-king-to = { $to_key ->
    [west-flanders] en { $to }
    [east-flanders] en { $to }
    [limburg] dans le { $to }
    [brabant] dans le { $to }
    [hainaut] dans le { $to }
    [luxembourg] au { $to }
   *[other] à { $to }
}
foreign-king-a-factory = { $factory_key ->
    [metal] une usine métallurgique
   *[textile] une usine textile
}

## Questions

foreign-king-ask-action = Quelle action choisissez-vous ?
foreign-king-ask-queen = Quelle action la Reine doit-elle vous ouvrir ?
foreign-king-ask-factory-kind = Quel type d’usine bâtissez-vous ?
foreign-king-ask-factory-province = Dans quelle province bâtissez-vous { foreign-king-a-factory } ?
foreign-king-ask-place = Dans quelle province placez-vous un citoyen ?
foreign-king-ask-place-more = Placez-vous pour 1 franc un citoyen de plus { foreign-king-into } ?
foreign-king-ask-move-from = De quelle province déplacez-vous des citoyens ?
foreign-king-ask-move-to = Où déplacez-vous le citoyen qui est { foreign-king-in } ?
foreign-king-ask-move-more = Faites-vous un pas de plus pour 1 franc ? Indiquez alors où est le citoyen : { foreign-king-in }, ou là où se trouve à présent l’un de ceux qui en sont partis.
foreign-king-ask-congress = D’où vient votre nouveau membre du Congrès ?
foreign-king-ask-king-called = Dans quelle province appelez-vous le Roi ?
foreign-king-ask-king = Dans quelle province adjacente le Roi va-t-il en partant { foreign-king-out } ? Ce pas est gratuit.
foreign-king-ask-king-on = Le Roi est { foreign-king-in }. Continue-t-il pour 1 franc vers une province adjacente ?
foreign-king-ask-hurry = { $discs ->
    [one] On va marquer des points { foreign-king-in } : votre seul membre du Congrès y accourt-il ?
   *[other] On va marquer des points { foreign-king-in } : vos { $discs } membres du Congrès y accourent-ils tous ?
}
foreign-king-ask-idle = Personne n’a la majorité { foreign-king-in }. Y rendez-vous inactive une usine active ?
foreign-king-ask-virtual = { $steps ->
    [one] Vous devez encore jouer une fois pour le joueur virtuel ({ $colour }).
   *[other] Vous devez encore jouer { $steps } fois pour le joueur virtuel ({ $colour }).
} Dans quelle province placez-vous un de ses citoyens, ou bien en déplacez-vous un ?
foreign-king-ask-virtual-from = De quelle province déplacez-vous un citoyen du joueur virtuel ({ $colour }) ?
foreign-king-ask-virtual-to = Vers quelle province adjacente déplacez-vous le citoyen du joueur virtuel ({ $colour }) qui est { foreign-king-in } ?
foreign-king-ask-turn-end = Contractez-vous ou remboursez-vous un prêt avant la fin de votre tour ?
foreign-king-ask-order-place = Quelle place prenez-vous sur la piste d’ordre de tour ? Avec « Terminé », votre marqueur reste où il est.

## Events

foreign-king-event-order = Ordre de tour : { $seats }.
foreign-king-event-first = { $seat } commence.
foreign-king-event-round = La manche { $round } commence.
foreign-king-event-turn = C’est à { $seat } de jouer.
foreign-king-event-loses-turn = { $seat } perd ce tour.

foreign-king-event-action = { $seat } choisit « { $action } ».
foreign-king-event-by-queen = La Reine ouvre à { $seat } l’action « { $action } ».
foreign-king-event-loan = { $seat } retourne une médaille pour un prêt de 3 francs.
foreign-king-event-repaid = { $seat } rembourse un prêt avec 4 francs et remet la médaille face visible.
foreign-king-event-factory = { $seat } bâtit { foreign-king-a-factory } { foreign-king-in }.
foreign-king-event-medal = { $seat } reçoit une Médaille Royale pour la première usine bâtie { foreign-king-in }.
foreign-king-event-placed = { $seat } place un citoyen { foreign-king-into }.
foreign-king-event-moved = { $seat } déplace un citoyen { foreign-king-from } { foreign-king-to }.
foreign-king-event-home = { $seat } ramène un citoyen { foreign-king-out } dans la réserve.
foreign-king-event-congress-supply = { $seat } fait entrer au Congrès National un citoyen de la réserve.
foreign-king-event-congress-province = { $seat } fait entrer au Congrès National un citoyen venu { foreign-king-out }.
foreign-king-event-coins = { $francs ->
    [0] { $seat } ne reçoit rien, car la banque est vide.
    [1] { $seat } reçoit 1 franc.
   *[other] { $seat } reçoit { $francs } francs.
}
foreign-king-event-order-wish = { $francs ->
    [0] { $seat } choisira sa place dans l’ordre de tour à la fin de la manche ; la banque est vide et ne verse rien.
   *[other] { $seat } reçoit 1 franc et choisira sa place dans l’ordre de tour à la fin de la manche.
}
foreign-king-event-order-moved = { $seat } prend la { $place_key ->
    [first] première
    [second] deuxième
    [third] troisième
   *[fourth] quatrième
} place dans l’ordre de tour.
foreign-king-event-order-stays = { $seat } garde sa place dans l’ordre de tour.

foreign-king-event-king-called = { $seat } appelle le Roi { foreign-king-into }.
foreign-king-event-king-steps = { $seat } envoie le Roi { foreign-king-from } { foreign-king-to }.
foreign-king-event-marker = Le marqueur du Roi descend de { $drop }, à { $marker }.
foreign-king-event-empty = Il n’y a aucun citoyen { foreign-king-in } ; on ne marque pas les points de cette province.
foreign-king-event-hurries = { $discs ->
    [one] Le seul membre du Congrès de { $seat } accourt { foreign-king-into }.
   *[other] Les { $discs } membres du Congrès de { $seat } accourent tous { foreign-king-into }.
}
foreign-king-event-stays = { $seat } n’envoie personne du Congrès { foreign-king-into }.
foreign-king-event-scores = { $colour } marque { $points } PV { foreign-king-in }.
foreign-king-event-no-points = { $colour } a la majorité { foreign-king-in }, mais avec moins de trois citoyens et sans usine active elle ne rapporte rien.
foreign-king-event-silent = { $colour } a la majorité { foreign-king-in }, mais le joueur virtuel ne marque qu’à la fin.
foreign-king-event-nobody = Personne n’a la majorité { foreign-king-in }.
foreign-king-event-idled = { $seat } rend inactive { foreign-king-a-factory } { foreign-king-in }.
foreign-king-event-idles-none = { $seat } laisse les usines { foreign-king-in } comme elles sont.
foreign-king-event-virtual-placed = { $seat } place un citoyen du joueur virtuel ({ $colour }) { foreign-king-into }.
foreign-king-event-virtual-moved = { $seat } déplace un citoyen du joueur virtuel ({ $colour }) { foreign-king-from } { foreign-king-to }.

foreign-king-event-end-marker = Le marqueur du Roi, sur { $marker }, a rejoint le deuxième plus haut score, { $points } PV : la partie touche à sa fin.
foreign-king-event-end-factories = Les dix usines sont toutes bâties et inactives : la partie touche à sa fin.
foreign-king-event-end-rounds = Après { $rounds } manches, la partie est finie.
foreign-king-event-loans-open = { $loans ->
    [one] { $seat } a un prêt non remboursé : { $points } PV.
   *[other] { $seat } a { $loans } prêts non remboursés : { $points } PV.
}
foreign-king-event-award-control = { $colour } contrôle le plus et reçoit { $points } PV.
foreign-king-event-award-medals = { $colour } reçoit { $points } PV pour le plus grand nombre de Médailles Royales.
foreign-king-event-award-congress = { $colour } reçoit { $points } PV pour le plus grand nombre de membres au Congrès National.
foreign-king-event-award-money = { $colour } a le plus d’argent et reçoit { $points } PV.
foreign-king-event-award-provinces = { $colour }, le joueur virtuel, reçoit { $points } PV pour les provinces où il a la majorité.
foreign-king-event-over = { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}

## Why a move is refused

foreign-king-why-FK-C-4 = { $number ->
    [0] La banque est vide ; un prêt lui demande 3 francs.
   *[other] Un prêt demande 3 francs à la banque, et il ne lui en reste que { $number }.
}
foreign-king-why-FK-T-2 = Il est interdit de passer : il y a une action que vous pouvez réaliser en l’état.
foreign-king-why-FK-T-2-stuck = Si vous remboursiez ce prêt maintenant, vous n’auriez plus d’action à votre portée ; vous le pourrez après votre action.
foreign-king-why-FK-T-3-pawn = Le pion de { $seat } occupe « { $action } » ; l’action sera libre dès que ce pion en sera parti.
foreign-king-why-FK-T-3-own = Votre propre pion est encore sur « { $action } », et l’on ne fait pas deux fois de suite la même action ; choisissez-en une autre.
foreign-king-why-FK-T-4-money = « { $action } » coûte { $number } francs, et vous en avez { $has } ; un prêt rapporte 3 francs, si vous avez une médaille face visible.
foreign-king-why-FK-T-4-discs = { $action_key ->
    [place] Pour « { $action } », il faut un citoyen dans votre réserve, et elle est vide ; les citoyens que vous y ramenez la remplissent.
    [move] Pour « { $action } », il faut un de vos citoyens dans une province, et vous n’y en avez aucun.
   *[congress] Pour « { $action } », il faut un de vos citoyens dans la réserve ou dans une province, et vous n’en avez ni ici ni là.
}
foreign-king-why-FK-T-4-behind = Une fois payés les 2 francs de la Reine, vous ne pourriez réaliser aucune des actions qu’elle vous ouvre.
foreign-king-why-FK-T-6 = Dans cette partie à { $number } joueurs, l’action « { $action } » n’existe pas.
foreign-king-why-FK-T-7-medal = Pour un prêt, il faut une médaille face visible, et vous n’en avez pas ; la première usine d’une province vous en rapporte une.
foreign-king-why-FK-T-7-loan = Vous n’avez aucun prêt à rembourser.
foreign-king-why-FK-T-7-money = Pour rembourser un prêt, il faut { $number } francs, et vous en avez { $has }.
foreign-king-why-FK-A-FACTORY-2-kind = { $factory_key ->
    [metal] Toutes les usines métallurgiques sont bâties ; bâtissez une usine textile.
   *[textile] Toutes les usines textiles sont bâties ; bâtissez une usine métallurgique.
}
foreign-king-why-FK-A-FACTORY-2-none = Les dix usines sont toutes bâties ; la banque n’en a plus.
foreign-king-why-FK-A-PLACE-1 = Un citoyen de plus coûte 1 franc, et vous n’avez pas d’argent ; un prêt rapporte 3 francs, si vous avez une médaille face visible.
foreign-king-why-FK-A-PLACE-1-supply = Votre réserve est vide : il n’y a plus de citoyen à placer.
foreign-king-why-FK-A-MOVE-1-disc = Vous n’avez aucun citoyen { foreign-king-in } ; choisissez une province où vous en avez un.
foreign-king-why-FK-A-MOVE-1-border = Aucun pas ne mène { foreign-king-from } { foreign-king-to }, car ces deux provinces ne sont pas adjacentes ; choisissez une province adjacente ou votre réserve.
foreign-king-why-FK-A-MOVE-1-here = Ce citoyen est déjà { foreign-king-in } ; choisissez où il va.
foreign-king-why-FK-A-MOVE-1-money = Un pas de plus coûte 1 franc, et vous n’avez pas d’argent ; un prêt rapporte 3 francs, si vous avez une médaille face visible.
foreign-king-why-FK-A-MOVE-2 = Vous n’avez { foreign-king-in } aucun citoyen parti de la même province que le premier déplacé ; seuls ceux-là peuvent faire un pas à présent.
foreign-king-why-FK-A-CONGRESS-1-supply = Votre réserve est vide ; prenez votre membre du Congrès dans une province.
foreign-king-why-FK-A-CONGRESS-1-disc = Vous n’avez aucun citoyen { foreign-king-in } ; prenez votre membre du Congrès dans la réserve ou dans une province où vous en avez un.
foreign-king-why-FK-A-QUEEN-1 = La Reine vous ouvre une autre action que la sienne.
foreign-king-why-FK-A-QUEEN-1-german = La « Reine à l’allemande » n’ouvre que les actions occupées par le pion d’un autre joueur, et il n’y en a pas sur « { $action } ».
foreign-king-why-FK-K-2-border = Le Roi ne peut pas aller d’un seul pas { foreign-king-from } { foreign-king-to }, car ces deux provinces ne sont pas adjacentes.
foreign-king-why-FK-K-2-back = Le Roi est déjà passé { foreign-king-in } pendant cette action ; choisissez une province où il n’est pas encore allé.
foreign-king-why-FK-K-2-money = Un pas de plus du Roi coûte 1 franc, et vous n’avez pas d’argent ; un prêt rapporte 3 francs, si vous avez une médaille face visible.
foreign-king-why-FK-K-8 = { $factory_key ->
    [metal] Il n’y a pas d’usine métallurgique active { foreign-king-in }.
   *[textile] Il n’y a pas d’usine textile active { foreign-king-in }.
}
foreign-king-why-FK-V-2-supply = Le joueur virtuel ({ $colour }) n’a plus de citoyen dans sa réserve ; déplacez-en un d’une province.
foreign-king-why-FK-V-2-none = Le joueur virtuel ({ $colour }) n’a encore de citoyen dans aucune province ; placez-en un.
foreign-king-why-FK-V-2-disc = Le joueur virtuel ({ $colour }) n’a aucun citoyen { foreign-king-in } ; choisissez une province où il en a un.
foreign-king-why-FK-V-2-border = Aucun pas ne mène { foreign-king-from } { foreign-king-to }, car ces deux provinces ne sont pas adjacentes ; choisissez une province adjacente.
foreign-king-why-FK-V-2-here = Ce citoyen est déjà { foreign-king-in } ; choisissez où il va.

## How a game ends

foreign-king-ending-marker = Le marqueur du Roi a rejoint le deuxième plus haut score.
foreign-king-ending-factories = Les dix usines sont toutes bâties et inactives.
foreign-king-ending-rounds = Cent manches ont été jouées.

## Tables

foreign-king-table-provinces = Provinces : citoyens et usines
foreign-king-table-players = Joueurs
foreign-king-table-kingdom = Le royaume

foreign-king-column-province = Province
foreign-king-column-textile = Textile
foreign-king-column-metal = Métal
foreign-king-column-textile-idle = Textile, inactives
foreign-king-column-metal-idle = Métal, inactives
foreign-king-column-colour = Couleur
foreign-king-column-points = PV
foreign-king-column-money = Francs
foreign-king-column-medals = Médailles
foreign-king-column-loans = Prêts
foreign-king-column-supply = Réserve
foreign-king-column-congress = Congrès
foreign-king-column-pawn = Pion sur
foreign-king-column-round = Manche
foreign-king-column-marker = Marqueur du Roi
foreign-king-column-king-at = Roi à
foreign-king-column-textile-left = Textile restantes
foreign-king-column-metal-left = Métal restantes
foreign-king-column-medals-left = Médailles restantes
foreign-king-column-bank = Francs en banque
foreign-king-column-from-king = Visites du Roi
foreign-king-column-from-loans = Prêts
foreign-king-column-from-control = Plus grand contrôle
foreign-king-column-from-medals = Le plus de médailles
foreign-king-column-from-congress = Le plus de disques au Congrès
foreign-king-column-from-money = Le plus de francs
foreign-king-column-from-provinces = Provinces tenues

## Le plateau tel qu’il est dessiné

foreign-king-board-map = Carte
foreign-king-board-track = Points de victoire
foreign-king-board-actions = Table des actions
foreign-king-board-bank = Banque
foreign-king-board-players = Joueurs
foreign-king-board-congress = Congrès National
foreign-king-board-country = Belgique
foreign-king-board-sea = Mer du Nord
foreign-king-board-north = Pays-Bas
foreign-king-board-east = Prusse
foreign-king-board-south = France
foreign-king-board-round = Manche { $round }
foreign-king-board-order = Ordre de tour
foreign-king-board-king = Roi
foreign-king-board-gap = { $points ->
    [0] Le marqueur du Roi a rejoint le deuxième score.
   *[other] { $points } PV du marqueur du Roi au deuxième score
}
foreign-king-board-you = vous
foreign-king-board-virtual = joueur virtuel
foreign-king-board-medals = { $up } visibles, { $down } retournées
foreign-king-board-points = PV
foreign-king-board-factories-left = { $factory } ({ $left })
foreign-king-board-medals-left = Médailles Royales ({ $left })
foreign-king-board-francs-left = francs ({ $left })
foreign-king-board-borders = Provinces voisines : { $provinces }.
foreign-king-board-discs = { $colour } { $discs }
foreign-king-board-holds = Citoyens : { $discs }. { $colour } a la majorité.
foreign-king-board-nobody-holds = Citoyens : { $discs }. Personne n’a la majorité.
foreign-king-board-no-discs = Aucun citoyen.
foreign-king-board-factory-active = { $factory }, active : { $number }
foreign-king-board-factory-idle = { $factory }, inactive : { $number }
foreign-king-board-king-here = Le Roi est ici.
foreign-king-board-king-portrait = Le Roi est encore sur son portrait.
foreign-king-board-turn = Un tour : une action
foreign-king-board-turn-how = Placez votre pion sur une action libre et réalisez-la.
foreign-king-board-free = gratuit
foreign-king-board-francs = { $francs } Fr
foreign-king-board-more = chaque citoyen ou pas de plus : { $francs } Fr
foreign-king-board-loans = Prêts
foreign-king-board-loan-how = Retourner une médaille : { $francs } Fr ; la rétablir : { $back } Fr. Prêt non remboursé à la fin : { $points } PV.
foreign-king-board-scoring = Le Roi marque une province pour la majorité
foreign-king-board-each-metal = par usine métallurgique active
foreign-king-board-each-textile = par usine textile active
foreign-king-board-each-discs = sans usine active, pour { $discs } citoyens
foreign-king-board-marker-falls = Son marqueur recule de 1, et de 1 de plus par province traversée.
foreign-king-board-end = La fin
foreign-king-board-end-when = Quand le marqueur du Roi rejoint le deuxième score, ou que toutes les usines sont bâties et inactives.
foreign-king-board-most-control = le plus de provinces, usines comprises
foreign-king-board-most-medals = le plus de médailles
foreign-king-board-most-congress = le plus de membres au Congrès National
foreign-king-board-most-money = le plus de francs
foreign-king-board-reconstruction = Provinces et frontières sont reconstituées d’après la Belgique de 1830, contours d’après Natural Earth.
foreign-king-board-own = Cette table joue sur un plateau à elle.
foreign-king-board-said-pawn = { $colour } sur « { $action } »
foreign-king-board-said-pawns = Pions : { $pawns }.
foreign-king-board-said-order = Ordre de tour : { $seats }.
foreign-king-board-said-bank = Dans la banque : { $things }.
foreign-king-board-said-marker = Le marqueur du Roi est sur { $marker }.
