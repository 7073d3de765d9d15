### 이대로는 할 수 없는 게임 준비에서 잘못된 것.

complaint-setup-unknown = 없는 이름입니다({ $what }): "{ $text }". 있는 것: { $known }.
complaint-setup-near = 이것을 쓰려고 했습니까? "{ $text }"
complaint-setup-own-map = 지도 { $name }:
complaint-setup-option-value = 옵션 { $option }의 값이 될 수 없습니다: "{ $text }". 있는 것: { $known }.
complaint-setup-option-form = 옵션은 "{ $text }"가 아니라 옵션=값 형식으로 써야 합니다.
complaint-setup-options-missing = 값이 없는 옵션이 있습니다.
complaint-setup-option-alone = 옵션 { $option }에는 다음 옵션이 필요합니다: { $wanted }.
complaint-setup-needs-option = { $what }: 다음 옵션이 있어야 합니다: { $option }.
complaint-setup-in-the-box = { $tile }: 다음 옵션이 있으면 쓰지 않습니다: { $option }.
complaint-setup-players = { $n }명은 할 수 없습니다. { $low }~{ $high }명이 하는 게임입니다.
complaint-setup-seats = 이 게임의 자리는 { $n }개입니다. 받은 자리: { $have }개.
complaint-setup-faction-number = 사람마다 하나씩 종족 { $n }개가 필요합니다. 받은 종족: { $have }개.
complaint-setup-colour-number = 사람마다 하나씩 색 { $n }개가 필요합니다. 받은 색: { $have }개.
complaint-setup-colours-alike = 사람마다 색이 달라야 합니다.
complaint-setup-one-board = 종족 보드가 같은 두 종족은 함께 할 수 없습니다: { $faction }, { $who }.
complaint-setup-no-river = { $faction }: 강가의 땅이 모자라 이 지도에서 할 수 없습니다({ $name }).
complaint-setup-scoring-number = 라운드마다 하나씩, 서로 다른 득점 타일 { $n }개가 필요합니다.
complaint-setup-few-cards = 서로 다른 보너스 카드가 { $n }장보다 많이 필요합니다.
complaint-setup-card-number = 보너스 카드 { $n }장이 필요합니다. 받은 카드: { $have }장.
complaint-setup-final-tile = 이 게임의 최종 득점 타일이 옵션과 맞지 않습니다: { $value }.
complaint-setup-auction-factions = 경매에는 뽑은 종족이 뽑은 순서대로 필요합니다.
complaint-setup-auction-vp = 시작 승점은 경매가 정합니다. 그대로 두세요.
complaint-setup-vp-table = 이 지도의 시작 승점 표는 없습니다({ $name }). 표가 있는 지도: { $known }.
complaint-setup-vp-unused = 시작 승점이 있지만 옵션이 그것을 쓰지 않습니다: { $value }.
complaint-setup-vp-range = { $faction }: 승점 { $n }점으로 시작할 수 없습니다. 0~{ $most }점이 가능합니다.
complaint-setup-vp-missing = { $faction }: 시작 승점이 없습니다.
complaint-setup-dwellings-given = 첫 주택은 종족이 정해져 있을 때만 정할 수 있습니다.
complaint-setup-dwelling-rows = 첫 주택은 { $n }명 모두에게 정하거나 아무에게도 정하지 않습니다.
complaint-setup-dwelling-number = { $faction }: 서로 다른 첫 주택 { $n }채가 필요합니다.
complaint-setup-dwelling-chosen = { $faction }: 지형을 게임에서 고르므로 첫 주택을 미리 정할 수 없습니다.
complaint-setup-dwelling-terrain = { $space }: 홈 지형이 아닙니다. 종족: { $faction }.
complaint-setup-facts-unused = 이 게임이 쓰지 않는 값을 바꾸었습니다.
complaint-setup-first-game = 첫 게임은 모두 정해져 있습니다. 인원수만 고를 수 있습니다.
complaint-setup-first-seats = 첫 게임의 자리: { $known }.

complaint-fact-unknown = { $text }: 바꿀 수 없는 값입니다. 그런 값이 없거나 규칙서가 정한 값입니다.
complaint-fact-stated = { $text }: 충분히 확인된 값이라 바꿀 수 없습니다.
complaint-fact-value = { $text }: 여기에 쓸 수 없는 값입니다.
complaint-fact-large = { $text }: 여기의 수는 { $most }까지입니다.
complaint-fact-range = { $text }: 규칙서의 예에 나온 대로 시작해야 합니다: { $known }.
complaint-fact-cults = 같은 신앙일 수 없는 타일: { $first }, { $last }. 신앙마다 새 총애 타일이 한 종류씩 있습니다.
complaint-fact-file = 직접 정한 값의 파일 형식이 잘못되었습니다.
complaint-toml-long = 파일이 { $n }자입니다. { $most }자까지 가능합니다.
complaint-toml-key = 파일의 키 하나가 { $most }단계를 넘습니다.
complaint-toml-deep = 파일의 괄호가 { $most }단계 넘게 겹쳐 있습니다.

## 무엇의 이름인지.
thing-map = 지도
thing-faction = 종족
thing-option = 옵션
thing-profile = 규칙
thing-preset = 게임 종류
thing-scoring-tile = 득점 타일
thing-final-scoring-tile = 최종 득점 타일
thing-bonus-card = 보너스 카드
thing-space = 지역
thing-colour = 색
thing-player = 플레이어
thing-reward = 보상
thing-terrain = 지형
thing-cult = 신앙
thing-cult-or-tile = 신앙이나 타일
thing-structure = 건물
thing-level = 수준
thing-language = 언어
