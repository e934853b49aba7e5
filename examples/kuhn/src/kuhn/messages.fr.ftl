### Le poker de Kuhn en français.

name = Poker de Kuhn
tagline = Trois cartes, une mise : le plus petit des pokers.
about = Un valet, une dame, un roi ; chacun en reçoit une, la troisième reste cachée. Parole ou mise d’une pièce, suivre ou se coucher. Une minute pour l’apprendre, et pourtant il faut bluffer : qui ne mise jamais avec un valet perd à la longue.
length = 5 minutes
weight = Léger
age = Dès 8 ans
designer = Harold W. Kuhn
completed = L’article décrit une seule manche. Les bourses, le nombre de manches et le choix de qui ouvre sont de nous.

option-rounds = Manches
option-rounds-about = Combien de manches compte une partie.

side-red = Rouge
side-blue = Bleu
card-jack = valet
card-queen = dame
card-king = roi
card-hidden = carte cachée

question-deal = { $who } reçoit une carte.
question-bet-yours = Parole, ou miser { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
 } ?
question-bet-other = { $who } dit parole ou mise.
question-answer-yours = Il y a une mise. Suivre, ou se coucher ?
question-answer-other = { $who } suit ou se couche.
over-won = { $who } gagne la partie, { $most } pièces contre { $least }.
over-equal = Partie nulle : { $coins } pièces chacun.

choice-check = Parole
choice-bet = Miser { $coins }
choice-call = Suivre ({ $coins })
choice-fold = Se coucher

line-began = Manche { $round } : chacun paie { $ante }. { $who } ouvre.
line-dealt = { $who } reçoit une carte.
line-dealt-you = Votre carte : { $card }.
line-checked = { $who } dit parole.
line-raised = { $who } mise { $coins }.
line-called = { $who } suit avec { $coins }.
line-folded = { $who } se couche.
line-shown = Cartes sur table : { $red } pour Rouge, { $blue } pour Bleu.
line-won = { $who } ramasse le pot de { $coins }.
line-ended = La partie est finie : Rouge { $red }, Bleu { $blue }.

fact-purse = Bourse
fact-stake = En jeu
board-pot = Pot : { $coins }

tell-round = Manche { $round } sur { $rounds }
tell-you = Vous jouez { $who }.
tell-card = Votre carte : { $card }.
tell-seat = { $who } : { $purse } en bourse, { $stake } en jeu
tell-shown = Manche précédente : { $red } pour Rouge, { $blue } pour Bleu. { $who } a ramassé le pot.
tell-folded = Manche précédente : { $other } s’est couché, { $who } a ramassé le pot.

refusal-R1 = Ce n’est pas une réponse à la question.
refusal-R2 = Ce n’est pas votre tour.
refusal-R6 = Il y a une mise : suivez ou couchez-vous.
refusal-R7 = Personne n’a encore misé : parole ou mise.
refusal-R10 = La partie est finie.
