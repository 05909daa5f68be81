import type { RekeningTukang } from '@kadar/contract/endpoints/tukang-emas.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';

interface Row {
  tanggal: string;
  no_faktur: string;
  no_pesanan: string;
  jenis: string;
  serah: number;
  terima: number;
  susut: number;
  upah_rp: number;
  bayar_rp: number;
}

interface Head {
  nama_tukang: string;
  awal: number;
  awal_rp: number;
}

/** What he had on the eve of a day: the closing before it, and the movements since. */
const headOf = (tx: Tx, toko: string, kode: string, from: string): Promise<Head | undefined> =>
  tx.maybe<Head>(sql`
    with emas as (select coalesce(max(tanggal), '-infinity') as hari from saldo_massa where kode_toko = ${toko} and tanggal < ${from}::date),
    upah as (select coalesce(max(tanggal), '-infinity') as hari from saldo_pihak where kode_toko = ${toko} and tanggal < ${from}::date)
    select t.nama_tukang,
      (select coalesce(sum(x.murni), 0)::bigint from (
        select s.murni from saldo_massa s, emas where s.kode_toko = ${toko} and s.tanggal = emas.hari and s.objek = 'TUKANG' and s.kunci = ${kode} and s.milik = 'TOKO'
        union all
        select m.murni from mutasi_massa m, emas where m.kode_toko = ${toko} and m.objek = 'TUKANG' and m.kunci = ${kode} and m.milik = 'TOKO'
          and m.tanggal > emas.hari and m.tanggal < ${from}::date) x) as awal,
      (select coalesce(sum(x.rp), 0)::bigint from (
        select s.rp from saldo_pihak s, upah where s.kode_toko = ${toko} and s.tanggal = upah.hari and s.pihak = 'TUKANG' and s.kode = ${kode}
        union all
        select p.rp from pihak_mutasi p, upah where p.kode_toko = ${toko} and p.pihak = 'TUKANG' and p.kode = ${kode}
          and p.tanggal > upah.hari and p.tanggal < ${from}::date) x) as awal_rp
    from tukang t where t.kode_toko = ${toko} and t.kode_tukang = ${kode}`);

const rowsOf = (tx: Tx, toko: string, kode: string, from: string, to: string): Promise<Row[]> =>
  tx.rows<Row>(sql`
    with gerak as (
      select m.no_faktur, m.tanggal, m.at, m.murni, 0 as rp from mutasi_massa m
      where m.kode_toko = ${toko} and m.objek = 'TUKANG' and m.kunci = ${kode} and m.milik = 'TOKO' and m.tanggal between ${from}::date and ${to}::date
      union all
      select p.no_faktur, p.tanggal, p.at, 0, p.rp from pihak_mutasi p
      where p.kode_toko = ${toko} and p.pihak = 'TUKANG' and p.kode = ${kode} and p.tanggal between ${from}::date and ${to}::date),
    dokumennya as (
      select g.no_faktur, g.tanggal, min(g.at) as at, sum(g.murni) as murni, sum(g.rp) as rp, z.no_faktur as asli, coalesce(z.no_faktur, g.no_faktur) as no
      from gerak g left join dokumen_batal z on z.kode_toko = ${toko} and z.no_faktur_batal = g.no_faktur group by g.no_faktur, g.tanggal, z.no_faktur)
    select x.tanggal, x.no_faktur, coalesce((
        select s.no_pesanan from serah_pesanan_detail s where s.kode_toko = ${toko} and s.no_faktur = case d.jenis when 'SERAH_TUKANG' then x.no when 'TERIMA_TUKANG' then d.asal_no end), '') as no_pesanan,
      d.jenis || case when x.asli is null then '' else '_BATAL' end as jenis,
      case d.jenis when 'SERAH_TUKANG' then x.murni else 0 end::bigint as serah,
      case d.jenis when 'TERIMA_TUKANG' then -x.murni - k.susut else 0 end::bigint as terima, coalesce(k.susut, 0)::bigint as susut,
      case d.jenis when 'UPAH_TUKANG' then 0 else x.rp end::bigint as upah_rp, case d.jenis when 'UPAH_TUKANG' then -x.rp else 0 end::bigint as bayar_rp
    from dokumennya x join dokumen d on d.kode_toko = ${toko} and d.no_faktur = x.no
    left join lateral (
      select case when x.asli is null then l.dibebankan_mg else -l.dibebankan_mg end as susut from kerja_tukang_detail l where l.kode_toko = ${toko} and l.no_faktur = x.no) k on true
    order by x.tanggal, x.at, x.no_faktur`);

interface Asked {
  kode_tukang: string;
  tgl_from: string;
  tgl_to: string;
}

/** The account of a craftsman of the shop between two days, both of them in it. Throws DATA_TIDAK_DITEMUKAN, TANGGAL_AWAL_LEBIH_BESAR. */
export const accountBetween = (
  call: Call,
  { kode_tukang, tgl_from, tgl_to }: Asked,
): Promise<RekeningTukang> => {
  const toko = oneToko(call);
  if (tgl_from > tgl_to) throw fieldError('tgl_from', 'TANGGAL_AWAL_LEBIH_BESAR');
  return call.kadar.db.read(
    call.scope,
    async (tx) => {
      const head = await headOf(tx, toko, kode_tukang, tgl_from);
      if (!head) throw new AppError('DATA_TIDAK_DITEMUKAN');
      let { awal: saldo, awal_rp: rp } = head;
      const gerak = (await rowsOf(tx, toko, kode_tukang, tgl_from, tgl_to)).map((row) => {
        saldo += row.serah - row.terima - row.susut;
        rp += row.upah_rp - row.bayar_rp;
        return {
          ...row,
          serah: inGrams(row.serah),
          terima: inGrams(row.terima),
          susut: inGrams(row.susut),
          saldo: inGrams(saldo),
        };
      });
      return {
        kode_tukang,
        nama_tukang: head.nama_tukang,
        awal: inGrams(head.awal),
        awal_rp: head.awal_rp,
        gerak,
        akhir: inGrams(saldo),
        akhir_rp: rp,
      };
    },
    { snapshot: true },
  );
};
