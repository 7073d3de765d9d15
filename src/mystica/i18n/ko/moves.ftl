### 선택 목록에 보이는 수의 이름입니다. 인수는 기록 문장과 같습니다.

move-faction = 종족 선택: { $faction }
move-first-dwelling = { $space }에 { $structure } 배치
move-first-bonus = 보너스 카드 선택: { $tile }
move-build = { $space }에 { $structure } 건설
move-upgrade = { $space } 업그레이드: { $structure }
    .dwarves = { $space } 업그레이드: 시장
    .fakirs = { $space } 업그레이드: 시장
move-transform = { $spades ->
    [0] { $space } 변환: { $terrain } (삽 없이)
   *[other] { $space } 변환: { $terrain } (삽 { $spades }개)
}
move-buy-spade = 삽 1개 교환
move-leave-spades = { $spades ->
    [0] 건설하지 않기
   *[other] 삽 { $spades }개 사용하지 않기
}
move-go-first = 신앙 보너스의 삽 먼저 사용
move-advance-shipping = 선박 트랙 전진 (선박 값 { $level })
move-advance-digging = 삽의 교환 비율 낮추기
move-send-priest = { $cult } 제단에 성직자 배치: { $steps }칸
move-return-priest = 성직자 1명 공급처로 반환: { $cult } { $steps }칸
move-power-action = 파워 액션: { $tile }
move-special-action = 특수 액션: { $tile }
move-convert = 전환: { $price } → { $gains }
move-sacrifice = 파워 희생
move-bridge = { $from } – { $to } 다리 건설
move-connect = 강 지역 { $space } 무시하고 마을 설립
move-ability = { $number ->
    [0] 종족 능력 사용하지 않기
   *[other] 종족 능력 사용: { $price } → { $gains }
}
    .darklings = { $number ->
        [0] 서품식 없이 진행
       *[other] 성직자의 서품식: { $price } → { $gains }
    }
move-step = { $cult } { $steps }칸
move-use-key = { $cult }에 열쇠 사용
move-leave-key = 열쇠 사용하지 않기
move-favor = 총애 타일 획득: { $tile }
move-town = 마을 타일 획득: { $tile }
move-take-power = { $power ->
    [0] { $builder }의 건설: 옮길 파워가 없어 얻는 것 없음
   *[other] { $builder }의 건설로 파워 { $power }개 획득{ $paid }
}
    .trade = { $power ->
        [0] { $builder }의 교역: 옮길 파워가 없어 얻는 것 없음
       *[other] { $builder }의 교역으로 파워 { $power }개 획득{ $paid }
    }
move-decline-power = 파워 거부
move-later = 파워 결정 보류
move-later-step = 나중에 전진
move-give-up = 효과 포기
move-pass = 패스하고 보너스 카드 선택: { $tile }
move-pass-last = 패스
move-end-turn = 턴 종료
move-drop = 게임 나가기
