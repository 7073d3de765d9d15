### 쓴 글에서 잘못된 것: 직접 만든 지도, 입력한 수. 그리고 지도에 대한 알림.

complaint-map-name = "{ $name }": 지도 이름으로 쓸 수 없습니다. 소문자, 숫자, 점, 붙임표로 40자까지 가능합니다.
complaint-map-ours = { $name }: 이미 있는 지도의 이름입니다. 다른 이름을 고르세요.
complaint-map-long = 지도가 { $n }자입니다. { $most }자까지 가능합니다.
complaint-map-large = 지역이나 다리 자리가 너무 많아 쓸 수 없는 지도입니다.
complaint-map-empty-row = { $row }번째 줄에 지역이 하나도 없습니다.
complaint-map-no-rows = 지도에 줄이 없습니다. 한 줄은 다음 글자를 쉼표로 나누어 씁니다: { $letters }.
complaint-map-no-commas = { $row }번째 줄의 글자 사이에 쉼표가 없습니다.
complaint-map-letter = { $row }번째 줄, { $place }번째 자리: "{ $letter }" 글자에 해당하는 지형이 없습니다. 쓸 수 있는 글자: { $letters }.
complaint-map-wide = { $row }번째 줄에 자리가 { $n }개 있습니다. { $most }개까지 가능합니다.
complaint-map-high = 지도에 줄이 { $n }개 있습니다. { $most }개까지 가능합니다.
complaint-map-all-alike = 모든 줄에 자리가 { $n }개 있습니다. 한 줄 걸러 반 칸씩 들어가므로 자리가 하나 적거나 끝에 다음 글자가 있어야 합니다: { $letter }.
complaint-map-length = { $row }번째 줄의 자리 수: { $n }개, 필요한 수: { $wanted }개. 줄마다 { $long }개와 { $short }개가 번갈아 나옵니다.
complaint-map-few = { $terrain }({ $letter }) 지역이 너무 적습니다: { $n }개. 여기서 주택 { $most }채로 시작할 수 있는 종족: { $faction }.
complaint-map-cut-off = 지도의 나머지에서 갈 수 없는 곳: { $row }번째 줄, { $place }번째 자리. 떨어진 지역은 모두 { $n }개입니다.

complaint-move-long = 수가 너무 깁니다({ $n }자).
complaint-move-player = "{ $text }": 이 게임의 종족이 아닙니다. 있는 종족: { $known }.
complaint-move-nothing = 먼저 수를 입력하세요.
complaint-move-several = "{ $text }": 여러 뜻이 될 수 있습니다. { $known }.
complaint-move-none = "{ $text }": 그런 수는 없습니다.
complaint-move-refused = "{ $text }": 지금은 할 수 없습니다.
complaint-move-not-later = 이 질문에는 지금 답해야 합니다.
complaint-move-dig-where = 변환할 지역을 쓰세요. 삽은 그때 함께 삽니다.
complaint-move-space = 이 지도에 없는 지역입니다: { $text }.
complaint-move-bridge = 다리를 놓을 수 없는 두 지역입니다: { $first }, { $last }.
complaint-move-action = 그런 액션은 없습니다: { $text }.
complaint-move-rate = "{ $text }": 교환 비율이 다릅니다. 맞는 비율: { $known }.
complaint-move-unknown = 없는 이름입니다({ $what }): "{ $text }". 쓸 수 있는 것: { $known }.
complaint-move-apart = 이 수들은 한 차례로 쓸 수 없습니다. 하나씩 보내세요.
complaint-move-unfinished = 차례가 끝나지 않았습니다. 더 결정할 것: { $now }.
complaint-move-others = "{ $text }": 다른 사람의 수입니다.
complaint-move-over = 게임이 끝났습니다.
complaint-move-no-undo = 무를 것이 없습니다.
complaint-move-no-redo = 다시 둘 것이 없습니다.

note-uneven = { $terrain } { $n }개, { $was } { $total }개: 땅이 모자라는 종족이 있습니다.
note-no-river = { $faction }: 강가의 땅이 필요하므로 이 지도에서 할 수 없습니다.
