ruling-promo-bonus = 프로모 보너스 카드를 다른 카드와 함께 섞습니다.
ruling-promo-towns = 프로모 마을 타일을 공급처에 추가합니다.
ruling-temple-tile = 사원 득점 타일을 다른 타일과 함께 섞습니다.
