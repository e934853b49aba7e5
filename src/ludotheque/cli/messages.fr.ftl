choose = { $count ->
    [1] Votre choix :
   *[other] { $name }, votre choix :
}
how = Tapez un numéro, une notation ou un mot ; ? 1 en dit plus ; aide pour le reste.
help =
    Tapez le numéro d’un choix, sa notation ou une partie de ses mots ; la lettre d’une rubrique l’ouvre. De plus :
      ? CHOIX         ce que veut dire un choix et ce qu’il amènerait
      1; 4; 2         plusieurs réponses d’un coup, tant que personne d’autre n’agit et que rien n’est tiré
      pourquoi COUP   quelle règle interdit un coup
      conseil         ce que jouerait un fort joueur
      annuler         reprendre votre dernier coup
      liste           tous les choix, dépliés
      plateau         revoir la position
      dire            la position en toutes lettres
      journal         le récit depuis le début
      position        la position en notation, là où rien n’est caché
      sauver FICHIER  écrire la partie dans un fichier, à tout moment : play --resume FICHIER la reprend
      quitter         partir
legal = Rien ne l’interdit.
refused = La règle { $rule } l’interdit.
unread = Je ne comprends pas « { $text } ».
why-what = Dites lequel : un numéro, une notation ou une partie des mots, comme « ? 1 » ou « pourquoi 1 ».
no-number = Il n’y a pas de choix { $number }.
meant = { $number }. { $label } – Entrée pour le faire, autre chose pour renoncer :
folded = { " " } ({ $count }, à partir du { $first })
hint = { $action } ({ $label })
hint-worth = { $action } ({ $label }) : { $value ->
    [win] gain dans { $plies }
    [loss] perte dans { $plies }
   *[draw] nulle dans { $plies }
}
undone = Coup repris.
no-undo = Il n’y a rien que vous puissiez reprendre.
saved = La partie est écrite dans { $file }. Ce que l’ordinateur en pense : ludotheque review { $file }
saved-open = La partie est dans { $file }, avec tout ce qu’elle cache : qui lit ce fichier sait tout. Pour la reprendre : ludotheque play --resume { $file }
taken = Il y a déjà autre chose dans { $file } : prenez un autre nom.
leave = Sauver la partie avant de partir ? Le nom d’un fichier, ou Entrée pour non :
resumed = La partie reprend après { $steps } coups.
curtain = Au tour de { $name } : Entrée quand personne d’autre ne regarde.
over = La partie est terminée.
rank = { $rank }. { $name } ({ $side })
afterwards = revanche pour rejouer, sauver FICHIER pour garder la partie, Entrée pour partir :
at-once = D’un seul geste
asides = Possible aussi
preparing = Préparation des joueurs automatiques
thinks = { $name } réfléchit
story-cut = … { $count } lignes plus anciennes ; journal les dit toutes.
hidden = Pas en cours de partie : cela montrerait ce que vous ne devez pas savoir.
write = Vos mots, { $most } caractères au plus :
company = { $name } ({ $side }, { $level }) : { $about }
figure = { $label } { $value }
you = Vous
player = Joueur { $number }
level-random = insouciant
level-greedy = gourmand
level-fair = correct
level-strong = fort
level-best = meilleur
