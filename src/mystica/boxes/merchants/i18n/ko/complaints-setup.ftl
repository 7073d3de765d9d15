complaint-setup-no-ships = 이 프로그램에는 배가 나오는 확장판이 없습니다.
complaint-setup-canal = 운하를 놓을 수 없는 두 지역입니다: { $first }, { $last }.
