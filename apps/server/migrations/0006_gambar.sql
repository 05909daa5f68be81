-- A picture is staged from its upload until a record is saved that shows it; what stays staged is swept away.
alter table files add column staged boolean not null default false;
create index files_staged on files (created_at) where staged;

-- The four splash screens of the member app [spec B §3]: they are changed, never added.
insert into splashscreen_katalog (kode, name, text, position)
select name, name, 'Selamat datang', 'bottom' from unnest(array['MEMBER', 'GUEST-1', 'GUEST-2', 'GUEST-3']) name;
