-- The key this chain signs its notas and quotes with; made when the server first starts, and never told to the product's own role.
create table kunci_tanda (
  nama text primary key,
  kunci bytea not null check (length(kunci) >= 32)
);
