-- What customers are asked by a link, exactly as it was asked, and what they answered.
create table persetujuan (
  kode_toko text not null references tokos,
  -- A ticket of a service or an order, and the how-manyth question about it.
  no_asal text not null,
  urut int not null check (urut > 0),
  jenis text not null check (jenis in ('SERVICE', 'PESANAN')),
  -- The line of the order, with the document that gave it its piece; '' for a ticket.
  no_baris text not null default '',
  no_acuan text not null default '',
  tanggal date not null,
  at timestamptz not null,
  rp_lama tak_negatif not null,
  rp positif not null,
  keterangan text not null default '',
  -- The words of the question as JSON, in one order, and the hash over number and words.
  isi text not null,
  sidik text not null,
  kirim_id bigint references promo_kirim,
  user_id text not null,
  primary key (kode_toko, no_asal, urut),
  check ((jenis = 'PESANAN') = (no_baris <> '') and (no_baris = '') = (no_acuan = ''))
);

-- Once only; `sidik` is over the question's hash and the answer.
create table persetujuan_jawab (
  kode_toko text not null references tokos,
  no_asal text not null,
  urut int not null,
  tanggal date not null,
  at timestamptz not null,
  jawab text not null check (jawab in ('YA', 'TIDAK')),
  nama text not null check (nama <> ''),
  sidik text not null,
  primary key (kode_toko, no_asal, urut),
  foreign key (kode_toko, no_asal, urut) references persetujuan
);

do $$
declare tabel text;
begin
  foreach tabel in array array['persetujuan', 'persetujuan_jawab'] loop
    execute format('call kadar_append_only(%L)', tabel);
    execute format('call kadar_scope_by_toko(%L)', tabel);
    execute format('create policy one_shop on %I as restrictive for insert to kadar_app with check (kode_toko = current_setting(''kadar.toko'', true))', tabel);
  end loop;
end $$;

-- He may say no: what he was asked, and what he agreed to before, holds no longer.
alter table service_kejadian drop constraint service_kejadian_jenis_check;
alter table service_kejadian add constraint service_kejadian_jenis_check check (jenis in ('PROSES', 'MINTA_SETUJU', 'SETUJU', 'TOLAK'));

create or replace view service_keadaan with (security_invoker = true) as
select d.kode_toko, d.no_faktur, d.tanggal, d.at, d.input_by, d.kode_sales, d.kode_customer, d.nama_customer, d.alamat_customer, d.no_hp, d.keterangan,
  j.nota_manual, j.tgl_janji, j.perkiraan, p.qty, p.berat, p.total, p.terima, p.siap, t.saldo::bigint as saldo, k.setuju_rp, k.minta_rp, p.selesai,
  case when p.terima > 0 then case when k.minta_rp > k.setuju_rp then 'MENUNGGU_SETUJU' when k.proses or k.setuju_rp > 0 then 'PROSES' else 'TERIMA' end
    when p.siap > 0 then 'SELESAI' when p.diambil > 0 then 'DIAMBIL' else 'BATAL' end as keadaan
from dokumen d
join service_janji_detail j on j.kode_toko = d.kode_toko and j.no_faktur = d.no_faktur
join titip t on t.kode_toko = d.kode_toko and t.no_titip = d.no_faktur
cross join lateral (
  select sum(l.jumlah)::int as qty, sum(l.berat)::bigint as berat, coalesce(sum(s.jasa_rp + s.tambah_rp) filter (where s.status <> 'BATAL'), 0)::bigint as total,
    count(*) filter (where s.status = 'TERIMA') as terima, count(*) filter (where s.status = 'SELESAI') as siap, count(*) filter (where s.status = 'DIAMBIL') as diambil,
    max((select max(g.tanggal) from service_gerak g where s.status = 'SELESAI' and g.kode_toko = s.kode_toko and g.no_service = s.no_service)) as selesai
  from service_detail l join service s on s.kode_toko = l.kode_toko and s.no_service = l.no_faktur || '/' || l.urut
  where l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur) p
cross join lateral (
  select coalesce(bool_or(e.jenis = 'PROSES'), false) as proses, coalesce(max(e.rp) filter (where e.jenis = 'SETUJU' and e.id > e.tolak), 0)::bigint as setuju_rp,
    coalesce(max(e.rp) filter (where e.jenis = 'MINTA_SETUJU' and e.id > e.tolak), 0)::bigint as minta_rp
  from (select x.*, coalesce(max(x.id) filter (where x.jenis = 'TOLAK') over (), 0) as tolak
    from service_kejadian x where x.kode_toko = d.kode_toko and x.no_service = d.no_faktur) e) k
where d.jenis = 'SERVICE';

-- Messages about services and orders go through the queue as those about pledges do.
alter table promo_kirim drop constraint promo_kirim_jenis_check;
alter table promo_kirim add constraint promo_kirim_jenis_check check (jenis in ('PROMO', 'UJI', 'CHAT', 'HUTANG', 'LAYANAN'));
drop index promo_kirim_hutang;
create index promo_kirim_siap on promo_kirim (kode_toko, berikut_at, id) where status = 'ANTRI' and jenis in ('HUTANG', 'LAYANAN');
