import { HANCUR_BARANG } from '@kadar/contract/dokumen/hancur.ts';
import { SEBAB_HANCUR_WORDS, type SebabHancur } from '@kadar/contract/sebab-hancur.ts';
import { booksOfDestroying, type Destroyed } from '@kadar/domain/hancur.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import { holdForSorting, type LotRow, lotNumbered, requireOpenLot } from '../pembelian/public.ts';
import { holdBatchesOf, pieceBatch } from '../terima-supplier/public.ts';
import { type Hancur, judgeHancur, type Lying } from './judge.ts';
import { photos } from './photos.ts';

interface Ground {
  pieces: Lying[];
  /** Whose the barcodes are that are not this shop's. */
  owners: Record<string, string | null> | null;
  lot: LotRow | null;
}

const groundOf = (toko: string, barcodes: readonly string[], no_lot: string) => sql`
  (select coalesce(json_agg(x), '[]') from (
    select b.kode_barcode, b.nama_barang, b.berat, b.berat_asli as "beratAsliMg", b.murni, b.hpp, b.kode_dept, b.kode_group, b.kadar, b.kadar_murni, b.kode_gudang,
      b.kode_baki, b.status, b.milik, n.no_batch, n.batch_selesai, a.nama_atribut, a.berat_atribut
    from barang b cross join lateral ${pieceBatch} n cross join lateral (
      select coalesce(string_agg(t ->> 'nama', ', '), '') as nama_atribut, coalesce(sum((t ->> 'berat')::bigint), 0)::bigint as berat_atribut
      from jsonb_array_elements(b.atribut) t) a
    where b.kode_toko = ${toko} and b.kode_barcode = any(${barcodes}::text[])) x) as pieces,
  (select json_object_agg(kode, kadar_barcode_owner(kode)) from unnest(${barcodes}::text[]) kode
    where not exists (select from barang b where b.kode_toko = ${toko} and b.kode_barcode = kode)) as owners,
  ${lotNumbered(toko, sql`${no_lot}`)} as lot`;

const barcodesOf = ({ lines }: Pick<Hancur, 'lines'>): string[] => [
  ...new Set(lines.map(({ kode_barcode }) => kode_barcode)),
];

const rowOf = (piece: Lying & Destroyed, index: number, sebab: SebabHancur) => ({
  urut: index + 1,
  sebab,
  kode_barcode: piece.kode_barcode,
  nama_barang: piece.nama_barang,
  kode_dept: piece.kode_dept,
  kode_group: piece.kode_group,
  kadar: piece.kadar,
  kadar_murni: piece.kadar_murni,
  berat: piece.berat,
  berat_asli: piece.beratAsliMg,
  murni: piece.murni,
  hpp: piece.hpp,
  nama_atribut: piece.nama_atribut,
  berat_atribut: piece.berat_atribut,
  kode_gudang: piece.kode_gudang,
  kode_baki: piece.kode_baki,
  berat_hancur: piece.beratHancurMg,
  susut: piece.susutMg,
  susut_murni: piece.susutMurniMg,
  susut_rp: piece.susutRp,
  no_batch: sebab === 'SALAH_INPUT' ? piece.no_batch : '',
});

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

type HancurContext = Context<unknown, unknown, Hancur>;

/** Pieces that are destroyed: scrap of an open melt lot, or, tagged wrongly, gold that is not tagged again. */
export const hancurKind = (context: HancurContext) => {
  const toko = oneToko(context);
  const { body } = context;
  const { sebab, foto, keterangan } = body;
  const scrap = sebab !== 'SALAH_INPUT';
  const no_lot = scrap ? body.no_lot : '';
  return oneKind({
    type: HANCUR_BARANG,
    ground: groundOf(toko, barcodesOf(body), no_lot),
    decide: ({ pieces, owners, lot }: Ground) => {
      if (scrap && requireOpenLot(lot).jenis !== 'LOT_LEBUR') throw fieldError('no_lot', 'PILIHAN_TIDAK_SAH');
      const taken = judgeHancur(body, { pieces, owners: owners ?? {} });
      const batch = new Map(taken.map(({ kode_barcode, no_batch }) => [kode_barcode, no_batch ?? '']));
      const words = [SEBAB_HANCUR_WORDS[sebab].id.toUpperCase(), no_lot, keterangan]
        .filter(Boolean)
        .join(' · ');
      return {
        head: {
          qty: taken.length,
          berat: sum(taken, ({ berat }) => berat),
          keterangan: words,
          ...(scrap && { asal_toko: toko, asal_no: no_lot }),
        },
        lines: taken.map((piece, index) => rowOf(piece, index, sebab)),
        ...(foto.length > 0 && {
          beside: { hancur_foto_detail: foto.map((one, index) => ({ urut: index + 1, foto: one })) },
        }),
        bayar: [],
        books: booksOfDestroying(
          taken,
          scrap ? { lot: no_lot } : { batchOf: (kode) => batch.get(kode) ?? '' },
        ),
        uraian: words,
        data: { qty: taken.length, susut: sum(taken, ({ susutMg }) => susutMg) / 1000 },
      };
    },
  });
};

/**
 * Destroys pieces. Throws LOT_SUDAH_SELESAI, SUDAH_DIBATALKAN and DATA_TIDAK_DITEMUKAN for a lot that takes nothing, PILIHAN_TIDAK_SAH at one
 * that melts nothing, FOTO_WAJIB for a photo that is not there, what judgeHancur() and postOne() refuse.
 */
export const postHancur = async (context: HancurContext, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { sebab, foto, no_lot } = context.body;
  const scrap = sebab !== 'SALAH_INPUT';
  const barcodes = barcodesOf(context.body);
  await holdForSorting(tx, toko, { lots: scrap ? [no_lot] : [], barcodes });
  if (!scrap) await holdBatchesOf(tx, toko, barcodes);
  return postOne(context, tx, intent, hancurKind(context), () => photos.claim(tx, foto));
};
