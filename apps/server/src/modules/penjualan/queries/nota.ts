import type { PenjualanDetail } from '@kadar/contract/endpoints/penjualan.ts';
import { formatGram } from '@kadar/documents/format.ts';
import type { PaperLine } from '@kadar/documents/paper-model.ts';
import { PIECE_COLUMNS, totalsOf } from '@kadar/documents/piece-paper.ts';
import type { FastifyReply } from 'fastify';
import { clockOf, type PaperContent, sendPaper } from '../../../engines/paper.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { pictureForPaper } from '../../../platform/images/for-paper.ts';
import { fotoPath } from '../../barang/public.ts';
import { getPenjualan } from './penjualan.ts';

const linesOf = (call: Call, sale: PenjualanDetail, showsPhotos: boolean): Promise<PaperLine[]> =>
  Promise.all(
    sale.lines.map(async ({ foto, kadar_label, harga_atribut, ...line }) => {
      const path = fotoPath(sale.kode_toko, line.kode_barcode, 'kecil');
      const picture = foto && showsPhotos ? await pictureForPaper(call, path) : undefined;
      const { nama_barang, kode_barcode, harga_emas, ongkos, total } = line;
      const berat = Math.round(line.berat * 1000);
      const piece = { nama_barang, kode_barcode, kadar: kadar_label, berat, harga_emas, ongkos };
      return {
        ...(picture && { foto: picture }),
        values: { ...piece, atribut: harga_atribut, diskon: -line.diskon, total },
      };
    }),
  );

const paperOf = async (call: Call, sale: PenjualanDetail): Promise<PaperContent> => {
  const { kode_toko, kode_customer } = sale;
  const settings = await call.kadar.settings.of(kode_toko);
  const { terms, poin } = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.one<{ terms: string[] | null; poin: number }>(sql`
      select (select json_agg(isi order by urut, kode) from keterangan_nota where deleted_at is null) as terms, kadar_poin_saldo(${kode_customer}) as poin`),
  );
  const member = kode_customer && { kode: kode_customer, poin, poin_baru: sale.poin_dapat };
  return {
    title: settings.NOTA_JUDUL,
    number: sale.no_faktur,
    tanggal: `${sale.tanggal} ${clockOf(sale.at, settings.ZONA_WAKTU)}`,
    party: {
      nama: sale.nama_customer,
      alamat: sale.alamat_customer,
      no_hp: sale.no_hp,
      ...(member && { member }),
    },
    columns: PIECE_COLUMNS,
    lines: await linesOf(call, sale, settings.NOTA_FOTO),
    quantity: [`Total ${sale.qty} potong`, `${formatGram(Math.round(sale.berat * 1000))} g`],
    ...totalsOf({ ...sale, subtotal: sale.total }),
    payments: sale.payments.map(({ jenis, nama_bank, no_kartu, jumlah_rp }) => ({
      label: [jenis === 'CASH' ? 'TUNAI' : jenis, nama_bank, no_kartu && `**** ${no_kartu}`]
        .filter(Boolean)
        .join(' '),
      value: jumlah_rp,
    })),
    kembali: sale.kembali,
    keterangan: sale.keterangan,
    terms: terms ?? [],
    thanks: settings.NOTA_CATATAN,
    people: [
      ['Sales', sale.nama_sales],
      ['Kasir', sale.input_by],
    ],
    signatures: ['Pembeli', 'Hormat kami'],
    marks: {
      batal: sale.status === 'BATAL',
      salinan: Math.max(0, sale.cetak - 1),
      duplikat: settings.DUPLICATE_NOTA_MODULE,
    },
  };
};

/** The nota of the shop that sold; every print after the first is marked as a copy. Throws DATA_TIDAK_DITEMUKAN. */
export const sendNota = async (call: Call, no_faktur: string): Promise<FastifyReply> => {
  const sale = await getPenjualan(call, no_faktur);
  return sendPaper(call, sale.kode_toko, `nota-${no_faktur}`, await paperOf(call, sale), 'nota');
};
