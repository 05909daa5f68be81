import type { MassaRow } from './books/massa.ts';
import { type Bulk, takeInBulk } from './bulk.ts';
import { mulDiv } from './integer.ts';
import type { Rupiah } from './money.ts';
import type { FineGoldLine } from './posting.ts';
import type { Mg } from './weight.ts';

/** Where a group that is kept by quantity and weight lies: the key of its movements (modules-2 §6). */
export interface GroupPlace {
  kode_group: string;
  kode_dept: string;
  kode_gudang: string;
  /** '' for what lies in no tray. */
  kode_baki: string;
}

/** 'UBS750/CCN/ETALASE/A01'. */
export const groupKey = ({ kode_group, kode_dept, kode_gudang, kode_baki }: GroupPlace): string =>
  [kode_group, kode_dept, kode_gudang, kode_baki].join('/');

/** The place that a key says; undefined for what is none. */
export const placeOfKey = (kunci: string): GroupPlace | undefined => {
  const [kode_group, kode_dept, kode_gudang, kode_baki, ...more] = kunci.split('/');
  if (!kode_group || !kode_dept || !kode_gudang || kode_baki === undefined || more.length > 0)
    return undefined;
  return { kode_group, kode_dept, kode_gudang, kode_baki };
};

/** So much more or, negative, less of a group at a place. */
export const groupRow = (
  kunci: string,
  jenis: string,
  { kadar, qty, beratMg, murniMg, hppRp }: Bulk,
  sign: 1 | -1 = 1,
): MassaRow => ({
  objek: 'GROUP',
  kunci,
  kadar,
  milik: 'TOKO',
  jenis,
  qty: sign * qty,
  berat: sign * beratMg,
  murni: sign * murniMg,
  hpp: sign * hppRp,
});

/** Some of a group that are destroyed, with what is lost of weight, cost and fine gold. */
export interface DestroyedGroup extends Bulk {
  beratHancurMg: Mg;
  susutMg: Mg;
  susutRp: Rupiah;
  susutMurniMg: Mg;
}

/**
 * Some of a group destroyed, as a piece is (modules-2 §3 HR, §6 MH): taken at their average, and of cost and fine gold half up of the part that is
 * lost of their weight. What takeInBulk() refuses; RangeError on scrap that weighs nothing or more than they did.
 */
export const destroyGroup = (
  there: Bulk,
  { qty, beratMg, beratHancurMg }: Pick<DestroyedGroup, 'qty' | 'beratMg' | 'beratHancurMg'>,
): DestroyedGroup => {
  if (beratHancurMg <= 0 || beratHancurMg > beratMg) throw new RangeError('scrap of another weight');
  const taken = takeInBulk(there, { qty, beratMg });
  const susutMg = beratMg - beratHancurMg;
  return {
    ...taken,
    beratHancurMg,
    susutMg,
    susutRp: mulDiv(taken.hppRp, susutMg, beratMg, 'half-up'),
    susutMurniMg: mulDiv(taken.murniMg, susutMg, beratMg, 'half-up'),
  };
};

/** The scrap of it in its lot. */
export const scrapOf = (no_lot: string, jenis: string, group: DestroyedGroup): MassaRow => ({
  ...groupRow(no_lot, jenis, {
    ...group,
    beratMg: group.beratHancurMg,
    murniMg: group.murniMg - group.susutMurniMg,
    hppRp: group.hppRp - group.susutRp,
  }),
  objek: 'ROSOK',
});

/** Its fine gold: what is scrap now, and what is lost. */
export const goldOfDestroying = ({ murniMg, susutMurniMg }: DestroyedGroup): FineGoldLine[] =>
  [
    { role: 'PERSEDIAAN_ROSOK', dk: 'D' as const, mg: murniMg - susutMurniMg },
    { role: 'SUSUT', dk: 'D' as const, mg: susutMurniMg },
    { role: 'PERSEDIAAN', dk: 'K' as const, mg: murniMg },
  ].filter(({ mg }) => mg > 0);
