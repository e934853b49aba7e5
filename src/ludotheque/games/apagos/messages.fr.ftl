### Apagos en français.

## La boîte

name = Apagos
tagline = Quatre carrés gravissent une rampe. Seul le plus haut compte.
about = Quatre carrés de bois percés de trous sont posés sur une rampe à degrés. À votre tour, ou bien vous posez une bille de n’importe quelle couleur, même celle de l’adversaire, sur un carré, qui monte alors d’un niveau et en fait descendre un autre ; ou bien vous faites descendre une de vos billes vers un carré plus bas. Quand tous les trous sont occupés, qui a le plus de billes sur le carré le plus haut gagne. Pas de hasard, rien de caché, jamais d’égalité.
length = 10 à 15 minutes
weight = Vite appris, vite retors
age = dès 7 ans
designer = Francis Pacherie
completed = Les images de la règle sont perdues. Le nombre de trous des carrés (1 ou 3, deux fois 3 ou 5, 5 ou 7) vient des collectionneurs qui conservent cette règle : leur total atteint exactement les 20 billes de la boîte, et tous sont impairs, ce qui explique qu’aucune règle d’égalité ne soit nécessaire. La règle ne dit pas qui installe les carrés : un tirage en décide, sauf si la table convient d’autre chose. L’abandon, l’option de céder le premier tour et les rampes toutes prêtes, sauf la classique, sont de nous.

## Couleurs, options, rampes toutes prêtes

colour-white = Blanc
colour-black = Noir
colour-none = Joueur { $seat }

preset-first = Première partie
preset-first-about = La rampe classique est déjà posée, les couleurs sont tirées au sort : on joue tout de suite.
preset-printed = Comme imprimé
preset-printed-about = Un tirage désigne qui installe la rampe ; l’autre commence.
preset-fair = Duel équitable
preset-fair-about = On installe à tour de rôle, et l’adversaire peut laisser le premier tour : qui installe a tout intérêt à être juste.
option-setup_mode = La rampe
option-setup_mode-about = Comment les quatre carrés arrivent sur la rampe.
option-setup_mode-free = Installée par un joueur
option-setup_mode-free-about = L’un choisit l’ordre et les faces ; l’autre commence.
option-setup_mode-classic = Classique
option-setup_mode-classic-about = 7, 5, 3 et 1 trous, de bas en haut.
option-setup_mode-random = Tirée au sort
option-setup_mode-random-about = Ordre et faces au hasard, chacune des 384 rampes ayant la même chance.
option-setter = Qui installe
option-setter-about = Celui qui n’installe pas les carrés commence.
option-setter-random = Un tirage en décide
option-setter-random-about = L’un ou l’autre, à chances égales.
option-setter-seat_1 = Joueur 1
option-setter-seat_1-about = Le joueur 1 installe, le joueur 2 commence.
option-setter-seat_2 = Joueur 2
option-setter-seat_2-about = Le joueur 2 installe, le joueur 1 commence.
option-setter-alternate = À tour de rôle
option-setter-alternate-about = Tirage à la première partie, puis chacun son tour.
option-colours = Couleurs
option-colours-about = Qui joue blanc, qui joue noir. La couleur n’influe pas sur qui commence.
option-colours-pick = Le joueur 1 choisit
option-colours-pick-about = Le joueur 2 prend l’autre couleur.
option-colours-random = Tirées au sort
option-colours-random-about = L’une ou l’autre, à chances égales.
option-swap = Échange
option-swap-about = Une fois la rampe connue, celui qui commence peut-il céder le premier tour ?
option-swap-off = Non
option-swap-off-about = Celui qui n’a pas installé les carrés commence.
option-swap-on = Oui
option-swap-on-about = Pour des rampes équitables : qui installe ne sait pas qui commencera.
option-ramp = Ouverture
option-ramp-about = Le numéro d’une ouverture déjà posée, pour une partie ; la page des ouvertures les montre toutes. 0 : aucune.
option-ramp-0 = Aucune
option-ramp-0-about = La rampe est installée comme convenu plus haut.
option-skin = Pièces
option-skin-about = L’aspect des pièces. Les règles ne changent pas.
option-skin-squares = Carrés
option-skin-squares-about = Des carrés de bois tourné sur une rampe.
option-skin-turtles = Tortues
option-skin-turtles-about = Des tortues de bois à la queue leu leu, comme dans la première édition.

preset-classic = Classique
preset-reversed = À l’envers
preset-short = Courte
preset-long = Longue
preset-quintet = Quintette

## Sur le plateau

value-win = gagne en { $plies }
value-loss = perd en { $plies }
value-draw = nulle
label-counts = celui qui compte
label-white = Blanc mène { $white }–{ $black }
label-black = Noir mène { $black }–{ $white }
label-level = Égalité, { $white }–{ $black }
label-nobody = Aucune bille
label-won-white = Blanc gagne { $white }–{ $black }
label-won-black = Noir gagne { $black }–{ $white }
label-won-white-early = Blanc gagne
label-won-black-early = Noir gagne
label-won-seat = Le joueur { $seat } gagne
label-drawn = Partie nulle
holes-left = { $empty ->
    [0] Aucun trou libre
    [one] { $empty } trou libre sur { $holes }
   *[other] { $empty } trous libres sur { $holes }
}
holes-total = { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}
balls-stay = { $balls ->
    [0] aucune bille ne restera en réserve
    [one] { $balls } bille restera en réserve
   *[other] { $balls } billes resteront en réserve
}
tray-white = { $count ->
    [0] épuisées
    [one] { $count } blanche
   *[other] { $count } blanches
}
tray-black = { $count ->
    [0] épuisées
    [one] { $count } noire
   *[other] { $count } noires
}
spot-tray-white = { $count ->
    [0] Réserve, blanches : épuisées
   *[other] Réserve, blanches : { $count }
}
spot-tray-black = { $count ->
    [0] Réserve, noires : épuisées
   *[other] Réserve, noires : { $count }
}
spot-level = Niveau { $level } : { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}, blanches : { $white }, noires : { $black }
spot-bare = Niveau { $level } : pas encore de carré
spot-face = Carré { $square }, face à { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}
tip-tray-white = Les billes blanches en réserve : { $count }. À votre tour, vous pouvez en poser une, quelle que soit votre couleur.
tip-tray-black = Les billes noires en réserve : { $count }. À votre tour, vous pouvez en poser une, quelle que soit votre couleur.
tip-square = { $what }. { $then }
tip-level = Une bille posée ici fait monter ce carré au niveau { $above } ; celui d’au-dessus descend.
tip-full = Il est plein : aucune bille n’y entre plus.
tip-top = C’est le carré le plus haut : à la fin, qui y a le plus de billes gagne.
tip-bare = Niveau { $level } : un carré y sera posé.
tip-face = { $what } : posez-la sur le prochain niveau libre.
tip-confirm = La rampe reste ainsi, et la partie commence.
tip-keep = Vous jouez le premier coup.
tip-swap = L’adversaire joue le premier coup.
tip-holes = La partie finit quand tous les trous sont pris.
tip-counts = Seul le carré le plus haut compte : voici qui y a le plus de billes.
button-confirm = Valider la rampe
button-keep = Garder le premier tour
button-swap = Le céder

## Questions

question-colours-yours = À vous de choisir : blanc ou noir ?
question-colours-other = Le joueur 1 choisit sa couleur.
question-colours-drawn = On tire les couleurs au sort.
question-setter-drawn = Un tirage décide qui installe les carrés.
question-ramp-drawn = On tire la rampe au sort.
question-arrange-yours = Vous installez la rampe : quel carré, et quelle face visible, au niveau { $level } ?
question-arrange-other = { $mover } installe la rampe ; niveau { $level } à venir.
question-confirm-yours = La rampe est en place, { $holes } trous. Validez-la, ou reprenez-la pour en essayer une autre.
question-confirm-other = { $mover } regarde la rampe avant de la valider.
question-swap-yours = C’est à vous de commencer. Garder le premier tour, ou le céder ?
question-swap-other = { $mover } décide de garder ou non le premier tour.
question-move-yours = À vous, { $mover } : posez une bille, blanche ou noire, ou faites descendre une des vôtres.
question-drop-yours = À vous, { $mover } : posez une bille, blanche ou noire.
question-move-other = { $mover } doit jouer.

won-majority = Vous gagnez, { $mine } à { $theirs } sur le carré le plus haut.
won-resign = Vous gagnez : l’adversaire abandonne.
won-time = Vous gagnez : l’adversaire n’a plus de temps.
lost-majority = Vous perdez, { $mine } à { $theirs } sur le carré le plus haut.
lost-resign = Vous avez abandonné.
lost-time = Vous perdez : votre temps est écoulé.
over-majority = { $winner } gagne. Sur le carré le plus haut, blanches : { $white }, noires : { $black }.
over-resign = { $winner } gagne : { $loser } abandonne.
over-time = { $winner } gagne : { $loser } n’a plus de temps.
over-draw-majority = Partie nulle : { $white } partout sur le carré le plus haut.

## Choix

group-white = Poser une bille blanche
group-black = Poser une bille noire
group-slide = Faire descendre une des vôtres
group-presets = Rampes toutes prêtes
choice-drop-white-climb = Blanche au niveau { $level }, { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
} : monte au { $above }
choice-drop-white-top = Blanche sur le carré le plus haut
choice-drop-black-climb = Noire au niveau { $level }, { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
} : monte au { $above }
choice-drop-black-top = Noire sur le carré le plus haut
choice-slide = Du niveau { $source } au niveau { $target }, { $taken ->
    [one] { $taken } trou
   *[other] { $taken } trous
}
choice-pick-white = Jouer blanc
choice-pick-black = Jouer noir
choice-place = Carré { $square } au niveau { $level }, { $holes ->
    [one] { $holes } trou visible
   *[other] { $holes } trous visibles
}
choice-preset = { $name } : { $ramp }
choice-preset-other = Rampe { $number } : { $ramp }
choice-confirm = Valider la rampe
choice-keep = Garder le premier tour
choice-swap = Céder le premier tour
choice-resign = Abandonner
choice-setter = Le joueur { $seat } installe

## Le journal

line-colour-white = { $who } joue blanc.
line-colour-black = { $who } joue noir.
line-setter = { $who } installe les carrés ; { $other } commencera.
line-placed = Niveau { $level } : carré { $square }, { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}.
line-confirmed = La rampe est en place : { $ramp } de bas en haut, { $holes } trous en tout.
line-kept = { $who } garde le premier tour.
line-swapped = { $who } cède le premier tour.
line-drop-white-climb = { $mover } pose une blanche au niveau { $level } ({ $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}) : le carré monte au niveau { $above }.
line-drop-white-top = { $mover } pose une blanche sur le carré le plus haut.
line-drop-black-climb = { $mover } pose une noire au niveau { $level } ({ $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}) : le carré monte au niveau { $above }.
line-drop-black-top = { $mover } pose une noire sur le carré le plus haut.
line-slide = { $mover } fait descendre une bille du niveau { $source } au niveau { $target }.
line-majority = Tous les trous sont occupés. Carré le plus haut, blanches : { $white }, noires : { $black }. { $winner } gagne.
line-resign = { $loser } abandonne. { $winner } gagne.
line-time = { $loser } n’a plus de temps. { $winner } gagne.
line-draw-majority = Tous les trous sont occupés. Carré le plus haut, blanches : { $white }, noires : { $black }. Partie nulle.

## Les panneaux

fact-role = Rôle
fact-setter = installe
fact-starter = commence
fact-top = Sur le plus haut
fact-ramp = Sur la rampe

## La position en mots

tell-colours = Le joueur 1 est { $first }, le joueur 2 est { $second }.
tell-you = Vous jouez { $colour }.
tell-top = Niveau { $level }, le plus haut, celui qui compte : carré { $square }, { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}, blanches : { $white }, noires : { $black }, libres : { $free }.
tell-level = Niveau { $level } : carré { $square }, { $holes ->
    [one] { $holes } trou
   *[other] { $holes } trous
}, blanches : { $white }, noires : { $black }, libres : { $free }.
tell-waiting = Le carré { $square } n’est pas encore posé : { $one } ou { $two } trous.
tell-reserve = Réserve, blanches : { $white }, noires : { $black }.
tell-total = Trous visibles pour l’instant : { $holes } ; billes qui resteraient en réserve : { $balls }.
tell-leads = { $leader } mène sur le carré le plus haut, { $most } à { $least }.
tell-level-score = Personne ne mène sur le carré le plus haut : { $count } partout.

## Refus

refusal-R4 = Les niveaux vont de 1 à 4.
refusal-R5 = Un tirage décide qui installe les carrés.
refusal-R6-setter = C’est l’autre qui installe.
refusal-R6-placed = Ce carré est déjà posé.
refusal-R6-face = Ce carré n’a pas cette face.
refusal-R6-incomplete = Posez d’abord les quatre carrés.
refusal-R8 = Pas maintenant : l’installation n’est pas finie, ou l’est déjà.
refusal-R11 = C’est à l’autre de jouer.
refusal-R12 = Il faut poser une bille, ou en faire descendre une : on ne passe pas son tour.
refusal-R13 = Plus de bille de cette couleur dans la réserve.
refusal-R13-first = Prenez d’abord une bille dans la réserve, blanche ou noire, puis le carré.
refusal-R14 = Ce carré est plein.
refusal-R19 = Vous n’avez pas de bille sur ce carré.
refusal-R20-full = Ce carré est plein.
refusal-R20-upward = Une bille ne peut que descendre.
refusal-R20-nowhere = Aucun trou libre plus bas.
refusal-R20-lowest = Une bille du niveau le plus bas ne peut pas descendre.
refusal-R24 = La partie est terminée.
refusal-R29 = On peut abandonner une fois la rampe validée.
refusal-A33 = Cette pendule ne tourne pas.

## Pourquoi ce coup

reason-wins = Remplit le dernier trou, et le carré le plus haut est gagné.
reason-wait = Descend une bille du niveau { $one } au niveau { $two } : aucun carré ne monte, et l’adversaire doit jouer.
reason-top = { $one ->
    [0] Une bille de plus sur le carré le plus haut : égalité là-haut.
    [1] Une bille de plus sur le carré le plus haut : une bille d’avance.
   *[other] Une bille de plus sur le carré le plus haut.
}
reason-fill = Met l’autre couleur sur le carré le plus haut, pour qu’un trou y disparaisse.
reason-crown = { $one ->
    [one] Fait monter au sommet un carré où il y a une bille d’avance.
   *[other] Fait monter au sommet un carré où il y a { $one } billes d’avance.
}
reason-bury = { $one ->
    [one] Fait descendre le carré le plus haut, où l’autre couleur mène d’une bille.
   *[other] Fait descendre le carré le plus haut, où l’autre couleur mène de { $one } billes.
}
reason-feint = Dépense une bille de l’autre couleur pour faire monter un carré au niveau { $one }.
reason-lift = Fait monter au niveau { $one } un carré avec une bille de plus à soi.

## Joueurs automatiques

character-turner = Maître Aubin
character-turner-about = Tourne les carrés de hêtre dans son atelier, et compte les trous en dormant.
character-apprentice = Lisette
character-apprentice-about = L’apprentie : elle ponce les rampes, et les a toutes essayées.
character-glazier = Le vieux Cornélius
character-glazier-about = Souffle les billes, et n’en lâche jamais une sans raison.

## La leçon

lesson-1 = Voici la rampe. Ses degrés vont du niveau 1, en bas, au niveau 4, en haut. Quand tous les trous seront occupés, qui aura le plus de billes de sa couleur sur le carré le plus haut gagnera. Les autres carrés ne comptent pas.
lesson-2 = Et voici la réserve : dix billes blanches, dix noires. Elle est commune : vous jouez blanc, mais vous pouvez prendre des deux côtés.
lesson-3 = Première action : poser. Prenez une bille, blanche ou noire, et mettez-la sur un carré du niveau 1, 2 ou 3. Regardez bien le carré.
lesson-3-wrong = Ce serait permis, mais choisissez cette fois un carré plus bas, pour le voir monter.
lesson-3-then = Le carré est monté d’un niveau, et celui du dessus a pris sa place. C’est toujours ainsi : la montée fait partie de la pose.
lesson-4 = Posez maintenant une bille blanche sur le carré le plus haut.
lesson-4-wrong = Pas celui-là : posez une blanche au niveau 4, sur le carré encadré.
lesson-4-then = Il est déjà tout en haut, donc rien ne bouge. Blanc y mène, pour l’instant.
lesson-5 = Vous pouvez aussi jouer la couleur de l’adversaire. Posez une bille noire quelque part.
lesson-5-wrong = Cette bille est blanche. Prenez-en une noire, cette fois.
lesson-5-then = La bille est à Noir, peu importe qui l’a posée. Pourquoi aider Noir ? Parce que le carré monte, et qu’un autre descend.
lesson-6 = Seconde action : faire descendre une de vos billes. Prenez la blanche du niveau 3 et menez-la plus bas. Seuls s’éclairent les carrés plus bas qui ont un trou libre.
lesson-6-wrong = Ceci est une pose. Cliquez cette fois sur votre bille, au niveau 3, puis sur le niveau 1 ou 2.
lesson-6-then = La bille est descendue, et aucun carré n’a bougé. On ne déplace que ses propres billes, et seulement vers le bas.
lesson-7 = Vous êtes Noir, à présent. Blanc a rempli le carré le plus haut. Rien n’est perdu : posez une bille au niveau 3, et regardez.
lesson-7-wrong = Cela ne touche pas au carré le plus haut. Posez une bille au niveau 3.
lesson-7-then = Le carré plein a été poussé vers le bas et, plein, il ne remontera pas, à moins qu’une bille ne le quitte. Un carré du haut rempli n’est jamais la fin.
lesson-8 = Vous êtes Blanc, et il ne vous reste aucune bille blanche. Un seul trou est libre. Gagnez en un coup.
lesson-8-wrong = Le trou a seulement changé de place, et la partie continue. Bouchez-le plutôt : qui mène au niveau 3 ?
lesson-8-then = Le carré du niveau 3 est monté avec vos quatre billes. Vous avez gagné avec une bille noire.
lesson-9 = Vous êtes Noir. Si vous bouchez le dernier trou, son carré monte, Blanc y mène et vous perdez. Mais rien ne vous y oblige : trouvez le coup tranquille.
lesson-9-wrong = Voilà le dernier trou bouché : le carré monte avec trois blanches contre deux, et Blanc gagne. Y a-t-il un autre coup ?
lesson-9-then = On ne passe pas son tour : Blanc a dû boucher le dernier trou, et le carré le plus haut est à vous, quatre à trois. Faire descendre une bille est une façon d’attendre.
lesson-10 = Vous savez tout. Installez maintenant votre propre rampe : pour chaque carré, une face et un niveau ; surveillez le nombre de trous. La rampe toute prête « Courte » est idéale pour débuter. Votre adversaire commence, et il se trompe souvent.
