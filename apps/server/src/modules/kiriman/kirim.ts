import { KIRIM_BARANG } from '@kadar/contract/dokumen/kiriman.ts';
import type { kirimBarangInput } from '@kadar/contract/endpoints/kiriman.ts';
import { formatGram } from '@kadar/documents/format.ts';
import { takeCounted, takeInBulk } from '@kadar/domain/bulk.ts';
import { booksOfSending, type Goods, type Load } from '@kadar/domain/kiriman.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { type AppError, atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { mayTrade } from '../antar-server/public.ts';
import {
  type Accessory,
  accessoriesOf,
  accessorySpends,
  bulkOf,
  type Group,
  groupSpends,
  groupsColumn,
  requireGroup,
  shortOf,
} from '../barang/public.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import { type SentBulk, type SentPiece, sentPiece, sumOf } from './ground.ts';

export type KirimBarang = z.output<typeof kirimBarangInput>;

interface Ground {
  tujuan: { nama_toko: string; di_sini: boolean } | null;
  barang: (SentPiece & { status: string })[];
  aksesoris: Accessory[];
  groups: Group[];
  /** Whose the barcodes are that are not this shop's, and where they are on their way to. */
  lain: Record<string, { kode_toko: string | null; tujuan: string | null }> | null;
}

interface Packed {
  goods: Goods;
  load: Load;
  isi: SentPiece | SentBulk;
  kode_gudang: string;
  kode_baki: string;
}

/** Why a barcode is nothing that this shop can send. */
const unknown = (kode_barcode: string, lain: Ground['lain'], field: string): AppError => {
  const { kode_toko, tujuan } = lain?.[kode_barcode] ?? {};
  if (tujuan) return fieldError(field, 'BARANG_DALAM_JALAN', { kode_barcode, kode_toko: tujuan });
  return kode_toko
    ? fieldError(field, 'BARCODE_TOKO_LAIN', { kode_barcode, kode_toko })
    : fieldError(field, 'BARCODE_TIDAK_DIKENAL', { kode_barcode });
};

/** So many and so much of a group, at its average. Throws STOCK_TIDAK_TERSEDIA, SISA_TIDAK_HABIS at their field. */
const packedGroup = (
  { kode_barcode, qty, berat }: KirimBarang['lines'][number],
  at: number,
  groups: readonly Group[],
): Packed => {
  const there = requireGroup(groups, kode_barcode, `lines.${at}.kode_barcode`);
  const some = { qty: qty ?? 0, beratMg: berat ?? 0 };
  const taken = atField(`lines.${at}.${shortOf(there, some)}`, () => takeInBulk(bulkOf(there), some));
  const { kunci, nama_group, kode_dept, kode_group, kadar, kode_gudang, kode_baki } = there;
  return {
    goods: { objek: 'GROUP', kunci, kadar },
    load: { qty: taken.qty, berat: taken.beratMg, murni: taken.murniMg, hpp: taken.hppRp },
    isi: { nama_barang: nama_group, kode_dept, kode_group, kadar },
    kode_gudang,
    kode_baki,
  };
};

/** What of a line is packed. Throws at its field for what is not for sale here, is a supplier's, or is not there in that number. */
const packed = (
  line: KirimBarang['lines'][number],
  at: number,
  { barang, aksesoris, groups, lain }: Ground,
): Packed => {
  if (line.objek === 'GROUP') return packedGroup(line, at, groups);
  const { kode_barcode, qty } = line;
  const field = `lines.${at}.kode_barcode`;
  const piece = barang.find((one) => one.kode_barcode === kode_barcode);
  if (piece) {
    const { status, ...isi } = piece;
    if (status !== 'READY') throw fieldError(field, 'BARANG_TIDAK_SIAP', { kode_barcode, status });
    if (piece.milik === 'SUPPLIER') throw fieldError(field, 'BARANG_MILIK_SUPPLIER', { kode_barcode });
    const { berat, murni, hpp, kode_gudang, kode_baki } = piece;
    return {
      goods: { objek: 'BARANG', piece },
      load: { qty: 1, berat, murni, hpp },
      isi,
      kode_gudang,
      kode_baki,
    };
  }
  const accessory = aksesoris.find((one) => one.kode_barcode === kode_barcode);
  if (!accessory) throw unknown(kode_barcode, lain, field);
  if (qty === null) throw fieldError(`lines.${at}.qty`, 'WAJIB_DIISI');
  const { hppRp } = atField(`lines.${at}.qty`, () => takeCounted(accessory, qty));
  return {
    goods: { objek: 'ACC', kunci: kode_barcode, kadar: 0 },
    load: { qty, berat: 0, murni: 0, hpp: hppRp },
    isi: { nama_barang: accessory.nama_barang, kode_dept: '', kode_group: '', kadar: 0 },
    kode_gudang: '',
    kode_baki: '',
  };
};

export const kirimBarangKind = (context: Context<unknown, unknown, KirimBarang>) => {
  const toko = oneToko(context);
  const { tujuan, segel, kurir, berat_paket, keterangan, lines: asked } = context.body;
  const { barcodes, groups } = codesOf(asked);
  return oneKind({
    type: KIRIM_BARANG,
    // Shops whose server is another one have another address, or one where the others have none.
    ground: sql`(select json_build_object('nama_toko', t.nama_toko, 'di_sini', rtrim(t.portal, '/') = rtrim(own.portal, '/')) from tokos t, tokos own
        where t.kode_toko = ${tujuan} and t.deleted_at is null and own.kode_toko = ${toko}) as tujuan,
      (select coalesce(json_agg(x), '[]') from (select ${sentPiece}, b.status from barang b where b.kode_toko = ${toko} and b.kode_barcode = any(${barcodes}::text[])) x) as barang,
      (select coalesce(json_agg(x), '[]') from (${accessoriesOf(toko, sql`${barcodes}::text[]`)}) x) as aksesoris, ${groupsColumn(toko, groups)} as groups,
      (select json_object_agg(kode, json_build_object('kode_toko', kadar_barcode_owner(kode), 'tujuan', kadar_barang_jalan(kode))) from unnest(${barcodes}::text[]) kode
        where not exists (select from barang b where b.kode_toko = ${toko} and b.kode_barcode = kode)) as lain`,
    decide: (ground: Ground) => {
      if (!ground.tujuan || tujuan === toko) throw fieldError('tujuan', 'TUJUAN_TIDAK_SAH');
      if (!ground.tujuan.di_sini && !mayTrade(context.kadar.config, tujuan))
        throw fieldError('tujuan', 'SERVER_BELUM_TERDAFTAR', { kode_toko: tujuan });
      const kepada = `${tujuan} ${ground.tujuan.nama_toko}`;
      const lines = asked.map((line, at) => packed(line, at, ground));
      const qty = sumOf(lines, ({ load }) => load.qty);
      const berat = sumOf(lines, ({ load }) => load.berat);
      const shared = { tujuan, segel, kurir, berat_paket, keterangan };
      return {
        head: {
          nama_customer: kepada,
          qty,
          berat,
          keterangan: [segel, keterangan].filter(Boolean).join(' · '),
        },
        lines: lines.map(({ goods, load, isi, kode_gudang, kode_baki }, at) => ({
          urut: at + 1,
          objek: goods.objek,
          kunci: keyOf(goods),
          nama_barang: isi.nama_barang,
          kode_dept: isi.kode_dept,
          kode_group: isi.kode_group,
          kadar: isi.kadar,
          ...load,
          kode_gudang,
          kode_baki,
        })),
        beside: { paket_detail: [{ urut: 1, lawan: tujuan, segel, kurir, berat_paket }] },
        bayar: [],
        books: booksOfSending(
          lines.map(({ goods, load, isi }) => ({
            goods,
            load,
            baru: { ...shared, objek: goods.objek, kunci: keyOf(goods), isi },
          })),
        ),
        uraian: `${kepada} ${segel}`,
        reasons: context.mustAuthorise
          ? [{ kategori: 'KIRIM BARANG' as const, notes: `${kepada}: ${qty} barang ${formatGram(berat)} g` }]
          : [],
        data: { qty, berat: berat / 1000 },
      };
    },
  });
};

const keyOf = (goods: Goods): string => (goods.objek === 'BARANG' ? goods.piece.kode_barcode : goods.kunci);

const codesOf = (lines: KirimBarang['lines']) => {
  const of = (group: boolean) =>
    lines.flatMap(({ objek, kode_barcode }) => ((objek === 'GROUP') === group ? [kode_barcode] : []));
  return { barcodes: of(false), groups: of(true) };
};

/** Accessories and groups that some is sent of: held until the end, so that two do not take the last ones. */
export const kirimSpends = (toko: string, { lines }: Pick<KirimBarang, 'lines'>) => [
  ...accessorySpends(
    toko,
    lines.filter(({ objek, qty }) => objek === null && qty !== null),
  ),
  ...groupSpends(toko, codesOf(lines).groups),
];

/** Sends goods. Throws TUJUAN_*, what packed() refuses at a line, what postOne() refuses. */
export const kirimBarang = (context: Context<unknown, unknown, KirimBarang>, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, kirimBarangKind(context));
