import { BY_EXCHANGE } from '@kadar/documents/exchange-paper.ts';
import { formatGram } from '@kadar/documents/format.ts';
import { PIECE_COLUMNS } from '@kadar/documents/piece-paper.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import { clockOf } from '../../../engines/paper.ts';
import type { HandedOut } from '../../../engines/papers.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { pictureForPaper } from '../../../platform/images/for-paper.ts';
import { fotoPath } from '../../barang/public.ts';

interface Bukti {
  kode_toko: string;
  tanggal: string;
  at: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  nama_sales: string;
  input_by: string;
  keterangan: string;
  qty: number;
  grand_total: number;
  status: string;
  cetak: number;
  lines: {
    kode_barcode: string;
    nama_barang: string;
    /** null for one. */
    qty: number | null;
    kadar: number;
    kondisi_barang: string;
    no_faktur_jual: string;
    berat: number;
    berat_dibayar: number;
    harga_emas: number;
    potongan: number;
    harga: number;
  }[];
  payments: { jenis: string; no_rekening: string; jumlah_rp: number }[];
}

const load = (call: Call, no_faktur: string): Promise<Bukti | undefined> =>
  call.kadar.db.transaction(call.scope, (tx) =>
    tx.maybe<Bukti>(sql`
      select d.kode_toko, d.tanggal, kadar_iso(d.at) as at, d.nama_customer, d.alamat_customer, d.no_hp, coalesce(s.nama_sales, d.kode_sales) as nama_sales,
        d.input_by, d.keterangan, d.qty, d.grand_total, d.status, d.cetak,
        (select json_agg(l order by l.urut) from pembelian_detail l where l.kode_toko = d.kode_toko and l.no_faktur = d.no_faktur) as lines,
        (select json_agg(b order by b.urut) from dokumen_bayar b where b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur) as payments
      from dokumen d left join sales s on s.kode_toko = d.kode_toko and s.kode_sales = d.kode_sales
      where d.no_faktur = ${no_faktur} and d.jenis = 'PEMBELIAN'`),
  );

const PAID: Readonly<Record<string, string>> = {
  CASH: 'TUNAI',
  BELUM_BAYAR: 'TRANSFER (BELUM DIBAYAR)',
  TUKAR: BY_EXCHANGE,
};

/** The proof of a purchase: piece, condition, weight paid for, what came off, what was paid. Throws DATA_TIDAK_DITEMUKAN. */
export const buktiOf = async (call: Call, no_faktur: string): Promise<HandedOut> => {
  const beli = await load(call, no_faktur);
  if (!beli) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const settings = await call.kadar.settings.of(beli.kode_toko);
  const { nama_customer: nama, alamat_customer: alamat, no_hp } = beli;
  const paidMg = beli.lines.reduce((sum, { berat_dibayar }) => sum + berat_dibayar, 0);
  const lines = await Promise.all(
    beli.lines.map(async (line) => {
      const picture = settings.NOTA_FOTO
        ? await pictureForPaper(call, fotoPath(beli.kode_toko, line.kode_barcode, 'kecil'))
        : undefined;
      const { nama_barang, kode_barcode, harga_emas, potongan, harga } = line;
      return {
        ...(picture && { foto: picture }),
        values: {
          nama_barang: `${nama_barang}${line.qty ? ` × ${line.qty}` : ''} (${line.kondisi_barang})`,
          kode_barcode: [kode_barcode, line.no_faktur_jual].filter(Boolean).join(' / '),
          kadar: kadarLabel(parseKadar(line.kadar)),
          berat: line.berat_dibayar,
          harga_emas,
          ongkos: 0,
          atribut: 0,
          diskon: potongan === 0 ? 0 : -potongan,
          total: harga,
          harga,
        },
      };
    }),
  );
  return {
    kode_toko: beli.kode_toko,
    fileName: `bukti-beli-${no_faktur}`,
    format: 'nota',
    cetak: beli.cetak,
    cash: beli.payments.some(({ jenis }) => jenis === 'CASH'),
    content: {
      title: 'BUKTI PEMBELIAN',
      number: no_faktur,
      tanggal: `${beli.tanggal} ${clockOf(beli.at, settings.ZONA_WAKTU)}`,
      party: { nama, alamat, no_hp },
      columns: PIECE_COLUMNS,
      lines,
      // Of the weights that stand in the lines: what was paid for, not what the scale said.
      quantity: [`Total ${beli.qty} potong`, `${formatGram(paidMg)} g`],
      sums: [],
      total: { label: 'Dibayarkan', value: beli.grand_total },
      payments: beli.payments.map(({ jenis, no_rekening, jumlah_rp }) => ({
        label: [PAID[jenis] ?? jenis, no_rekening].filter(Boolean).join(' '),
        value: jumlah_rp,
      })),
      keterangan: beli.keterangan,
      people: [
        ['Sales', beli.nama_sales],
        ['Kasir', beli.input_by],
      ],
      signatures: ['Penjual', 'Hormat kami'],
      marks: { batal: beli.status === 'BATAL', salinan: Math.max(0, beli.cetak - 1) },
    },
  };
};
