### 수업: 목록, 안내 카드, 그리고 단계마다 하는 말.

lesson-title = 수업
lesson-lead = 실제 게임의 장면으로 하는 짧은 수업입니다. 하나에 5분쯤 걸립니다. 할 일을 알려 드리고, 다른 플레이어가 응수합니다.
lesson-any-time = 언제든지 수업을 그만두고 게임만 계속할 수 있습니다.
lesson-begin = 시작
lesson-again = 다시 하기
lesson-begin-one = 수업 시작: { $lesson }
lesson-continue = 이어서 하기: { $lesson }
lesson-number = 수업 { $n }. { $lesson }
lesson-done = 마침
lesson-step = { $total }단계 중 { $n }단계
lesson-next = 다음
lesson-next-one = 다음 수업: { $lesson }
lesson-all = 모든 수업
lesson-play-on = 계속 하기
lesson-leave = 수업 그만두기
lesson-fold = 카드 접기
lesson-unfold = 카드 펴기
lesson-more = 규칙 보기
lesson-show = 보여 주세요
lesson-wait = 다른 플레이어가 하고 있습니다. 당신이 다시 결정할 차례가 되면 이어집니다.
lesson-stray = 할 수 있는 일이지만, 이 수업은 다른 길로 갑니다. 턴을 무르고 다시 해 보세요.
lesson-take-back = 무르기

## 턴

lesson-turn = 당신의 턴
lesson-turn-about = 주택을 짓고 삽으로 땅을 바꿉니다.
lesson-turn-home = 당신의 땅
lesson-turn-home-text = 당신은 숲의 종족인 마녀를 이끕니다. 테두리 안에 첫 주택 두 채 가운데 하나가 있습니다. 건물은 숲에만 지을 수 있습니다. 여섯 라운드가 끝나고 승점이 가장 많으면 이깁니다.
lesson-turn-goods = 가진 것
lesson-turn-goods-text = 당신의 종족 보드입니다. 건물값을 내는 동전과 일꾼, 그리고 성직자와 파워가 있습니다. 작은 숫자는 다음 라운드를 시작할 때 받을 수입입니다.
lesson-turn-build = 주택
lesson-turn-build-text = C4는 이미 숲입니다. 강 건너편이지만, 보너스 카드 덕분에 강 한 칸을 건널 수 있습니다. 주택에는 일꾼 1명과 동전 2개가 듭니다.
lesson-turn-build-task = C4를 눌러 주택을 지은 다음 확인하세요. G3도 됩니다.
lesson-turn-others = 한 번에 액션 하나
lesson-turn-others-text = 한 턴에 액션 하나를 합니다. 모두가 패스할 때까지 차례로 돌아갑니다. 유목민이 방금 교역소를 지었습니다. 위쪽 막대에 누구 차례인지 보입니다.
lesson-turn-spades = 삽
lesson-turn-spades-text = 다른 지형은 먼저 숲으로 바꾸어야 합니다. C2에는 삽 하나가 필요하고, 삽 하나에 일꾼 3명이 듭니다. 같은 턴에 그곳에 지을 수 있습니다.
lesson-turn-spades-task = C2를 눌러 숲으로 바꾸고 주택을 지은 다음 확인하세요. 지을 수 있는 다른 지역도 됩니다.
lesson-turn-points = 이번 라운드의 승점
lesson-turn-points-text = 라운드마다 득점 타일이 있습니다. 이번 라운드에는 주택마다 승점 2점이니, 방금 두 번 득점했습니다. 아래쪽 절반은 라운드가 끝날 때 계산합니다.
lesson-turn-end = 이것이 한 턴입니다
lesson-turn-end-text = 살펴보고, 고르고, 확인하는 법을 배웠습니다. 확인하기 전에는 아무것도 보내지 않으며, 봇 말고 다른 사람이 하지 않았다면 나중에도 무를 수 있습니다.

## 파워

lesson-power = 파워와 이웃
lesson-power-about = 다른 플레이어가 지을 때 그릇을 채우고, 파워를 씁니다.
lesson-power-bowls = 세 그릇
lesson-power-bowls-text = 파워를 얻으면 토큰이 그릇 I에서 II로 갑니다. 그릇 I이 비면 II에서 III으로 갑니다. 그릇 III의 토큰만 쓸 수 있고, 쓰면 그릇 I로 돌아갑니다.
lesson-power-offer = 이웃이 지었습니다
lesson-power-offer-text = 유목민이 F3에, 당신의 F4 바로 옆에 교역소를 지었습니다. 당신의 교역소는 2로 치니 파워 2개를 얻을 수 있습니다. 값은 그보다 1 적은 승점 1점입니다.
lesson-power-offer-task = 파워를 받거나 거부하세요. 여기서는 받을 만합니다.
lesson-power-action = 파워 액션
lesson-power-action-text = 라운드마다 한 사람이 파워 4개로 동전 7개를 가져갈 수 있습니다. 그릇 III이 비었지만 희생할 수 있습니다. 그릇 II의 토큰 하나를 버리면 다른 하나가 그릇 III으로 갑니다.
lesson-power-action-task = 동전 7개를 받는 액션을 눌러 토큰 4개를 희생한 다음 확인하세요.
lesson-power-sacrifice = 치른 값
lesson-power-sacrifice-text = 토큰 4개는 게임에서 아주 없어졌고, 쓴 4개는 그릇 I로 돌아왔습니다. 그만한 가치가 있을 때 희생하되, 라운드마다 하지는 마세요.
lesson-power-neighbours = 이웃이 좋은 까닭
lesson-power-neighbours-text = 거꾸로도 마찬가지입니다. 당신이 F4에 지으면 유목민이 파워를 얻을 수 있습니다. 그리고 이웃 옆에서는 교역소에 동전이 6개가 아니라 3개 듭니다. 그러니 가까이에 자리 잡으세요.
lesson-power-end = 파워는 돌고 돕니다
lesson-power-end-text = 파워를 받고 써 보았습니다. 파워 1개는 무료이며, 묻지 않고 받도록 정해 둘 수 있습니다.

## 건물

lesson-structures = 교역소와 사원
lesson-structures-about = 주택을 두 번 업그레이드하고 총애 타일을 고릅니다.
lesson-structures-board = 수입이 나오는 곳
lesson-structures-board-text = 건물은 이 보드에서 기다립니다. 지도에 놓을 때마다 수입이 드러납니다. 주택은 일꾼을, 교역소는 동전과 파워를, 사원은 성직자를 줍니다.
lesson-structures-house = 교역소
lesson-structures-house-text = 주택은 교역소가 됩니다. 유목민이 옆에 살기 때문에 F4에서는 일꾼 2명과 동전 3개면 됩니다. 다른 곳에서는 동전 6개입니다.
lesson-structures-house-task = F4를 눌러 교역소로 업그레이드한 다음 확인하세요.
lesson-structures-priests = 달라진 것
lesson-structures-priests-text = 다음 라운드의 수입에서 동전과 파워가 늘었지만, 주택이 보드로 돌아와 일꾼을 다시 가렸습니다. 유목민은 옆에 당신이 지었으므로 파워 1개를 얻었습니다.
lesson-structures-temple = 사원
lesson-structures-temple-text = 교역소는 일꾼 2명과 동전 5개로 사원이 됩니다. 사원은 라운드마다 성직자를 주고, 바로 총애 타일을 줍니다.
lesson-structures-temple-task = F4를 누르고 사원을 고른 다음, 총애 타일을 골라 확인하세요.
lesson-structures-favors = 총애 타일
lesson-structures-favors-text = 총애 타일은 신앙을 한 칸에서 세 칸까지 전진시킵니다. 칸이 적은 타일은 오래 쓸모가 있습니다. 수입을 주거나, 지을 때 승점을 주거나, 액션을 줍니다. 같은 타일은 하나만 가질 수 있습니다.
lesson-structures-stronghold = 요새와 성역
lesson-structures-stronghold-text = 교역소는 요새가 될 수도 있습니다. 마녀의 요새는 라운드마다 한 번 아무 숲에나 무료로 주택을 짓게 합니다. 사원은 성역이 될 수 있고, 총애 타일을 하나 더 줍니다.
lesson-structures-end = 올라가는 길
lesson-structures-end-text = 주택, 교역소, 그다음 사원이나 요새, 마지막으로 성역입니다. 큰 건물일수록 이웃에게 주는 파워도, 마을에서의 값도 커집니다.

## 신앙

lesson-cults = 신앙과 성직자
lesson-cults-about = 성직자를 보내고, 카드를 쓰고, 오르면서 파워를 얻습니다.
lesson-cults-tracks = 네 트랙
lesson-cults-tracks-text = 불, 물, 대지, 공기입니다. 성직자와 총애 타일, 몇몇 카드로 오릅니다. 게임이 끝나면 트랙마다 상위 3명이 8, 4, 2점을 얻습니다.
lesson-cults-priest = 성직자 보내기
lesson-cults-priest-text = 사원에서 성직자가 왔습니다. 트랙에 처음 놓는 성직자는 3칸, 다음은 2칸을 전진하고 거기 머무릅니다. 1칸만 전진하면 성직자는 공급처로 돌아옵니다.
lesson-cults-priest-task = 신앙을 눌러 성직자를 보낸 다음 확인하세요. 여기서는 공기 3칸이 가장 좋습니다.
lesson-cults-power = 오르면서 얻는 파워
lesson-cults-power-text = 3, 5, 7, 10번 칸에 이르거나 지나면 파워를 얻습니다. 10번 칸에는 마을의 열쇠가 필요하고, 트랙마다 한 사람만 설 수 있습니다.
lesson-cults-card = 오르게 하는 카드
lesson-cults-card-text = 어떤 카드와 타일에는 라운드마다 한 번 하는 액션이 있습니다. 당신의 보너스 카드는 원하는 트랙에서 한 칸 전진합니다.
lesson-cults-card-task = 보너스 카드를 누르고 전진할 트랙을 골라 확인하세요. 이번 라운드 끝에 보너스를 주는 공기가 좋습니다.
lesson-cults-bonus = 신앙 보너스
lesson-cults-bonus-text = 이번 라운드 득점 타일의 아래쪽을 보세요. 라운드가 끝나면 칸수에 따라 줍니다. 여기서는 공기 2칸마다 일꾼 1명입니다. 마지막 라운드에는 없습니다.
lesson-cults-end = 라운드마다 생각할 것
lesson-cults-end-text = 신앙은 지금 파워를, 라운드 끝에 보너스를, 게임 끝에 승점을 줍니다. 누가 앞서 있는지 보세요. 한 칸이 승점 4점이 되기도 합니다.

## 마을

lesson-towns = 마을, 다리, 선박
lesson-towns-about = 다리로 마을을 세우고 더 멀리 갑니다.
lesson-towns-groups = 마을이 될 뻔한 곳
lesson-towns-groups-text = 서로 닿은 건물 4채의 파워 값이 7이면 마을이 됩니다. F4 둘레에는 값이 5인 4채가 있습니다. G3과 H4가 2를 더하지만, 사이에 강이 있습니다.
lesson-towns-bridge = 다리
lesson-towns-bridge-text = 다리는 강 한 칸을 사이에 둔 두 땅을 잇습니다. 파워 액션에 드는 파워 3개가 있습니다. F4에서 G3으로 지으면 두 무리가 이어집니다.
lesson-towns-bridge-task = 다리 액션을 누르고, F4에서 G3으로 짓고, 마을 타일을 골라 확인하세요.
lesson-towns-key = 첫 마을
lesson-towns-key-text = 마을 타일은 승점과 다른 것을 조금 줍니다. 열쇠이기도 해서, 열쇠 하나로 한 신앙 트랙의 10번 칸에 오를 수 있습니다. 이 마을의 건물은 다른 마을에 쓸 수 없습니다.
lesson-towns-shipping = 선박
lesson-towns-shipping-text = 선박은 지을 때 강을 몇 칸 건널 수 있는지 나타냅니다. 한 단계에 성직자 1명과 동전 4개가 들고, 바로 승점을 줍니다. 단계마다 점수가 커집니다.
lesson-towns-shipping-task = 선박 트랙을 눌러 전진한 다음 확인하세요.
lesson-towns-reach = 닿는 곳과 갈 수 있는 곳
lesson-towns-reach-text = 이제 강 한 칸 건너에 지을 수 있습니다. 하지만 마을과 이웃의 파워는 서로 닿았거나 다리로 이어진 땅에서만 됩니다.
lesson-towns-end = 마을을 계획하세요
lesson-towns-end-text = 한 번에 승점을 가장 많이 주는 것은 마을입니다. 가까이 모인 좋은 땅 네 곳을 일찍 찾고, 다리도 생각해 두세요.

## 라운드

lesson-rounds = 라운드, 패스, 득점
lesson-rounds-about = 패스하고, 마지막 라운드를 하고, 무엇이 승점이 되는지 봅니다.
lesson-rounds-pass = 할 일이 없을 때
lesson-rounds-pass-text = 5라운드가 거의 끝났고 동전이 없습니다. 패스하면 보너스 카드를 돌려주고 다른 카드를 가져갑니다. 당신의 카드는 그때 교역소마다 2점을 줍니다.
lesson-rounds-pass-task = 패스하세요. 빛나는 보너스 카드를 누르고 확인하면 됩니다.
lesson-rounds-round = 새 라운드
lesson-rounds-round-text = 유목민도 패스했습니다. 모두 신앙 보너스를 받고, 보드와 카드와 총애 타일에서 수입을 받았습니다. 먼저 패스했으니 6라운드를 당신이 시작합니다.
lesson-rounds-scoring = 마지막 득점 타일
lesson-rounds-scoring-text = 마지막 라운드이고, 주택마다 2점입니다. 다음 수입이 없으니 가진 것을 쓰세요.
lesson-rounds-last = 끝까지 하기
lesson-rounds-last-text = 낼 수 있는 만큼 짓고, 건물을 더 이어 보세요. 가장 큰 연결 영역이 승점을 얻습니다. 다 했으면 패스하세요. 이제 가져갈 카드는 없습니다.
lesson-rounds-last-task = 원하는 만큼 턴을 하고 패스하세요.
lesson-rounds-result = 결과
lesson-rounds-result-text = 끝나면 신앙은 트랙마다 8, 4, 2점, 가장 큰 연결 영역은 18, 12, 6점, 남은 동전은 3개마다 1점입니다. 점수가 어디서 왔는지 표에 나옵니다.
lesson-rounds-end = 이제 게임을 압니다
lesson-rounds-end-text = 첫 게임에 필요한 것은 다 배웠습니다. 나머지는 도움말이 그 자리에서 알려 줍니다. 물음표를 찾으세요.
