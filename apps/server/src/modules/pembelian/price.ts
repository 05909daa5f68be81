import type { HitunganBeli, hitungInput } from '@kadar/contract/endpoints/pembelian.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import {
  type BuyFormula,
  type BuyPrice,
  buyPrice,
  isEarly,
  isHeavier,
  leburOf,
  type NamedDeduction,
  notaPerGram,
  paidWeight,
  ruginotaOf,
} from '@kadar/domain/buyback.ts';
import { monthsBetween } from '@kadar/domain/dates.ts';
import { mulDiv } from '@kadar/domain/integer.ts';
import { PERCENT_MILLI, type Pembulatan, toMilli } from '@kadar/domain/money.ts';
import type { z } from 'zod';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { BuyLists, NotaLine, PriceGround } from './commands/load-beli.ts';
import type { QuoteReader } from './quote.ts';

export type CounterPiece = z.output<typeof hitungInput>;

export const pembulatanBeli = (
  settings: Pick<Settings, 'PEMBULATAN_BELI' | 'PEMBULATAN_BELI_DOWN_MODULE'>,
): Pembulatan => ({
  step: settings.PEMBULATAN_BELI,
  direction: settings.PEMBULATAN_BELI_DOWN_MODULE ? 'DOWN' : 'UP',
});

/** What a piece on the counter is, from its nota or as it is said; weights in mg. */
export interface BoughtPiece {
  nota: NotaLine | undefined;
  nama_barang: string;
  kode_dept: string;
  kode_group: string;
  kadar: number;
  /** Of the test where there was one, else of the nota or the list. */
  kadar_murni: number;
  jumlah_pcs: number;
  /** Net of attributes, on the scale. */
  berat: number;
}

/** Of a group: how many. */
type Counted = { qty: number };

/** A price with everything it came from. */
export interface PricedPiece extends BoughtPiece {
  price: BuyPrice;
  umur_bulan: number | null;
  early: boolean;
  heavier: boolean;
  /** Of the group, else of the settings. */
  rule: BuyRule;
  harga_lain: number | null;
}

interface BuyRule {
  bulan: number;
  susutMg: number;
  batasRp: number;
  tanpaNota: boolean;
}

/** The group's row before the general one before the settings (settled, buy-back 5). */
const ruleOf = ({ parabeli }: BuyLists, kode_group: string, settings: Settings): BuyRule => {
  const row =
    parabeli.find((one) => one.kode_group === kode_group) ?? parabeli.find((one) => one.kode_group === null);
  return row
    ? {
        bulan: row.toleransi_bulan,
        susutMg: row.toleransi_susut,
        batasRp: row.batas_otorisasi,
        tanpaNota: row.terima_tanpa_nota,
      }
    : {
        bulan: settings.TOLERANSI_BULAN_NOTA,
        susutMg: Math.round(settings.TOLERANSI_SUSUT_GRAM * 1000),
        batasRp: 0,
        tanpaNota: true,
      };
};

/** What a buying price is asked for. */
interface Asked {
  kode_group: string;
  kadar: number;
  kondisi_barang: string;
}

/** Rupiah per gram once the nota's own price no longer holds, and the list that says so (settled, buy-back 5); none where none does. */
export const listedBuying = (
  lists: BuyLists,
  { kode_group, kadar, kondisi_barang }: Asked,
  settings: Settings,
): { rp: number; sumber: 'KELOMPOK_HARGA' | 'KADAR' | 'HARGA_GLOBAL' } | undefined => {
  const ofGroup = [lists.kelompok, lists.harga_beli]
    .map((rows) => rows.find((row) => row.kode_group === kode_group && row.kadar === kadar)?.harga_beli)
    .find((rp) => rp);
  if (ofGroup) return { rp: ofGroup, sumber: 'KELOMPOK_HARGA' };
  const ofKadar = lists.harga_beli.find((row) => row.kode_group === null && row.kadar === kadar)?.harga_beli;
  if (ofKadar) return { rp: ofKadar, sumber: 'KADAR' };
  if (!settings.PARAMETER_HARGA_EMAS_PEMBELIAN_MODULE) return undefined;
  const rows = lists.harga_pembelian.filter((row) => row.kadar_from <= kadar && kadar <= row.kadar_to);
  const row =
    rows.find((one) => one.kondisi_barang === kondisi_barang) ?? rows.find((one) => !one.kondisi_barang);
  const rp =
    row &&
    (row.jenis_harga === 'RUPIAH'
      ? row.harga_emas
      : mulDiv(lists.harga_global ?? 0, toMilli(row.persen), PERCENT_MILLI, 'half-up'));
  return rp ? { rp, sumber: 'HARGA_GLOBAL' } : undefined;
};

/** The same; throws HARGA_BELI_BELUM_DIISI. */
const buyingPrice = (lists: BuyLists, of: Asked, settings: Settings): number => {
  const found = listedBuying(lists, of, settings);
  if (!found) throw new AppError('HARGA_BELI_BELUM_DIISI', { kadar: of.kadar });
  return found.rp;
};

/** The condition a quote supposes. */
export const QUOTED_KONDISI = 'BAGUS';

const ruginota = (piece: CounterPiece, { ruginota: rows }: BuyLists, kode_group: string, umur: number) => {
  if (piece.rugi_rp !== undefined)
    return { nama: 'RUGINOTA', jenis: 'RP_PER_GRAM', rp: piece.rugi_rp } as const;
  const row = ruginotaOf(
    rows.map((one) => ({ ...one, persenMilli: toMilli(one.rugi_persen) })),
    kode_group,
    umur,
  );
  if (!row) throw fieldError('rugi_rp', 'RUGINOTA_BELUM_DIISI', { kode_group, umur });
  return row.jenis_rugi === 'PERSEN'
    ? ({ nama: 'RUGINOTA', jenis: 'PERSEN', persenMilli: row.persenMilli } as const)
    : ({ nama: 'RUGINOTA', jenis: 'RP_PER_GRAM', rp: row.rugi_rp } as const);
};

/** What always comes off: by condition and by type of piece. */
const always = (
  { kondisi, potongan }: BuyLists,
  kondisi_barang: string,
  kode_dept: string,
): NamedDeduction[] => {
  const grade = kondisi.find((row) => row.kondisi_barang === kondisi_barang);
  if (!grade) throw fieldError('kondisi_barang', 'PILIHAN_TIDAK_SAH', { label: 'Kondisi' });
  const row = potongan.find((one) => one.kode_dept === kode_dept);
  return [
    ...(grade.potongan > 0
      ? [{ nama: 'KONDISI', jenis: 'PERSEN', persenMilli: toMilli(grade.potongan) } as const]
      : []),
    ...(row
      ? [
          row.jenis_potongan === 'PERSEN'
            ? ({ nama: 'KATEGORI', jenis: 'PERSEN', persenMilli: toMilli(row.potongan_persen) } as const)
            : ({ nama: 'KATEGORI', jenis: row.jenis_potongan, rp: row.potongan_rp } as const),
        ]
      : []),
  ];
};

const notaLineOf = (piece: CounterPiece, { notas }: PriceGround, bulk: boolean): NotaLine => {
  const no_faktur = piece.no_faktur_jual;
  const line = notas.find(
    (one) => one.no_faktur === no_faktur && one.urut === piece.urut && (one.kunci !== null) === bulk,
  );
  if (!line) throw fieldError('no_faktur_jual', 'NOTA_TIDAK_DIKENAL', { no_faktur });
  if (line.status === 'BATAL') throw fieldError('no_faktur_jual', 'NOTA_DIBATALKAN', { no_faktur });
  if (line.ditukar) throw new AppError('BARANG_SUDAH_DITUKAR');
  if (line.dibeli) throw new AppError('BARANG_SUDAH_DIBELI');
  return line;
};

const tested = ({ kadar_uji, metode_uji }: CounterPiece): number | undefined =>
  metode_uji === 'TIDAK' ? undefined : kadar_uji;

/** What the piece is; what is not ours must be said. Throws at the fields. */
const pieceOf = (piece: CounterPiece, ground: PriceGround, bulk: Counted | undefined): BoughtPiece => {
  const berat = piece.berat_kotor - piece.berat_atribut;
  if (berat <= 0) throw fieldError('berat_atribut', 'BERAT_NOL');
  const uji = tested(piece);
  if (piece.metode_uji !== 'TIDAK' && uji === undefined) throw fieldError('kadar_uji', 'WAJIB_DIISI');
  if (piece.sumber === 'NOTA_KAMI') {
    const nota = notaLineOf(piece, ground, bulk !== undefined);
    const { nama_barang, kode_dept, kode_group, kadar, jumlah_pcs: sold } = nota;
    const jumlah_pcs = bulk?.qty ?? sold;
    if (jumlah_pcs > sold) throw fieldError('qty', 'ANGKA_DI_LUAR_BATAS');
    return {
      nota,
      nama_barang,
      kode_dept,
      kode_group,
      kadar,
      kadar_murni: uji ?? nota.kadar_murni,
      jumlah_pcs,
      berat,
    };
  }
  const { nama_barang, kode_dept, kode_group, kadar } = piece;
  for (const [field, value] of Object.entries({ nama_barang, kode_dept, kode_group, kadar }))
    if (!value) throw fieldError(field, 'WAJIB_DIISI');
  if (nama_barang.length <= 5) throw fieldError('nama_barang', 'NAMA_BARANG_PENDEK');
  const said = kadar ?? 0;
  const murni = ground.kadar.find((row) => row.kadar === said)?.kadar_murni ?? Math.min(said, 100);
  return {
    nota: undefined,
    nama_barang,
    kode_dept,
    kode_group,
    kadar: said,
    kadar_murni: uji ?? murni,
    jumlah_pcs: 1,
    berat,
  };
};

/** Without a nota of ours: the lebur price of the tested purity (domain §4). Throws HARGA_LEBUR_BELUM_DIISI, TANPA_NOTA_DITOLAK. */
const lebur = (
  piece: Pick<CounterPiece, 'kondisi_barang'>,
  bought: BoughtPiece,
  ground: PriceGround,
  rule: BuyRule,
): { formula: BuyFormula; beratMg: number } => {
  if (!rule.tanpaNota) throw fieldError('kode_group', 'TANPA_NOTA_DITOLAK');
  const row = leburOf(
    ground.kadar.map(({ kadar, harga_lebur }) => ({ kadarMilli: toMilli(kadar), leburRp: harga_lebur })),
    toMilli(bought.kadar_murni),
  );
  if (!row) throw fieldError('kadar_uji', 'HARGA_LEBUR_BELUM_DIISI', { kadar: bought.kadar_murni });
  const potongan = always(ground, piece.kondisi_barang, bought.kode_dept);
  return { formula: { dasar: 'LEBUR', perGramRp: row.leburRp, potongan }, beratMg: bought.berat };
};

/**
 * A signed quote binds price per gram and deductions at kondisi BAGUS; of another kondisi what comes off for it is today's
 * (settled, buy-back 10). Throws what the quote is not, at its field.
 */
const quoted = (
  piece: CounterPiece,
  text: string,
  nota: NotaLine,
  off: readonly NamedDeduction[],
  quotes: QuoteReader,
): BuyFormula => {
  const quote = quotes(text);
  if (quote.no_faktur !== nota.no_faktur || quote.urut !== nota.urut)
    throw fieldError('kutipan', 'KUTIPAN_NOTA_LAIN');
  const bound = (nama: NamedDeduction['nama']) => quote.potongan.filter((one) => one.nama === nama);
  const kondisi =
    piece.kondisi_barang === QUOTED_KONDISI ? bound('KONDISI') : off.filter(({ nama }) => nama === 'KONDISI');
  const potongan = [...bound('RUGINOTA'), ...kondisi, ...bound('KATEGORI')];
  return { dasar: 'KUTIPAN', perGramRp: quote.perGramRp, potongan };
};

/** What is not of our notas, at the lebur price. */
export const priceStrange = (
  piece: Pick<CounterPiece, 'kondisi_barang'>,
  bought: BoughtPiece,
  ground: PriceGround,
  settings: Settings,
): PricedPiece => {
  const rule = ruleOf(ground, bought.kode_group, settings);
  const { formula, beratMg } = lebur(piece, bought, ground, rule);
  const price = buyPrice(formula, {
    beratMg,
    pcs: bought.jumlah_pcs,
    pembulatan: pembulatanBeli(settings),
  });
  return { ...bought, rule, price, umur_bulan: null, early: false, heavier: false, harga_lain: null };
};

/**
 * What a piece is bought for on the shop's day: early by its nota, later by the buying price, without a nota of ours by the
 * lebur price (settled, buy-back 1 to 6), by a quote while it holds; `bulk` of a line of a group, which a nota tells apart. Throws what refuses it, at its field.
 */
export const priceBought = (
  piece: CounterPiece,
  ground: PriceGround,
  settings: Settings,
  quotes: QuoteReader,
  bulk?: Counted,
): PricedPiece => {
  const today = ground.tgl_system ?? '';
  const bought = pieceOf(piece, ground, bulk);
  const rule = ruleOf(ground, bought.kode_group, settings);
  const pembulatan = pembulatanBeli(settings);
  const { nota, jumlah_pcs: pcs } = bought;
  if (!nota) {
    if (piece.kutipan !== undefined) throw fieldError('kutipan', 'KUTIPAN_NOTA_LAIN');
    return priceStrange(piece, bought, ground, settings);
  }
  const weighed = {
    beratMg: bought.berat,
    beratNotaMg: nota.berat,
    beratAsliMg: nota.berat_asli,
    toleransiSusutMg: rule.susutMg,
  };
  const beratMg = paidWeight({ ...weighed, basis: settings.BELI_BASIS });
  const off = always(ground, piece.kondisi_barang, bought.kode_dept);
  const umur = monthsBetween(nota.tanggal, today);
  const early = isEarly(nota.tanggal, today, rule.bulan);
  const late = (): BuyPrice =>
    buyPrice(
      {
        dasar: 'HARGA_BELI',
        perGramRp: buyingPrice(ground, { ...bought, kondisi_barang: piece.kondisi_barang }, settings),
        potongan: off,
      },
      { beratMg, pcs, pembulatan },
    );
  const heavier = isHeavier(weighed);
  if (piece.kutipan !== undefined) {
    const price = buyPrice(quoted(piece, piece.kutipan, nota, off, quotes), { beratMg, pcs, pembulatan });
    return { ...bought, rule, price, umur_bulan: umur, early, heavier, harga_lain: null };
  }
  if (!early) return { ...bought, rule, price: late(), umur_bulan: umur, early, heavier, harga_lain: null };
  const perGramRp = notaPerGram({ hargaEmas: nota.harga_emas, beratMg: nota.berat, diskonRp: nota.diskon });
  const potongan = [ruginota(piece, ground, bought.kode_group, umur), ...off];
  const byNota = buyPrice({ dasar: 'NOTA', perGramRp, potongan }, { beratMg, pcs, pembulatan });
  const other = orNone(late);
  const price = settings.BELI_NOTA_TERTINGGI && other && other.hargaRp > byNota.hargaRp ? other : byNota;
  const harga_lain = (price === byNota ? other : byNota)?.hargaRp ?? null;
  return { ...bought, rule, price, umur_bulan: umur, early, heavier, harga_lain };
};

/** The other formula is only told; where a list lacks its price there is none. */
const orNone = (price: () => BuyPrice): BuyPrice | undefined => {
  try {
    return price();
  } catch (error) {
    if (error instanceof AppError && error.code === 'HARGA_BELI_BELUM_DIISI') return undefined;
    if (error instanceof Error && 'code' in error && error.code === 'POTONGAN_MELEBIHI_HARGA')
      return undefined;
    throw error;
  }
};

/** The deductions as people read them. */
export const rincianOf = ({ potongan }: BuyPrice): HitunganBeli['potongan'] =>
  potongan.map((one) => ({
    nama: one.nama,
    jenis: one.jenis,
    nilai: one.jenis === 'PERSEN' ? one.persenMilli / 1000 : one.rp,
    rupiah: one.rupiah,
  }));
