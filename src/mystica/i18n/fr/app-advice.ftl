### Conseils et analyse d'une partie dans le navigateur.

advice-hints = Conseils
advice-review = Analyse
advice-thinking = Le robot réfléchit
advice-not-now = Vous n'avez rien à décider maintenant.
advice-consent = Plusieurs personnes jouent ici. Conseils et analyse demandent l'accord de toutes ; il manque encore : { $names }.
advice-agree = { $player } : d'accord
advice-wished = { $names } : conseils souhaités. Ils ne sont montrés qu'avec l'accord de tout le monde.
advice-not-agree = Pas maintenant
advice-expected = { $vp } PV attendus
advice-compared = Les nombres sont des PV : ce que le coup apporte d'ici la fin de cette manche ou de la suivante, comparé au meilleur autre coup.
advice-seat = { $vp } PV, à { $spread } près ; part de victoires { $share } %
advice-progress = { $done } tours sur { $all } examinés
advice-judged = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
  }, { $player } : { $vp } PV
