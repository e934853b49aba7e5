### Les Apaches de Paris en français.

## La boîte

named = { $side } ({ $name })
name = Les Apaches de Paris
tagline = Soyez majoritaires là où l’on paie, absents là où l’on frappe.
about = Paris, 1907. Chaque quartier cache une planque que personne n’a vue ; toutes les autres sont entre les mains des joueurs. À chaque tour, vous placez ou déplacez vos Apaches, sans jamais égaler un autre gang, puis vous écartez publiquement un butin possible. Après six tours, le gang le plus nombreux emporte ce qui reste de chaque quartier : un magot, un cambriolage, la prison ou le cimetière. Le plus riche après trois manches l’emporte.
length = 45 minutes
weight = Facile à apprendre, plein de coups fourrés
age = 8 ans et plus
designer = Alain Ollier, illustré par Tony Rochon
completed = Les images de la règle sont perdues. Le contenu des 31 planques, la carte, le nom des quartiers et la couleur de chacun sont de notre fait, dans les limites que le texte impose ; tous les montants et toutes les configurations sont imprimés, sauf une, où nous corrigeons une coquille. L’ordre de résolution des quartiers (par numéro, le receleur en dernier) et l’issue des cas douteux sont décidés dans la règle numérotée.
title = L’Apache illustré
dateline = Dimanche 20 octobre 1907 · 5 centimes

## Options

preset-first = Première partie
preset-first-about = Les quartiers conseillés pour débuter, l’argent à découvert, et un carnet qui se souvient pour vous.
preset-printed = Comme imprimé
preset-printed-about = L’argent sous le portefeuille, et rien que votre mémoire.
preset-veterans = Vieux briscards
preset-veterans-about = Sans carnet ; on ne regarde ses planques qu’après la distribution, et les recrues inutilisées restent.
option-setup_2 = Quartiers à 2 joueurs
option-setup_2-about = Les quartiers ouverts, en plus des Beaux Quartiers et des Halles. Sans effet à un autre nombre de joueurs.
option-setup_2-1-2-3-6 = Charonne, Belleville, Les Épinettes, Vaugirard
option-setup_2-1-2-3-6-about = Quartiers 1, 2, 3 et 6 (la première partie).
option-setup_2-5-6-7 = La Mouffe, Vaugirard, Bercy
option-setup_2-5-6-7-about = Quartiers 5, 6 et 7.
option-setup_2-3-5-6 = Les Épinettes, La Mouffe, Vaugirard
option-setup_2-3-5-6-about = Quartiers 3, 5 et 6.
option-setup_2-2-5-6 = Belleville, La Mouffe, Vaugirard
option-setup_2-2-5-6-about = Quartiers 2, 5 et 6.
option-setup_2-3-4-5 = Les Épinettes, Montmartre, La Mouffe
option-setup_2-3-4-5-about = Quartiers 3, 4 et 5.
option-setup_2-4-5-7 = Montmartre, La Mouffe, Bercy
option-setup_2-4-5-7-about = Quartiers 4, 5 et 7.
option-setup_2-2-4-5 = Belleville, Montmartre, La Mouffe
option-setup_2-2-4-5-about = Quartiers 2, 4 et 5.
option-setup_2-1-2-3-4 = Charonne, Belleville, Les Épinettes, Montmartre
option-setup_2-1-2-3-4-about = Quartiers 1, 2, 3 et 4.
option-setup_2-1-2-4-7 = Charonne, Belleville, Montmartre, Bercy
option-setup_2-1-2-4-7-about = Quartiers 1, 2, 4 et 7.
option-setup_2-1-3-4-7 = Charonne, Les Épinettes, Montmartre, Bercy
option-setup_2-1-3-4-7-about = Quartiers 1, 3, 4 et 7.
option-setup_2-1-2-6-7 = Charonne, Belleville, Vaugirard, Bercy
option-setup_2-1-2-6-7-about = Quartiers 1, 2, 6 et 7.
option-setup_2-1-3-6-7 = Charonne, Les Épinettes, Vaugirard, Bercy
option-setup_2-1-3-6-7-about = Quartiers 1, 3, 6 et 7.
option-setup_3 = Quartiers à 3 joueurs
option-setup_3-about = Les quartiers ouverts, en plus des Beaux Quartiers et des Halles. Sans effet à un autre nombre de joueurs.
option-setup_3-1-4-5-6-7 = Charonne, Montmartre, La Mouffe, Vaugirard, Bercy
option-setup_3-1-4-5-6-7-about = Quartiers 1, 4, 5, 6 et 7 (la première partie).
option-setup_3-2-3-5-6-7 = Belleville, Les Épinettes, La Mouffe, Vaugirard, Bercy
option-setup_3-2-3-5-6-7-about = Quartiers 2, 3, 5, 6 et 7.
option-setup_3-2-3-4-5-7 = Belleville, Les Épinettes, Montmartre, La Mouffe, Bercy
option-setup_3-2-3-4-5-7-about = Quartiers 2, 3, 4, 5 et 7.
option-setup_3-1-2-4-5-6 = Charonne, Belleville, Montmartre, La Mouffe, Vaugirard
option-setup_3-1-2-4-5-6-about = Quartiers 1, 2, 4, 5 et 6.
option-setup_3-1-3-4-5-6 = Charonne, Les Épinettes, Montmartre, La Mouffe, Vaugirard
option-setup_3-1-3-4-5-6-about = Quartiers 1, 3, 4, 5 et 6.
option-fence_scope = Le receleur
option-fence_scope-about = Quels cambriolages paient le gang qui tient les Halles.
option-fence_scope-all = Tous
option-fence_scope-all-about = Chaque cambriolage réussi paie, quel que soit le gang.
option-fence_scope-own = Les siens
option-fence_scope-own-about = Seuls paient les cambriolages réussis par le gang lui-même.
option-unused_recruits = Recrues inutilisées
option-unused_recruits-about = Ce que deviennent les recrues restées en réserve.
option-unused_recruits-lost = Perdues
option-unused_recruits-lost-about = Elles repartent à la fin de la manche.
option-unused_recruits-kept = Gardées
option-unused_recruits-kept-about = Elles restent en réserve pour la suite.
option-draft_peek = Regarder ses planques
option-draft_peek-about = Quand on découvre les planques que l’on prend.
option-draft_peek-immediate = Aussitôt
option-draft_peek-immediate-about = Chaque planque est regardée dès qu’elle est prise.
option-draft_peek-after = Après la distribution
option-draft_peek-after-about = On les regarde toutes quand il n’en reste plus.
option-open_money = Argent
option-open_money-about = Les paiements sont publics ; les totaux peuvent l’être aussi.
option-open_money-false = Sous le portefeuille
option-open_money-false-about = Chacun ne voit que son total.
option-open_money-true = À découvert
option-open_money-true-about = Tout le monde voit tous les totaux.
option-notebook = Carnet
option-notebook-about = Sur la carte, raye pour vous seul les butins que vous savez impossibles.
option-notebook-on = Oui
option-notebook-on-about = Les butins en votre main sont rayés, un butin certain est entouré.
option-notebook-off = Non
option-notebook-off-about = À chacun sa mémoire.

## Les gangs, les quartiers, les butins

gang-0 = les Costauds
gang-0-first = Les Costauds
gang-0-to = aux Costauds
gang-0-whole = Les Costauds de la Villette
gang-1 = les Monte-en-l’air
gang-1-first = Les Monte-en-l’air
gang-1-to = aux Monte-en-l’air
gang-1-whole = Les Monte-en-l’air des Batignolles
gang-2 = les Tatoués
gang-2-first = Les Tatoués
gang-2-to = aux Tatoués
gang-2-whole = Les Tatoués d’Ivry
gang-3 = les Mohicans
gang-3-first = Les Mohicans
gang-3-to = aux Mohicans
gang-3-whole = Les Mohicans de Montpar
in-1 = à Charonne
from-1 = de Charonne
in-2 = à Belleville
from-2 = de Belleville
in-3 = aux Épinettes
from-3 = des Épinettes
in-4 = à Montmartre
from-4 = de Montmartre
in-5 = à la Mouffe
from-5 = de la Mouffe
in-6 = à Vaugirard
from-6 = de Vaugirard
in-7 = à Bercy
from-7 = de Bercy
in-8 = aux Beaux Quartiers
from-8 = des Beaux Quartiers
in-9 = aux Halles
from-9 = des Halles
in-name = à { $name }
from-name = de { $name }
prize-money = { $value } F
prize-burglary = cambriolage, { $value } F
prize-steal = vol aux autres gangs
prize-reinforce = renforts
prize-hospital = hôpital
prize-prison = prison
prize-death = mort
planque = { $number } · { $name } : { $what }
token-0 = bourgeois
token-1 = agent
part-m = { $count ->
    [one] 1 meneur
   *[other] { $count } meneurs
}
part-n = { $count ->
    [one] 1 novice
   *[other] { $count } novices
}
part-r = { $count ->
    [one] 1 recrue
   *[other] { $count } recrues
}
crew-0 = personne
crew-1 = { $one }
crew-2 = { $one } et { $two }
crew-3 = { $one }, { $two } et { $three }
men = { $count ->
    [0] aucun
    [one] 1 homme
   *[other] { $count } hommes
}
francs = { $amount } F

## Sur la page

label-prison = Prison
label-hospital = Hôpital
label-cemetery = Cimetière
label-round = Manche { $round }/{ $rounds }
label-turn = Tour { $turn }/{ $turns }
label-draft = Distribution
label-over = Fin de partie
label-back = fin de manche
label-back-short = fin de manche
label-fence = { $pay } F
label-fence-each = par cambriolage
label-fence-open = { $open ->
    [0] plus aucun possible
    [one] 1 encore possible
   *[other] { $open } encore possibles
}
slot-steal = vol
slot-reinforce = +{ $count }
slot-hospital = hosto
slot-prison = taule
slot-death = mort
label-passers = { $count ->
    [0] plus personne à détrousser
    [one] 1 passant
   *[other] { $count } passants
}
label-shut = fermé
label-money = { $money } F
label-operational = { $count ->
    [one] 1 Apache opérationnel
   *[other] { $count } Apaches opérationnels
}
label-special = ÉDITION SPÉCIALE
edition-dateline = ÉDITION SPÉCIALE · Manche { $round }/{ $rounds } · 5 centimes
edition-best = { $gang } raflent { $amount } F
edition-quiet = Nuit calme sur Paris
journal = Journal
edition-death = Drame { $place } : { $gang } enterrent un meneur
edition-fence = Le receleur verse { $amount } F { $to }
edition-burglary = Casse { $place } : { $gang } emportent { $amount } F
edition-king = { $gang }, rois de Paris !
edition-tied = Paris a plusieurs rois !
edition-last = DERNIÈRE ÉDITION · Après { $rounds } manches · 5 centimes
edition-fortune = { $money } F de fortune
career = Leur plus beau coup : { $amount } F { $place }, manche { $round }.
career-poor = Pas un coup qui ait valu la une.
career-item = { $gang } : { $money } F. { $what }
toll-death = { $count ->
    [one] un mort
   *[other] { $count } morts
}
toll-prison = { $count ->
    [one] une arrestation
   *[other] { $count } arrestations
}
toll-hospital = { $count ->
    [one] un blessé
   *[other] { $count } blessés
}
news-item = { $name } : { $gang }, { $what }.
news-money = font main basse sur { $amount } F
news-burglary = cambriolage : { $amount } F
news-steal = volent les autres : { $amount } F
news-reinforce = { $recruits ->
    [0] ne trouvent personne à embaucher
    [one] embauchent une recrue
   *[other] embauchent { $recruits } recrues
}
news-hospital = un meneur à l’hôpital
news-prison = un meneur en prison
news-death = un meneur enterré
news-token = dépouillent un passant
news-fence-dry = { $recruits ->
    [0] n’ont rien à écouler
    [one] n’y gagnent qu’une recrue
   *[other] n’y gagnent que { $recruits } recrues
}
news-fence = { $recruits ->
    [0] { $amount } F du receleur
    [one] { $amount } F et une recrue
   *[other] { $amount } F et { $recruits } recrues
}
news-nobody = personne n’est venu
news-lost = ({ $what })
label-acts = { $gang } à l’œuvre…
label-hour = DERNIÈRE HEURE
label-yours = À VOUS
label-lay = Posez une planque
label-step = Déplacez un deuxième Apache
label-take = Prenez une planque
stamp-nobody = personne
stamp-money = + { $amount } F
stamp-steal = vol : 0 F
stamp-reinforce = { $count ->
    [0] aucune recrue
    [one] + 1 recrue
   *[other] + { $count } recrues
}
stamp-hospital = à l’hôpital
stamp-prison = en prison
stamp-death = un mort
stamp-token = un passant
label-muster-m = meneurs
label-muster-n = novices
label-muster-r = recrues
label-muster-both = novices, recrues
button-skip = Ne rien faire
button-stop = Un seul déplacement
button-bail = { $count ->
    [0] Aucun
   *[other] { $count } ({ $price } F)
}
chip = { $count }
spot-district = Quartier { $number }, { $name }
spot-mine-m = Vos meneurs : { $name }
spot-mine-n = Vos novices : { $name }
spot-mine-r = Vos recrues : { $name }

## Ce que chaque chose est et fait

tip-district = Quartier { $number }, { $name }.
tip-slots = { $count ->
    [one] Un seul butin reste possible ; le gang le plus nombreux le prendra à la fin de la manche.
   *[other] { $count } butins restent possibles, un seul est le bon ; le gang le plus nombreux le prendra à la fin de la manche.
}
tip-pile = { $count ->
    [one] Une planque reste à prendre sur la pile.
   *[other] { $count } planques restent à prendre sur la pile.
}
tip-shut = Fermé : ce quartier n’est pas de la partie.
tip-passers = { $count ->
    [0] Il n’y a plus personne à détrousser.
   *[other] À la fin de la manche, le gang le plus nombreux détrousse un passant : un bourgeois (+ { $reward } F à la fin de la partie) ou l’agent de ville (− { $fine } F et un meneur en prison).
}
tip-fence-all = Le receleur paie { $pay } F au gang le plus nombreux pour chaque cambriolage de la manche, et lui amène { $count ->
    [one] une recrue
   *[other] { $count } recrues
}. Cambriolages encore possibles : { $open }.
tip-fence-own = Le receleur paie { $pay } F au gang le plus nombreux pour chacun de ses cambriolages de la manche, et lui amène { $count ->
    [one] une recrue
   *[other] { $count } recrues
}. Cambriolages encore possibles : { $open }.
tip-money = Argent : le gang le plus nombreux du quartier empoche { $value } F.
tip-burglary = Cambriolage : le gang le plus nombreux du quartier prend { $value } F, et le receleur des Halles le paiera { $pay } F.
tip-steal = Vol : le gang le plus nombreux du quartier prend { $loot } F à chacun des autres.
tip-reinforce = Renfort : le gang le plus nombreux du quartier embauche { $count ->
    [one] une recrue
   *[other] { $count } recrues
} pour la manche suivante.
tip-hospital = Hôpital : le gang le plus nombreux du quartier a un blessé, un meneur perdu pour toute la manche suivante.
tip-prison = Prison : le gang le plus nombreux du quartier a un meneur arrêté pour toute la manche suivante, à moins de payer { $price } F de caution.
tip-death = Mort : le gang le plus nombreux du quartier enterre un meneur, perdu pour toute la partie.
tip-laid = { $gang } ont posé cette planque : ce ne sera pas le butin.
tip-covered = Planque déjà posée : ce ne sera pas le butin.
tip-held = Rayé dans votre carnet : vous avez cette planque, ce ne sera pas le butin.
tip-certain = Entouré dans votre carnet : c’est le butin, à coup sûr.
tip-left = { $count ->
    [one] Un seul butin encore en vue.
   *[other] { $count } butins encore en vue.
}
tip-crew = { $gang } : { $crew }.
tip-crew-leads = { $gang } : { $crew }. Ils mènent ici, comme le dit la couronne.
tip-reserve = En réserve : { $gang } ont { $crew } à placer.
tip-roofs = { $count ->
    [one] Une planque en main ; le toit dit son quartier.
   *[other] { $count } planques en main ; la couleur des toits dit leur quartier.
}
tip-first = Le drapeau rouge est le pion de premier joueur.
tip-card = Votre planque : { $what }.
tip-card-lay = Ce ne sera pas le butin, vous seul le savez ; posez-la, et tous le sauront.
tip-blind = Une planque que vous n’avez pas encore regardée.
tip-token-0 = Un bourgeois : { $reward } F de plus à la fin de la partie.
tip-token-1 = L’agent de ville : { $fine } F d’amende et un meneur en prison à la fin de la partie.
tip-jail = Prison : ces meneurs manquent jusqu’à la fin de la manche. Caution : { $price } F par homme, à la fin de votre tour.
tip-ward = Hôpital : ces meneurs manquent jusqu’à la fin de la manche ; aucun argent n’y peut rien.
tip-graves = Cimetière : ces meneurs ne reviendront pas.
tip-round = { $rounds } manches, puis les comptes. Dans une manche, on prend des planques, puis chaque gang joue { $turns } tours.
tip-order = L’ordre du tour ; les signes pâles ont joué. Au dernier tour, la plus grande réserve joue d’abord.
tip-final = { $gang } : { $money } F, dont { $pay } F pour { $count ->
    [one] un Apache opérationnel
   *[other] { $count } Apaches opérationnels
}.
tip-chip-m = Combien de meneurs placer.
tip-chip-n = Combien de novices placer : ils ne servent qu’une manche, et jamais sans un meneur.
tip-chip-r = Combien de recrues placer : elles ne servent qu’une manche, et jamais sans un meneur.
tip-journal = Le journal de la manche : ouvrir ou replier.
tip-legend = La légende : ouvrir ou replier.

## La légende

legend = Légende
legend-title = Les signes de la page
legend-prizes = Butins et malheurs
legend-people = Les Apaches
legend-marks = Les marques
legend-money = de l’argent
legend-burglary = un cambriolage : compte chez le receleur
legend-steal = un vol : { $loot } F pris à chaque autre gang
legend-reinforce = des renforts : { $count } recrues pour la manche suivante
legend-hospital = l’hôpital : un meneur blessé pour une manche
legend-prison = la prison : un meneur pour une manche, ou { $price } F
legend-death = la mort : un meneur perdu pour la partie
legend-m = un meneur : sert à chaque manche
legend-n = un novice : une seule manche, jamais seul
legend-r = une recrue : une seule manche, jamais seule
legend-crown = le gang qui mène, et prendra le butin
legend-roof = un toit : ce butin est écarté
legend-cross = rayé : écarté, vous seul le savez
legend-ring = entouré : le butin, à coup sûr
legend-left = combien de butins encore en vue
legend-flag = le premier joueur
legend-token = un passant : bourgeois ou agent de ville

## Questions

question-start = On tire au sort le premier gang.
question-draft-yours = Prenez une planque sur la pile de votre choix ; vous serez seul à la voir.
question-draft-other = { $gang } choisissent une planque.
question-look = { $gang } regardent une planque.
question-act-yours = À vous : placer, déplacer, ou ne rien faire ?
question-act-other = { $gang } préparent leur coup.
question-force-yours = Qui placez-vous { $place } ?
question-step-yours = Un deuxième Apache, ou vous en restez là ?
question-step-must = Ce déplacement en demande un deuxième : lequel ?
question-lay-yours = Posez une de vos planques : elle ne sera pas le butin. Votre coup devient alors public.
question-bail-yours = Payez-vous une caution ? { $price } F par prisonnier.
question-bail-other = { $gang } hésitent devant la prison.
question-mug = { $gang } dépouillent un passant { $place }.
question-over-yours = Vous gagnez avec { $money } F !
question-over-shared = Vous partagez la victoire, avec { $money } F.
question-over-lost = { $gang } l’emportent avec { $money } F. Il vous en reste { $own }.
question-over = { $gang } l’emportent avec { $money } F.
question-over-tied = Victoire partagée, avec { $money } F.

## Choix

group-place = Placer des Apaches
group-m = Déplacer un meneur
group-n = Déplacer un novice
group-r = Déplacer une recrue
group-force = { $count ->
    [0] Sans meneur
    [one] Avec 1 meneur
   *[other] Avec { $count } meneurs
}
choice-draft = { $name } ({ $left ->
    [one] la dernière
   *[other] reste { $left }
})
choice-skip = Ne rien faire
choice-place = { $name }
choice-step-m = Un meneur { $from } { $to }
choice-step-n = Un novice { $from } { $to }
choice-step-r = Une recrue { $from } { $to }
choice-stop = Un seul déplacement
choice-lay = { $what }
choice-bail-0 = Ne rien payer
choice-bail = { $count ->
    [one] Libérer un meneur ({ $price } F)
   *[other] Libérer { $count } meneurs ({ $price } F)
}

## Le journal

line-started = Le sort désigne { $gang } : à eux le pion de premier joueur.
chapter-round = Manche { $round }
line-round = Manche { $round }. { $gang } ouvrent la distribution.
line-drafted = { $gang } prennent une planque { $place }.
line-looked = Vous y découvrez : { $what }.
line-turn = Tour { $turn }.
line-last-2 = Dernier tour. { $level ->
    [all] Réserves égales ({ $a }) : { $one }, puis { $two }.
   *[none] On joue par réserve décroissante : { $one } avec { $a }, puis { $two } avec { $b }.
}
line-last-3 = Dernier tour. { $level ->
    [all] Réserves égales ({ $a }) : { $one }, { $two }, puis { $three }.
   *[none] On joue par réserve décroissante : { $one } avec { $a }, { $two } avec { $b }, puis { $three } avec { $c }.
}
line-last-4 = Dernier tour. { $level ->
    [all] Réserves égales ({ $a }) : { $one }, { $two }, { $three }, puis { $four }.
   *[none] On joue par réserve décroissante : { $one } avec { $a }, { $two } avec { $b }, { $three } avec { $c }, puis { $four } avec { $d }.
}
line-skips = { $gang } se tiennent cois.
line-places = { $gang } placent { $crew } { $place }.
line-places-more = { $gang } placent { $crew } { $place } : les y voilà { $count }.
line-moves-1 = { $gang } déplacent { $one }.
line-moves-2 = { $gang } déplacent { $one }, et { $two }.
move-m = un meneur { $from } { $to }
move-n = un novice { $from } { $to }
move-r = une recrue { $from } { $to }
move-crew = { $crew } { $from } { $to }
line-lays = { $gang } posent une planque { $place } : { $what }.
line-bails = { $count ->
    [one] Caution versée : { $gang } tirent un meneur de prison pour { $price } F.
   *[other] Caution versée : { $gang } tirent { $count } meneurs de prison pour { $price } F.
}
line-resolving = ÉDITION SPÉCIALE. Fin de la manche { $round } : qui a pris quoi ?
headline = { $name } ({ $odds }).
odds = { $rivals ->
    [0] { $number } sans rival
   *[other] { $number } contre { $rivals }
}
line-nobody = { $name }. La planque n’intéressait personne ({ $what }).
line-nobody-8 = { $name }. Les bourgeois dorment tranquilles.
line-nobody-9 = { $name }. Le receleur n’a vu personne.
line-money = { $where } { $first } font main basse sur { $amount } F.
line-burglary = { $where } Cambriolage ! { $first } en tirent { $amount } F.
line-steal = { $where } { $first } détroussent les autres gangs : { $amount } F.
line-robbed = { $gang } y laissent { $amount } F.
line-reinforce = { $recruits ->
    [0] { $where } { $first } ne trouvent personne à embaucher.
    [one] { $where } { $first } embauchent une recrue.
   *[other] { $where } { $first } embauchent { $recruits } recrues.
}
line-hospital = { $where } Rixe : un meneur à l’hôpital chez { $gang }.
line-prison = { $where } Souricière : un meneur arrêté chez { $gang }.
line-death = { $where } Drame : { $gang } enterrent un meneur.
line-token = { $where } { $first } dépouillent un passant.
line-mugged-0 = C’était un bourgeois : l’argent viendra à la fin de la partie.
line-mugged-1 = Malheur ! C’était un agent de ville.
line-fence = { $recruits ->
    [0] { $where } Le receleur verse { $amount } F { $to }.
    [one] { $where } Le receleur verse { $amount } F { $to } et leur présente une recrue.
   *[other] { $where } Le receleur verse { $amount } F { $to } et leur présente { $recruits } recrues.
}
line-fence-dry = { $recruits ->
    [0] { $where } { $first } n’ont rien à écouler.
    [one] { $where } Rien à écouler, mais une recrue rejoint { $gang }.
   *[other] { $where } Rien à écouler, mais { $recruits } recrues rejoignent { $gang }.
}
line-returns = { $gang } : { $what }.
returns-2 = { $one }, { $two }
return-freed = { $count ->
    [one] un meneur sort de prison
   *[other] { $count } meneurs sortent de prison
}
return-healed = { $count ->
    [one] un meneur sort de l’hôpital
   *[other] { $count } meneurs sortent de l’hôpital
}
return-novices = { $count ->
    [one] un novice se retire
   *[other] { $count } novices se retirent
}
return-gone = { $count ->
    [one] une recrue repart
   *[other] { $count } recrues repartent
}
return-joined = { $count ->
    [one] une recrue arrive
   *[other] { $count } recrues arrivent
}
line-reveals = { $gang } retournent leurs pions : { $burghers ->
    [0] aucun bourgeois
    [one] un bourgeois
   *[other] { $burghers } bourgeois
} (+ { $won } F){ $policemen ->
    [0] .
   *[other] , et l’agent de ville : { $fined } F d’amende{ $jailed ->
        [0] .
       *[other] , un meneur en prison.
    }
}
line-reveals-policeman = { $gang } retournent leurs pions : l’agent de ville. { $fined } F d’amende{ $jailed ->
    [0] .
   *[other] , un meneur en prison.
}
line-scores = { $gang } : { $count ->
    [one] 1 Apache opérationnel
   *[other] { $count } Apaches opérationnels
} (+ { $pay } F). Total : { $money } F.
line-won = { $gang } sont les rois de Paris.
line-tied = Victoire partagée : Paris a plusieurs rois.

## Les panneaux

fact-money = Argent
fact-reserve = Réserve
fact-prison = Prison
fact-hospital = Hôpital
fact-cemetery = Morts
fact-tokens = Passants
fact-last = Au dernier tour
score-wallet = Au départ
score-prizes = Butins
score-thefts = Vols
score-fence = Receleur
score-bail = Cautions
score-tokens = Bourgeois, agent
score-wages = Paie des Apaches
score-money = Francs
score-apaches = Apaches opérationnels
fact-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}

## La position en mots

tell-round = Manche { $round } sur { $rounds }, distribution.
tell-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }.
tell-first = { $gang } ont le pion de premier joueur.
sketch-crew = deux Apaches d’un gang
sketch-borders = les quartiers qu’il touche
sketch-laid = une planque montrée
sketch-burglary = cambriolage
tell-you = Vous dirigez { $gang }.
tell-district = Quartier { $number }, { $name }. Sur place : { $crews }.
tell-empty = personne
tell-crew = { $gang }, { $crew }
tell-join = { $one } ; { $two }
tell-open = Butins encore possibles pour tous : { $what }.
tell-certain = Votre carnet : le butin { $place } est certain, { $what }.
tell-possible = Votre carnet : le butin { $place } ne peut être que { $what }.
tell-pile = Pile de { $count } { $count ->
    [one] planque
   *[other] planques
}.
tell-tokens = Pions encore cachés : { $count }.
tell-fence = Cambriolages encore possibles : { $count }.
tell-supply = Recrues au bord du plateau : { $count }.
tell-borders = Touche : { $what }.
tell-gang = { $gang }. Réserve : { $crew }. Planques en main : { $count }{ $count ->
    [0] .
   *[other] { "" } ({ $colours }).
} Prison { $prison }, hôpital { $hospital }, cimetière { $cemetery }, pions { $tokens }.
tell-hand = Vos planques : { $what }.
tell-own-tokens = Vos pions : bourgeois { $burghers }, agent de ville { $policemen }.
tell-money = Vous avez { $money } F.
tell-gang-money = { $gang } ont { $money } F.
tell-order = Ordre du tour : { $what }.
tell-staged-place = Coup préparé : placer { $crew } { $place }.
tell-staged-district = Coup préparé : placer des Apaches { $place }.
tell-staged-move = Coup préparé : déplacer { $what }.
tell-staged-skip = Coup préparé : ne rien faire.

## Refus

refusal-R2 = Ce quartier ne fait pas partie de la configuration.
refusal-R6 = Le sort désigne l’un des gangs de la table.
refusal-R10-empty = Cette pile est épuisée.
refusal-R10-none = Ce quartier n’a pas de planques : prenez-en une sur une pile.
refusal-R10-turn = Ce n’est pas à vous de choisir.
refusal-R12 = Vous devez prendre une planque sur une pile.
refusal-R13 = Ce n’est pas votre tour.
refusal-R14 = Ce n’est pas votre tour : au dernier tour, la plus grande réserve joue d’abord.
refusal-R15 = D’abord placer, déplacer ou ne rien faire ; la planque vient ensuite.
refusal-R15-order = Une seule action par tour, avant de poser la planque.
refusal-R15-staged = Terminez ce que vous avez commencé, ou reprenez-le.
refusal-R16 = Vous n’avez pas ces Apaches en réserve.
refusal-R17-border = Ces deux quartiers ne se touchent pas.
refusal-R17-two = Deux Apaches au plus se déplacent par tour.
refusal-R18 = Vous n’avez pas d’Apache de ce genre à cet endroit avant le déplacement.
refusal-R19 = Vous seriez à égalité avec un autre gang : c’est interdit.
refusal-R20 = Novices et recrues ne restent jamais sans un meneur de leur gang.
refusal-R22 = Vous n’avez pas cette planque.
refusal-R23-time = La caution se paie à la fin de votre tour, après la planque.
refusal-R23-funds = Vous n’avez pas de quoi payer autant de cautions.
refusal-R23-prisoner = Vous n’avez pas autant de prisonniers.
refusal-R24 = De l’hôpital et du cimetière, on ne sort pas en payant.
refusal-R37 = Ce passant a déjà été détroussé.
refusal-R46 = La partie est finie.
refusal-A6 = Placez au moins un Apache, ou ne faites rien.
refusal-A8 = Ces deux déplacements s’annulent : autant ne rien faire.
refusal-A13 = Cette planque a déjà été vue, ou vient d’une autre pile.
refusal-A59 = Cette horloge ne tourne pas.

## Raisons

reason-draft-certain = Avec celle-ci, le butin { $place } est certain.
reason-draft-deeper = On creuse { $place } : il n’y restera que { $count } butins possibles.
reason-draft-first = Un premier coup d’œil { $place } laisse { $count } butins possibles.
reason-place-certain = Le butin { $place } est certain : { $what }.
reason-place-fence = { $count ->
    [one] Le receleur paie les cambriolages, et un seul reste possible.
   *[other] Le receleur paie les cambriolages, et { $count } restent possibles.
}
reason-place-recruit = Il n’y a plus rien à vendre, mais le receleur amène toujours une recrue.
reason-place-token = Un passant est plus souvent un bourgeois ({ $count } F) qu’un agent de ville.
reason-place-sure-token = L’agent de ville est déjà démasqué : chaque passant qui reste vaut { $count } F.
reason-place-free = Il n’y a personne { $place }, où le butin vaut environ { $count } F.
reason-place-keep = L’avantage { $place } mérite d’être défendu : environ { $count } F.
reason-place-take = { $first } dominent { $place }, où le butin vaut environ { $count } F.
reason-force-last = Personne ne joue plus après : un de plus que les autres suffit.
reason-force-safe = { $count } { $place } : aucune réserve ne suffit à les dépasser.
reason-force-lead = Cela donne { $count ->
    [one] un Apache d’avance
   *[other] { $count } Apaches d’avance
} { $place }.
reason-force-foothold = Un pied { $place } : il reste { $count ->
    [one] un tour
   *[other] { $count } tours
} pour en faire davantage.
reason-skip-leads = { $count ->
    [one] Un quartier est déjà dominé.
   *[other] { $count } quartiers sont déjà dominés.
} Que les autres se découvrent.
reason-skip-wait = { $count ->
    [one] Il reste un tour, et chaque planque montrée en dit plus long.
   *[other] Il reste { $count } tours, et chaque planque montrée en dit plus long.
}
reason-skip-novices = { $count ->
    [one] Le novice qui reste en réserve n’est pas perdu.
   *[other] Les { $count } novices qui restent en réserve ne sont pas perdus.
}
reason-step-trap = Qui domine { $place } n’y trouvera que ceci : { $what }. Mieux vaut filer.
reason-step-flee = En moyenne, le butin { $place } coûte plus qu’il ne rapporte : mieux vaut filer.
reason-step-take = Un de plus suffit pour dominer { $place }.
reason-step-two = Deux de plus ensemble domineront { $place }.
reason-step-leave = { $first } misent trop haut { $place } : ces hommes serviront mieux ailleurs.
reason-step-better = Il y a plus à gagner { $place } : environ { $count } F.
reason-stop = Personne d’autre n’a besoin de bouger.
reason-lay-only = C’est la dernière planque en main.
reason-lay-fence = Un cambriolage de moins pour { $gang }, qui dominent chez le receleur.
reason-lay-idle = Personne ne domine { $place } : cela ne trahit pas grand-chose.
reason-lay-quiet = L’avantage { $place } tentera moins les autres.
reason-lay-spoil = { $first } dominent { $place }, et voici ce qui n’y sera pas le butin : { $what }.
reason-lay-lure = { $first } dominent { $place }. Le butin y promet davantage à présent : il leur faudra peut-être le défendre.
reason-bail-free = { $count ->
    [one] Un meneur libéré a encore un tour pour servir.
   *[other] Un meneur libéré a encore { $count } tours pour servir.
}
reason-bail-save = { $count } F par homme, c’est trop : l’argent compte à la fin.
reason-bail-late = { $count ->
    [one] Il ne reste qu’un tour, et la prison s’ouvre à la fin de la manche.
   *[other] Il ne reste que { $count } tours, et la prison s’ouvre à la fin de la manche.
}
reason-bail-soon = C’était le dernier tour, et la prison s’ouvre à la fin de la manche.

## Les gens

character-nini = Nini Coup-de-Vent
character-nini-about = Fleuriste aux Halles le jour ; la nuit, elle a filé avant le premier coup de sifflet.
character-zigue = Le Grand Zigue
character-zigue-about = Deux mètres de gilet de velours, qui n’entre jamais dans une rue sans six amis.
character-louis = P’tit-Louis la Gouttière
character-louis-about = Apprenti couvreur, il connaît toutes les lucarnes de Belleville à Vaugirard.
character-tata = Tata Ferraille
character-tata-about = Chiffonnière et cousine du receleur ; au poids d’un sac, elle sait ce qu’il a coûté.
character-notaire = Le Notaire
character-notaire-about = Un clerc qui a mal tourné : il raye les planques et n’oublie rien.
character-anguille = Titine l’Anguille
character-anguille-about = Arrêtée onze fois, jamais livrée aux portes de la prison.
character-bebert = Bébert Deux-Foulards
character-bebert-about = Un foulard pour le bal, un pour la bagarre ; il mise toujours une fois de trop.

## La leçon

lesson-1 = Voici Paris. Chaque quartier de 1 à 7 montre ses butins possibles. L’un d’eux, personne ne sait lequel, attend sous un toit hors du plateau : ce sera le butin de la manche. Tous les autres vont passer entre vos mains.
lesson-2 = La distribution. Prenez une planque à Charonne : trois butins possibles, deux sur la pile.
lesson-2-wrong = Une bonne planque aussi, mais essayez Charonne (1), où l’on devine le plus vite.
lesson-2-then = Vous seul savez ce que c’est : ce ne sera pas le butin de Charonne. Dans votre carnet, il est rayé. Votre rival n’a vu qu’un toit violet ; vous voyez de même la couleur de ce qu’il prend.
lesson-second = Votre rival a pris un toit bleu ciel, à Belleville : vous ne voyez pas ce qu’il y a dessous. Prenez-en une deuxième, à Vaugirard (6).
lesson-second-wrong = Cette fois, prenez sur la pile de Vaugirard (6).
lesson-second-then = La mort : vous seul savez que personne ne mourra à Vaugirard dans cette manche.
lesson-3 = Premier tour. Placez des Apaches aux Halles (9), chez le receleur.
lesson-3-wrong = Pour cette fois, choisissez les Halles, au centre.
lesson-4 = Votre rival y est à deux. Essayez d’en poser deux : c’est refusé, car deux gangs ne sont jamais à égalité. Posez-en trois.
lesson-4-wrong = C’est permis, mais prenez la tête : trois meneurs.
lesson-4-then = Trois contre deux : vous menez. La couronne le montre.
lesson-5 = Il faut maintenant poser une planque. Posez le 300 F de Charonne : ce butin est écarté aux yeux de tous.
lesson-5-wrong = Posez plutôt la planque de Charonne.
lesson-5-then = Le toit couvre l’emplacement. À la fin des six tours, un seul butin restera visible par quartier.
lesson-6 = Les novices (liseré gris) valent un meneur mais ne servent que dans une manche, et jamais seuls. Placez un meneur et un novice à Vaugirard. Un novice seul serait refusé.
lesson-6-wrong = Essayez exactement un meneur et un novice.
lesson-6-then = Deux Apaches à Vaugirard. Le novice quittera la partie à la fin de la manche.
lesson-7 = On peut aussi déplacer un ou deux Apaches vers des quartiers voisins. Emmenez un meneur des Beaux Quartiers aux Halles…
lesson-7-wrong = Prenez un meneur des Beaux Quartiers (8) et menez-le aux Halles (9).
lesson-8 = … et l’autre aussi. Seul le résultat compte : à deux contre un, vous passez devant.
lesson-8-then = Les Beaux Quartiers sont vides, c’est permis.
lesson-9 = Vous avez en main deux des trois planques de Charonne. Le butin est donc certain : il est entouré dans votre carnet. Allez-y en force.
lesson-9-wrong = Le butin certain est à Charonne (1).
lesson-order = Tour 5, et vous jouez en dernier. Regardez les réserves : il vous reste huit Apaches, six à votre rival. Posez l’hôpital des Épinettes.
lesson-order-wrong = Posez d’abord la planque des Épinettes (3).
lesson-order-then = Au tour 6, la plus grande réserve joue d’abord : les signes du coin ont changé de place, et c’est encore à vous. Pour jouer en dernier, mieux renseigné, gardez moins d’Apaches en main.
lesson-10 = Dernier tour d’une manche. Posez votre dernière planque : les butins tombent, quartier par quartier.
lesson-10-then = Regardez la page : qui a pris quoi. Le receleur a payé le cambriolage, et un meneur du rival est en prison. Il pourra payer 150 F de caution à la fin d’un de ses tours.
lesson-bail = À votre tour. Un de vos meneurs est en prison, un autre à l’hôpital, tous deux jusqu’à la fin de la manche. À la fin de votre tour, 150 F suffisent à sortir de prison : libérez votre meneur.
lesson-bail-wrong = On peut attendre, mais essayez : payez une caution.
lesson-bail-then = Le voilà en réserve, utilisable dès votre prochain tour. De l’hôpital, on ne sort pas en payant.
lesson-final = Fin de la troisième manche : on retourne les pions, un bourgeois rapporte 200 F, l’agent de ville coûte 200 F et un meneur. Puis chaque Apache en réserve rapporte 50 F : six chez vous, dix chez le rival. Le gang le plus riche gagne.
lesson-11 = Vous savez tout. Après trois manches, chaque Apache opérationnel rapporte 50 F, chaque bourgeois 200 F, et l’agent de ville coûte cher. Une partie ?
