### `mystica rules`에서 규칙 둘레에 쓰는 말: 설명, 자료 표, 각 선택 사항이 정하는 것.

## 설명

rules-example = 예: { $text }
rules-ours = 자체 판정: { $text }
rules-house = 자체 값: { $text }
rules-also = { $option } 사용 시
rules-rulings = 규칙 해석
rules-source = { $text } 출처: { $source }.
rules-functions = 구현한 코드
rules-tests = 확인하는 테스트
rules-see = 함께 보기: { $topics }
rules-usage = mystica rules 주제: 그 주제를 설명합니다.
rules-unknown = 주제 { $words }: 없는 주제입니다. 있는 주제:
rules-near = 주제 { $words }: 없는 주제입니다. 혹시 { $topics }?
list-row = { $name }: { $text }
list-part = { $first }. { $last }
rules-or = { $first } 또는 { $last }

## 자료 표

fact-facts = 자료
fact-board = 종족 보드
fact-structures = 건물
fact-in-short = 간단히
fact-players = { $n }인
fact-vp-table = 지도 { $map }의 표
fact-faction = 종족
fact-structure = 건물
fact-price = 비용
fact-value = 파워 값
fact-incomes = 수입, 하나도 없을 때부터 모두 지었을 때까지
fact-start = 시작
fact-cults = 신앙
fact-first-dwellings = 초기 주택
fact-lonely-house = 외딴 교역소
fact-lonely-price = 이웃 없는 교역소에 { $price }
fact-shipping-track = { $start }부터 { $top }까지. 한 칸의 비용: { $price }. 차례로 얻는 승점: { $vps }
fact-spades-for-workers = 단계에 따라 하나에 일꾼 { $numbers }명
fact-spades-for-priests = 하나에 성직자 { $numbers }명
fact-spades-and-steps = { $spade }. 한 칸의 비용: { $price }. 차례로 얻는 승점: { $vps }
fact-summary = { $terrain }. { $ability } 요새: { $stronghold }
fact-none = 없음
fact-no-shipping = 선박 트랙 없음
fact-each = { $what }마다 { $number }
fact-each-level = 선박 단계마다 { $number }
fact-priests-on-cults = 신앙에 남긴 성직자
fact-cost = 비용
fact-count = 개수
fact-steps = 칸
fact-vp = 승점
fact-cult = 신앙
fact-event = 점수를 주는 것
fact-per = 보상을 주는 칸 수
fact-pass-vp = 패스할 때 승점
fact-pass-vp-trading-houses = 교역소 0개부터, 패스할 때 승점
fact-build-vp = 건설할 때 승점
fact-action-steps = 특수 액션의 칸
fact-town-power = 마을의 파워 값
fact-skip-range = 더 건너뛰는 지역
fact-option = 선택 사항
fact-source = 출처

## 선택 사항

ruling-turn-order = 첫 번째로 패스한 플레이어부터 시계 방향으로 진행하거나, 패스한 순서를 다음 라운드의 순서로 합니다.
ruling-final-tile = 불과 얼음 또는 바다의 상인의 최종 득점 타일 하나를, 뽑거나 이름으로 골라 추가합니다.
ruling-vp = 모두 승점 20점으로 시작하거나, 지도의 표에 따라 시작하거나, 정한 값으로 시작합니다. 바다의 상인과 함께 할 때, 그리고 대회와 모두 포함 구성에서는 표를 씁니다. 기본 지도의 표는 알려져 있고, 다른 지도는 자체 표입니다.
ruling-factions = 자리 순서대로 종족을 선택하거나, 무작위로 받은 색상의 두 면 중 하나를 선택하거나, 뽑힌 종족에 승점으로 입찰합니다.
ruling-leech = 게임을 진행하기 전에 파워 제안에 답하거나, 다른 플레이어가 진행하는 동안 결정을 미룹니다. 미룬 제안은 오래된 것부터 얻거나, 순서 상관없이 전환 뒤에도 얻습니다.
ruling-unanswered-leech = 답하지 않은 파워 제안이 있는 채로 액션하려면 먼저 답해야 하거나, 액션하면 거부한 것이 됩니다.
ruling-leech-without-room = 그릇에서 파워를 옮길 수 없는 플레이어는 넘어가거나, 그래도 물어봅니다.
ruling-reaction-step = 광신도는 얻은 칸만큼 즉시 전진하고 변신술사는 토큰을 즉시 결정하거나, 나중을 위해 남겨 둡니다.
ruling-refused-power = 파워를 얻을 수 있는 플레이어가 모두 거부하면 광신도와 변신술사는 파워 1개를 얻습니다.
ruling-spade-rewards = 삽의 보상은 삽을 사용할 때 받거나, 삽을 얻을 때 바로 받습니다.
ruling-conversions = 전환은 액션 전이나 후에 하거나, 자신의 턴 동안 언제든지 합니다.
ruling-sacrifice = 파워는 바로 이어지는 파워 액션이나 전환을 위해서만 희생하거나, 자신의 턴 동안 언제든지 희생합니다.
ruling-coins-to-vp = 동전은 최종 점수 계산에서만 승점으로 바꾸거나, 자신의 턴에도 바꿉니다. 연금술사는 언제나 바꿀 수 있습니다.
ruling-free-spades = 두 지역에 쓰는 무료 삽은 홈 지형이 되는 지역을 먼저 완성하거나, 순서 상관없이 씁니다.
ruling-fixed-spades-target = 거인족의 삽 2개는 홈 지형으로만 변환하거나, 어떤 지형으로든 변환합니다.
ruling-keys-short = 같은 액션에서 얻은 열쇠로 9번째 칸에서 멈춘 전진을 이어 갑니다. 플레이어가 고른 트랙에서 이어 가거나, 멈춘 모든 트랙의 열쇠가 있을 때만 자동으로 이어 갑니다.
ruling-cult-spades-order = 신앙 보너스의 삽은 다음 라운드의 플레이 순서대로 쓰거나, 순서 상관없이 씁니다.
ruling-vp-trade = 연금술사는 승점과 동전을 자신의 턴과 최종 점수 계산에서만 바꾸거나, 파워 제안에 답하는 동안에도 바꿉니다.
ruling-second-action = 턴을 두 번 가질 때는 액션을 둘 하며 그중 하나는 패스일 수 있습니다. 또는 두 번째 액션을 하지 않을 수 있습니다.
ruling-double-turn-homes = 턴을 두 번 가질 때 두 번째 액션은 첫 액션에서 홈 지형이 된 지역에도 건설하거나, 턴 전에 홈 지형이던 지역에만 건설합니다.
ruling-key-use = 열쇠로 신앙의 10번째 칸에 오를 수 있으면 9번째 칸에서 멈추고 열쇠를 남겨 두거나, 언제나 열쇠를 씁니다.
ruling-faults-of-0-1 = 0.1 버전에서 시작한 게임은 그 버전의 오류 둘을 그대로 지닙니다. 소인족 요새의 삽 셋에 더해 교환한 삽, 그리고 마커 없는 교역입니다.
