### 바다의 상인: 배, 부두, 조선소, 교역, 그리고 상자의 타일.

structure-SY = 조선소
    .one = 조선소
unit-ship = 배
    .one = 배
unit-merchant = 상인
    .one = 상인
unit-dock = 부두
    .one = 부두
unit-storehouse = 창고
    .one = 창고
amount-ships = 배 { $n }척
amount-markers = 교역 마커 { $n }개
word-ships = 배
word-merchants = 상인
word-dock = 부두
word-storehouse = 창고
word-shipyard = 조선소
word-market = 시장
word-trade = 교역
word-trade-markers = 교역 마커
word-canal = 운하
word-range-tile = 범위 타일
word-movement = 이동력
sea-price-shipyard = 조선소 비용 { $price }
sea-price-market = 시장 비용 { $price }
sea-price-ship = 배 한 척 { $price }
sea-price-merchant = 상인 한 명 { $price }
source-trade = 교역
source-sailing = 배의 추가 이동
source-ship = 배 건조

## 가진 글에 없는 값의 표시

mark-house = 자체 값: 직접 정한 값이며 호스트가 바꿀 수 있음
mark-inferred = 추론한 값: 규칙서에 쓰여 있지 않지만 그 내용에서 나오며 호스트가 바꿀 수 있음
mark-corroborated = 다른 공개 자료와 일치하지만 인쇄된 구성물은 확인하지 못한 값이며 호스트가 바꿀 수 있음
mark-replaced = 이 게임의 호스트가 바꾼 값

## 타일과 액션의 이름

tile-MPA1 = 배 이동
tile-MPA2 = 배
tile-MPA3 = 총애 타일
tile-SHIPMOVE = 배 이동 (조선소 보드)
tile-SHIPBUILD = 배 건조
tile-MBON1 = 교역
tile-MBON2 = 배
tile-MBON3 = 배와 항해
tile-MBON4 = 요새, 성역, 조선소
tile-MFAV1 = 선박 또는 성직자
tile-MFAV2 = 교역
tile-MFAV3 = 배 수입
tile-MFAV4 = 교역 마커
tile-MTW1 = 선박
tile-MTW2 = 배
tile-MSC01 = 주택과 배
tile-MSC02 = 주택과 파워
tile-MSC03 = 교역소와 물의 삽
tile-MSC04 = 교역소와 하늘의 삽
tile-MSC05 = 요새, 성역, 조선소와 불
tile-MSC06 = 요새, 성역, 조선소와 하늘
tile-MSC07 = 삽과 동전
tile-MSC08 = 마을과 삽
tile-MSC09 = 교역과 성직자
tile-MSC10 = 교역과 삽
tile-MSC11 = 사원과 선박
tile-MSC12 = 발전과 성직자
tile-most-trade-markers = 가장 많은 교역 마커

## 효과

tile-MPA1-effect = { -power(n: "action[MPA1].cost") }로 자신의 모든 배를 이동합니다.
tile-MPA2-effect = { -power(n: "action[MPA2].cost") }로 { -ships(n: "action[MPA2].more[ships]") }을 얻습니다.
tile-MPA3-effect = { -power(n: "action[MPA3].cost") }와 { -priests(n: "action[MPA3].paid_priests") }으로 { -favor-tiles(n: "action[MPA3].favors") }를 얻습니다.
tile-SHIPMOVE-effect = 자신의 모든 배를 이동합니다. 조선소를 건설하기 전, 게임을 시작할 때부터 할 수 있습니다.
tile-SHIPBUILD-effect = 조선소를 건설한 뒤 조선소 보드의 비용으로 배를 얻습니다.
tile-MBON1-effect = 교역마다 { -vp(n: "bonus[MBON1].more[trade_vp]") }. 특수 액션: { -ships(n: "bonus[MBON1].more[ships]") }.
tile-MBON2-effect = 수입: { -coins(n: "bonus[MBON2].income.coins") }, { -workers(n: "bonus[MBON2].income.workers") }. 패스할 때: 지도에 있는 자신의 배마다 { -vp(n: "bonus[MBON2].pass_vp[ships]") }.
tile-MBON3-effect = 수입: { -ships(n: "bonus[MBON3].income.more[ships]") }. 특수 액션: 자신의 모든 배를 이동합니다.
tile-MBON4-effect = 수입: { -workers(n: "bonus[MBON4].income.workers") }. 패스할 때: 요새에 { -vp(n: "bonus[MBON4].pass_vp[SH]") }, 성역에 { -vp(n: "bonus[MBON4].pass_vp[SA]") }, 조선소에 { -vp(n: "bonus[MBON4].pass_vp[SY]") }.
tile-MFAV1-effect = 불 신앙 { -steps(n: "favor[MFAV1].steps") } 전진. 한 번: 선박 { -steps(n: "favor[MFAV1].one_of[shipping]") }과 { -workers(n: "favor[MFAV1].one_of[workers]") }, 또는 { -coins(n: "favor[MFAV1].one_of[coins]") }를 받고 공급처의 성직자를 신앙에 배치하거나 그 대신 신앙 한 칸 전진.
tile-MFAV2-effect = 물 신앙 { -steps(n: "favor[MFAV2].steps") } 전진. 주택, 교역소, 사원과 교역할 때마다 { -vp(n: "favor[MFAV2].more_tables[trade_vp][D]") }, 더 큰 건물과 교역할 때마다 { -vp(n: "favor[MFAV2].more_tables[trade_vp][SH]") }.
tile-MFAV3-effect = 대지 신앙 { -steps(n: "favor[MFAV3].steps") } 전진. 수입: { -ships(n: "favor[MFAV3].income.more[ships]") }.
tile-MFAV4-effect = 하늘 신앙 { -steps(n: "favor[MFAV4].steps") } 전진. 패스할 때: 교역 마커가 하나, 넷, 일곱, 열 이상이면 차례로 { -vp(n: "favor[MFAV4].more_rows[pass_vp_markers][1]") }, { "favor[MFAV4].more_rows[pass_vp_markers][4]" }점, { "favor[MFAV4].more_rows[pass_vp_markers][7]" }점, { "favor[MFAV4].more_rows[pass_vp_markers][10]" }점.
tile-MTW1-effect = { -vp(n: "town[MTW1].vp") }, { -keys(n: "town[MTW1].keys") }, 선박 트랙에서 무료로 { -steps(n: "town[MTW1].shipping") } 전진하고 그 승점 획득, 또는 범위 타일. 배가 없는 게임에서는 카펫 비행이 { -steps(n: "town[MTW1].skip_range") }을 더 건너뜁니다.
tile-MTW2-effect = { -vp(n: "town[MTW2].vp") }, { -keys(n: "town[MTW2].keys") }, { -ships(n: "town[MTW2].more[ships]") }까지.
tile-MSC01-effect = 건설한 주택마다 { -vp(n: "scoring[MSC01].vp") }. 신앙 보너스: 물 신앙 { -per-steps(n: "scoring[MSC01].per") } { -ships(n: "scoring[MSC01].more[ships]") }.
tile-MSC02-effect = 건설한 주택마다 { -vp(n: "scoring[MSC02].vp") }. 신앙 보너스: 불 신앙 { -per-steps(n: "scoring[MSC02].per") } { -power(n: "scoring[MSC02].power") }.
tile-MSC03-effect = 건설한 교역소마다 { -vp(n: "scoring[MSC03].vp") }. 신앙 보너스: 물 신앙 { -per-steps(n: "scoring[MSC03].per") } { -spades(n: "scoring[MSC03].spades") }.
tile-MSC04-effect = 건설한 교역소마다 { -vp(n: "scoring[MSC04].vp") }. 신앙 보너스: 하늘 신앙 { -per-steps(n: "scoring[MSC04].per") } { -spades(n: "scoring[MSC04].spades") }.
tile-MSC05-effect = 요새, 성역 또는 조선소를 건설하면 { -vp(n: "scoring[MSC05].vp") }. 신앙 보너스: 불 신앙 { -per-steps(n: "scoring[MSC05].per") } { -workers(n: "scoring[MSC05].workers") }.
tile-MSC06-effect = 요새, 성역 또는 조선소를 건설하면 { -vp(n: "scoring[MSC06].vp") }. 신앙 보너스: 하늘 신앙 { -per-steps(n: "scoring[MSC06].per") } { -workers(n: "scoring[MSC06].workers") }.
tile-MSC07-effect = 사용한 삽마다 { -vp(n: "scoring[MSC07].vp") }. 신앙 보너스: 대지 신앙 { -per-steps(n: "scoring[MSC07].per") } { -coins(n: "scoring[MSC07].coins") }.
tile-MSC08-effect = 설립한 마을마다 { -vp(n: "scoring[MSC08].vp") }. 신앙 보너스: 대지 신앙 { -per-steps(n: "scoring[MSC08].per") } { -spades(n: "scoring[MSC08].spades") }.
tile-MSC09-effect = 교역마다 { -vp(n: "scoring[MSC09].vp") }. 신앙 보너스: 물 신앙 { -per-steps(n: "scoring[MSC09].per") } { -priests(n: "scoring[MSC09].priests") }.
tile-MSC10-effect = 교역마다 { -vp(n: "scoring[MSC10].vp") }. 신앙 보너스: 불 신앙 { -per-steps(n: "scoring[MSC10].per") } { -spades(n: "scoring[MSC10].spades") }.
tile-MSC11-effect = 건설한 사원마다 { -vp(n: "scoring[MSC11].vp") }. 신앙 보너스: 대지 신앙 { -per-steps(n: "scoring[MSC11].per") } 선박 트랙에서 무료로 { -steps(n: "scoring[MSC11].shipping") } 전진.
tile-MSC12-effect = 선박, 범위 타일, 교환 비율이 발전할 때마다 { -vp(n: "scoring[MSC12].vp") }. 신앙 보너스: 하늘 신앙 { -per-steps(n: "scoring[MSC12].per") } { -priests(n: "scoring[MSC12].priests") }.
tile-most-trade-markers-effect = 놓은 교역 마커: 개수 순서로 { -vp(n: "final[most-trade-markers].vp[0]") }, { -vp(n: "final[most-trade-markers].vp[1]") }, { -vp(n: "final[most-trade-markers].vp[2]") }.

## 옵션

option-final-tile-most-trade-markers = 가장 많은 교역 마커
option-merchants = 바다의 상인
option-merchants-true = 배, 운하, 상자의 모든 타일
option-merchants-false = 상자에 남기거나 일부만 사용
option-merchants-ships = 바다의 상인: 배
option-merchants-ships-true = 배, 부두, 조선소, 교역, 새 파워 액션
option-merchants-ships-false = 상자 전체를 쓸 때만
option-merchants-tiles = 바다의 상인: 타일
option-merchants-tiles-true = 총애, 마을, 득점, 최종 득점 타일과 보너스 카드
option-merchants-tiles-false = 상자 전체를 쓸 때만
option-merchants-canals = 바다의 상인: 운하
option-merchants-canals-true = 배가 지나갈 수 있음
option-merchants-canals-false = 상자 전체를 쓸 때만
option-merchants-cards-first = 새 보너스 카드
option-merchants-cards-first-true = 두 장, 나머지는 기존 카드
option-merchants-cards-first-false = 다른 카드와 섞음
ruling-merchants = 바다의 상인: 배, 운하, 상자의 타일을 모두 사용합니다.
ruling-merchants-ships = 바다의 상인에서 배, 부두, 조선소, 교역, 새 보드의 파워 액션을 사용합니다.
ruling-merchants-tiles = 바다의 상인에서 총애 타일, 마을 타일, 보너스 카드, 득점 타일, 최종 득점 타일을 사용합니다.
ruling-merchants-canals = 바다의 상인에서 배가 지나는 운하를 사용합니다.
ruling-merchants-cards-first = 새 보너스 카드 두 장을 뽑고, 나머지는 기존 카드에서 뽑습니다.

## 묻는 것

prompt-docking = 부두나 창고를 놓을 주택을 고르세요
prompt-obtaining = 새 배나 상인 { $ships }개를 놓을 곳을 고르세요
prompt-moving = 배나 상인과 목적지를 고르거나 항해를 끝내세요
prompt-trading = 다음 교역을 고르세요
prompt-rewarding = 교역의 보상을 고르세요
prompt-tile-choice = 고르세요: 선박과 일꾼, 또는 신앙에 성직자와 동전
prompt-home-choice = 새 홈 지형을 고르거나 그대로 두세요
prompt-returning = 공급처로 돌아갈 배나 상인을 고르세요
decision-dock = 부두를 놓을 곳
decision-ship = 배나 상인을 놓을 곳
decision-voyage = 진행 중인 항해
decision-trade = 교역의 순서
decision-reward = 교역의 보상
decision-tile-choice = 총애 타일의 보상 선택
decision-new-home = 새 홈 지형
decision-return-ship = 공급처로 돌아갈 것

## 일어난 일

event-dock = { $player }: { $space }에 { $dock } 배치.
event-ship = { $player }: { $space }에 { $unit } 획득.
event-leave-ships = { $player }: { $unit } 포기.
event-choose-ship = { $player }: { $space }에 있는 { $unit } 이동.
event-sail-further = { $player }: { $space }에 있는 { $unit } 추가 이동, 비용 { $price }.
event-sail = { $player }: { $unit } 이동, { $from } → { $to }.
event-end-moving = { $player }: 더 이상 이동하지 않음.
event-trade = { $player }: { $space }에서 { $builder }의 건물 교역, { $structure }{ $gained }.
event-reward-power = { $player }: 교역 보상, 파워{ $gained }.
event-reward-priest = { $player }: 교역 보상, 성직자{ $gained }.
event-reward-action = { $player }: 이동 특수 액션을 다시 사용할 수 있음.
event-keep-ship = { $player }: 교역 보상, { $space }에 { $unit } 다시 배치.
event-leave-steps = { $player }: 신앙 전진 포기.
event-tile-shipping = { $player }: 총애 타일 보상, 선박{ $gained }.
event-tile-priest = { $player }: 공급처의 성직자 배치, { $cult } { $steps }칸{ $gained }.
event-tile-step = { $player }: 성직자 없이 { $cult } { $steps }칸{ $gained }.
event-keep-home = { $player }: 홈 지형 유지.
event-build-by-ship = { $player }: { $space }에 { $structure } 건설, 비용 대신 { $unit } 반환.
event-return-ship = { $player }: { $space }에 있던 { $unit } 공급처로 반환.
event-range = { $player }: 범위 타일 { $level }번째 칸.

move-dock = { $space }에 { $dock } 배치
move-ship = { $space }에 { $unit } 배치
move-leave-ships = { $unit } 포기
move-choose-ship = { $space }에 있는 { $unit } 이동
move-sail-further = 추가 이동 비용 지불: { $price }
move-sail = 목적지: { $to }
move-end-moving = 이동 끝내기
move-trade = { $space }에서 교역: { $structure }
move-reward-power = 파워 획득{ $gained }
move-reward-priest = 성직자 획득
move-reward-action = 이동 특수 액션 다시 사용
move-keep-ship = { $unit } 유지: { $space }에 배치
move-leave-steps = 신앙 전진 포기
move-tile-shipping = 선박과 일꾼
move-tile-priest = 공급처의 성직자 배치: { $cult } { $steps }칸, 동전
move-tile-step = 성직자 없이: { $cult } { $steps }칸, 동전
move-keep-home = 홈 지형 유지
move-build-by-ship = { $space }에 { $structure } 건설, { $unit } 반환
move-return-ship = { $space }에 있는 { $unit } 반환

## 수가 거부되는 까닭

reason-no-dock = 부두도 조선소도 없어 배를 얻을 수 없습니다.
reason-no-dock-merchants = 창고도 시장도 없어 상인을 얻을 수 없습니다.
reason-all-ships-out = 배 { $ships }척이 이미 모두 지도에 있습니다.
reason-all-ships-out-merchants = 상인 { $ships }명이 이미 모두 지도에 있습니다.
reason-no-ships-out = 이동할 수 있는 배가 지도에 없습니다.
reason-no-ships-out-merchants = 이동할 수 있는 상인이 지도에 없습니다.
reason-no-ship = { $space }에 자신의 배가 없습니다.
reason-no-ship-merchants = { $space }에 자신의 상인이 없습니다.
reason-ship-moved = { $space }에 있는 배는 이 액션에서 이미 이동했습니다.
reason-ship-moved-merchants = { $space }에 있는 상인은 이 액션에서 이미 이동했습니다.
reason-ship-stuck = { $space }에 있는 배는 갈 곳이 없습니다.
reason-ship-stuck-merchants = { $space }에 있는 상인은 갈 곳이 없습니다.
reason-ship-too-far = { $space }까지 { $distance }칸입니다. 이 배의 이동력은 { $movement }, 파워를 내면 { $most }입니다.
reason-ship-too-far-merchants = { $space }까지 { $distance }칸입니다. 이 상인의 이동력은 { $movement }, 파워를 내면 { $most }입니다.
reason-no-way = { $space }에 이르는 뱃길이 없습니다.
reason-no-way-merchants = { $space }에 이르는 상인의 길이 없습니다.
reason-no-canal = { $space }에는 운하로만 갈 수 있는데, 이 게임에는 운하가 없습니다.
reason-already-traded = { $space }에 있는 건물과 이미 교역했습니다.
reason-no-marker-left = 남은 교역 마커가 없습니다.
reason-own-structure = { $space }에 있는 것은 자신의 건물입니다. 배는 다른 종족의 건물에만 갈 수 있습니다.
reason-ship-there-already = 이 액션에서 다른 배가 이미 { $space }에서 교역합니다.
reason-ship-there-already-merchants = 이 액션에서 다른 상인이 이미 { $space }에서 교역합니다.
reason-nothing-to-trade = 배는 교역할 때만 뭍에 오릅니다. { $space }에 건물이 없습니다.
reason-merchant-on-river = 상인은 강 지역에서 이동을 마칠 수 없습니다.
reason-no-riverside = { $space }: 강에 인접해 있지 않습니다.
reason-not-beside-dock = 새 배는 부두나 조선소 옆, 상인은 창고나 시장에 놓습니다. { $space }에는 놓을 수 없습니다.
reason-no-ship-beside = { $space } 옆에 자신의 배가 없습니다.
reason-no-ship-beside-merchants = { $space }에 자신의 상인이 없습니다.
reason-no-shipyard = 아직 조선소를 건설하지 않았습니다.
reason-no-shipyard-merchants = 아직 시장을 건설하지 않았습니다.
reason-paid-for-more = 추가 이동 비용을 냈으므로 더 가까운 { $space }에 갈 수 없습니다.
reason-move-first = 먼저 배를 고르세요.
reason-move-first-merchants = 먼저 상인을 고르세요.
reason-not-a-reward = 이 교역의 보상이 아닙니다.
reason-no-visit = { $space }에 교역하러 온 자신의 배가 없습니다.
reason-no-visit-merchants = { $space }에 교역하러 온 자신의 상인이 없습니다.
reason-barred-terrain = { $space }: { $terrain }, 이 교역의 삽으로는 변환할 수 없습니다.
reason-finish-first = 먼저 { $space } 지역을 홈 지형으로 변환해야 합니다.
reason-spades-enough = 이 교역의 무료 삽만으로 { $space } 지역이 홈 지형이 되므로 삽을 더 살 수 없습니다.
reason-one-dwelling = 이 액션에서 이미 주택을 건설했습니다.
reason-other-favor = 같은 신앙의 1칸 총애 타일을 이미 가지고 있습니다: { $what }.
thing-shipyard = 조선소
thing-dock = 부두
thing-ship = 배
thing-ships = 배

## 알림

warning-ships-lost = 배가 부족하거나 부두가 없어 배 { $n }척을 잃습니다.
warning-income-ships-lost = 배가 부족하거나 부두가 없어 다음 라운드를 시작할 때 배 { $n }척을 잃습니다.
warning-trade-left = 아직 교역할 수 있는 배가 있습니다: { $space }.
warning-trade-left-merchants = 아직 교역할 수 있는 상인이 있습니다: { $space }.
warning-ships-lost-merchants = 상인이 부족하거나 창고가 없어 상인 { $n }명을 잃습니다.
warning-income-ships-lost-merchants = 상인이 부족하거나 창고가 없어 다음 라운드를 시작할 때 상인 { $n }명을 잃습니다.

## 조선소 보드의 자료

yard-workers = 조선소 일꾼
yard-coins = 조선소 동전
yard-ships = 바로 얻는 배
yard-shipping = 바로 얻는 선박 칸
yard-steps = 바로 얻는 신앙 칸
yard-income-ships = 배 수입
yard-ship-workers = 배 한 척의 일꾼
yard-ship-coins = 배 한 척의 동전
yard-extra-spaces = 파워로 더 가는 칸
yard-extra-from-bowl-two = 그릇 II의 파워
yard-stronghold-spades = 요새의 삽
yard-stronghold-tokens = 요새의 토큰
yard-stronghold-steps = 요새의 신앙 칸
yard-protects-home = 홈 지형 보호
yard-stronghold-range = 요새의 범위
yard-returned-workers = 돌려보낸 배의 일꾼
yard-keys = 시작 열쇠
yard-new-home = 새 홈 지형
yard-storm-by-ship = 배 옆의 모래폭풍
yard-market = 시장과 상인
yard-reward-vp = 조선소가 바로 주는 승점
yard-reward-coins = 조선소가 바로 주는 동전
yard-reward-workers = 조선소가 바로 주는 일꾼
yard-reward-priests = 조선소가 바로 주는 성직자
yard-reward-power = 조선소가 바로 주는 파워
yard-reward-tokens = 조선소가 바로 주는 파워 토큰
yard-reward-keys = 조선소가 바로 주는 열쇠
yard-reward-favors = 조선소가 바로 주는 총애 타일
yard-reward-spades = 조선소가 바로 주는 무료 삽
yard-rewards = 바로 얻는 다른 보상
yard-movement = 칸마다 이동력
yard-reach = 칸마다 닿는 거리
fact-shipyard-board = 조선소 보드
fact-shipyard-boards = 조선소 보드 (! 자체 값, ? 추론, ~ 다른 자료와 일치)
fact-canals = 지도별 운하
fact-marks = 표시
fact-mark-house = 자체 값
fact-mark-inferred = 추론한 값
fact-mark-corroborated = 다른 자료와 일치
fact-advances = 선박, 범위 타일, 교환 비율의 발전
fact-moves = 모든 배 이동
fact-paid-priests = 비용에 드는 성직자
fact-favors = 총애 타일
fact-trade-vp = 교역마다 승점
fact-one-of = 선택
fact-pass-vp-markers = 교역 마커 수에 따른 패스 승점, 0부터
fact-one-of-ships = { unit-ship }
