complaint-setup-canal = 운하를 놓을 수 없는 두 지역입니다: { $first }, { $last }({ $name }).
