-- A sales person without a bank account.
do $$ begin
  if to_regclass('sales') is not null then
    alter table sales alter column kode_bank drop not null, alter column nama_bank drop not null, alter column no_rekening drop not null,
      alter column nama_rekening drop not null;
  end if;
end $$;
