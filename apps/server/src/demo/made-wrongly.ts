import { koreksiInput, returInput, selesaiBatchInput } from '@kadar/contract/endpoints/batch.ts';
import { hadiahInput } from '@kadar/contract/endpoints/hadiah.ts';
import { hancurInput } from '@kadar/contract/endpoints/hancur.ts';
import {
  bayarEmasInput,
  bayarSupplierInput,
  fixingInput,
  uangMukaInput,
} from '@kadar/contract/endpoints/hutang-supplier.ts';
import { kirimUangInput } from '@kadar/contract/endpoints/kirim-uang.ts';
import { leburInput, selesaiInput } from '@kadar/contract/endpoints/sortir-belian.ts';
import { terimaSupplierInput } from '@kadar/contract/endpoints/terima-supplier.ts';
import {
  serahTukangInput,
  terimaTukangInput,
  upahTukangInput,
} from '@kadar/contract/endpoints/tukang-emas.ts';
import { type Posting, postDokumen } from '../modules/dokumen/public.ts';
import { postHadiah } from '../modules/hadiah/post-hadiah.ts';
import { hancurKind } from '../modules/hancur/post-hancur.ts';
import { bayarSupplierOf } from '../modules/hutang-supplier/bayar.ts';
import { bayarEmasOf } from '../modules/hutang-supplier/bayar-emas.ts';
import { fixingOf } from '../modules/hutang-supplier/fix.ts';
import { returOf } from '../modules/hutang-supplier/return.ts';
import { uangMukaOf } from '../modules/hutang-supplier/uang-muka.ts';
import { kasOf } from '../modules/kas/commands/post-kas.ts';
import { kirimUangOf } from '../modules/kirim-uang/commands/kirim.ts';
import { finishLot, melt } from '../modules/pembelian/sortir/commands/end-lot.ts';
import { koreksiOf } from '../modules/terima-supplier/correct.ts';
import { selesaiOf } from '../modules/terima-supplier/end.ts';
import { terimaSupplierOf } from '../modules/terima-supplier/receive.ts';
import { serahTukangOf } from '../modules/tukang-emas/hand-over.ts';
import { upahTukangOf } from '../modules/tukang-emas/pay-wage.ts';
import { terimaTukangOf } from '../modules/tukang-emas/take-back.ts';
import { sql } from '../platform/database/sql.ts';
import { bought, broken } from './accessory-day.ts';
import { bankOf, haveCash, judged } from './cash-day.ts';
import { demoCall } from './demo-call.ts';
import { manualMakes } from './manual-day.ts';
import { pusatOf } from './send-day.ts';
import { sentPieces } from './ship-day.ts';
import { actorOf, type ShopDay } from './shop.ts';
import { opened, sorted } from './sort-day.ts';
import { codeOf, tagged } from './tag-one.ts';

const MENIT = 20 * 60 + 52;
const SMALL_RP = 50_000;
const LETTER = { pejabat: 'IPDA JONI', no_surat: 'B/7/RESKRIM' };

/** Makes a document of its kind; undefined where the shop has nothing to make it of. */
export type Make = (day: ShopDay) => Promise<string | undefined>;

const posted = async ({ tx, shop, tanggal }: ShopDay, posting: Posting): Promise<string | undefined> =>
  (await postDokumen(tx, { toko: shop.kode_toko, tanggal }, [posting]))[0]?.no;

const by = ({ shop }: ShopDay) => ({ user_id: shop.spv, menit: MENIT });

const gift =
  (arah: 'MASUK' | 'KELUAR'): Make =>
  async ({ kadar, tx, shop }) => {
    const lines = [{ kode_hadiah: 'H02', qty: 1 }];
    const body = hadiahInput.parse({ arah, lines, keterangan: 'HITUNG ULANG LEMARI HADIAH' });
    const context = await demoCall(kadar, actorOf(shop, shop.spv), { params: {}, body });
    return (await postHadiah(context, tx)).data.no_faktur;
  };

/** The piece that was bought last and waits to be sorted: from here on the shop does not mean to sort it. */
const takeOne = async ({ tx, shop, after }: ShopDay): Promise<string | undefined> => {
  const row = await tx.maybe<{ kode_barcode: string }>(sql`
    select kode_barcode from barang where kode_toko = ${shop.kode_toko} and status = 'BELI'
      and kode_barcode = any(${shop.beli.map(({ kode_barcode }) => kode_barcode)}::text[]) order by kode_barcode desc limit 1`);
  after(() => {
    shop.beli = shop.beli.filter(({ kode_barcode }) => kode_barcode !== row?.kode_barcode);
  });
  return row?.kode_barcode;
};

const withPiece =
  (make: (day: ShopDay, kode_barcode: string) => Promise<string>): Make =>
  async (day) => {
    const piece = await takeOne(day);
    return piece && make(day, piece);
  };

const cleaned = async (day: ShopDay, kode_barcode: string): Promise<string> => {
  const { kadar, tx, shop, chain } = day;
  const no_lot = await opened(day, 'CUCI');
  await sorted(day, [kode_barcode], { ke: 'CUCI', no_lot });
  const tray = chain.baki.find((row) => row.kode_toko === shop.kode_toko && row.kode_gudang === 'ETALASE');
  const body = selesaiInput.parse({ no_lot, kode_baki: tray?.kode_baki, biaya: SMALL_RP });
  await haveCash(day, SMALL_RP, MENIT);
  const context = await demoCall(kadar, actorOf(shop, shop.spv), { params: {}, body });
  return (await finishLot(context, tx)).data.no_faktur;
};

const melted = async (day: ShopDay, kode_barcode: string): Promise<string> => {
  const { kadar, tx, shop } = day;
  await sorted(day, [kode_barcode], { ke: 'ROSOK' });
  const no_lot = await opened(day, 'LEBUR');
  await sorted(day, [kode_barcode], { ke: 'LEBUR', no_lot });
  const { berat, kadar_murni } = await tx.one<{ berat: number; kadar_murni: number }>(
    sql`select berat, kadar_murni from barang where kode_toko = ${shop.kode_toko} and kode_barcode = ${kode_barcode}`,
  );
  // Nothing of it is lost: it was weighed before the fire.
  const body = leburInput.parse({ no_lot, batang: [{ berat: berat / 1000, kadar: kadar_murni }] });
  const context = await demoCall(kadar, actorOf(shop, shop.spv), { params: {}, body });
  return (await melt(context, tx)).data.no_faktur;
};

const seized = async (day: ShopDay, kode_barcode: string): Promise<string> => {
  await sorted(day, [kode_barcode], { ke: 'DITAHAN_POLISI', ...LETTER });
  return sorted(day, [kode_barcode], { ke: 'DISITA', ...LETTER });
};

const cashEntry = async (day: ShopDay): Promise<string | undefined> => {
  const said = {
    jenis: 'MASUK' as const,
    kategori: 'LAIN_MASUK',
    jumlah_rp: SMALL_RP,
    keterangan: 'PENJUALAN KEMASAN',
  };
  return posted(day, await judged(day, by(day), said, kasOf));
};

const fetched = async (day: ShopDay): Promise<string | undefined> => {
  const said = { arah: 'TARIK' as const, jumlah_rp: SMALL_RP, keterangan: 'TARIK KAS TOKO' };
  return posted(day, await bankOf(day, by(day), said));
};

const sentWrongly = async (day: ShopDay): Promise<string | undefined> => {
  await haveCash(day, SMALL_RP, MENIT);
  const said = { tujuan: pusatOf(day.chain), jumlah_rp: SMALL_RP, keterangan: 'SALAH NOMINAL' };
  const body = kirimUangInput.parse({ ...said, tas: 'T-02', kurir: 'PAK JONI' });
  return posted(day, await judged(day, by(day), body, kirimUangOf));
};

const LINE = {
  kadar: 75,
  kadar_murni: 75,
  kode_dept: 'CCN',
  kode_group: 'UBS750',
  qty: 4,
  berat_nota: 12.4,
  berat: 12.4,
};

/** A small delivery, as the supplier's nota has it. */
const delivery = async (day: ShopDay, said: object, line: object): Promise<string | undefined> => {
  const nota = { tgl_nota: day.tanggal, keterangan: 'TITIPAN SALES SUPPLIER', ...said };
  const body = terimaSupplierInput.parse({ ...nota, lines: [{ ...LINE, ongkos: 35_000, ...line }] });
  return posted(day, await judged(day, by(day), body, terimaSupplierOf));
};
const delivered: Make = (day) => delivery(day, { kode_supplier: 'PR' }, { harga_per_g: 1_950_000 });

/** A little money for who is owed most; undefined while nobody is owed so much. */
const inCash = async (day: ShopDay) => {
  const most = await day.tx.maybe<{ kode_supplier: string }>(
    sql`select kode as kode_supplier from pihak_mutasi where kode_toko = ${day.shop.kode_toko} and pihak = 'SUPPLIER' and no_asal <> '' group by kode
      having sum(rp) >= ${SMALL_RP} order by sum(rp) desc, kode limit 1`,
  );
  if (!most) return undefined;
  await haveCash(day, SMALL_RP, MENIT);
  return { ...most, payments: [{ jenis: 'CASH', jumlah_rp: SMALL_RP }] };
};
const paidSupplier: Make = async (day) => {
  const said = await inCash(day);
  return said && posted(day, await judged(day, by(day), bayarSupplierInput.parse(said), bayarSupplierOf));
};
const paidAhead: Make = async (day) => {
  const said = await inCash(day);
  return said && posted(day, await judged(day, by(day), uangMukaInput.parse(said), uangMukaOf));
};

const unfixed = (day: ShopDay) =>
  delivery(day, { kode_supplier: 'TR', sistem: 'BELUM_FIX' }, { kadar_tukar: 78 });

/** Gold that is owed for a delivery of today gets a price. */
const fixed: Make = async (day) => {
  const no_asal = await unfixed(day);
  const said = { kode_supplier: 'TR', no_asal, berat: 2, harga_per_g: 2_450_000 };
  return posted(day, await judged(day, by(day), fixingInput.parse(said), fixingOf));
};

/** Gold that is owed for a delivery of today is paid with a bar of a piece that was bought. */
const paidInGold = async (day: ShopDay, kode_barcode: string): Promise<string> => {
  const kunci = await melted(day, kode_barcode);
  const { kadar } = await day.tx.one<{ kadar: number }>(
    sql`select kadar from lebur_detail where kode_toko = ${day.shop.kode_toko} and no_faktur = ${kunci}`,
  );
  const gold = { objek: 'BATANGAN', kunci, kadar_uji: kadar, harga_lebih_per_g: 2_450_000 };
  const said = { kode_supplier: 'TR', no_asal: await unfixed(day), ...gold };
  return (await posted(day, await judged(day, by(day), bayarEmasInput.parse(said), bayarEmasOf))) ?? '';
};

/** A batch of today is weighed anew, ended, or a part of it goes back. */
const corrected: Make = async (day) => {
  const body = koreksiInput.parse({ no_batch: `${await delivered(day)}/1`, berat: 12.41 });
  return posted(day, await judged(day, by(day), body, koreksiOf));
};
const endedBatch: Make = async (day) => {
  const body = selesaiBatchInput.parse({ no_batch: `${await delivered(day)}/1`, keterangan: 'BELUM DITAG' });
  return posted(day, await judged(day, by(day), body, selesaiOf));
};
const broughtBack: Make = async (day) => {
  const no_asal = await delivered(day);
  const batch = [{ no_batch: `${no_asal}/1`, berat: 2.1 }];
  const nota = { no_nota_kredit: 'NK-01', nota_kredit: 4_000_000, keterangan: 'CACAT COR' };
  const body = returInput.parse({ kode_supplier: 'PR', no_asal, batch, ...nota });
  return posted(day, await judged(day, by(day), body, returOf));
};

/** A gram of a bar of the shop to one of its craftsmen, each of whom has a kind of his own to be wrong; undefined where there is no bar. */
const handedOver = async (day: ShopDay, kode_tukang: string): Promise<string | undefined> => {
  const bar = await day.tx.maybe<{ kunci: string; kadar: number }>(sql`
    select kunci, kadar::float as kadar from mutasi_massa where kode_toko = ${day.shop.kode_toko} and objek = 'BATANGAN'
    group by kunci, kadar having sum(berat) >= 1000 order by min(tanggal), kunci limit 1`);
  if (!bar) return undefined;
  const lines = [{ sumber: 'BATANGAN', ...bar, berat: 1 }];
  const body = serahTukangInput.parse({ kode_tukang, lines, keterangan: 'PATRI RANTAI' });
  return posted(day, await judged(day, by(day), body, serahTukangOf));
};

/** What he was handed comes back as a chain, a little of it lost. */
const jobBack = async (day: ShopDay, kode_tukang: string): Promise<string | undefined> => {
  const no_serah = await handedOver(day, kode_tukang);
  if (!no_serah) return undefined;
  const { berat: _nota, berat_nota: _berat, ...goods } = LINE;
  const lines = [{ hasil: 'PIECE', ...goods, qty: 1, berat: 0.2, upah_jenis: 'BORONG', upah: SMALL_RP }];
  const body = terimaTukangInput.parse({ kode_tukang, no_serah, lines, susut: 0.005 });
  return posted(day, await judged(day, by(day), body, terimaTukangOf));
};

const wagePaid: Make = async (day) => {
  const kode_tukang = 'T03';
  if (!(await jobBack(day, kode_tukang))) return undefined;
  await haveCash(day, SMALL_RP, MENIT);
  const payments = [{ jenis: 'CASH', jumlah_rp: SMALL_RP }];
  const body = upahTukangInput.parse({ kode_tukang, payments });
  return posted(day, await judged(day, by(day), body, upahTukangOf));
};

/** A piece of its own, since each of the others is planned to be sold; nobody photographs it. */
const destroyedPiece: Make = async (day) => {
  const kode_barcode = codeOf(day, 'Y');
  if (!(await tagged(day, kode_barcode))) return undefined;
  const { berat_asli } = await day.tx.one<{ berat_asli: number }>(
    sql`select berat_asli from barang where kode_toko = ${day.shop.kode_toko} and kode_barcode = ${kode_barcode}`,
  );
  const said = {
    sebab: 'RUSAK',
    no_lot: await opened(day, 'LEBUR'),
    lines: [{ kode_barcode, berat_hancur: Math.ceil(berat_asli * 0.99) / 1000 }],
    foto: [crypto.randomUUID()],
    keterangan: 'PATAH SAAT DIPAJANG',
  };
  const body = { ...hancurInput.parse(said), foto: [] };
  return posted(day, await judged(day, by(day), body, hancurKind));
};

/**
 * What a shop makes only to take it back: kinds of which the plan needs each that it makes, or that come too seldom. The third
 * of its kind stands.
 */
export const MADE: Readonly<Record<string, Make>> = {
  HADIAH_MASUK: gift('MASUK'),
  TAMBAH_AKSESORIS: async (day) => {
    await haveCash(day, SMALL_RP, MENIT);
    return posted(day, await bought(day));
  },
  AMBIL_AKSESORIS: async (day) => {
    const one = await broken(day);
    return one && posted(day, one);
  },
  HADIAH_KELUAR: gift('KELUAR'),
  KAS_MASUK: cashEntry,
  TARIK_BANK: fetched,
  KIRIM_UANG: sentWrongly,
  LOT_CUCI: (day) => opened(day, 'CUCI'),
  LOT_SEPUH: (day) => opened(day, 'SEPUH'),
  LOT_LEBUR: (day) => opened(day, 'LEBUR'),
  SORTIR_BELIAN: withPiece((day, piece) => sorted(day, [piece], { ke: 'ROSOK' })),
  SITA_BELIAN: withPiece(seized),
  SELESAI_LOT: withPiece(cleaned),
  LEBUR: withPiece(melted),
  TERIMA_SUPPLIER: delivered,
  BAYAR_SUPPLIER: paidSupplier,
  UANG_MUKA_SUPPLIER: paidAhead,
  FIXING: fixed,
  BAYAR_EMAS: withPiece(paidInGold),
  KOREKSI_TERIMA: corrected,
  SELESAI_TERIMA: endedBatch,
  RETUR_SUPPLIER: broughtBack,
  TAMBAH_BARANG: (day) => tagged(day),
  HANCUR_BARANG: destroyedPiece,
  KIRIM_BARANG: async (day) => {
    const sent = await sentPieces(day, ['W'], MENIT);
    return sent && posted(day, sent);
  },
  SERAH_TUKANG: (day) => handedOver(day, 'T01'),
  TERIMA_TUKANG: (day) => jobBack(day, 'T02'),
  UPAH_TUKANG: wagePaid,
  ...manualMakes(delivered),
};
/** Of these too few would stand without one more. */
export const STANDS: readonly string[] = [
  'TAMBAH_AKSESORIS',
  'HADIAH_KELUAR',
  'SITA_BELIAN',
  'TERIMA_SUPPLIER',
  'BAYAR_SUPPLIER',
  'UANG_MUKA_SUPPLIER',
  'FIXING',
  'BAYAR_EMAS',
  'KOREKSI_TERIMA',
  'SELESAI_TERIMA',
  'RETUR_SUPPLIER',
  'HANCUR_BARANG',
  'SERAH_TUKANG',
  'TERIMA_TUKANG',
  'UPAH_TUKANG',
  'TAMBAH_MANUAL',
  'PINDAH_MANUAL',
  'HANCUR_MANUAL',
  'PENJUALAN_MANUAL',
  'PEMBELIAN_MANUAL',
];
