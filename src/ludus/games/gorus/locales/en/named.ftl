# Sentences as somebody else reads them: they name the mover ($who) where others say “you”.

gorus-drew-card-named = { $who } draws { $card }.
