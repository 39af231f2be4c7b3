# Почему из этих данных не выходит игра
insanam-content-neighbour = такого соседа нет: { $name }
insanam-content-one-way = путь к { $name } ведёт только в одну сторону
insanam-content-cut-off = это отрезано от остальной карты
insanam-content-starts = для каждого из этих номеров нужна одна стартовая территория: { $numbers }
insanam-content-start-barbarians = на стартовой территории не должно быть варваров
insanam-content-figures = нужно фигурок варваров: { $count }; в коробке: { $most }
insanam-content-track = это не клетки шкалы по возрастанию
insanam-content-last = последний раунд должен кончаться там (C-3.5)
insanam-content-finish = это не клетки перед финишем по возрастанию (C-24.4)
insanam-content-kept = оставляют ровно { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} (C-1.15)
insanam-content-draft = такой большой драфт невозможен (C-1.15)
insanam-content-circles = в зоне только { $count ->
    [one] { $count } кружок
    [few] { $count } кружка
   *[other] { $count } кружков
}
insanam-content-entries = нужны числа от 1 до { $most } по возрастанию
insanam-content-box = в коробке нет таких карт
insanam-content-destinies = нужна карта для каждого игрока (C-1.13)
insanam-content-no-card = это не карта
insanam-content-effect-text = эффект должен быть строкой
insanam-content-out-of-place = «{ $text }» здесь не подходит
insanam-content-metric = «{ $text }» не подсчитывают
insanam-content-accusation = не хватает обвинения
insanam-content-actions = стоит { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}, а нужно от { $least } до { $most }
insanam-content-core = не хватает действия «{ $text }», ради которого есть эта зона
insanam-content-id = это имя носит другая карта, или оно у карты чужое
insanam-content-special = «{ $text }» — не особое свойство
insanam-content-amount = «{ $text }» — не количество
insanam-content-number = «{ $text }» — не число, которое здесь подходит
insanam-content-troop = «{ $text }» — не вид войск
insanam-content-resource = «{ $text }» — не товар
insanam-content-good = «{ $text }» — не товар
insanam-content-region = «{ $text }» — не регион
insanam-content-cards = «{ $text }» — не вид карт
insanam-content-deck = «{ $text }» — не колода
insanam-content-key = «{ $text }» — не то, что можно изменить
insanam-content-trigger = «{ $text }» — не повод
insanam-content-zones = «{ $text }» — не список зон
insanam-content-good-twice = один товар стоит дважды в «{ $text }»
insanam-content-atom = «{ $text }» — не эффект
insanam-content-parts = у «{ $text }» неверное число частей
insanam-content-effect = «{ $text }» — не список эффектов
