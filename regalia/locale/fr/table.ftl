### The table: what cannot be done there and why, what is asked of those who sit at it, and what happened at it.

## What people write

text-empty = Il ne reste rien de visible de ce texte ; écrivez quelque chose.
text-long = Ce texte a { $length } caractères ; au plus { $longest } sont possibles.
guest-unknown = Personne n’est connu ici sous ce badge ; dites d’abord votre nom.
request-id = Chaque requête demande un identifiant à elle : 1 à { $longest } lettres, chiffres ou signes simples.
request-many = C’était trop à la fois ; attendez une seconde et réessayez.

## Tables and seats

table-missing = Cette table n’existe pas ; le lien est peut-être incomplet.
table-private = Seuls ceux qui sont assis à cette table peuvent regarder.
table-not-host = Seule la personne qui a ouvert la table peut faire cela.
table-not-begun = La partie n’a pas encore commencé à cette table.
table-begun = La partie a déjà commencé à cette table.
table-pace = « { $pace } » n’est pas un rythme ; choisissez parmi { $paces }.
seat-none = Cette table n’a pas cette place.
seat-taken = Quelqu’un d’autre a pris cette place.
seat-not-yours = Cette place n’est pas la vôtre.
seats-open = La partie ne peut commencer que lorsque toutes les places sont prises.
rematch-not-over = Les mêmes personnes pourront rejouer une fois cette partie terminée.
import-goes-on = Cette partie n’est pas terminée ; seules les parties terminées sont reprises.
journal-not-yet = Le journal d’une partie se montre une fois qu’elle est terminée.
game-goes-on = Cette partie n’est pas encore finie.
moment-unknown = Cette partie n’a pas de telle position ; elles vont de 0 à { $last }.

## Moves

click-stale = Rien n’a été joué : la question a changé depuis que vous l’avez vue. Regardez de nouveau.
moves-many = { $moves } étapes sont arrivées à la fois ; 1 à { $most } sont possibles.
turn-unconfirmed = Un tour doit être confirmé ou repris avant que la partie continue.
turn-no-confirm = Vous n’avez pas de tour à confirmer.
turn-confirm = Votre tour est-il terminé ?
ahead-not = Ce n’est pas une question qui peut encore vous parvenir ; on ne peut y répondre d’avance.
standing-question = Ce jeu ne pose pas cette question.

## Taking back, and votes

undo-no-move = Vous n’avez pas de coup à reprendre.
undo-not-free = Vous ne pouvez pas reprendre cela de vous-même ; demandez aux autres.
vote-running = La table vote sur autre chose ; attendez que ce soit décidé.
vote-none = Il n’y a rien sur quoi vous pourriez voter.
vote-seat = Aucun bot ne peut remplacer à cette place.
vote-not-away = Un bot ne peut remplacer que quelqu’un qui est absent depuis un moment.
vote-undo = { $seat } demande à reprendre quelque chose.
vote-bot = { $seat } est absent ; le bot « { $bot } » doit-il jouer jusqu’à son retour ?

## Talk

talk-players = Qui joue parle avec les joueurs, pas avec les spectateurs.
talk-not-private = Il n’y a pas de conversations privées à cette table.
talk-whom = Il n’y a là personne à qui dire cela.

## What happened at the table

notice-begun = La partie commence.
notice-stand-in = Le bot « { $told } » joue pour { $seat } en attendant.
notice-back = { $seat } est de retour.
notice-bot-broke = Le bot « { $told } » de { $seat } est tombé en panne ; un autre continue.
notice-bot-refused = La table ne veut pas qu’un bot joue pour { $seat }.
notice-undo-done = La table est revenue en arrière, comme { $seat } l’a demandé.
notice-undo-refused = La table ne revient pas en arrière, comme { $seat } l’avait demandé.

## Where tables are kept

store-full = Rien n’a été joué : le disque du serveur est plein. On peut encore regarder.
store-trouble = Rien n’a été joué : le serveur ne peut pas écrire ({ $told }).
store-conflict = Rien n’a été joué : autre chose est venu avant. Regardez de nouveau.
store-restored = Rien n’a été joué : le serveur a été ramené à une copie antérieure. Regardez de nouveau.
store-newer = Ce fichier de données vient d’une version ultérieure de Regalia (schéma { $version }, connu jusqu’à { $known }).
store-not = Ce n’est pas un fichier de données de Regalia, ou il est endommagé.
store-missing = Il n’y a pas de fichier de données « { $file } ».
