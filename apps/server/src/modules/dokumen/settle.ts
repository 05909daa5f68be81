import type { Settings } from '@kadar/contract/settings.ts';
import type { BankRow } from '@kadar/domain/books/bank.ts';
import type { KasRow } from '@kadar/domain/books/kas.ts';
import type { PoinRow } from '@kadar/domain/books/poin.ts';
import type { TitipanRow } from '@kadar/domain/books/titipan.ts';
import { gesek } from '@kadar/domain/fee.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { type AnyKind, checkPaymentDetail, PAYMENT_KINDS, settlePayments } from '@kadar/domain/payment.ts';
import { checkPoints } from '@kadar/domain/points.ts';
import type { PostedPayment } from '@kadar/domain/posting.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { Bayar } from './posting.ts';
import type { Rekening } from './queries/rekening.ts';

/** A payment as it is asked for. */
export interface AskedPayment {
  jenis: AnyKind;
  jumlah_rp: number;
  no_rekening: string;
  no_kartu: string;
  /** The deposit a TITIPAN is taken from. */
  no_titip?: string;
}

/** What payments are judged by: accounts, what a point is worth, what the member holds, and what is left of the named deposits. */
export interface PaymentGround {
  rekenings: readonly Rekening[];
  nilai_poin: number | null;
  poin: number | null;
  titipan?: Readonly<Record<string, number>> | null;
}

/** How the books name it. */
export interface PaymentWords {
  kategoriKas: string;
  /** Of the drawer's row, of the account's. */
  kas: string;
  bank: string;
  kode_customer: string;
}

export interface Settled {
  paidRp: number;
  changeRp: number;
  bayar: Bayar[];
  kas: KasRow[];
  bank: BankRow[];
  poin: PoinRow[];
  titipan: TitipanRow[];
  poinPakai: number;
  /** For the lines of the journal. */
  posted: PostedPayment[];
}

/** Points are spent whole: an amount that is not a multiple of their value is refused. */
const pointsFor = (rp: number, { nilai_poin, poin }: PaymentGround, index: number): number => {
  if (poin === null) throw new AppError('MEMBER_WAJIB');
  if (!nilai_poin || rp % nilai_poin !== 0)
    throw fieldError(`payments.${index}.jumlah_rp`, 'PEMBAYARAN_TIDAK_SAH');
  return rp / nilai_poin;
};

const one = (payment: AskedPayment, index: number, ground: PaymentGround, settings: Settings) => {
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
    fee: rekening ? swiped.fee : 0,
    jumlah_gesek_rp: rekening ? swiped.jumlahGesekRp : 0,
  };
};

/** Whether the bank keeps a payment until it pays out. */
export const waits = (jenis: AnyKind, rekening: Rekening | undefined): boolean =>
  PAYMENT_KINDS[jenis].gesek !== null && rekening !== undefined && rekening.cair_hari > 0;

/** What goes through an account of the shop, as its book tells it: what waits is taken off again, in one row for each account. */
export const bankRows = (
  swiped: readonly (Pick<BankRow, 'jumlah_rp' | 'fee' | 'jumlah_gesek_rp'> & {
    jenis: AnyKind;
    no_kartu: string;
    rekening: Rekening;
  })[],
  keterangan: string,
): BankRow[] => {
  const waiting = new Map<Rekening, number>();
  for (const { jenis, rekening, jumlah_gesek_rp, fee } of swiped)
    if (waits(jenis, rekening)) waiting.set(rekening, (waiting.get(rekening) ?? 0) + jumlah_gesek_rp - fee);
  return [
    ...swiped.map(({ rekening: { no_rekening, kode_bank }, ...row }) => ({
      ...row,
      no_rekening,
      kode_bank,
      keterangan,
    })),
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

/** Deposits are summed over all lines, too, before the writing statement does. Throws TITIPAN_TIDAK_CUKUP at the first line that is too much. */
const takenFrom = (payments: readonly AskedPayment[], { titipan }: PaymentGround): TitipanRow[] => {
  const left = new Map(Object.entries(titipan ?? {}));
  return payments.flatMap(({ jenis, jumlah_rp, no_titip = '' }, index) => {
    if (PAYMENT_KINDS[jenis].book !== 'titipan') return [];
    const rest = (left.get(no_titip) ?? 0) - jumlah_rp;
    if (rest < 0) throw fieldError(`payments.${index}.jumlah_rp`, 'TITIPAN_TIDAK_CUKUP', { no_titip });
    left.set(no_titip, rest);
    return [{ no_titip, jumlah_rp: -jumlah_rp }];
  });
};

/**
 * Payments of a customer to the shop against a total: what they settle, and their rows in every book. Points are summed
 * over all lines, since each alone would see the whole balance. Throws PEMBAYARAN_*, REKENING_WAJIB, KARTU_WAJIB,
 * MEMBER_WAJIB, POIN_TIDAK_CUKUP, TITIPAN_TIDAK_CUKUP (documents §4).
 */
export const settle = (
  totalRp: number,
  payments: readonly AskedPayment[],
  ground: PaymentGround,
  settings: Settings,
  words: PaymentWords,
): Settled => {
  const settled = settlePayments(
    totalRp,
    payments.map(({ jenis, jumlah_rp }) => ({ jenis, jumlahRp: jumlah_rp })),
  );
  const lines = payments.map((payment, index) => ({
    ...one(payment, index, ground, settings),
    applied: settled.appliedRp[index] ?? 0,
  }));
  const poinPakai = lines.reduce((sum, { poin }) => sum + poin, 0);
  checkPoints(ground.poin ?? 0, poinPakai);
  const masuk = lines.reduce((sum, { kind, applied }) => (kind.book === 'kas' ? sum + applied : sum), 0);
  return {
    paidRp: settled.paidRp,
    changeRp: settled.changeRp,
    bayar: lines.map(({ payment: { no_titip: _deposit, ...payment }, poin, fee, jumlah_gesek_rp }) => ({
      ...payment,
      arah: 'M',
      poin,
      fee,
      jumlah_gesek_rp,
    })),
    kas: masuk > 0 ? [{ kategori: words.kategoriKas, keterangan: words.kas, masuk, keluar: 0 }] : [],
    bank: bankRows(
      lines.flatMap(({ payment: { jenis, no_kartu, jumlah_rp }, rekening, fee, jumlah_gesek_rp }) =>
        rekening ? [{ jenis, no_kartu, jumlah_rp, fee, jumlah_gesek_rp, rekening }] : [],
      ),
      words.bank,
    ),
    poin:
      poinPakai > 0 ? [{ kode_customer: words.kode_customer, poin: -poinPakai, keterangan: 'PAKAI' }] : [],
    titipan: takenFrom(payments, ground),
    poinPakai,
    posted: lines.map(({ payment, applied, fee, rekening }) => ({
      jenis: payment.jenis,
      rp: applied,
      feeRp: fee,
      feeChargedToCustomer: settings.FEE_GESEK_CUSTOMER_MODULE,
      settledLater: waits(payment.jenis, rekening),
      ...(rekening && { nomor_akun: rekening.nomor_akun }),
    })),
  };
};
