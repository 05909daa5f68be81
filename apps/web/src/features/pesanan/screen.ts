import type { IsiLayar } from '@kadar/contract/endpoints/layar.ts';
import type { Pesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import type { PaymentJenis } from '@kadar/domain/payment.ts';
import { NOTHING, paidIn } from '../../parts/layar/screens.ts';
import type { Order } from './order.ts';
import type { PreorderForm } from './preorder.ts';

type Line = IsiLayar['lines'][number];
type Paid = Pick<Order, 'jumlah' | 'paying'>;

/** A piece that is not there yet, at its estimate; grams and rupiah. */
const promised = (line: Partial<Line> & Pick<Line, 'nama_barang' | 'harga'>): Line => ({
  kode_barcode: '',
  kadar: '',
  berat: 0,
  harga_gram: 0,
  foto: false,
  ...line,
});
const labelOf = (kadar: number | null): string => (kadar ? kadarLabel(parseKadar(kadar)) : '');

/** Its lines, what is paid down, and what is left when they are fetched. */
const withDeposit = (
  lines: Line[],
  { jumlah, paying }: Paid,
  more: Pick<IsiLayar, 'nama'> & { tanggal: string },
): IsiLayar => {
  const total = lines.reduce((sum, { harga }) => sum + harga, 0);
  return {
    ...NOTHING,
    nama: more.nama,
    lines,
    total,
    bayar: paidIn(paying.jenis, jumlah),
    janji: { sisa: Math.max(0, total - (jumlah ?? 0)), tanggal: more.tanggal },
  };
};

/** What the customer is shown of an order as it is typed: lines with an estimate alone, and of him a member's name; null before the first. */
export const screenOfOrder = (order: Order, estimates: readonly (number | null)[]): IsiLayar | null => {
  const { lines, kode_customer, nama_customer, tgl_janji } = order;
  const shown = lines.flatMap(({ nama_barang, kadar, est_berat, harga_emas }, at) => {
    const harga = estimates[at];
    if (harga === null || harga === undefined) return [];
    const berat = est_berat ?? 0;
    return [promised({ nama_barang, kadar: labelOf(kadar), berat, harga, harga_gram: harga_emas ?? 0 })];
  });
  if (shown.length === 0) return null;
  return withDeposit(shown, order, { nama: kode_customer ? nama_customer : '', tanggal: tgl_janji });
};

/** The same of a pre-order, whose piece is of the catalogue. */
export const screenOfPreorder = (form: PreorderForm): IsiLayar | null => {
  const { item, qty, nama_customer } = form;
  if (!item || !qty) return null;
  const { nama_barang, berat, harga_jual } = item;
  const line = promised({
    nama_barang: qty > 1 ? `${nama_barang} × ${qty}` : nama_barang,
    berat: berat * qty,
    harga: harga_jual * qty,
  });
  return withDeposit([line], form, { nama: nama_customer, tanggal: '' });
};

/** Of more money on an order: what is still open of it, each piece that is made at its price of now, with what he left before. */
export const screenOfMore = (order: Pesanan, jenis: PaymentJenis, jumlah: number | null): IsiLayar => {
  const lines = order.lines
    .filter(({ status }) => status !== 'DIAMBIL' && status !== 'BATAL')
    .map(({ nama_barang, kadar, est_berat, perkiraan, kode_barcode }) => {
      const made = order.barang.find((piece) => piece.kode_barcode === kode_barcode);
      return promised({
        nama_barang,
        kadar: labelOf(kadar),
        kode_barcode: made?.kode_barcode ?? '',
        berat: made?.berat ?? est_berat,
        harga: made?.harga_jual ?? perkiraan,
      });
    });
  const total = lines.reduce((sum, { harga }) => sum + harga, 0);
  return {
    ...NOTHING,
    nama: order.kode_customer ? order.nama_customer : '',
    lines,
    total,
    bayar: [...paidIn('TITIPAN', order.saldo), ...paidIn(jenis, jumlah)],
    janji: { sisa: Math.max(0, total - order.saldo - (jumlah ?? 0)), tanggal: order.tgl_janji },
  };
};

/** Thanks for what was paid down, with what is left and until when. */
export const thanksFor = (isi: IsiLayar | null): IsiLayar | null => {
  if (!isi) return null;
  const dibayar = isi.bayar.reduce((sum, { rp }) => sum + rp, 0);
  return {
    ...NOTHING,
    total: dibayar,
    selesai: { dibayar, poin: 0 },
    ...(isi.janji && { janji: isi.janji }),
  };
};
