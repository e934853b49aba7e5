### La Planète des Singes en français.

## La boîte

name = La Planète des Singes
tagline = Des ruines sous deux lunes, et quelque part une porte de sortie.
about = Des naufragés explorent une planète inconnue. La carte grandit chaque fois que l’un d’eux s’arrête sur un portail. On y ramasse des armes, des compagnons, des pièces chance et des chiffres clés ; on y croise des singes qu’il faut battre, écarter ou fuir ; on vole, on tend des embuscades. Le premier qui se tient sur une porte avec l’objet et les trois chiffres que demande sa clé s’échappe et gagne aussitôt.
length = 45 à 75 minutes
weight = Course, hasard et mauvais tours
age = dès 8 ans
designer = Winning Moves France, 2001
completed = Les dessins des vingt plateaux, la répartition des 120 jetons, les forces des singes, les faces des dés, cinq des six clés et un paragraphe sur les chefs et les combats perdus manquent au texte qui nous est parvenu. Nous les avons complétés de sorte que la carte peut toujours grandir, que chaque clé peut toujours être satisfaite et que les singes gardent les récompenses sans boucher les routes. La tombée de la nuit, qui met fin aux parties trop longues, est de nous.

## Couleurs, dés, directions

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-black = Noir
colour-white = Blanc
die-0 = dé blanc
die-1 = dé rouge
die-2 = dé jaune
direction-north = Nord
direction-east = Est
direction-south = Sud
direction-west = Ouest

## Jetons

back-W = Armes
back-C = Personnages
back-K = Chiffres clés
back-Z = Chimpanzés
back-G = Gorilles
back-L = Pièces chance
some-W = une arme
some-C = un personnage
some-K = un chiffre clé
some-Z = un chimpanzé face cachée
some-G = un gorille face cachée
some-L = une pièce chance
token-revolver = revolver
token-axe = hache
token-rapier = rapière
token-dagger = poignard
token-spear = lance
token-club = massue
token-helmet = casque
token-patrol = patrouille
token-ambush = embuscade
token-ari = Ari
token-leo = Leo
token-limbo = Limbo
token-birn = Birn
token-krull = Krull
token-daena = Daena
token-karubi = Karubi
token-attar = Attar, chef des singes
token-thade = Thade, chef des singes
token-digit = chiffre
token-joker = joker
token-red_die = dé rouge
token-yellow_die = dé jaune
token-kill = tuer
token-move = bouger
token-thief = voleur
token-compass = boussole
token-trap = piège
full-patrol = patrouille de force { $number }
full-ambush = embuscade de { $number ->
    [one] { $number } tour
   *[other] { $number } tours
}
full-digit = chiffre { $number }
full-chimp = chimpanzé de force { $number }
full-gorilla = gorille de force { $number }
foe-ape = un { $ape }
foe-chief = { $ape } (force { $strength })
key = { $need } { $digits }
nothing = rien
list = { $first }, { $last }
plus = +{ $number }
about-weapon = Au combat : s’ajoute à votre lancer, autant de fois que vous voulez.
about-helper = Après un lancer de déplacement : ajoute des pas, à chaque déplacement.
about-guide = Au lieu de lancer, ou pour sortir d’un piège : vous mène une fois sur n’importe quelle case, sauf une porte.
about-patrol = Au lieu de lancer : se glisse sous le pion d’un rival, qui doit la battre à mains nues.
about-ambush = Au lieu de lancer : se glisse sous le pion d’un rival, qui saute autant de tours.
about-digit = Une clé demande trois chiffres.
about-joker = Remplace n’importe quel chiffre d’une clé.
about-die = Vous pouvez lancer ce dé à chaque lancer.
about-kill = Face à un singe : l’élimine sans combat, et vous rejouez.
about-move = Face à un singe : l’envoie sur une autre case libre.
about-thief = En tombant exactement sur un rival : lui prend un jeton.
about-compass = Au lieu de lancer, ou pour sortir d’un piège : retour au DÉPART.
at = ({ $x },{ $y })

## Cases

square-plain = case libre
square-shared = { $what }, avec { $others }
square-wall = mur
square-start = case DÉPART
square-portal = portail
square-live = portail à ouvrir
square-closed = porte, clé face cachée
square-key = porte, clé { $code }

## Sur le plateau

tip-W = Une arme, face cachée : qui s’arrête ici la prend en main.
tip-C = Un personnage, face cachée : un compagnon, un guide, ou un chef des singes qu’il faudra combattre.
tip-K = Un chiffre clé, face cachée : qui s’arrête ici le prend en main.
tip-L = Une pièce chance, face cachée : un atout, un dé, ou un piège.
tip-Z = Un chimpanzé, face cachée : qui entre ici s’arrête et doit l’affronter.
tip-G = Un gorille, face cachée : qui entre ici s’arrête et doit l’affronter.
tip-ape = Ici : { $ape }. Qui entre ici s’arrête et doit faire plus au dé, armes comprises.
tip-door = Une porte de sortie, sa clé face cachée : qui s’y arrête peut la retourner.
tip-key = Une porte de sortie. Pour la passer et gagner, il faut : { $code }.
tip-start = DÉPART. Le tas où l’on pioche ici : pièces chance { $luck }, chiffres { $digits }.
tip-live = Un portail à ouvrir : qui s’y arrête pose un nouveau plateau au-delà.
tip-open = Un portail : on y passe d’un plateau à l’autre, on peut s’y arrêter.
tip-blocked = Un portail muré : le plateau d’en face n’en a pas ici, il ne mène nulle part.
tip-idle = Un portail qui ne mène nulle part : il ne reste aucun plateau à poser derrière.
tip-plain = Une case libre.
tip-pawns = { $what } Sur place : { $pawns }.
tip-die-0 = Le dé blanc : chacun peut le lancer.
tip-die-1 = Le dé rouge : pour qui a le jeton du dé rouge.
tip-die-2 = Le dé jaune : pour qui a le jeton du dé jaune.
tip-total = Le déplacement : les pas faits et leur total ; au combat, l’adversaire et vos armes.
tip-closed = Une clé que personne n’a encore retournée.
board-keys = Clés retournées
board-missing = { $count ->
    [0] complet !
   *[other] manque { $count }
}
board-known = connu : { $what }
board-key = { $code } : { $lack }
board-atlas = Toute la carte
eye-near = Se rapprocher
eye-far = S’éloigner
eye-whole = Cadrer la carte
eye-find = Trouver mon pion
board-hand = Votre main
board-empty = Votre main est vide. Sur la carte :
legend-start = DÉPART
legend-portal = Portail à ouvrir
legend-door = Porte de sortie
board-loot = La main de votre victime
board-rotate = Tournez le plateau
board-round = tour de table { $round }
board-steps = sur la carte : pas restants
board-stack = { $count ->
    [0] plus de plateau
    [one] { $count } plateau en pile
   *[other] { $count } plateaux en pile
}
board-rivals = attaquer :
board-robbed = voler :
board-quiet = calme : { $count } / { $limit }

## Options

preset-first = Première partie
preset-first-about = Des pièges cléments, des singes qu’on peut dépasser, et des coups qu’on reprend si tous sont d’accord.
preset-printed = Comme imprimé
preset-printed-about = La règle imprimée à la lettre, complétée là où elle se tait : pas un pas en arrière de tout le tour.
preset-long = Longue soirée
preset-long-about = La nuit tombe le plus tard possible : on explore jusqu’à l’évasion.
option-trap_rule = Pièges
option-trap_rule-about = Ce que coûte un piège.
option-trap_rule-full = Complets
option-trap_rule-full-about = Trois tours sautés, la moitié des pièces chance et des chiffres perdus, retour au DÉPART ; une boussole ou un guide sauve.
option-trap_rule-skip_only = Trois tours sautés
option-trap_rule-skip_only-about = Rien d’autre, et rien n’en sauve.
option-backtrack = Revenir sur ses pas
option-backtrack-about = Ce qu’un déplacement interdit.
option-backtrack-no_revisit = Aucune case deux fois
option-backtrack-no_revisit-about = Dans un même déplacement.
option-backtrack-no_u_turn = Pas de demi-tour
option-backtrack-no_u_turn-about = On peut repasser ailleurs en faisant une boucle.
option-half_rounding = Moitié perdue
option-half_rounding-about = Comment s’arrondit la moitié d’un nombre impair.
option-half_rounding-down = Vers le bas
option-half_rounding-down-about = De trois chiffres, on en perd un.
option-half_rounding-up = Vers le haut
option-half_rounding-up-about = De trois chiffres, on en perd deux.
option-apes_block = Singes
option-apes_block-about = Peut-on passer devant un singe ?
option-apes_block-true = Ils barrent la route
option-apes_block-true-about = Entrer sur leur case arrête le déplacement.
option-apes_block-false = On peut passer
option-apes_block-false-about = S’arrêter sur leur case, c’est les affronter.
option-thief_choice = Voleur
option-thief_choice-about = Ce que le voleur voit.
option-thief_choice-blind = À l’aveugle
option-thief_choice-blind-about = Il désigne un jeton visible, ou un dos, et le hasard choisit.
option-thief_choice-open = Main ouverte
option-thief_choice-open-about = Il regarde la main de sa victime et choisit.
option-first_player = Premier joueur
option-first_player-about = Qui commence.
option-first_player-random = Tiré au sort
option-first_player-random-about = Chacun a la même chance.
option-first_player-host_chooses = Au choix de l’hôte
option-first_player-host_chooses-about = Qui a ouvert la table dit qui commence, où qu’il soit assis.
option-quiet_limit = Tours calmes
option-quiet_limit-about = La nuit tombe après autant de tours de table sans découverte, de 5 à 60.
option-quiet_limit-20 = 20
option-quiet_limit-20-about = Le réglage habituel.
option-quiet_limit-0 = Jamais
option-quiet_limit-0-about = Sans cette limite.
option-round_limit = Tours de table
option-round_limit-about = La nuit tombe au plus tard après autant de tours de table, de 10 à 300.
option-round_limit-150 = 150
option-round_limit-150-about = Le réglage habituel.
option-round_limit-0 = Le plus tard possible
option-round_limit-0-about = Au trois centième tour de table.
option-portal_ends_move = Portails
option-portal_ends_move-about = Poser un plateau met-il fin au déplacement ?
option-portal_ends_move-true = Oui
option-portal_ends_move-true-about = On s’arrête sur le portail.
option-portal_ends_move-false = Non
option-portal_ends_move-false-about = On peut continuer avec les pas qui restent.
option-take_back = Reprendre un coup
option-take_back-about = Même après une révélation.
option-take_back-off = Non
option-take_back-off-about = Ce qui est vu est vu.
option-take_back-unanimous = Si tous sont d’accord
option-take_back-unanimous-about = La dernière action est annulée.
option-portal_stop = S’arrêter sur un portail
option-portal_stop-about = Sur quels portails on peut s’arrêter plus tôt.
option-portal_stop-any = Tous
option-portal_stop-any-about = Même déjà ouverts.
option-portal_stop-live = À ouvrir seulement
option-portal_stop-live-about = Les autres sont des cases ordinaires.
option-backtrack_scope = Pas de retour
option-backtrack_scope-about = Combien de temps les cases quittées restent fermées.
option-backtrack_scope-move = Dans un déplacement
option-backtrack_scope-move-about = Rejouer ou relancer le dé efface les pas.
option-backtrack_scope-turn = Dans un tour
option-backtrack_scope-turn-about = Elles restent fermées même pour le coup de dé supplémentaire du voleur, selon la lettre de la règle.

## Questions

question-chance = Le hasard décide…
question-chance-first = Le premier joueur est tiré au sort…
question-first = Qui commence ?
question-first-other = { $who } désigne qui commence.
question-acting = À vous : lancez un dé ou utilisez un jeton.
question-acting-roll = { $dice ->
    [1] À vous : lancez le dé.
   *[other] À vous : lancez un dé.
}
question-acting-other = À { $who } de jouer.
question-again = Combat gagné : voulez-vous rejouer ?
question-again-other = { $who } peut rejouer.
question-extra = Vol réussi : un coup de dé pour vous enfuir ?
question-extra-other = { $who } peut lancer le dé encore une fois.
question-helping = Vous avez fait { $face }. Quels compagnons ajoutez-vous ?
question-helping-other = { $who } choisit ses compagnons.
question-stepping = { $left ->
    [0] Plus de pas : confirmez.
   *[other] Encore { $left } pas sur { $total } : choisissez une case.
}
question-stepping-ape = Un singe vous arrête : confirmez.
question-stepping-stuck = Impossible d’aller plus loin : confirmez.
question-stepping-end = Vous vous arrêtez ici ({ $what }) : confirmez.
question-stepping-duty = { $left ->
    [1] { $left } pas : retournez d’où vous veniez.
   *[other] { $left } pas : le premier retourne d’où vous veniez.
}
question-stepping-stop = Encore { $left } pas sur { $total } : continuez, ou arrêtez-vous ici.
question-stepping-other = { $who } avance.
question-fighting = Combat contre { $ape }, armes prêtes +{ $bonus } : { $hope ->
    [sure] tout lancer gagne.
    [none] aucun lancer ne suffit.
   *[some] faites { $least } ou plus.
}
question-fighting-other = { $who } fait face à un singe.
question-moving = Où envoyez-vous ce singe ?
question-moving-other = { $who } déplace un singe.
question-sacrificing = Combat perdu : quelle pièce chance sacrifiez-vous ?
question-sacrificing-other = { $who } doit sacrifier une pièce chance.
question-stealing = Vous êtes exactement sur la case d’un rival : lui volez-vous quelque chose ?
question-stealing-none = Vous êtes exactement sur la case d’un rival, mais vous n’avez pas de voleur.
question-stealing-other = { $who } est exactement sur la case d’un rival.
question-naming = Quel jeton prenez-vous à { $victim } ?
question-naming-other = { $who } fouille sa victime.
question-turning = Une porte : retournez-vous sa clé ?
question-turning-other = { $who } est devant une porte.
question-escaping = La clé demande : { $code }. { $missing ->
    [0] Vous avez tout : échappez-vous !
   *[other] Il vous manque { $missing }.
}
question-escaping-other = { $who } compare sa main à la clé.
question-picking = Prenez-vous un jeton du DÉPART ?
question-picking-other = { $who } est au DÉPART, devant le tas.
question-rotating = Plateau { $tile }, { $name } : dans quel sens ?
question-rotating-other = { $who } tourne un nouveau plateau.
question-trapped = Un piège ! Le subir : retour au DÉPART, tours sautés, pièces chance −{ $luck }, chiffres −{ $digits }.
question-trapped-none = Un piège ! Vous n’avez ni boussole ni guide : il faut le subir.
question-trapped-other = { $who } est tombé dans un piège.
question-defending = Une patrouille de force { $strength } : faites { $least } ou plus, à mains nues.
question-defending-other = { $who } affronte une patrouille.
question-guided = Où le guide vous mène-t-il ?
question-guided-other = { $who } suit un guide.
over-won = Vous vous échappez : vous avez gagné !
over-escaped = { $who } s’échappe et gagne.
over-quiet = La nuit tombe : plus personne ne découvre rien. { $nearest }
over-rounds = La nuit tombe : le dernier tour de table est joué. { $nearest }
over-dead = La nuit tombe : plus aucune clé ne peut être satisfaite. { $nearest }
nearest-you = C’est vous qui étiez le plus près d’une sortie.
nearest-one = Le plus près d’une sortie : { $who }.
nearest-several = À égale distance d’une sortie : { $who }.

## Choix

choice-step = { $direction } : { $what }
choice-stop = S’arrêter ici ({ $what })
choice-confirm = Confirmer le déplacement ({ $what })
journey-walk = Aller là ({ $what }) : { $count } pas, { $left ->
    [0] il n’en reste aucun
   *[other] il en reste { $left }
}
journey-all-out = Toutes les armes (+{ $bonus }), puis lancer le { $die }
choice-roll-0 = Lancer le dé blanc
choice-roll-1 = Lancer le dé rouge
choice-roll-2 = Lancer le dé jaune
choice-alone = Sans compagnon : { $total } pas
choice-help = Avec { $helpers } : { $total } pas
choice-compass = Boussole : retour au DÉPART
choice-dodge = Boussole : échapper au piège
choice-guide = Suivre { $guide }
choice-kill = Tuer le singe
choice-move = Bouger le singe
choice-declare = Préparer : { $weapon }
choice-no-bonus = En rester là
choice-no-steal = Ne rien voler
choice-no-key = Laisser la clé cachée
choice-no-escape = Ne pas s’échapper
choice-no-pick = Ne rien prendre
choice-no-trap = Subir le piège
choice-key = Retourner la clé
choice-escape = S’échapper !
choice-pick = Prendre { $back }
choice-rotate = { $turns ->
    [0] Tel quel
    [one] { $turns } quart de tour
   *[other] { $turns } quarts de tour
}
choice-look = Fouiller { $victim }
choice-steal-back = Voler { $what } à { $victim }
choice-steal-open = Voler à { $victim } : { $what }
choice-attack = Contre { $victim } : { $what }
choice-take = Prendre : { $what }
choice-sacrifice = Sacrifier : { $what }
choice-used = { $what } (en usage)
choice-to = { $where } : { $what }
choice-begin = { $who } commence
choice-pass = Passer
group-victim = Voler { $who }
group-attacks = Attaquer
group-total = { $total } pas
group-tile = { $tile } · { $name }

## Journal

chapter-round = Tour de table { $round }
line-began = { $who } commence.
line-turn = { $who }, tour de table { $round }.
line-rolled-move = { $who } lance le { $die } : { $face }.
line-rolled-fight = { $who } frappe avec le { $die } : { $face }.
line-rolled-patrol = { $who } se défend avec le { $die } : { $face }.
line-helped = Avec { $helpers } : { $total } pas.
line-unhelped = Sans compagnon : { $total } pas.
line-stopped = { $who } s’arrête.
line-stopped-start = { $who } s’arrête au DÉPART.
line-stopped-portal = { $who } s’arrête sur un portail.
line-walked = { $who } lance le { $die } : { $face }{ $stop ->
    [start] , et s’arrête au DÉPART.
    [portal] , et s’arrête sur un portail.
    [plain] , et s’arrête.
   *[none] .
}
line-walked-helped = { $who } lance le { $die } : { $face } ({ $total } avec { $helpers }){ $stop ->
    [start] , et s’arrête au DÉPART.
    [portal] , et s’arrête sur un portail.
    [plain] , et s’arrête.
   *[none] .
}
line-ape = { $who } découvre un { $ape }.
line-declared = { $who } brandit : { $weapons }.
line-bare = { $who } se bat à mains nues.
line-fought-won = { $face } + { $bonus } = { $total } contre { $ape } : combat gagné !
line-fought-drawn = { $face } + { $bonus } = { $total } contre { $ape } : combat égal.
line-fought-drawn-duty = { $face } + { $bonus } = { $total } contre { $ape } : combat égal. Il faudra reculer.
line-fought-lost = { $face } + { $bonus } = { $total } contre { $ape } : combat perdu.
line-fought-lost-duty = { $face } + { $bonus } = { $total } contre { $ape } : combat perdu. Il faudra reculer.
line-killed = { $who } tue d’un coup { $ape }.
line-moved = { $who } envoie ailleurs { $ape }.
line-sacrificed = { $who } sacrifie un jeton : { $what }.
line-took = { $who } ramasse { $back }.
line-took-known = { $who } ramasse { $back } : { $what }.
line-joined = { $what } rejoint { $who }.
line-chief = { $who } tombe sur { $what } !
line-fell = { $who } tombe dans un piège !
line-forfeited = { $who } perd un jeton, rendu au DÉPART : { $what }.
line-confiscated = On confisque à { $who } : { $what }.
line-held = { $who } est ramené au DÉPART : { $turns } tours à sauter.
line-held-here = { $who } reste pris : { $turns } tours à sauter.
line-key = { $who } retourne une clé : { $code }.
line-escaped = { $who } passe la porte et s’échappe !
line-picked = { $who } prend { $back } au DÉPART.
line-picked-known = { $who } prend { $back } au DÉPART : { $what }.
line-tile = { $who } prend le plateau { $tile }.
line-sunk = Le plateau { $tile } fermerait la carte : il va sous la pile.
line-placed = { $who } pose le plateau { $tile } ({ $turns ->
    [0] tel quel
    [one] { $turns } quart de tour
   *[other] { $turns } quarts de tour
}).
line-idle = Aucun plateau ne convient : ce portail reste muet.
line-attacked = { $who } glisse un jeton sous le pion de { $victim }.
line-attacked-known = { $who } glisse sous le pion de { $victim } : { $what }.
line-skipped-trap = { $who }, pris au piège, saute son tour ({ $turns ->
    [0] le dernier
   *[other] encore { $turns }
}).
line-skipped-ambush = { $who }, pris dans une embuscade, saute son tour ({ $turns ->
    [0] le dernier
   *[other] encore { $turns }
}).
line-ambushed = C’était une embuscade contre { $who } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} à sauter.
line-patrolled = C’était une patrouille de force { $strength } contre { $who }.
line-defended = { $who } repousse la patrouille : { $face } contre { $strength }.
line-overrun = La patrouille l’emporte sur { $who } : { $face } contre { $strength }.
line-stole = { $who } vole à { $victim } : { $what }.
line-looked = { $who } fouille la main de { $victim }.
line-looked-known = { $who } fouille la main de { $victim } et y trouve : { $what }.
line-compass = { $who } suit sa boussole jusqu’au DÉPART.
line-guided = { $guide } guide { $who } à travers la planète, puis s’en va.
line-dodged = { $who } échappe au piège ({ $how }).
line-quiet = { $count } tours de table sans découverte.
line-night-quiet = La nuit tombe : trop de tours sans découverte.
line-night-rounds = La nuit tombe sur le dernier tour de table.
line-night-dead = La nuit tombe : aucune clé ne peut plus servir.
line-shown = { $who } montre sa main : { $hand }.
line-ranked = { $who } : rang { $rank }, manque { $missing }, chiffres { $digits }, armes +{ $weapons }, jetons { $items }.
line-best-missing = { $line } Premier : le moins de manques.
line-best-digits = { $line } Premier : le plus de chiffres.
line-best-weapons = { $line } Premier : les meilleures armes.
line-best-items = { $line } Premier : le plus de jetons.
line-sat-out = { $who } ne peut faire aucun pas.

## Sièges

fact-weapons = Armes
fact-digits = Chiffres
fact-luck = Chance
fact-open = Visibles
fact-known = Connus
fact-held = Retenu
fact-duty = Recul
score-missing = Manque pour une clé
score-items = Jetons
fact-bonus = Puissance
hold-hidden = un jeton caché
hold-turns = { $what }, encore { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
hold-left = { $what } ({ $turns })

## La position en mots

sketch-round = Tour de table { $round }. Plateaux en pile : { $count }.
sketch-part = Voici la partie de la carte autour de votre pion.
tell-round = Tour de table { $round }. Plateaux en pile : { $count }. Les cases sont données par colonne et ligne ; le DÉPART est (3,3) ; le nord est en haut.
tell-seat = { $who } est en { $where } ({ $tile }). Armes : { $weapons }, chiffres : { $digits }, pièces chance : { $luck }. Visibles : { $open }.
tell-you = Vous êtes { $who }, en { $where } ({ $tile }). Armes : { $weapons }, chiffres : { $digits }, pièces chance : { $luck }. Visibles : { $open }.
tell-held = { $who } est retenu : { $what }.
tell-duty = Au prochain déplacement, { $who } doit d’abord reculer en { $where }.
tell-hand = Votre main : { $hand }.
tell-around = { $direction } : { $what }.
tell-tile = Plateau { $tile }, { $name }, coin en ({ $x },{ $y }), quarts de tour : { $rotation }. On y voit : { $there }.
tell-there = { $what } en { $where }
tell-missing = Clé { $code } : { $count ->
    [0] vous avez tout.
   *[other] il vous manque { $count }.
}
tell-live = Portails à ouvrir : { $where }.
tell-pile = Au DÉPART, pièces chance : { $luck }, chiffres : { $digits }.
tell-known = Vous savez que { $where } tient { $count } × { $what }.
tell-in-pile = le tas du DÉPART

## Refus

refusal-R2 = Ce n’est pas ce que le hasard peut donner maintenant.
refusal-R7 = Le premier joueur doit être assis à cette table.
refusal-R10 = Un mur, ou un bord sans deux portails face à face : on ne passe pas.
refusal-R14 = Il faut d’abord poser le plateau.
refusal-R15 = Un portail du plateau doit toucher le portail où vous êtes.
refusal-R18 = Ainsi posé, le plateau fermerait la carte ; un autre sens la laisse ouverte.
refusal-R20 = Vous êtes retenu : votre tour passe sans que vous puissiez agir.
refusal-R21 = On ne passe pas son tour : lancez un dé ou utilisez un jeton.
refusal-R21-now = Ce n’est pas une action possible maintenant.
refusal-R22 = Ce n’est pas à vous de jouer.
refusal-R24 = Vous ne possédez pas ce dé.
refusal-R25 = Choisissez d’abord vos compagnons.
refusal-R25-roll = Les compagnons s’ajoutent après le lancer.
refusal-R25-none = Ce compagnon n’est pas avec vous.
refusal-R26 = Vous êtes en train d’avancer : faites un pas ou arrêtez-vous.
refusal-R26-roll = Lancez d’abord un dé, puis avancez case par case.
refusal-R26-far = Un pas mène à une case voisine. Seules les cases qui portent un chiffre sont à portée de ce déplacement : ce chiffre dit combien de pas il vous y resterait.
refusal-R26-done = Vous avez fait tous vos pas.
refusal-R27 = Pas deux fois la même case dans un déplacement.
refusal-R27-back = Pas de demi-tour.
refusal-R27-turn = Vous êtes déjà passé par là pendant ce tour.
refusal-R28 = Un singe vous arrête ici.
refusal-R29 = Rien pour quoi s’arrêter ici : continuez.
refusal-R30 = Le premier pas est obligatoire.
refusal-R34 = Volez, ou ne volez rien.
refusal-R34-exact = On ne vole qu’en tombant exactement, avec tous ses pas, sur la case d’un rival.
refusal-R34-none = Vous n’avez pas de jeton voleur.
refusal-R34-rival = Ce rival n’est pas sur votre case.
refusal-R34-nothing = Ce rival n’a rien de tel.
refusal-R40 = Un vol vaut un coup de dé de plus, et rien d’autre.
refusal-R43 = Il n’y a pas de singe à traiter ainsi : combattez, tuez ou bougez celui de votre case.
refusal-R43-kill = Vous n’avez pas de jeton « tuer un singe ».
refusal-R43-move = Vous n’avez pas de jeton « bouger un singe ».
refusal-R44 = Vous n’avez pas, ou plus, cette arme à préparer.
refusal-R44-ape = Une arme se prépare face à un singe.
refusal-R48 = Sacrifiez une de vos pièces chance.
refusal-R50 = Après ce combat, votre premier pas doit revenir d’où vous veniez.
refusal-R58-none = Ce guide n’est pas avec vous.
refusal-R58-where = Un guide mène sur une case de la carte.
refusal-R58-same = Vous y êtes déjà.
refusal-R58-door = Un guide ne mène pas sur une porte de sortie.
refusal-R59-rival = Ce jeton se glisse sous le pion d’un rival : choisissez ce pion.
refusal-R59-none = Vous n’avez pas ce jeton d’attaque.
refusal-R62-none = Vous n’avez pas de boussole.
refusal-R62-start = Vous êtes déjà au DÉPART.
refusal-R63 = Désignez un jeton de votre victime.
refusal-R63-none = Votre victime n’a pas ce jeton.
refusal-R63-blind = À cette table, le voleur ne regarde pas la main.
refusal-R63-open = À cette table, le voleur regarde d’abord la main.
refusal-R64 = « Tuer un singe » se joue face à un singe, avant le lancer.
refusal-R65 = Il n’y a aucune case où envoyer ce singe.
refusal-R65-where = Un singe va sur une case de la carte.
refusal-R65-start = Pas sur le DÉPART.
refusal-R65-same = Le singe y est déjà.
refusal-R65-token = Un jeton ou une clé s’y trouve déjà.
refusal-R65-pawn = Un pion s’y trouve.
refusal-R70 = Contre une patrouille, on se bat à mains nues : choisissez un dé.
refusal-R72 = Nommez un dos, ou ne prenez rien.
refusal-R72-luck = Il n’y a pas de pièce chance au DÉPART.
refusal-R72-digit = Il n’y a pas de chiffre au DÉPART.
refusal-R74 = Du piège on sort par une boussole ou un guide, ou on le subit.
refusal-R74-compass = Vous n’avez pas de boussole.
refusal-R74-guide = Ce guide n’est pas avec vous.
refusal-R77 = Retournez la clé, ou laissez-la.
refusal-R78 = Il vous manque quelque chose que la clé demande.
refusal-R79 = On s’échappe en arrivant sur une porte dont la clé est retournée.
refusal-R79-over = La partie est finie.

## Leçon

lesson-1 = Vous êtes naufragé sur la planète des singes. Pour gagner, arrêtez-vous sur une porte de sortie en tenant ce que demande sa clé : un objet ou un personnage, et trois chiffres. La carte n’est connue que par morceaux.
lesson-2 = À votre tour, lancez le dé blanc.
lesson-2-then = Trois : vous ferez trois pas, sans jamais repasser sur une case du même déplacement. Le chiffre sur chaque case dit combien de pas il vous y resterait ; un clic y mène.
lesson-3 = Une arme vous attend à l’ouest. Avancez d’un pas : cliquez sur la case.
lesson-3-then = Il vous reste un pas, mais un jeton permet de s’arrêter plus tôt.
lesson-4 = Arrêtez-vous sur le jeton.
lesson-4-wrong = Vous pourriez passer, mais l’arme resterait là. Arrêtez-vous.
lesson-4-then = Une hache ! Vous seul la voyez : les autres ne voient qu’un dos d’arme. Ramasser met fin au tour.
lesson-5 = Vous voici sur un portail allumé : au-delà, la carte est inconnue. Arrêtez-vous pour l’ouvrir.
lesson-6 = Tournez le plateau : un de ses portails doit toucher le vôtre.
lesson-6-then = Chaque marque reçoit un jeton face cachée, chaque porte une clé.
lesson-7 = Les dos disent la catégorie : lames pour les armes, clé pour les chiffres, trèfle pour les pièces chance, museau pour les singes. La force d’un singe ne se voit qu’une fois retourné : celui-ci vaut 6.
lesson-8 = Un chimpanzé de force 5. Il faut faire plus que sa force. Préparez votre rapière : elle ajoute 3.
lesson-8-wrong = À mains nues, seul un 6 suffirait. Préparez d’abord la rapière.
lesson-9 = Le casque peut rester secret. Lancez le dé.
lesson-9-wrong = C’est permis, mais vous montreriez votre casque. La rapière suffit souvent.
lesson-9-then = 3 + 3 = 6 : gagné ! Le singe quitte le jeu et vous pouvez rejouer tout de suite.
lesson-10 = Un gorille de force 9, et seulement une lance. Tentez votre chance.
lesson-10-then = 2 + 3 = 5 contre 9 : perdu. Le gorille reste où il est.
lesson-11 = Il faut sacrifier une pièce chance de votre choix.
lesson-11-then = Elle part au DÉPART, où chacun pourra la reprendre. Au prochain déplacement, votre premier pas sera en arrière.
lesson-12 = Ari et Birn vous accompagnent, et vous avez gagné le dé jaune. Lancez-le.
lesson-12-wrong = Le dé blanc reste possible, mais essayez le jaune : il va plus loin.
lesson-13 = Après le lancer, ajoutez les compagnons que vous voulez, ou aucun : le total décide où vous pourrez tomber.
lesson-13-then = Les compagnons servent à chaque déplacement, tant qu’on ne vous les vole pas.
lesson-14 = Un mauvais tour : glissez l’embuscade sous le pion de Bleu. C’est tout votre tour.
lesson-14-wrong = Gardez le dé pour plus tard : utilisez l’embuscade.
lesson-14-then = Bleu saute deux tours. Une patrouille, elle, se combat à mains nues et peut coûter un jeton.
lesson-15 = Vous êtes tombé exactement sur Bleu avec un voleur. Prenez-lui un chiffre clé.
lesson-15-wrong = Ce sont les chiffres qui ouvrent les portes : volez un chiffre.
lesson-15-then = Le voleur part au DÉPART, et un coup de dé vous est offert pour fuir.
lesson-16 = Gare aux pièges : trois tours sautés, la moitié des pièces chance et des chiffres perdus, retour au DÉPART. Tout ce qui est dépensé ou perdu s’y entasse ; qui y arrive peut en reprendre un jeton.
lesson-17 = Une porte ! Retournez sa clé.
lesson-17-wrong = On peut la laisser cachée, mais sans elle on ne sort pas.
lesson-18 = Hache, 2, 2, 3 : votre joker remplace le 2 qui manque. Échappez-vous !
lesson-18-wrong = Vous avez tout ce qu’il faut !
lesson-18-then = Vous avez gagné. Le premier dehors met fin à la partie.
lesson-19 = À vous de jouer une vraie partie contre un débutant.

## Pourquoi un joueur de l’ordinateur répond ainsi

reason-exit = La porte est à portée, et j’ai tout ce que sa clé demande.
reason-escape = J’ai tout ce que la clé demande : dehors !
reason-challenge = J’affronte le singe en { $place } : { $one } % de chances.
reason-avoid = Je reste loin du singe en { $place } : { $one } % de chances seulement.
reason-object = Je cherche ce qu’une clé ouverte demande : { $what }.
reason-weapon = Une arme de plus avant les combats : je n’ai que +{ $one }.
reason-digit = Il me manque encore { $one ->
    [one] { $one } chiffre
   *[other] { $one } chiffres
} pour une clé ouverte.
reason-digits = Des chiffres d’abord : chaque clé en demande trois.
reason-character = Un personnage peut allonger tous mes pas.
reason-luck = Je tente une pièce chance : { $one ->
    [0] plus aucun piège
    [one] { $one } piège
   *[other] { $one } pièges
} parmi { $two }.
reason-door = Je veux lire la clé de cette porte.
reason-explore = J’ouvre la carte : { $one ->
    [one] reste { $one } plateau
   *[other] restent { $one } plateaux
}.
reason-rob = { $rival } est là, et j’ai un voleur.
reason-approach = Je vais vers ce qui m’attire le plus, en { $place } : { $what }.
reason-wander = Rien ne m’attire ici, j’avance.
reason-roll = Avec le { $die }, je vise { $place } : { $what }.
reason-help = Mes compagnons ajoutent { $two ->
    [one] { $two } pas
   *[other] { $two } pas
} : { $one } en tout.
reason-alone = { $one ->
    [one] { $one } pas suffit
   *[other] { $one } pas suffisent
}, sans compagnon.
reason-attack = { $rival } a déjà { $one ->
    [0] les mains trop libres, même sans chiffre
    [one] { $one } chiffre
   *[other] { $one } chiffres
} : je le retarde.
reason-guide = { $what } me mène plus vite que mes jambes.
reason-compass = La boussole me ramène au DÉPART, où il y a à prendre.
reason-rest = Je m’en tiens là.
reason-arm = Je prépare : { $what }. Avec toutes mes armes, { $one } % de chances.
reason-fight = Je lance contre une force de { $two } : { $one } % de chances.
reason-kill = Au combat je n’aurais que { $one } % de chances : je dépense « tuer ».
reason-move = Au combat je n’aurais que { $one } % de chances : je renvoie le singe ailleurs.
reason-exile = Là, il gênera les autres plus que moi.
reason-sacrifice = C’est ce qui me manquera le moins : { $what }.
reason-name = Voilà ce qu’il me faut : { $what }.
reason-steal = Je prends à { $rival } : { $what }.
reason-look = Je veux voir la main de { $rival }.
reason-turn = Une clé lue, c’est une sortie de plus.
reason-pick-digit = Au DÉPART, un chiffre est toujours bon à prendre.
reason-pick-luck = Le tas du DÉPART me semble assez sûr.
reason-decline = Je n’y gagnerais rien maintenant.
reason-rotate = Tourné ainsi, { $tile } me convient le mieux.
reason-dodge = Tout plutôt que ce piège.
reason-pay = Le piège me coûte moins que ce qui m’en sauverait.
reason-defend = Avec ce dé, { $one } % de chances contre une patrouille de force { $two }.
reason-begin = Il faut bien que quelqu’un commence.

## Ceux que joue l’ordinateur

character-okoro = Capitaine Okoro
character-okoro-about = Elle a posé l’épave sans une égratignure et compte tout, même les pas.
character-lindqvist = Docteur Lindqvist
character-lindqvist-about = Médecin du bord, il préfère contourner un gorille que recoudre un ami.
character-teodor = Teodor le mécano
character-teodor-about = Il ramasse tout ce qui traîne, persuadé qu’une hache se répare.
character-sabra = Sabra des ruines
character-sabra-about = Née sous les deux lunes, elle connaît chaque portail sauf celui qui mène dehors.
character-mirel = Vieux Mirel
character-mirel-about = Il a vu trois naufrages et ne croit plus aux portes, mais il les essaie toutes.
character-hakone = Lieutenant Hakone
character-hakone-about = Elle frappe la première et réfléchit pendant que le dé roule.
character-brand = Brand le contrebandier
character-brand-about = Ce qui est dans votre poche est déjà, pour lui, à moitié dans la sienne.
character-yuna = Yuna la cartographe
character-yuna-about = Elle ne dort bien qu’une fois le plateau suivant posé.
