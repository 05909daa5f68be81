import { grantOf, type Level } from '@kadar/contract/permissions.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { formatGram, formatRupiah } from '@kadar/documents/format.ts';
import { MADE, stockMove } from '@kadar/domain/books/stock.ts';
import { type Books, booksOf } from '@kadar/domain/books.ts';
import { aboveComputed, type BuyPrice } from '@kadar/domain/buyback.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { pointsBack } from '@kadar/domain/points.ts';
import { fineGoldLines, postPembelian } from '@kadar/domain/posting.ts';
import { payoutPrice } from '@kadar/domain/waiting.ts';
import { fineGold } from '@kadar/domain/weight.ts';
import type { ApprovalReason } from '../../../platform/auth/approvals.ts';
import { AppError, atLine, fieldError } from '../../../platform/errors.ts';
import {
  requireSales,
  requireShownTotal,
  type Settled,
  settle,
  staleReasons,
  type Waited,
} from '../../dokumen/public.ts';
import { type PricedPiece, priceBought, rincianOf } from '../price.ts';
import type { QuoteReader } from '../quote.ts';
import { bulkIn, goldOfBulk, isBulk, priceBulk, rpOfBulk } from './bulk.ts';
import type { BuyInput, BuyLine } from './buy-input.ts';
import type { BuyGround, NotaLine } from './load-beli.ts';

/** Where what was bought lies until it is sorted. */
export const BELI = 'BELI';

/** A purchase that waited, with the prices as they were shown. */
export type WaitedBuy = Waited<readonly BuyPrice[]>;

interface Judged {
  line: BuyLine;
  priced: PricedPiece;
  stale: ApprovalReason[];
}

/** A line at its price: the computed one that the till showed; of what waited the shown one, or that of the payout day. */
const atItsPrice = (
  line: BuyLine,
  index: number,
  priced: PricedPiece,
  waited: WaitedBuy | undefined,
): Judged => {
  const todayRp = priced.price.hargaRp;
  // What is bought by group names its price per gram, and no computed one.
  const shownRp = line.bulk ? (waited?.dasar[index]?.hargaRp ?? todayRp) : line.harga_hitung;
  if (waited?.atTodaysPrice) {
    const harga = payoutPrice({ hitungRp: shownRp, bayarRp: line.harga }, todayRp);
    return { line: { ...line, harga_hitung: todayRp, harga }, priced, stale: [] };
  }
  if (todayRp === shownRp) return { line, priced, stale: [] };
  const price = waited?.dasar[index];
  const nama = priced.nama_barang;
  if (!waited || !price)
    throw new AppError('HARGA_BERUBAH', { kode_barcode: nama, lama: shownRp, baru: todayRp });
  const stale = staleReasons(waited, { nama, shownRp, todayRp });
  return { line, priced: { ...priced, price }, stale };
};

/** A quote binds when the piece is brought; what was shown then stands without it. */
const unquoted = ({ kutipan: _quote, ...line }: BuyLine): BuyLine => line;

const linesOf = (
  input: BuyInput,
  ground: BuyGround,
  { settings, quotes, waited }: Pick<BuyTerms, 'settings' | 'quotes' | 'waited'>,
) => {
  const seen = new Set<string>();
  return input.lines.map((line, index) => {
    const asked = waited ? unquoted(line) : line;
    const today = atLine(`lines.${index}`, () =>
      isBulk(asked)
        ? priceBulk(asked, ground, settings, quotes)
        : priceBought(asked, ground, settings, quotes),
    );
    const { nota } = today;
    if (nota) {
      const key = `${nota.no_faktur} ${nota.urut}`;
      if (seen.has(key)) throw new AppError('BARANG_SUDAH_DI_TABEL', { kode_barcode: nota.kode_barcode });
      seen.add(key);
    }
    const { dept, group } = ground.known;
    if (!nota && !(dept.includes(today.kode_dept) && group.includes(today.kode_group)))
      throw new AppError('DATA_TIDAK_DITEMUKAN');
    const judged = atItsPrice(line, index, today, waited);
    const row = rowOf(judged.line, judged.priced, index);
    if (!isBulk(line)) return { ...judged, row, massa: null };
    const at = <T>(work: () => T): T => atLine(`lines.${index}`, work);
    return { ...judged, ...bulkIn(line, row, { ground, no_lot: input.no_lot ?? '', atLine: at }) };
  });
};

const rowOf = (line: BuyLine, { nota, price, ...piece }: PricedPiece, index: number) => {
  const rincian = rincianOf(price);
  return {
    urut: index + 1,
    kode_barcode: line.foto,
    nama_barang: piece.nama_barang,
    kode_dept: piece.kode_dept,
    kode_group: piece.kode_group,
    kadar: piece.kadar,
    kadar_murni: piece.kadar_murni,
    sumber: line.sumber,
    no_faktur_jual: line.no_faktur_jual,
    asal_toko: nota?.kode_toko ?? null,
    asal_urut: nota?.urut ?? null,
    kondisi_barang: line.kondisi_barang,
    kadar_uji: line.metode_uji === 'TIDAK' ? null : (line.kadar_uji ?? null),
    metode_uji: line.metode_uji,
    berat_kotor: line.berat_kotor,
    berat_atribut: line.berat_atribut,
    berat: piece.berat,
    berat_nota: nota?.berat ?? 0,
    berat_dibayar: price.beratMg,
    diketik: line.diketik,
    sebab_berat: line.sebab_berat,
    murni: fineGold(piece.berat, toMilli(piece.kadar_murni)),
    dasar: price.dasar,
    harga_emas: price.perGramRp,
    potongan: rincian.reduce((sum, { rupiah }) => sum + rupiah, 0),
    rincian,
    harga_nota: nota?.total ?? 0,
    harga_hitung: price.hargaRp,
    harga: line.harga,
    keterangan: line.keterangan,
  };
};

/** Points that notas gave for lines which come back early. */
const pointsOfEarly = (lines: readonly PricedPiece[], ground: BuyGround, settings: Settings): number => {
  const early = lines.filter(({ early: is, nota }) => is && nota?.kode_customer && nota.poin_dapat > 0);
  const byNota = Map.groupBy(early, ({ nota }) => nota?.no_faktur ?? '');
  let back = 0;
  for (const [no_faktur, bought] of byNota) {
    const all = ground.notas.filter((line) => line.no_faktur === no_faktur);
    const now = new Set(bought.map(({ nota }) => nota?.urut));
    const left = all.filter(({ dibeli }) => !dibeli);
    const kept = left.filter(({ urut }) => !now.has(urut));
    back += pointsBack(
      { poin: all[0]?.poin_dapat ?? 0, left: left.map(basisOf), kept: kept.map(basisOf) },
      ground.get_point,
      {
        perRp: settings.GET_POINT_PER_RP,
        cashbackMilli: toMilli(settings.CASHBACK_POINT_PERSEN),
        nilaiPoin: ground.nilai_poin ?? 0,
        levelPercent: ground.level_nota?.[no_faktur] ?? 100,
      },
    );
  }
  return back;
};

const basisOf = ({ kode_group, berat, total, ongkos, ppn, ppn_termasuk }: NotaLine) => ({
  group: kode_group,
  weightMg: berat,
  amountRp: Math.max(0, total - ongkos - (ppn_termasuk ? ppn : 0)),
});

/** Who brings pieces of a member's nota buys back for him: his points are at stake. Throws NOTA_MEMBER_LAIN. */
const memberOf = (input: BuyInput, lines: readonly PricedPiece[]): string => {
  const members = new Set(
    lines.flatMap(({ nota, early }) => (early && nota?.kode_customer ? [nota.kode_customer] : [])),
  );
  const [first] = members;
  if (members.size > 1) throw new AppError('NOTA_MEMBER_LAIN');
  return first ?? input.kode_customer;
};

/** Of a purchase at the price of its payout day: the cash is what the other payments leave. */
const paidAt = (input: BuyInput, total: number, waited: WaitedBuy | undefined): BuyInput => {
  if (!waited?.atTodaysPrice) return input;
  const others = input.payments.filter(({ jenis }) => jenis !== 'CASH');
  const cash = total - others.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0);
  const payments = cash > 0 ? [{ jenis: 'CASH' as const, jumlah_rp: cash, rekening_tujuan: '' }] : [];
  return { ...input, payments: [...payments, ...others] };
};

/** What is paid out now and what is owed, against the total. Throws PEMBAYARAN_*. */
const payout = (
  { payments, nama_customer }: BuyInput,
  total: number,
  settings: Settings,
): Settled & { owed: number } => {
  const asked = payments.map(({ jenis, jumlah_rp, rekening_tujuan }) =>
    jenis === 'TRANSFER'
      ? { jenis: 'BELUM_BAYAR' as const, jumlah_rp, no_rekening: rekening_tujuan, no_kartu: '' }
      : { jenis, jumlah_rp, no_rekening: '', no_kartu: '' },
  );
  const words = { kategori: 'PEMBELIAN', kas: nama_customer };
  const paid = settle(total, asked, { rekenings: [], words }, settings, 'OUT');
  for (const [index, { jenis, no_rekening }] of asked.entries())
    if (jenis === 'BELUM_BAYAR' && !no_rekening)
      throw fieldError(`payments.${index}.rekening_tujuan`, 'WAJIB_DIISI');
  const owed = asked.reduce(
    (sum, { jenis, jumlah_rp }) => (jenis === 'BELUM_BAYAR' ? sum + jumlah_rp : sum),
    0,
  );
  return { ...paid, owed };
};

/** Why a purchase needs an approval, in the words the approver reads (modules §1, settled 7). */
const reasonsOf = (
  lines: ReturnType<typeof linesOf>,
  total: number,
  { settings, level, waited }: Pick<BuyTerms, 'settings' | 'level' | 'waited'>,
): ApprovalReason[] => {
  for (const [index, { line, priced }] of lines.entries())
    if (priced.heavier && !line.sebab_berat)
      throw new AppError(
        'INPUT_TIDAK_SAH',
        {},
        { fields: { [`lines.${index}.sebab_berat`]: { code: 'LEBIH_BERAT_PERLU_SEBAB', params: {} } } },
      );
  // What the maker of a purchase that waited might not do by himself was approved when it was made.
  if (waited || grantOf('pembelian.free', level) === 'allow') return [];
  const reasons: ApprovalReason[] = settings.OTORISASI_PEMBELIAN_MODULE
    ? [{ kategori: 'PEMBELIAN', notes: `Pembelian ${lines.length} barang ${formatRupiah(total)}` }]
    : [];
  for (const { line, priced } of lines) {
    const { nama_barang, berat, nota, price, rule } = priced;
    const above = aboveComputed(price.hargaRp, line.harga);
    if (line.sumber !== 'NOTA_KAMI')
      reasons.push({
        kategori: 'BELI TANPA NOTA',
        notes: `${nama_barang} ${formatGram(berat)} g tanpa nota toko`,
      });
    if (above > 0)
      reasons.push({
        kategori: 'HARGA BELI',
        notes: `${nama_barang} dibayar ${formatRupiah(above)} di atas harga hitung`,
      });
    if (priced.heavier)
      reasons.push({
        kategori: 'LEBIH BERAT',
        notes: `${nama_barang} ${formatGram(berat)} g, nota ${formatGram(nota?.berat ?? 0)} g: ${line.sebab_berat}`,
      });
    if (line.rugi_rp !== undefined)
      reasons.push({
        kategori: 'RUGI NOTA',
        notes: `${nama_barang} rugi nota diketik ${formatRupiah(line.rugi_rp)}/g`,
      });
    if (line.diketik)
      reasons.push({ kategori: 'BERAT DIKETIK', notes: `${nama_barang} ${formatGram(berat)} g diketik` });
    if (rule.batasRp > 0 && line.harga > rule.batasRp)
      reasons.push({
        kategori: 'LIMIT BELI',
        notes: `${nama_barang} ${formatRupiah(line.harga)} di atas ${formatRupiah(rule.batasRp)}`,
      });
  }
  return reasons;
};

export interface BuyTerms {
  settings: Settings;
  quotes: QuoteReader;
  level: Level;
  /** Of an exchange whose points are of the net: the old nota's stay. */
  keepPoints: boolean;
  waited: WaitedBuy | undefined;
}

/** Everything a purchase writes, worked out from what was read; nothing is read or written here. Throws what refuses it. */
export const computeBuy = (
  input: BuyInput,
  ground: BuyGround,
  { settings, quotes, level, keepPoints, waited }: BuyTerms,
) => {
  requireSales(ground);
  const photos = input.lines.reduce((sum, { foto, foto_lain }) => sum + (foto ? 1 : 0) + foto_lain.length, 0);
  if (ground.foto !== photos * 2) throw new AppError('FOTO_WAJIB');
  const lines = linesOf(input, ground, { settings, quotes, waited });
  const ownPapers = lines.every(({ line }) => line.sumber === 'NOTA_KAMI');
  if (!ownPapers && !input.no_ktp)
    throw new AppError(
      'INPUT_TIDAK_SAH',
      {},
      { fields: { no_ktp: { code: 'IDENTITAS_WAJIB', params: {} } } },
    );
  const priced = lines.map(({ priced: one }) => one);
  const kode_customer = memberOf(input, priced);
  const total = lines.reduce((sum, { row }) => sum + row.harga, 0);
  requireShownTotal(waited, total);
  const paid = payout(paidAt(input, total, waited), total, settings);
  const poin = kode_customer && !keepPoints ? pointsOfEarly(priced, ground, settings) : 0;
  const rows = lines.map(({ row }) => row);
  const berat = rows.reduce((sum, row) => sum + row.berat, 0);
  const pieces = lines.flatMap(({ massa: bulk, row, priced: { jumlah_pcs } }) =>
    bulk ? [] : [{ ...row, jumlah_pcs }],
  );
  const massa = lines.flatMap((line) => line.massa ?? []);
  const ke = barangLifecycle.next(MADE, 'BELI');
  const books: Books = booksOf({
    ...paid.books,
    stock: pieces.map((row) =>
      stockMove(
        { ...row, hpp: row.harga, kode_gudang: BELI, kode_baki: BELI },
        { jenis: 'BELI', dari_status: MADE, ke_status: ke, qty: 1 },
      ),
    ),
    massa,
    poin: poin > 0 ? [{ kode_customer, poin: -poin, keterangan: 'BELI' }] : [],
    jurnal: postPembelian({
      hargaRp: total,
      groupRp: rpOfBulk(massa, 'GROUP'),
      rosokRp: rpOfBulk(massa, 'ROSOK'),
      payments: paid.posted,
    }),
    emas: [...fineGoldLines(pieces, { debit: 'PERSEDIAAN_BELI', kredit: 'DIBELI' }), ...goldOfBulk(massa)],
  });
  return {
    rows,
    qty: pieces.length + massa.reduce((sum, { qty }) => sum + qty, 0),
    lot: massa.find(({ objek }) => objek === 'ROSOK')?.kunci ?? null,
    total,
    berat,
    poin,
    kode_customer,
    paid,
    books,
    pieces: pieces.map((row) => ({
      ...row,
      asal_no: row.asal_toko ? row.no_faktur_jual : null,
      kode_gudang: BELI,
      kode_baki: BELI,
      hpp: row.harga,
      status: ke,
      foto: true,
    })),
    notas: priced.flatMap(({ nota }) => (nota ? [{ no_faktur: nota.no_faktur, urut: nota.urut }] : [])),
    dasar: priced.map(({ price }) => price),
    reasons: [
      ...lines.flatMap(({ stale }) => stale),
      ...reasonsOf(lines, total, { settings, level, waited }),
    ],
  };
};
