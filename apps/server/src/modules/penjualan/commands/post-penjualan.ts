import { PENJUALAN, PENJUALAN_MANUAL } from '@kadar/contract/dokumen/penjualan.ts';
import type { menunggu } from '@kadar/contract/endpoints/tunggu.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { GROUP_TILL } from '@kadar/contract/gates.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Spending, Tx } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../../platform/http/command.ts';
import { accessorySpends, groupSpends, tellingWhere } from '../../barang/public.ts';
import {
  type Aside,
  carryOut,
  type Decision,
  needsValidation,
  type Posting,
  type Waited,
} from '../../dokumen/public.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { namedKupon } from '../../kupon/public.ts';
import { useAgreed } from '../../layar/public.ts';
import { computeSale, type PricedLine, type SaleInput } from './compute-sale.ts';
import { loadSales, type SaleGround, type SaleKeys } from './load-sale.ts';

export interface SaleAnswer {
  data: {
    no_faktur: string;
    tanggal: string;
    grand_total: number;
    dibayar: number;
    kembali: number;
    poin_dapat: number;
    poin_sisa: number | null;
    menunggu?: z.input<typeof menunggu>;
  };
  message: string;
}

/** A sale that waited, with its prices as they were shown. */
export type WaitedSale = Waited<readonly PricedLine[]>;
type SaleContext = Context<unknown, unknown, SaleInput>;

/** What loadSales() is to read for a sale. Throws BARANG_SUDAH_DI_TABEL for a piece that stands in it twice. */
export const keysOf = (input: SaleInput): SaleKeys => {
  refuseDoubles(input);
  return {
    barcodes: input.lines.flatMap(({ kode_barcode, objek }) => (objek ? [] : [kode_barcode])),
    aksesoris: waresIn(input, 'ACC'),
    groups: waresIn(input, 'GROUP'),
    kode_sales: input.kode_sales,
    kode_customer: input.kode_customer,
    kode_kupon: input.kode_kupon,
    rekenings: input.payments.flatMap(({ no_rekening }) => (no_rekening ? [no_rekening] : [])),
    titips: depositsIn(input),
    kept: input.lines.some(({ no_titip }) => no_titip !== ''),
    poin: input.payments.some(({ jenis }) => jenis === 'POIN'),
  };
};

const depositsIn = ({ payments }: Pick<SaleInput, 'payments'>): string[] =>
  payments.flatMap(({ jenis, no_titip }) => (jenis === 'TITIPAN' ? [no_titip ?? ''] : []));

const waresIn = ({ lines }: Pick<SaleInput, 'lines'>, what: 'ACC' | 'GROUP'): string[] =>
  lines.flatMap(({ objek, kode_barcode }) => (objek === what ? [kode_barcode] : []));

/** The points and deposits a sale is paid with, and the accessories and groups it takes of: held until the end, so that two tills cannot spend them twice. */
export const spendsOf = (
  toko: string,
  input: Pick<SaleInput, 'payments' | 'kode_customer' | 'lines'>,
): Spending[] => [
  ...accessorySpends(
    toko,
    waresIn(input, 'ACC').map((kode_barcode) => ({ kode_barcode })),
  ),
  ...groupSpends(toko, waresIn(input, 'GROUP')),
  ...(input.payments.some(({ jenis }) => jenis === 'POIN')
    ? [{ what: 'MEMBER', of: input.kode_customer } as const]
    : []),
  ...depositsIn(input).map((of) => ({ what: 'TITIPAN', of }) as const),
];

/** A sale that is decided. */
export interface DecidedSale extends Decision<SaleAnswer> {
  amount: number;
  /** What it says of itself where it is to wait. */
  waits: Pick<Aside, 'baris' | 'tunai' | 'barcodes'> & { dasar: readonly PricedLine[] };
}

/**
 * Decides a sale on what is locked; `beliRp` is the price of the gold brought in, of an exchange, `at` when it happened where
 * that is not now, `beside` what else is kept beside it. Throws what refuses it.
 */
export const decideSale = (
  context: SaleContext,
  ground: SaleGround,
  {
    beliRp,
    at,
    waited,
    beside,
  }: { beliRp?: number; at?: Date; waited?: WaitedSale | undefined; beside?: Posting['beside'] } = {},
): DecidedSale => {
  const { body: input, settings, session } = context;
  const tanggal = requireOpenDay(ground, input.tanggal);
  // What waited was allowed when it was made.
  if (
    !waited &&
    !input.manual &&
    waresIn(input, 'GROUP').length > 0 &&
    !GROUP_TILL.appModes.some((mode) => mode === settings.APP_MODE)
  )
    throw new AppError('MODUL_TIDAK_AKTIF');
  if (input.kode_kupon && settings.KUPON_MODULE && !waited)
    namedKupon(context, input.kode_kupon, ground.kupon);
  // What its maker might not do by himself was approved when it was made.
  const mayDiscount = waited !== undefined || grantOf('penjualan.discount', session.level) === 'allow';
  const { lines, dasar, pajak, kupon, totals, paid, poin_dapat, books, reasons } = computeSale(
    input,
    ground,
    {
      toko: oneToko(context),
      settings,
      mayDiscount,
      ...(beliRp !== undefined && { beliRp }),
      waited,
    },
  );
  const grand_total = totals.grandTotalRp;
  const {
    tanggal: _believed,
    lines: _lines,
    payments: _payments,
    kode_kupon: _coupon,
    manual = false,
    ...said
  } = input;
  const posting = {
    type: manual ? PENJUALAN_MANUAL : PENJUALAN,
    at,
    head: {
      ...said,
      qty: lines.reduce((sum, { qty }) => sum + (qty ?? 1), 0),
      berat: lines.reduce((sum, { berat }) => sum + berat, 0),
      total: totals.totalRp,
      diskon: totals.diskonRp,
      ppn: totals.ppnRp,
      // Where there is none, both readings come to the same.
      ppn_termasuk: totals.ppnRp > 0 ? settings.PPN_INCLUDE : null,
      pph22: totals.pph22Rp || null,
      pembulatan: totals.pembulatanRp,
      grand_total,
      dibayar: paid.paidRp,
      kembali: paid.changeRp,
      poin_dapat,
      poin_pakai: paid.poinPakai,
    },
    // Without what only the decision needed.
    lines: lines.map(
      ({ harga_daftar: _list, harga_minimum: _least, kode_gudang: _room, kode_baki: _tray, ...line }) => line,
    ),
    beside: { ...beside, pajak_detail: pajak, kupon_detail: kupon },
    bayar: paid.bayar,
    books,
    mapping: ground.mapping,
    uraian: said.nama_customer,
    audit: { lines: input.lines, payments: input.payments, grand_total },
    answer: {
      data: {
        no_faktur: '',
        tanggal,
        grand_total,
        dibayar: paid.paidRp,
        kembali: paid.changeRp,
        poin_dapat,
        poin_sisa: ground.member && ground.member.poin + poin_dapat - paid.poinPakai,
      },
      message: messageText('DATA_DISIMPAN', context.language),
    },
  };
  const baris = lines.map(({ kode_barcode, nama_barang, kadar, berat, total: harga }) => ({
    arah: 'JUAL' as const,
    kode_barcode,
    nama_barang,
    kadar,
    berat,
    harga,
  }));
  const barcodes = lines.flatMap(({ kode_barcode, kunci }) => (kunci ? [] : [kode_barcode]));
  return {
    tanggal,
    postings: [posting],
    reasons,
    amount: grand_total,
    waits: { baris, tunai: paid.tunaiRp, barcodes, dasar },
  };
};

/** What a sale used up before it is written: the points its member agreed to, where they have a PIN. */
export const usePoints = async (context: SaleContext, tx: Tx, { member }: SaleGround): Promise<void> => {
  const { kode_customer, payments } = context.body;
  if (member?.izin?.pin && payments.some(({ jenis }) => jenis === 'POIN'))
    await useAgreed(context, tx, kode_customer);
};

/**
 * Sells. Four round trips: opening, one reading and locking statement, one writing statement, commit. Two tills racing
 * for a piece: the second sees it SOLD once the first has committed, and is refused with STOCK_TIDAK_TERSEDIA. With
 * VALIDASI_JUAL_BELI it waits instead, and what `waited` is posted by whoever validates it.
 */
export const postPenjualan = async (
  context: SaleContext,
  tx: Tx,
  intent: Intent,
  waited?: WaitedSale,
): Promise<SaleAnswer> => {
  const toko = oneToko(context);
  const [ground] = await loadSales(tx, toko, [{ keys: keysOf(context.body), intent }]);
  if (!ground) throw new Error('a sale without its ground');
  if (ground.answered) return (await findAnswer(tx, intent)) as SaleAnswer;
  return tellingWhere(tx, async () => {
    const decided = decideSale(context, ground, { waited });
    if (!waited) await usePoints(context, tx, ground);
    const { amount: total, waits } = decided;
    const aside: Aside | null =
      !waited && needsValidation(context)
        ? { jenis: 'PENJUALAN', total, isi: context.body, notas: [], ...waits }
        : null;
    const { answer } = await carryOut(context, tx, intent, { ...decided, aside }, waited);
    return answer;
  });
};

const refuseDoubles = ({ lines }: SaleInput): void => {
  const seen = new Set<string>();
  for (const [index, { kode_barcode }] of lines.entries()) {
    const problem = { code: 'BARANG_SUDAH_DI_TABEL', params: { kode_barcode } };
    if (seen.has(kode_barcode))
      throw new AppError(
        'BARANG_SUDAH_DI_TABEL',
        { kode_barcode },
        { fields: { [`lines.${index}.kode_barcode`]: problem } },
      );
    seen.add(kode_barcode);
  }
};
