import { CICILAN_BAYAR } from '@kadar/contract/dokumen/cicilan.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { type StandingContract, shareOut, takenOff, waive } from '@kadar/domain/instalment.ts';
import { postCicilan as journalLines } from '@kadar/domain/posting-cicilan.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../platform/http/command.ts';
import {
  carryOut,
  decideOne,
  oneKind,
  type Rekening,
  rekeningsOf,
  requireSales,
  type SalesGround,
  salesColumn,
  settle,
} from '../dokumen/public.ts';
import {
  contractPaid,
  discountOf,
  headOf,
  movedRow,
  type PaidContract,
  type PayInput,
  requireRunning,
  standingOf,
} from './contract.ts';
import { type Fetched, type GramRate, gramShare, rateOf } from './gram.ts';
import { type Piece, pieceOf } from './piece.ts';
import { sellPaid } from './sell-paid.ts';

type PayContext = Context<unknown, unknown, PayInput>;
interface Ground extends SalesGround {
  contract: PaidContract | null;
  rate: GramRate | null;
  piece: Piece | null;
  rekenings: Rekening[];
  tgl_system: string;
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, rp) => sum + rp, 0);

/** What a payment does to each row. Throws PEMBAYARAN_LEBIH, DENDA_MELEBIHI, and DATA_BERUBAH where another sum is taken off by now. */
const shared = (
  { jumlah_rp, denda, hapus_denda, potongan }: PayInput,
  on: { contract: PaidContract; stands: StandingContract; tanggal: string; dendaDulu: boolean },
) => {
  const { contract, stands, tanggal, dendaDulu } = on;
  if (potongan > 0 && potongan !== discountOf(contract, stands, tanggal)) throw new AppError('DATA_BERUBAH');
  const sisa = stands.rows.map((row) => row.sisa);
  const off = takenOff(potongan, sisa);
  const fines = stands.rows.map(({ sisaDenda }) => sisaDenda);
  const hapus = atField('hapus_denda', () => waive(fines, hapus_denda));
  const owed = {
    sisa: sisa.map((rp, index) => rp - (off[index] ?? 0)),
    denda: fines.map((rp, index) => rp - (hapus[index] ?? 0)),
  };
  const paid = atField('jumlah_rp', () => shareOut(owed, jumlah_rp, { dendaDulu, untukDenda: denda }));
  const lines = stands.rows.flatMap(({ baris }, index) => {
    const line = {
      no_cicilan: contract.no_cicilan,
      baris,
      angsuran: paid.angsuran[index] ?? 0,
      denda: paid.denda[index] ?? 0,
      hapus: hapus[index] ?? 0,
      potongan: off[index] ?? 0,
    };
    return line.angsuran + line.denda + line.hapus + line.potongan > 0 ? [line] : [];
  });
  const rp = total(paid.angsuran);
  const dendaRp = total(paid.denda);
  const lunas = rp + potongan === stands.sisa;
  const unpaid = total(fines) - hapus_denda - dendaRp;
  // What is taken off is for all of it.
  if (potongan > 0 && !lunas)
    throw fieldError('jumlah_rp', 'PEMBAYARAN_KURANG', { kurangRp: stands.sisa - potongan - rp });
  if (lunas && unpaid > 0) throw fieldError('jumlah_rp', 'DENDA_BELUM_LUNAS', { dendaRp: unpaid });
  return { lines, rp, dendaRp, lunas, sisa: stands.sisa - rp - potongan };
};

const reasonsOf = (
  { session }: Context,
  { no_cicilan, hapus_denda, potongan }: PayInput,
  { nama_customer }: PaidContract,
) => {
  if (grantOf('cicilan.free', session.level) === 'allow' || hapus_denda + potongan === 0) return [];
  const what = [
    hapus_denda > 0 ? `denda ${formatRupiah(hapus_denda)} dihapus` : '',
    potongan > 0 ? `potongan ${formatRupiah(potongan)}` : '',
  ].filter(Boolean);
  return [
    { kategori: 'POTONGAN CICILAN' as const, notes: `${no_cicilan} ${nama_customer}, ${what.join(', ')}` },
  ];
};

/** What a payment does, by rows, or by what it buys of a gram plan, and what it is called in the contract's movements. */
const dealOf = (
  body: PayInput,
  contract: PaidContract,
  on: Pick<Ground, 'rate' | 'piece'> & { settings: Settings; toko: string; tanggal: string },
) => {
  const { gram } = contract;
  if (gram) {
    const { row, ...of } = gramShare(body, { ...on, contract: { ...contract, gram } });
    return {
      ...of,
      rp: row.rp,
      dendaRp: 0,
      jenis: 'GRAM',
      lines: [],
      beside: { cicilan_gram_bayar_detail: [row] },
    };
  }
  if (body.ambil !== undefined) throw fieldError('ambil', 'PILIHAN_TIDAK_SAH');
  const stands = standingOf(contract, on.tanggal);
  const how = { contract, stands, tanggal: on.tanggal, dendaDulu: on.settings.CICILAN_DENDA_DULU };
  const jenis = body.potongan > 0 ? 'CEPAT' : 'BAYAR';
  return { ...shared(body, how), jenis, beside: {}, fetched: null };
};

/** A payment as it is decided, told of its contract; the caller holds the deposit of it. */
const payment = (context: PayContext, found: (contract: PaidContract, fetched: Fetched | null) => void) => {
  const toko = oneToko(context);
  const { body, settings } = context;
  const accounts = body.payments.map(({ no_rekening }) => no_rekening);
  return oneKind({
    type: CICILAN_BAYAR,
    ground: sql`${contractPaid(toko, body.no_cicilan)} as contract, ${salesColumn(toko, body.kode_sales)},
      ${rateOf(sql`${toko}`, sql`${body.no_cicilan}`)} as rate, ${body.ambil ? pieceOf(toko, body.ambil) : sql`null::json`} as piece,
      ${rekeningsOf(toko, sql`${accounts}::text[]`)} as rekenings`,
    decide: ({ contract: read, rate, piece, rekenings, tgl_system: tanggal, ...sales }: Ground) => {
      requireSales(sales);
      const contract = requireRunning(read, body.no_cicilan);
      const of = dealOf(body, contract, { rate, piece, settings, toko, tanggal });
      found(contract, of.fetched);
      const { rp, dendaRp, lunas, sisa } = of;
      const { no_cicilan, nama_customer } = contract;
      const words = { kategori: 'CICILAN', kas: nama_customer, bank: no_cicilan };
      const paid = settle(body.jumlah_rp, body.payments, { rekenings, words }, settings, 'IN');
      const { hapus_denda: hapus, potongan } = body;
      return {
        head: {
          ...headOf(contract, toko, body.keterangan),
          kode_sales: body.kode_sales,
          total: body.jumlah_rp,
          grand_total: body.jumlah_rp,
          dibayar: paid.paidRp,
          kembali: paid.changeRp,
        },
        lines: of.lines.map((line, index) => ({ urut: index + 1, ...line })),
        beside: of.beside,
        bayar: paid.bayar,
        books: {
          ...paid.books,
          titipan: rp > 0 ? [{ no_titip: no_cicilan, jumlah_rp: rp, jenis: 'CICILAN' as const }] : [],
          cicilan: [
            movedRow(contract, lunas ? 'LUNAS' : 'BAYAR', of.jenis, {
              dibayar: rp,
              denda: dendaRp,
              hapus,
              potongan,
            }),
          ],
          jurnal: journalLines({ rp, dendaRp, payments: paid.posted }),
        },
        uraian: `${no_cicilan} ${nama_customer}`,
        reasons: reasonsOf(context, body, contract),
        approves: hapus + potongan,
        data: { kembali: paid.changeRp, lunas, sisa },
      };
    },
  });
};

/**
 * Takes a payment on a contract. The last one sells its piece too: two documents of one visit under a number that joins them, which go back
 * together. Throws DATA_TIDAK_DITEMUKAN, CICILAN_SUDAH_SELESAI, PEMBAYARAN_*, DENDA_MELEBIHI, DENDA_BELUM_LUNAS, DATA_BERUBAH, PERLU_OTORISASI.
 */
export const postPayment = async (context: PayContext, tx: Tx, intent: Intent) => {
  let contract: PaidContract | undefined;
  let fetched: Fetched | null = null;
  const kind = payment(context, (found, piece) => {
    contract = found;
    fetched = piece;
  });
  const decision = await decideOne(context, tx, intent, kind);
  if (!decision || !contract) {
    return (await findAnswer(tx, intent)) as { data: PaidAnswer; message: string };
  }
  const [paid] = decision.postings;
  if (!paid.answer.data.lunas) return (await carryOut(context, tx, intent, decision)).answer;
  const sold = await sellPaid(context, tx, intent, { contract, fetched });
  const joined = { ...decision, postings: [paid, sold] as const, joined: true as const };
  return (await carryOut(context, tx, intent, joined)).answer;
};

interface PaidAnswer {
  no_faktur: string;
  tanggal: string;
  kembali: number;
  lunas: boolean;
  sisa: number;
}
