### Hints and the review of a game in the browser.

advice-hints = Hints
advice-review = Review
advice-thinking = The bot is thinking
advice-not-now = You have nothing to decide now.
advice-consent = Several people play here. All of them must agree to hints and reviews; still missing: { $names }.
advice-agree = { $player } agrees
advice-wished = { $names } would like hints. They are shown only if everybody agrees.
advice-not-agree = Not now
advice-expected = { $vp } VP expected
advice-compared = The numbers are VP. They say what a move leads to by the end of this round or the next, compared with the best other move.
advice-seat = { $vp } VP, give or take { $spread }; chance to win { $share } %
advice-progress = { $done } of { $all } turns reviewed
advice-judged = { $round ->
    [0] Setup
   *[other] Round { $round }
  }, { $player }: { $vp } VP
