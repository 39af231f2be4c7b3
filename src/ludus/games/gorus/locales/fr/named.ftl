# Des phrases lues par quelqu’un d’autre : elles nomment qui joue ($who).

gorus-drew-card-named = { $who } pioche { $card }.
