import { HUTANG_TEBUS } from '@kadar/contract/dokumen/hutang.ts';
import type { beliInput } from '@kadar/contract/endpoints/hutang-bayar.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { formatGram, formatRupiah } from '@kadar/documents/format.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { boughtOff } from '@kadar/domain/collateral.ts';
import { toMilli } from '@kadar/domain/money.ts';
import type { RoleMapping } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import type { ApprovalReason } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Spending, Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import { carryOut, cleared, settle } from '../../dokumen/public.ts';
import { requireOpenDay } from '../../hari/public.ts';
import {
  type BuyInput,
  buyKeys,
  buySpends,
  decideBuy,
  keepCard,
  limitReasons,
  loadBuyAt,
} from '../../pembelian/public.ts';
import { type BagPiece, bagOf, requireWhole } from '../held.ts';
import { type HeldPledge, type Pledge, pledgesHeld, requireActive } from '../pledge.ts';
import { handOver } from '../siap/queue.ts';
import { bayarDecided, freeReasons, onDay, owedOf, wordsOf } from './bayar.ts';
import { redemption } from './tebus.ts';

type Input = z.output<typeof beliInput>;
type Call = Context<unknown, unknown, Input>;

/** The purchase that it is; what is owed on the pledge goes off its price. Throws BELI_HUTANG_KURANG where that is more. */
const purchaseOf = ({ body }: Call, { kode_customer, nama_customer, alamat_customer, no_hp }: Pledge) => {
  const totalBeli = body.barang.reduce((sum, { harga }) => sum + harga, 0);
  if (totalBeli < body.total_bayar)
    throw new AppError('BELI_HUTANG_KURANG', { kurangRp: formatRupiah(body.total_bayar - totalBeli) });
  const buy: BuyInput = {
    kode_sales: body.kode_sales,
    keterangan: [body.no_hutang, body.keterangan].filter(Boolean).join(' '),
    no_ktp: body.no_ktp,
    foto_ktp: body.foto_ktp,
    kode_customer,
    nama_customer,
    alamat_customer,
    no_hp,
    lines: body.barang,
    payments: [{ jenis: 'TUKAR', jumlah_rp: body.total_bayar, rekening_tujuan: '' }, ...body.keluar],
  };
  return { buy, totalBeli };
};

/** What it spends: the drawer and the customer's limit of the day where cash goes out. */
export const beliSpends = ({ toko, settings, body }: Call): Spending[] =>
  buySpends(
    toko,
    {
      kode_customer: '',
      no_hp: '',
      nama_customer: body.no_hutang,
      lines: body.barang,
      payments: body.keluar,
    },
    settings,
  );

/** Other gold than was pledged, in weight or purity, is approved as a bag of another weight is (modules §4.5). */
const goodsReason = (
  { no_hutang }: Pledge,
  bag: readonly BagPiece[],
  bought: readonly { kadar: number; berat: number }[],
): ApprovalReason | false => {
  const tested = (gold: readonly { kadar: number; berat: number }[]) =>
    gold.map(({ kadar, berat }) => ({ kadarMilli: toMilli(kadar), beratMg: berat }));
  const off = boughtOff(tested(bag), tested(bought)).map(
    ({ kadarMilli, bagMg, boughtMg }) =>
      `kadar ${kadarMilli / 1000} % di kantong ${formatGram(bagMg)} g, dibeli ${formatGram(boughtMg)} g`,
  );
  return off.length > 0 && { kategori: 'ISI KANTONG', notes: `${no_hutang}: ${off.join(', ')}` };
};

interface Ground {
  bag: BagPiece[];
  tgl_system: string | null;
  buka: boolean | null;
  pledges: HeldPledge[];
  mapping: RoleMapping['detail_akun'] | null;
}

/**
 * The shop buys the goods of a pledge [settled, Pledges 9]: a redemption that is paid by a purchase, two documents of one number,
 * joined by KLIRING_TUKAR as an exchange is, and reversed together; the pledge ends as DIBELI. Throws what a redemption or a
 * purchase refuses, BELI_HUTANG_KURANG, DATA_BERUBAH, PERLU_OTORISASI.
 */
export const postBeli = async (context: Call, tx: Tx) => {
  const toko = oneToko(context);
  const { body, settings, language } = context;
  const ground = await tx.one<Ground>(sql`
    select h.tgl_system, h.buka, ${pledgesHeld(toko, [body.no_hutang])} as pledges, ${bagOf(toko, body.no_hutang)} as bag,
      (select detail_akun from para_akun_transaksi where trx = ${HUTANG_TEBUS.jenis} and deleted_at is null limit 1) as mapping
    from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`);
  const tanggal = requireOpenDay(ground);
  const on = onDay(requireActive(ground.pledges, body.no_hutang), tanggal, settings);
  const decided = { ...redemption(context, body, on), jenis: 'BELI', move: 'BELI' as const };
  const total = owedOf(on, decided, body);
  const { buy, totalBeli } = purchaseOf(context, on.pledge);
  const bought = await loadBuyAt(tx, toko, buyKeys(buy, toko, settings, { besideOthers: false }));
  const buying = decideBuy({ ...context, body: buy }, bought);
  const words = wordsOf(on.pledge);
  const paid = settle(total, [cleared(total)], { rekenings: [], words }, settings, 'IN');
  requireWhole(ground.bag, on.pledge.keadaan);
  const goods = freeReasons(context, [goodsReason(on.pledge, ground.bag, buying.emas)]);
  const { reasons, total: _total, ...document } = bayarDecided(context, on, decided, body, paid);
  const [brought] = buying.postings;
  const redeemed = {
    ...document,
    type: HUTANG_TEBUS,
    books: booksOf(document.books),
    mapping: ground.mapping,
    audit: body,
    answer: {
      data: {
        no_faktur: '',
        no_tukar: '',
        no_beli: '',
        tanggal,
        total_bayar: total,
        total_beli: totalBeli,
        diterima: totalBeli - total,
        barcodes: brought.answer.data.barcodes,
      },
      message: messageText('DATA_DISIMPAN', language),
    },
  };
  const { answer, numbers } = await carryOut(context, tx, undefined, {
    tanggal,
    postings: [redeemed, brought],
    reasons: [...reasons, ...goods, ...buying.reasons, ...limitReasons(buying)],
    amount: totalBeli,
    joined: true,
  });
  const no_beli = numbers[1] ?? '';
  await handOver(context, tx, [body.no_hutang]);
  await keepCard({ ...context, body: buy }, tx, no_beli);
  return { ...answer, data: { ...answer.data, no_beli } };
};
