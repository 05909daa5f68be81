import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { postTukar as endpoint, tukarInput, tukarManualInput } from '@kadar/contract/endpoints/tukar.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import type { z } from 'zod';
import type { ApprovalReason } from '../../platform/auth/approvals.ts';
import type { Context } from '../../platform/context.ts';
import type { Spending, Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../platform/http/command.ts';
import {
  type Aside,
  carryOut,
  cleared,
  type Decision,
  needsValidation,
  type Waited,
} from '../dokumen/public.ts';
import {
  type BuyGround,
  type BuyInput,
  buyKeys,
  buySpends,
  decideBuy,
  groupLines,
  keepCard,
  limitReasons,
  loadBuyAt,
  type WaitedBuy,
} from '../pembelian/public.ts';
import {
  decideSale,
  loadSales,
  type SaleGround,
  saleKeys,
  saleSpends,
  usePoints,
  type WaitedSale,
} from '../penjualan/public.ts';

/** `manual` of the till without barcodes, whose documents have numbers of their own. */
type Input = Omit<z.output<typeof tukarInput>, 'beli'> & {
  beli: BuyInput['lines'];
  no_lot?: string;
  manual?: true;
};
export type TukarContext = Context<unknown, unknown, Input>;
interface Answer {
  data: DataOf<typeof endpoint>;
  message: string;
}

/** An exchange of groups as the exchange that it is. */
export const tukarOfGroups = (body: z.output<typeof tukarManualInput>, settings: Settings): Input => ({
  ...body,
  beli: groupLines(body.beli, settings),
  manual: true,
});

/** The input as the sale and the purchase that it is; each takes of the other what the lower of both comes to. */
export const partsOf = ({
  jual,
  beli,
  payments,
  keluar,
  no_ktp,
  foto_ktp,
  kode_kupon,
  no_lot,
  manual,
  ...said
}: Input) => {
  const beliRp = beli.reduce((sum, { harga }) => sum + harga, 0);
  const outRp = keluar.reduce((sum, { jumlah_rp }) => sum + jumlah_rp, 0);
  const jumlah_rp = beliRp - outRp;
  if (jumlah_rp <= 0 || (outRp > 0 && payments.length > 0))
    throw new AppError('PEMBAYARAN_LEBIH', { lebihRp: outRp });
  const sale = {
    ...said,
    kode_kupon,
    lines: jual,
    payments: [cleared(jumlah_rp), ...payments],
    ...(manual && { manual }),
  };
  const buy = {
    ...said,
    no_ktp,
    foto_ktp,
    ...(no_lot && { no_lot }),
    lines: beli,
    payments: [{ jenis: 'TUKAR' as const, jumlah_rp, rekening_tujuan: '' }, ...keluar],
  };
  return { sale, buy, beliRp, outRp };
};

type TukarParts = ReturnType<typeof partsOf>;

/** Net out always asks, whoever pays it (modules §2.2). */
const netOut = (outRp: number): ApprovalReason[] =>
  outRp > 0
    ? [
        {
          kategori: 'TUKAR DIBAYARKAN',
          notes: `Tukar tambah, ${formatRupiah(outRp)} dibayarkan ke pelanggan`,
        },
      ]
    : [];

/** What an approver reads before any reason; where the customer is paid out, that is one by itself. */
const whatIsDue = (dueRp: number): string =>
  dueRp < 0 ? '' : `Tukar tambah, pelanggan menambah ${formatRupiah(dueRp)}`;

/** What an exchange spends: the drawer and the customer's limit where cash goes out, points, deposits and accessories of its sale. */
export const tukarSpends = (
  toko: string,
  input: Pick<Input, 'kode_customer' | 'no_hp' | 'nama_customer' | 'payments' | 'keluar' | 'beli' | 'jual'>,
  settings: Settings,
): Spending[] => [
  ...buySpends(toko, { ...input, lines: input.beli, payments: input.keluar }, settings),
  ...saleSpends(toko, { ...input, lines: input.jual }),
];

/** An exchange that waited, with the prices of both its parts as they were shown. */
export type WaitedTukar = Waited<{ jual: WaitedSale['dasar']; beli: WaitedBuy['dasar'] }>;
const partOf = <W extends WaitedSale | WaitedBuy>(
  waited: WaitedTukar | undefined,
  dasar: W['dasar'] | undefined,
  total: number,
): Waited<W['dasar']> | undefined => (waited && dasar ? { ...waited, dasar, total } : undefined);

/** What both halves of an exchange are decided on. */
export interface TukarGround {
  sale: SaleGround;
  buy: BuyGround;
}

/** An exchange that is decided: its sale, whose approval names what both were asked for, and its purchase. */
export interface DecidedTukar extends Decision<Answer> {
  /** What it says of itself where it is to wait. */
  waits: Omit<Aside, 'jenis' | 'isi'>;
}

/** Decides both halves on what was read. Throws what a sale or a purchase refuses. */
export const decideTukar = (
  context: TukarContext,
  { sale, buy, beliRp, outRp }: TukarParts,
  ground: TukarGround,
  waited?: WaitedTukar,
): DecidedTukar => {
  const selling = decideSale({ ...context, body: sale }, ground.sale, {
    beliRp,
    waited: partOf<WaitedSale>(waited, waited?.dasar.jual, waited?.total ?? 0),
  });
  const buying = decideBuy({ ...context, body: buy }, ground.buy, {
    keepPoints: context.settings.TUKAR_POIN_BASIS === 'NET',
    waited: partOf<WaitedBuy>(waited, waited?.dasar.beli, beliRp),
  });
  const [sold] = selling.postings;
  const [bringing] = buying.postings;
  const { barcodes, belum_bayar, poin_dapat: takenBack } = bringing.answer.data;
  const { poin_sisa } = sold.answer.data;
  const answer: Answer = {
    data: {
      ...sold.answer.data,
      poin_sisa: poin_sisa === null ? null : poin_sisa + takenBack,
      no_tukar: '',
      total_beli: beliRp,
      belum_bayar,
      barcodes,
    },
    message: sold.answer.message,
  };
  const dueRp = selling.amount - beliRp;
  return {
    tanggal: selling.tanggal,
    postings: [{ ...sold, audit: context.body, answer }, bringing],
    joined: true,
    reasons: [...netOut(outRp), ...selling.reasons, ...buying.reasons, ...limitReasons(buying)],
    about: whatIsDue(dueRp),
    amount: Math.abs(dueRp),
    waits: {
      total: selling.amount,
      barcodes: selling.waits.barcodes,
      notas: buying.waits.notas,
      baris: [...selling.waits.baris, ...buying.waits.baris],
      dasar: { jual: selling.waits.dasar, beli: buying.waits.dasar },
      tunai: selling.waits.tunai + buying.waits.tunai,
    },
  };
};

/**
 * Sells and buys in one transaction: two complete documents of one number, joined by KLIRING_TUKAR, which is 0 after each pair
 * (the database looks when it commits). With VALIDASI_JUAL_BELI it waits whole. Throws what a sale or a purchase refuses,
 * PEMBAYARAN_*, PERLU_OTORISASI.
 */
export const postTukar = async (
  context: TukarContext,
  tx: Tx,
  intent: Intent,
  waited?: WaitedTukar,
): Promise<Answer> => {
  const toko = oneToko(context);
  const parts = partsOf(context.body);
  const { sale, buy } = parts;
  const [ground] = await loadSales(tx, toko, [{ keys: saleKeys(sale), intent }]);
  if (!ground) throw new Error('an exchange without its ground');
  if (ground.answered) return (await findAnswer(tx, intent)) as Answer;
  // Cash out always asks for an approval: the drawer is looked into before.
  const keys = buyKeys(buy, toko, context.settings, { besideOthers: false });
  const bought = await loadBuyAt(tx, toko, keys);
  const decided = decideTukar(context, parts, { sale: ground, buy: bought }, waited);
  if (!waited) await usePoints({ ...context, body: sale }, tx, ground);
  const aside: Aside | null =
    !waited && needsValidation(context) ? { jenis: 'TUKAR', isi: context.body, ...decided.waits } : null;
  const { answer, numbers } = await carryOut(context, tx, intent, { ...decided, aside }, waited);
  const [, brought] = numbers;
  if (brought) await keepCard({ ...context, body: buy }, tx, brought);
  return answer;
};
