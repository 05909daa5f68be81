import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import type { Unsigned } from '../dokumen/public.ts';
import { decideSale, loadSales, type SaleGround, type SaleInput, saleKeys } from '../penjualan/public.ts';
import type { PaidContract, PayInput } from './contract.ts';
import type { Fetched } from './gram.ts';

/** What is paid off, and the piece that is fetched of a gram plan. */
interface Paid {
  contract: PaidContract;
  fetched: Fetched | null;
}

/** A gram plan as it ends: it comes to what was paid on it, by the piece that is fetched. */
const endedBy = ({ contract, fetched }: Paid, { jumlah_rp }: PayInput): PaidContract => {
  if (!fetched) return contract;
  const { piece, priced } = fetched;
  const total = contract.keadaan.dibayar + jumlah_rp;
  const terms = {
    ...contract.terms,
    kode_barcode: piece.kode_barcode,
    total,
    harga_emas: priced.hargaEmas,
    ongkos: priced.ongkosRp,
    harga_atribut: priced.atributRp,
    pembulatan: total - priced.hargaEmasRp - priced.ongkosRp - priced.atributRp,
  };
  return { ...contract, terms };
};

/** The sale of a piece that is paid: one line at the price of its contract, paid from what was left with the shop for it. */
const saleOf = (
  { no_cicilan, kode_customer, nama_customer, alamat_customer, no_hp, terms }: PaidContract,
  { kode_sales, potongan }: PayInput,
  fromStock: boolean,
): SaleInput => ({
  kode_sales,
  kode_customer,
  nama_customer,
  alamat_customer,
  no_hp,
  keterangan: no_cicilan,
  kode_kupon: '',
  lines: [
    {
      kode_barcode: terms.kode_barcode,
      qty: 1,
      harga_jual: terms.total,
      diskon: potongan,
      no_titip: fromStock ? '' : no_cicilan,
    },
  ],
  payments: [
    {
      jenis: 'TITIPAN',
      jumlah_rp: terms.total - potongan,
      no_rekening: '',
      no_kartu: '',
      no_titip: no_cicilan,
    },
  ],
});

/** What was read, as it is with the payment that comes in with the sale: the piece is its buyer's, at the price that was signed and no other. */
const withPayment = (
  ground: SaleGround,
  { no_cicilan, terms }: PaidContract,
  { potongan }: PayInput,
  { rp, gram }: { rp: number; gram: boolean },
): SaleGround => {
  const deposit = ground.deposits?.[no_cicilan];
  const { harga_emas, ongkos, harga_atribut, pembulatan } = terms;
  // The price of the day, and what was paid for it: of a piece of the stock too, where a model was named.
  const ofGram = {
    no_titip: no_cicilan,
    mengikat: true,
    batas: '9999-12-31',
    harga_emas,
    ongkos,
    harga_atribut,
    pembulatan,
    harga_jual: terms.total,
  };
  return {
    ...ground,
    pieces: ground.pieces.map((piece) => {
      const held = gram ? ofGram : piece.held;
      return { ...piece, held: held && { ...held, kontrak: false, diskon: potongan } };
    }),
    member: ground.member && { ...ground.member, diskon: null },
    deposits: { [no_cicilan]: { qty: 1, jenis: 'CICILAN', saldo: (deposit?.saldo ?? 0) + rp } },
  };
};

/**
 * The sale of the visit in which the last of a contract is paid, as it is to be posted. Its price was agreed on when the contract was made, and
 * holds the tax of the day: who posts it is asked for no approval of it.
 */
export const sellPaid = async (
  context: Context<unknown, unknown, PayInput>,
  tx: Tx,
  intent: Intent,
  of: Paid,
): Promise<Unsigned> => {
  const { body } = context;
  const contract = endedBy(of, body);
  const sale = saleOf(contract, body, of.fetched?.piece.status === 'READY');
  const [ground] = await loadSales(tx, oneToko(context), [{ keys: saleKeys(sale), intent }]);
  if (!ground) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const rp = contract.terms.total - body.potongan - contract.keadaan.dibayar;
  const settings = { ...context.settings, PPN_INCLUDE: true };
  const decided = decideSale(
    { ...context, body: sale, settings },
    withPayment(ground, contract, body, { rp, gram: of.fetched !== null }),
  );
  const [sold] = decided.postings;
  return sold;
};
