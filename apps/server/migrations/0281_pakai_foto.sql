-- Photos that were taken ahead become those of a document: by the statement that reads what it stands on. How many files there were.
create function kadar_pakai_foto(paths text[]) returns int language sql volatile set search_path = public as $$
  with u as (update files set staged = false where path = any(paths) and staged returning 1) select count(*)::int from u
$$;
revoke all on function kadar_pakai_foto from public;
grant execute on function kadar_pakai_foto to kadar_app;
