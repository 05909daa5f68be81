-- The authenticator page's own session: an SPV's phone and his till are two, one active per user and app.

alter table sessions add column app text not null default 'KADAR' check (app in ('KADAR', 'OTORISATOR'));
drop index one_session_per_user;
create unique index one_session_per_user_and_app on sessions (user_id, app) where revoked_at is null;
