### 수가 거부되는 까닭입니다. 알 수 없는 인수는 없으며, 그때는 마지막 표현이 쓰입니다.

reason-game-over = 게임이 끝났습니다.
reason-no-such-move = 그런 수는 없습니다.
reason-not-your-decision = 지금 결정할 차례: { $decider }.
reason-wrong-moment = 지금은 할 수 없습니다. 지금 결정할 것: { $now }.
reason-coins-short = 동전 { $needed }개 필요한데 { $have ->
    [0] 하나도 없습니다.
   *[other] { $have }개뿐입니다.
}
reason-workers-short = 일꾼 { $needed }명 필요한데 { $have ->
    [0] 한 명도 없습니다.
   *[other] { $have }명뿐입니다.
}
reason-priests-short = 성직자 { $needed }명 필요한데 { $have ->
    [0] 한 명도 없습니다.
   *[other] { $have }명뿐입니다.
}
reason-power-short = 그릇 III에 파워 { $needed }개 필요한데 { $have ->
    [0] 하나도 없습니다.{ "" }
   *[other] { $have }개뿐입니다.{ "" }
}{ $sacrifice ->
    [0] { "" }
   *[other] { " " }희생하면 { $sacrifice }개 더 생깁니다.
}
reason-tokens-short = 파워 희생에는 그릇 II에 토큰 { $needed }개 필요합니다. 지금 { $have }개 있습니다.
reason-vp-short = 승점 { $needed }점 필요한데 { $have }점입니다.
reason-spades-short = 삽 { $needed }개 필요한데 { $have ->
    [0] 하나도 없습니다.
   *[other] { $have }개뿐입니다.
}
reason-not-reachable = { $shipping_needed ->
    [other] { $space }에 도달할 수 없습니다. 선박 값 { $shipping_needed }이면 도달합니다.
   *[none] { $space }에 도달할 수 없습니다. 자신의 건물에 인접해 있지 않습니다.
}
reason-occupied = { $what }: 이미 차지되었습니다, { $by }.
reason-river = { $space }: 강 지역입니다.
reason-no-river = { $space }: 강 지역이 아닙니다.
reason-wrong-terrain = { $spades ->
    [other] { $space }: { $terrain }, 홈 지형까지 삽 { $spades }개.
   *[none] { $space }: { $terrain }, 홈 지형이 아닙니다.
}
reason-same-terrain = { $space }: 이미 { $terrain }입니다.
reason-no-such-way = 변환 사이클의 그 방향으로는 갈 수 없습니다.
reason-used-already = { $space }: 이 액션에서 이미 변환했습니다.
reason-not-transformed = { $space }: 이 액션에서 홈 지형으로 변환하지 않았습니다.
reason-home-only = 홈 지형만 가능합니다.
reason-spades-must-be-used = 가진 삽을 모두 한 지역에 사용해야 합니다: { $needed }개.
reason-already-taken = { $what }: 이미 사용되었습니다.
reason-already-owned = { $what }: 하나만 가질 수 있습니다.
reason-no-piece-left = 남은 것이 없습니다: { $piece }.
reason-no-bridge-place = 자신의 건물 옆에 다리를 건설할 곳이 없습니다.
reason-no-structure = { $space }에 자신의 건물이 없습니다.
reason-wrong-structure = { $space }에 먼저 필요한 건물: { $needed }.
reason-track-end = 트랙의 끝입니다.
reason-no-stronghold = 아직 요새를 건설하지 않았습니다.
reason-not-held = { $what }: 가지고 있지 않습니다.
reason-not-in-game = { $what }: 이 게임에 없습니다.
reason-not-drawn = { $what }: 뽑은 색상이 아닙니다.
reason-card-needed = 패스할 때 보너스 카드를 가져가야 합니다.
reason-last-round = 마지막 라운드에는 보너스 카드를 가져가지 않습니다.
reason-no-key = 지금 열쇠를 사용할 수 없습니다: { $what }.
reason-no-use = 그릇 III의 파워가 부족할 때만 희생할 수 있습니다.
reason-use-sacrifice = 희생하여 얻은 파워를 먼저 사용해야 합니다.
reason-no-offer = 그런 파워 제안이 없습니다.
reason-no-step = 선택할 신앙 전진이 없습니다.
reason-bid-low = 다음 입찰은 승점 { $needed }점 이상이어야 합니다.
reason-steps-short = 충분히 전진해 있지 않습니다: { $what }.
reason-lost-tokens-short = 게임에서 제거해야 할 파워 토큰 { $needed }개 중 { $have }개만 있습니다.
reason-not-transformable = { $space }: { $terrain }, 다시는 변환할 수 없습니다.
reason-locked-terrain = { $space }: { $terrain }, 아직 해금하지 않았습니다.
reason-no-town = 마을이 설립되지 않습니다.
reason-no-target = 가능한 지역이 없습니다.
reason-left-already = { $who }: 이미 게임에서 나갔습니다.
reason-not-allowed = 이 게임의 규칙에서 허용하지 않습니다.

## 결정할 수 있는 것

decision-faction = 종족 선택
decision-dwelling = 초기 건물 배치
decision-bonus = 첫 보너스 카드 선택
decision-turn = 턴
decision-after = 액션 후의 전환
decision-leech = 파워 획득 여부
decision-sacrifice = 희생한 파워의 사용
decision-spades = 삽의 사용
decision-cult-spades = 신앙 보너스의 삽
decision-bridge = 다리를 건설할 곳
decision-cult = 신앙 트랙 선택
decision-favor = 총애 타일 선택
decision-town = 마을 타일 선택
decision-key = 열쇠의 사용
decision-ability = 종족 능력

## 수에 부족할 수 있는 것

thing-dwelling = 주택
thing-trading-house = 교역소
thing-temple = 사원
thing-stronghold = 요새
thing-sanctuary = 성역
thing-priest = 성직자
thing-priests = 성직자
thing-bridge = 다리
thing-a-bridge = 다리
thing-key = 열쇠
thing-card = 보너스 카드
thing-shipping = 선박
thing-spades = 삽
thing-tokens = 파워 토큰
thing-vp = 승점
thing-coins = 동전
thing-workers = 일꾼
thing-power = 파워
thing-step = 신앙 칸
thing-token = 파워 토큰
thing-any-cult-track = 모든 신앙 트랙

## 해결 방법

repair-missing = 부족: { $what } ({ $amount })
repair-first = 가능한 방법: { $move }
