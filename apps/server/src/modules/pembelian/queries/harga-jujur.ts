import { METODE_UJI } from '@kadar/contract/endpoints/pembelian.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import type { NamedDeduction } from '@kadar/domain/buyback.ts';
import { DomainError } from '@kadar/domain/errors.ts';
import { calendarDay } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { loadPrice, type NotaLine, type PriceGround } from '../commands/load-beli.ts';
import { priceBought, QUOTED_KONDISI, rincianOf } from '../price.ts';
import { quotedUntil, quoteReader, signQuote } from '../quote.ts';
import { shownPrice } from './hitung.ts';

const [UNTESTED] = METODE_UJI;

const priceOf = (kadar: Kadar, line: NotaLine, ground: PriceGround, settings: Settings) => {
  const { no_faktur, urut, berat } = line;
  const piece = {
    sumber: 'NOTA_KAMI' as const,
    no_faktur_jual: no_faktur,
    urut,
    nama_barang: '',
    kode_dept: '',
    kode_group: '',
    kondisi_barang: QUOTED_KONDISI,
    metode_uji: UNTESTED,
    berat_kotor: berat,
    berat_atribut: 0,
    diketik: false,
    sebab_berat: '' as const,
  };
  const priced = priceBought(
    piece,
    ground,
    settings,
    quoteReader(kadar, settings),
    line.kunci === null ? undefined : { qty: line.jumlah_pcs },
  );
  const { dasar, perGramRp, potongan } = priced.price;
  if (dasar !== 'NOTA' && dasar !== 'HARGA_BELI') return undefined;
  const until = quotedUntil(kadar, settings);
  const bare = potongan.map(({ rupiah: _counted, ...one }): NamedDeduction => one);
  const quote = {
    no_faktur,
    urut,
    sampai: Math.floor(until.getTime() / 1000),
    dasar,
    perGramRp,
    potongan: bare,
  };
  const { harga_emas, harga_hitung, berat_dibayar } = shownPrice(piece, priced, settings.PEMBULATAN_BELI);
  return {
    dasar,
    harga: harga_hitung,
    harga_emas,
    berat: berat_dibayar,
    potongan: rincianOf(priced.price),
    sampai: until.toISOString(),
    kutipan: signQuote(kadar, quote),
  };
};

/** What a line of a nota is bought back for today at kondisi BAGUS, and the quote of it. */
export type HargaJujur = NonNullable<ReturnType<typeof priceOf>>;

/** A line nobody can price now, where a list lacks its price or everything would come off, has none. */
const orNone = <T>(price: () => T): T | undefined => {
  try {
    return price();
  } catch (error) {
    if (error instanceof AppError || error instanceof DomainError) return undefined;
    throw error;
  }
};

export interface NotaUmum {
  lines: NotaLine[];
  /** By the line's place. */
  harga: ReadonlyMap<number, HargaJujur>;
}

/** A nota of the chain with the honest price of each of its lines; nothing of it for a number that is none. One round trip. */
export const notaUmum = async (kadar: Kadar, tx: Tx, no_faktur: string): Promise<NotaUmum> => {
  const toko = no_faktur.slice(2, 5);
  const settings = await kadar.settings.of(toko);
  const read = await loadPrice(tx, toko, [no_faktur]);
  const ground = {
    ...read,
    tgl_system: read.tgl_system ?? calendarDay(kadar.clock.now(), settings.ZONA_WAKTU),
  };
  const harga = new Map<number, HargaJujur>();
  for (const line of ground.notas) {
    const priced = orNone(() => priceOf(kadar, line, ground, settings));
    if (priced) harga.set(line.urut, priced);
  }
  return { lines: ground.notas, harga };
};
