ruling-fire-and-ice = 불과 얼음의 여섯 종족을 선택하고 뽑을 수 있습니다.
ruling-token-loss = 게임에서 제거되는 파워 토큰은 주인이 고른 그릇에서 나오거나, 그릇 I, II, III의 순서로 나옵니다.
