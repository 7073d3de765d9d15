### 플레이: 질문, 선택지, 진행 중인 턴, 거부, 단축키.

## 막대

play-area = 플레이
play-now = 지금: { $player }
play-ready = 준비 완료: 턴을 확정하세요
play-waiting = 잠시 기다리세요
play-watching = 관전 중
play-decides = 결정할 차례: { $player } ({ $what })
play-past = 지난 상황을 보는 중
play-past-row = { $n }번째 상황
play-closed = 호스트가 게임을 닫았습니다
play-closed-hint = 볼 수는 있지만 플레이할 수 없습니다.
play-winners = 승자: { $players }
play-draft = 지금까지의 턴
play-confirm = 확정
play-sends = 보낼 내용: { $moves }
play-hint = 힌트
play-undo = 마지막 단계 되돌리기
play-redo = 다시 실행
play-restart = 턴 처음부터 다시
play-take-back = 무르기
play-take-back-hint = 마지막 턴을 무릅니다. 그 뒤로 아무도 플레이하지 않았습니다
play-list = 모든 수의 목록
play-type = 수 입력하기
play-fold = 테이블 보기
play-unfold = 선택지 보기
play-close = 닫기
play-help = 이것에 대한 도움말

## 선택지

play-payment = 지불: { $how }
play-sacrifice = 파워 토큰 { $n }개 희생
play-then-on-map = 그다음 지도에서 선택
play-then-favor = 이어서 총애 타일 { $n }개
play-then-town = 마을 { $n }개 설립
play-then-cult = 이어서 신앙 { $n }칸
play-then-key = 이어서 열쇠 { $n }개
play-then-ability = 이어서 종족 능력
play-then-spades = 삽 { $n }개 남음
play-then-bridge = 이어서 다리
play-then-action = 이어서 액션 { $n }번 더
play-then-leech = { $player }: 파워 { $n }개 획득 가능
play-warning = 주의:
play-other-ways = 다른 방법 { $n }가지
play-instead = 다른 방법
play-more-choices = { $n }개 더
play-all-places = 모든 장소 { $n }곳
play-second-space = 두 번째 지역도 변환하는 방법 { $n }가지
play-more-transforms = 다른 방법으로 변환
play-more-transforms-note = 홈 지형에서 멀어지거나, 먼 쪽으로 돌아가거나, 무료 삽을 남기는 방법입니다. 그래도 삽으로 승점을 얻을 수 있습니다.
play-on-map = 지도에서 빛나는 곳 { $n }군데 중에서 선택하세요.
play-pick-on-map = 지도에서 놓을 곳을 고르세요.
play-pick-list = 목록으로 보기
play-more = { $what }: 한 번 더
play-less = { $what }: 한 번 덜
play-search = 검색, 예: 사원
play-found = 수 { $n }개

## 불가능한 이유

play-rule = 규칙 보기
play-repair = 이렇게 하면 가능합니다:
play-nothing-here = 지금은 여기서 할 수 있는 것이 없습니다.
play-confirm-first = 턴이 완성되었습니다. 확정하거나 한 단계 되돌리세요.

## 이웃 건설로 얻는 파워

play-take = { $n ->
    [0] 얻는 것 없음
   *[other] 파워 { $n }개 획득
}
play-beside = { $player }의 건설: 파워 { $n }개를 얻을 수 있습니다.
play-room = { $n ->
    [0] 그릇에서 옮길 파워가 없어 얻는 것이 없습니다.
   *[other] { $n }개까지 받을 수 있습니다.
}
play-reaction = 누군가 파워를 받으면 { $player }의 신앙 트랙 { $steps }칸 전진, 모두 거부하면 파워 { $power }개 획득.
play-always-take = 앞으로 승점 { $n }점까지는 항상 받기
play-always-take-free = 앞으로 무료이면 항상 받기
play-always-refuse = 앞으로 승점 { $n }점부터는 거부하기
play-automatic-open = 자동 응답

## 자동 규칙

play-automatic = 묻지 않고 처리할 것
play-rule-take = 이웃 건설로 얻는 파워
play-rule-take-never = 항상 묻기
play-rule-take-free = 무료일 때 받기
play-rule-take-up-to = 승점 { $n }점까지 받기
play-rule-refuse = 파워 거부
play-rule-refuse-never = 묻지 않고 거부하지 않기
play-rule-refuse-from = 승점 { $n }점 이상이면 거부
play-rule-helping = 내 응답이 건설한 사람에게 도움이 될 때도
play-rule-helping-hint = 끄면 그때는 묻습니다.
play-rule-no-waste = 수입으로 어차피 채워질 파워는 대가가 있으면 거부
play-rule-no-waste-hint = 다음 수입이 줄 파워를 승점으로 사지 않습니다.
play-rule-end-turn = 다른 사람이 응답하면 내 턴 끝내기
play-rule-end-turn-hint = 끄면 끝나기 전에 한 번 더 전환할 수 있습니다.

## 입력한 수

play-typed-example = 예: build F3
play-typed-hint = 기록처럼 쓰세요. 여러 단계는 마침표로 잇습니다.
play-typed-play = 이 수 두기
play-completions = 이어질 수 있는 말
play-no-move = 아직 수가 아닙니다.

## 알림

play-offline = 연결이 끊겼습니다. 수는 보존되며, 서버가 응답하면 계속됩니다.
play-dropped = 게임이 진행되어 턴의 수 { $n }개가 더는 맞지 않습니다. 그 수는 사라졌습니다.
play-advice-stale = 이것이 현재 상황입니다. 보고 다시 선택하세요.
play-advice-offline = 잠시 후 다시 시도하세요.
play-advice-unexpected = 페이지를 새로 고치세요. 확정한 것은 사라지지 않습니다.
play-asides = 언제든 답할 수 있는 열린 질문
play-added = 추가됨: { $move }.
play-removed = 빠짐: { $move }.
play-went-back = { $player }: { $n }번째 상황으로 되돌림.

## 수의 종류

play-kind-leech = 파워 획득
play-kind-decline = 파워를 거부함
play-kind-faction = 종족
play-kind-dwelling = 초기 주택
play-kind-bonus = 보너스 카드
play-kind-build = 건설
play-kind-upgrade = 업그레이드
play-kind-transform = 변환
play-kind-power = 파워 액션
play-kind-special = 특수 액션
play-kind-bridge = 다리
play-kind-priest = 성직자
play-kind-shipping = 선박
play-kind-digging = 삽의 교환 비율
play-kind-favor = 총애 타일
play-kind-town = 마을 타일
play-kind-cult = 신앙 트랙
play-kind-ability = 종족 능력
play-kind-connect = 강을 건너는 마을
play-kind-dig = 삽
play-kind-spades-first = 삽 먼저
play-kind-later = 나중에
play-kind-pass = 패스
play-kind-convert = 전환
play-kind-sacrifice = 파워 희생
play-kind-done = 끝내기
play-kind-resign = 게임 나가기
play-kinds = 액션의 종류
play-do-build = 건설
play-do-upgrade = 업그레이드
play-do-transform = 변환
play-do-power = 파워
play-do-special = 특수
play-do-bridge = 다리
play-do-priest = 성직자
play-do-shipping = 선박
play-do-digging = 삽
play-do-pass = 패스
play-do-convert = 전환

## 단축키

play-shortcuts = 단축키
play-keys-arrows = 탭 키로 부분을 옮기고, 화살표로 지도, 타일, 목록 안에서 움직입니다.
play-key-pick = 번호로 선택
play-key-confirm = 턴 확정
play-key-undo = 한 단계 되돌리기
play-key-redo = 한 단계 다시 실행
play-key-restart = 턴 처음부터 다시
play-key-escape = 닫기, 선택지 접기, 현재로 돌아가기
play-key-next = 사용할 수 있는 다음 것
play-key-before = 이전 것
play-key-moves = 모든 수의 목록
play-key-typed = 수 입력하기
play-key-pass = 패스
play-key-convert = 전환
play-key-log = 기록
play-key-score = 점수표
play-key-overlays = 지도의 다음 표시
play-key-shortcuts = 이 단축키들

play-then-price = 그다음 내는 방법 선택
play-kind-bid = 입찰
