import { toMilli } from '@kadar/domain/money.ts';
import {
  type Ongkos,
  ongkosOf,
  type ReceivedLine,
  receiveConsigned,
  receivePriced,
  receiveUnfixed,
  type SistemTerima,
} from '@kadar/domain/supplier.ts';
import type { Mg } from '@kadar/domain/weight.ts';
import { pph22On, ppnOn, type SaleSettings } from './sale-terms.ts';
import type { Settings } from './settings.ts';

/** What a delivery's lines are reckoned by, on screen and server alike. */
export interface TerimaTerms {
  settings: SaleSettings & Pick<Settings, 'PPN_MASUKAN_KREDIT'>;
  /** Business date 'yyyy-MM-dd'. */
  tanggal: string;
  sistem: SistemTerima;
  pkp: boolean;
  pungut_pph22: boolean;
}

/** A line as it was weighed and agreed on; purities in percent, prices in rupiah. */
export interface WeighedLine {
  beratMg: Mg;
  dibayarMg: Mg;
  kadar_murni: number;
  qty: number;
  ongkos: Ongkos;
  /** As the tax invoice has it; reckoned where nothing is said. */
  ppn: number | null;
  harga_per_g: number;
  kadar_tukar: number;
  /** Of a fine gram, for gold that is not fixed. */
  harga_acuan: number;
}

/** What is owed for a line and what it is booked at (modules-2 §1, S1 and S5). Throws what receivePriced() and receiveUnfixed() refuse. */
export const terimaOwed = (line: WeighedLine, terms: TerimaTerms): ReceivedLine => {
  const { settings, tanggal, pkp } = terms;
  const { beratMg, dibayarMg, qty, ongkos, ppn } = line;
  const ppnKredit = settings.PPN_MASUKAN_KREDIT;
  const gold = { beratMg, dibayarMg, kadarMurniMilli: toMilli(line.kadar_murni), ppnKredit };
  if (terms.sistem === 'KONSINYASI') return receiveConsigned(gold);
  if (terms.sistem === 'TETAP')
    return receivePriced({
      ...gold,
      qty,
      hargaPerGramRp: line.harga_per_g,
      ongkos,
      ppn: {
        pkp,
        persenMilli: pkp ? (ppnOn(settings, tanggal)?.fakturMilli ?? 0) : 0,
        ...(ppn !== null && { fakturRp: ppn }),
      },
      pph22Milli: terms.pungut_pph22 ? pph22On(settings, tanggal) : 0,
    });
  return receiveUnfixed({
    ...gold,
    kadarTukarMilli: toMilli(line.kadar_tukar),
    hargaAcuanRp: line.harga_acuan,
    ongkosRp: ongkosOf(ongkos, { beratMg: dibayarMg, qty }),
    ppnRp: ppn ?? 0,
    pkp,
  });
};
