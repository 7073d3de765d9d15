### 일어난 일을 기록하는 문장입니다. `$player`는 이름, `$gains`와 `$price`는 수량의 목록이고,
### `$gained`와 `$paid`는 아래의 구절이거나 비어 있습니다. 이름 뒤에 조사를 붙이지 않습니다.

clause-paid = {" "}(비용: { $amounts })
clause-gained = {" "}(획득: { $amounts })

## 수

event-faction = { $player }: 종족 선택, { $faction }.
event-first-dwelling = { $player }: { $space }에 초기 건물 배치, { $structure }.
event-first-bonus = { $player }: 보너스 카드 선택, { $tile }{ $gained }.
event-build = { $player }: { $space }에 { $structure } 건설{ $paid }.
event-upgrade = { $player }: { $space } 업그레이드, { $old } → { $structure }{ $paid }.
    .dwarves = { $player }: { $space } 업그레이드, { $old } → 시장{ $paid }.
    .fakirs = { $player }: { $space } 업그레이드, { $old } → 시장{ $paid }.
event-transform = { $spades ->
    [0] { $player }: { $space } 변환, { $was } → { $terrain }, 삽 없이{ $paid }.
   *[other] { $player }: { $space } 변환, { $was } → { $terrain }, 삽 { $spades }개{ $paid }.
}
event-buy-spade = { $player }: 삽 1개 교환{ $paid }.
event-leave-spades = { $spades ->
    [0] { $player }: 건설하지 않음.
   *[other] { $player }: 삽 { $spades }개 사용하지 않음.
}
event-go-first = { $player }: 신앙 보너스의 삽 먼저 사용.
event-advance-shipping = { $player }: 선박 트랙 전진, 선박 값 { $level }{ $paid }{ $gained }.
event-advance-digging = { $player }: 삽의 교환 비율 낮춤, { $level }단계{ $paid }{ $gained }.
event-send-priest = { $player }: { $cult } 제단에 성직자 배치.
event-return-priest = { $player }: { $cult } 1칸을 위해 성직자 1명 공급처로 반환.
event-power-action = { $player }: 파워 액션, { $tile }{ $paid }{ $gained }.
event-special-action = { $player }: 특수 액션, { $tile }{ $paid }.
event-convert = { $player }: 전환, { $price } → { $gains }.
event-sacrifice = { $player }: 파워 희생, { $price } 게임에서 제거.
event-bridge = { $player }: { $from } – { $to } 다리 건설.
event-connect = { $player }: 마을 설립에서 강 지역 { $space } 무시.
event-ability = { $player }: 종족 능력 사용{ $paid }{ $gained }.
    .darklings = { $number ->
        [0] { $player }: 서품식 없음.
       *[other] { $player }: 성직자의 서품식, { $price } → { $gains }.
    }
event-step = { $player }: { $cult } { $steps }칸 선택.
event-use-key = { $player }: { $cult }에 열쇠 사용.
event-leave-key = { $player }: 열쇠 사용하지 않음.
event-favor = { $player }: 총애 타일 획득, { $tile }.
event-town = { $player }: 마을 타일 획득, { $tile }{ $gained }.
event-take-power = { $power ->
    [0] { $player }: { $builder }의 건설로 옮길 파워 없음.
   *[other] { $player }: { $builder }의 건설로 파워 { $power }개 획득{ $paid }.
}
    .trade = { $power ->
        [0] { $player }: { $builder }의 교역으로 옮길 파워 없음.
       *[other] { $player }: { $builder }의 교역으로 파워 { $power }개 획득{ $paid }.
    }
event-decline-power = { $player }: { $builder }의 건설로 얻을 파워 { $offered }개 거부.
    .trade = { $player }: { $builder }의 교역으로 얻을 파워 { $offered }개 거부.
event-later = { $player }: { $builder }의 건설로 얻을 파워 { $offered }개 결정 보류.
    .trade = { $player }: { $builder }의 교역으로 얻을 파워 { $offered }개 결정 보류.
event-later-step = { $player }: 신앙 전진 보류.
event-give-up = { $player }: 행동의 효과 포기.
event-pass = { $player }: 패스, 보너스 카드 { $tile }{ $gained }.
event-pass-last = { $player }: 패스.
event-end-turn = { $player }: 턴 종료.
event-drop = { $player }: 게임에서 나감.

## 뒤따르는 일

event-skip = { $player }: 한 칸 건너뜀{ $paid }{ $gained }.
    .dwarves = { $player }: 터널 뚫기{ $paid }{ $gained }.
    .fakirs = { $player }: 카펫 비행{ $paid }{ $gained }.
event-advance = { $player }: { $cult } 전진, { $from } → { $to }{ $gained }.
event-shipping = { $player }: 선박 트랙 무료 전진, 선박 값 { $level }.
event-scoring-tile = { $player }: 득점 타일 { $tile }, { $gains }.
event-favor-tile = { $player }: 총애 타일, { $gains }.
event-card-vp = { $player }: 보너스 카드 { $tile }, { $gains }.
event-faction-gain = { $player }: 종족 능력, { $gains }.
event-gain = { $player }: { $gains } 획득.
event-loss = { $player }: { $price } 지불.
event-offer = { $player }: { $builder }의 건설로 파워 { $offered }개를 얻을 수 있음.
    .trade = { $player }: { $builder }의 교역으로 파워 { $offered }개를 얻을 수 있음.
event-offer-void = { $player }: { $builder }의 건설로 얻을 파워 { $offered }개, 그릇에 자리 없음.
    .trade = { $player }: { $builder }의 교역으로 얻을 파워 { $offered }개, 그릇에 자리 없음.
event-town-founded = { $player }: 마을 설립.

## 라운드와 게임 종료

event-round = { $round } 라운드 시작. 득점 타일: { $tile }.
event-income = { $player }: 수입, { $gains }.
event-cult-bonus = { $player }: 신앙 보너스, { $gains }.
event-cult-spades = { $player }: 신앙 보너스, 삽 { $spades }개.
event-cult-score = { $player }: { $cult } 점수, { $gains }.
event-area-score = { $player }: 연결된 건물 { $size }개, { $gains }.
event-resource-score = { $player }: 남은 자원, 승점 { $vp }점.
event-win = { $player }: 승점 { $total }점으로 게임 승리.
