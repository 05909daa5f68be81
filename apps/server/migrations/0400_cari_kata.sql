-- Texts as searches compare them: without accents, in small letters. What is plain ASCII, as nearly all of it, is not taken apart.
-- `fold` in contract/words.ts says the same, and a test holds one against the other.
create function kadar_lipat(teks text) returns text language sql immutable parallel safe return
  case when octet_length(teks) = char_length(teks) then lower(teks collate "C") collate "default"
  else lower(regexp_replace(normalize(teks, NFD), U&'[\0300-\036f]', '', 'g'))
  end;
