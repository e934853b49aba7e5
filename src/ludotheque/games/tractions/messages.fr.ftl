### Le Gang des Traction-Avant en français.

## La boîte

named = { $side } ({ $name })
name = Le Gang des Traction-Avant
tagline = On casse à plusieurs. On file tout seul.
about = Paris, 1946. Les hommes dans les hôtels rapportent des cartes, ceux des cafés des complices, trois hommes dans une banque de l’argent, et seule une Traction le ramène. Avant le départ, chacun écrit son ordre en secret : fuir, rester, ou tirer sur les associés. Parlez, signez, trahissez, et soyez le premier à 20 millions avec deux d’avance.
length = 2 à 4 heures
weight = Pour ceux qui savent mentir droit dans les yeux
age = Dès 12 ans
designer = Alain Munoz et Serge Laget, adaptation de Christine Roques
completed = Les images de la règle sont perdues. Le plan, la répartition des 54 et 24 cartes, les billets et les couleurs sont de nous, dans les limites du texte ; les cas douteux sont tranchés dans les règles numérotées.

## Options

preset-first = Première partie
preset-first-about = 10 millions au lieu de 20, pas de sablier, des chefs distribués, et un ordinateur qui tient parole.
preset-printed = Comme imprimé
preset-printed-about = 20 millions, le sablier, les seuls billets de la boîte, et pas de dernier tour.
preset-long = Longue soirée
preset-long-about = Les quatre variantes de la règle : fourgon, roulette russe, série de Tractions et pouvoirs des chefs.
option-van = Fourgon postal
option-van-about = Un fourgon chargé de billets passe par les rues, et attend qu’on l’attaque.
option-van-off = Sans
option-van-off-about = Le jeu de base.
option-van-on = Avec
option-van-on-about = Un fourgon plein de billets traverse les rues.
option-roulette = Roulette russe
option-roulette-about = Un combat dont personne ne veut peut se régler au hasard.
option-roulette-off = Sans
option-roulette-off-about = Le jeu de base.
option-roulette-on = Avec
option-roulette-on-about = Un combat peut se régler aux dés.
option-series = Série de Tractions
option-series-about = Plusieurs Tractions posées de suite roulent plus loin.
option-series-off = Sans
option-series-off-about = Le jeu de base.
option-series-on = Avec
option-series-on-about = Chaque Traction de plus dans la série donne un point de plus.
option-powers = Chefs de gang
option-powers-about = Chaque chef de gang a un pouvoir bien à lui.
option-powers-off = Sans
option-powers-off-about = Le jeu de base.
option-powers-on = Avec
option-powers-on-about = Chaque chef a son pouvoir.
option-clock = Sablier
option-clock-about = Six minutes de magouilles, trois minutes de mouvement.
option-clock-on = Oui
option-clock-on-about = Comme dans la règle ; on peut acheter du temps.
option-clock-off = Non
option-clock-off-about = Sans hâte.
option-boss_choice = Choix des chefs
option-boss_choice-about = Qui mène quel gang.
option-boss_choice-pick = Choisis
option-boss_choice-pick-about = Dans un ordre tiré au sort.
option-boss_choice-random = Distribués
option-boss_choice-random-about = Au hasard.
option-money_open = Trésors
option-money_open-about = Si chacun voit tous les trésors.
option-money_open-true = Ouverts
option-money_open-true-about = Tout le monde peut compter.
option-money_open-false = Cachés
option-money_open-false-about = Chacun ne voit que le sien.
option-alliances_open = Alliances
option-alliances_open-about = Qui peut lire une alliance signée.
option-alliances_open-false = Privées
option-alliances_open-false-about = Ses signataires.
option-alliances_open-true = Publiques
option-alliances_open-true-about = Tout le monde.
option-stranded_loot = Butin sans voiture
option-stranded_loot-about = Ce que devient le butin resté à la banque.
option-stranded_loot-forfeit = Perdu
option-stranded_loot-forfeit-about = Il retourne à la banque.
option-stranded_loot-keep = Gardé
option-stranded_loot-keep-about = Les hommes restent assis dessus.
option-raid_source = Les descentes sont payées par
option-raid_source-about = D’où vient le butin d’une descente.
option-raid_source-victim = La victime
option-raid_source-victim-about = Tant qu’elle a de quoi.
option-raid_source-bank = La banque
option-raid_source-bank-about = Plus d’argent en jeu.
option-heist_riposte = Ripostes pendant les casses
option-heist_riposte-about = Si l’homme qui a esquivé riposte aussitôt.
option-heist_riposte-true = Aussitôt
option-heist_riposte-true-about = Comme dans la rue.
option-heist_riposte-false = Par ordres seulement
option-heist_riposte-false-about = Au round suivant.
option-super_limit = Quatre cartes Super
option-super_limit-about = Quand vaut la limite.
option-super_limit-end_of_phase2 = Après les magouilles
option-super_limit-end_of_phase2-about = On peut en tenir plus jusque-là.
option-super_limit-always = Toujours
option-super_limit-always-about = On n’en prend jamais une cinquième.
option-max_turns = Dernier tour
option-max_turns-about = Le plus riche gagne ensuite.
option-max_turns-40 = Tour 40
option-max_turns-40-about = Une limite que peu de parties atteignent.
option-max_turns-none = Aucun
option-max_turns-none-about = Jusqu’à la victoire.
option-honesty = Parole de l’ordinateur
option-honesty-about = Jusqu’où les caïds de la maison tiennent parole.
option-honesty-shrewd = Rusés
option-honesty-shrewd-about = Ils tiennent parole quatre fois sur cinq.
option-honesty-honest = Honnêtes
option-honesty-honest-about = Ce qu’ils signent, ils le tiennent.
option-honesty-crooked = Ripoux
option-honesty-crooked-about = Deux fois sur trois, ils signent pour trahir.
option-target = But
option-target-about = Le trésor qui gagne, en centaines de milliers de Thunes : dix font une brique.
option-target-200 = 20 millions
option-target-200-about = Comme dans la règle.
option-money_bank = Argent de la banque
option-money_bank-about = Si les billets de la banque peuvent manquer.
option-money_bank-endless = Sans fin
option-money_bank-endless-about = Un casse réussit toujours, et paie toujours.
option-money_bank-printed = 144 millions
option-money_bank-printed-about = Les billets imprimés et pas un de plus ; une banque vide ne paie rien.

## Noms

gang-0 = Pierrot le Fou
gang-1 = Monmon
gang-2 = Le Moko
gang-3 = Le Mammouth
gang-4 = Riton le Tatoué
gang-5 = Le Gros
gang-none = personne
player = joueur { $number }
nothing = rien
nobody = personne
join = { $one }, { $two }
join-last = { $one } et { $two }
listed = { $one } ; { $two }
headed = { $one } { $two }
hidden = caché
hidden-sum = {"?"}
sum-thunes = { $sum } { $count ->
    [0] Thune
   *[other] Thunes
 }
sum-briques = { $tenths ->
    [0] { $count }
   *[other] { $count },{ $tenths }
 } { $count ->
    [one] brique
   *[other] briques
 }
briques = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
 }
man-next = { $number }
man = { $gang ->
    [0] Pierrot
    [1] Monmon
    [2] Moko
    [3] Mammouth
    [4] Riton
   *[other] Gros
 } { $number }
card-traction = Traction
card-colt = Colt 45
card-esquive = Esquive
card-sten = Sten Mark II
card-coup = Coup de force
card-implantation = Implantation
card-money = De l’argent
card-hidden = { $kind ->
    [0] une Embrouille
   *[other] une Super Embrouille
 }
card-counts = { $e } + { $s } Super
short-traction = Traction
short-colt = Colt
short-esquive = Esquive
short-sten = Sten
short-coup = Coup
short-implantation = Implant.
cards = { $count } × { $card }
portion = { $gang } { $weight }
men-count = { $out } · réserve { $left }
base = la planque de { $gang }
at = ici : { $place }
any-bank = de toute banque
until-turn = jusqu’au tour { $turn }
until-heist = pour ce casse
where-everywhere = partout
where-streets = dans les rues
where-hotels = dans les hôtels
where-bases = dans les planques
where-cafes = dans les cafés
where-banks = dans les banques
show-hand = toute la main
show-e = les Embrouilles
show-s = les Super Embrouilles
show-traction = les Tractions
show-colt = les Colts
show-esquive = les Esquives
show-sten = les Stens
show-coup = les Coups de force
show-implantation = les Implantations
show-pact = l’alliance { $slot }
shield-cafes = cafés
shield-hotels = hôtels
weapon-colt = Colt 45
weapon-sten = Sten de la main
weapon-held = Sten qu’il tient déjà
weapon-pierrot = Sten de Pierrot
fired-colt = Colt 45
fired-sten = Sten
fired-held = Sten
fired-pierrot = Sten de Pierrot
phase-0 = Avant la partie
phase-1 = Premier joueur
phase-2 = Magouilles
phase-3 = La rue
phase-4 = Les casses
phase-5 = Les cartes

## Papiers

row-pay = { $a } paie { $sum } à { $b }
row-card = { $a } donne à { $b } { $count } × { $card }
row-show = { $a } montre à { $b } { $what }
row-swap = { $a } et { $b } échangent leurs places
row-alliance = alliance jusqu’au tour { $turn } :
row-alliance-heist = alliance pour ce casse :
row-dissolve = l’alliance { $slot } prend fin
row-tell = { $a } dit à { $b } : « { $words } »
row-promise = { $a } promet à { $b } : « { $words } »
row-turns = { $a } et { $b } échangent leurs tours de mouvement
row-passage = { $a } laisse passer { $b } dans ses rues
row-lodging = { $a } loge { $b } au tarif
row-peace = { $a } n’attaque pas { $b } { $where }
row-peace-everywhere = { $a } n’attaque { $b } nulle part
row-avoid = { $a } n’entre pas ici : { $place }
row-bring = { $a } amène { $count } hommes ici : { $place }
row-give = { $a } donnera { $what } à { $b }
row-split = partage du butin ({ $where }) : { $weights }
row-text = « { $words } »
row-text-read = une clause en toutes lettres
brief-alliance = alliance, { $count } { $count ->
    [one] clause
   *[other] clauses
 }
brief-lines = { $count } lignes
term-pay = De l’argent
term-card = Des cartes
term-show = Montrer des cartes, en vrai
term-swap = Deux hommes échangent leurs places
term-turns = Échanger les tours de mouvement
term-alliance = Une alliance
term-dissolve = Dissoudre une alliance
term-tell = Dire quelque chose
term-promise = Une promesse
clause-peace = Paix
clause-passage = Passage
clause-lodging = Logement
clause-avoid = Ne pas entrer
clause-bring = Amener des hommes
clause-give = Donner
clause-split = Partager le butin
clause-text = En toutes lettres
sheet-draft = Ton brouillon – toi seul le lis
sheet-empty = Rien encore. Ajoute une ligne…
sheet-offer = { $who } à { $to }
sheet-ledger = Le registre de tes alliances
sheet-signed = ✓ { $who } { $count ->
    [one] a signé
   *[other] ont signé
 }
sheet-claim = { $who } accuse { $whom }
sheet-split = Un contrat de partage
ledger-pact = { $number }. { $who }, { $state }
ledger-clause = – { $what }
ledger-torn = DÉCHIRÉE
ledger-breach = Tour { $turn } : { $who } manque à sa parole envers { $whom } ({ $what })
signed-by = { $who }
pen-row = { $what } : { $known } …
pen-nobody = ?
stamp-send = Envoyer
stamp-ok = C’est tout
stamp-ok-pact = Fermer
stamp-rub = Gommer
stamp-tear = Déchirer
stamp-accept = Signer
stamp-refuse = Refuser
stamp-withdraw = Retirer
kit-e = Trois Embrouilles…
kit-s = … et une Super Embrouille
kit-each = une de chaque
kit-count = { $count } { $card }
kit-both = { $one } + { $two }
brief-sten = cinq balles pour un seul homme
brief-coup = 1 à 3 hommes de ta planque dans une rue
brief-implantation = cafés ou hôtels à l’abri ce tour

## Questions

ask-gang = Choisis ton gang d’après sa planque.
ask-setup = Choisis en secret trois Embrouilles, puis une Super Embrouille.
ask-start = Prends des Colts ou des Esquives, au vu de tous : encore { $e }.
ask-discard = Tu as { $over } { $over ->
    [one] Super Embrouille
   *[other] Super Embrouilles
 } de trop : il en reste quatre au plus.
ask-pen-floor = Les magouilles sont ouvertes. { $unread ->
    [0] Écris un papier, ou dis que tu as fini.
    [one] Un papier attend ta réponse.
   *[other] { $unread } papiers attendent ta réponse.
 }
ask-pen-term = Que dit le papier ? Ajoute une ligne, ou envoie-le.
ask-pen-term-first = Que dit le papier ? Ajoute une ligne.
ask-pen-giver = Qui donne ?
ask-pen-taker = { $a } donne… à qui ?
ask-pen-a-show = Qui montre ?
ask-pen-b-show = { $a } montre… à qui ?
ask-pen-a-turns = Qui échange son tour de mouvement ?
ask-pen-b-turns = { $a } échange son tour… avec qui ?
ask-pen-a-tell = Qui parle ?
ask-pen-b-tell = { $a } parle… à qui ?
ask-pen-a-promise = Qui promet ?
ask-pen-b-promise = { $a } promet… à qui ?
ask-pen-a-peace = Qui promet de ne pas attaquer ?
ask-pen-b-peace = { $a } promet de ne pas attaquer… qui ?
ask-pen-a-passage = Qui laisse passer l’autre ?
ask-pen-b-passage = { $a } laisse passer… qui ?
ask-pen-a-lodging = Qui loge l’autre ?
ask-pen-b-lodging = { $a } loge… qui ?
ask-pen-a-avoid = Qui n’entre pas ?
ask-pen-a-bring = Qui amène des hommes ?
ask-pen-notes = Combien ? { $sum } sur la table pour l’instant.
ask-pen-card = Quelle carte ?
ask-pen-count = Combien ?
ask-pen-show = Que montre-t-on ?
ask-pen-pawn = Quel homme ? Choisis le premier des deux.
ask-pen-other-pawn = Et avec qui change-t-il de place ?
ask-pen-last = Combien de temps dure l’alliance ?
ask-pen-clauses = Que jurez-vous ? Ajoute une clause ou un signataire, puis ferme l’alliance.
ask-pen-where = Où la paix vaut-elle ? Choisis un lieu, ou un genre de lieux.
ask-pen-space = Quel lieu ?
ask-pen-pact = Quelle alliance ?
ask-pen-words = Écris-le en toutes lettres.
ask-pen-bank = Le butin de quelle banque ?
ask-pen-weights-first = Qui a sa part ? Choisis un gang.
ask-pen-weights = Qui d’autre a sa part ? Choisis un gang, ou : c’est tout.
ask-pen-weight = Combien de parts pour { $b } ?
ask-move-first = À toi la rue : recrute, puis déplace. { $points } points.
ask-move = Déplace tes hommes : lequel ? { $points ->
    [one] Reste { $points } point.
   *[other] Restent { $points } points.
 }
ask-group = { $men } : ajoute d’autres hommes, ou choisis où aller.
ask-group-where = { $men } : choisis où aller.
ask-group-here = { $men } : que font-ils ici ?
ask-coup = Coup de force : choisis jusqu’à trois hommes dans ta planque.
ask-coup-where = Coup de force avec { $men } : choisis n’importe quelle rue.
ask-forbid = { $mover } veut entrer ici : { $place }. L’interdire pour ce tour ?
ask-contest = { $holders } { $count ->
    [one] tient
   *[other] tiennent
 } la place ({ $place }) : payer, attaquer ou faire demi-tour ?
ask-contest-offer = { $holders } { $count ->
    [one] tient
   *[other] tiennent
 } la place ({ $place }) : payer ou faire demi-tour ?
ask-contest-attack = { $holders } ne te { $count ->
    [one] laisse
   *[other] laissent
 } pas entrer ({ $place }) : attaquer ou faire demi-tour ?
ask-contest-back = { $holders } te { $count ->
    [one] barre
   *[other] barrent
 } l’entrée ({ $place }) : demi-tour.
ask-sum = Combien offres-tu à { $gang } ? { $sum } pour l’instant.
ask-answer = { $mover } t’offre { $sum } pour entrer ({ $place }) avec { $men }. Ta réponse ?
ask-name = Qui attaques-tu ? ({ $place })
ask-name-more = Qui attaques-tu encore ? ({ $place })
ask-name-joins = Qui se joint à l’attaque ? ({ $place })
ask-name-ready = Tout est prêt ({ $place }) : à l’attaque ?
ask-shield = { $mover } t’attaque ({ $place }). Jouer une Implantation ?
ask-shield-none = { $mover } t’attaque ({ $place }), et tu n’as pas d’Implantation.
ask-initiative = Tu as l’initiative ({ $place }) : que fais-tu ?
ask-initiative-fire = Tu as l’initiative ({ $place }) : ouvre le feu.
ask-initiative-roulette = Tu as l’initiative ({ $place }), mais pas d’arme : la roulette russe.
ask-initiative-open = Tu as l’initiative ({ $place }) : tirer, ou la roulette russe ?
ask-initiative-talk = Tu as l’initiative ({ $place }), mais pas d’arme : parlementer ou passer ?
ask-initiative-pass = Tu as l’initiative ({ $place }), mais pas d’arme : passe.
ask-shots = Qui tire en premier ?
ask-shots-more = Un autre homme, ou feu ?
ask-shots-ready = Tout est prêt : feu ?
ask-weapon = Avec quoi { $man } tire-t-il ?
ask-target = { $man } vise : sur qui ?
ask-target-more = { $man } : encore { $left } { $left ->
    [one] balle
   *[other] balles
 }. Une de plus{ $others ->
    [0] {""}
   *[other] , un autre homme
 }, ou feu ?
ask-dodge = { $bullets ->
    [one] Une balle vise
   *[other] { $bullets } balles visent
 } { $man }. Combien d’Esquives ?
ask-dodge-none = { $bullets ->
    [one] Une balle vise
   *[other] { $bullets } balles visent
 } { $man }, et tu n’as pas d’Esquive pour lui.
ask-dodge-done = Chacun a ses Esquives. Sceller la réponse ?
ask-riposte = Tu as esquivé : riposter, parlementer ou laisser faire ?
ask-riposte-shoot = Tu as esquivé : riposter ou laisser faire ?
ask-riposte-parley = Tu as esquivé, mais tu n’as pas d’arme : parlementer ou laisser faire ?
ask-riposte-none = Tu as esquivé, mais tu n’as pas d’arme : laisse faire.
ask-riposte-more = Un autre homme, ou riposter maintenant ?
ask-riposte-ready = Tout est prêt : riposter ?
ask-parley = Que proposes-tu ?
ask-parley-more = Ton offre : { $what }. Qui paie en plus ? Ou soumets-la-leur.
ask-parley-payee = Et qui touche ?
ask-parley-sum = Combien ? { $sum } pour l’instant.
ask-parley-answer = Sur la table : { $what }. D’accord ?
ask-duel = Roulette russe : lequel de tes hommes joue ?
ask-duel-rival = { $man } contre qui ?
ask-duel-answer = { $man } défie { $other } à la roulette russe. Tu prends le revolver ?
ask-leave = L’hôtel n’est pas à toi : où va ton homme ?
ask-gros = Le Gros : amener jusqu’à { $left } de tes hommes ici : { $place } ?
ask-bank = Quelle banque est cassée d’abord ?
ask-order = Ton ordre secret ({ $place }) : fuir avec { $loot }, rester, ou tirer ?
ask-order-flee = Ton ordre secret ({ $place }) : fuir avec { $loot }, ou rester ?
ask-order-shoot = Ton ordre secret ({ $place }) : pas de Traction. Rester, ou tirer ?
ask-order-stand = Ton ordre secret ({ $place }) : ni Traction ni arme. Reste.
ask-order-more = Ton ordre secret : un autre tir, ou cacheter ?
ask-order-ready = Ton ordre secret : tout est prêt. Rester et tirer ?
ask-order-target-more = Ton ordre secret – { $man } : encore { $left } { $left ->
    [one] balle
   *[other] balles
 }. Une de plus{ $others ->
    [0] {""}
   *[other] , un autre homme
 }, ou cacheter ?
ask-board = Qui monte ? { $aboard } { $aboard ->
    [one] place prise
   *[other] places prises
 } sur { $seats }.
ask-board-ready = { $aboard ->
    [0] Personne ne peut monter : on part à vide.
    [one] Tout est prêt, un homme à bord : en route ?
   *[other] Tout est prêt, { $aboard } hommes à bord : en route ?
 }
shot-at = { $man } ({ $bullets } { $bullets ->
    [one] balle
   *[other] balles
 })
ask-react = On te tire dessus dans ta fuite : { $fire }. Sacrifier ceux qui sont touchés et filer, ou rester et esquiver ?
ask-honour = Le contrat de partage ({ $place }) : l’honores-tu ? Chacun choisit en secret.
ask-depart = { $place } : combien de Tractions ramènent tes hommes et leurs { $loot } ?
ask-depart-none = { $place } : pas de Traction pour tes hommes et leurs { $loot }.
ask-reprisal = { $left ->
    [one] { $whom } t’a trahi. Remplace encore un de ses hommes, ou arrête-toi là.
   *[other] { $whom } t’a trahi. Remplace jusqu’à { $left } de ses hommes par les tiens.
 }
ask-claim = Quelle clause a été violée ?
ask-plead = { $claimant } t’accuse d’avoir manqué à ta parole. Avouer ?
ask-vote = { $whom } a-t-il manqué à la parole donnée à { $claimant } ? Tu es du jury.
ask-van-step = Tu conduis le fourgon : par où ? Encore { $left } { $left ->
    [one] rue
   *[other] rues
 }.
ask-van-attack = Le fourgon passe devant tes hommes ({ $place }). L’attaquer ?
ask-van-attack-none = Le fourgon passe devant tes hommes ({ $place }), et tu n’as rien pour l’arrêter.
ask-cards = Prends tes cartes : encore { $e ->
    [0] { $s } Super.
   *[other] { $e } { $e ->
        [one] Embrouille
       *[other] Embrouilles
    }{ $s ->
        [0] .
       *[other] {" "}et { $s } Super.
    }
 }
wait-gang = { $who } { $many ->
    [one] choisit son gang
   *[other] choisissent leur gang
}.
wait-setup = { $who } { $many ->
    [one] choisit encore ses cartes en secret
   *[other] choisissent encore leurs cartes en secret
}.
wait-start = { $who } prend deux cartes au vu de tous.
wait-floor = Les magouilles continuent : { $who } { $many ->
    [one] n’a pas fini
   *[other] n’ont pas fini
}.
wait-discard = { $who } { $many ->
    [one] se défausse de Super Embrouilles
   *[other] se défaussent de Super Embrouilles
}.
wait-move = { $who } se déplace. { $points ->
    [one] Reste { $points } point.
   *[other] Restent { $points } points.
 }
wait-group = { $who } envoie { $men }.
wait-forbid = { $who } { $many ->
    [one] peut interdire
   *[other] peuvent interdire
} à { $mover } d’entrer ({ $place }).
wait-contest = { $who } fait face à { $holders } ({ $place }) : payer, attaquer ou faire demi-tour ?
wait-sum = { $who } compte ses billets ({ $place }).
wait-answer = { $who } { $many ->
    [one] répond
   *[other] répondent
} à l’offre de { $mover } ({ $place }).
wait-name = { $who } prépare une attaque ({ $place }).
wait-shield = { $who }, attaqué par { $mover } ({ $place }), peut jouer une Implantation.
wait-initiative = { $who } a l’initiative ({ $place }).
wait-shots = { $who } met en joue ({ $place }).
wait-dodge = { $who } { $many ->
    [one] compte ses Esquives
   *[other] comptent leurs Esquives
}.
wait-riposte = { $who } { $many ->
    [one] peut riposter
   *[other] peuvent riposter
}.
wait-parley = { $who } a quelque chose à proposer ({ $place }).
wait-parley-answer = { $who } { $many ->
    [one] réfléchit
   *[other] réfléchissent
} : { $what }.
wait-duel = { $who } choisit les hommes de la roulette russe.
wait-duel-answer = { $who } regarde le revolver.
wait-leave = { $who } doit quitter l’hôtel.
wait-gros = { $who } peut glisser des hommes ici : { $place }.
wait-bank = { $who } choisit quelle banque est cassée d’abord.
wait-order = { $who } { $many ->
    [one] écrit encore son ordre secret
   *[other] écrivent encore leur ordre secret
} ({ $place }).
wait-react = { $who } { $many ->
    [one] essuie des tirs dans sa fuite
   *[other] essuient des tirs dans leur fuite
} : sacrifier, ou rester ?
wait-honour = { $who } { $many ->
    [one] décide en secret
   *[other] décident en secret
} d’honorer le contrat ou non.
wait-depart = { $who } { $many ->
    [one] charge les voitures
   *[other] chargent les voitures
} ({ $place }).
wait-reprisal = { $who } se venge de { $whom }.
wait-claim = { $who } dit quelle clause a été violée.
wait-plead = { $who } est accusé par { $claimant } : avouer ou nier ?
wait-vote = { $who } { $many ->
    [one] juge
   *[other] jugent
} : { $whom } a-t-il manqué à la parole donnée à { $claimant } ?
wait-van-step = { $who } conduit le fourgon : encore { $left } { $left ->
    [one] rue
   *[other] rues
 }.
wait-van-attack = { $who } { $many ->
    [one] peut attaquer le fourgon
   *[other] peuvent attaquer le fourgon
} ({ $place }).
wait-cards = { $who } { $many ->
    [one] prend ses cartes
   *[other] prennent leurs cartes
}.
fate-picker = Le hasard dit qui choisit ensuite.
fate-deal = On distribue les gangs.
fate-first = Le hasard dit qui commence.
fate-roll = { $man } fait tourner le barillet…
fate-van-dice = Les dés disent jusqu’où roule le fourgon.
fate-van-loot = Les dés disent ce que porte le fourgon.
over = C’est fini. { $count ->
    [one] Caïd
   *[other] Caïds
 } de Paris : { $who }.
over-won = { $count ->
    [one] Paris est à toi, avec { $sum }. Vive le caïd !
   *[other] Vous vous partagez Paris : { $who }, avec { $sum } chacun. Vivent les caïds !
 }
over-lost = C’est fini. { $count ->
    [one] Caïd
   *[other] Caïds
 } de Paris : { $who }.

## Choix

group-men = Hommes
group-swap = Quel homme
group-where = Où aller
group-streets = Rues
group-north = Rues du nord
group-middle = Rues du centre
group-south = Rues du sud
group-hotels = Hôtels
group-bases = Planques
group-cafes = Cafés
group-banks = Banques
group-gangs = Gangs
group-numbers = Combien
group-soon = Bientôt
group-later = Plus tard
group-cards = Cartes
group-supply = De la réserve
group-notes = Billets
group-show = À montrer
group-goods = Argent et cartes
group-places = Hommes et tours
group-pacts = Alliances
group-words = Paroles
group-clauses = Clauses
group-papers = Papiers
group-template = Papier tout prêt pour { $gang }
group-change = Changer un chiffre
template-peace = Paix mutuelle jusqu’au tour { $turn }
template-heist = Casse à deux : paix dans les banques, moitié-moitié
template-heist-peace = Paix mutuelle pour ce casse
template-heist-split = Ce butin moitié-moitié
template-passage = Passage libre l’un chez l’autre, ce tour
template-toll = Ton passage pour { $sum }
template-buy = Ta carte ({ $card }) pour { $sum }
template-sell = Ma carte ({ $card }) pour { $sum }
template-counter = Contre-proposition au papier de { $who }
template-again = Reprendre mon papier pour le changer
change-pay = { $a } paie { $sum }
change-cards = { $count } × { $card }
change-last = Jusqu’au tour { $turn }
group-unasked = À tout moment
group-mix = { $cards }
group-cars = Fuite
group-petrol = Essence
group-or = Ou
choice-man = { $man }, { $place }{ $loot ->
    [0] {""}
   *[other] {" "}avec { $sum }
 }
choice-man-pick = { $man }, { $place }{ $loot ->
    [0] {""}
   *[other] {" "}avec { $sum }
 }
choice-man-along = { $man } vient aussi
choice-man-joins = { $man } s’y joint
choice-man-aims = { $man } vise
choice-man-target = Sur { $man }{ $loot ->
    [0] {""}
   *[other] {" "}({ $sum })
 }
choice-man-duel = { $man } joue
choice-man-rival = Contre { $man }
choice-man-gathers = { $man }, de { $place }
choice-man-avenge = Remplacer { $man }, { $place }{ $loot ->
    [0] {""}
   *[other] {" "}avec { $sum }
 }
choice-man-boards = { $man } monte{ $loot ->
    [0] {""}
   *[other] {" "}avec { $sum }
 }
choice-space = { $place }
choice-space-held = { $place } (chez { $who })
choice-space-shared = { $place } – avec { $who }
choice-drive = Rouler vers { $place }
choice-gang = { $gang }
choice-gang-own = { $gang } (toi)
choice-gang-pays = { $gang } paie…
choice-name = Attaquer { $gang }
choice-card = { $card }
choice-take = { $card } (reste { $left })
choice-discard = Rendre { $card } (tu en as { $count })
choice-number = { $number }
choice-clause = Clause { $number }
choice-until = { $ahead ->
    [0] Ce tour seulement
    [one] Jusqu’au tour suivant ({ $turn })
   *[other] Jusqu’au tour { $turn }
 }
choice-any-bank = N’importe quelle banque
choice-note = + { $sum }
choice-show = Montrer { $what }
choice-pact = Alliance { $slot } : { $what }
choice-words = L’écrire
choice-accept = Signer le papier { $number } de { $who } : { $what }
choice-refuse = Refuser le papier { $number } de { $who } : { $what }
choice-withdraw = Retirer ton papier { $number } : { $what }
choice-publish = Publier l’alliance { $slot } : { $what }
choice-claim = Accuser { $gang } d’avoir violé l’alliance { $slot }
choice-shield = Implantation : protéger tes { $where }
choice-setup = avec { $card }
choice-cars = Fuir avec { $count ->
    [one] une voiture
   *[other] { $count } voitures
 }
choice-cars-home = Rentrer avec { $count ->
    [one] une voiture
   *[other] { $count } voitures
 }
choice-petrol = { $count ->
    [one] Une Traction
   *[other] { $count } Tractions
 } : + { $points } points
choice-dodge = { $count ->
    [0] Aucune Esquive
    [one] Une Esquive
   *[other] { $count } Esquives
 }
choice-done = J’ai fini
choice-write = Écrire un papier
choice-send = Envoyer le papier
choice-tear = Le déchirer
choice-rub = Gommer la dernière ligne
choice-ok = C’est tout
choice-ok-sum = Offrir cela
choice-ok-pact = Fermer l’alliance
choice-this-heist = Pour ce casse
choice-go = Cacheter
choice-go-fire = Feu !
choice-go-attack = À l’attaque !
choice-go-flee = En route !
choice-go-empty = Personne ne monte
choice-go-parley = Leur soumettre
choice-no = Non
choice-no-car = Personne ne part
choice-no-riposte = Ne pas riposter
choice-no-shield = Pas d’Implantation
choice-no-duel = Refuser
choice-yes = Oui
choice-yes-duel = Le prendre
choice-recruit-mp = Recruter un homme pour 4 points
choice-recruit-cash = Recruter un homme pour 1 brique
choice-coup = Jouer un Coup de force
choice-end = Finir le mouvement
choice-buy-time = Acheter trois minutes
choice-enough = Arrêter la partie ici, si tous sont d’accord
choice-not-enough = Continuer tout de même
choice-offer = Faire une offre
choice-attack = Attaquer
choice-back = Demi-tour
choice-let-go = Choisir de nouveau
choice-agree = Accepter
choice-decline = Refuser
choice-ambush = Tendre une embuscade !
choice-forbid = Interdire
choice-allow = Laisser entrer
choice-fire = Tirer
choice-parley = Parlementer
choice-roulette = Roulette russe
choice-pass = Passer
choice-withdrawal = Une trêve
choice-let-in = L’entrée libre
choice-stand = Rester sans tirer
choice-stand-fire = Rester et tirer

# Ce qu’un seul geste fait en plusieurs réponses.
journey-walk = { $men }, { $place } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
journey-walk-held = { $men }, { $place } (chez { $who }) : { $points ->
    [one] 1 point
   *[other] { $points } points
}
journey-here = { $men } sur place, { $place } : attaquer ou payer
journey-run = { $place } : { $count } cases sur { $left }
journey-run-end = { $place } : fin de la course, { $count } cases
journey-flee = En route avec { $count ->
    [one] 1 Traction
   *[other] { $count } Tractions
} : { $men }
journey-sacrifice = Sacrifier les autres et filer : { $men }
journey-aim = { $man } vise { $target } : { $weapon }
journey-fire = { $man } tire sur { $target } : { $weapon }
journey-salvo = { $men } tirent sur { $target } : { $count } Colts
journey-van = { $man } arrête le fourgon : { $weapon }
choice-stay = Rester et esquiver
choice-sacrifice = Sacrifier et filer
choice-honour = Honorer
choice-renege = Renier
choice-stop = C’est assez
choice-renew = Repayer le loyer
choice-admit = Avouer
choice-deny = Nier
offer-withdrawal = une trêve
offer-let-in = l’entrée libre
answer-agree = accepte
answer-decline = refuse
answer-ambush = tend une embuscade !
answer-go = riposte
answer-no = laisse faire
answer-parley = veut parlementer

## Le journal

line-seated = { $who } s’installe.
line-called = Au joueur { $a } de choisir son chef de gang.
line-chose = { $who } a choisi ses cartes.
chapter-turn = Tour { $turn }
chapter-heist = Casse : { $place }
line-turned = Tour { $a }. { $b } a le marqueur.
line-phased = { $a ->
    [2] Les magouilles commencent dans les cafés.
    [3] Dans la rue.
    [4] L’heure des casses.
    [5] On distribue les cartes.
   *[other] Nouvelle phase.
 }
line-start-taken = { $who } prend { $a } au vu de tous.
line-done = { $who } a fini de parler.
line-money-moved = { $a } paie { $c } à { $b }.
line-cards-moved = { $a } glisse des cartes à { $b } : { $c ->
    [0] { $d } Super
   *[other] { $c } { $c ->
        [one] Embrouille
       *[other] Embrouilles
    }{ $d ->
        [0] {""}
       *[other] {" "}et { $d } Super
    }
 }.
line-cards-given = { $a } donne à { $b }, au vu et au su de tous : { $c } × { $d }.
line-swapped = { $a } et { $b } échangent leurs places.
line-turns-swapped = { $a } et { $b } échangent leurs tours.
line-discarded = { $who } rend { $a }.
line-moving = { $who } sort ses hommes.
line-recruited = { $who } recrute { $a }{ $b ->
    [0] .
   *[other] {" "}comptant.
 }
line-refuelled = { $who } brûle { $a ->
    [one] une Traction
   *[other] { $a } Tractions
 } : { $b } points de plus.
line-landed = Coup de force ! { $who } débarque { $b } ({ $a }).
line-forbade = { $who } interdit à { $a } d’entrer ({ $b }).
line-offered = { $who } paierait le passage ({ $a }) : { $b }.
line-answered = { $who } { $a }.
line-turned-back = { $who } fait demi-tour devant { $a }.
line-entered = { $c } : { $b } → { $a }.
line-attacked = { $who } attaque { $b } ({ $a }) !
line-shielded = { $who } s’implante dans les { $a ->
    [0] cafés
   *[other] hôtels
 } jusqu’à la fin du tour.
line-shot = { $a } tire sur { $c } ({ $b }).
line-dodged = { $a } esquive { $b ->
    [one] une balle.
   *[other] { $b } balles.
 }
line-fell = { $a } tombe.
line-passed = { $who } ne tire pas.
line-parleyed = { $who } parlemente : { $a }.
line-parley-said = { $who } { $a ->
    [0] refuse de parlementer.
   *[other] accepte.
 }
line-duel-proposed = { $a } défie { $b } à la roulette russe.
line-duel-said = { $who } { $a ->
    [0] décline.
   *[other] prend le revolver.
 }
line-rolled = { $a } fait tourner le barillet : { $b }{ $b ->
    [1] {" "}– pan !
   *[other] , un déclic.
 }
line-combat-ended = Le silence retombe ({ $a }).
line-sent-home = { $a } rentre à la planque.
line-renewed = { $a } reste une nuit de plus.
line-gathered = { $b } se glisse dans la banque ({ $a }).
line-heist-began = Casse ! { $a } y laisse { $b }.
line-fled = { $who } avait écrit : fuir, avec { $a ->
    [one] une voiture
   *[other] { $a } voitures
 } ({ $b }).
line-stood = { $who } avait écrit : rester.
line-round-ended = { $a ->
    [0] Personne n’a tiré. On se regarde.
   *[other] La fumée se dissipe.
 }
line-reacted = { $who } { $a ->
    [0] reste pour se battre.
   *[other] sacrifie ceux qui sont touchés. En route : { $b }.
 }
line-split-shown = Un contrat de partage est dévoilé : { $a }.
line-honoured = { $who } { $a ->
    [0] renie sa parole !
   *[other] tient parole.
 }
line-shared = Les survivants se partagent le pot : { $a }.
line-departed = { $a ->
    [0] Aucune voiture de { $who } ne quitte la banque.
   *[other] { $who } rentre en voiture : { $b }.
 }
line-forfeited = { $a } sans voiture retournent à la banque.
line-breached = { $who } trahit { $a } ! Violé : { $c }.
line-avenged = Représailles : { $b } remplace { $a }.
line-claimed = { $who } accuse { $a } devant la table.
line-pleaded = { $who } { $a ->
    [0] nie.
   *[other] avoue.
 }
line-voted = La table vote : { $a } oui, { $b } non.
line-published = { $who } publie une alliance : { $a }.
line-van-rolled = Le fourgon roule { $a } rues.
line-van-moved = Le fourgon passe ({ $a }).
line-van-spared = { $who } laisse filer le fourgon.
line-van-robbed = { $a } arrête le fourgon : { $c } !
line-raided = Descente chez { $who } : { $b ->
    [0] ratée.
   *[other] { $a } raflés.
 }
line-took = { $who } prend { $b }.
line-enough = { $a ->
    [0] { $who } veut continuer tout de même.
   *[other] { $who } s’arrêterait là : quand tous le disent, la plus grosse caisse l’emporte.
 }
line-time-bought = { $who } achète trois minutes.
line-time-ran-out = Le sablier est vide.
line-loot-taken = { $a } ramasse { $b }.
line-ended = { $b ->
    [0] Caïd de Paris : { $a }, qui atteint le but avec l’avance qu’il faut.
   *[other] { $count ->
        [one] Caïd
       *[other] Caïds
    } de Paris : { $a }. On ne joue plus de tour : la plus grosse caisse l’emporte.
}
line-signed = Une alliance est signée. { $a }.
line-dissolved = Une alliance est dissoute : { $a }.
line-floor-closed = Fin des magouilles.
line-banked = { $who } encaisse { $a }.
card-piles = { $count ->
    [one] une
   *[other] { $count }
 } { $kind ->
    [0] { $count ->
        [one] Embrouille
       *[other] Embrouilles
    }
   *[other] { $count ->
        [one] Super Embrouille
       *[other] Super Embrouilles
    }
 }
story-hired = { $who } recrute { $men }{ $cash ->
    [0] {""}
   *[other] {" "}comptant
 }, qui { $count ->
    [one] rejoint
   *[other] rejoignent
 } { $place }.
story-walk = { $men } { $count ->
    [one] rejoint
   *[other] rejoignent
 } { $place } { $steps ->
    [one] en un pas
   *[other] en { $steps } pas
 } depuis { $origin }.
story-volley = { $who } { $many ->
    [one] tire
   *[other] tirent
 } { $count ->
    [one] une balle
   *[other] { $count } balles
 } sur { $targets }{ $dodged ->
    [0] {""}
    [one] , une esquivée
   *[other] , { $dodged } esquivées
 }{ $felled ->
    [0] .
    [one] {" "}: { $fallen } tombe.
   *[other] {" "}: { $fallen } tombent.
 }
story-aftermath = { $count ->
    [0] { $felled ->
        [one] { $fallen } tombe.
       *[other] { $fallen } tombent.
    }
   *[other] { $men } { $count ->
        [one] esquive
       *[other] esquivent
    } { $dodged ->
        [one] une balle
       *[other] { $dodged } balles
    }{ $felled ->
        [0] .
        [one] {" "}; { $fallen } tombe.
       *[other] {" "}; { $fallen } tombent.
    }
 }
story-done = { $who } { $count ->
    [one] a fini de parler.
   *[other] ont fini de parler.
 }
story-chose = { $who } { $count ->
    [one] a choisi ses cartes.
   *[other] ont choisi leurs cartes.
 }
story-stood = { $who } { $count ->
    [one] avait écrit : rester.
   *[other] avaient écrit : rester.
 }
story-van = Le fourgon roule { $count ->
    [one] une rue
   *[other] { $count } rues
 } : { $place }.
story-home = { $who } rentre en { $cars ->
    [one] voiture
   *[other] { $cars } voitures
 } ({ $men }) et encaisse { $sum }.
quote = {" "}« { $words } »
reason-buy-car = Il me faut une Traction pour la banque.
reason-sell-card = J’en ai une de trop.
reason-truce = On va à la même banque : on ne tire pas.
reason-passage = Laisse passer mes hommes.
reason-owed = Ce que je t’avais promis.
reason-gain = Ça me rapporte plus que ça ne coûte.
reason-alliance = Une signature qui nous arrange tous les deux.
reason-words = Les mots ne coûtent rien.
reason-too-dear = Ça me coûte plus que ça ne rapporte.
reason-poor = Je ne l’ai pas.
reason-needed = Ma voiture, j’en ai besoin.
reason-leader = Tu es trop près de gagner.
reason-traitor = Tu as déjà trahi ta parole.
reason-too-late = D’ici là, tout sera joué.
reason-robbery = Tout mon argent tout de suite, contre des mots pour plus tard ? Non.
reason-vague = Je ne signe rien que d’autres jugeront.
reason-coalition = L’un de nous s’envole : gardons nos balles pour lui.
reason-counter = Pas comme ça : comme ceci.
reason-betrayal = Ça rapportait plus que ma signature.
reason-betrayal-leader = Tu allais gagner : on ne garde pas la paix avec ça.
reason-betrayal-money = J’avais plus besoin d’argent que de ton estime.
line-paper-0 = { $who } envoie un papier.{ $said }
line-paper-1 = { $b } signe le papier de { $who }.{ $said }
line-paper-2 = { $b } refuse le papier de { $who }.{ $said }
line-paper-3 = { $who } retire un papier.{ $said }
line-paper-4 = Un papier de { $who } est signé et exécuté.{ $said }
line-paper-5 = Un papier de { $who } tombe à l’eau.{ $said }

## Panneaux et étiquettes

fact-money = Trésor
fact-cards = Cartes
fact-men = Hommes
score-treasury = Trésor (U)
score-men = Hommes en ville
label-parking = poste
label-turn = Tour { $turn }
label-supply = Réserve
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
eye-far = Prendre du recul
eye-whole = Regarder où le jeu regarde
film-winner = { $count ->
    [one] Caïd
   *[other] Caïds
 } de Paris : { $who }
film-title = { $count ->
    [0] Personne n’a manqué à sa parole. Une nuit mémorable.
    [one] Le film des trahisons : une
   *[other] Le film des trahisons : { $count }
 }
film-turn = Tour { $turn }
film-clause = Violé : { $clause }
film-price = { $count ->
    [0] impuni
    [one] prix : 1 homme
   *[other] prix : { $count } hommes
 }

## La course

race-goal = But : { $sum }
race-lead = et { $lead } d’avance
race-brief-unknown = But { $goal } : manque { $sum }
race-brief-both = But { $goal } : manque { $sum } et { $lead } d’avance
race-brief-short = But { $goal } : manque { $sum }
race-brief-lead = But atteint : manque { $lead } d’avance
race-note = manque { $lead }
race-hidden = Trésor caché.
race-lacks-unknown = { $you ->
    [1] Il te manque
   *[other] Il manque
 } { $sum } (avance inconnue).
race-lacks-both = { $you ->
    [1] Il te manque
   *[other] Il manque
 } { $sum } et { $lead } d’avance.
race-lacks-short = { $you ->
    [1] Il te manque
   *[other] Il manque
 } { $sum } ; l’avance y est.
race-lacks-lead = But atteint : { $you ->
    [1] il te manque
   *[other] il manque
 } { $gap } pour l’avance.
tip-goal = Qui a { $sum } { $lead } sur le plus riche des autres gagne (R15).
tip-treasury = Trésor de { $who } : { $sum }.
tip-first = Le marqueur de premier joueur est ici.
power-0 = Pierrot le Fou a sa propre Sten : une fois par tour, un de ses hommes la vide (R163).
power-1 = Monmon commence chaque tour avec deux cartes de plus, Colts ou Esquives (R167).
power-2 = Le Moko interdit une fois par tour à un gang d’entrer là où il a un homme (R164).
power-3 = Les hommes du Mammouth qui se défendent ne tombent qu’à la deuxième balle (R165).
power-4 = Riton le Tatoué commence chaque tour avec deux Tractions de plus (R168).
power-5 = Le Gros glisse jusqu’à deux hommes dans chaque banque qui va sauter (R166).
tip-card-traction = Traction : six points de mouvement de plus, ou quatre hommes qui rentrent du casse avec leur butin.
tip-card-colt = Colt 45 : une balle.
tip-card-esquive = Esquive : annule une balle ; qui a esquivé peut riposter.
tip-card-sten = Sten Mark II : cinq balles, tirées par un seul homme, sur une ou plusieurs cibles.
tip-card-coup = Coup de force dans le mitan : un à trois hommes de ta planque débarquent d’un coup dans une rue.
tip-card-implantation = Implantation dans le mitan : tes hommes des cafés, ou des hôtels, sont à l’abri jusqu’à la fin du tour.
tip-man = { $man }, { $place }{ $loot ->
    [0] {""}
   *[other] , porte { $sum }
 }{ $sten ->
    [0] {""}
   *[other] , tient une Sten ({ $sten } balles)
 }{ $guest ->
    [0] {""}
   *[other] , client de passage
 }{ $hits ->
    [0] {""}
   *[other] , déjà touché
 }.
tip-street = { $place } : un seul gang à la fois, sauf accord.
tip-hotel = { $place } : qui y loge prend une Embrouille à la fin du tour.
tip-base = { $place }.
tip-cafe = { $place } : on y négocie ; trois hommes du même gang rapportent une Super Embrouille.
tip-bank = { $place } : trois hommes, de tous gangs, et c’est le casse ; une brique par homme.
tip-shut = Fermé : le gang n’est pas de la partie.
tip-here = Ici : { $men }.
tip-dropped = { $sum } sur le pavé : au premier qui passe.
tip-shield = Implantation de { $who } : ses hommes sont à l’abri ici.
tip-ban = Interdit à { $who } jusqu’à la fin du tour.
tip-van = Le fourgon postal.
tip-gate = La poste : d’ici sort le fourgon, s’il roule.

## La scène du casse

stage-title = Casse : { $place }
stage-orders = Chacun écrit son ordre, sous enveloppe
stage-reveal = On ouvre les enveloppes
stage-fire = Ça tire !
stage-riposte = On riposte
stage-talk = Entre deux rounds : on parle
stage-split = Un contrat de partage : tenir parole ?
stage-departures = Les voitures partent, l’une après l’autre
stage-loot = Butin : { $sum }
stage-pot = Dans le coffre : { $sum }
stage-street = DEHORS
stage-writing = écrit…
stage-talks = parle
stage-sealed = scellé
stage-flees = fuit
stage-stands = reste
stage-sacrifices = file
stage-leaving = part
stage-done = prêt
stage-car = Voiture de { $who } : { $count ->
    [0] encore vide
    [one] un homme à bord
   *[other] { $count } hommes à bord
 }.
stage-envelope = Ordre de { $who } : { $state }.
stage-safe = Le coffre : ce que les tombés ont lâché, pour les survivants.

## Le plateau en mots

sketch-s = rue
sketch-h = hôtel
sketch-base = planque
sketch-caf = café
sketch-bank = banque
sketch-loot = butin, en briques
sketch-van = le fourgon
sketch-closed = fermé
sketch-turn = Tour { $turn } : { $phase } ; premier joueur : { $first }.
tell-turn = Tour { $turn }, phase { $number } ({ $phase }), premier joueur { $first }.
tell-order = Ordre de mouvement : { $who }.
tell-you = Tu mènes { $who }.
tell-move = { $who } a encore { $points } points.
tell-gang = { $who } : { $sum }, { $e } Embrouilles, { $s } Super Embrouilles, { $out } hommes dehors, { $left } en réserve{ $shielded ->
    [0] {""}
   *[other] , protégé dans les { $shields }
 }{ $done ->
    [0] .
   *[other] , a fini de parler.
 }
tell-pierrot = La Sten de Pierrot est { $up ->
    [0] face cachée.
   *[other] face visible.
 }
tell-moko = Le Moko { $free ->
    [0] a prononcé son interdit.
   *[other] peut encore interdire une entrée.
 }
tell-ban = { $who } ne peut pas entrer ce tour-ci : { $place }.
tell-place = { $place } : { $men }{ $loot ->
    [0] .
   *[other] {" "}; { $sum } sur le pavé.
 }
tell-man = { $man }{ $loot ->
    [0] {""}
   *[other] {" "}avec { $sum }
 }{ $sten ->
    [0] {""}
   *[other] {" "}avec une Sten, { $sten } balles
 }{ $guest ->
    [0] {""}
    [1] {" "}en client qui a payé
   *[other] {" "}en client impayé
 }{ $hits ->
    [0] {""}
   *[other] {" "}blessé
 }
tell-closed = Fermés à cette table : { $places }.
tell-van = Le fourgon est ici : { $place }.
tell-hand = Tu as en main { $cards }.
tell-supply = La réserve compte { $e } Embrouilles et { $s } Super Embrouilles.
tell-sight = À ton dernier regard, au tour { $turn }, la réserve comptait { $cards }.
tell-known = Tu sais que { $who } détient { $cards }.
tell-fight = Combat ({ $place }) : { $one } contre { $two } ; { $holder } a l’initiative.
tell-bullet = En l’air : { $man } sur { $target }, { $weapon }.
tell-aim = Tu vises : { $man } sur { $target }, { $weapon }.
tell-boarding = À bord : { $men }.
tell-paper = Papier de { $who } à { $to } : { $what }.
tell-draft = Tu écris : { $what }.
tell-pact = Alliance { $number } de { $who }, { $state } : { $what }.
tell-heist = Casse ({ $place }), pot { $pot }.
tell-betrayal = Tour { $turn } : { $who } a trahi { $whom } ({ $what }) { $place } ; { $count ->
    [0] impuni.
    [one] prix : 1 homme.
   *[other] prix : { $count } hommes.
 }

## Refus

refusal-A14 = Tu n’as pas d’alliance encore privée à cette place.
refusal-A18 = Cette table joue sans sablier.
refusal-A48 = La partie ne s’arrête d’un commun accord qu’à une table sans dernier tour, entre deux actions.
refusal-A23 = Un groupe part d’une seule case.
refusal-A29 = On ne fuit pas en tirant au même round.
refusal-A60 = Choisis d’abord un de tes hommes ; on ne tire pas sur les siens.
refusal-A88 = Il tient déjà une Sten chargée : il tire d’abord avec celle-là.
refusal-R1 = Ce gang ne joue pas à cette table.
refusal-R2 = Ce lieu est fermé.
refusal-R3 = Ce gang est déjà pris.
refusal-R6 = Choisis trois Embrouilles et une Super Embrouille.
refusal-R9 = Ce n’est pas ce qui est demandé maintenant.
refusal-R9-card = Une carte se joue depuis la liste, quand son moment est venu.
refusal-R12 = Ce n’est pas à toi de décider.
refusal-R15 = La partie est finie.
refusal-R23 = Tu n’as pas cette carte ; il faut descendre à quatre Super Embrouilles.
refusal-R24 = On ne jette pas de carte ici.
refusal-R25 = Seuls les gangs présents dans un café participent.
refusal-R26 = Écris un papier avec au moins un autre gang, puis envoie-le.
refusal-R27 = Cela ne va pas avec la ligne en cours.
refusal-R27-count = Il n’y a pas tant de cartes de cette sorte.
refusal-R27-pact = Tu n’as pas d’alliance à dissoudre.
refusal-R28 = Argent et cartes ne s’échangent que dans un même café.
refusal-R29 = Cette clause est impossible maintenant.
refusal-R30 = Il n’y a pas de tel papier en attente.
refusal-R31 = Ces deux hommes ne peuvent pas échanger leurs places.
refusal-R35 = Réponds d’abord à tout et pose la plume.
refusal-R36 = Tu as envoyé assez de papiers.
refusal-R41 = Une alliance veut deux gangs, une clause et un délai à venir.
refusal-R41-last = La partie finit avant ce tour.
refusal-R42 = Cela ne complète pas la clause.
refusal-R42-weights = Un partage donne une part à chaque signataire : ajoute celle qui manque, ou gomme-le.
refusal-R46 = Choisis des hommes du traître.
refusal-R47 = Il partage un hôtel avec un des tiens, ou n’est pas sur le plateau.
refusal-R51 = On ne peut pas l’affirmer maintenant.
refusal-R55 = Cette étape de ton tour est passée.
refusal-R56 = Le sable ne coule que pendant que le gang actif décide.
refusal-R57 = On ne peut pas acheter de temps, ou pas payer tous les rivaux.
refusal-R58 = Un Coup de force mène un à trois hommes de la planque dans une rue.
refusal-R59 = Plus de réserve, ou pas assez de points ou d’argent.
refusal-R60 = Tu n’as pas tant de Tractions.
refusal-R61 = Cet homme ne peut pas y aller : un point par homme, une case à la fois.
refusal-R61-named = Cet homme est déjà du groupe.
refusal-R61-man = Choisis d’abord un de tes hommes, puis là où il va.
refusal-R61-foreign = Celui-là n’est pas à toi.
refusal-R67 = Propose ce que ton trésor couvre.
refusal-R70 = Ils ont déjà répondu là ce tour-ci.
refusal-R71 = Pas d’arme, ou personne à attaquer.
refusal-R73 = Tu as fait demi-tour là ce tour-ci.
refusal-R74 = Un hôtel prend un homme par gang.
refusal-R75 = Le loyer est de 300 000 Thunes, et un hôtel n’est pas un lieu de guet-apens.
refusal-R77 = Seul un client dont le loyer a expiré repaie.
refusal-R79 = L’hôtel est complet : attaquer ou faire demi-tour.
refusal-R80 = Il doit sortir vers une case libre voisine.
refusal-R83 = Personne à attaquer ici, ou pas d’arme.
refusal-R84 = Pas d’attaque dans une banque, ni chez l’autre.
refusal-R86 = Une seconde attaque doit s’ouvrir par un tir.
refusal-R87 = Protégé par une Implantation, ou tu n’as pas cette carte.
refusal-R88 = Seule l’Implantation pour ce genre de lieu aide maintenant.
refusal-R91 = Il n’est pas dans le camp adverse.
refusal-R92 = Cette Sten est à un autre, ou vide.
refusal-R93 = Qui attaque ouvre par un tir.
refusal-R94 = Un homme, une arme, puis ses cibles ; au moins une balle.
refusal-R95 = Pas plus d’Esquives que de balles, ni que tu n’en as.
refusal-R97 = Seul qui a esquivé riposte, et seulement contre qui l’a visé.
refusal-R99 = Cela ne va pas avec la trêve proposée.
refusal-R110 = Choisis une des deux banques.
refusal-R114 = Écris un ordre : fuir, rester ou tirer.
refusal-R115 = Quatre hommes par voiture, pas plus de voitures que tenues ou utiles.
refusal-R115-aboard = Cet homme est déjà monté.
refusal-R116 = Finis le tir avant de sceller l’ordre.
refusal-R119 = Rester, ou sacrifier ceux qui sont touchés.
refusal-R121 = On ne parlemente pas dans une banque.
refusal-R123 = Pas dans les palabres d’un casse.
refusal-R126 = Honore ou renie.
refusal-R127 = Pas plus de voitures que tenues ou utiles.
refusal-R132 = Le fourgon sort du parking par une de ses portes.
refusal-R133 = Le fourgon suit les rues sans faire demi-tour.
refusal-R134 = Un fourgon qui passe ne s’arrête qu’à la Sten.
refusal-R135 = Il faut un Colt ou une Sten.
refusal-R148 = Cette carte ne t’est pas due.
refusal-R150 = Le talon n’en a plus.
refusal-R157 = Un de tes hommes engagés contre un des leurs, si l’on joue la roulette.
refusal-R158 = Ils ont refusé à ce round.
refusal-R163 = Seul Pierrot a cette Sten, une fois par tour.
refusal-R164 = Le Moko l’interdit.
refusal-R166 = Le Gros amène ses propres hommes qui ne sont pas dans une banque à casser.
refusal-R167 = Monmon prend des Colts et des Esquives.
refusal-R169 = Le talon n’en a plus.

## Leçons

lesson-recruit = Tu mènes le gang de Pierrot, les chapeaux rouges. Ta planque est vide : recrute un homme pour 4 de tes 12 points (R59).
lesson-recruit-end = Tu peux t’arrêter là, mais personne ne sortira ce soir. Recrute.
lesson-recruit-again = Et un second, avant que quiconque ne marche.
lesson-recruit-late = Pas encore : après le premier pas, on ne recrute plus (R55). Recrute le second.
lesson-recruit-then = Deux hommes dans la planque, 4 points pour marcher.
lesson-walk = Chaque homme marche sur tes points : un point le pas (R61). Choisis le premier.
lesson-walk-other = Un brave homme, mais prends l’autre maintenant.
lesson-walk-street = Les lieux allumés sont à portée. Clique sur la rue à côté de la planque, vers l’hôtel.
lesson-walk-wrong = Ça irait aussi, mais l’hôtel voulu est de l’autre côté.
lesson-hotel = Il reste choisi : entre maintenant à l’hôtel.
lesson-hotel-then = Le voilà chez lui : il rapporte une carte par tour (R74, R148).
lesson-hotel-full = Un hôtel prend un seul homme par gang. Choisis le second.
lesson-hotel-other = Essaie le même hôtel si tu veux : c’est refusé (R74). Avance dans la rue suivante.
lesson-hotel-away = Pas d’autre hôtel par là.
lesson-cards = Phase 5. Deux hommes à l’hôtel rapportent deux cartes. Tu vois ce qui reste dans la réserve ; les autres voient seulement que tu prends (R21). Prends une Traction : seule une voiture ramène le butin.
lesson-cards-stop = Les cartes sont gratuites : prends ton dû.
lesson-cards-again = La seconde est à ton choix : un Colt tire, une Esquive sauve un homme.
lesson-cards-then = Personne ne sait ce que tu as pris.
lesson-petrol = Plus de points, et le café est à un pas. Brûle ta Traction : 6 points (R60).
lesson-petrol-end = Alors trois hommes restent sous la pluie. Joue la Traction.
lesson-cafe-one = Choisis le premier homme ; le second le suit.
lesson-cafe-more = Et le troisième : un groupe marche ensemble.
lesson-cafe-alone = Emmène tout le monde : trois hommes au même café rapportent une Super Embrouille.
lesson-cafe = Maintenant, tous les trois au Zanzi.
lesson-super = Phase 5. Trois hommes dans le même café rapportent une Super Embrouille, les fortes (R148). Choisis.
lesson-super-then = Une Sten tire cinq balles, un Coup de force débarque n’importe où, une Implantation protège cafés ou hôtels.
lesson-talks = Phase 2, les magouilles. Qui a un homme au café peut écrire des papiers. Le Moko est avec toi au Zanzi, et il écrit…
lesson-sign = Un papier pour toi : une Traction pour 100 000 Thunes. Signe-le, sur le papier ou dans la liste.
lesson-sign-refused = C’est donné. Signe.
lesson-sign-first = Réponds d’abord à son papier.
lesson-sign-then = Signé, et aussitôt fait : tout ou rien (R29).
lesson-write = À toi d’écrire. Prends un papier.
lesson-write-done = Tu as un Colt de trop. Écris un papier.
lesson-write-term = De petits clics font la phrase. Tu veux donner une carte.
lesson-write-giver = Qui donne ? Toi : Pierrot le Fou.
lesson-telephone = À qui ? Le Mammouth est dans un autre café : au téléphone, ni argent ni cartes (R28), il n’est donc pas dans la liste. Donne au Moko.
lesson-write-card = Quelle carte ? Clique sur le Colt. Un seul.
lesson-send = Relis, puis envoie.
lesson-send-torn = Courage. Envoie-le.
lesson-send-then = Le Moko signe ou refuse, à sa guise. Une alliance s’écrit de même, clause par clause.
lesson-street-pick = Une rue n’est qu’à un gang. Choisis ton homme.
lesson-street = L’homme du Moko barre le chemin de la banque. Avance.
lesson-street-away = La banque est de l’autre côté.
lesson-offer = Trois façons : payer, attaquer ou faire demi-tour (R66). Tu n’as pas d’arme : fais une offre.
lesson-offer-back = Tu pourrais, mais ton point est perdu (R73). Offre d’abord quelque chose.
lesson-offer-note = Pose un billet sur la table.
lesson-offer-nothing = Rien ? Il va rire. Pose un billet.
lesson-offer-put = Et soumets-lui l’offre.
lesson-ambush = Il répond par une embuscade (R69) ! Rien n’est payé, et il tire le premier. N’offre jamais à un homme qui a un Colt.
lesson-fight = Une bagarre. Tu attaques à deux, avec un Colt. L’attaquant a l’initiative et doit ouvrir le feu (R93).
lesson-aim = Vise : l’homme d’abord. Il sort son Colt.
lesson-target = Sa cible.
lesson-fire = Feu.
lesson-fire-then = Il joue une Esquive, et celui qui esquive riposte aussitôt (R97) : sur ton second homme.
lesson-hit = Tu n’as pas d’Esquive : il tombe.
lesson-hit-then = Qui a tiré en dernier a l’initiative (R98). Quand tous passent, c’est fini (R100). On peut aussi parlementer : une trêve, contre argent (R99).
lesson-heist = Trois hommes dans une banque, de n’importe quels gangs : un casse, 1 brique par homme (R109). Avant le départ, chacun écrit un ordre secret. Écris : fuir, avec ta voiture.
lesson-heist-stand = Sans voiture, le butin retourne à la banque. Fuis.
lesson-board = Quatre hommes par voiture. Choisis qui monte ; l’autre suit.
lesson-flee = Cachette l’ordre. Tous s’ouvrent ensemble (R117).
lesson-flee-then = Le Moko avait écrit : rester, et tirer sur Pierrot 2 !
lesson-react = On te tire dessus à la sortie (R119). Sacrifier Pierrot 2 et filer avec le reste, ou rester et esquiver ? Tu n’as pas d’Esquive : sacrifie.
lesson-react-stay = Alors la voiture reste aussi, et tu n’as rien pour esquiver.
lesson-react-go = En route !
lesson-react-then = 1 brique à la maison. La brique de Pierrot 2 est dans le pot, pour les survivants.
lesson-peace = Le Moko a signé la paix avec toi, jusqu’au tour 5. Tu lui fais confiance : reste, sans tirer.
lesson-peace-then = Il te tire dessus. Le papier est déchiré.
lesson-shot = Pas d’Esquive…
lesson-shot-then = Une parole signée, violée (R44). À toi la vengeance, avant le partage (R48).
lesson-revenge = Remplace jusqu’à deux hommes du traître, n’importe où, par les tiens (R46). Les meilleurs sont dans la banque, avec 1 brique chacun : prends le premier, le second suit.
lesson-revenge-stop = Pas de pitié ce soir.
lesson-revenge-then = Tes hommes sont à la place des traîtres, avec leur butin : 3 briques, et tu as une voiture. À la fin de la partie, toutes les trahisons passent en film.
lesson-raid = Trois hommes dans une planque adverse : une descente (R140). Celle du Moko est vide, et tes trois hommes sont à la porte. Choisis le premier ; les autres suivent.
lesson-raid-enter = Tous les trois dans la planque bleue.
lesson-raid-away = La planque est plus près.
lesson-raid-end = Finis le mouvement. Quand chacun a bougé, la descente prend 1 brique par homme dans son trésor.
lesson-raid-then = 2,5 briques, tout ce qu’il avait : te voilà à 20,5 briques, avec plus de 2 briques d’avance. Caïd de Paris (R15) !
lesson-end = Voilà le métier. Les caïds de la maison tiennent parole tant que ça rapporte. Assieds-toi, et ne te fie à personne.

## Pourquoi une réponse peut être bonne

reason-flee = { $men ->
    [one] On file tout de suite avec un homme : le butin ne compte qu’à la maison.
   *[other] On file tout de suite avec { $men } hommes : le butin ne compte qu’à la maison.
}
reason-no-car = On ne bouge pas : sans Traction, rien ne sort de la banque.
reason-wait = { $gangs ->
    [one] On reste et on garde la voiture : l’autre bande se découvrira peut-être la première.
   *[other] On reste et on garde la voiture : { $gangs } autres bandes se tireront peut-être dessus d’abord.
}
reason-fire = { $bullets ->
    [one] On tire le premier : une balle
   *[other] On tire le premier : { $bullets } balles
} contre { $men ->
    [one] un homme.
   *[other] { $men } hommes.
}
reason-volley = { $bullets ->
    [one] On tire une balle
   *[other] On tire { $bullets } balles
} sur { $men ->
    [one] un homme.
   *[other] { $men } hommes.
}
reason-aim-loot = On vise un homme de { $who } qui porte { $sum }.
reason-aim-leader = On vise un homme de { $who }, dont la caisse est la plus grosse.
reason-aim = On vise un homme de { $who } : un de moins sur le chemin.
reason-sacrifice = { $fallen ->
    [one] On sacrifie un homme
   *[other] On sacrifie { $fallen } hommes
} pour que { $saved } rentrent en voiture.
reason-stay = { $esquives ->
    [0] On reste dans la banque, sans Esquive
    [one] On reste, avec une Esquive
   *[other] On reste, avec { $esquives } Esquives
} contre { $bullets ->
    [one] une balle ; les voitures restent aussi.
   *[other] { $bullets } balles ; les voitures restent aussi.
}
reason-save-loot = On sauve un homme qui porte { $sum }.
reason-save = { $bullets ->
    [one] Une Esquive coûte moins cher qu’un homme.
   *[other] Il faut { $bullets } Esquives pour sauver l’homme.
}
reason-let-fall = { $bullets ->
    [one] On le laisse tomber : une balle
   *[other] On le laisse tomber : { $bullets } balles
}, { $esquives ->
    [0] et pas d’Esquive en main.
    [one] et une Esquive en main.
   *[other] et { $esquives } Esquives en main.
}
reason-pass = On retient son tir, et on garde les armes pour une banque.
reason-riposte = On riposte contre ceux qui viennent de tirer.
reason-no-riposte = On ne riposte pas, et on garde les armes.
reason-recruit = { $men ->
    [0] On recrute : personne n’est encore dehors.
    [1] On recrute : un seul homme est dehors.
   *[other] On recrute : { $men } hommes sont dehors.
}
reason-recruit-cash = On embauche pour { $sum }, et on garde les points pour marcher.
reason-coup = On débarque jusqu’à { $men } hommes d’un coup, n’importe où dans les rues.
reason-petrol = On brûle de l’essence : { $points } points de plus pour ceux qui sont en route.
reason-keep-out = On reste à l’écart ({ $place }) : { $gangs } bandes y sont.
reason-bed = Un homme à l’hôtel rapporte une carte à chaque tour.
reason-cafe = Au café on fait des affaires, et { $men } hommes y rapportent une carte forte.
reason-heist = { $men } hommes dans la banque, c’est un casse à { $sum }.
reason-bank = { $men ->
    [one] On attend dans la banque : encore un homme, et c’est un casse.
   *[other] On attend dans la banque : encore { $men } hommes, et c’est un casse.
}
reason-raid = { $men ->
    [0] On va chez { $who } : personne ne garde sa planque.
    [1] On va chez { $who } : un homme garde sa planque.
   *[other] On va chez { $who } : { $men } hommes gardent sa planque.
}
reason-home = On rapporte { $sum } à la maison.
reason-on-the-way = { $steps ->
    [one] À un pas de la banque.
   *[other] En route vers la banque : encore { $steps } pas.
}
reason-turn-back = On rebrousse chemin : le passage ne vaut pas un combat.
reason-force = { $bullets ->
    [one] On force le passage avec une balle.
   *[other] On force le passage avec { $bullets } balles.
}
reason-toll = On les laisse passer pour { $sum }.
reason-let-through = On laisse passer { $who } : une faveur ne coûte rien.
reason-bar-leader = On barre la route à { $who }, dont la caisse est la plus grosse.
reason-bar = On barre la route à { $who }.
reason-ambush = { $men ->
    [one] Une embuscade : un homme seul, et on tire le premier.
   *[other] Une embuscade : { $men } hommes, et on tire le premier.
}
reason-shield = L’Implantation arrête l’attaque avant le premier coup de feu.
reason-depart = { $men ->
    [one] On ramène un homme et son butin.
   *[other] On ramène { $men } hommes et leur butin.
}
reason-honour = On partage comme on a signé.
reason-renege = On garde sa part, au risque de représailles.
reason-avenge-loot = On prend la place d’un homme de { $who } qui porte { $sum }.
reason-avenge = On prend la place d’un homme de { $who }.
reason-take-car = { $cards ->
    [0] On prend une voiture : sans elle, aucun butin ne sort d’une banque.
   *[other] On prend une voiture de plus, pour le butin ou pour l’essence.
}
reason-take-colt = { $cards ->
    [0] On prend un Colt : sans arme, on ne fait peur à personne.
   *[other] On prend un Colt de plus pour le prochain casse.
}
reason-take-esquive = { $cards ->
    [0] On prend une Esquive : sans elle, chaque balle touche.
   *[other] On prend une Esquive de plus contre la prochaine salve.
}
reason-take-super = On prend une carte forte tant qu’il y en a.
reason-paper-signed = On signe : le papier rapporte plus qu’il ne coûte.
reason-paper-refused = On refuse : le papier coûte plus qu’il ne rapporte.
reason-paper-sent = On propose ce qui arrange les deux.

## Joueurs de la maison

character-ginette = Ginette du vestiaire
character-ginette-about = Elle garde les manteaux du dancing, et connaît le poids de chaque poche.
character-marcel = Marcel le Piston
character-marcel-about = Mécano de Clichy, il entend à trois rues si un moteur va démarrer.
character-lucien = Lulu le Notaire
character-lucien-about = Il n’oublie jamais une signature, surtout celles que les autres ont oubliées.
character-odette = Odette la Passeuse
character-odette-about = Elle a porté des lettres à travers Paris en des années plus sombres, et marche encore au ras des murs.
character-bebert = Bébert les Mains vives
character-bebert-about = Un joueur de billard qui tire d’abord et met la craie ensuite.
character-simone = Simone des Halles
character-simone-about = Elle vend des légumes à l’aube et des alibis la nuit, les uns et les autres à la livre.
character-fernand = Fernand le Professeur
character-fernand-about = Il enseignait le calcul jusqu’au jour où on lui a montré ce qu’une banque en fait.
