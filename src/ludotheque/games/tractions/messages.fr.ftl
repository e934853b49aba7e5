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
preset-long-about = Les quatre variantes de la règle : fourgon postal, roulette russe, séries de Tractions et pouvoirs des chefs.
option-van = Fourgon postal
option-van-about = Après les casses, un fourgon plein d’argent traverse les rues : à qui l’arrêtera.
option-van-off = Sans
option-van-off-about = Le jeu de base.
option-van-on = Avec
option-van-on-about = De 400 000 à 2,4 millions de Thunes sur quatre roues.
option-roulette = Roulette russe
option-roulette-about = Deux hommes peuvent régler un combat au dé plutôt qu’aux cartes.
option-roulette-off = Sans
option-roulette-off-about = Le jeu de base.
option-roulette-on = Avec
option-roulette-on-about = Celui qui a l’initiative peut la proposer.
option-series = Séries de Tractions
option-series-about = Plusieurs Tractions jouées ensemble roulent plus loin.
option-series-off = Sans
option-series-off-about = Le jeu de base.
option-series-on = Avec
option-series-on-about = La première donne 6 points, la deuxième 7, la troisième 8…
option-powers = Pouvoirs des chefs
option-powers-about = Ce qui a fait la réputation de chacun.
option-powers-off = Sans
option-powers-off-about = Le jeu de base.
option-powers-on = Avec
option-powers-on-about = Chaque chef a son pouvoir.
option-clock = Sablier
option-clock-about = Six minutes pour les magouilles, trois pour chaque tour de mouvement.
option-clock-on = Oui
option-clock-on-about = Comme dans la règle ; on peut acheter du temps.
option-clock-off = Non
option-clock-off-about = On prend son temps.
option-boss_choice = Choix des chefs
option-boss_choice-about = Qui mène quel gang.
option-boss_choice-pick = Choisis
option-boss_choice-pick-about = Dans un ordre tiré au sort.
option-boss_choice-random = Distribués
option-boss_choice-random-about = Au hasard.
option-money_open = Caisses
option-money_open-about = Si chacun voit toutes les caisses.
option-money_open-true = Visibles
option-money_open-true-about = Tout le monde peut compter.
option-money_open-false = Cachées
option-money_open-false-about = Chacun ne voit que la sienne.
option-alliances_open = Alliances
option-alliances_open-about = Qui peut lire une alliance signée.
option-alliances_open-false = Privées
option-alliances_open-false-about = Les seuls signataires.
option-alliances_open-true = Publiques
option-alliances_open-true-about = Tout le monde.
option-stranded_loot = Butin sans voiture
option-stranded_loot-about = Ce que devient le butin resté à la banque.
option-stranded_loot-forfeit = Perdu
option-stranded_loot-forfeit-about = Il retourne à l’argent de la banque.
option-stranded_loot-keep = Gardé
option-stranded_loot-keep-about = Les hommes le gardent dans la banque, jusqu’à ce qu’une Traction les ramène.
option-raid_source = Descentes payées par
option-raid_source-about = D’où vient le butin d’une descente.
option-raid_source-victim = La victime
option-raid_source-victim-about = Autant que sa caisse le permet.
option-raid_source-bank = La banque
option-raid_source-bank-about = Plus d’argent en jeu.
option-heist_riposte = Ripostes au casse
option-heist_riposte-about = Si l’homme qui a esquivé riposte aussitôt.
option-heist_riposte-true = Aussitôt
option-heist_riposte-true-about = Comme dans la rue.
option-heist_riposte-false = Par ordres seulement
option-heist_riposte-false-about = Pas avant le round suivant.
option-super_limit = Quatre Super Embrouilles
option-super_limit-about = Quand nul ne peut en tenir plus de quatre.
option-super_limit-end_of_phase2 = Après les magouilles
option-super_limit-end_of_phase2-about = On peut en tenir plus jusque-là.
option-super_limit-always = Toujours
option-super_limit-always-about = On n’en prend jamais une cinquième.
option-max_turns = Dernier tour
option-max_turns-about = Après lui, le gang le plus riche l’emporte.
option-max_turns-40 = Tour 40
option-max_turns-40-about = Une limite que peu de parties atteignent.
option-max_turns-none = Aucun
option-max_turns-none-about = Jusqu’à la victoire, ou jusqu’à ce que chacun ait dit « assez ».
option-honesty = Parole de l’ordinateur
option-honesty-about = Jusqu’où les chefs de la maison tiennent parole.
option-honesty-shrewd = Rusés
option-honesty-shrewd-about = Ils tiennent parole quatre fois sur cinq.
option-honesty-honest = Honnêtes
option-honesty-honest-about = Ce qu’ils signent, ils le tiennent.
option-honesty-crooked = Véreux
option-honesty-crooked-about = Deux fois sur trois, ils signent pour trahir.
option-target = But
option-target-about = La caisse qui gagne, en centaines de milliers de Thunes : 10 font une brique, 200 les 20 millions de la règle.
option-target-200 = 20 millions
option-target-200-about = Comme dans la règle.
option-money_bank = Argent de la banque
option-money_bank-about = Si les billets de la banque peuvent manquer.
option-money_bank-endless = Sans fin
option-money_bank-endless-about = Un casse réussit toujours, et paie toujours.
option-money_bank-printed = 144 millions
option-money_bank-printed-about = Les billets imprimés, pas un de plus ; une banque vide ne paie rien.

## Noms

gang-0 = Pierrot le Fou
gang-1 = Monmon
gang-2 = Le Moko
gang-3 = Le Mammouth
gang-4 = Riton le Tatoué
gang-5 = Le Gros
gang-none = personne
player = Joueur { $number }
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
base = la base de { $gang }
at-street = au { $place }
at-hotel = à l’{ $place }
at-cafe = à { $place }
at-chez = { $place }
at-bank = au { $place }
at-base = dans { $place }
at-parking = au parking
at-home = à la base
the-street = le { $place }
the-hotel = l’{ $place }
the-cafe = le { $bare }
the-chez = { $place }
the-bank = le { $place }
the-base = { $place }
the-parking = le parking
the-home = { $count ->
    [one] sa base
   *[other] leur base
 }
any-bank = de toute banque
until-turn = jusqu’au tour { $turn }
until-heist = pour ce casse
where-everywhere = partout
where-streets = dans les rues
where-hotels = dans les hôtels
where-bases = dans les bases
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
row-passage = { $a } laisse passer { $b } gratis dans ses rues
row-lodging = { $a } loge { $b } pour 300 000 Thunes
row-peace = { $a } n’attaque pas { $b } { $where }
row-peace-everywhere = { $a } n’attaque { $b } nulle part
row-mutual = { $a } et { $b } ne s’attaquent pas { $where }
row-mutual-everywhere = { $a } et { $b } ne s’attaquent nulle part
row-avoid = { $a } ne va pas ici : { $place }
row-bring = { $a } a { $count } { $count ->
    [one] homme
   *[other] hommes
 } { $place } après les mouvements
row-give = { $a } donne à temps à { $b } : { $what }
row-split = butin { $where } partagé en parts : { $weights }
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
sheet-draft = Votre brouillon, pour vous seul
sheet-empty = Rien encore. Ajoutez une ligne…
sheet-offer = { $who } à { $to }
sheet-ledger = Le registre de vos alliances
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
alliance-of = { $who }, { $until } – { $what }
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
kit-count = { $count } { $card }{ $count ->
    [one] {""}
   *[other] s
 }
brief-sten = cinq balles pour un seul homme
brief-coup = 1 à 3 hommes de la base dans une rue
brief-implantation = cafés ou hôtels à l’abri ce tour

## Questions

ask-gang = Choisissez votre gang, par son chef ou par sa base.
ask-setup = Choisissez en secret trois Embrouilles, puis une Super Embrouille.
ask-start = Prenez des Colts ou des Esquives, au vu de tous : encore { $e }.
ask-discard = Vous avez { $over } { $over ->
    [one] Super Embrouille
   *[other] Super Embrouilles
 } de trop : il en reste quatre au plus.
ask-pen-floor = Les magouilles sont ouvertes. { $unread ->
    [0] Écrivez un papier, ou dites que vous avez fini.
    [one] Un papier attend votre réponse.
   *[other] { $unread } papiers attendent votre réponse.
 }
ask-pen-term = Que dit le papier ? Ajoutez une ligne, ou envoyez-le.
ask-pen-term-first = Que dit le papier ? Ajoutez une ligne.
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
ask-pen-pawn = Quel homme ? Choisissez le premier des deux.
ask-pen-other-pawn = Et avec qui change-t-il de place ?
ask-pen-last = Combien de temps dure l’alliance ?
ask-pen-clauses = Que jurez-vous ? Ajoutez une clause ou un signataire, puis fermez l’alliance.
ask-pen-where = Où la paix vaut-elle ? Choisissez un lieu, ou un genre de lieux.
ask-pen-space = Quel lieu ?
ask-pen-pact = Quelle alliance ?
ask-pen-words = Écrivez-le en toutes lettres.
ask-pen-bank = Le butin de quelle banque ?
ask-pen-weights-first = Qui a sa part ? Choisissez un gang.
ask-pen-weights = Qui d’autre a sa part ? Choisissez un gang, ou : c’est tout.
ask-pen-weight = Combien de parts pour { $b } ?
ask-move-first = À vous la rue : recrutez, puis déplacez. { $points ->
    [one] Reste { $points } point.
   *[other] Restent { $points } points.
 }
ask-move = Déplacez vos hommes : lequel ? { $points ->
    [one] Reste { $points } point.
   *[other] Restent { $points } points.
 }
ask-move-last = Plus personne ne peut bouger : finissez le mouvement{ $cars ->
    [0] .
   *[other] , ou brûlez une Traction.
 }
ask-group = { $men } : ajoutez d’autres hommes, ou choisissez où aller.
ask-group-where = { $men } : choisissez où aller.
ask-group-here = { $men } : que font-ils ici ?
ask-coup = Coup de force : choisissez jusqu’à trois hommes dans votre base.
ask-coup-where = Coup de force avec { $men } : choisissez n’importe quelle rue.
ask-forbid = { $mover } veut entrer { $at }. L’interdire pour ce tour ?
ask-contest = { $holders } { $count ->
    [one] tient
   *[other] tiennent
 } la place { $at } : payer, attaquer ou faire demi-tour ?
ask-contest-offer = { $holders } { $count ->
    [one] tient
   *[other] tiennent
 } la place { $at } : payer ou faire demi-tour ?
ask-contest-attack = { $holders } ne vous { $count ->
    [one] laisse
   *[other] laissent
 } pas entrer { $at } : attaquer ou faire demi-tour ?
ask-contest-back = { $holders } vous { $count ->
    [one] barre
   *[other] barrent
 } l’entrée { $at } : demi-tour.
ask-sum = Combien offrez-vous à { $gang } ? { $sum } pour l’instant.
ask-answer = { $mover } vous offre { $sum } pour entrer { $at } avec { $men }. Votre réponse ?
ask-name = Qui attaquez-vous { $at } ?
ask-name-more = Qui d’autre attaquez-vous { $at } ?
ask-name-joins = Qui se joint à l’attaque { $at } ?
ask-name-ready = Tout est prêt { $at } : à l’attaque ?
ask-shield = { $mover } vous attaque { $at }. Jouer une Implantation ?
ask-shield-none = { $mover } vous attaque { $at }, et vous n’avez pas d’Implantation.
ask-initiative = Vous avez l’initiative { $at } : que faites-vous ?
ask-initiative-fire = Vous avez l’initiative { $at } : ouvrez le feu.
ask-initiative-roulette = Vous avez l’initiative { $at }, mais pas d’arme : la roulette russe.
ask-initiative-open = Vous avez l’initiative { $at } : tirer, ou la roulette russe ?
ask-initiative-talk = Vous avez l’initiative { $at }, mais pas d’arme : parlementer ou passer ?
ask-initiative-pass = Vous avez l’initiative { $at }, mais pas d’arme : passez.
ask-shots = Qui tire, et sur qui ?
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
 } { $man }. Combien d’Esquives ? Chacune annule une balle.
ask-dodge-none = { $bullets ->
    [one] Une balle vise
   *[other] { $bullets } balles visent
 } { $man }, et vous n’avez pas d’Esquive pour lui.
ask-dodge-done = Tous vos hommes ont leurs Esquives. Sceller la réponse ?
ask-riposte = Vous avez esquivé : riposter, parlementer ou laisser faire ?
ask-riposte-shoot = Vous avez esquivé : riposter ou laisser faire ?
ask-riposte-parley = Vous avez esquivé, mais vous n’avez pas d’arme : parlementer ou laisser faire ?
ask-riposte-none = Vous avez esquivé, mais vous n’avez pas d’arme : laissez faire.
ask-riposte-more = Un autre homme, ou riposter maintenant ?
ask-riposte-ready = Tout est prêt : riposter ?
ask-parley = Que proposez-vous ?
ask-parley-more = Votre offre : { $what }. Qui paie en plus ? Ou soumettez-la-leur.
ask-parley-payee = Et qui touche ?
ask-parley-sum = Combien ? { $sum } pour l’instant.
ask-parley-answer = Sur la table : { $what }. D’accord ?
ask-duel = Roulette russe : lequel de vos hommes joue ?
ask-duel-rival = { $man } contre qui ?
ask-duel-answer = { $man } défie { $other } à la roulette russe. Prenez-vous le revolver ?
ask-leave = L’hôtel n’est pas à vous : où va votre homme ?
ask-gros = Le Gros : amener jusqu’à { $left } de vos hommes { $at } ?
ask-bank = Quelle banque est cassée d’abord ?
ask-order = Votre ordre secret { $at } : fuir avec { $loot }, rester, ou tirer ?
ask-order-flee = Votre ordre secret { $at } : fuir avec { $loot }, ou rester ?
ask-order-shoot = Votre ordre secret { $at } : pas de Traction. Rester, ou tirer ?
ask-order-stand = Votre ordre secret { $at } : ni Traction ni arme. Restez.
ask-order-more = Votre ordre secret : un autre tir, ou cacheter ?
ask-order-ready = Votre ordre secret : tout est prêt. Rester et tirer ?
ask-order-target-more = Votre ordre secret – { $man } : encore { $left } { $left ->
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
ask-react = On vous tire dessus dans votre fuite : { $fire }. Sacrifier ceux qui sont touchés et filer, ou rester et esquiver ?
ask-honour = Le contrat de partage { $at } : l’honorez-vous ? Chacun choisit en secret.
ask-depart = Combien de Tractions ramènent vos hommes et leur butin ({ $loot }), { $at } ?
ask-depart-none = Pas de Traction { $at } pour ramener vos hommes et leur butin ({ $loot }).
ask-reprisal = { $left ->
    [one] { $whom } vous a trahi. Remplacez encore un de ses hommes, ou restez-en là.
   *[other] { $whom } vous a trahi. Remplacez jusqu’à { $left } de ses hommes par les vôtres.
 }
ask-claim = Quelle clause a été violée ?
ask-plead = { $claimant } vous accuse d’avoir manqué à votre parole. Avouer ?
ask-vote = { $whom } a-t-il manqué à la parole donnée à { $claimant } ? Vous êtes du jury.
ask-van-step = Vous conduisez le fourgon : choisissez une rue où il peut arriver. Encore { $left }.
    [one] rue
   *[other] rues
 }.
ask-van-attack = Le fourgon passe devant vos hommes { $at }. L’attaquer ?
ask-van-attack-none = Le fourgon passe devant vos hommes { $at }, et vous n’avez rien pour l’arrêter.
ask-cards = Prenez vos cartes : encore { $e ->
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
} à { $mover } d’entrer { $at }.
wait-contest = { $who } fait face à { $holders } { $at } : payer, attaquer ou faire demi-tour ?
wait-sum = { $who } compte ses billets { $at }.
wait-answer = { $who } { $many ->
    [one] répond
   *[other] répondent
} à l’offre de { $mover } { $at }.
wait-name = { $who } prépare une attaque { $at }.
wait-shield = { $who }, attaqué par { $mover } { $at }, peut jouer une Implantation.
wait-initiative = { $who } a l’initiative { $at }.
wait-shots = { $who } met en joue { $at }.
wait-dodge = { $who } { $many ->
    [one] compte ses Esquives
   *[other] comptent leurs Esquives
}.
wait-riposte = { $who } { $many ->
    [one] peut riposter
   *[other] peuvent riposter
}.
wait-parley = { $who } a quelque chose à proposer { $at }.
wait-parley-answer = { $who } { $many ->
    [one] réfléchit
   *[other] réfléchissent
} : { $what }.
wait-duel = { $who } choisit les hommes de la roulette russe.
wait-duel-answer = { $who } regarde le revolver.
wait-leave = { $who } doit quitter l’hôtel.
wait-gros = { $who } peut glisser des hommes { $at }.
wait-bank = { $who } choisit quelle banque est cassée d’abord.
wait-order = { $who } { $many ->
    [one] écrit encore son ordre secret
   *[other] écrivent encore leur ordre secret
} { $at }.
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
} { $at }.
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
} { $at }.
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
    [one] Paris est à vous, avec { $sum }. Vive le caïd !
   *[other] Vous vous partagez Paris : { $who }, avec { $sum } chacun. Vivent les caïds !
 }
over-lost = C’est fini. { $count ->
    [one] Caïd
   *[other] Caïds
 } de Paris : { $who }.

## Choix

group-men = Hommes
group-targets = Cibles
group-swap = Quel homme
group-where = Où aller
group-streets = Rues
group-north = Rues du nord
group-middle = Rues du centre
group-south = Rues du sud
group-hotels = Hôtels
group-bases = Bases
group-cafes = Cafés
group-banks = Banques
group-gangs = Gangs
group-numbers = Combien
group-soon = Bientôt
group-later = Plus tard
group-cards = Cartes
group-supply = Dans les piles
group-notes = Billets
group-show = À montrer
group-goods = Argent et cartes
group-places = Hommes et tours
group-pacts = Alliances
group-words = Paroles
group-clauses = Clauses
group-papers = Papiers
group-template = Papier tout prêt pour { $gang }
template-peace = Paix mutuelle jusqu’au tour { $turn }
template-heist = Casse à deux : paix dans les banques, moitié-moitié
template-heist-peace = Paix mutuelle pour ce casse
template-heist-split = Ce butin moitié-moitié
template-passage = Passage libre l’un chez l’autre, ce tour
template-toll = { $sum } pour me laisser passer ce tour
template-buy = Votre { $card } contre { $sum }
template-sell = Ma { $card } contre { $sum }
template-counter = Contre-proposition au papier de { $who }
template-again = Reprendre mon papier pour le changer
change-pay = Changer : { $a } paie { $sum }
change-cards = Changer : { $count } × { $card }
change-last = Changer : jusqu’au tour { $turn }
group-unasked = À tout moment
group-mix = { $cards }
group-cars = Fuite
group-petrol = Essence
group-or = Ou
choice-man = { $man } – { $place }{ $loot ->
    [0] {""}
   *[other] {" "}avec { $sum }
 }
choice-man-pick = Déplacer { $man } ({ $place }){ $loot ->
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
choice-man-avenge = Remplacer { $man } – { $place }{ $loot ->
    [0] {""}
   *[other] {" "}avec { $sum }
 }
choice-man-boards = { $man } monte{ $loot ->
    [0] {""}
   *[other] {" "}avec { $sum }
 }
choice-space = { $place }
choice-space-held = { $place } – tenu par { $who }
choice-space-shared = { $place } – avec { $who }
choice-drive = Rouler vers { $place }
choice-gang = { $gang }
choice-gang-own = { $gang } (vous)
choice-gang-pays = { $gang } paie…
choice-name = Attaquer { $gang }
choice-card = { $card }
choice-take = { $card } (reste { $left })
choice-discard = Rendre { $card } (vous en avez { $count })
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
choice-withdraw = Retirer votre papier { $number } : { $what }
choice-publish = Publier l’alliance { $slot } : { $what }
choice-claim = Accuser { $gang } d’avoir violé l’alliance { $slot }
choice-shield = Implantation : protéger vos { $where }
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
choice-withdrawal = Le retrait : le combat cesse
choice-let-in = L’entrée : l’attaquant passe
choice-stand = Rester sans tirer
choice-stand-fire = Rester et tirer

# Ce qu’un seul geste fait en plusieurs réponses.
journey-walk = { $men } vers { $place } : { $points ->
    [one] 1 point
   *[other] { $points } points
}
journey-walk-held = { $men } vers { $place } – tenu par { $who } : { $points ->
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
journey-sacrifice = { $men } { $count ->
    [one] file
   *[other] filent
 }, les autres sont sacrifiés
journey-aim = { $man } vise { $target } : { $weapon }
journey-fire = { $man } tire sur { $target } : { $weapon }
journey-salvo = { $men } tirent sur { $target } : { $count } Colts
journey-van = { $man } arrête le fourgon : { $weapon }
choice-stay = Rester et esquiver
choice-sacrifice = Sacrifier et filer
choice-honour = Honorer
choice-renege = Renier
choice-stop-taking = Ne plus prendre de carte
choice-stop-gathering = N’amener personne de plus
choice-stop-avenging = Ne remplacer personne de plus
choice-renew = Payer de nouveau le loyer
choice-admit = Avouer
choice-deny = Nier
offer-withdrawal = le retrait
offer-let-in = l’entrée
answer-agree = accepte
answer-decline = refuse
answer-ambush = tend une embuscade !
answer-go = riposte
answer-no = laisse faire
answer-parley = veut parlementer

## Le journal

line-seated = { $who } s’installe.
line-called = Au tour de { $a } de choisir son chef de gang.
line-chose = { $who } a choisi ses cartes.
chapter-turn = Tour { $turn }
chapter-heist = Casse : { $place }
line-turned = Tour { $a }. { $b } a le marqueur.
line-phased = { $a ->
    [2] Les magouilles commencent dans les cafés.
    [3] Dans la rue.
    [4] L’heure des casses.
    [5] Chacun prend ses cartes.
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
line-landed = Coup de force ! { $who } débarque { $b } { $a }.
line-forbade = { $who } interdit l’entrée à { $a } : { $b }.
line-offered = { $who } paierait le passage { $a } : { $b }.
line-answered = { $who } { $a }.
line-turned-back = { $who } fait demi-tour devant { $a }.
line-attacked = { $who } attaque { $b } { $a } !
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
line-combat-ended = Le silence retombe { $a }.
line-sent-home = { $a } rentre à la base.
line-renewed = { $a } reste une nuit de plus.
line-gathered = { $b } se glisse dans la banque : { $a }.
line-heist-began = Casse { $a } ! Le butin : { $b }.
line-fled = { $who } avait écrit : fuir, avec { $a ->
    [one] une voiture
   *[other] { $a } voitures
 } ({ $b }).
line-stood = { $who } avait écrit : rester.
line-round-ended = { $a ->
    [0] Personne n’a tiré.
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
line-shared = La cagnotte, { $a }, est pour ceux qui restent dans la banque.
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
line-van-moved = Le fourgon passe devant { $a }.
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
line-signed = Une alliance est signée : { $a }.
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
 }{ $rolled ->
    [0] {""}
   *[other] {" "}sur { $rolled }
 }, jusque devant { $place }.
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

fact-money = Caisse
fact-cards = Cartes
fact-men = Hommes
score-treasury = Caisse, en briques
score-men = Hommes en ville
label-parking = poste
label-turn = Tour { $turn }
label-supply = Piles
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
race-brief-behind = But { $goal } : manque { $sum }, pour { $lead } d’avance
race-brief-short = But { $goal } : manque { $sum }
race-brief-lead = But atteint : manque { $lead } d’avance
race-note = manque { $lead }
race-hidden = Caisse cachée.
race-lacks-unknown = { $you ->
    [1] Il vous manque
   *[other] Il manque
 } { $sum } (avance inconnue).
race-lacks-both = { $you ->
    [1] Il vous manque
   *[other] Il manque
 } { $sum } et { $lead } d’avance.
race-lacks-behind = { $you ->
    [1] Il vous manque
   *[other] Il manque
 } { $gap }, pour { $lead } d’avance.
race-lacks-short = { $you ->
    [1] Il vous manque
   *[other] Il manque
 } { $sum } ; l’avance y est.
race-lacks-lead = But atteint : { $you ->
    [1] il vous manque
   *[other] il manque
 } { $gap } pour l’avance.
tip-goal = Qui a { $sum } { $lead } sur le plus riche des autres gagne. Une brique est un million de Thunes.
tip-treasury = Caisse de { $who } : { $sum }.
tip-first = Le marqueur de premier joueur est ici.
power-0 = Pierrot le Fou a sa propre Sten, pour un de ses hommes, une fois par tour.
power-1 = Monmon commence chaque tour avec deux cartes de plus, Colts ou Esquives.
power-2 = Le Moko interdit une fois par tour à un gang d’entrer là où il a un homme.
power-3 = Tant que le Mammouth ne fait que se défendre, ses hommes ne tombent qu’à la deuxième balle du même combat.
power-4 = Riton le Tatoué commence chaque tour avec deux Tractions de plus.
power-5 = Le Gros glisse jusqu’à deux hommes dans chaque banque qui va être dévalisée.
tip-card-traction = Traction : six points de mouvement de plus, ou quatre hommes qui rentrent du casse avec leur butin.
tip-card-colt = Colt 45 : une balle.
tip-card-esquive = Esquive : annule une balle ; qui a esquivé peut riposter.
tip-card-sten = Sten Mark II : cinq balles, tirées par un seul homme, sur une ou plusieurs cibles.
tip-card-coup = Coup de force dans le mitan : un à trois hommes vont droit de votre base dans n’importe quelle rue.
tip-card-implantation = Implantation dans le mitan : vos hommes des cafés, ou des hôtels, sont à l’abri jusqu’à la fin du tour.
tip-man = { $man }, { $place }{ $loot ->
    [0] {""}
   *[other] , porte { $sum }
 }{ $sten ->
    [0] {""}
   *[other] , tient une Sten ({ $sten } balles)
 }{ $guest ->
    [0] {""}
   *[other] , locataire d’un soir
 }{ $hits ->
    [0] {""}
   *[other] , déjà touché
 }.
tip-street = { $place } : un seul gang à la fois, sauf accord.
tip-hotel = { $place } : un homme qui y loge rapporte une Embrouille à la fin du tour.
tip-base = { $place } : ses recrues y arrivent, son butin y entre en caisse ; trois hommes d’autres gangs, et c’est la descente.
tip-cafe = { $place } : qui y a un homme est des magouilles ; trois hommes du même gang rapportent une Super Embrouille.
tip-bank = { $place } : trois hommes, de tous gangs, et c’est le casse ; une brique par homme.
tip-shut = Fermé : le gang n’est pas de la partie.
tip-here = Ici : { $men }.
tip-dropped = { $sum } sur le pavé : au premier qui passe.
tip-shield = Implantation de { $who } : ses hommes sont à l’abri ici.
tip-ban = Interdit à { $who } jusqu’à la fin du tour.
tip-van = Le fourgon postal.
tip-gate = La poste : le fourgon sort d’ici, si la table joue avec lui.

## La scène du casse

stage-title = Casse : { $place }
stage-orders = Chacun écrit son ordre, sous enveloppe
stage-reveal = On ouvre les enveloppes
stage-fire = Ça tire !
stage-riposte = On riposte
stage-talk = Entre deux rounds, on parle
stage-split = Un contrat de partage : qui tient parole ?
stage-departures = Les voitures partent, l’une après l’autre
stage-loot = Butin : { $sum }
stage-pot = Cagnotte : { $sum }
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
stage-safe = La cagnotte : ce que les morts ont lâché, pour les survivants.

## Le plateau en mots

sketch-s = rue
sketch-h = hôtel
sketch-base = base
sketch-caf = café
sketch-bank = banque
sketch-loot = butin, en briques
sketch-van = le fourgon
sketch-closed = fermé
sketch-turn = Tour { $turn } : { $phase } ; premier joueur : { $first }.
tell-turn = Tour { $turn }, phase { $number } ({ $phase }), premier joueur { $first }.
tell-order = Ordre de mouvement : { $who }.
tell-you = Vous menez { $who }.
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
tell-ban = Interdit à { $who } ce tour-ci : { $place }.
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
    [1] {" "}en locataire qui a payé
   *[other] {" "}en locataire impayé
 }{ $hits ->
    [0] {""}
   *[other] {" "}blessé
 }
tell-closed = Fermés à cette table : { $places }.
tell-van = Le fourgon est { $place }.
tell-hand = Vous avez en main { $cards }.
tell-supply = Les piles comptent { $e } Embrouilles et { $s } Super Embrouilles.
tell-sight = À votre dernier regard, au tour { $turn }, les piles comptaient { $cards }.
tell-known = Vous savez que { $who } détient { $cards }.
tell-fight = Combat { $place } : { $one } contre { $two } ; { $holder } a l’initiative.
tell-bullet = En l’air : { $man } sur { $target }, { $weapon }.
tell-aim = Vous visez : { $man } sur { $target }, { $weapon }.
tell-boarding = À bord : { $men }.
tell-paper = Papier de { $who } à { $to } : { $what }.
tell-draft = Vous écrivez : { $what }.
tell-pact = Alliance { $number } de { $who }, { $state } : { $what }.
tell-heist = Casse { $place }, cagnotte { $pot }.
tell-betrayal = Tour { $turn } : { $who } a trahi { $whom } ({ $what }) { $place } ; { $count ->
    [0] impuni.
    [one] prix : 1 homme.
   *[other] prix : { $count } hommes.
 }

## Refus

refusal-A14 = Vous n’avez pas d’alliance encore privée sous ce numéro.
refusal-A18 = Cette table joue sans sablier.
refusal-A48 = La partie ne s’arrête d’un commun accord qu’à une table sans dernier tour, entre deux actions.
refusal-A23 = Un groupe part d’une seule case.
refusal-A29 = On ne fuit pas en tirant au même round.
refusal-A60 = Choisissez d’abord un de vos hommes ; on ne tire pas sur les siens.
refusal-A88 = Il tient déjà une Sten chargée : il tire d’abord avec celle-là.
refusal-R1 = Ce gang ne joue pas à cette table.
refusal-R2 = Ce lieu est fermé.
refusal-R3 = Ce gang est déjà pris.
refusal-R6 = Choisissez trois Embrouilles et une Super Embrouille.
refusal-R9 = Ce n’est pas ce qui est demandé maintenant.
refusal-R9-card = Une carte se joue depuis la liste, quand son moment est venu.
refusal-R12 = Ce n’est pas à vous de décider.
refusal-R15 = La partie est finie.
refusal-R23 = Vous n’avez pas cette carte ; il faut descendre à quatre Super Embrouilles.
refusal-R24 = On ne jette pas de carte ici.
refusal-R25 = Seuls les gangs présents dans un café participent.
refusal-R26 = Écrivez un papier avec au moins un autre gang, puis envoyez-le.
refusal-R27 = Cela ne va pas avec la ligne en cours.
refusal-R27-count = Il n’y a pas tant de cartes de cette sorte.
refusal-R27-pact = Vous n’avez pas d’alliance à dissoudre.
refusal-R28 = Argent et cartes ne s’échangent que dans un même café.
refusal-R29 = Ce terme est impossible maintenant.
refusal-R30 = Aucun papier de ce numéro n’attend de réponse.
refusal-R31 = Ces deux hommes ne peuvent pas échanger leurs places.
refusal-R35 = Répondez d’abord à tous les papiers, et posez la plume.
refusal-R36 = Vous avez envoyé assez de papiers.
refusal-R41 = Une alliance veut deux gangs, une clause et un terme à venir.
refusal-R41-last = La partie finit avant ce tour.
refusal-R42 = Cela ne complète pas la clause.
refusal-R42-weights = Un partage donne une part à chaque signataire : ajoutez celle qui manque, ou gommez-le.
refusal-R46 = Choisissez des hommes du traître.
refusal-R47 = Il partage un hôtel avec un des vôtres, ou n’est pas sur le plan.
refusal-R51 = On ne peut pas en accuser maintenant.
refusal-R55 = Cette étape de votre tour est passée.
refusal-R56 = Le sable ne coule que pendant que le gang actif décide.
refusal-R57 = On ne peut pas acheter de temps maintenant, ou pas payer tous les autres.
refusal-R58 = Un Coup de force mène un à trois hommes de la base dans une rue.
refusal-R59 = Plus de réserve, ou pas assez de points ou d’argent.
refusal-R60 = Vous n’avez pas tant de Tractions.
refusal-R61 = Cet homme ne peut pas y aller : un point par homme, une case à la fois.
refusal-R61-named = Cet homme est déjà du groupe.
refusal-R61-man = Choisissez d’abord un de vos hommes, puis là où il va.
refusal-R61-foreign = Celui-là n’est pas à vous.
refusal-R67 = Offrez ce que votre caisse couvre.
refusal-R70 = Ils ont déjà répondu là ce tour-ci.
refusal-R71 = Pas d’arme, ou personne à attaquer.
refusal-R73 = Vous avez fait demi-tour là ce tour-ci.
refusal-R74 = Un hôtel ne loge qu’un homme par gang.
refusal-R75 = Le loyer est de 300 000 Thunes, et on ne tend pas d’embuscade dans un hôtel.
refusal-R77 = Seul un locataire dont le loyer a expiré repaie.
refusal-R79 = L’hôtel est complet : attaquer ou faire demi-tour.
refusal-R80 = Il doit sortir vers une case libre voisine.
refusal-R83 = Personne à attaquer ici, ou pas d’arme.
refusal-R84 = On n’attaque ni dans une banque, ni en visite dans une base.
refusal-R86 = Une seconde attaque doit s’ouvrir par un tir.
refusal-R87 = Protégé par une Implantation, ou vous n’avez pas cette carte.
refusal-R88 = Seule l’Implantation pour ce genre de lieu sert maintenant.
refusal-R91 = Il n’est pas dans le camp adverse.
refusal-R92 = Cette Sten est à un autre, ou vide.
refusal-R93 = Qui attaque ouvre par un tir.
refusal-R94 = Un homme, une arme, puis ses cibles ; au moins une balle.
refusal-R95 = Pas plus d’Esquives que de balles, ni que vous n’en avez.
refusal-R97 = Seul un homme qui a esquivé riposte, et seulement contre qui l’a visé.
refusal-R99 = Cela ne va pas avec ce qui est proposé.
refusal-R110 = Choisissez une des deux banques.
refusal-R114 = Écrivez un ordre : fuir, rester ou tirer.
refusal-R115 = Quatre hommes par voiture, et pas plus de voitures que vous n’en tenez ou n’en avez besoin.
refusal-R115-aboard = Cet homme est déjà monté.
refusal-R116 = Finissez le tir avant de sceller l’ordre.
refusal-R119 = Rester et esquiver, ou sacrifier ceux qui sont touchés.
refusal-R121 = On ne parlemente pas dans une banque.
refusal-R123 = Pas dans la discussion entre deux rounds d’un casse.
refusal-R126 = Honorez-le, ou reniez-le.
refusal-R127 = Pas plus de voitures que vous n’en tenez ou n’en avez besoin.
refusal-R132 = Le fourgon sort du parking par l’une des deux postes.
refusal-R133 = Le fourgon suit les rues sans faire demi-tour.
refusal-R134 = Un fourgon qui passe ne s’arrête qu’à la Sten.
refusal-R135 = Il faut un Colt ou une Sten.
refusal-R148 = Cette carte ne vous est pas due.
refusal-R150 = Les piles n’en ont plus.
refusal-R157 = Un de vos hommes engagés contre un des leurs, là où l’on joue la roulette.
refusal-R158 = Ils ont refusé à ce round.
refusal-R163 = Seul Pierrot a cette Sten, une fois par tour.
refusal-R164 = Le Moko l’interdit.
refusal-R166 = Le Gros amène ses propres hommes qui ne sont pas dans une banque à casser.
refusal-R167 = Monmon prend des Colts et des Esquives.
refusal-R169 = Les piles n’en ont plus.

## Leçons

lesson-recruit = Vous menez le gang de Pierrot, les chapeaux rouges. Votre base est vide : recrutez un homme pour 4 de vos 12 points.
lesson-recruit-end = Vous pourriez vous arrêter là, mais personne ne sortirait ce soir. Recrutez.
lesson-recruit-again = Et un second, avant que quiconque ne marche.
lesson-recruit-late = Pas encore : après le premier pas, on ne recrute plus. Recrutez le second.
lesson-recruit-then = Deux hommes à la base, 4 points pour marcher.
lesson-walk = Tous vos hommes marchent sur vos points : un point le pas. Choisissez le premier.
lesson-walk-other = Un brave homme, mais prenez l’autre maintenant.
lesson-walk-street = Les lieux allumés sont à portée. Cliquez sur la rue à côté de la base, vers l’hôtel.
lesson-walk-wrong = Ça irait aussi, mais l’hôtel voulu est de l’autre côté.
lesson-hotel = Il reste choisi : faites-le entrer à l’hôtel.
lesson-hotel-then = Le voilà chez lui : il rapporte une carte à chaque tour.
lesson-hotel-full = Un hôtel ne loge qu’un homme par gang. Choisissez le second.
lesson-hotel-other = Essayez le même hôtel si vous voulez : c’est refusé. Avancez dans la rue suivante.
lesson-hotel-away = Pas d’autre hôtel par là.
lesson-cards = Phase 5. Deux hommes à l’hôtel rapportent deux cartes. Vous voyez ce qui reste dans les piles ; les autres voient seulement que vous prenez. Prenez une Traction : seule une voiture ramène le butin.
lesson-cards-stop = Les cartes sont gratuites : prenez votre dû.
lesson-cards-again = La seconde est à votre choix : un Colt tire, une Esquive sauve un homme.
lesson-cards-then = Personne ne sait ce que vous avez pris.
lesson-petrol = Plus de points, et le café est à un pas. Brûlez votre Traction : 6 points.
lesson-petrol-end = Alors trois hommes restent sous la pluie. Jouez la Traction.
lesson-cafe-one = Choisissez le premier homme ; le second le suit.
lesson-cafe-more = Et le troisième : un groupe marche ensemble.
lesson-cafe-alone = Emmenez tout le monde : trois hommes au même café rapportent une Super Embrouille.
lesson-cafe = Maintenant, tous les trois au Zanzi.
lesson-super = Phase 5. Trois hommes dans le même café rapportent une Super Embrouille, les cartes fortes. Choisissez.
lesson-super-then = Une Sten tire cinq balles, un Coup de force débarque n’importe où, une Implantation protège cafés ou hôtels.
lesson-talks = Phase 2, les magouilles. Qui a un homme au café peut écrire des papiers. Le Moko est avec vous au Zanzi, et il écrit…
lesson-sign = Un papier pour vous : une Traction pour 100 000 Thunes. Signez-le, sur le papier ou dans la liste.
lesson-sign-refused = C’est donné. Signez.
lesson-sign-first = Répondez d’abord à son papier.
lesson-sign-then = Signé, et aussitôt fait : tout ou rien.
lesson-write = À vous d’écrire. Prenez un papier.
lesson-write-done = Vous avez un Colt de trop. Écrivez un papier.
lesson-write-term = Quelques clics font la phrase. Vous voulez donner une carte.
lesson-write-giver = Qui donne ? Vous : Pierrot le Fou.
lesson-telephone = À qui ? Le Mammouth est dans un autre café : au téléphone, ni argent ni cartes, il n’est donc pas dans la liste. Donnez au Moko.
lesson-write-card = Quelle carte ? Cliquez sur le Colt. Un seul.
lesson-send = Relisez, puis envoyez.
lesson-send-torn = Courage. Envoyez-le.
lesson-send-then = Le Moko signe ou refuse, à sa guise. Une alliance s’écrit de même, clause par clause.
lesson-street-pick = Une rue n’est qu’à un gang. Choisissez votre homme.
lesson-street = L’homme du Moko barre le chemin de la banque. Avancez.
lesson-street-away = La banque est de l’autre côté.
lesson-offer = Trois façons : payer, attaquer ou faire demi-tour. Vous n’avez pas d’arme : faites une offre.
lesson-offer-back = Vous pourriez, mais votre point serait perdu. Offrez d’abord quelque chose.
lesson-offer-note = Posez un billet sur la table.
lesson-offer-nothing = Rien ? Il va rire. Posez un billet.
lesson-offer-put = Et soumettez-lui l’offre.
lesson-ambush = Il répond par une embuscade ! Rien n’est payé, et il tire le premier. N’offrez jamais rien à un homme qui a un Colt.
lesson-fight = Une bagarre. Vous attaquez à deux, avec un Colt. L’attaquant a l’initiative et doit ouvrir le feu.
lesson-aim = Visez : l’homme d’abord. Il sort son Colt.
lesson-target = Sa cible.
lesson-fire = Feu.
lesson-fire-then = Il joue une Esquive, et celui qui esquive riposte aussitôt : sur votre second homme.
lesson-hit = Vous n’avez pas d’Esquive : il tombe.
lesson-hit-then = Qui a tiré en dernier a l’initiative. Quand tous passent, c’est fini. On peut aussi parlementer : un retrait, contre argent.
lesson-heist = Trois hommes dans une banque, de n’importe quels gangs : un casse, 1 brique par homme. Avant le départ, chacun écrit un ordre secret. Écrivez : fuir, avec votre voiture.
lesson-heist-stand = Sans voiture, le butin retourne à la banque. Fuyez.
lesson-board = Quatre hommes par voiture. Choisissez qui monte ; l’autre suit.
lesson-flee = Cachetez l’ordre. Tous s’ouvrent ensemble.
lesson-flee-then = Le Moko avait écrit : rester, et tirer sur Pierrot 2 !
lesson-react = On vous tire dessus à la sortie. Sacrifier Pierrot 2 et filer avec le reste, ou rester et esquiver ? Vous n’avez pas d’Esquive : sacrifiez.
lesson-react-stay = Alors la voiture reste aussi, et vous n’avez rien pour esquiver.
lesson-react-go = En route !
lesson-react-then = 1 brique à la maison. La brique de Pierrot 2 est dans la cagnotte, pour les survivants.
lesson-peace = Le Moko a signé la paix avec vous, jusqu’au tour 5. Vous lui faites confiance : restez, sans tirer.
lesson-peace-then = Il vous tire dessus. Le papier est déchiré.
lesson-shot = Pas d’Esquive…
lesson-shot-then = Une parole signée, violée. À vous la vengeance, avant le partage.
lesson-revenge = Remplacez jusqu’à deux hommes du traître, n’importe où, par les vôtres. Les meilleurs sont dans la banque, avec 1 brique chacun : prenez le premier, le second suit.
lesson-revenge-stop = Pas de pitié ce soir.
lesson-revenge-then = Vos hommes sont à la place des traîtres, avec leur butin : 3 briques, et vous avez une voiture. À la fin de la partie, toutes les trahisons passent en film.
lesson-raid = Trois hommes dans une base adverse : une descente. Celle du Moko est vide, et vos trois hommes sont à la porte. Choisissez le premier ; les autres suivent.
lesson-raid-enter = Tous les trois dans la base bleue.
lesson-raid-away = La base est plus près.
lesson-raid-end = Finissez le mouvement. Quand chacun a bougé, la descente prend 1 brique par homme dans sa caisse.
lesson-raid-then = 2,5 briques, tout ce qu’il avait : vous voilà à 20,5 briques, avec plus de 2 briques d’avance. Caïd de Paris !
lesson-end = Voilà le métier. Les chefs de la maison tiennent parole tant que ça rapporte. Asseyez-vous, et ne vous fiez à personne.

## Pourquoi une réponse peut être bonne

reason-flee = { $men ->
    [one] On file tout de suite avec un homme : le butin ne compte qu’à la maison.
   *[other] On file tout de suite avec { $men } hommes : le butin ne compte qu’à la maison.
}
reason-no-car = On ne bouge pas : sans Traction, rien ne sort de la banque.
reason-wait = { $gangs ->
    [one] On reste et on garde la voiture : l’autre gang se découvrira peut-être le premier.
   *[other] On reste et on garde la voiture : { $gangs } autres gangs se tireront peut-être dessus d’abord.
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
reason-keep-out = On reste à l’écart ({ $place }) : { $gangs } gangs y sont.
reason-bed = Un homme à l’hôtel rapporte une carte à chaque tour.
reason-cafe = Au café on fait des affaires, et { $men } hommes y rapportent une carte forte.
reason-heist = { $men } hommes dans la banque, c’est un casse à { $sum }.
reason-bank = { $men ->
    [one] On attend dans la banque : encore un homme, et c’est un casse.
   *[other] On attend dans la banque : encore { $men } hommes, et c’est un casse.
}
reason-raid = { $men ->
    [0] On va chez { $who } : personne ne garde sa base.
    [1] On va chez { $who } : un homme garde sa base.
   *[other] On va chez { $who } : { $men } hommes gardent sa base.
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
