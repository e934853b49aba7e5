# La maison.
house = Ludothèque
skip = Aller au contenu
preferences = Préférences
other-language = English
theme-auto = Lumière : comme le système
theme-light = Lumière : jour
theme-dark = Lumière : soir
mute = Couper le son
foot = Libre et ouvert : les règles sont appliquées, chaque partie se rejoue, chaque tirage se vérifie.
for-programs = Pour les programmes
to-shelf = Vers l’étagère
guest = Invité

# L’étagère.
shelf-title = Prenez une boîte sur l’étagère
shelf-lead = Asseyez-vous et jouez : pas de compte, rien à installer. Contre l’ordinateur, autour d’un écran, ou avec des amis au loin.
play-computer = Jouer contre l’ordinateur
play-friends = Inviter des amis
players-exactly = { $least } joueurs
players-range = { $least } à { $most } joueurs
my-tables = Vos tables
my-games = Vos parties
all-my-games = Toutes vos parties
open-tables = Tables ouvertes
go-on = Continuer
join-in = Rejoindre
see = Regarder
turn-theirs = à { $names } de jouer
turn-computer = l’ordinateur réfléchit
turn-nobody = on attend des joueurs
turn-over = terminée
result = { $rank ->
    [1] gagnée
   *[other] { $rank }e sur { $seats }
  }
against-computer = contre l’ordinateur
around-screen = autour d’un écran

# Un jeu.
learn = Apprendre en dix minutes
figures = En chiffres
figures-choices = Choix d’un joueur
figures-minutes = Minutes, à { $pace } secondes par choix
figures-rounds = Tours
figures-first = Gagnées par la première place
strengths = La force des joueurs automatiques
strengths-player = Joueur automatique
strengths-thinks = Pour une réponse
strengths-thinks-random = n’importe quoi de permis
strengths-thinks-greedy = sans regarder plus loin
strengths-simulations = { $count } { $count ->
    [one] simulation
   *[other] simulations
}, une seconde au plus
strengths-errors = la solution, { $percent } % d’erreurs
strengths-wins = Victoires (intervalle à 95 %)
strengths-share = { $share } % ({ $low } à { $high })
strengths-rating = Cote
strengths-points = { $bound ->
    [over] plus de { $points }
    [under] moins de { $points }
   *[exactly] { $points }
}
strengths-source = À { $seats } joueurs, tous les autres gourmands, chaque place aussi souvent que les autres. Un joueur gourmand a une cote de 1000 ; 400 points de plus multiplient ses chances relatives par dix.
figures-source = D’après des parties jouées par l’ordinateur contre lui-même ; la moitié des parties sont plus longues.
completed = Ce que nous avons complété, et pourquoi
completed-details = Source par source
more = Plus
new-table = Une nouvelle table
your-name = Votre nom
seats = Places
who-plays = Qui joue
seat = Place { $number }
place-me = moi
place-open = quelqu’un que j’invite
place-bot = ordinateur, { $level }
one-screen = Donnez-vous plusieurs places pour jouer autour d’un seul écran.
preset = Quelle partie ?
preset-own = À votre goût
preset-own-about = Chaque option, une par une.
group-setup = Pour commencer
group-variants = Variantes
group-moves = Déplacements
group-rules = Points de règle
group-secrets = Ce qu’on voit, ce qu’on cache
group-length = Fin et durée
group-comfort = Confort
table-manners = À table
clock = Temps de chacun
clock-none = sans pendule
minutes = { $count } minutes
coach = Avec un entraîneur : conseils, et valeur de chaque coup
public = Chacun peut trouver cette table et s’y asseoir
own-material = Apporter son propre matériel
own-material-lead = Une copie modifiée de ce fichier :
lay-table = Dresser la table
material-broken = Votre fichier de matériel ne va pas, ligne { $line } : { $why }
option-broken = Cette valeur ne va pas pour « { $option } ». Possible : { $values }.
option-span = de { $least } à { $most }

# Joueurs automatiques.
level-random = Insouciant
level-greedy = Gourmand
level-fair = Correct
level-strong = Fort
level-best = Meilleur
computer-level = Force de l’ordinateur
seat-computer = Asseoir l’ordinateur

# La table.
your-turn = À vous
board = Le plateau
players-here = Joueurs
decision = La décision
beside = À côté du plateau
more-below = encore { $count }
tab-play = Jouer
tab-log = Récit
tab-talk = Causer
tab-rules = Règles
position = La position en mots
describe = Décrire la position, maintenant et après chaque coup
seat-free = place libre
look-again = Voir ce qui s’est passé depuis
sit-here = S’asseoir
you = vous
rank = { $rank ->
    [1] gagne
   *[other] { $rank }e
  }
is-here = est là
is-away = est ailleurs
watching = Vous regardez cette partie.
thinking = réfléchit
in-line = { $count ->
    [one] attend : un autre réfléchit avant
   *[other] attend : { $count } autres réfléchissent avant
}
waiting = On attend des joueurs
waiting-sit = Une place est libre : asseyez-vous.
invited = On vous invite à jouer : { $game }
invited-by = { $name } vous invite à jouer : { $game }
invite = Envoyez cette adresse à vos invités :
invite-link = Adresse de cette table
copy = Copier
copied = C’est copié.
copy-by-hand = L’adresse est sélectionnée : Ctrl+C pour la copier.
share = Partager
scan = Ou faites scanner ceci.
give-name = C’est mon nom
choices-at-once = D’un seul geste
choices-one-by-one = Pas à pas
undo = Reprendre
undo-ask = Reprendre ?
take-back-asked = { $name } voudrait reprendre son dernier coup.
take-back-waits = Un coup est à reprendre. Les autres y réfléchissent.
take-back-withdraw = Tant pis
take-back-declined = { $name } préfère ne pas reprendre.
agree = D’accord
disagree = Non
hint = Conseil
worth = Valeurs
verdict-win = gagne en { $plies }
verdict-loss = perd en { $plies }
verdict-draw = nulle
rematch = Rejouer
rematch-ask = Proposer une revanche
rematch-accept = Accepter la revanche
rematch-asked = { $name } propose une revanche.
rematch-waits = Vous proposez une revanche. On attend { $names }.
other-opponents = Autres adversaires
won = { $count ->
    [one] { $name } l’emporte !
   *[other] { $name } l’emportent !
}
nobody-won = Match nul !
tally = Le décompte
decided = Ce qui a fait la différence : { $what }, { $one } contre { $other }.
series = Après { $games } parties : { $score }
next-table = Vers la partie suivante
replay = Revoir
stand-sure = Quitter votre place ? La partie n’est pas finie : la place vous est gardée, vous pourrez revenir.
has-left = parti
come-back = Revenir
release = Ne plus attendre
release-sure = Ne plus attendre { $name } ? Dès que tous ceux qui jouent sont d’accord, ou l’hôte de la table, quelqu’un d’autre pourra s’y asseoir.
release-waits = Vous êtes d’accord ; les autres réfléchissent.
your-side = Camp
side-of = Camp de la place { $number }
side-any = n’importe quel camp
dice = Des dés vérifiables
dice-about = La maison a tiré un secret avant la partie ; en voici l’empreinte (SHA-256). Chaque tirage découle du secret et de tous les grains de sel, qui ne changent plus une fois la partie commencée. La partie téléchargée révèle le secret à la fin : gardez ces valeurs et comparez.
commitment = Empreinte
salt-house = sel de la maison
salt-theirs = sel de ce joueur
salt-yours = sel de votre navigateur
stand = Quitter la place
curtain = { $name }, à vous de venir à l’écran
curtain-open = Me voici
lost = La connexion est perdue. Elle se répare toute seule…
film = Ce qui s’est passé entre-temps
since = En surbrillance : ce qui a changé depuis votre passage.
skip-film = Passer
say = Dire
say-something = Dire quelque chose à la table
phrases = À dire d’un clic
phrase-hello = Bonjour !
phrase-luck = Bonne chance !
phrase-moment = Un instant…
phrase-your-turn = À vous !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
unread = { $count } non lus
settings = Réglages
notices = Me prévenir quand c’est à moi et que je regarde ailleurs
volume = Son
pace = Vitesse de ce que font les autres
pace-calm = calme
pace-normal = normale
pace-quick = rapide
pace-none = d’un coup
size = Texte
size-normal = normal
size-large = grand
done = C’est bon
nothing-found = Rien trouvé.
search-rules = Chercher une règle
rulebook = Livret de règles
rulebook-lead = La règle du jeu, en images. Chaque exemple illustré se joue. Les petits numéros mènent au texte exact, numéro par numéro :
rules-numbered = Règles numérotées
rules-numbered-lead = Chaque règle avec son numéro, comme le programme l’applique. Pour apprendre le jeu, mieux vaut le
rules-apart = Fenêtre à part
read-rulebook = Lire le livret illustré
in-short = En bref
contents = Sommaire
play-from-here = Jouer à partir d’ici
example = Exemple
example-asked = Un exemple du livret : vous jouez { $side }, l’ordinateur joue le reste. Essayez, revenez en arrière.
example-back = Reprendre mon coup
example-again = Recommencer
example-leave = Retour au livret
example-over = La partie est finie.
your-words = Vos mots
yes = Oui
no = Non
cancel = Annuler
write = Écrire
rule = Règle { $rule }

# Revoir et apprendre.
step-back = Un pas en arrière
step-next = Un pas en avant
turn-back = Tour précédent
turn-next = Tour suivant
moment = Moment de la partie
moment-of = Moment { $at } sur { $last }
play-film = Lire
pause-film = Pause
speed = Vitesse
chapters = Chapitres
share-moment = Partager
share-moment-about = Copier l’adresse de ce moment
share-done = Adresse copiée
share-by-hand = Copiez cette adresse :
picture-svg = Image (SVG)
picture-png = Image (PNG)
earlier-lines = Lignes précédentes
reel-lost = Ce moment n’a pas pu être chargé. Essayez encore.
eyes-of = Vu par
eyes-nobody = un spectateur
look = Voir
download = Télécharger la partie
to-table = À la table
lesson = Leçon
lesson-steps = Étapes de la leçon
lesson-step = Étape { $number }
lesson-next = Continuer
lesson-end = Jouer sa première partie
lesson-right = Exactement.
lesson-wrong = Ce n’est pas ce que l’on cherche ici. Essayez encore.

# Refus de la maison.
refused = C’est contraire à la règle { $rule }.
refused-malformed = Ceci n’a pas été compris.
refused-too-long = C’est trop long.
refused-unknown-verb = On ne fait pas cela ici.
refused-unknown-action = Le jeu ne connaît pas cette action.
refused-unknown-game = Ce jeu n’est pas sur l’étagère.
refused-unknown-table = Cette table n’existe pas.
refused-other-rules = Cette table a commencé avec d’autres règles que celles de la maison aujourd’hui. Sa page dit si elle peut continuer.
refused-not-carried = Un coup de cette table n’est plus permis.
refused-unknown-seat = Cette table n’a pas cette place.
refused-unknown-level = Ce joueur automatique n’existe pas.
refused-unknown-page = Il n’y a rien ici.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-not-started = La partie n’a pas commencé.
refused-unknown-moment = La partie n’est pas allée jusque-là.
refused-not-over = La partie n’est pas finie.
refused-seat-taken = Quelqu’un y est déjà assis.
refused-stale = La table a changé entre-temps. Regardez encore.
refused-bad-seats = Ce nombre de places, ou ces joueurs, ne vont pas.
refused-bad-options = Ces options ne vont pas.
refused-bad-settings = Ces réglages ne vont pas.
refused-too-many-words = C’est trop long.
refused-empty = Il n’y a rien à dire.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-nobody-asks = Personne ne demande à reprendre.
refused-nothing-to-decide = Il n’y a rien à décider.
refused-no-coach = Cette table n’a pas d’entraîneur.
refused-not-stored = La maison n’a pas pu le garder. Essayez encore.
refused-not-read = La maison ne peut pas le lire en ce moment. Essayez encore.
refused-damaged = Ce que la maison a gardé de cette table est abîmé. La table reste fermée, et plus rien n’y est écrit.
refused-foreign = Cette demande vient d’un autre site.
refused-no-guest = Dites qui vous êtes : prenez un jeton à /api/guests.
refused-over = La partie est finie : ceux qui l’ont jouée ne changent plus.
refused-seat-kept = Cette place est gardée pour qui l’a quittée.
refused-has-played = Qui a joué à cette table ne peut prendre la place d’un autre.
refused-not-left = Personne n’a quitté cette place.
refused-not-at-table = Seuls ceux qui jouent ici en décident, et l’hôte de la table.
refused-has-started = La partie a commencé.
refused-unknown-side = Ce camp n’existe pas.
refused-side-taken = Quelqu’un joue déjà ce camp.
refused-bad-salt = Un sel a de 2 à 128 chiffres hexadécimaux (0-9, a-f).
refused-salt-too-early = Un sel ne compte qu’après l’engagement de la maison : demandez d’abord une empreinte.
refused-no-such-promise = La maison n’a pas donné cette empreinte, ou elle a déjà servi.
refused-talked-out = On a assez parlé à cette table.
refused-too-often = C’était beaucoup en peu de temps. Patientez un peu.
refused-too-many = Vous avez trop de choses ouvertes, ou en cours, en même temps.
refused-full = La maison est pleine. Revenez plus tard.
refused-fault = Quelque chose s’est cassé ici, pas chez vous. Essayez encore.

# Étudier un jeu résolu.
puzzles = Problèmes
puzzle-lengths = Longueur du problème
puzzle-length = Gain en { $plies } { $plies ->
    [one] coup
   *[other] coups
}
puzzle-asked = { $side } joue et gagne en { $plies } { $plies ->
    [one] coup
   *[other] coups
}.
puzzle-solved = Gagné ! Le problème est résolu.
puzzle-next = Un autre
puzzle-win = Cela gagne aussi, mais trop lentement : encore { $plies } coups. Cherchez le plus court.
puzzle-loss = Cela perd : au mieux, la partie finit en { $plies } { $plies ->
    [one] coup
   *[other] coups
}. Essayez encore.
puzzle-draw = Cela ne donne que la nulle. Essayez encore.
openings = Les ouvertures résolues
openings-lead = Les { $count } façons de commencer, résolues jusqu’au bout : la plus longue dure { $longest } coups, ceux des deux joueurs comptés. Choisissez-en une et jouez-la.
openings-winner = Qui gagne
openings-winner-any = peu importe
openings-winner-first = qui commence
openings-winner-second = qui répond
openings-length = Durée
openings-length-any = toutes
openings-length-short = brève ({ $least } à { $most })
openings-length-middle = moyenne ({ $least } à { $most })
openings-length-long = longue ({ $least } à { $most })
openings-found = { $count ->
    [0] Aucune ouverture de ce genre.
    [one] Une ouverture.
   *[other] { $count } ouvertures.
}
openings-win = Qui commence gagne en { $plies }
openings-loss = Qui répond gagne en { $plies }
openings-draw = Nulle en { $plies }
openings-first = Commencer
openings-second = Répondre
puzzle-solution = Montrer la solution
puzzle-daily = Problème du jour
puzzle-streak = { $count ->
    [0] Résolus d’affilée, sans faute : aucun encore
   *[other] Résolus d’affilée, sans faute : { $count }
}
refused-bad-position = Cette position ne peut pas être étudiée.
refused-no-puzzle = Il n’y a pas de problème de cette longueur.

# Une table d’anciennes règles.
older = Anciennes règles
older-about = Cette table a commencé avec la version { $version } des règles de ce jeu ; la maison joue maintenant la version { $present }.
older-legal = Chaque coup y est encore permis : la partie peut continuer avec les règles actuelles.
older-carry = Continuer avec les règles actuelles
older-ask = Ceux qui y jouent, ou l’hôte de la table, peuvent la faire continuer.
older-step = Elle ne peut pas continuer : le coup { $number }, « { $step } », n’est plus permis. { $why }
older-broken = Elle ne peut pas continuer : les règles actuelles, ou la boîte actuelle, ne connaissent plus ce qui y a été joué.
older-record = Ce qui a été joué

# L’analyse d’une partie.
review = Analyse
review-lead = { $game } : les chances de chacun tout au long de la partie, et ce qui les a fait basculer.
review-curve = Les chances de gagner, en pour cent
review-exact = Ce jeu est résolu : chaque valeur est exacte.
review-simulated = Estimations : la partie est continuée de nombreuses fois depuis chaque position. Une décision est jugée d’après ce que le joueur pouvait savoir alors.
review-lapses = { $count ->
    [0] aucun faux pas
    [one] { $count } faux pas
   *[other] { $count } faux pas
}
review-step = Après { $step } { $step ->
    [one] coup
   *[other] coups
}
review-percent = { $value } %
review-points = { $sign }{ $value } { $value ->
    [one] point
   *[other] points
}
review-moments = { $count ->
    [0] Les moments qui ont compté
    [one] Le moment qui a compté
   *[other] Les { $count } moments qui ont le plus compté
}
review-calm = Rien n’a basculé d’un coup : la partie s’est jouée peu à peu.
review-settled = Personne n’a failli : qui gagnait dès l’ouverture a gardé le gain jusqu’au bout.
review-moment = Coup { $step } sur { $steps }
review-swing = { $before } → { $after }
review-replay = revoir
review-played = Joué
review-better = Mieux
review-happened = Ce qui s’est passé
review-split = De quoi ce changement est fait
review-part-decision = Décision
review-part-dice = Hasard
review-part-hidden = Caché
review-by-decision = Une meilleure réponse était possible.
review-by-dice-up = Le hasard a été bienveillant.
review-by-dice-down = Le hasard a été cruel.
review-by-hidden-up = Mieux tombé que quiconque pouvait le savoir.
review-by-hidden-down = Personne ne pouvait le savoir : ce qui était caché a fait la différence.
review-making = La maison analyse la partie…
review-waits = Cela prend une à deux minutes. La page se met à jour toute seule ; vous pouvez aussi revenir plus tard.
review-failed = L’analyse n’a pas abouti.
review-again = Essayer encore
refused-review-too-early = La partie n’est pas finie : une analyse regarde dans toutes les mains.

# S’exercer sur ses propres parties.
practise = S’exercer
practise-lead = Des positions de vos propres parties où une meilleure réponse était possible. Que joueriez-vous aujourd’hui ?
practise-mine = { $count ->
    [one] S’exercer : une position
   *[other] S’exercer : { $count } positions
}
practise-none = Aucune position pour l’instant. Elles viennent des analyses de vos parties terminées.
practise-unread = Parties à analyser
practise-asked = { $side }, que jouez-vous ?
practise-found = Oui, c’est la meilleure réponse : { $chance } de gagner. Dans la partie : « { $played } », { $then }.
practise-close = C’est aussi bon : { $chance } de gagner, et { $best } pour « { $better } ».
practise-worse = Cela donne { $chance } de gagner, contre { $best } pour « { $better } ».
practise-same = C’est ce qui a été joué dans la partie.
practise-next = Une autre position
practise-from = Dans la partie
practise-count = Position { $number } sur { $count }
