-- What products.search_vector contains. Every word is also there by its first letter and its first two letters, so that
-- a search of one or two letters reads one entry of the index instead of all that begin so. After '=' stands what such a
-- search finds in names: beginnings of words and, because Thai has no spaces, one or two Thai letters anywhere.
create function product_lexemes(name text, words text) returns tsvector
  language sql immutable parallel safe set search_path = pg_catalog as $$
  select array_to_tsvector(array_agg(lexeme)) from (
    select lexeme from unnest(string_to_array(words, ' ')) word
    cross join lateral (values (left(word, 100)), (left(word, 2)), (left(word, 1))) part (lexeme)
    where word <> ''
    union all
    select '=' || lexeme from (
      select letter, lag(letter, 1, ' ') over (order by place) as before, lead(letter, 1, '') over (order by place) as after
      from unnest(string_to_array(name, null)) with ordinality letters (letter, place)
    ) letters
    cross join lateral (values (letter), (rtrim(letter || after))) part (lexeme)
    where letter <> ' ' and (before = ' ' or ascii(letter) between x'E01'::int and x'E5B'::int)
  ) parts
$$;
