### The Fair: all its words but the rules.

toy = La Foire
    .about = Deux à quatre marchands vendent leurs denrées, en échangent et veulent être riches les premiers. Les tests y jouent.

## Seats

toy-seat-red = Rouge
toy-seat-blue = Bleu
toy-seat-green = Vert
toy-seat-black = Noir
toy-seat-white = Blanc

## Goods

toy-good-apple = Pomme
toy-good-bread = Pain
toy-good-cheese = Fromage
toy-good-honey = Miel

## Moves

toy-action-draw = Piocher une carte
toy-action-sell = Vendre une carte
    .help = Chacun des autres peut montrer une carte de la même denrée et vous réclamer une couronne.
toy-action-peek = Regarder une main
    .help = Cela coûte une couronne.
toy-action-rest = Se reposer
toy-answer-claim = Montrer une carte et réclamer une couronne
toy-answer-pass = Passer
toy-answer-offer = Commencer une offre
toy-answer-drop = Renoncer à l’offre
toy-answer-withdraw = Retirer votre offre
toy-answer-accept = Accepter
toy-answer-refuse = Refuser
toy-answer-ready = Terminé

## Options

toy-option-rich = Riche
    .help = Avec combien de couronnes un joueur est riche, ce qui met fin à la partie.
toy-option-rich-8 = 8 couronnes
toy-option-rich-6 = 6 couronnes
toy-option-rich-12 = 12 couronnes
toy-option-peek = Regarder les mains
toy-option-gifts = Cadeaux
    .help = À la foire, celui qui n’a pas de couronne peut accepter tout de même.

## Questions

toy-ask-turn = C’est votre tour. Que faites-vous ?
toy-ask-sell = Quelle carte vendez-vous ?
toy-ask-peek = De qui regardez-vous la main ?
toy-ask-claim = { $from } vend une carte : { $good }. En montrez-vous une de la même denrée pour réclamer une couronne ?
toy-ask-fair = La foire est ouverte. Offrez-vous une carte, ou avez-vous terminé ?
toy-ask-offer-good = Quelle carte offrez-vous ?
toy-ask-offer-whom = À qui offrez-vous cette carte : { $good } ?
toy-ask-offered = { $from } vous offre une carte pour une couronne : { $good }. Acceptez-vous ?

## What happens

toy-event-first = { $seat } commence.
toy-event-drew = Vous piochez une carte : { $good }.
toy-event-draws = { $seat } pioche une carte.
toy-event-round = La manche { $round } commence. La météo : { $weather }.
toy-event-sells = { $seat } vend une carte pour { $crowns ->
        [one] une couronne
       *[other] { $crowns } couronnes
    } : { $good }.
toy-event-claims = { $seat } montre une carte ({ $good }) et réclame une couronne à { $from }.
toy-event-peeks = { $seat } regarde la main de { $whom }.
toy-event-peeked = Vous regardez la main de { $whom } : { $goods }.
toy-event-rests = { $seat } se repose.
toy-event-offers = { $seat } offre une carte à { $whom }.
toy-event-offered = { $seat } offre une carte à { $whom } : { $good }.
toy-event-withdraws = { $seat } retire son offre.
toy-event-refuses = { $seat } refuse l’offre de { $from }.
toy-event-accepts = { $seat } accepte l’offre de { $from }.
toy-event-ready = { $seat } a terminé.
toy-event-hand = { $seat } montre toutes ses cartes : { $goods }.
toy-event-over = La partie est finie : { $ending }.

toy-ending-rich = quelqu’un est riche
toy-ending-empty = la pioche est vide
toy-ending-rounds = la dernière manche est jouée

## Why not

toy-why-TOY-T-2 = La pioche est vide.
toy-why-TOY-T-3-hand = Vous n’avez pas de carte à vendre.
toy-why-TOY-T-3-good = Vous n’avez pas cette carte : { $good }.
toy-why-TOY-T-4-option = À cette table, on ne regarde pas les mains.
toy-why-TOY-T-4-crown = Regarder une main coûte une couronne, et vous n’en avez pas.
toy-why-TOY-T-4-hand = { $seat } n’a pas de cartes, et quelqu’un d’autre en a.
toy-why-TOY-C-1 = Vous n’avez pas cette carte à montrer : { $good }.
toy-why-TOY-F-1-hand = Vous n’avez pas de carte à offrir.
toy-why-TOY-F-1-twice = Vous avez déjà commencé { $times ->
        [one] une offre
       *[other] { $times } offres
    } à cette foire, et c’est tout.
toy-why-TOY-F-1-open = { $whom } n’a pas encore répondu à votre dernière offre.
toy-why-TOY-F-1-good = Vous n’avez pas cette carte : { $good }.
toy-why-TOY-F-2-self = Vous ne pouvez rien vous offrir à vous-même.
toy-why-TOY-F-2-none = Vous n’avez pas d’offre en cours.
toy-why-TOY-F-3 = La carte de { $from } coûte une couronne, et vous n’en avez pas.

## Tables

toy-table-players = Joueurs
toy-table-goods = Denrées
toy-table-offers = Offres
toy-table-fair = La foire
toy-column-player = Joueur
toy-column-crowns = Couronnes
toy-column-cards = Cartes
toy-column-made = Offres faites
toy-column-ready = Terminé
toy-column-good = Denrée
toy-column-sold = Vendues
toy-column-hand = Main
toy-column-whom = À
toy-column-round = Manche
toy-column-weather = Météo
toy-column-deck = Pioche
toy-column-turn = Au tour de
