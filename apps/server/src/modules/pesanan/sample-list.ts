import type { ContohRow, listContoh } from '@kadar/contract/endpoints/contoh.ts';
import type { ContohPesanan } from '@kadar/contract/endpoints/pesanan-contoh.ts';
import type { z } from 'zod';
import { shopsOf } from '../../platform/database/shops.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';

/** Samples `c` that are not back, each with its order `k`, its line's estimate `l` and the business day `h` of its shop: those of orders that are open, since none closes before. */
const samplesLeft = (toko: Query<unknown>): Query<unknown> => sql`
  (select distinct x.kode_toko, x.no_induk from ${toko} t join pesanan x on x.kode_toko = t.kode_toko and x.status in ('PESAN', 'JADI') where x.no_induk like 'OP%') o
  join contoh_keadaan c on c.kode_toko = o.kode_toko and c.no_induk = o.no_induk and c.tgl_kembali is null
  join dokumen k on k.kode_toko = c.kode_toko and k.no_faktur = c.no_induk
  join pesanan_detail l on l.kode_toko = c.kode_toko and l.no_faktur = c.no_induk and l.urut = split_part(c.no_pesanan, '/', 2)::int
  left join hari_kerja h on h.kode_toko = c.kode_toko`;

const keadaan = sql`case when c.batas < h.tgl_system then 'LEWAT' when c.batas = h.tgl_system then 'JANJI' else 'KELUAR' end`;

/** Pieces of the shop that are out, by what they ask of it today, in the columns that the dashboard reads. */
export const sampleWork = (toko: string): Query<unknown> => sql`
  select c.kode_toko, c.no_contoh as no_faktur, c.batas as tanggal, k.at, l.perkiraan as rp, k.nama_customer, coalesce(c.batas = h.tgl_system, false) as janji,
    coalesce(c.batas < h.tgl_system, false) as lewat, false as siap, false as tagih
  from ${samplesLeft(shopsOf(toko))} where c.jenis = 'TOKO'`;

/** The same as a list: those that should be back first. */
export const list = async (
  call: Call<unknown, z.output<NonNullable<typeof listContoh.query>>>,
): Promise<ContohRow[]> => {
  const { keadaan: asked } = call.query;
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<ContohRow>(sql`
      select c.kode_toko, c.no_contoh, c.no_pesanan, k.nama_customer, c.tanggal, c.kode_barcode, c.deskripsi, c.berat, c.batas, ${keadaan} as keadaan, l.perkiraan
      from ${samplesLeft(shopsOf(call.toko))} where c.jenis = 'TOKO'${asked ? sql` and ${keadaan} = ${asked}` : sql``}
      order by c.batas, c.no_contoh`),
  );
  return rows.map((row) => ({ ...row, berat: row.berat / 1000 }));
};

/** The samples of the order `k` as JSON, weights in mg: what is wished for and not out yet, what is out or kept, what is back. */
export const samplesOfOrder: Query<ContohPesanan[]> = sql`(
  select coalesce(json_agg(json_build_object('no_pesanan', c.no_pesanan, 'jenis', c.jenis, 'tahap', c.tahap, 'no_contoh', c.no_contoh, 'kode_barcode', c.kode_barcode,
    'deskripsi', c.deskripsi, 'berat', c.berat, 'batas', c.batas, 'tgl_kembali', c.tgl_kembali, 'berat_kembali', c.berat_kembali, 'foto', c.foto)
    order by c.no_pesanan, c.no_contoh), '[]')
  from (
    select x.no_pesanan, x.jenis, case when x.tgl_kembali is null then 'KELUAR' else 'KEMBALI' end as tahap, case x.jenis when 'TOKO' then x.no_contoh else '' end as no_contoh,
      coalesce(x.kode_barcode, '') as kode_barcode, x.deskripsi, x.berat, x.batas, x.tgl_kembali, x.berat_kembali,
      case x.jenis when 'TOKO' then '' else 'pesanan/' || x.no_induk || '/foto-contoh/' || split_part(x.no_pesanan, '/', 2) end as foto
    from contoh_keadaan x where x.kode_toko = k.kode_toko and x.no_induk = k.no_faktur
    union all
    select w.no_faktur || '/' || w.baris, w.jenis, 'DIMINTA', '', w.kode_barcode, w.deskripsi, null, null, null, null, ''
    from pesanan_contoh_detail w join pesanan p on p.kode_toko = w.kode_toko and p.no_pesanan = w.no_faktur || '/' || w.baris and p.status = 'PESAN'
    where w.kode_toko = k.kode_toko and w.no_faktur = k.no_faktur and w.jenis = 'TOKO'
      and not exists (select 1 from contoh_keadaan y where y.kode_toko = w.kode_toko and y.no_induk = w.no_faktur and y.no_pesanan = p.no_pesanan and y.jenis = 'TOKO')) c)`;

const inGram = (mg: number | null): number | null => (mg === null ? null : mg / 1000);

/** As they are answered: weights in grams. */
export const toSamples = (rows: readonly ContohPesanan[]): ContohPesanan[] =>
  rows.map((row) => ({ ...row, berat: inGram(row.berat), berat_kembali: inGram(row.berat_kembali) }));
