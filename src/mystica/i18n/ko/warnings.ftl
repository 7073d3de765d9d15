### 실수일 수 있는 수에 대한 알림입니다.

warning-full-price = 이 교역소의 비용은 동전 { $coins }개입니다. 이웃이 있는 { $space }에서는 { $less }개입니다.
warning-power-lost = 그릇에 자리가 없어 파워 { $n }개를 잃습니다.
warning-priests-lost = 공급처에 성직자가 부족하여 { $n }명을 잃습니다.
warning-steps-lost = { $cult }: 전진 { $n }칸을 잃습니다.
warning-town-steps-lost = { $tile }: 전진 { $n }칸을 잃습니다.
warning-better-place = { $cult }: { $n }칸 전진하는 자리가 아직 비어 있습니다.
warning-shipping-lost = { $tile }: 선박 마커가 더 이상 전진할 수 없습니다.
warning-income-too-late = { $tile }: 마지막 라운드이므로 수입을 받을 수 없습니다.
warning-spades-forfeited = 무료 삽 { $n }개를 사용하지 않고 잃습니다.
warning-dwelling-left = 같은 액션으로 { $space }에 주택을 건설할 수 있습니다.
warning-key-left = 지금 열쇠를 쓰면 맨 위 칸에 오릅니다: { $cult }.
warning-sacrifice-needless = 파워 토큰 { $n }개를 불필요하게 희생합니다.
warning-special-unused = 아직 사용하지 않은 특수 액션: { $tile }.
warning-bonus-missed = 1칸 더 전진하면 이번 라운드의 신앙 보너스를 받습니다: { $cult }.
warning-income-power-lost = 그릇에 자리가 없어 다음 라운드를 시작할 때 파워 { $n }개를 잃습니다.
warning-income-priests-lost = 공급처에 성직자가 부족하여 다음 라운드를 시작할 때 { $n }명을 잃습니다.
warning-town-left = 아직 강 지역을 사이에 두고 마을을 설립할 수 있습니다.
warning-power-comes-anyway = 승점 { $vp }점을 내지만, 그중 파워 { $n }개는 다음 라운드를 시작할 때 어차피 얻습니다.
warning-power-not-worth-it = 이 파워의 비용은 최종 점수 계산에서 얻는 것보다 승점 { $vp }점 더 큽니다.
warning-free-power-refused = 이 파워는 비용이 없습니다.
warning-offer-refused = 얻을 수 있는 파워 { $n }개가 있습니다. 지금 액션하면 거부한 것이 됩니다.
