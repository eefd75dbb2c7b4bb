-- A search costs what the own organisation is large, however many others there are: the index holds
-- every three letters of a name together with the organisation, and the letter that begins a word.
create function search_pieces(organisation_id integer, plain text) returns text[]
  language sql immutable strict parallel safe
return array(
  select distinct organisation_id || ':' || piece
  from generate_series(1, length(plain) - 1) as start,
    lateral (values (substr(plain, start, 3)), (substr(plain, start, 2))) as part (piece)
  where length(piece) = 3 or piece like ' _');

drop index trajectories_by_name;
create index trajectories_by_name
  on trajectories using gin (search_pieces(organisation_id, search_text)) where deleted_at is null;
analyze trajectories;
