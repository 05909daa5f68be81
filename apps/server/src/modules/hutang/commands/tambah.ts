import { HUTANG_TAMBAH } from '@kadar/contract/dokumen/hutang-bayar.ts';
import type { tambahInput } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { principalPaid, totalBayar } from '@kadar/domain/pledge.ts';
import { postTambahHutang } from '@kadar/domain/posting-pledge.ts';
import type { z } from 'zod';
import type { ApprovalReason } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import {
  type Decided,
  postOne,
  type Rekening,
  rekeningsOf,
  requireSales,
  type SalesGround,
  salesColumn,
  settleOne,
} from '../../dokumen/public.ts';
import { keepPin } from '../../layar/public.ts';
import { blacklistedOf, blacklistReasons } from '../blacklist.ts';
import { type BagPiece, bagOf, holdPledge, sealTaken } from '../held.ts';
import { accruedOf, type Pledge, paidRow, pledgesHeld, requireActive } from '../pledge.ts';
import { type Appraisal, appraise, type TaksirGround, taksirColumns, termsFor } from '../taksir.ts';
import { freeReasons, type OnDay, onDay, waiverReason } from './bayar.ts';
import { contractOf, goodsLines } from './post-hutang.ts';
import { plafondReasons } from './reasons.ts';

type Input = z.output<typeof tambahInput>;
type Call = Context<unknown, unknown, Input>;

interface Ground extends TaksirGround, SalesGround {
  pledges: Pledge[];
  bag: BagPiece[];
  segel: boolean;
  daftar_hitam: string | null;
  rekenings: Rekening[];
  tgl_system: string;
}

/** Payouts of a cashier ask, a waiver asks, and so does more than the plafond [settled, Pledges 8, 16]. */
const reasonsOf = (
  context: Call,
  { pledge }: OnDay,
  { plafond }: Appraisal,
  daftar_hitam: string | null,
): ApprovalReason[] => {
  const { body, session, mustAuthorise } = context;
  const { no_hutang, nama_customer } = pledge;
  const lent = `${no_hutang} ${nama_customer}, pinjaman menjadi ${formatRupiah(body.jumlah_hutang)}`;
  return [
    ...blacklistReasons(context, daftar_hitam),
    ...(mustAuthorise ? [{ kategori: 'TAMBAH PINJAMAN' as const, notes: lent }] : []),
    ...plafondReasons({ session }, body.jumlah_hutang, plafond),
    ...freeReasons(context, [waiverReason(pledge, body.diskon)]),
  ];
};

/** What the new loan leaves after its fee and what is owed on the old. Throws TAMBAH_KURANG at the loan, DATA_BERUBAH. */
const payoutOf = ({ body }: Call, owed: number, biaya_admin: number): number => {
  const diterima = body.jumlah_hutang - biaya_admin - owed;
  if (diterima < 0)
    throw fieldError('jumlah_hutang', 'TAMBAH_KURANG', {
      minimumRp: formatRupiah(owed + biaya_admin),
    });
  if (diterima !== body.diterima) throw new AppError('DATA_BERUBAH');
  return diterima;
};

const decide = (context: Call, ground: Ground): Decided<{ diterima: number; jatuh_tempo: string }> => {
  const { body, settings } = context;
  requireSales(ground);
  if (ground.segel) throw fieldError('no_segel', 'SEGEL_DIPAKAI', { no_segel: body.no_segel });
  const pledge = requireActive(ground.pledges, body.no_hutang);
  const on = onDay(pledge, ground.tgl_system, settings);
  const { due, terms, state, tanggal } = on;
  const appraisal = appraise(ground.bag, ground, state.pokok);
  if (appraisal.plafond !== body.plafond) throw new AppError('DATA_BERUBAH');
  const { kode_customer, nama_customer, alamat_customer, no_hp, no_hutang, keadaan } = pledge;
  const bag = {
    kode_customer,
    no_segel: body.no_segel || keadaan.no_segel,
    berat_kantong: body.berat_kantong ?? keadaan.berat_kantong,
  };
  const asked = { ...bag, barang: [], jumlah_hutang: body.jumlah_hutang };
  const made = contractOf(asked, termsFor(ground, settings, body.lama_pinjam), appraisal, tanggal);
  const charged = { bunga: due.bunga, denda: due.denda.rp, diskon: body.diskon };
  const owed = totalBayar({ ...charged, pokok: state.pokok, biaya: 0 });
  const diterima = payoutOf(context, owed, made.kontrak.biaya_admin);
  const { rekenings } = ground;
  const words = { kategori: 'HUTANG', kas: nama_customer };
  const paid = settleOne(diterima, body, { rekenings, words }, 'OUT');
  const next = principalPaid(terms, state, tanggal, due, state.pokok);
  const ended = paidRow(pledge, { jenis: 'TAMBAH', move: 'ALIH', due, next, biaya: 0, diskon: body.diskon });
  const who = { kode_customer, nama_customer, alamat_customer, no_hp };
  return {
    head: {
      ...who,
      kode_sales: body.kode_sales,
      keterangan: [no_hutang, body.keterangan].filter(Boolean).join(' '),
      qty: ground.bag.reduce((sum, piece) => sum + piece.jumlah_pcs, 0),
      berat: made.berat,
      total: diterima,
      grand_total: diterima,
      dibayar: diterima,
      asal_toko: oneToko(context),
      asal_no: no_hutang,
    },
    lines: goodsLines(ground.bag, appraisal),
    beside: { kontrak_detail: [{ ...made.kontrak, urut: 1 }] },
    bayar: paid.bayar,
    books: {
      ...paid.books,
      gadai: [ended, made.row],
      jurnal: postTambahHutang({
        pokokBaruRp: body.jumlah_hutang,
        adminRp: made.kontrak.biaya_admin,
        pokokLamaRp: state.pokok,
        bungaRp: charged.bunga,
        dendaRp: charged.denda,
        diskonRp: charged.diskon,
        akrualRp: accruedOf(pledge, due.bunga),
        payments: paid.posted,
      }),
    },
    uraian: `${no_hutang} ${nama_customer}`,
    reasons: reasonsOf(context, on, appraisal, ground.daftar_hitam),
    approves: body.jumlah_hutang,
    data: { diterima, jatuh_tempo: made.row.ke.jatuh_tempo },
  };
};

/**
 * Lends more on a pledge [settled, Pledges 9]: the old contract is DIALIHKAN, the new one stands on the same goods at today's
 * plafond with what the old one frees, and the difference is paid out. Throws DATA_TIDAK_DITEMUKAN, HUTANG_SUDAH_SELESAI,
 * TAMBAH_KURANG, SEGEL_DIPAKAI, BERAT_KANTONG_KURANG, LAMA_PINJAM_TERLALU_LAMA, DATA_BERUBAH, KAS_TIDAK_CUKUP, PERLU_OTORISASI.
 */
export const postTambah = async (context: Call, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { no_hutang, jumlah_hutang, no_rekening, no_segel, kode_sales } = context.body;
  const kode_customer = await holdPledge(tx, toko, no_hutang);
  const posted = await postOne(context, tx, intent, {
    type: HUTANG_TAMBAH,
    ground: sql`${pledgesHeld(toko, [no_hutang])} as pledges, ${bagOf(toko, no_hutang)} as bag, ${sealTaken(toko, no_segel, no_hutang)} as segel,
      ${taksirColumns(kode_customer, jumlah_hutang)}, ${rekeningsOf(toko, sql`array[${no_rekening}]`)} as rekenings,
      ${blacklistedOf(kode_customer)} as daftar_hitam, ${salesColumn(toko, kode_sales)}`,
    amount: 'jumlah_hutang',
    decide: (ground: Ground) => decide(context, ground),
  });
  await keepPin(tx, toko, no_hutang, posted.data.no_faktur);
  // The bag lies where it lay.
  await tx.execute(sql`
    update hutang b set tempat = l.tempat from hutang l
    where l.kode_toko = ${toko} and l.no_hutang = ${no_hutang} and b.kode_toko = ${toko} and b.no_hutang = ${posted.data.no_faktur} and l.tempat <> ''`);
  return posted;
};
