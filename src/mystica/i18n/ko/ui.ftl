### 게임 바깥의 말: 질문, 제목, 표시, 알림.

# 이 언어의 이름
language-name = 한국어

ui-title = 테라 미스티카
ui-turn-of = 결정할 차례: { $player }
ui-thinking = { $player }: 생각 중
ui-round = { $rounds }라운드 중 { $round }라운드
ui-passed = 패스함
ui-dropped = 게임에서 나감
ui-start-player = 선 플레이어
ui-bowls = 파워 { $one }/{ $two }/{ $three }
ui-shipping = 선박 { $n }
ui-cost = 비용: { $amounts }
ui-gain = 획득: { $amounts }
ui-lost = 버려짐: { $amounts }
ui-free = 무료
ui-none = 없음
ui-yes = 예
ui-no = 아니요
ui-total = 합계
ui-skip = 터널이나 양탄자로 { $n }칸 건너뛰기, { $price }
ui-other-ways = 다른 변환 방법을 보려면 입력하세요: { $command }
ui-no-other-ways = 다른 변환 방법이 없습니다.
ui-more-moves = 수 { $n }개 더 있음

## 결정에 따른 질문

prompt-choose-faction = 종족을 선택하세요
prompt-first-dwelling = 초기 주택을 배치하세요
prompt-first-bonus = 첫 보너스 카드를 선택하세요
prompt-turn = 당신의 턴입니다: 액션을 하세요
prompt-after = 전환하거나 턴을 끝내세요
prompt-take-power = { $power ->
    [0] { $builder }의 건설: 그릇에서 옮길 파워가 없습니다
   *[other] { $builder }의 건설로 파워 { $power }개를 얻을까요{ $paid }?
}
    .trade = { $power ->
        [0] { $builder }의 교역: 그릇에서 옮길 파워가 없습니다
       *[other] { $builder }의 교역으로 파워 { $power }개를 얻을까요{ $paid }?
    }
prompt-sacrificing = 파워를 사용하거나 더 희생하세요
prompt-spades = { $spades ->
    [0] 주택을 건설하거나 넘어가세요
   *[other] 삽 { $spades }개 남음: 지역을 변환하거나 건설하세요
}
prompt-cult-spades = 신앙 보너스: 삽 { $spades }개를 사용하세요
prompt-bridging = 다리를 건설할 곳을 선택하세요
prompt-pick-step = { $steps }칸 전진할 신앙 트랙을 선택하세요
prompt-pick-favor = 총애 타일을 선택하세요
prompt-pick-town = 마을 타일을 선택하세요
prompt-pick-key = 열쇠를 사용할 신앙 트랙을 선택하세요
prompt-own-ability = 종족 능력을 사용하세요
prompt-bid-faction = 입찰할 종족을 선택하세요
prompt-bidding = 승점 몇 점을 걸까요?

ask-move = 수의 번호, 글로 쓴 수, 또는 도움말 ?
ask-file = 파일
ask-again = 다시:

## 제목

heading-map = 지도
heading-players = 플레이어
heading-cults = 신앙 보드
heading-power-actions = 파워 액션
heading-scoring-tiles = 득점 타일
heading-bonus-cards = 보너스 카드
heading-favor-tiles = 총애 타일
heading-town-tiles = 마을 타일
heading-moves = 가능한 수
heading-conversions = 전환
heading-log = 지난 일
heading-income = 다음 라운드의 수입
heading-final = 지금 게임이 끝난다면
heading-sources = 승점의 출처
heading-result = 결과
heading-help = 도움말
heading-options = 선택 사항

## 도움말

help-number = 번호: 그 수를 둡니다
help-words = 기보와 같이 글로 쓴 수: build F3, pass BON1
help-undo = undo: 마지막 단계를 무릅니다
help-redo = redo: 무른 것을 다시 둡니다
help-save = save 파일: 게임을 파일에 저장합니다
help-why = why 수: 그 수를 둘 수 없는 까닭을 봅니다
help-more = more: 모든 수를 봅니다
help-rules = rules 주제: 규칙을 찾아봅니다
help-quit = quit: 나갑니다. 저장한 게임은 남습니다

## 알림

note-saved = 저장했습니다: { $file }.
note-resumed = 이어서 시작합니다: { $file }.
note-undone = 물렀습니다.
note-redone = 다시 두었습니다.
note-unknown = { $text }: 목록의 번호도 수도 아닙니다. 도움말은 ?
note-ambiguous = { $text }: 여러 뜻이 있습니다. { $moves }.
note-illegal = { $text }: 불가능합니다. { $reason }
note-possible = 대신 가능한 수: { $moves }.
note-game-over = 게임이 끝났습니다.
note-not-saved = 게임이 저장되지 않았습니다.
note-goodbye = 안녕히 가세요.
