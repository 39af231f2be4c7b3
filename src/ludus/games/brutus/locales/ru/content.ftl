# Почему из этих данных не выходит игра
brutus-content-values = достоинства должны идти с 1 без пропусков
brutus-content-no-card = нужна хотя бы одна карта
brutus-content-hand = такие руки нельзя раздать
brutus-content-points = нужно по числу на каждое место, а на последнее — 0 (B-11.2)
brutus-content-names = нужно по названию на каждое место (B-1.6)
