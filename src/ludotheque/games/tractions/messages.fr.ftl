### Le Gang des Traction-Avant en français.

## La boîte

name = Le Gang des Traction-Avant
tagline = On casse à plusieurs. On file tout seul.
about = Paris, 1946. Les hommes dans les hôtels rapportent des cartes, ceux des cafés des complices, trois hommes dans une banque de l’argent, et seule une Traction le ramène. Avant le départ, chacun écrit son ordre en secret : fuir, rester, ou tirer sur les associés. Parlez, signez, trahissez, et soyez le premier à 20 millions avec deux d’avance.
length = 2 à 4 heures
weight = Pour ceux qui savent mentir droit dans les yeux
age = Dès 12 ans
designer = Alain Munoz et Serge Laget, adaptation de Christine Roques
completed = Les images de la règle sont perdues. Le plan, la répartition des 54 et 24 cartes, les billets et les couleurs sont de nous, dans les limites du texte ; les cas douteux sont tranchés dans les règles numérotées.

## Options

option-van = Fourgon postal
option-van-about = Option 1 de la règle.
option-van-off = Sans
option-van-off-about = Le jeu de base.
option-van-on = Avec
option-van-on-about = Un fourgon plein de billets traverse les rues.
option-roulette = Roulette russe
option-roulette-about = Option 2 de la règle.
option-roulette-off = Sans
option-roulette-off-about = Le jeu de base.
option-roulette-on = Avec
option-roulette-on-about = Un combat peut se régler aux dés.
option-series = Série de Tractions
option-series-about = Option 3 de la règle.
option-series-off = Sans
option-series-off-about = Le jeu de base.
option-series-on = Avec
option-series-on-about = Chaque Traction de plus dans la série donne un point de plus.
option-powers = Chefs de gang
option-powers-about = Option 4 de la règle.
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
option-target = But
option-target-about = Le trésor qui gagne, en centaines de mille.
option-target-200 = 20 millions
option-target-200-about = Comme dans la règle.

## Noms

gang-0 = Pierrot le Fou
gang-1 = Monmon
gang-2 = le Moko
gang-3 = le Mammouth
gang-4 = Riton le Tatoué
gang-5 = le Gros
gang-none = personne
player = joueur { $number }
nothing = rien
join = { $one }, { $two }
hidden = caché
sum = { $sum } U
card-traction = Traction
card-colt = Colt 45
card-esquive = Esquive
card-sten = Sten Mark II
card-coup = Coup de force
card-implantation = Implantation
card-money = de l’argent
card-hidden = une carte
cards = { $count } × { $card }
portion = { $gang } { $weight }
men-count = { $out } dehors, { $left } en réserve
at = à { $place }
where-everywhere = partout
where-streets = dans les rues
where-hotels = dans les hôtels
where-bases = dans les bases
where-cafes = dans les cafés
where-banks = dans les banques
show-hand = toute la main
show-e = les cartes Embrouille
show-s = les cartes Super Embrouille
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
weapon-held = Sten déjà en main
weapon-pierrot = Sten de Pierrot

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
row-avoid = { $a } évite { $place }
row-bring = { $a } amène { $count } hommes à { $place }
row-give = { $a } donnera { $what } à { $b }
row-split = partage du butin { $where } : { $weights }
row-text = « { $words } »
term-pay = Un paiement
term-card = Des cartes
term-show = Montrer des cartes
term-swap = Deux hommes échangent leurs places
term-turns = Échanger les tours de mouvement
term-alliance = Une alliance
term-dissolve = Dissoudre une alliance
term-tell = Une déclaration
term-promise = Une promesse
clause-peace = paix
clause-passage = passage
clause-lodging = logement
clause-avoid = éviter un lieu
clause-bring = amener des hommes
clause-give = donner
clause-split = partage du butin
clause-text = en toutes lettres

## Questions

question-yours = À vous : { $what }.
question-other = { $who } : { $what }.
question-chance = Le sort décide : { $what }.
question-over = C’est fini. Caïd de Paris : { $who }.
what-picker = qui choisit ensuite
what-gang = choisir un gang
what-deal = quel gang vous menez
what-setup = choisir en secret trois Embrouilles et une Super Embrouille
what-first = qui commence
what-start = prendre deux cartes, Colts ou Esquives
what-floor = magouiller : écrire, répondre ou terminer
what-discard = se défausser jusqu’à quatre cartes Super
what-move = déplacer ses hommes ou finir le tour
what-group = qui vient, et vers où
what-forbid = interdire l’entrée ou la permettre
what-contest = proposer, attaquer ou faire demi-tour
what-sum = combien proposer
what-answer = accepter, refuser ou tendre un guet-apens
what-name = qui attaquer
what-shield = jouer une Implantation ou non
what-initiative = tirer, parlementer ou passer
what-shots = qui tire avec quoi sur qui
what-dodge = combien d’Esquives jouer
what-riposte = riposter, parlementer ou laisser
what-parley = que proposer
what-parley-answer = accepter la trêve ou non
what-duel = qui affronte qui
what-duel-answer = jouer à la roulette russe ou non
what-roll = le barillet tourne
what-leave = où aller en quittant l’hôtel
what-gros = amener des hommes dans la banque
what-bank = quelle banque est cassée d’abord
what-order = écrire l’ordre secret : fuir, rester, tirer
what-react = sacrifier et filer, ou rester
what-honour = honorer le partage ou le renier
what-depart = qui rentre en voiture
what-reprisal = remplacer jusqu’à deux hommes du traître
what-claim = quelle clause fut trahie
what-plead = avouer ou nier
what-vote = la parole fut-elle trahie ?
what-van-dice = jusqu’où roule le fourgon
what-van-step = où va le fourgon
what-van-attack = attaquer le fourgon ou non
what-van-loot = ce que contient le fourgon
what-cards = prendre ses cartes
what-over = c’est fini

## Choix

group-write = Sur le papier
group-papers = Papiers
group-unasked = À tout moment
choice-man = { $man }, { $place }{ $loot ->
    [0] {""}
   *[other] {" "}avec { $loot } U
 }
choice-space = { $place }
choice-gang = { $gang }
choice-card = { $card }
choice-number = { $number }
choice-until = Jusqu’au tour { $turn }
choice-any-bank = N’importe quelle banque
choice-note = Poser un billet de { $sum }
choice-show = Montrer { $what }
choice-pact = Alliance { $slot } : { $what }
choice-words = L’écrire
choice-accept = Accepter le { $number } de { $who } : { $what }
choice-refuse = Refuser le { $number } de { $who } : { $what }
choice-withdraw = Retirer le { $number } : { $what }
choice-publish = Publier l’alliance { $slot } : { $what }
choice-claim = Accuser { $gang } d’avoir trahi l’alliance { $slot }
choice-shield = Implantation : protéger vos { $where }
choice-setup = { $cards } ; { $card }
choice-cars = Filer avec { $count ->
    [one] une voiture
   *[other] { $count } voitures
 }
choice-petrol = Jouer { $count } Traction{ $count ->
    [one] {""}
   *[other] s
 } pour le mouvement
choice-dodge = { $count ->
    [0] Aucune Esquive
    [1] Une Esquive
   *[other] { $count } Esquives
 }
choice-done = Terminé
choice-write = Écrire un papier
choice-send = L’envoyer
choice-tear = Le déchirer
choice-rub = Gommer la dernière ligne
choice-ok = C’est bon
choice-this-heist = Pour ce casse
choice-go = On y va
choice-no = Non
choice-yes = Oui
choice-recruit-mp = Recruter pour 4 points
choice-recruit-cash = Recruter pour 10 U
choice-coup = Coup de force
choice-end = Finir le mouvement
choice-buy-time = Acheter trois minutes
choice-offer = Proposer un marché
choice-attack = Attaquer
choice-back = Faire demi-tour
choice-agree = Accepter
choice-decline = Refuser
choice-ambush = Guet-apens
choice-forbid = Interdire
choice-allow = Laisser passer
choice-fire = Tirer
choice-parley = Parlementer
choice-roulette = Roulette russe
choice-pass = Passer
choice-withdrawal = Une trêve
choice-let-in = Laisser entrer
choice-stand = Rester
choice-stay = Rester et esquiver
choice-sacrifice = Sacrifier et filer
choice-honour = Honorer
choice-renege = Renier
choice-stop = C’est assez
choice-renew = Repayer le loyer
choice-admit = Avouer
choice-deny = Nier

## Le journal

line-seated = { $who } s’installe.
line-chose = { $who } a choisi ses cartes.
line-turned = Tour { $a }. { $b } a le marqueur.
line-phased = { $a ->
    [2] Les magouilles commencent.
    [3] Dans la rue.
    [4] L’heure des casses.
    [5] On distribue les cartes.
   *[other] Nouvelle phase.
 }
line-start-taken = { $who } prend : { $a }.
line-undone = { $who } tend de nouveau l’oreille.
line-done = { $who } a fini de parler.
line-money-moved = { $a } paie { $c } à { $b }.
line-cards-moved = { $a } glisse des cartes à { $b } : { $c } E, { $d } S.
line-swapped = { $a } et { $b } échangent leurs places.
line-turns-swapped = { $a } et { $b } échangent leurs tours.
line-discarded = { $who } se défausse : { $a }.
line-moving = { $who } sort ses hommes.
line-recruited = { $who } recrute { $a }{ $b ->
    [0] .
   *[other] {" "}comptant.
 }
line-refuelled = { $who } joue { $a } Traction(s) : { $b } points.
line-landed = { $who } frappe : { $b } à { $a }.
line-forbade = { $who } interdit { $b } à { $a }.
line-allowed = { $who } laisse faire.
line-offered = { $who } propose pour { $a } : { $b }.
line-answered = { $who } : { $a }.
line-turned-back = { $who } fait demi-tour devant { $a }.
line-entered = { $b } : { $a }.
line-attacked = { $who } attaque { $b } à { $a } !
line-shielded = { $who } s’implante dans les { $a ->
    [0] cafés
   *[other] hôtels
 }.
line-shot = { $a } tire sur { $c } ({ $b }).
line-dodged = { $a } esquive ({ $b }).
line-fell = { $a } tombe.
line-passed = { $who } ne tire pas.
line-parleyed = { $who } parlemente : { $a }.
line-parley-said = { $who } { $a ->
    [0] refuse.
   *[other] accepte.
 }
line-duel-proposed = { $a } défie { $b } à la roulette russe.
line-duel-said = { $who } { $a ->
    [0] décline.
   *[other] prend le revolver.
 }
line-rolled = { $a } : { $b }.
line-combat-ended = Le silence retombe à { $a }.
line-sent-home = { $a } rentre à la base.
line-renewed = { $a } reste une nuit de plus.
line-gathered = { $b } se glisse dans { $a }.
line-heist-began = Casse ! { $a } : { $b }.
line-sealed = { $who } a décidé.
line-fled = { $who } avait écrit : fuir ({ $a }). { $b }
line-stood = { $who } avait écrit : rester.
line-round-ended = { $a ->
    [0] Personne n’a tiré.
   *[other] La fumée se dissipe.
 }
line-reacted = { $who } { $a ->
    [0] reste.
   *[other] sacrifie. En route : { $b }
 }
line-split-shown = Un contrat de partage est dévoilé : { $a }.
line-honoured = { $who } { $a ->
    [0] renie sa parole !
   *[other] tient parole.
 }
line-shared = On partage le pot : { $a }.
line-departed = { $a ->
    [0] { $who } reste à pied.
   *[other] { $who } rentre en voiture : { $b }
 }
line-forfeited = { $a } abandonnés retournent à la banque.
line-breached = { $who } trahit { $a } ({ $b }) !
line-avenged = { $b } prend la place de { $a }.
line-claimed = { $who } accuse { $a }.
line-pleaded = { $who } { $a ->
    [0] nie.
   *[other] avoue.
 }
line-voted = La table vote : { $a } oui, { $b } non.
line-published = { $who } publie une alliance.
line-van-rolled = Le fourgon roule { $a } rues.
line-van-moved = Le fourgon passe { $a }.
line-van-spared = { $who } laisse filer le fourgon.
line-van-robbed = { $a } arrête le fourgon : { $c } !
line-raided = Descente chez { $who } : { $b ->
    [0] ratée.
   *[other] { $a } raflés.
 }
line-took = { $who } prend { $b }.
line-time-bought = { $who } achète du temps.
line-time-ran-out = Le sablier est vide.
line-loot-taken = { $a } ramasse { $b }.
line-ended = Caïd de Paris : { $a }.
line-signed = Une alliance est signée : { $a }.
line-dissolved = Une alliance est dissoute : { $a }.
line-floor-closed = Fin des magouilles.
line-banked = { $who } encaisse { $a }.
line-paper-0 = { $who } envoie un papier. { $words }
line-paper-1 = Un papier de { $who } est accepté.
line-paper-2 = Un papier de { $who } est refusé.
line-paper-3 = { $who } retire un papier.
line-paper-4 = Un papier de { $who } est signé et exécuté.
line-paper-5 = Un papier de { $who } reste lettre morte.

## Panneaux et étiquettes

fact-gang = Gang
fact-money = Trésor
fact-e = Embrouilles
fact-s = Super Embrouilles
fact-men = Hommes
fact-first = Premier joueur
fact-done = Terminé
fact-mp = Points restants
fact-shield = Protégé
label-parking = poste
label-turn = Tour { $turn } · phase { $phase }
label-supply = Talon : { $e } E, { $s } S
label-moving = { $who } : { $points } points

## Le plateau en mots

tell-turn = Tour { $turn }, phase { $phase }, premier joueur { $first }.
tell-move = { $who } a encore { $points } points.
tell-gang = { $who } : { $sum }, { $e } cartes E, { $s } cartes S.
tell-place = { $place } : { $men }{ $loot ->
    [0] .
   *[other] {" "}avec { $loot } U.
 }
tell-van = Le fourgon est à { $place }.
tell-hand = Vous avez { $cards }.
tell-supply = Le talon a { $e } cartes E et { $s } cartes S.
tell-paper = Papier de { $who } : { $what }.
tell-draft = Vous écrivez : { $what }.
tell-pact = Alliance de { $who } : { $what }.
tell-heist = Casse à { $place }, pot { $pot }.

## Refus

refusal-A14 = Vous n’avez pas d’alliance encore privée à cette place.
refusal-A18 = Cette table joue sans sablier.
refusal-A23 = Un groupe part d’une seule case.
refusal-A29 = On ne fuit pas en tirant au même round.
refusal-A60 = Choisissez d’abord un de vos hommes ; on ne tire pas sur les siens.
refusal-R1 = Ce gang ne joue pas à cette table.
refusal-R2 = Ce lieu est fermé.
refusal-R3 = Ce gang est déjà pris.
refusal-R6 = Choisissez trois Embrouilles et une Super Embrouille.
refusal-R9 = Ce n’est pas ce qui est demandé maintenant.
refusal-R12 = Ce n’est pas à vous de décider.
refusal-R15 = La partie est finie.
refusal-R23 = Vous n’avez pas cette carte ; il faut descendre à quatre Super Embrouilles.
refusal-R24 = On ne jette pas de carte ici.
refusal-R25 = Seuls les gangs présents dans un café participent.
refusal-R26 = Écrivez un papier avec au moins un autre gang, puis envoyez-le.
refusal-R27 = Cela ne va pas avec la ligne en cours.
refusal-R28 = Argent et cartes ne s’échangent que dans un même café.
refusal-R29 = Cette clause est impossible maintenant.
refusal-R30 = Il n’y a pas de tel papier en attente.
refusal-R31 = Ces deux hommes ne peuvent pas échanger leurs places.
refusal-R35 = Répondez d’abord à tout et posez la plume.
refusal-R36 = Vous avez envoyé assez de papiers.
refusal-R41 = Une alliance veut deux gangs, une clause et un délai à venir.
refusal-R42 = Cela ne complète pas la clause.
refusal-R46 = Choisissez des hommes du traître.
refusal-R47 = Il partage un hôtel avec un des vôtres, ou n’est pas sur le plateau.
refusal-R51 = On ne peut pas l’affirmer maintenant.
refusal-R55 = Cette étape de votre tour est passée.
refusal-R56 = Le sable ne coule que pendant que le gang actif décide.
refusal-R57 = On ne peut pas acheter de temps, ou pas payer tous les rivaux.
refusal-R58 = Un Coup de force mène un à trois hommes de la base dans une rue.
refusal-R59 = Plus de réserve, ou pas assez de points ou d’argent.
refusal-R60 = Vous n’avez pas tant de Tractions.
refusal-R61 = Cet homme ne peut pas y aller : un point par homme, une case à la fois.
refusal-R67 = Proposez ce que votre trésor couvre.
refusal-R70 = Ils ont déjà répondu là ce tour-ci.
refusal-R71 = Pas d’arme, ou personne à attaquer.
refusal-R73 = Vous avez fait demi-tour là ce tour-ci.
refusal-R74 = Un hôtel prend un homme par gang.
refusal-R75 = Le loyer est de 3 U, et un hôtel n’est pas un lieu de guet-apens.
refusal-R77 = Seul un client dont le loyer a expiré repaie.
refusal-R79 = L’hôtel est complet : attaquer ou faire demi-tour.
refusal-R80 = Il doit sortir vers une case libre voisine.
refusal-R83 = Personne à attaquer ici, ou pas d’arme.
refusal-R84 = Pas d’attaque dans une banque, ni chez l’autre.
refusal-R86 = Une seconde attaque doit s’ouvrir par un tir.
refusal-R87 = Protégé par une Implantation, ou vous n’avez pas cette carte.
refusal-R88 = Seule l’Implantation pour ce genre de lieu aide maintenant.
refusal-R89 = Pas au milieu d’un combat.
refusal-R91 = Il n’est pas dans le camp adverse.
refusal-R92 = Cette Sten est à un autre, ou vide.
refusal-R93 = Qui attaque ouvre par un tir.
refusal-R94 = Un homme, une arme, puis ses cibles ; au moins une balle.
refusal-R95 = Pas plus d’Esquives que de balles, ni que vous n’en avez.
refusal-R97 = Seul qui a esquivé riposte, et seulement contre qui l’a visé.
refusal-R99 = Cela ne va pas avec la trêve proposée.
refusal-R110 = Choisissez une des deux banques.
refusal-R114 = Écrivez un ordre : fuir, rester ou tirer.
refusal-R115 = Quatre hommes par voiture, pas plus de voitures que tenues ou utiles, dans l’ordre des numéros.
refusal-R116 = Finissez le tir avant de sceller l’ordre.
refusal-R119 = Rester, ou sacrifier ceux qui sont touchés.
refusal-R121 = On ne parlemente pas dans une banque.
refusal-R123 = Pas dans les palabres d’un casse.
refusal-R126 = Honorez ou reniez.
refusal-R127 = Pas plus de voitures que tenues ou utiles.
refusal-R132 = Le fourgon sort du parking par une de ses portes.
refusal-R133 = Le fourgon suit les rues sans faire demi-tour.
refusal-R134 = Un fourgon qui passe ne s’arrête qu’à la Sten.
refusal-R135 = Il faut un Colt ou une Sten.
refusal-R148 = Cette carte ne vous est pas due.
refusal-R150 = Le talon n’en a plus.
refusal-R157 = Un de vos hommes engagés contre un des leurs, si l’on joue la roulette.
refusal-R158 = Ils ont refusé à ce round.
refusal-R163 = Seul Pierrot a cette Sten, une fois par tour.
refusal-R164 = Le Moko l’interdit.
refusal-R166 = Le Gros amène ses propres hommes qui ne sont pas dans une banque à casser.
refusal-R167 = Monmon prend des Colts et des Esquives.
refusal-R169 = Le talon n’en a plus.

## Leçons

lesson-1 = Votre base est vide. Recrutez un homme pour 4 points.
lesson-1-wrong = Recrutez d’abord : après le premier pas il est trop tard (R55).
lesson-2 = Prenez votre homme et gagnez la rue voisine.
lesson-3 = Maintenant l’hôtel : il rapporte une carte par tour (R74, R148).
lesson-4 = Phase 5 : prenez une Traction. Seule une voiture ramène le butin.
lesson-5 = Un homme étranger barre la rue. Avancez.
lesson-6 = Proposez un marché.
lesson-7 = Trois hommes dans une banque : un casse. Écrivez l’ordre : une voiture, tous à bord.
lesson-7-then = En route avec 20 U, si personne n’a tiré.
lesson-8 = Qui a 200 U avec 20 d’avance gagne (R15). Bonne chance, et ne croyez personne.
