import type {
  OrangRow,
  SerahTukangInput,
  SumberRow,
  TerimaTukangInput,
} from '@kadar/contract/endpoints/tukang-emas.ts';
import { type CraftsmanJob, jobOf, wageOf } from '@kadar/domain/craftsman.ts';
import { DomainError } from '@kadar/domain/errors.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { fineGold, gramToMg, inGrams } from '@kadar/domain/weight.ts';
import { type Intended, NOT_SENT } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';

const EMPTY = null as number | null;

/** So much of one source; a melt lot goes as a whole. */
const SERAH_LINE = { id: 'first', sumber: '', berat: EMPTY };
export type SerahLine = typeof SERAH_LINE;
export const SERAH_START = {
  /** The line of an order that it is for; '' for stock. */
  no_pesanan: '',
  keterangan: '',
  lines: [SERAH_LINE] as readonly SerahLine[],
  ...NOT_SENT,
};
export const SERAH: KeptForm<typeof SERAH_START> = { version: 1, empty: SERAH_START };

/** How a source is named in the form. */
export const sumberKey = ({ sumber, kunci, kadar }: Pick<SumberRow, 'sumber' | 'kunci' | 'kadar'>): string =>
  [sumber, kunci, kadar ?? ''].join(' ');

export const serahBody = (
  { lines, no_pesanan, keterangan }: Omit<typeof SERAH_START, keyof Intended>,
  kode_tukang: string,
): SerahTukangInput => ({
  kode_tukang,
  no_pesanan: no_pesanan || null,
  keterangan,
  lines: lines.map(({ sumber: key, berat }) => {
    const [sumber = '', kunci = '', kadar = ''] = key.split(' ');
    if (sumber === 'ROSOK') return { sumber, kunci };
    return { sumber: 'BATANGAN', kunci, kadar: Number(kadar), berat: berat ?? 0 };
  }),
});

/** Fine gold that the lines hand over, in grams: of a bar by its purity, of a lot all of it. */
export const handedGram = (lines: readonly SerahLine[], sources: readonly SumberRow[]): number =>
  inGrams(
    lines.reduce((sum, { sumber, berat }) => {
      const source = sources.find((one) => sumberKey(one) === sumber);
      if (!source) return sum;
      if (source.kadar === null || berat === source.berat) return sum + gramToMg(source.murni);
      return sum + fineGold(gramToMg(berat ?? 0), toMilli(source.kadar));
    }, 0),
  );

/** A line that he brings, as typed: grams, percent and rupiah as on the wire. */
const TERIMA_LINE = {
  id: 'first',
  hasil: 'PIECE' as 'PIECE' | 'BATANG' | 'SISA',
  kadar: EMPTY,
  kadar_murni: EMPTY,
  kode_dept: '',
  kode_group: '',
  qty: EMPTY,
  berat: EMPTY,
  upah_jenis: 'PER_GRAM' as 'PER_GRAM' | 'PER_PCS' | 'BORONG',
  upah: EMPTY,
};
export type TerimaLine = typeof TERIMA_LINE;
export const TERIMA_START = {
  /** null for the oldest of his jobs, '' for none. */
  no_serah: null as string | null,
  susut: EMPTY,
  emas_tukang: EMPTY,
  maaf: false,
  keterangan: '',
  lines: [TERIMA_LINE] as readonly TerimaLine[],
  ...NOT_SENT,
};
export type Terima = Omit<typeof TERIMA_START, keyof Intended>;
export const TERIMA: KeptForm<typeof TERIMA_START> = { version: 1, empty: TERIMA_START };

/** The next line: as the one before, without its figures. */
export const lineAfter = (last: TerimaLine | undefined, id: string): TerimaLine => ({
  ...(last ?? TERIMA_LINE),
  id,
  qty: null,
  berat: null,
});

/** The job that it is said to be of, among those that he has gold of. */
export const serahOf = (no_serah: string | null, kerja: OrangRow['kerja']): string =>
  no_serah === null
    ? (kerja[0]?.no_serah ?? '')
    : kerja.some((one) => one.no_serah === no_serah)
      ? no_serah
      : '';

export const terimaBody = (
  { lines, no_serah, susut, emas_tukang, maaf, keterangan }: Terima,
  { kode_tukang, kerja }: Pick<OrangRow, 'kode_tukang' | 'kerja'>,
): TerimaTukangInput => ({
  kode_tukang,
  keterangan,
  no_serah: serahOf(no_serah, kerja) || null,
  susut: susut ?? 0,
  emas_tukang: emas_tukang ?? 0,
  maaf,
  lines: lines
    // A line that says nothing is none, where a loss is forgiven.
    .filter(({ berat }) => !maaf || lines.length > 1 || berat !== null)
    .map(({ hasil, kadar, kadar_murni, kode_dept, kode_group, qty, berat, upah_jenis, upah }) => {
      const brought = { berat: berat ?? 0, kadar_murni: kadar_murni ?? 0 };
      if (hasil === 'SISA') return { hasil, ...brought };
      const wage = { upah_jenis, upah: upah ?? 0 };
      if (hasil === 'BATANG') return { hasil, ...brought, ...wage };
      return { hasil, ...brought, ...wage, kadar: kadar ?? 0, kode_dept, kode_group, qty: qty ?? 0 };
    }),
});

/** What the job comes to, as the server will reckon it: fine gold in mg, his wage in rupiah. */
export interface Reckoned extends CraftsmanJob {
  upahRp: number;
  /** Left in his account; below zero more than he has. */
  saldoMg: number;
  /** Of the job, or of all he has, that neither came nor is said to be lost. */
  kurangMg: number;
}

const fineOf = ({ berat, kadar_murni }: TerimaLine): number =>
  berat && kadar_murni ? fineGold(gramToMg(berat), toMilli(kadar_murni)) : 0;

/** null while the figures cannot be those of any job. */
export const reckon = (
  { lines, no_serah, susut, emas_tukang, maaf }: Terima,
  { murni, susut_persen, kerja }: Pick<OrangRow, 'murni' | 'susut_persen' | 'kerja'>,
): Reckoned | null => {
  try {
    const brought = lines.map((line) => ({ hasil: line.hasil, murniMg: fineOf(line) }));
    const susutMg = gramToMg(susut ?? 0);
    const emasTukangMg = gramToMg(emas_tukang ?? 0);
    const job = jobOf({ lines: brought, susutMg, emasTukangMg, susutMilli: toMilli(susut_persen), maaf });
    const came = job.hasilMg + job.kembaliMg - emasTukangMg;
    const of = kerja.find((one) => one.no_serah === serahOf(no_serah, kerja));
    return {
      ...job,
      upahRp: lines.reduce(
        (sum, { hasil, upah_jenis, upah, berat, qty }) =>
          hasil === 'SISA'
            ? sum
            : sum +
              wageOf({ jenis: upah_jenis, rp: upah ?? 0 }, { beratMg: gramToMg(berat ?? 0), qty: qty ?? 1 }),
        0,
      ),
      saldoMg: gramToMg(murni) - came - job.dibebankanMg,
      kurangMg: gramToMg(of?.sisa ?? murni) - came - susutMg,
    };
  } catch (error) {
    if (error instanceof DomainError || error instanceof RangeError) return null;
    throw error;
  }
};

/** A wage that is paid, out of the drawer or an account. */
export const UPAH_START = {
  jenis: 'CASH' as 'CASH' | 'TRANSFER',
  /** null for all that he is owed. */
  jumlah_rp: EMPTY,
  no_rekening: '',
  biaya: EMPTY,
  keterangan: '',
  ...NOT_SENT,
};
export const UPAH: KeptForm<typeof UPAH_START> = { version: 1, empty: UPAH_START };
