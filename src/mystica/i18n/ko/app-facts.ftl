### 게임에서 고를 수 있는 것: 지도, 구성, 봇. 이름의 점은 키에서 붙임표로 씁니다.

map-base = 기본 지도
map-fire-and-ice = 불과 얼음
map-fjords = 피오르
map-fjords-1-0 = 피오르 1.0
map-fjords-2-0 = 피오르 2.0
map-lakes = 호수 지도
map-lakes-1-3 = 호수 지도 1.3
map-revised = 개정된 기본 지도

preset-standard = 표준 게임
    .text = 전체 게임입니다. 종족, 초기 주택, 보너스 카드를 직접 선택하고, 게임에 쓰일 득점 타일과 보너스 카드는 무작위로 정합니다.
preset-first-game = 첫 게임
    .text = 규칙서의 입문용 게임입니다. 종족, 초기 주택, 득점 타일, 보너스 카드가 정해져 있어 바로 시작할 수 있습니다.
preset-tournament = 대회
    .text = 프로모 타일, 사원 득점 타일, 패스한 순서의 진행을 더한 전체 게임입니다.
preset-everything = 모두 포함
    .text = 대회 구성에 불과 얼음의 여섯 종족과 무작위로 뽑은 최종 득점 타일 하나를 더합니다.

bot-random = 무작위
    .text = 모든 수를 무작위로 정합니다. 가능한 수는 모두 알지만 좋은 수는 모릅니다.
bot-busy = 부지런한 봇
    .text = 역시 무작위로 정하지만, 할 수 있는 한 항상 무언가를 합니다.
bot-novice = 초보자
    .text = 한 턴을 내다보고 무엇이 좋은지 압니다. 처음 상대로 알맞습니다.
