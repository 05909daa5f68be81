-- The day a payment should come, by the week alone: so many working days after its own, from a Saturday or Sunday after the Friday
-- before. A list of what waits asks it for every payment.
create or replace function kadar_hari_cair(tgl date, hari bigint) returns date language sql immutable parallel safe as $$
  select case when hari > 0
    then tgl - greatest(extract(isodow from tgl)::int - 5, 0) + hari::int + 2 * ((least(extract(isodow from tgl)::int, 5) - 1 + hari::int) / 5)
    else tgl end
$$;
