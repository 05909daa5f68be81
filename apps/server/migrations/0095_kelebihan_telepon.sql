-- Of a surplus the customer may be told on the telephone, which somebody notes; nothing lapses that he was never told of.
alter table hutang_pesan drop constraint hutang_pesan_cara_check;
alter table hutang_pesan add constraint hutang_pesan_cara_check check (cara in ('WA', 'SURAT') or cara = 'TELEPON' and jenis = 'KELEBIHAN');
