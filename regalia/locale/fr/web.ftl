### The pages in a browser, and the server that sends them.

## Every page

web-name = Regalia
web-skip = Aller au contenu
web-nav = Pages
web-lobby = Tables
web-rules = Règles
web-about = À propos
web-you-page = Vous
web-language = Langue
web-theme = Couleurs
web-theme-auto = Auto
web-theme-light = Clair
web-theme-dark = Sombre
web-not-theirs = Un projet indépendant : les auteurs et les éditeurs des jeux n’y ont aucune part.
web-guest = Invité
web-keep = Enregistrer
web-back = Retour à la table
web-to-table = À la table
web-to-lobby = Aux tables

## What cannot be done

web-refused = C’est impossible
web-lost = Cette page n’existe pas.
web-method = Cette adresse ne répond pas de cette façon.
web-form = Ce formulaire n’a pas pu être lu.
web-large = C’était trop long.
web-origin = Cela venait d’une page étrangère ; rien n’a été fait.
web-trouble = Le serveur a commis une erreur. Rien n’a été fait ; veuillez regarder à nouveau.

## The lobby

web-hello = Trois jeux de société royaux
web-hello-more = Jouez tout de suite contre des bots, ou envoyez un lien à vos amis. Rien à installer, pas de compte : les règles sont respectées pour vous.
web-games = Les jeux
web-players = { $low } à { $high } joueurs
web-players-at = { $players } joueurs
web-quick = Jouer contre des bots
web-friends = Ouvrir une table
web-my-turn = À vous de jouer
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-my-finished = Parties terminées
web-seats-open = { $seats ->
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }
web-gathering = pas commencée
web-join = Rejoindre une table
web-join-link = Le lien que vous avez reçu
web-join-go = Y aller

## A new table

web-new = Nouvelle table
web-new-game = { $game } : une nouvelle table
web-your-name = Votre nom
web-name-keep = S’appeler ainsi
web-name-help = Tous ceux de vos tables le voient.
web-seats = Joueurs
web-seats-help = { $low } à { $high } peuvent jouer.
web-who-me = Moi
web-who-open = Un ami, par lien
web-who-bot = Bot : { $bot }
web-who-nobody = Personne
web-bot-greedy = Greedy
    .help = joue selon des règles simples
web-bot-random = Random
    .help = joue n’importe quel coup permis
web-options = Options
web-option-seats = (Seulement pour { $players } joueurs.)
web-table = La table
web-listed = La montrer à tous ceux qui viennent sur ce serveur
web-spectators = Quiconque a le lien peut regarder
web-confirm-turns = Un tour ne finit que si son joueur le confirme
web-private = Deux joueurs peuvent se parler en privé
web-pace = Rythme
web-pace-live = Tous en même temps
web-pace-days = Sur plusieurs jours, chacun à son heure
web-own-board = Votre propre plateau
web-own-board-help = Un texte qui décrit le plateau ; docs/boards.md l’explique. Sans lui, c’est le plateau du jeu.
web-board-file = D’un fichier
web-board-text = Ou en texte
web-open-table = Ouvrir la table

## Before the game

web-at-table = À la table
web-invite = Inviter des amis
web-link = Le lien de cette table
web-link-watch = Quiconque a ce lien trouve la table.
web-copy = Copier
web-copied = Le lien est copié.
web-qr = Le lien en code QR
web-word = Un mot pour le hasard
web-word-give = Le donner
web-word-help = Si vous voulez : il entre dans les tirages, afin que personne n’ait pu les choisir.
web-open-seat = Place libre
web-sit = S’asseoir ici
web-seat-bot = Bot : { $bot }
web-free = Libérer la place
web-get-up = Se lever
web-waits-seats = { $seats ->
        [one] Une place est encore libre.
       *[other] { $seats } places sont encore libres.
    }
web-waits-host = Toutes les places sont prises ; l’hôte commence.
web-begin = Commencer la partie
web-beginning = Le début
web-list = La montrer à tous
web-unlist = Ne plus la montrer
web-close-table = Abandonner la table

## In a game

web-you = vous
web-asked = à jouer
web-bot = bot
web-away = absent
web-stand-in = le bot « { $bot } » joue
web-stands-in = Le bot « { $bot } » joue pour vous. N’importe quel coup y met fin.
web-come-back = Me revoilà
web-ask-bot = Laisser un bot jouer ?
web-undo = Reprendre
web-ask-undo = Demander à reprendre
web-final = Avec ⚑ : vous ne pourrez pas le reprendre seul.
web-final-all = Vous ne pourrez pas reprendre seul votre réponse.
web-final-none = Vous pourrez encore reprendre votre réponse.
web-confirm = Finir le tour
web-ahead = On ne vous le demande pas encore, et peut-être jamais. Vous pouvez répondre déjà ; personne ne le voit avant que ce soit nécessaire.
web-ahead-given = Votre réponse, au besoin : { $move }.
web-together = Tous ceux qui peuvent être interrogés répondent à la fois ; personne ne voit une réponse avant que la dernière utile soit donnée.
web-together-given = Votre réponse : { $move }. Elle sera montrée avec celles des autres, si elle est utile.
web-forget = Répondre autrement
web-always = Toujours répondre de même
web-always-one = Toujours : { $move }
web-standing-all = { $answers ->
    [one] Une réponse est toujours donnée.
   *[other] { $answers } réponses sont toujours données.
}
web-standing = À « { $question } », vous répondez toujours : { $move }.
web-standing-end = Me redemander
web-proposal = Tout à la fois : { $moves }
web-vote-back = { $events ->
        [one] Une ligne du journal serait annulée.
       *[other] { $events } lignes du journal seraient annulées.
    }
web-vote-waits = En attente de { $names }.
web-withdraw = Ne plus demander
web-place = Place { $place } : { $seat }, { $points } points
web-rematch = Rejouer
web-rematch-there = À la partie suivante
web-journal = La partie entière en texte
web-log = Ce qui s’est passé
web-log-all = Tout le journal
web-log-since = depuis votre dernier tour
web-overview = Aide de jeu
web-no-overview = Ce jeu n’a pas encore d’aide ; ses règles disent tout.
web-print = Imprimer
web-change-seat = Passer l’écran
web-cover = { $seat }, l’écran est à vous
web-cover-help = Les autres détournent les yeux.
web-cover-go = Montrer ce que voit { $seat }

## Positions antérieures

web-replay = À travers la partie
web-moment = Position
web-moment-title = { $game } : position { $at }
web-moment-of = sur { $last }
web-moment-go = Afficher
web-moment-slider = Position dans la partie
web-moment-play = Lire
web-moment-pause = Pause
web-moment-seen = Une position antérieure, telle que vous l’avez vue alors.
web-moment-open = La partie est finie : tout est découvert.
web-moment-now = À la partie telle qu’elle est
web-moment-then = La position à ce moment-là
web-moment-beginning = La partie commence.
web-moment-told = Ce qui s’est passé alors
web-moment-move = { $seat } : { $move }
web-moment-earlier = Positions antérieures
web-moment-replay = Revoir la partie
web-news = { $events ->
        [one] Un événement depuis votre dernier tour
       *[other] { $events } événements depuis votre dernier tour
    }
web-news-again = Les revoir
web-step-first = Au début
web-step-back = Une position en arrière
web-step-forward = Une position en avant
web-step-last = À la dernière position
web-points = Le score
web-chart = Les points au fil de la partie
web-chart-said = Les points de chacun de la position 0 à la position { $last }, une ligne par joueur ; les mêmes en chiffres ci-dessous.
web-chart-numbers = En chiffres
web-end = La fin
web-end-places = Qui a gagné
web-end-points = { $points } points
web-end-more = Points, courbe et preuve
web-points-kinds = D’où viennent les points
web-points-total = En tout
web-proof = Le hasard
web-proof-none = Ce jeu est sans hasard.
web-proof-unsealed = Rien n’avait été promis du hasard de cette partie ; il ne peut donc être prouvé.
web-proof-proved = { $draws ->
        [one] Prouvé : l’unique tirage de cette partie est celui qui fut promis avant le premier coup.
       *[other] Prouvé : les { $draws } tirages de cette partie sont ceux qui furent promis avant le premier coup.
    }
web-proof-failed = Non prouvé : les tirages de cette partie ne sont pas ceux qui furent promis.
web-proof-commitment = Avant le premier coup, le serveur a tiré un secret et montré son empreinte (SHA-256), d’où personne ne peut retrouver le secret :
web-proof-words = Ensuite les joueurs ont ajouté des mots à eux, pour que le serveur lui-même ne puisse choisir le hasard :
web-proof-no-words = Ensuite les joueurs auraient pu ajouter des mots à eux ; personne ne l’a fait.
web-proof-secret = La partie finie, voici le secret :
web-proof-draws = Le serveur vient de vérifier à nouveau : le secret a bien cette empreinte, et chacun des { $draws } mélanges, tirages et lancers découle du secret et des mots.
web-proof-yourself = Il n’est pas besoin d’y croire : téléchargez la partie en texte et faites juger chaque coup et chaque tirage par votre propre ordinateur.

## Talk and notes

web-talk = Discussion
web-say = Dire quelque chose
web-say-it = Dire
web-say-to = À qui
web-say-all = Tous les joueurs
web-to = à { $seat }
web-watching = regarde
web-mute = Muet
web-mute-one = Rendre { $name } muet
web-hear = Réentendre { $name }
web-muted = Muets
web-notes = Vos notes
web-notes-keep = Garder
web-notes-help = Vous seul les voyez.

## More about a table

web-table-more = À propos de cette table
web-sound = Son
web-sound-is-off = Pas de son
web-sound-is-on = Un son quand c’est à vous
web-sound-on = Un son quand c’est à moi
web-sound-off = Plus de son
web-luck = Le hasard de cette table a été promis avant le premier coup :
web-luck-host = Qui tient le serveur pourrait tout de même regarder.
web-leave = Quitter la table
web-leave-help = Un bot continue ; un coup de vous reprend la place.
web-sending = Envoi …
web-offline = Pas de connexion. Ce que vous faites partira dès son retour.
web-online = Connexion rétablie.
web-stopped = Cette page n’est plus tenue à jour ; veuillez la recharger.

## The rulebook

web-rules-of = Les règles de { $game }
web-rules-own = Dites avec nos mots ; chaque règle a un numéro, que le jeu cite quand il interdit quelque chose.
web-chapters = Chapitres
web-example = Exemple :
web-find = Chercher dans ces règles
web-find-go = Chercher
web-find-all = Toutes les règles
web-found = { $rules ->
        [0] Aucune règle ne contient « { $words } ».
        [one] Une règle contient « { $words } ».
       *[other] { $rules } règles contiennent « { $words } ».
    }
web-options-table = Les options d’une table
web-options-help = Qui ouvre une table les choisit.

## Worked examples

web-examples = Exemples à jouer
web-examples-of = Les exemples de { $game }
web-examples-help = Des positions que chacun peut jouer, avec un mot sur chaque étape. Rien n’en est gardé, et tous les chemins sont ouverts.
web-example-printed = du livret de règles ·
web-example-rulebook = Un exemple du livret de règles
web-example-own = Un exemple à nous
web-example-play = { $seat } répond : { $moves }
web-example-barred = Ce qui n’est pas permis ici
web-example-strayed = Vous suivez maintenant votre propre chemin ; jouez comme il vous plaît.
web-example-path = Retour à l’exemple
web-example-happened = Ce qui s’est passé
web-example-again = Recommencer
web-example-seat = Répondre comme :
web-example-free = Vous jouez pour tout le monde. Ce qui luit peut être choisi, sur le plateau aussi.
web-example-unknown = Cet exemple n’existe pas ; ceux de { $game } sont dans ses règles.
web-example-long = C’est trop long : on joue au plus { $most } réponses dans un exemple.

## About

web-about-what = Regalia permet de jouer à des jeux de société royaux, entre amis et contre des bots, en trois langues, dans le respect des règles.
web-about-not-theirs = C’est un projet indépendant. Les jeux appartiennent à leurs auteurs, artistes et éditeurs, qui n’y ont aucune part et n’en répondent pas. Les règles sont dites avec nos mots, plateaux et pièces sont redessinés ; aucune image ni aucun texte d’eux n’est utilisé. À qui un jeu plaît, qu’il l’achète.
web-about-games = Qui a fait les jeux
web-about-author = Auteur
web-about-development = Développement
web-about-art = Illustrations
web-about-rules = Règles
web-about-publisher = Éditeur
web-about-thanks = Remerciements
web-about-board = Notre plateau
web-about-board-own = Qui possède la boîte peut saisir ce qui y est imprimé : une table peut apporter son propre fichier de plateau.
web-credits-foreign-king =
    .author = Javier Garcia
    .development = Michele Quondam
    .art = Marina Fischetti et Miguel Coimbra
    .rules = En français : Claude Sirois, revues par Vincent Jehl
    .publisher = Les trois livrets dont nous disposons n’en nomment aucun ; le jeu est né de campagnes sur Giochistarter, Spieleschmiede et Kickstarter.
    .thanks = Les livrets remercient Federico Sonzogni, Michele Morosini, Chiara Spagnoletto, Francesco Valenzi et David Cox, et tous ceux qui ont essayé et soutenu le jeu.
    .board = Six des neuf provinces, et les frontières, sont reconstituées d’après la Belgique de 1830 : les règles ne les montrent pas.
web-credits-royals =
    .author = Peter Hawes
    .art = Michael Menzel
    .publisher = Abacusspiele, Dreieich, © 2014 ; en Suisse, Carletto AG
    .board = La plupart des valeurs du plateau sont reconstituées : les règles donnent coûts, cartes et nombres, mais pas toute la carte.
web-credits-fief =
    .author = Philippe Mouchebeuf
    .art = Jean Pierre David
    .rules = Rédigées par Duccio Vitale
    .publisher = © Philippe Mouchebeuf et Eurogames, 1989
    .board = Le plateau et une feuille de tableaux manquent aux règles dont nous disposons : ce qui en vient est reconstitué, valeur par valeur.
web-about-maps = Les contours de la Belgique et de l’Europe sont faits avec Natural Earth, du domaine public. Tous les dessins sont de nous.
web-about-made-with = Avec quoi il est fait
web-about-licence = Regalia est un logiciel libre sous licence MIT. Il fonctionne avec :
web-about-privacy = Ce qui est gardé de vous
web-about-privacy-more = Votre nom, vos tables et ce que vous y écrivez, sur ce serveur seulement ; un témoin qui dit qui vous êtes, et un pour la langue, la luminosité et le son. Rien n’est envoyé ailleurs.

## The command

serve-here = Sur cette machine : { $address }
serve-lan = Dans votre réseau : { $address }
serve-only = Seule cette machine peut l’atteindre.
serve-friends = Vos amis du même réseau scannent ceci, ou tapent l’adresse :
serve-data = Les tables sont gardées dans { $file }
serve-stop = Ctrl-C arrête le serveur.
serve-stopped = Le serveur est arrêté.
serve-port = Le port { $port } sur { $host } ne peut être utilisé : { $told }
