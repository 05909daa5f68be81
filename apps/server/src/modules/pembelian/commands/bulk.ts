import type { pembelianManualInput } from '@kadar/contract/endpoints/pembelian.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import { groupKey, groupRow } from '@kadar/domain/group.ts';
import { roundRupiah } from '@kadar/domain/money.ts';
import { type FineGoldLine, fineGoldLines } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import { fieldError } from '../../../platform/errors.ts';
import { requirePlain } from '../../barang/public.ts';
import { type PricedPiece, pembulatanBeli, priceBought, priceStrange } from '../price.ts';
import type { QuoteReader } from '../quote.ts';
import { requireOpenLot } from '../sortir/hold.ts';
import type { LotRow } from '../sortir/queries/pieces.ts';
import type { BuyBulk, GroupGround } from './bulk-ground.ts';
import type { BuyInput, BuyLine } from './buy-input.ts';
import type { BuyGround, PriceGround } from './load-beli.ts';

type Manual = z.output<typeof pembelianManualInput>;

export type BulkLine = BuyLine & { bulk: BuyBulk };
export const isBulk = (line: BuyLine): line is BulkLine => line.bulk !== undefined;

/** Lines of groups as those of a purchase: nothing of them is photographed. */
export const groupLines = (lines: Manual['lines'], settings: Settings): BuyLine[] => {
  const { step, direction } = pembulatanBeli(settings);
  return lines.map(({ qty, berat, harga_emas, kode_gudang, kode_baki, ...line }) => ({
    ...line,
    sumber: line.no_faktur_jual ? 'NOTA_KAMI' : 'TANPA_SURAT',
    nama_barang: '',
    metode_uji: 'TIDAK',
    berat_kotor: berat,
    berat_atribut: 0,
    diketik: false,
    harga_hitung: 0,
    harga: roundRupiah(BigInt(berat) * BigInt(harga_emas), 1_000n, step, direction),
    foto: '',
    foto_lain: [],
    keterangan: '',
    bulk: { qty, kode_gudang, kode_baki },
  }));
};

/** A purchase by group as the purchase that it is. */
export const buyOfGroups = (body: Manual, settings: Settings): BuyInput => ({
  ...body,
  lines: groupLines(body.lines, settings),
});

const placeOf = ({ kode_gudang, kode_baki }: BuyBulk): string => `${kode_gudang}/${kode_baki}`;

/**
 * So many of a group: by its nota, else at the lebur price of its purity. Throws PILIHAN_TIDAK_SAH for a group or type that is none, or another than
 * the nota's; what priceBought() refuses.
 */
export const priceBulk = (
  line: BulkLine,
  ground: PriceGround & GroupGround,
  settings: Settings,
  quotes: QuoteReader,
): PricedPiece => {
  const { bulk, kondisi_barang, kode_group, kode_dept, berat_kotor: berat } = line;
  if (line.sumber === 'NOTA_KAMI') {
    const priced = priceBought(line, ground, settings, quotes, bulk);
    if (priced.kode_group !== kode_group) throw fieldError('kode_group', 'PILIHAN_TIDAK_SAH');
    if (priced.kode_dept !== kode_dept) throw fieldError('kode_dept', 'PILIHAN_TIDAK_SAH');
    return priced;
  }
  const group = ground.groups.find((one) => one.kode_group === kode_group);
  if (!group) throw fieldError('kode_group', 'PILIHAN_TIDAK_SAH');
  if (!ground.known.dept.includes(kode_dept)) throw fieldError('kode_dept', 'PILIHAN_TIDAK_SAH');
  const { kadar, nama_group: nama_barang } = group;
  const kadar_murni = ground.kadar.find((row) => row.kadar === kadar)?.kadar_murni ?? Math.min(kadar, 100);
  const { qty: jumlah_pcs } = bulk;
  const bought = {
    nota: undefined,
    nama_barang,
    kode_dept,
    kode_group,
    kadar,
    kadar_murni,
    jumlah_pcs,
    berat,
  };
  return priceStrange({ kondisi_barang }, bought, ground, settings);
};

/** What goes into no group goes into the lot that is named. Throws what requireOpenLot() refuses; WAJIB_DIISI and PILIHAN_TIDAK_SAH at the field. */
const intoLot = (lot: LotRow | null, no_lot: string): string => {
  if (!no_lot) throw fieldError('no_lot', 'WAJIB_DIISI');
  if (requireOpenLot(lot).jenis !== 'LOT_LEBUR') throw fieldError('no_lot', 'PILIHAN_TIDAK_SAH');
  return no_lot;
};

/** Back to the group. Throws WAJIB_DIISI, PILIHAN_TIDAK_SAH for a place that keeps nothing for sale. */
const intoGroup = ({ bulk, kode_group, kode_dept }: BulkLine, places: readonly string[]): string => {
  const { kode_gudang, kode_baki } = bulk;
  if (!kode_gudang) throw fieldError('kode_gudang', 'WAJIB_DIISI');
  requirePlain({ kode_group, kode_dept, kode_gudang, kode_baki });
  if (!places.includes(placeOf(bulk)))
    throw fieldError(kode_baki ? 'kode_baki' : 'kode_gudang', 'PILIHAN_TIDAK_SAH');
  return groupKey({ kode_group, kode_dept, kode_gudang, kode_baki });
};

/** Whether its condition is for sale: then it goes back to its group (modules-2 §6, MB), else it is scrap. */
export const isForSale = (
  { kondisi_barang }: Pick<BuyLine, 'kondisi_barang'>,
  { kondisi }: BuyGround,
): boolean => kondisi.find((row) => row.kondisi_barang === kondisi_barang)?.tujuan === 'READY';

/** So little may be rounded down to nothing. */
const requirePaid = ({ harga }: { harga: number }): void => {
  if (harga === 0) throw fieldError('harga_emas', 'ANGKA_DI_LUAR_BATAS');
};

/** The row of a line of a group with which ware it is, and what of it comes in. Throws what refuses its place. */
export const bulkIn = <R extends { kadar: number; berat: number; murni: number; harga: number }>(
  line: BulkLine,
  row: R,
  { ground, no_lot, atLine }: { ground: BuyGround; no_lot: string; atLine: <T>(work: () => T) => T },
) => {
  atLine(() => requirePaid(row));
  const objek = isForSale(line, ground) ? ('GROUP' as const) : ('ROSOK' as const);
  const kunci =
    objek === 'GROUP' ? atLine(() => intoGroup(line, ground.places)) : intoLot(ground.lot, no_lot);
  const { qty } = line.bulk;
  const bulk = { kadar: row.kadar, qty, beratMg: row.berat, murniMg: row.murni, hppRp: row.harga };
  const massa: MassaRow = { ...groupRow(kunci, 'BELI', bulk), objek };
  return {
    row: { ...row, kode_barcode: kunci, kunci: `${objek}/${kunci}`, qty: qty > 1 ? qty : null },
    massa,
  };
};

const ROLES = { GROUP: 'PERSEDIAAN', ROSOK: 'PERSEDIAAN_ROSOK' } as const;

/** Their fine gold: of the groups, and of the scrap. */
export const goldOfBulk = (massa: readonly MassaRow[]): FineGoldLine[] =>
  Object.entries(ROLES).flatMap(([what, debit]) =>
    fineGoldLines(
      massa.filter(({ objek }) => objek === what),
      { debit, kredit: 'DIBELI' },
    ),
  );

/** Rupiah of what goes back to the groups, or is scrap. */
export const rpOfBulk = (massa: readonly MassaRow[], what: keyof typeof ROLES): number =>
  massa.reduce((sum, { objek, hpp }) => (objek === what ? sum + hpp : sum), 0);
