### 액션, 카드, 타일의 효과를 한 줄로 나타냅니다. 따옴표 안의 이름은 데이터 파일에 있는 수입니다.

## 여기와 factions.ftl의 문장에서 세는 것

-per-steps = { $n ->
    [1] 한 칸마다
   *[other] { $n }칸마다
}
-spaces = 지역 { $n }곳
-favor-tiles = 총애 타일 { $n }개

## 파워 액션

tile-ACT1-effect = { -power(n: "action[ACT1].cost") }로 { -bridges(n: "action[ACT1].bridges") }를 건설합니다.
tile-ACT2-effect = { -power(n: "action[ACT2].cost") }로 { -priests(n: "action[ACT2].priests") }을 얻습니다.
tile-ACT3-effect = { -power(n: "action[ACT3].cost") }로 { -workers(n: "action[ACT3].workers") }을 얻습니다.
tile-ACT4-effect = { -power(n: "action[ACT4].cost") }로 { -coins(n: "action[ACT4].coins") }를 얻습니다.
tile-ACT5-effect = { -power(n: "action[ACT5].cost") }로 { -spades(n: "action[ACT5].spades") }를 써서 변환과 건설을 합니다.
tile-ACT6-effect = { -power(n: "action[ACT6].cost") }로 { -spades(n: "action[ACT6].spades") }를 써서 변환과 건설을 합니다.

## 종족의 특수 액션

tile-ACTN-effect = 자신의 건물과 가장자리를 공유하는 비어 있는 일반 지역이 삽 없이 사막이 됩니다. 이어서 비용을 내고 주택을 건설할 수 있습니다.
tile-ACTC-effect = 두 액션을 연달아 합니다.
tile-ACTG-effect = 한 지역에 { -spades(n: "faction[giants].traits[action_spades]") }를 써서 변환과 건설을 합니다.
tile-ACTS-effect = 주택 하나를 무료로 교역소로 업그레이드합니다.
tile-ACTW-effect = 거리에 상관없이 비어 있는 숲에 주택을 무료로 건설합니다.
tile-ACTA-effect = 한 신앙 트랙에서 { -steps(n: "faction[auren].traits[action_steps]") } 전진합니다.
tile-ACTE-effect = 원하는 만큼, { -workers(n: "faction[engineers].traits[bridge_workers]") }으로 다리를 건설합니다.

## 보너스 카드

tile-BON1-effect = 수입: { -coins(n: "bonus[BON1].income.coins") }. 특수 액션: { -spades(n: "bonus[BON1].spades") }를 써서 변환과 건설을 합니다.
tile-BON2-effect = 수입: { -coins(n: "bonus[BON2].income.coins") }. 특수 액션: 원하는 신앙 트랙에서 { -steps(n: "bonus[BON2].steps") } 전진합니다.
tile-BON3-effect = 수입: { -coins(n: "bonus[BON3].income.coins") }.
tile-BON4-effect = 수입: { -power(n: "bonus[BON4].income.power") }. 패스할 때까지 선박 값이 { "bonus[BON4].shipping" } 높아집니다.
tile-BON5-effect = 수입: { -power(n: "bonus[BON5].income.power") }, { -workers(n: "bonus[BON5].income.workers") }.
tile-BON6-effect = 수입: { -workers(n: "bonus[BON6].income.workers") }. 패스할 때: 요새에 { -vp(n: "bonus[BON6].pass_vp[SH]") }, 성역에 { -vp(n: "bonus[BON6].pass_vp[SA]") }.
tile-BON7-effect = 수입: { -workers(n: "bonus[BON7].income.workers") }. 패스할 때: 교역소마다 { -vp(n: "bonus[BON7].pass_vp[TP]") }.
tile-BON8-effect = 수입: { -priests(n: "bonus[BON8].income.priests") }.
tile-BON9-effect = 수입: { -coins(n: "bonus[BON9].income.coins") }. 패스할 때: 주택마다 { -vp(n: "bonus[BON9].pass_vp[D]") }.

## 총애 타일

tile-FAV1-effect = 불 신앙 { -steps(n: "favor[FAV1].steps") } 전진.
tile-FAV2-effect = 물 신앙 { -steps(n: "favor[FAV2].steps") } 전진.
tile-FAV3-effect = 대지 신앙 { -steps(n: "favor[FAV3].steps") } 전진.
tile-FAV4-effect = 하늘 신앙 { -steps(n: "favor[FAV4].steps") } 전진.
tile-FAV5-effect = 불 신앙 { -steps(n: "favor[FAV5].steps") } 전진. 마을에 필요한 파워 값이 { "favor[FAV5].town_power" }이 됩니다.
tile-FAV6-effect = 물 신앙 { -steps(n: "favor[FAV6].steps") } 전진. 특수 액션: 원하는 신앙 트랙에서 { -steps(n: "favor[FAV6].action_steps") } 전진합니다.
tile-FAV7-effect = 대지 신앙 { -steps(n: "favor[FAV7].steps") } 전진. 수입: { -workers(n: "favor[FAV7].income.workers") }, { -power(n: "favor[FAV7].income.power") }.
tile-FAV8-effect = 하늘 신앙 { -steps(n: "favor[FAV8].steps") } 전진. 수입: { -power(n: "favor[FAV8].income.power") }.
tile-FAV9-effect = 불 신앙 { -steps(n: "favor[FAV9].steps") } 전진. 수입: { -coins(n: "favor[FAV9].income.coins") }.
tile-FAV10-effect = 물 신앙 { -steps(n: "favor[FAV10].steps") } 전진. 교역소를 건설할 때마다 { -vp(n: "favor[FAV10].build_vp[TP]") }.
tile-FAV11-effect = 대지 신앙 { -steps(n: "favor[FAV11].steps") } 전진. 주택을 건설할 때마다 { -vp(n: "favor[FAV11].build_vp[D]") }.
tile-FAV12-effect = 하늘 신앙 { -steps(n: "favor[FAV12].steps") } 전진. 패스할 때: 교역소가 하나, 둘, 셋, 넷이면 차례로 { -vp(n: "favor[FAV12].pass_vp_trading_houses[1]") }, { "favor[FAV12].pass_vp_trading_houses[2]" }점, { "favor[FAV12].pass_vp_trading_houses[3]" }점, { "favor[FAV12].pass_vp_trading_houses[4]" }점.

## 마을 타일

tile-TW1-effect = { -vp(n: "town[TW1].vp") }, { -keys(n: "town[TW1].keys") }, { -coins(n: "town[TW1].coins") }.
tile-TW2-effect = { -vp(n: "town[TW2].vp") }, { -keys(n: "town[TW2].keys") }, { -workers(n: "town[TW2].workers") }.
tile-TW3-effect = { -vp(n: "town[TW3].vp") }, { -keys(n: "town[TW3].keys") }, { -priests(n: "town[TW3].priests") }.
tile-TW4-effect = { -vp(n: "town[TW4].vp") }, { -keys(n: "town[TW4].keys") }, { -power(n: "town[TW4].power") }.
tile-TW5-effect = { -vp(n: "town[TW5].vp") }, { -keys(n: "town[TW5].keys") }, 모든 신앙 트랙에서 { -steps(n: "town[TW5].steps") } 전진.

## 득점 타일

tile-SCORE1-effect = 사용한 삽마다 { -vp(n: "scoring[SCORE1].vp") }. 신앙 보너스: 대지 신앙 { -per-steps(n: "scoring[SCORE1].per") } { -coins(n: "scoring[SCORE1].coins") }.
tile-SCORE2-effect = 설립한 마을마다 { -vp(n: "scoring[SCORE2].vp") }. 신앙 보너스: 대지 신앙 { -per-steps(n: "scoring[SCORE2].per") } { -spades(n: "scoring[SCORE2].spades") }.
tile-SCORE3-effect = 건설한 주택마다 { -vp(n: "scoring[SCORE3].vp") }. 신앙 보너스: 물 신앙 { -per-steps(n: "scoring[SCORE3].per") } { -priests(n: "scoring[SCORE3].priests") }.
tile-SCORE4-effect = 요새 또는 성역을 건설하면 { -vp(n: "scoring[SCORE4].vp") }. 신앙 보너스: 불 신앙 { -per-steps(n: "scoring[SCORE4].per") } { -workers(n: "scoring[SCORE4].workers") }.
tile-SCORE5-effect = 건설한 주택마다 { -vp(n: "scoring[SCORE5].vp") }. 신앙 보너스: 불 신앙 { -per-steps(n: "scoring[SCORE5].per") } { -power(n: "scoring[SCORE5].power") }.
tile-SCORE6-effect = 건설한 교역소마다 { -vp(n: "scoring[SCORE6].vp") }. 신앙 보너스: 물 신앙 { -per-steps(n: "scoring[SCORE6].per") } { -spades(n: "scoring[SCORE6].spades") }.
tile-SCORE7-effect = 요새 또는 성역을 건설하면 { -vp(n: "scoring[SCORE7].vp") }. 신앙 보너스: 하늘 신앙 { -per-steps(n: "scoring[SCORE7].per") } { -workers(n: "scoring[SCORE7].workers") }.
tile-SCORE8-effect = 건설한 교역소마다 { -vp(n: "scoring[SCORE8].vp") }. 신앙 보너스: 하늘 신앙 { -per-steps(n: "scoring[SCORE8].per") } { -spades(n: "scoring[SCORE8].spades") }.
