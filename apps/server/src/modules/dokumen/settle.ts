import type { Settings } from '@kadar/contract/settings.ts';
import type { BankRow } from '@kadar/domain/books/bank.ts';
import type { KasRow } from '@kadar/domain/books/kas.ts';
import { type TitipanJenis, type TitipanRow, titipanRole } from '@kadar/domain/books/titipan.ts';
import type { Books } from '@kadar/domain/books.ts';
import { gesek } from '@kadar/domain/fee.ts';
import { toMilli } from '@kadar/domain/money.ts';
import {
  type AnyKind,
  checkPaymentDetail,
  type Direction,
  PAYMENT_KINDS,
  settlePayments,
} from '@kadar/domain/payment.ts';
import { checkPoints } from '@kadar/domain/points.ts';
import type { PostedPayment } from '@kadar/domain/posting.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { Bayar } from './posting.ts';
import type { Rekening } from './queries/rekening.ts';

type FeeSettings = Pick<Settings, 'FEE_GESEK_CUSTOMER_MODULE'>;

/** A payment as it is asked for. */
export interface AskedPayment {
  jenis: AnyKind;
  jumlah_rp: number;
  no_rekening: string;
  no_kartu: string;
  /** The deposit a TITIPAN is taken from. */
  no_titip?: string;
  /** What the bank takes for it, where that is known and no rate says it. */
  fee?: number | undefined;
}

/** How the books name it. */
export interface PaymentWords {
  kategori: string;
  /** Of the drawer's row; of the account's, where that is another. */
  kas: string;
  bank?: string;
}

/** What payments are judged by: accounts, and of a member's what a point is worth, what he holds, and what is left of the named deposits. */
export interface PaymentGround {
  rekenings: readonly Rekening[];
  words: PaymentWords;
  kode_customer?: string;
  nilai_poin?: number | null;
  poin?: number | null;
  titipan?: Readonly<Record<string, LeftOfDeposit>> | null;
}

/** What is left of a deposit, in rupiah, and what it was left for. */
export interface LeftOfDeposit {
  saldo: number;
  jenis: TitipanJenis;
}

export interface Settled {
  paidRp: number;
  changeRp: number;
  /** What of it goes into the drawer; below zero, out of it. */
  tunaiRp: number;
  bayar: Bayar[];
  books: Pick<Books, 'kas' | 'bank' | 'poin' | 'titipan'>;
  poinPakai: number;
  /** For the lines of the journal. */
  posted: PostedPayment[];
}

/** Points are spent whole: an amount that is not a multiple of their value is refused. */
const pointsFor = (rp: number, { nilai_poin, poin = null }: PaymentGround, index: number): number => {
  if (poin === null) throw new AppError('MEMBER_WAJIB');
  if (!nilai_poin || rp % nilai_poin !== 0)
    throw fieldError(`payments.${index}.jumlah_rp`, 'PEMBAYARAN_TIDAK_SAH');
  return rp / nilai_poin;
};

const one = (payment: AskedPayment, index: number, ground: PaymentGround, settings: FeeSettings) => {
  checkPaymentDetail(payment);
  const kind = PAYMENT_KINDS[payment.jenis];
  const rekening = kind.rekening
    ? ground.rekenings.find(({ no_rekening }) => no_rekening === payment.no_rekening)
    : undefined;
  if (kind.rekening && !rekening) throw fieldError(`payments.${index}.no_rekening`, 'REKENING_WAJIB');
  const swiped = gesek({
    jumlahRp: payment.jumlah_rp,
    mdrMilli: toMilli((kind.gesek && rekening?.[kind.gesek]) ?? 0),
    chargedToCustomer: settings.FEE_GESEK_CUSTOMER_MODULE,
  });
  const poin = kind.book === 'poin' ? pointsFor(payment.jumlah_rp, ground, index) : 0;
  return {
    payment,
    kind,
    rekening,
    poin,
    fee: rekening ? (payment.fee ?? swiped.fee) : 0,
    jumlah_gesek_rp: rekening ? swiped.jumlahGesekRp : 0,
  };
};

/** Whether the bank keeps a payment until it pays out. */
const waits = (jenis: AnyKind, rekening: Rekening | undefined): boolean =>
  PAYMENT_KINDS[jenis].gesek !== null && rekening !== undefined && rekening.cair_hari > 0;

type Line = ReturnType<typeof one>;

/** What goes through accounts of the shop, as their book tells it: what waits is taken off again, in one row for each account. */
const bankRows = (lines: readonly Line[], signed: (rp: number) => number, keterangan: string): BankRow[] => {
  const waiting = new Map<Rekening, number>();
  const through = lines.flatMap(({ payment, rekening, fee, jumlah_gesek_rp }): BankRow[] => {
    if (!rekening) return [];
    const { jenis, no_kartu, jumlah_rp } = payment;
    const { no_rekening, kode_bank } = rekening;
    if (waits(jenis, rekening)) waiting.set(rekening, (waiting.get(rekening) ?? 0) + jumlah_gesek_rp - fee);
    const amounts = { jumlah_rp: signed(jumlah_rp), fee, jumlah_gesek_rp: signed(jumlah_gesek_rp) };
    return [{ jenis, no_rekening, kode_bank, no_kartu, keterangan, ...amounts }];
  });
  return [
    ...through,
    ...[...waiting].map(([{ no_rekening, kode_bank }, rp]) => ({
      jenis: 'CAIR',
      no_rekening,
      kode_bank,
      no_kartu: '',
      keterangan,
      jumlah_rp: -rp,
      fee: 0,
      jumlah_gesek_rp: -rp,
    })),
  ];
};

/** What goes into the drawer, or below zero out of it. */
const cashRows = (tunaiRp: number, { kategori, kas: keterangan }: PaymentWords): KasRow[] =>
  tunaiRp === 0 ? [] : [{ kategori, keterangan, masuk: Math.max(tunaiRp, 0), keluar: Math.max(-tunaiRp, 0) }];

/** Deposits are summed over all lines, too, before the writing statement does. Throws TITIPAN_TIDAK_CUKUP at the first line that is too much. */
const takenFrom = (payments: readonly AskedPayment[], { titipan }: PaymentGround): TitipanRow[] => {
  const left = new Map(Object.entries(titipan ?? {}).map(([no, { saldo }]) => [no, saldo]));
  return payments.flatMap(({ jenis, jumlah_rp, no_titip = '' }, index) => {
    if (PAYMENT_KINDS[jenis].book !== 'titipan') return [];
    const rest = (left.get(no_titip) ?? 0) - jumlah_rp;
    if (rest < 0) throw fieldError(`payments.${index}.jumlah_rp`, 'TITIPAN_TIDAK_CUKUP', { no_titip });
    left.set(no_titip, rest);
    const leftFor = titipan?.[no_titip]?.jenis;
    return [{ no_titip, jumlah_rp: -jumlah_rp, ...(leftFor && { jenis: leftFor }) }];
  });
};

/** The account that owes a deposit which is not on pieces. */
const ownerOf = ({ no_titip = '' }: AskedPayment, { titipan }: PaymentGround): { role?: string } => {
  const jenis = titipan?.[no_titip]?.jenis;
  return jenis ? { role: titipanRole(jenis) } : {};
};

/**
 * Payments against the total of a document: what they settle, and their rows in every book. IN is to the shop, points and deposits
 * among them, both summed over all lines, since each alone would see the whole balance; OUT is to the customer, to the rupiah; NET
 * is to the shop, and what they come to above the total goes out of the drawer. Throws PEMBAYARAN_*, REKENING_WAJIB, KARTU_WAJIB,
 * MEMBER_WAJIB, POIN_TIDAK_CUKUP, TITIPAN_TIDAK_CUKUP (documents §4).
 */
export const settle = (
  totalRp: number,
  payments: readonly AskedPayment[],
  ground: PaymentGround,
  settings: FeeSettings,
  direction: Direction,
): Settled => {
  const { paidRp, changeRp, appliedRp } = settlePayments(
    totalRp,
    payments.map(({ jenis, jumlah_rp }) => ({ jenis, jumlahRp: jumlah_rp })),
    direction,
  );
  const out = direction === 'OUT';
  const signed = (rp: number): number => (out ? 0 - rp : rp);
  const lines = payments.map((payment, index) => ({
    ...one(payment, index, ground, settings),
    applied: appliedRp[index] ?? 0,
  }));
  const poinPakai = lines.reduce((sum, { poin }) => sum + poin, 0);
  checkPoints(ground.poin ?? 0, poinPakai);
  const beyondRp = lines.reduce((sum, { applied }) => sum + applied, -totalRp);
  const cash = lines.reduce((sum, { kind, applied }) => (kind.book === 'kas' ? sum + applied : sum), 0);
  const tunaiRp = signed(cash - beyondRp);
  const { words, kode_customer = '' } = ground;
  return {
    paidRp,
    changeRp,
    tunaiRp,
    bayar: lines.map(({ payment: { no_titip: _deposit, ...payment }, poin, fee, jumlah_gesek_rp }) => ({
      ...payment,
      arah: out ? 'K' : 'M',
      poin,
      fee: signed(fee),
      jumlah_gesek_rp,
    })),
    books: {
      kas: cashRows(tunaiRp, words),
      bank: bankRows(lines, signed, words.bank ?? words.kas),
      poin: poinPakai > 0 ? [{ kode_customer, poin: -poinPakai, keterangan: 'PAKAI' }] : [],
      titipan: takenFrom(payments, ground),
    },
    poinPakai,
    posted: [
      ...lines.map(({ payment, applied, fee, rekening }) => ({
        jenis: payment.jenis,
        rp: applied,
        out,
        feeRp: fee,
        feeChargedToCustomer: settings.FEE_GESEK_CUSTOMER_MODULE,
        settledLater: waits(payment.jenis, rekening),
        ...(rekening && { nomor_akun: rekening.nomor_akun }),
        ...ownerOf(payment, ground),
      })),
      { jenis: 'CASH', rp: beyondRp, out: true },
    ],
  };
};

/** What another document of the same visit pays of one: as much goes out of that one by the same kind. */
export const cleared = (jumlah_rp: number) =>
  ({ jenis: 'TUKAR', jumlah_rp, no_rekening: '', no_kartu: '' }) as const;

/**
 * All of a total in one payment, in or out, whose account the form asks for at `no_rekening`; nothing where the total is nothing.
 * Throws REKENING_WAJIB there.
 */
export const settleOne = (
  totalRp: number,
  { jenis, no_rekening = '', fee }: Partial<AskedPayment> & Pick<AskedPayment, 'jenis'>,
  { rekenings = [], words }: Pick<PaymentGround, 'words'> & Partial<PaymentGround>,
  direction: 'IN' | 'OUT',
): Settled => {
  const { rekening } = PAYMENT_KINDS[jenis];
  if (rekening && !rekenings.some((one) => one.no_rekening === no_rekening))
    throw fieldError('no_rekening', 'REKENING_WAJIB');
  const all = { jenis, jumlah_rp: totalRp, no_rekening: rekening ? no_rekening : '', no_kartu: '', fee };
  return settle(
    totalRp,
    totalRp === 0 ? [] : [all],
    { rekenings, words },
    { FEE_GESEK_CUSTOMER_MODULE: false },
    direction,
  );
};
