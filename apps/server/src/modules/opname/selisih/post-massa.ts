import { SELISIH_OPNAME, TEMU_OPNAME } from '@kadar/contract/dokumen/selisih-opname.ts';
import type { selisihMassaInput } from '@kadar/contract/endpoints/selisih-opname.ts';
import type { Bulk } from '@kadar/domain/bulk.ts';
import { placeOfKey } from '@kadar/domain/group.ts';
import { booksOfBulk, foundInBulk, isShort, missingInBulk } from '@kadar/domain/selisih-massa.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Spending, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, atField, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { oneKind, postOne } from '../../dokumen/public.ts';
import { holdForSorting } from '../../pembelian/public.ts';
import { type Difference, differenceOf } from '../queries/state.ts';

type Body = z.output<typeof selisihMassaInput>;
type MassaContext = Context<unknown, unknown, Body>;
type Kind = typeof SELISIH_OPNAME | typeof TEMU_OPNAME;

/** A key whose count differs from its book, as the book stands now. */
interface Differing extends Pick<Difference, 'berat_harus' | 'berat_timbang' | 'rincian'> {
  kunci: string;
  nama: string;
  /** Somebody decided about it. */
  diputus: boolean;
  there: Bulk[];
  /** Some of it is a supplier's. */
  titipan: boolean;
  /** All that ever came in, by purity. */
  came: Bulk[];
  /** A batch that is ended, or a lot that is finished. */
  selesai: boolean;
}

const at = (
  line: number,
  code:
    | 'BARANG_SUDAH_DI_TABEL'
    | 'BARANG_MILIK_SUPPLIER'
    | 'DATA_TIDAK_DITEMUKAN'
    | 'OPNAME_SUDAH_DIPUTUSKAN'
    | 'DATA_BERUBAH',
  kode_barcode: string,
) =>
  new AppError(code, { kode_barcode }, { fields: { [`lines.${line}`]: { code, params: { kode_barcode } } } });

/** What each line takes or brings, by purity. Throws at its line; see postSelisihMassa(). */
const judge = ({ objek, lines }: Body, type: Kind, differing: readonly Differing[]) => {
  const known = new Map(differing.map((one) => [one.kunci, one]));
  const seen = new Set<string>();
  return lines.map(({ kunci, alasan }, line) => {
    const one = known.get(kunci);
    if (!one) throw at(line, 'DATA_TIDAK_DITEMUKAN', kunci);
    if (seen.has(kunci)) throw at(line, 'BARANG_SUDAH_DI_TABEL', kunci);
    seen.add(kunci);
    if (one.diputus) throw at(line, 'OPNAME_SUDAH_DIPUTUSKAN', kunci);
    if (one.titipan) throw at(line, 'BARANG_MILIK_SUPPLIER', kunci);
    const difference = differenceOf(one);
    const none = difference.qty === 0 && difference.beratMg === 0;
    if (one.selesai || none) throw at(line, 'DATA_BERUBAH', kunci);
    if (isShort(difference) !== (type === SELISIH_OPNAME))
      throw fieldError(`lines.${line}`, 'PILIHAN_TIDAK_SAH');
    const parts = atField(`lines.${line}`, () =>
      type === SELISIH_OPNAME
        ? missingInBulk(objek, one.there, difference)
        : foundInBulk(objek, one, difference),
    );
    return { kunci, alasan, nama: one.nama, rincian: one.rincian, parts };
  });
};

const bulkOf = (rows: ReturnType<typeof sql>) => sql`(
  select coalesce(json_agg(json_build_object('kadar', x.kadar, 'qty', x.qty, 'beratMg', x.berat, 'murniMg', x.murni, 'hppRp', x.hpp) order by x.kadar), '[]') from (${rows}) x)`;

/** Differences of an ended count in bulk that are written off, or taken in. */
const massaKind = (type: Kind) => (context: MassaContext) => {
  const toko = oneToko(context);
  const { body } = context;
  const { objek, sesi_id, lines } = body;
  const keys = lines.map(({ kunci }) => kunci);
  return oneKind({
    type,
    ground: sql`(select coalesce(json_agg(x), '[]') from (
      select r.kode as kunci, r.nama, r.berat_harus, r.berat_timbang, r.rincian,
        exists (select from opname_putusan p where p.sesi_id = o.id and p.kode = r.kode)
          or exists (select from selisih_opname_detail l where l.kode_toko = ${toko} and l.sesi_id = o.id and l.kode_barcode = r.kode) as diputus,
        ${bulkOf(sql`select * from kadar_nilai_massa(${toko}, ${objek}, r.kode) v where v.milik = 'TOKO' and (v.qty > 0 or v.berat > 0)`)} as there,
        exists (select from kadar_nilai_massa(${toko}, ${objek}, r.kode) v where v.milik <> 'TOKO' and v.berat > 0) as titipan,
        ${bulkOf(sql`select m.kadar, sum(m.qty) as qty, sum(m.berat) as berat, sum(m.murni) as murni, sum(m.hpp) as hpp from mutasi_massa m
          where m.kode_toko = ${toko} and m.objek = ${objek} and m.kunci = r.kode and m.milik = 'TOKO' and (m.qty > 0 or m.berat > 0) group by m.kadar`)} as came,
        exists (select from terima_batch b where ${objek} = 'BELUM_TAG' and b.kode_toko = ${toko} and b.no_batch = r.kode and b.selesai > 0)
          or exists (select from mutasi_massa m where ${objek} = 'ROSOK' and m.kode_toko = ${toko} and m.objek = 'ROSOK' and m.kunci = r.kode and m.jenis = 'LEBUR') as selesai
      from opname_sesi o join opname_hasil r on r.sesi_id = o.id and r.hasil in ('HILANG', 'BEDA_BERAT') and r.kode = any(${keys}::text[])
      where o.kode_toko = ${toko} and o.objek = ${objek} and o.id = ${sesi_id}) x) as differing`,
    decide: ({ differing }: { differing: Differing[] }) => {
      const judged = judge(body, type, differing);
      const rows = judged.flatMap(({ parts, ...key }) => parts.map((part) => ({ ...key, ...part })));
      const total = (of: (row: Bulk) => number): number =>
        Math.abs(rows.reduce((sum, row) => sum + of(row), 0));
      const words = `OPNAME ${sesi_id} · ${lines[0]?.alasan ?? ''}`;
      const qty = total((row) => row.qty);
      return {
        head: { qty, berat: total(({ beratMg }) => beratMg), keterangan: words },
        lines: rows.map(({ kunci, nama, rincian, alasan, ...part }, n) => {
          const place = objek === 'GROUP' ? placeOfKey(kunci) : undefined;
          return {
            urut: n + 1,
            sesi_id,
            no_rugi: '',
            objek,
            kode_barcode: kunci,
            nama_barang: nama,
            kode_dept: String(rincian?.kode_dept ?? ''),
            kode_group: String(rincian?.kode_group ?? ''),
            kadar: part.kadar,
            qty: part.qty,
            berat: part.beratMg,
            murni: part.murniMg,
            hpp: part.hppRp,
            kode_gudang: place?.kode_gudang ?? '',
            kode_baki: place?.kode_baki ?? '',
            alasan,
          };
        }),
        bayar: [],
        books: booksOfBulk(objek, type.jenis, judged),
        uraian: words,
        data: { qty },
      };
    },
  });
};

export const selisihMassaKind = massaKind(SELISIH_OPNAME);
export const temuMassaKind = massaKind(TEMU_OPNAME);

/** Who takes some of these, or melts, tags and sells them, waits. */
export const massaSpends = ({ toko, body: { objek, lines } }: { toko: string; body: Body }): Spending[] =>
  lines.map(({ kunci }) => ({ what: 'MASSA', of: `${toko}/${objek}/${kunci}` }));

/** Batches and lots are held by their rows as well, as whoever tags or sorts holds them. */
const hold = async (context: MassaContext, tx: Tx): Promise<void> => {
  const toko = oneToko(context);
  const { objek, lines } = context.body;
  const keys = lines.map(({ kunci }) => kunci);
  if (objek === 'BELUM_TAG')
    await tx.rows(
      sql`select 1 from terima_batch where kode_toko = ${toko} and no_batch = any(${keys}::text[]) order by no_batch for update`,
    );
  if (objek === 'ROSOK') await holdForSorting(tx, toko, { lots: keys, barcodes: [] });
};

/**
 * Writes off what is missing. Throws at its line DATA_TIDAK_DITEMUKAN for what the count did not find otherwise, BARANG_SUDAH_DI_TABEL,
 * OPNAME_SUDAH_DIPUTUSKAN, BARANG_MILIK_SUPPLIER in consignment, PILIHAN_TIDAK_SAH for what there is more of, DATA_BERUBAH for what was ended or melted
 * since or differs no more, STOCK_TIDAK_TERSEDIA where less is left than is missing, SISA_TIDAK_HABIS; what postOne() refuses.
 */
export const postSelisihMassa = async (context: MassaContext, tx: Tx, intent?: Intent) => {
  await hold(context, tx);
  return postOne(context, tx, intent, selisihMassaKind(context));
};

/** Takes in what there is more. Throws as postSelisihMassa() does. */
export const postTemuMassa = async (context: MassaContext, tx: Tx, intent?: Intent) => {
  await hold(context, tx);
  return postOne(context, tx, intent, temuMassaKind(context));
};
