### 브라우저에서 보는 힌트와 복기.

advice-hints = 힌트
advice-review = 복기
advice-thinking = 봇이 생각하고 있습니다
advice-not-now = 지금은 결정할 것이 없습니다.
advice-consent = 여러 사람이 함께 하는 게임입니다. 힌트와 복기에는 모두의 동의가 필요합니다. 아직 동의하지 않음: { $names }.
advice-agree = 동의: { $player }
advice-wished = 힌트 요청: { $names }. 모두가 동의해야만 보입니다.
advice-not-agree = 나중에
advice-expected = 예상 승점 { $vp }점
advice-compared = 숫자는 승점입니다. 이번 라운드나 다음 라운드가 끝날 때까지 그 수가 가져오는 것을 다른 수 중 최선과 비교한 값입니다.
advice-seat = 승점 { $vp }점, 오차 { $spread }; 승률 { $share } %
advice-progress = { $all }턴 중 { $done }턴을 살펴봄
advice-judged = { $round ->
    [0] 게임 준비
   *[other] { $round }라운드
  }, { $player }: 승점 { $vp }점
