import { CEK_NOTA } from '@kadar/contract/endpoints/cek-nota.ts';
import type { PenjualanDetail } from '@kadar/contract/endpoints/penjualan.ts';
import { formatGram } from '@kadar/documents/format.ts';
import type { PaperLine } from '@kadar/documents/paper-model.ts';
import { PIECE_COLUMNS, totalsOf } from '@kadar/documents/piece-paper.ts';
import { notaCode } from '@kadar/domain/nota-code.ts';
import { clockOf, type PaperContent } from '../../../engines/paper.ts';
import type { HandedOut } from '../../../engines/papers.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { pictureForPaper } from '../../../platform/images/for-paper.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { fotoPath } from '../../barang/public.ts';
import { getPenjualan } from './penjualan.ts';

const linesOf = (call: Call, sale: PenjualanDetail, showsPhotos: boolean): Promise<PaperLine[]> =>
  Promise.all(
    sale.lines.map(async ({ foto, kadar_label, harga_atribut, ...line }) => {
      const path = fotoPath(sale.kode_toko, line.kode_barcode, 'kecil');
      const picture = foto && showsPhotos ? await pictureForPaper(call, path) : undefined;
      const { kode_barcode, harga_emas, ongkos, total } = line;
      const { qty, emas_customer } = line;
      const nama_barang = [
        qty > 1 ? `${line.nama_barang} × ${qty}` : line.nama_barang,
        // So that weight and price per gram come to what is paid.
        emas_customer && `EMAS CUSTOMER ${formatGram(Math.round(emas_customer * 1000))} g`,
      ]
        .filter(Boolean)
        .join(' · ');
      // What is no gold has neither purity nor weight.
      const gold = line.kadar > 0 && { kadar: kadar_label, berat: Math.round(line.berat * 1000), harga_emas };
      const piece = { nama_barang, kode_barcode, ...(line.batu && { batu: line.batu }), ...gold, ongkos };
      return {
        ...(picture && { foto: picture }),
        values: { ...piece, atribut: harga_atribut, diskon: -line.diskon, total, harga: line.harga_jual },
      };
    }),
  );

/** What the QR says: where customers reach this server the page of this nota, else its number and signature alone. */
const codeOf = ({ signatures, config }: Kadar, no_faktur: string): NonNullable<PaperContent['code']> => {
  const tanda = signatures.sign('nota', no_faktur);
  const code = notaCode({ no_faktur, tanda });
  return { qr: config.publicUrl ? `${config.publicUrl}${CEK_NOTA}/${code}` : code, tanda };
};

/** What old pieces paid is told piece by piece, on the nota of an exchange. */
const isMoney = ({ jenis }: PenjualanDetail['payments'][number]): boolean => jenis !== 'TUKAR';

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
    code: codeOf(call.kadar, sale.no_faktur),
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
    ...totalsOf({ ...sale, subtotal: sale.total, kupon: sale.kupon?.nilai ?? 0 }),
    payments: sale.payments.filter(isMoney).map(({ jenis, nama_bank, no_kartu, jumlah_rp }) => ({
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
export const notaOf = async (call: Call, no_faktur: string): Promise<HandedOut> => {
  const sale = await getPenjualan(call, no_faktur);
  return {
    kode_toko: sale.kode_toko,
    fileName: `nota-${no_faktur}`,
    content: await paperOf(call, sale),
    format: 'nota',
    cetak: sale.cetak,
    cash: sale.payments.some(({ jenis }) => jenis === 'CASH') || sale.kembali > 0,
  };
};
