### The command `regalia`: its help, what it says in a game at the terminal, and what it cannot do.
### Words in code, such as play or --seats, are typed as they are in every language.

## The command and its arguments

help-regalia = The Foreign King et d’autres jeux de plateau royaux dans votre terminal : les règles sont appliquées, humains et bots jouent ensemble.
help-regalia-more = « regalia COMMANDE --help » en dit plus sur une commande ; « regalia play » lance une partie.
help-command-serve = jouer dans un navigateur : un serveur sur cette machine
    .more = Il affiche son adresse et ouvre le navigateur ; les amis du même réseau viennent par l’adresse ou le code QR. Seuls ceux qui ont son lien voient une table, sauf si son hôte la montre à tous.
help-command-play = jouer une partie, humains et bots au même terminal
    .more = Sans argument, au terminal, la commande pose quelques questions ; avec un argument, quel qu’il soit, elle n’en pose aucune. La partie est conservée après chaque coup ; « --load » la reprend. Exemples : « regalia play --players 2 », « regalia play --seats red=me,blue=me,green=greedy », « regalia play --seed 7 < réponses ».
help-command-games = énumérer les jeux, leurs caractéristiques et leurs options
help-command-rules = montrer les règles d’un jeu, un chapitre ou une seule règle
help-command-replay = revoir une partie enregistrée, coup par coup
    .more = Au terminal : Entrée ou n avance, b recule, un nombre mène à cette position, q termine. Dans un tube, toutes les positions sont écrites.
help-command-verify = prouver le hasard et les coups d’une partie enregistrée
    .more = Le code de sortie est 0 si tout est prouvé, 1 si quelque chose est faux ou ne peut pas être prouvé.
help-command-patch = rejouer des parties enregistrées selon les règles de cette version
    .more = La commande dit de chaque partie si elle tient, ou à quel endroit elle échouerait. Un dossier vaut pour les journaux qu’il contient. Le code de sortie est 1 si une partie échoue, 2 si un fichier n’est pas un journal.
help-command-backup = copier le fichier de données d’un serveur, pendant qu’il tourne
help-command-restore = remettre une copie en place, pendant que le serveur tourne
    .more = Ce qui a été joué depuis la copie est perdu ; le serveur montre aussitôt l’ancien état.
help-command-export = écrire le journal de chaque table d’un serveur
help-command-import = reprendre des parties terminées dans un serveur, chacune jugée coup par coup
    .more = Code de sortie 1 si l’une d’elles a été refusée.
help-command-engine = tenir des parties pour d’autres programmes : un objet JSON par ligne, en entrée et en sortie
    .more = Les requêtes sont décrites dans docs/engine.md.
help-command-count = compter l’arbre de décision d’un jeu, profondeur par profondeur
help-command-fuzz = jouer des parties au hasard et tout vérifier après chaque coup
    .more = La première erreur arrête tout, avec le code de sortie 1 ; son journal est écrit dans le dossier courant.
arg-commands = commandes{" "}
arg-version = afficher la version
arg-lang = la langue ; à défaut celle du système, sinon l’anglais
arg-game = la clé d’un jeu, telle que « regalia games » la donne
arg-host = écouter à cette adresse ; 127.0.0.1 réserve le serveur à cette machine
arg-port = écouter sur ce port ; sinon sur 1831 ou sur un port libre
arg-no-browser = ne pas ouvrir de navigateur
arg-seats = qui joue, place par place : me ou le nom d’un bot, avec ou sans couleur, par exemple red=me,blue=greedy
arg-players = combien de joueurs
arg-option = une option du jeu, telle que « regalia games » la donne ; peut être répétée
arg-board = un fichier de plateau à vous
arg-seed-play = le hasard découle de ce nombre, si bien que les mêmes réponses donnent la même partie ; il n’est alors pas scellé
arg-seed = le nombre dont découle tout le hasard
arg-save = tenir le journal dans ce fichier
arg-load = reprendre la partie de ce fichier ; sans fichier, l’une de celles qui attendent
arg-file = le journal d’une partie
arg-at = ne montrer que la position après ce nombre de coups
arg-rule = le numéro d’une règle ou d’un chapitre, par exemple FK-T-3 ou FK-T
arg-depth = la profondeur, en nombre de décisions
arg-games = combien de parties ; sans --players, elles sont réparties entre tous les nombres de joueurs
arg-bots = qui joue : le nom d’un bot ; sinon, un coup permis quelconque est joué
arg-files = des journaux, des dossiers de journaux ou des motifs comme *.regalia
arg-data = le fichier de données du serveur ; sinon celui du dossier de vos parties
arg-copy = le fichier de la copie
arg-folder = le dossier des journaux
arg-journals = les journaux de parties terminées
name-command = COMMANDE
name-address = ADRESSE
name-game = JEU
name-game-or-all = JEU|all
name-bot = BOT
name-seats = PLACES
name-number = N
name-option = NOM=VALEUR
name-depth = PROFONDEUR
name-file = FICHIER
name-folder = DOSSIER
name-rule = NUMÉRO

# What Python's own reader of arguments says; %s, %r and %(…)s are put in by it.
argparse-usage = usage :{" "}
argparse-positional = arguments{" "}
argparse-options = options{" "}
argparse-help = afficher cette aide
argparse-required = il manque : %s
argparse-unrecognized = arguments inconnus : %s
argparse-argument = argument %(argument_name)s : %(message)s
argparse-one = une valeur est attendue
argparse-at-most-one = une valeur au plus est attendue
argparse-at-least-one = une valeur au moins est attendue
argparse-invalid = un nombre entier est attendu, et non %(value)r
argparse-choice = %(value)r n’existe pas (au choix : %(choices)s)
argparse-explicit = aucune valeur %r n’est attendue
argparse-ambiguous = %(option)s peut vouloir dire %(matches)s
arguments = { $told } (voir { $command } --help)
stopped = interrompu.
lang-unknown = Il n’y a pas de langue « { $lang } » ; il y a { $langs }.

## Before a game

dialogue-games = Quel jeu ?
dialogue-game = Son numéro, ou Entrée pour 1 :
dialogue-players = Entrée lance une partie où vous êtes { $seat }, contre { $bots ->
        [one] un bot
       *[other] { $bots } bots
    }. Sinon, combien de joueurs ({ $players }) ?
dialogue-players-wrong = Nombres possibles : { $players }.
dialogue-people = Quelles places sont à des humains ? Leurs numéros, ou Entrée pour { $seat } seulement :
dialogue-number = Un nombre de 1 à { $last } est attendu.
seat-you = vous
seat-bot = le bot { $bot }
seat-line = { $seat } : { $who }
seats-more = { $seats } places ont été nommées, mais { $players ->
        [1] une seule personne joue
       *[other] il n’y a que { $players } joueurs
    }.
seats-player = Personne ne s’appelle « { $player } » ; une place peut être à { $players }.
luck-sealed = Le hasard est scellé : un secret a été tiré, et voici l’engagement pris sur lui (SHA-256). Le mot de chaque joueur entre dans le hasard ; à la fin le secret est révélé, et « regalia verify » prouve chaque tirage.
luck-seeded = Le hasard découle du nombre { $seed } : les mêmes réponses donnent la même partie. Il n’est pas scellé, on ne peut donc rien prouver à son sujet.
luck-word = { $seat }, un mot de votre choix pour le hasard, ou Entrée pour aucun :
luck-word-long = Au plus { $longest } caractères ordinaires, s’il vous plaît :
load-waiting = Ces parties attendent d’être reprises :
load-nothing = Aucune partie n’attend d’être reprise.
load-one = { $game } : { $file }
load-which = Laquelle ? Son numéro, ou Entrée pour 1 :
load-secret = Le hasard de cette partie est scellé, et son secret ne se trouve pas ici. On peut la revoir ; pour la reprendre avec un autre hasard, qui ne se prouve pas, donnez --seed N.
load-secret-wrong = Le secret n’est pas celui de cette partie : son SHA-256 n’est pas l’engagement.
not-kept = Cette partie n’est pas conservée d’elle-même : { $told } « enregistrer FICHIER » la conserve.

## In a game

play-help = Répondez par le numéro, par le mot entre crochets ou par les premières lettres du texte ; {"?"} montre tout ce que vous pouvez taper.
prompt = { $seat }>
asked = { $seat } : { $question }
proposed = Entrée seule joue : { $moves }
cover-hand-over = Appuyez sur Entrée : l’écran est effacé pour le joueur suivant.
cover-take-over = { $seat }, c’est à vous. Appuyez sur Entrée quand vous êtes seul à voir l’écran.
answers-yes = o oui y yes
answers-no = n non no

# What may be typed in place of the English word, which is known in every language.
command-help = aide
command-why = pourquoi
command-rule = règle
command-undo = annuler
command-next = suivant
command-log = historique
command-board = plateau
command-moves = coups
command-save = enregistrer
command-quit = quitter
help-answer = Une réponse : son numéro, son [mot entre crochets] ou les premières lettres de son texte. Plusieurs réponses sur une ligne sont jouées l’une après l’autre, toutes ou aucune : 2 4, ou bien place, liege.
help-help = {"?"} – cette aide ; {"?"} RÉPONSE – l’effet de cette réponse
help-why = pourquoi RÉPONSE – si une réponse est permise, et quelle règle l’interdit
help-rule = règle NUMÉRO – le texte d’une règle ou d’un chapitre, par exemple règle T-3
help-moves = coups – de nouveau les réponses ; coups tous – aussi celles qui sont interdites, et pourquoi
help-board = plateau – toute la position
help-log = historique – ce qui vient de se passer ; historique tout – toute la partie
help-undo = annuler – reprendre votre dernière réponse ; annuler N – revenir au coup N. Ce que le hasard ou un autre joueur a scellé ne se reprend que si les autres humains sont d’accord.
help-next = suivant – laisser passer un autre joueur
help-save = enregistrer FICHIER – garder une copie du journal
help-quit = quitter – arrêter ; la partie pourra être reprise

answer-none = « { $answer } » n’est pas une réponse ici ; tapez {"?"} pour l’aide.
answer-number = Les réponses portent les numéros 1 à { $last }, et non { $number }.
answer-several = « { $answer } » peut vouloir dire { $found } ; tapez-en davantage.
why-what = Ajoutez une réponse : pourquoi place
why-allowed = « { $move } » est permis.
rule-what = Ajoutez le numéro d’une règle : règle T-3
rule-unknown = Il n’y a pas de règle « { $rule } » ; essayez { $near }.
rule-example = Exemple : { $example }
moves-barred = Interdits en ce moment
moves-barred-one = { $move } [{ $token }] : { $why } ({ $rule })
next-nobody = La question n’est posée qu’à vous.
undo-what = On attend le numéro d’un coup, et non « { $number } ».
undo-nothing = Vous n’avez encore rien joué.
undo-consent = { $other } : { $seat } voudrait revenir au coup { $number }. Êtes-vous d’accord (o/n) ?
undo-refused = { $other } n’est pas d’accord ; rien n’a été repris.
undone = Retour après le coup { $number }.
saved = Le journal est dans { $file }
save-where = Ajoutez un fichier : enregistrer partie.regalia
quit-keep = Garder la partie, pour la reprendre plus tard (o/n) ?
left = Au revoir.
left-kept = La partie est conservée. Pour la reprendre :
input-ended = L’entrée s’est terminée avant la partie. La partie est conservée dans { $file }
input-ended-early = L’entrée s’est terminée avant le début de la partie.

## The end

rank-place = Place
rank-seat = Joueur
rank-points = Points
end-secret = Le secret, dont découle tout le hasard avec les mots des joueurs :
end-kept = Le journal est dans { $file }

## Replaying, proving, patching

replay-start = { $game } : le début, { $last ->
        [0] aucun coup encore
        [1] avant un seul coup
       *[other] avant { $last } coups
    }
replay-move = Coup { $number } sur { $last } – { $seat } : { $move }
replay-ask = { $number }/{ $last }  Entrée : avancer, b : reculer, un nombre, q : fin >
replay-what = Entrée ou n avance, b recule, un nombre de 0 à { $last } y mène, q termine.
replay-at = Il n’y a pas de position { $number } ; la dernière est { $last }.
verify-failed = Non prouvé : { $file }
verify-moves = { $game } : { $moves ->
        [0] aucun coup encore
        [1] un coup, et les règles le permettent
       *[other] { $moves } coups, et les règles permettent chacun d’eux
    }.
verify-end = La fin est celle qu’annonce le journal : { $ending }
verify-goes-on = La partie continue.
verify-commitment = Le secret est celui qui a été promis avant le premier coup ; son SHA-256 est
verify-draws = { $draws ->
        [0] Aucun tirage n’est à déduire
        [1] Un tirage découle
       *[other] { $draws } tirages découlent
    } du secret { $words ->
        [0] seul
        [1] et du mot d’un joueur
       *[other] et de { $words } mots des joueurs
    }.
verify-proved = Prouvé.
verify-no-luck = Il n’y a pas de hasard dans ce jeu. Prouvé.
verify-no-secret = Le hasard n’est pas encore prouvé : il est scellé, et le secret est révélé quand la partie est terminée. Tirages à ce jour : { $draws }.
verify-not-sealed = Le hasard ne peut pas être prouvé : le journal n’a ni secret ni engagement, rien n’a donc été promis sur ses tirages ({ $draws }).
patch-holds = { $file } : tient
patch-holds-older = { $file } : tient, aussi sous la version { $version } (il vient de la version { $rules })
patch-breaks = { $file } : échouerait. { $told }
patch-unreadable = { $file } : illisible. { $told }
patch-sum = { $journals ->
        [1] Un journal
       *[other] { $journals } journaux
    } : { $hold } en règle, { $broken } en échec, { $unreadable } illisibles.
patch-what = Nommez des journaux, ou un fichier de données avec --data.
backup-done = { $file } est écrit.
restore-done = { $file } est de nouveau tel qu’au moment de la copie.
export-done = { $journals ->
    [one] Un journal est écrit
   *[other] { $journals } journaux sont écrits
} dans { $folder }.
import-done = { $file } est maintenant la table { $table }.

## Listing, counting, fuzzing

games-players = Joueurs : { $players }
games-colours = Couleurs : { $colours }
games-chance = Le hasard y a sa part.
games-hidden = Certaines choses sont cachées à certains joueurs.
games-simultaneous = La question peut être posée à plusieurs joueurs à la fois.
games-rules = { $rules } règles, version { $version }
games-option-seats = Seulement à { $players } joueurs.
count-depth = La profondeur va de 0 à { $deepest } ; ce ne peut être { $depth }.
fuzz-games = Il faut jouer au moins une partie, et non { $games }.
fuzz-well = { $game } : { $games ->
        [1] une partie au hasard
       *[other] { $games } parties au hasard
    }, { $moves ->
        [1] un coup
       *[other] { $moves } coups
    }, aucune erreur.
fuzz-failed = { $game }, { $players } joueurs, nombre { $seed } : après le coup { $move }, quelque chose est faux :
fuzz-journal = Le journal qui le montre : { $file }

## Files

file-missing = Il n’y a pas de fichier { $file }
file-folder = { $file } est un dossier, pas un fichier.
file-denied = L’accès à { $file } n’est pas permis.
file-not-utf8 = { $file } n’est pas un texte en UTF-8 (ligne { $at }).
file-large = { $file } est trop grand ; on lit au plus { $largest } Mo.
file-exists = { $file } existe déjà ; choisissez un autre nom.
file-no-folder = Il n’y a pas de dossier pour { $file }
file-no-home = Il n’y a pas de dossier pour vos parties ; indiquez-en un dans REGALIA_DATA.
in-file = { $file } : { $told }
file-trouble = { $file } : { $told }

## The line protocol

engine-waits = On attend des requêtes, un objet JSON par ligne (docs/engine.md) ; essayez { $example }
request-json = Cette ligne n’est pas du JSON (au caractère { $place } : { $told }).
request-utf8 = Cette ligne n’est pas un texte en UTF-8 (à l’octet { $place }).
request-bounds = Cette ligne ne peut pas être lue : un nombre ou une imbrication y est hors limites.
request-long = Cette ligne est trop longue ; on lit au plus { $longest } Mo.
request-object = Cette ligne n’est pas un objet JSON.
request-unknown = Il n’y a pas de requête « { $request } » ; il y a { $requests }.
request-missing = Le champ « { $field } » manque.
request-type = Dans le champ « { $field } », on attend { $told ->
        [text] un texte
        [number] un nombre entier
        [switch] true ou false
        [object] un objet
        [list] une liste
        [seat] une couleur ou le numéro d’une place
        [seats] un nombre ou une liste de couleurs
        [value] un nombre entier, true, false ou un texte
        [id] un texte ou un nombre entier
       *[move] un coup ou le numéro d’un coup
    }.
request-seat = Il n’y a pas de place « { $seat } » ; il y a { $seats }.
request-empty = Le champ « { $field } » est vide.
request-secret = Dans le champ « { $field } », on attend 64 chiffres hexadécimaux en minuscules.
request-words = Dans le champ « { $field } », on attend une place et son mot, une ligne d’au plus { $longest } caractères ordinaires.
request-no-game = Il n’y a pas encore de partie ; « new » ou « load » en fait une.
view-open = Une vue ouverte n’est donnée qu’une fois la partie terminée.
