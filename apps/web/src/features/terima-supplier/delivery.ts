import type { TerimaSupplierInput, UsulKadar } from '@kadar/contract/endpoints/terima-supplier.ts';
import type { SaleSettings } from '@kadar/contract/sale-terms.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { terimaOwed } from '@kadar/contract/terima-terms.ts';
import { DomainError } from '@kadar/domain/errors.ts';
import {
  consignedPrice,
  type DasarBayar,
  type PaidWeight,
  paidToSupplier,
  type ReceivedLine,
  type SistemTerima,
} from '@kadar/domain/supplier.ts';
import { gramToMg, inGrams } from '@kadar/domain/weight.ts';
import { type Intended, NOT_SENT } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';

const EMPTY = null as number | null;

/** A line as typed: grams, percent and rupiah as on the wire, null for an empty number. */
const LINE = {
  /** Names the line on the screen only. */
  id: 'first',
  kadar: EMPTY,
  kadar_murni: EMPTY,
  kode_dept: '',
  kode_group: '',
  qty: EMPTY,
  berat_nota: EMPTY,
  berat: EMPTY,
  dasar_bayar: '' as DasarBayar | '',
  harga_per_g: EMPTY,
  kadar_tukar: EMPTY,
  ongkos_jenis: 'PER_GRAM' as 'PER_GRAM' | 'PER_PCS',
  ongkos: EMPTY,
};
export type DeliveryLine = typeof LINE;

export const START = {
  /** Asked where head office looks at all shops. */
  kode_toko: '',
  kode_supplier: '',
  no_nota_supplier: '',
  /** '' for today. */
  tgl_nota: '',
  sistem: 'TETAP' as SistemTerima,
  no_faktur_pajak: '',
  tgl_faktur: '',
  keterangan: '',
  lines: [LINE] as readonly DeliveryLine[],
  ...NOT_SENT,
};
export type Delivery = Omit<typeof START, keyof Intended>;
export const DELIVERY: KeptForm<typeof START> = { version: 1, empty: START };

/** The next line of a nota: what the one before says of the goods, and none of its figures. */
export const lineAfter = (last: DeliveryLine | undefined, id: string): DeliveryLine => ({
  ...(last ?? LINE),
  id,
  qty: null,
  berat_nota: null,
  berat: null,
  dasar_bayar: '',
});

/** What a line of a purity is proposed: gold that is owed in kind by the list, the rest as the last nota of its supplier said. */
export const proposedFor = (
  { tukar, lalu }: Pick<UsulKadar, 'tukar' | 'lalu'>,
  sistem: SistemTerima,
): Partial<DeliveryLine> => {
  const owed = sistem === 'BELUM_FIX' ? tukar : null;
  const { kadar_tukar = null, harga_per_g, ongkos, ongkos_jenis, ...goods } = lalu ?? {};
  const exchanged = owed?.kadar_tukar ?? kadar_tukar;
  return {
    ...goods,
    ...(exchanged !== null && { kadar_tukar: exchanged }),
    ...(harga_per_g && { harga_per_g }),
    ...(ongkos !== undefined && ongkos_jenis && { ongkos, ongkos_jenis }),
    ...(owed && { ongkos: owed.ongkos, ongkos_jenis: owed.ongkos_jenis }),
  };
};

/** What the scale says more or less than the nota, and whether that is for somebody to decide; null until both are known. */
export const differs = (
  { berat_nota, berat }: Pick<DeliveryLine, 'berat_nota' | 'berat'>,
  toleransi: number,
): PaidWeight | null =>
  berat_nota && berat
    ? paidToSupplier(
        { beratNotaMg: gramToMg(berat_nota), beratMg: gramToMg(berat), toleransiMg: gramToMg(toleransi) },
        'NOTA',
      )
    : null;

/** As it is sent: without what was typed under other terms, or for a difference that is none any more. */
export const bodyOf = (kept: typeof START, today: string, toleransi: number): TerimaSupplierInput => {
  const { kode_toko: _toko, intent: _intent, unanswered: _unanswered, lines, sistem, ...head } = kept;
  const fixed = sistem !== 'BELUM_FIX';
  const invoiced = sistem !== 'KONSINYASI';
  return {
    ...head,
    sistem,
    tgl_nota: head.tgl_nota || today,
    no_faktur_pajak: invoiced ? head.no_faktur_pajak : '',
    tgl_faktur: (invoiced && head.tgl_faktur) || null,
    lines: lines.map(({ id: _, dasar_bayar, ...line }) => ({
      ...line,
      kadar: line.kadar ?? 0,
      kadar_murni: line.kadar_murni ?? 0,
      qty: line.qty ?? 0,
      berat_nota: line.berat_nota ?? 0,
      berat: line.berat ?? 0,
      ongkos: line.ongkos ?? 0,
      harga_per_g: (fixed && line.harga_per_g) || 0,
      kadar_tukar: fixed ? null : line.kadar_tukar,
      ...(dasar_bayar && differs(line, toleransi)?.otorisasi && { dasar_bayar }),
    })),
  };
};

export interface Terms {
  settings: SaleSettings & Pick<Settings, 'SELISIH_INTERN_GRAM' | 'PPN_MASUKAN_KREDIT'>;
  today: string;
  pkp: boolean;
  pungut_pph22: boolean;
}

/** A line as the server will reckon it, with what it is consigned at. Throws DomainError and RangeError for what cannot be. */
const lineOwed = (
  line: DeliveryLine,
  sistem: SistemTerima,
  terms: Terms,
): ReceivedLine & { titipRp: number } => {
  const { settings, today: tanggal, pkp, pungut_pph22 } = terms;
  const beratMg = gramToMg(line.berat ?? 0);
  const { dibayarMg } = paidToSupplier(
    {
      beratNotaMg: gramToMg(line.berat_nota ?? 0),
      beratMg,
      toleransiMg: gramToMg(settings.SELISIH_INTERN_GRAM),
    },
    line.dasar_bayar || undefined,
  );
  const weighed = {
    beratMg,
    dibayarMg,
    kadar_murni: line.kadar_murni ?? 0,
    qty: line.qty ?? 0,
    ongkos: { jenis: line.ongkos_jenis, rp: line.ongkos ?? 0 },
    ppn: null,
    harga_per_g: line.harga_per_g ?? 0,
    kadar_tukar: line.kadar_tukar ?? 0,
    // What it is worth for the time being is the server's to say; what is owed does not hang on it.
    harga_acuan: 0,
  };
  return {
    ...terimaOwed(weighed, { settings, tanggal, sistem, pkp, pungut_pph22 }),
    titipRp:
      sistem === 'KONSINYASI' ? consignedPrice({ ...weighed, hargaPerGramRp: weighed.harga_per_g }) : 0,
  };
};

/** What is owed for the lines that can be reckoned, in rupiah and grams of fine gold, or what they are consigned at. */
export const owedFor = (
  { lines, sistem }: Delivery,
  terms: Terms,
): { rp: number; gram: number; titip?: number } => {
  const owed = lines.flatMap((line) => {
    try {
      return [lineOwed(line, sistem, terms)];
    } catch (error) {
      if (error instanceof DomainError || error instanceof RangeError) return [];
      throw error;
    }
  });
  return {
    rp: owed.reduce((sum, { hutangRp }) => sum + hutangRp, 0),
    gram: inGrams(owed.reduce((sum, { hutangEmasMg }) => sum + hutangEmasMg, 0)),
    ...(sistem === 'KONSINYASI' && { titip: owed.reduce((sum, { titipRp }) => sum + titipRp, 0) }),
  };
};
