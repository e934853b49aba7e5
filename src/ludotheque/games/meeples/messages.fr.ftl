### Pour une poignée de meeples en français.

## La boîte

name = Pour une poignée de meeples
tagline = Prenez une poignée de gens, égrenez-les le long de la Rue Principale.
about = Une rue poussiéreuse, douze bâtiments et trente-sept habitants qui ne sont à personne. À votre tour, vous prenez tous ceux d’un même lieu et les égrenez un à un le long de la rue, comme au mancala ; puis chacun agit, dans l’ordre de votre choix. Mineurs, Bandits et Adjoints font piocher dans le sac, les Ouvriers montent vos chapiteaux, Madame vide un bâtiment vers le Saloon, et aux deux bouts de la rue on dégaine. Le plus riche gagne quand la Banque, le Cimetière ou la dynamite est à bout.
length = 30 minutes
weight = Vite appris, riche en combinaisons
age = dès 10 ans
designer = Jonathan « Jonny Pac » Cantin
completed = La règle numérisée a perdu ses images et une page. Le coût des bâtiments, le prix des barres, les coins et la page sur la dynamite viennent des éditions publiées et d’une adaptation publique ; aucun chiffre n’a été inventé. De nous : les noms des douze bâtiments, et un garde-fou contre les parties sans fin : après dix tours de table où rien ne se passe, la fin est déclenchée. Là où les règles française et anglaise diffèrent, docs/rules dit ce que nous avons choisi et pourquoi.

## Joueurs, meeples, lieux

side-orange = Orange
side-green = Vert
side-grey = Gris
side-black = Noir
of-side-orange = d’Orange
of-side-green = de Vert
of-side-grey = de Gris
of-side-black = de Noir

kind-O = Ouvrier
kind-M = Mineur
kind-B = Bandit
kind-A = Adjoint
kind-V = Madame
the-O = l’Ouvrier
the-M = le Mineur
the-B = le Bandit
the-A = l’Adjoint
the-V = Madame
crowd-O = { $count ->
    [one] 1 Ouvrier
   *[other] { $count } Ouvriers
}
crowd-M = { $count ->
    [one] 1 Mineur
   *[other] { $count } Mineurs
}
crowd-B = { $count ->
    [one] 1 Bandit
   *[other] { $count } Bandits
}
crowd-A = { $count ->
    [one] 1 Adjoint
   *[other] { $count } Adjoints
}
crowd-V = Madame
crowd-nobody = personne
list-more = { $first }, { $rest }
list-and = { $first } et { $rest }
list-then = { $first }, puis { $rest }

b1 = Magasin général
b1-short = Magasin
of-b1 = du Magasin général
at-b1 = au Magasin général
b2 = Barbier
of-b2 = du Barbier
at-b2 = chez le Barbier
b3 = Croque-mort
of-b3 = du Croque-mort
at-b3 = chez le Croque-mort
b4 = Télégraphe
of-b4 = du Télégraphe
at-b4 = au Télégraphe
b5 = Cantina
of-b5 = de la Cantina
at-b5 = à la Cantina
b6 = Écurie
b6-short = Écurie
of-b6 = de l’Écurie
at-b6 = à l’Écurie
b7 = Hôtel
of-b7 = de l’Hôtel
at-b7 = à l’Hôtel
b8 = Relais de poste
b8-short = Relais
of-b8 = du Relais de poste
at-b8 = au Relais de poste
b9 = Gazette
of-b9 = de la Gazette
at-b9 = à la Gazette
b10 = Forge
of-b10 = de la Forge
at-b10 = à la Forge
b11 = Théâtre
of-b11 = du Théâtre
at-b11 = au Théâtre
b12 = Grange
of-b12 = de la Grange
at-b12 = à la Grange
saloon = Saloon
of-saloon = du Saloon
at-saloon = au Saloon
jail = Prison
of-jail = de la Prison
at-jail = en Prison
graveyard = Cimetière
bank = Banque
door = Porte { $of }
at-door = à la porte { $of }
west = Confrontation ouest
at-west = sur la case Confrontation ouest
east = Confrontation est
at-east = sur la case Confrontation est

## Options

preset-first = Première partie
preset-first-about = Vous dites qui commence, et plusieurs dynamites tirées ensemble n’explosent qu’une fois.
preset-printed = Comme imprimé
preset-printed-about = La règle telle qu’elle est imprimée ; seul le garde-fou contre les parties sans fin est de nous.
preset-long = Longue soirée
preset-long-about = Une seule barre d’or par tour : la Banque se vide moins vite.
option-first_player = Premier joueur
option-first_player-about = Qui joue le premier tour, et choisit son coin en dernier.
option-first_player-random = Un tirage en décide
option-first_player-random-about = Chaque place, à chances égales.
option-first_player-host = Qui a ouvert la table le désigne
option-first_player-host-about = Qui a ouvert la table dit qui commence, où qu’il soit assis.
option-bars_per_turn = Barres d’or
option-bars_per_turn-about = À la fin de son tour, on doit acheter la barre la moins chère que l’on peut payer.
option-bars_per_turn-all = Autant qu’on peut en payer
option-bars_per_turn-all-about = L’une après l’autre, tant qu’il reste assez d’or.
option-bars_per_turn-one = Une par tour
option-bars_per_turn-one-about = Au plus une barre à la fin de chaque tour.
option-dynamite_multi = Plusieurs dynamites à la fois
option-dynamite_multi-about = Ce qui arrive quand une pioche en donne deux ou trois.
option-dynamite_multi-each = Chacune explose
option-dynamite_multi-each-about = On perd la moitié des pierres pour chacune.
option-dynamite_multi-once = Une seule explosion
option-dynamite_multi-once-about = On perd la moitié des pierres une fois.
option-overflow = Rue pleine
option-overflow-about = Où vont les meeples qui ne trouvent plus de case.
option-overflow-saloon = Au Saloon
option-overflow-saloon-about = Ils n’agissent pas.
option-overflow-origin = Là d’où ils viennent
option-overflow-origin-about = Ils n’agissent pas.
option-stalemate_rounds = Tours calmes avant la fin
option-stalemate_rounds-about = Après tant de tours de table où rien ne se passe, la fin est déclenchée. 0 : jamais.
option-stalemate_rounds-10 = 10 tours de table
option-stalemate_rounds-10-about = Bien plus que toute vraie pause.

## Sur le plateau

label-points = points
label-title-1 = Pour une poignée de
label-title-2 = MEEPLES
label-last-round = Dernier tour
label-last-round-short = Dernier tour
label-over = La poussière retombe
label-over-short = Fin
label-drawing = { $seat } pioche { $count }
button-build-yes = Construire
button-build-no = Pas maintenant
button-upgrade-yes = Améliorer
button-upgrade-no = Pas maintenant
button-reroll-yes = Relancer
button-reroll-no = Garder
button-end = Finir le tour
button-end-bar = { $count ->
    [one] Finir, acheter une barre ({ $price })
   *[other] Finir, acheter { $count } barres
}
button-showdown = Confrontation !
cost-both = { $gold } or, { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}
cost-gold = { $gold } or
cost-stone = { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}

## Ce que chaque chose est et fait

tip-inside = { $place } : { $crowd }.
tip-free = Sans chapiteau : un Ouvrier à la porte permet d’en monter un pour { $cost }.
tip-sign = Le chapiteau { $of } vaut { $points } points.
tip-turn = Un Ouvrier à la porte permet de l’améliorer pour { $cost } : { $points } points.
tip-saloon = Qui les prend commence à égrener où il veut.
tip-jail = Qui les prend commence à égrener où il veut{ $count ->
    [0] .
    [one] , et la dernière caisse de dynamite passe dans le sac.
   *[other] , et une des { $count } caisses de dynamite passe dans le sac.
}
tip-graves = Cimetière : { $crowd }. { $count ->
    [0] Plus aucune tombe libre : la fin est proche.
    [one] Encore une seule tombe libre ; quand il n’y en a plus, la fin est proche.
   *[other] Encore { $count } tombes libres ; quand il n’y en a plus, la fin est proche.
}
tip-rewards = En bas, ce que pioche le vainqueur d’un duel selon celui qui tombe.
tip-bank = Banque : { $count ->
    [0] plus aucune barre d’or, la fin est proche.
    [one] une barre d’or, de { $points } points ; après elle, la fin est proche.
   *[other] { $count } barres d’or, de { $points } points chacune ; après la dernière, la fin est proche.
}
tip-price = Qui finit son tour avec { $price } or doit acheter la moins chère.
tip-space = { $name }.
tip-showdown = Un meeple y attend son adversaire ; dès que les deux bouts de la rue sont occupés, c’est le duel.
tip-O = Ouvrier : monte un chapiteau sur un bâtiment libre, ou permet au propriétaire du chapiteau de l’améliorer.
tip-M = Mineur : le propriétaire du bâtiment pioche { $low } fois, ou { $high } si le chapiteau est amélioré.
tip-B = Bandit : qui joue pioche { $miner } fois pour chaque Mineur du bâtiment.
tip-A = Adjoint : qui joue pioche { $bandit } fois pour chaque Bandit du bâtiment, et les envoie en Prison.
tip-V = Madame : qui joue pioche { $builder } fois pour chaque Ouvrier du bâtiment, et les emmène au Saloon.
tip-held = En main : { $count }.
tip-supply = { $who } : { $gold } or, { $stone } pierre, barres d’or { $bars }, chapiteaux à monter { $spare } ; { $points } points. La pierre paie les chapiteaux et ne rapporte rien.
tip-star = L’étoile : premier joueur.
tip-sack = Le sac où l’on pioche à l’aveugle : { $gold } or, { $stone } pierre, { $dynamite } dynamite.
tip-blast = Dynamite explosée : { $count } sur { $most }. À chaque explosion, tous rendent la moitié de leurs pierres ; après la dernière, la fin est proche.
tip-dice = Les dés du duel : le plus haut l’emporte ; à égalité, le meilleur tireur.

## Questions

question-deal = Les habitants s’installent.
question-first-drawn = Un tirage décide qui commence.
question-first-yours = À vous de dire : qui joue le premier tour ?
question-first-other = { $who } désigne le premier joueur.
question-corner-yours = Posez votre premier chapiteau, gratuit, sur un coin libre.
question-corner-other = { $who } choisit un coin pour son premier chapiteau.
question-take-yours = À vous : prenez tous les meeples d’un même lieu.
question-take-other = { $who } cherche une poignée à prendre.
question-start-yours = En main : { $crowd }. Sur quelle case libre commencez-vous ?
question-start-other = { $who } choisit où commencer : { $crowd }.
question-dir-yours = En main : { $crowd }. Dans quel sens égrenez-vous ?
question-dir-other = { $who } choisit un sens : { $crowd }.
question-drop-yours = Qui posez-vous { $space } ? { $count ->
    [one] Il reste un meeple.
   *[other] Il reste { $count } meeples.
}
question-drop-other = { $who } égrène ; prochain meeple { $space }.
question-appoint-yours = Votre jeton est déjà dans la rue : qui contrôle { $kind } { $space } ?
question-appoint-other = { $who } désigne qui contrôlera { $kind } { $space }.
question-resolve-yours = { $count ->
    [one] Il reste une action : résolvez-la.
   *[other] Résolvez vos { $count } actions, dans l’ordre de votre choix.
}
question-resolve-other = { $who } résout les actions ; il en reste { $count }.
question-build-yours = Monter un chapiteau { $building }, pour { $cost } ?
question-build-other = { $who } décide s’il monte un chapiteau { $building }.
question-upgrade-yours = Un Ouvrier passe { $building }, sous votre chapiteau. L’améliorer à { $points } points pour { $cost } ?
question-upgrade-other = { $who } décide s’il améliore son chapiteau { $building }.
question-reroll-yours = Vous êtes le meilleur tireur : { $mine } contre { $theirs }{ $tied ->
    [0] .
   *[other] { "" } (l’égalité est pour vous).
} Relancer ?
question-reroll-other = { $who }, le meilleur tireur, a fait { $mine } contre { $theirs } : va-t-il relancer ?
question-upgrade-called = C’est le tour { $turn }, mais vous décidez : un Ouvrier passe { $building }, sous votre chapiteau. L’améliorer à { $points } points pour { $cost } ?
question-upgrade-waits = Votre tour attend { $who }, qui décide s’il améliore son chapiteau { $building }.
question-reroll-called = C’est le tour { $turn }, mais vous décidez : meilleur tireur, vous avez { $mine } contre { $theirs }{ $tied ->
    [0] .
   *[other] { "" } (l’égalité est pour vous).
} Relancer ?
question-reroll-waits = Votre tour attend { $who } : le meilleur tireur a fait { $mine } contre { $theirs } et peut relancer.
question-end-yours = { $bars ->
    [0] Tout est résolu. Finissez votre tour.
    [one] Tout est résolu. Finissez votre tour : vous achetez une barre d’or.
   *[other] Tout est résolu. Finissez votre tour : vous achetez { $bars } barres d’or.
}
question-end-other = { $who } va finir son tour.
question-draw-yours = Vous piochez { $count } dans le sac.
question-draw-other = { $who } pioche { $count } dans le sac.
question-roll = Les dés roulent.

over-won = Vous gagnez avec { $points } points.
over-shared-yours = Victoire partagée, { $who }, avec { $points } points chacun. On rejoue ?
over-lost = { $who } gagne avec { $points } points ; vous en avez { $mine }.
over-one = { $who } gagne avec { $points } points.
over-shared = { $who } partagent la victoire avec { $points } points chacun.

## Choix

group-north = Côté nord de la rue
group-south = Côté sud de la rue
group-ends = Aux deux bouts
group-duels = Cases Confrontation
group-row = Dans cet ordre, tout résoudre et finir le tour
group-row-signs = Dans cet ordre, tout résoudre, payer les chapiteaux, finir le tour
choice-corner = { $building }
choice-take = { $place } : { $crowd }
choice-start = Commencer { $space }
choice-cw = Sens horaire, en commençant { $space }
choice-ccw = Sens antihoraire, en commençant { $space }
choice-drop = { $kind }, { $space }
choice-appoint = { $who } le contrôle
choice-first = { $who } commence
choice-showdown = Confrontation : { $west } ({ $one }) contre { $east } ({ $other }), { $chance } % pour l’ouest
choice-resolve-nothing = { $kind }, { $building } : sans effet
choice-resolve-build = { $kind }, { $building } : { $who } peut monter un chapiteau pour { $cost }
choice-resolve-upgrade = { $kind }, { $building } : { $who } peut améliorer son chapiteau pour { $cost }
choice-resolve-draw = { $kind }, { $building } : { $who } pioche { $count }
journey-take-cw = Prendre { $place } ({ $crowd }), dans le sens horaire
journey-take-ccw = Prendre { $place } ({ $crowd }), dans le sens antihoraire
journey-drop = { $kind } { $space }, les autres autour
journey-rest = Tout résoudre et finir le tour
journey-rest-signs = Tout résoudre, payer les chapiteaux, finir le tour
journey-rest-but-signs = Tout résoudre sauf les chapiteaux à payer
choice-build-yes = Monter un chapiteau { $building } ({ $cost })
choice-build-no = Ne rien monter { $building }
choice-upgrade-yes = Améliorer le chapiteau { $building } ({ $cost })
choice-upgrade-no = Laisser le chapiteau { $building } tel quel
choice-reroll-yes = Relancer
choice-reroll-no = Garder le dé
choice-end = Finir le tour
choice-end-bar = { $count ->
    [one] Finir le tour et acheter une barre d’or pour { $price }
   *[other] Finir le tour et acheter { $count } barres d’or
}

## Le journal

line-dealt = { $building } : { $crowd }.
line-first = { $who } jouera le premier tour.
line-corner = { $who } pose un premier chapiteau { $building }.
line-took = { $who } prend les meeples { $place } : { $crowd }.
line-armed = Une caisse de dynamite passe dans le sac ; il en reste { $left } en Prison.
line-dropped = { $kind } { $space }.
line-sown = Égrenés : { $row } ; le premier { $first }, le dernier { $last }.
line-bounced = Madame ne se bat pas : elle retourne au Saloon.
line-appointed = { $who } désigne { $other } pour contrôler { $kind }.
line-overflowed = { $count ->
    [one] La rue est pleine : un meeple reste { $place }.
   *[other] La rue est pleine : { $count } meeples restent { $place }.
}
line-resolved = { $kind } { $building }.
line-nothing = { $kind } { $building } : rien à faire.
line-visit = { $kind } { $building }
line-earned = { $visit } : { $who } pioche { $pieces }.
line-idle = Rien à faire : { $visits }.
line-drew = { $who } pioche { $pieces }.
line-empty-bag = Le sac est vide : { $who } ne pioche rien.
line-built = { $who } monte un chapiteau { $building } pour { $pieces }.
line-upgraded = { $who } améliore son chapiteau { $building } à { $points } points pour { $pieces }.
line-not-built = { $who } ne monte rien { $building }.
line-not-upgraded = { $who } laisse son chapiteau { $building } tel quel.
line-jailed = { $count ->
    [one] Le Bandit { $building } part en Prison.
   *[other] { $count } Bandits { $building } partent en Prison.
}
line-led = { $count ->
    [one] L’Ouvrier { $building } suit Madame au Saloon.
   *[other] { $count } Ouvriers { $building } suivent Madame au Saloon.
}
line-exploded = Boum ! Pierres perdues : { $lost }.
line-exploded-harmless = Boum ! Personne n’avait de pierres à perdre.
line-lost = { $who } { $count }
chapter-turn = { $who } joue
chapter-showdown = Confrontation : { $west } contre { $east }
line-faced = Confrontation ! { $west } ({ $one }) contre { $east } ({ $other }).
line-rolled = L’ouest fait { $west }, l’est fait { $east }.
line-rerolled = { $who } relance : { $result } au lieu de { $before }.
line-stood = { $who } garde son { $result }.
line-won = { $winner } ({ $who }) l’emporte et va fêter cela au Saloon.
line-both-fell = { $kind } contre { $kind } : les deux tombent en même temps, les deux joueurs sont payés.
line-buried = Tombe { $count } : { $kind }.
line-boxed = Plus de tombe libre : { $kind } quitte la partie.
line-bought = { $who } achète une barre pour { $price } or.
line-trigger-bars = La Banque a vendu sa dernière barre : on finit le tour de table.
line-trigger-graves = Le Cimetière est plein : on finit le tour de table.
line-trigger-dynamite = La dernière dynamite a sauté : on finit le tour de table.
line-trigger-stale = Il ne se passe plus rien depuis trop longtemps : on finit le tour de table.
line-score = { $who } { $points }
line-ended = La poussière retombe. { $scores }.
line-late = { $who } n’a plus de temps : la pendule répond.
pieces-gold = { $count } or
pieces-stone = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}
pieces-dynamite = { $count ->
    [one] une dynamite
   *[other] { $count } dynamites
}
pieces-none = rien

## Les panneaux

fact-points = Points
fact-gold = Or
fact-stone = Pierre
fact-bars = Barres
fact-signs = Chapiteaux
fact-token = Jeton
fact-west = à l’ouest
fact-east = à l’est
fact-role = Joue
fact-first = en premier
score-signs = Chapiteaux
score-bars = Barres d’or
score-gold = Or
score-cubes = Cubes, si égalité

## La position en mots

sketch-sign = un chapiteau du joueur 1 et ses points
sketch-cost = le prix d’un chapiteau, en or et en pierre
sketch-door = une porte
tell-you = Vous êtes { $who }.
tell-ring = La rue, dans le sens horaire : { $spaces }, et ainsi de suite.
tell-building = { $place } : { $sign } ; { $crowd }.
tell-bare = sans chapiteau, coût { $cost }
tell-low = chapiteau { $who }, { $points } points, à améliorer pour { $cost }
tell-high = chapiteau { $who }, { $points } points
tell-place = { $place } : { $crowd }.
tell-space = { $kind } { $space }.
tell-duellist = { $kind } { $space }, contrôlé par { $who }.
tell-graves = Cimetière : { $crowd } ; { $free ->
    [one] { $free } tombe libre
   *[other] { $free } tombes libres
}.
tell-dynamite = Dynamite : { $jail } en Prison, { $bag } dans le sac, { $gone ->
    [one] { $gone } déjà sautée
   *[other] { $gone } déjà sautées
}.
tell-bag = Le sac contient { $gold } or, { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
} et { $dynamite ->
    [one] { $dynamite } dynamite
   *[other] { $dynamite } dynamites
}.
tell-bank = Barres d’or à la Banque, prix : { $prices }.
tell-bank-empty = La Banque n’a plus de barre d’or.
tell-seat = { $who } : { $gold } or, { $stone ->
    [one] { $stone } pierre
   *[other] { $stone } pierres
}, barres : { $bars }, chapiteaux en réserve : { $signs }, points : { $points }.
tell-hand = En main : { $crowd }.
tell-target = Le prochain meeple va { $space }.
tell-turn = C’est le tour { $who } ; { $first } a commencé.
tell-cw = { $who } égrène les meeples { $place } dans le sens horaire.
tell-ccw = { $who } égrène les meeples { $place } dans le sens antihoraire.
tell-dice = Dés : ouest { $west }, est { $east }.
tell-idle = Il ne s’est rien passé depuis { $count } tours.
trigger-bars = Dernier tour : la Banque n’a plus de barre.
trigger-graves = Dernier tour : le Cimetière est plein.
trigger-dynamite = Dernier tour : toute la dynamite a sauté.
trigger-stale = Dernier tour : il ne se passe plus rien.

## Refus

refusal-R1 = Personne n’est assis là.
refusal-R5 = Le sac de meeples ne contient pas cela.
refusal-R8 = Il faut d’abord savoir qui commence.
refusal-R9-over = Les premiers chapiteaux sont déjà posés.
refusal-R9-first = D’abord, chacun pose un chapiteau sur un coin.
refusal-R9-corner = Le premier chapiteau va sur un des quatre bâtiments de coin.
refusal-A2 = Ce coin porte déjà un chapiteau.
refusal-R11-wait = C’est à un autre joueur de décider.
refusal-R11-pass = On ne passe pas : prenez une poignée.
refusal-R12 = Pas maintenant : prendre, égrener, résoudre, puis finir le tour.
refusal-R12-first = Prenez d’abord les meeples d’un bâtiment, du Saloon ou de la Prison.
refusal-R12-taken = Vous avez déjà votre poignée pour ce tour.
refusal-R13 = Il n’y a personne à prendre ici.
refusal-A6 = La Prison est vide : pas d’évasion sans Bandit.
refusal-R16 = On ne prend ni ceux qui attendent une Confrontation, ni les morts.
refusal-R18 = Il y a déjà quelqu’un sur cette case.
refusal-R19 = Vous n’avez pas ce meeple en main.
refusal-R20 = Depuis un bâtiment, on commence par la case voisine de sa porte.
refusal-R22 = Le sens est choisi : on continue dans la même direction.
refusal-R22-start = La première case est choisie : on continue à partir de là.
refusal-R25 = Votre jeton est déjà dans la rue : choisissez un autre joueur.
refusal-R25-first = Dites d’abord qui contrôle le meeple de la case Confrontation.
refusal-R25-token = On désigne quelqu’un seulement quand son propre jeton est déjà dans la rue.
refusal-R28 = Rien n’est résolu avant que tous soient posés.
refusal-R29 = Personne n’attend ici.
refusal-R30 = Il faut d’abord résoudre tous les meeples.
refusal-R30-one = Une action à la fois : répondez d’abord à la question.
refusal-R33 = Le sac ne contient pas cela.
refusal-R34-spare = Tous vos chapiteaux sont déjà montés.
refusal-R34-turn = Seul le joueur dont c’est le tour peut monter un nouveau chapiteau.
refusal-R35 = Seul le propriétaire d’un chapiteau peut l’améliorer.
refusal-R36-high = Ce chapiteau montre déjà sa meilleure face.
refusal-R36-builder = On monte ou on améliore seulement pendant l’action d’un Ouvrier à cet endroit.
refusal-R36-answer = Oui ou non : répondez à la question.
refusal-R36-build = Il n’y a rien à monter maintenant.
refusal-R36-upgrade = Il n’y a rien à améliorer maintenant.
refusal-R37-lacks = Le coût se paie exactement, or pour or et pierre pour pierre. Il vous manque { $one ->
    [0] { $two ->
        [one] { $two } pierre.
       *[other] { $two } pierres.
    }
   *[other] { $one } or{ $two ->
        [0] .
        [one] {""} et { $two } pierre.
       *[other] {""} et { $two } pierres.
    }
}
refusal-R43 = Il faut un meeple sur chacune des deux cases Confrontation.
refusal-R44 = On lance les deux dés, chacun de 1 à 6.
refusal-R45 = Seul le meilleur tireur peut relancer, et une seule fois.
refusal-R56 = Une barre d’or que l’on peut payer doit être achetée.
refusal-R62 = La partie est finie.
refusal-A44 = Seule la pendule du joueur qui doit décider est en marche.

## La leçon

lesson-1 = Bienvenue dans la Rue Principale. Le plus riche gagne : chaque or vaut 1 point, chaque barre d’or 10, et un chapiteau sur un bâtiment 5, ou 10 une fois amélioré. Les pierres ne valent rien, mais elles servent à bâtir.
lesson-2 = Vous êtes Orange. Avant le premier tour, chacun pose gratuitement un chapiteau sur un coin. Vert a pris l’Écurie. Prenez le Magasin général, en haut à gauche.
lesson-2-wrong = Un beau coin aussi, mais pour cette leçon prenez le Magasin général, en haut à gauche.
lesson-3 = À vous. On prend tous les meeples d’un même lieu. Chez le Barbier attendent un Ouvrier, un Mineur et un Adjoint : juste ce qu’il nous faut.
lesson-3-wrong = Laissons ceux-là tranquilles. Prenez les meeples du Barbier.
lesson-4 = Les voilà dans votre main. On les égrène un à un, un par case, toujours dans le même sens. À gauche, il y a votre Magasin général et la case Confrontation : sens antihoraire.
lesson-4-wrong = Par là, on s’éloigne de votre Magasin général. Sens antihoraire, vers la gauche.
lesson-5 = Qui passe en premier ? C’est vous qui choisissez, et c’est tout l’art du jeu. Un Mineur fait piocher le propriétaire du bâtiment, et cette porte est la vôtre. Posez le Mineur.
lesson-5-wrong = Cette porte est la vôtre : posez-y le Mineur, il travaillera pour vous.
lesson-6 = La case suivante est une case Confrontation. Mieux vaut un bon tireur : l’Adjoint passe avant le Bandit, le Bandit avant le Mineur, le Mineur avant l’Ouvrier. Posez l’Adjoint.
lesson-6-wrong = L’Ouvrier est le plus mauvais tireur de la ville. Posez l’Adjoint.
lesson-6-then = Votre jeton est sous l’Adjoint : vous le contrôlez. Il attend là que quelqu’un se présente à l’autre bout. L’Ouvrier a continué jusqu’à la porte de la Grange.
lesson-7 = Tous sont posés. Chacun agit maintenant, dans l’ordre que vous voulez. Résolvez le Mineur : votre chapiteau montre 5, vous piochez donc deux fois dans le sac.
lesson-7-wrong = L’Ouvrier ne peut encore rien bâtir, vous n’avez pas de quoi payer. Commencez par le Mineur.
lesson-7-then = Un or, une pierre. L’Ouvrier n’a rien trouvé à faire, et votre tour est fini.
lesson-green = Au tour de Vert : il prend un Bandit et deux Ouvriers à la Cantina et les égrène dans le sens horaire. Le Bandit s’arrêtera sur l’autre case Confrontation, en face de votre Adjoint : dégainez !
lesson-8 = Cinq contre votre deux. Mais c’est vous le meilleur tireur : vous pouvez relancer une fois, même pendant le tour de Vert. Relancez !
lesson-8-wrong = Alors l’Adjoint meurt. Vous n’avez rien à perdre : relancez.
lesson-8-then = Six ! Le Bandit est dans sa tombe, votre Adjoint au Saloon, et vous piochez trois fois en récompense. Après la sixième tombe, la fin est proche.
lesson-9 = L’ordre compte. Un Adjoint est au Télégraphe, où se cachent deux Bandits : il fait piocher deux fois pour chacun et les jette en Prison. Un Ouvrier est à la Cantina, où un chapiteau coûte 1 or et 2 pierres. Par quoi commencer ?
lesson-9-wrong = Vous n’avez qu’une pierre : l’Ouvrier ne ferait rien. Gagnez d’abord quelque chose avec l’Adjoint.
lesson-9-then = Quatre pioches, et deux Bandits en Prison.
lesson-10 = Vous avez maintenant de quoi payer. Résolvez l’Ouvrier.
lesson-11 = Montez votre chapiteau : 1 or et 2 pierres retournent dans le sac.
lesson-11-wrong = Ce serait dommage : montez-le.
lesson-11-then = Cinq points, et désormais tout Mineur qui passe ici travaille pour vous.
lesson-12 = C’est le tour de Vert, mais un Ouvrier passe à votre Gazette et vous pouvez payer : le propriétaire décide. Améliorez le chapiteau à 10 points !
lesson-12-wrong = Cinq points de plus pour trois cubes : dites oui.
lesson-12-then = Qui pose des Ouvriers à vos portes vous rend peut-être service.
lesson-13 = Depuis le Saloon et la Prison, on commence sur n’importe quelle case libre. Mais chaque évasion met une caisse de dynamite dans le sac. Prenez le Bandit de la Prison.
lesson-13-wrong = Prenez la Prison, en haut à gauche.
lesson-13-then = Le Bandit a dévalisé un Mineur à l’Hôtel, et le sac a donné un or et la dynamite. Boum : après l’action, chacun perd la moitié de ses pierres. La troisième dynamite déclenche la fin.
lesson-14 = Tout est résolu. En finissant votre tour, vous devez acheter la barre la moins chère que vous pouvez payer : ici pour 6.
lesson-14-then = Une barre, dix points. Quand la dernière barre est vendue, la dernière tombe occupée ou la dernière dynamite sautée, on finit le tour de table, et le plus riche gagne.
lesson-15 = Vous connaissez la rue. À vous de jouer !

## Les joueurs de l’ordinateur : qui ils sont, et leurs raisons

character-rosalind = Rosalind Pryce, dite Deux-Registres
character-rosalind-about = Elle tient un registre pour la Banque et un autre pour elle, et tous deux tombent toujours juste.
character-amos = Amos Tuckett
character-amos-about = Il a enterré la moitié de la ville et pris les mesures de l’autre.
character-clementine = Clementine Vasquez-Boyd
character-clementine-about = Elle mène la diligence, connaît chaque porte de la rue et ne fait jamais le grand tour.
character-ezekiel = Ezekiel Marlowe, dit la Mèche
character-ezekiel-about = Le vieux sapeur entend grésiller la dynamite là où les autres n’entendent que leur cœur.
character-lupe = Lupe Arriaga
character-lupe-about = La cuisinière de la Cantina sert Bandits et Adjoints à la même table et les écoute tous.
character-barnaby = Le juge Barnaby Stokes
character-barnaby-about = Il condamne avant le petit déjeuner et, à midi, il a déjà racheté la maison du condamné.

reason-corner = { $count ->
    [0] Aucun Mineur à moins de { $doors } portes, mais le chapiteau ne coûte rien.
   *[other] À { $doors } portes au plus : { $crowd }, de la visite pour le chapiteau.
}
reason-rob = Le Bandit peut détrousser { $crowd } { $place } : { $pieces } pièces du sac.
reason-catch = L’Adjoint peut arrêter { $crowd } { $place } : { $pieces } pièces du sac.
reason-lead = Madame peut emmener { $crowd } au Saloon, { $place } : { $pieces ->
    [one] une pièce
   *[other] { $pieces } pièces
} du sac.
reason-dig = Le Mineur creuse pour le chapiteau { $of } { $place } : { $pieces } pièces du sac.
reason-pay = C’est un cadeau : le Mineur creuse pour { $who } { $place }, { $pieces } pièces du sac.
reason-build = L’Ouvrier peut monter un chapiteau { $place } : { $points } points pour { $cost }.
reason-upgrade = L’Ouvrier permet d’améliorer le chapiteau { $place } à { $points } points, pour { $cost }.
reason-help = C’est un cadeau : { $who } pourra améliorer son chapiteau { $place }.
reason-stand = Sur une case Confrontation, { $kind } attend un adversaire.
reason-duel = En Confrontation, { $kind } peut abattre { $other } : { $pieces ->
    [one] une pièce
   *[other] { $pieces } pièces
} pour le vainqueur.
reason-defy = En face attend déjà { $kind } : voici { $other }, au service d’un autre, pour lui servir de cible.
reason-bounce = Madame ne se bat pas : elle rentre simplement au Saloon.
reason-spare = Mieux vaut garder { $kind } pour la suite, { $space }.
reason-quiet = Il y a peu à gagner avec cette poignée : la rue reste calme.
reason-idle = Là, { $kind } ne trouve rien à faire.
reason-appoint = { $who } piocherait { $pieces ->
    [one] une pièce
   *[other] { $pieces } pièces
} pour un duel gagné.
reason-appoint-poorest = Personne d’autre n’a moins que { $who }, avec { $points } points : un duel gagné y nuit le moins.
reason-showdown = Face à face, { $kind } et { $other } : les dés décident.
reason-hurry = Les pierres sont dépensées { $place } avant que la dynamite du sac n’en emporte la moitié.
reason-sign = { $points } points pour { $cost }, et chaque Mineur qui viendra { $place } fera piocher { $pieces } pièces.
reason-turn = { $points } points désormais pour { $cost }, et chaque Mineur qui viendra { $place } fera piocher { $pieces } pièces.
reason-save = L’or reste pour une barre : { $price } or deviennent { $points } points.
reason-keep = Les cubes restent pour une meilleure occasion.
reason-again = { $mine } contre { $theirs }, c’est perdu : un second jet ne peut qu’aider.
reason-enough = { $mine } contre { $theirs }, c’est déjà gagné.
reason-bar = { $price } or deviennent une barre de { $points } points.
