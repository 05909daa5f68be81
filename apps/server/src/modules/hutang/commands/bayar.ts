import type { DokumenType } from '@kadar/contract/dokumen.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import type { HutangKeadaan } from '@kadar/domain/books/gadai.ts';
import type { HutangMove } from '@kadar/domain/lifecycle.ts';
import { type PledgeDue, type PledgeState, type PledgeTerms, totalBayar } from '@kadar/domain/pledge.ts';
import { postBayarHutang } from '@kadar/domain/posting-pledge.ts';
import type { ApprovalReason } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import {
  type AskedPayment,
  type Decided,
  type Head,
  oneKind,
  postOne,
  type Rekening,
  rekeningsOf,
  requireSales,
  type SalesGround,
  type Settled,
  salesColumn,
  settle,
} from '../../dokumen/public.ts';
import {
  accruedOf,
  dueOf,
  type HeldPledge,
  type Pledge,
  paidRow,
  pledgesHeld,
  requireActive,
  stateOf,
  termsOf,
} from '../pledge.ts';

/** What every payment on a pledge says (contract, bayarShape). */
export interface BayarInput {
  no_hutang: string;
  kode_sales: string;
  diskon: number;
  payments: AskedPayment[];
  keterangan: string;
  total_bayar: number;
}

/** A payment as its kind decides it, on what is due that day. */
export interface Bayar<D extends object> {
  jenis: string;
  /** None where it stays as it is. */
  move?: HutangMove;
  next: PledgeState;
  /** Principal that is paid now. */
  pokok: number;
  biaya?: number;
  more?: Partial<HutangKeadaan>;
  reasons?: readonly ApprovalReason[];
  /** Words about it besides the remark. */
  words?: string;
  /** Lines of its own, and what they come to. */
  lines?: readonly object[];
  beside?: NonNullable<Decided<object>['beside']>;
  head?: Pick<Head, 'qty' | 'berat'>;
  data: D;
}

export interface OnDay<P extends Pledge = Pledge> {
  pledge: P;
  terms: PledgeTerms;
  state: PledgeState;
  due: PledgeDue;
  tanggal: string;
}

interface Ground extends SalesGround {
  pledges: HeldPledge[];
  rekenings: Rekening[];
  tgl_system: string;
}

/** A waiver, or another rate: who may not give it alone asks [settled, Pledges 8]. */
export const freeReasons = (
  { session }: Context,
  asked: readonly (ApprovalReason | false)[],
): ApprovalReason[] =>
  grantOf('hutang.free', session.level) === 'allow' ? [] : asked.filter((one) => one !== false);

/** A pledge with what is due on it that day. */
export const onDay = <P extends Pledge>(
  pledge: P,
  tanggal: string,
  { PEMBULATAN_HUTANG }: Settings,
): OnDay<P> => ({
  pledge,
  terms: termsOf(pledge),
  state: stateOf(pledge),
  due: dueOf(pledge, tanggal, PEMBULATAN_HUTANG),
  tanggal,
});

/** What a payment comes to. Throws DISKON_MELEBIHI_TOTAL, and DATA_BERUBAH where the till showed another sum. */
export const owedOf = (
  { due }: Pick<OnDay, 'due'>,
  { pokok, biaya = 0 }: Pick<Bayar<object>, 'pokok' | 'biaya'>,
  { diskon, total_bayar }: Pick<BayarInput, 'diskon' | 'total_bayar'>,
): number => {
  const total = totalBayar({ pokok, bunga: due.bunga, denda: due.denda.rp, biaya, diskon });
  if (total !== total_bayar) throw new AppError('DATA_BERUBAH');
  return total;
};

/** How the books name a payment on a pledge. */
export const wordsOf = ({ nama_customer, no_hutang }: Pledge) => ({
  kategori: 'BAYAR_HUTANG',
  kas: nama_customer,
  bank: no_hutang,
});

/** A waiver is approved. */
export const waiverReason = ({ no_hutang, nama_customer }: Pledge, diskon: number): ApprovalReason | false =>
  diskon > 0 && {
    kategori: 'POTONGAN BUNGA',
    notes: `${no_hutang} ${nama_customer}, potongan ${formatRupiah(diskon)}`,
  };

/** A payment on a pledge as the document it becomes, once its money is settled. */
export const bayarDecided = <D extends object>(
  context: Context,
  { pledge, due }: OnDay,
  decided: Bayar<D>,
  said: Pick<BayarInput, 'kode_sales' | 'diskon' | 'keterangan'>,
  paid: Settled,
) => {
  const {
    jenis,
    move,
    next,
    pokok,
    biaya = 0,
    more,
    reasons = [],
    words = '',
    lines,
    beside,
    head,
  } = decided;
  const { kode_customer, nama_customer, alamat_customer, no_hp, no_hutang } = pledge;
  const { diskon } = said;
  const total = totalBayar({ pokok, bunga: due.bunga, denda: due.denda.rp, biaya, diskon });
  return {
    head: {
      kode_sales: said.kode_sales,
      kode_customer,
      nama_customer,
      alamat_customer,
      no_hp,
      keterangan: [no_hutang, words, said.keterangan].filter(Boolean).join(' '),
      ...head,
      total,
      grand_total: total,
      dibayar: paid.paidRp,
      kembali: paid.changeRp,
      asal_toko: oneToko(context),
      asal_no: no_hutang,
    },
    ...(lines && { lines }),
    ...(beside && { beside }),
    bayar: paid.bayar,
    books: {
      ...paid.books,
      gadai: [paidRow(pledge, { jenis, move, due, next, biaya, diskon, ...(more && { more }) })],
      jurnal: postBayarHutang({
        pokokRp: pokok,
        bungaRp: due.bunga,
        dendaRp: due.denda.rp,
        biayaRp: biaya,
        diskonRp: diskon,
        akrualRp: accruedOf(pledge, due.bunga),
        payments: paid.posted,
      }),
    },
    uraian: `${no_hutang} ${nama_customer}`,
    reasons: [...freeReasons(context, [waiverReason(pledge, diskon)]), ...reasons],
    total,
  };
};

/**
 * Posts one payment on one pledge: what is due that day, less a waiver, and what the kind decides of the principal. Throws
 * DATA_TIDAK_DITEMUKAN, HUTANG_SUDAH_SELESAI, DATA_BERUBAH when the sum is another by now, DISKON_MELEBIHI_TOTAL, PEMBAYARAN_*,
 * PERLU_OTORISASI, and what the kind refuses.
 */
export const postBayar = <I extends BayarInput, D extends object, G extends object = object>(
  context: Context<unknown, unknown, I>,
  tx: Tx,
  intent: Intent | undefined,
  kind: {
    type: DokumenType;
    /** Further columns of the reading statement. */
    ground?: Query<G>;
    /** What is charged, where that is not what is due that day. */
    due?: (on: OnDay) => PledgeDue;
    decide: (on: OnDay<HeldPledge>, ground: G) => Bayar<D>;
    /** What the audit keeps, where that is not all that was asked. */
    audit?: unknown;
    /** What else belongs to it, under its number. */
    after?: (no_faktur: string) => Promise<void>;
  },
) => {
  const toko = oneToko(context);
  const { body, settings } = context;
  const accounts = body.payments.map(({ no_rekening }) => no_rekening);
  const one = oneKind({
    type: kind.type,
    ...(kind.audit !== undefined && { audit: kind.audit }),
    ground: sql`${pledgesHeld(toko, [body.no_hutang])} as pledges, ${salesColumn(toko, body.kode_sales)},
      ${rekeningsOf(toko, sql`${accounts}::text[]`)} as rekenings${kind.ground ? sql`, ${kind.ground}` : sql``}`,
    decide: (ground: Ground & G): Decided<D & Charged> => {
      requireSales(ground);
      const pledge = requireActive(ground.pledges, body.no_hutang);
      const day = onDay(pledge, ground.tgl_system, settings);
      const on = kind.due ? { ...day, due: kind.due(day) } : day;
      const decided = kind.decide(on, ground);
      const total = owedOf(on, decided, body);
      const money = { rekenings: ground.rekenings, words: wordsOf(pledge) };
      const paid = settle(total, body.payments, money, settings, 'IN');
      const { total: _total, ...document } = bayarDecided(context, on, decided, body, paid);
      const { bunga, denda } = on.due;
      return {
        ...document,
        approves: total,
        data: { bunga, denda: denda.rp, total_bayar: total, kembali: paid.changeRp, ...decided.data },
      };
    },
  });
  return postOne(context, tx, intent, one, kind.after);
};

/** What every payment answers of what it charged. */
interface Charged {
  bunga: number;
  denda: number;
  total_bayar: number;
  kembali: number;
}
