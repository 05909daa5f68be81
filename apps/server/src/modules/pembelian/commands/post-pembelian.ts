import { PEMBELIAN, PEMBELIAN_MANUAL } from '@kadar/contract/dokumen/pembelian.ts';
import type { menunggu } from '@kadar/contract/endpoints/tunggu.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { leftOfLimit } from '@kadar/domain/waiting.ts';
import type { z } from 'zod';
import type { ApprovalReason } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Spending, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../../platform/http/command.ts';
import { keepIdentity } from '../../../platform/identity/identity.ts';
import { fotoPath } from '../../barang/public.ts';
import {
  type Aside,
  carryOut,
  type Decision,
  drawerSpending,
  needsValidation,
  requireCash,
  type Unsigned,
} from '../../dokumen/public.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { quoteReader } from '../quote.ts';
import { holdForSorting } from '../sortir/hold.ts';
import type { BuyInput } from './buy-input.ts';
import { BELI, computeBuy, type WaitedBuy } from './compute-beli.ts';
import { type BuyGround, type BuyKeys, heldForBuying, loadBuy, loadDrawer } from './load-beli.ts';

export interface BuyAnswer {
  data: {
    no_faktur: string;
    tanggal: string;
    grand_total: number;
    poin_dapat: number;
    belum_bayar: number;
    barcodes: string[];
    menunggu?: z.input<typeof menunggu>;
  };
  message: string;
}
type Limit = Pick<Settings, 'BELI_LIMIT_HARIAN_RP'>;
type BuyContext = Context<unknown, unknown, BuyInput>;

/** The notas of ours that lines are of. */
const notasIn = (
  lines: readonly Pick<BuyInput['lines'][number], 'sumber' | 'no_faktur_jual' | 'bulk'>[],
): string[] => [
  ...new Set(lines.flatMap(({ sumber, no_faktur_jual }) => (sumber === 'NOTA_KAMI' ? [no_faktur_jual] : []))),
];

/** A line of a group makes no piece whose origin is one: who buys some by a nota holds the nota alone (modules-2 §6, 9). */
const bulkNotas = (lines: Parameters<typeof notasIn>[0]): Spending[] =>
  notasIn(lines.filter(({ bulk }) => bulk)).map((no) => ({ what: 'MASSA', of: `NOTA/${no}` }));

const paysCash = (payments: readonly { jenis: string }[]): boolean =>
  payments.some(({ jenis }) => jenis === 'CASH');

/**
 * What a purchase reads. Who holds the drawer beside others has it summed by the writing statement alone, which then asks
 * for far more than goes out (PLENTY).
 */
export const buyKeys = (
  input: BuyInput,
  toko: string,
  { BELI_LIMIT_HARIAN_RP, TOLERANSI_BULAN_NOTA }: Limit & Pick<Settings, 'TOLERANSI_BULAN_NOTA'>,
  { besideOthers }: Pick<Tx, 'besideOthers'>,
): BuyKeys => ({
  notas: notasIn(input.lines),
  saldo: paysCash(input.payments) && !besideOthers,
  kode_sales: input.kode_sales,
  kode_customer: input.kode_customer,
  limited: BELI_LIMIT_HARIAN_RP > 0 ? input : null,
  bulan: TOLERANSI_BULAN_NOTA,
  foto: photosOf(input, toko),
  bulk: input.lines.flatMap(({ bulk }) => bulk ?? []),
  no_lot: input.no_lot ?? '',
});

/** The photos of its pieces. */
export const photosOf = (
  { lines }: { lines: readonly Pick<BuyInput['lines'][number], 'foto' | 'foto_lain'>[] },
  toko: string,
): string[] =>
  lines.flatMap(({ foto, foto_lain }) =>
    (foto ? [1, ...foto_lain] : []).flatMap((urut) => [
      fotoPath(toko, foto, 'besar', urut),
      fotoPath(toko, foto, 'kecil', urut),
    ]),
  );

/** The notas and, where cash goes out, the drawer and then, where the settings set one, the customer's limit of the day. */
export const buySpends = (
  toko: string,
  input: Pick<BuyInput, 'kode_customer' | 'no_hp' | 'nama_customer'> & {
    lines: Parameters<typeof notasIn>[0];
    payments: readonly { jenis: string }[];
  },
  { BELI_LIMIT_HARIAN_RP }: Limit,
): Spending[] => {
  const held = [...bulkNotas(input.lines), ...heldForBuying(notasIn(input.lines))];
  if (!paysCash(input.payments)) return held;
  const who = input.kode_customer || input.no_hp || input.nama_customer;
  return [
    ...held,
    drawerSpending(toko),
    ...(BELI_LIMIT_HARIAN_RP > 0 ? [{ what: 'MEMBER' as const, of: `BELI/${toko}/${who}` }] : []),
  ];
};

/** A purchase that is decided. */
export interface DecidedBuy extends Decision<BuyAnswer> {
  postings: readonly [Unsigned<BuyAnswer>];
  amount: number;
  /** Purity, as tested where it was, and net weight of each piece. */
  emas: readonly { kadar: number; berat: number }[];
  /** Cash that must be in the drawer now; what goes into the queue takes nothing out of it yet. */
  cash: number;
  /** What is left of the customer's cash of the day where this takes more of it; null where it does not. */
  overLimit: number | null;
  /** What it says of itself where it is to wait. */
  waits: Pick<Aside, 'baris' | 'tunai' | 'notas'> & { dasar: WaitedBuy['dasar'] };
}

/** Cash above the limit of the day is approved like a limit (modules §1.7). */
export const limitReasons = ({ overLimit }: Pick<DecidedBuy, 'overLimit'>): ApprovalReason[] =>
  overLimit === null
    ? []
    : [
        {
          kategori: 'LIMIT BELI HARIAN',
          notes: `Tunai di atas batas pelanggan hari ini, sisa ${formatRupiah(overLimit)}`,
        },
      ];

const CASH_FIELD = 'payments.0.jumlah_rp';

/** Decides a purchase on what was read. Throws what refuses it. */
export const decideBuy = (
  context: BuyContext,
  ground: BuyGround,
  { keepPoints = false, waited }: { keepPoints?: boolean; waited?: WaitedBuy | undefined } = {},
): DecidedBuy => {
  const { body: input, settings, session, language } = context;
  const tanggal = requireOpenDay(ground, input.tanggal);
  const { rows, qty, lot, total, berat, poin, kode_customer, paid, books, pieces, notas, dasar, reasons } =
    computeBuy(input, ground, {
      settings,
      quotes: quoteReader(context.kadar, settings),
      level: session.level,
      keepPoints,
      waited,
    });
  const left = leftOfLimit(settings.BELI_LIMIT_HARIAN_RP, ground.tunai_hari_ini ?? 0);
  const paidRp = -paid.tunaiRp;
  const overLimit = left !== null && paidRp > left ? left : null;
  const cash = waited || overLimit === null || !input.antri ? paidRp : 0;
  if (ground.saldo !== undefined) requireCash(ground.saldo, cash, CASH_FIELD);
  const { nama_customer, alamat_customer, no_hp, keterangan, kode_sales } = input;
  const posting = {
    type: input.lines.some(({ bulk }) => bulk) ? PEMBELIAN_MANUAL : PEMBELIAN,
    head: {
      kode_sales,
      kode_customer,
      nama_customer,
      alamat_customer,
      no_hp,
      keterangan,
      qty,
      ...(lot && { asal_toko: oneToko(context), asal_no: lot }),
      berat,
      total,
      grand_total: total,
      dibayar: total,
      poin_dapat: poin === 0 ? 0 : -poin,
    },
    lines: rows,
    pieces,
    bayar: paid.bayar,
    books,
    mapping: ground.mapping,
    uraian: nama_customer || rows.map(({ nama_barang }) => nama_barang).join(', '),
    audit: { lines: input.lines, payments: input.payments, grand_total: total },
    answer: {
      data: {
        no_faktur: '',
        tanggal,
        grand_total: total,
        poin_dapat: poin === 0 ? 0 : -poin,
        belum_bayar: paid.owed,
        barcodes: pieces.map(({ kode_barcode }) => kode_barcode),
      },
      message: messageText('DATA_DISIMPAN', language),
    },
  };
  const baris = rows.map(({ nama_barang, kadar, berat: mg, harga }) => ({
    arah: 'BELI' as const,
    kode_barcode: '',
    nama_barang,
    kadar,
    berat: mg,
    harga,
  }));
  return {
    tanggal,
    postings: [posting],
    reasons,
    amount: total,
    cash,
    overLimit,
    emas: rows.map(({ kadar, kadar_uji, berat: mg }) => ({ kadar: kadar_uji ?? kadar, berat: mg })),
    waits: { baris, tunai: paid.tunaiRp, notas, dasar },
  };
};

/** The identity card of who sold to the shop, kept with the purchase it was shown for. */
export const keepCard = async (context: BuyContext, tx: Tx, no_dokumen: string): Promise<void> => {
  const { no_ktp: nik, foto_ktp: foto } = context.body;
  if (!nik) return;
  const card = { toko: oneToko(context), no_dokumen, user: context.session.user_id, nik, foto };
  await keepIdentity(context.kadar, tx, card);
};

/** What a purchase decides on, with its lot held, and the shop's place for what it buys, made where it has none yet. */
export const loadBuyAt = async (tx: Tx, toko: string, keys: BuyKeys, intent?: Intent): Promise<BuyGround> => {
  if (keys.no_lot) await holdForSorting(tx, toko, { lots: [keys.no_lot], barcodes: [] });
  const ground = await loadBuy(tx, toko, keys, intent);
  if (!ground.tempat) await tx.one(sql`select kadar_tempat(${toko}, ${BELI}, 'BARANG BELIAN', 'BELI')`);
  return ground;
};

/** Nobody is asked to approve, to validate or to queue for what the drawer does not hold, where only the writing would tell. */
const lookBeforeAsking = async (
  context: BuyContext,
  tx: Tx,
  { saldo }: BuyGround,
  { cash, reasons, overLimit }: DecidedBuy,
): Promise<void> => {
  const asks = reasons.length > 0 || overLimit !== null || needsValidation(context);
  if (asks && cash > 0 && saldo === undefined)
    requireCash(await loadDrawer(tx, oneToko(context)), cash, CASH_FIELD);
};

/** Into the queue where cash is above the limit, at which price the till must say; else it waits where the settings want it validated. */
const asideOf = (context: BuyContext, { overLimit, amount, waits }: DecidedBuy): Aside | null => {
  const { body } = context;
  const aside = { jenis: 'PEMBELIAN' as const, total: amount, barcodes: [], isi: body, ...waits };
  if (overLimit === null) return needsValidation(context) ? aside : null;
  if (!body.antri) throw new AppError('LIMIT_BELI_HARIAN', { sisaRp: formatRupiah(overLimit) });
  return { ...aside, antri: body.antri };
};

/**
 * Buys. Four round trips: opening with the drawer and the notas, one reading, one writing, commit. Two tills racing for a
 * line of a nota: the second is refused with BARANG_SUDAH_DIBELI. With VALIDASI_JUAL_BELI, and above the cash of the day
 * (LIMIT_BELI_HARIAN where the till did not choose the queue), it waits instead.
 */
export const postPembelian = async (
  context: BuyContext,
  tx: Tx,
  intent: Intent,
  waited?: WaitedBuy,
): Promise<BuyAnswer> => {
  const toko = oneToko(context);
  const { body, settings } = context;
  const ground = await loadBuyAt(tx, toko, buyKeys(body, toko, settings, tx), intent);
  if (ground.answered) return (await findAnswer(tx, intent)) as BuyAnswer;
  const decided = decideBuy(context, ground, { waited });
  await lookBeforeAsking(context, tx, ground, decided);
  const reasons = waited ? [...decided.reasons, ...limitReasons(decided)] : decided.reasons;
  const aside = waited ? null : asideOf(context, decided);
  const { answer, numbers } = await carryOut(context, tx, intent, { ...decided, reasons, aside }, waited);
  for (const no_faktur of numbers) await keepCard(context, tx, no_faktur);
  return answer;
};
