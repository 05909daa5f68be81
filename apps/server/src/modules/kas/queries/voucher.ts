import { type Language, type Text, textIn } from '@kadar/contract/text.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { terbilang } from '@kadar/domain/money.ts';
import type { FastifyReply } from 'fastify';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { sendSlip } from './send-slip.ts';

const TEXT = {
  MASUK: { id: 'BUKTI KAS MASUK', en: 'CASH RECEIPT' },
  KELUAR: { id: 'BUKTI KAS KELUAR', en: 'CASH VOUCHER' },
  BATAL: { id: 'BATAL', en: 'CANCELLED' },
  no: { id: 'No. Transaksi', en: 'Number' },
  tanggal: { id: 'Tanggal', en: 'Date' },
  kategori: { id: 'Kategori', en: 'Category' },
  jumlah: { id: 'Jumlah', en: 'Amount' },
  terbilang: { id: 'Terbilang', en: 'In words' },
  keterangan: { id: 'Keterangan', en: 'For' },
  oleh: { id: 'Dibuat oleh', en: 'Made by' },
  disetujui: { id: 'Disetujui oleh', en: 'Approved by' },
  dibatalkan: { id: 'Dibatalkan', en: 'Cancelled by document' },
  penerima: { id: 'Penerima', en: 'Received by' },
  penyetor: { id: 'Penyetor', en: 'Paid by' },
  kasir: { id: 'Kasir', en: 'Cashier' },
  menyetujui: { id: 'Menyetujui', en: 'Approved' },
} as const satisfies Record<string, Text>;

interface Voucher {
  kode_toko: string;
  tanggal: string;
  jenis: 'MASUK' | 'KELUAR';
  nama_kategori: string;
  jumlah_rp: number;
  keterangan: string;
  status: 'POSTED' | 'BATAL';
  no_faktur_batal: string | null;
  input_by: string;
  disetujui_oleh: string | null;
}

const rowsOf = (voucher: Voucher, no_faktur: string, language: Language): [string, string][] => {
  const say = (key: keyof typeof TEXT): string => textIn(TEXT[key], language);
  return [
    [say('no'), no_faktur],
    [say('tanggal'), voucher.tanggal],
    [say('kategori'), voucher.nama_kategori],
    [say('jumlah'), formatRupiah(voucher.jumlah_rp)],
    [say('terbilang'), `${terbilang(voucher.jumlah_rp)} Rupiah`],
    [say('keterangan'), voucher.keterangan],
    [say('oleh'), voucher.input_by],
    ...(voucher.disetujui_oleh ? [[say('disetujui'), voucher.disetujui_oleh] as [string, string]] : []),
    ...(voucher.no_faktur_batal ? [[say('dibatalkan'), voucher.no_faktur_batal] as [string, string]] : []),
  ];
};

/** The voucher of a cash document; a cancelled one says so. Throws DATA_TIDAK_DITEMUKAN. */
export const sendVoucher = async (call: Call, no_faktur: string): Promise<FastifyReply> => {
  const voucher = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.maybe<Voucher>(sql`
      select k.kode_toko, k.tanggal, substr(k.jenis, 5) as jenis, g.nama_kategori, k.grand_total as jumlah_rp, k.keterangan, k.status, x.no_faktur_batal, k.input_by, o.disetujui_oleh
      from dokumen k join kategori_kas g on g.kode_kategori = k.kategori left join dokumen_batal x using (kode_toko, no_faktur) left join otorisasi o on o.id = k.otorisasi_id
      where k.no_faktur = ${no_faktur} and k.jenis in ('KAS_MASUK', 'KAS_KELUAR') and k.kode_toko = ${call.toko === '*' ? sql`substr(${no_faktur}, 3, 3)` : sql`${call.toko}`}`),
  );
  if (!voucher) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const { language } = call;
  const title = textIn(TEXT[voucher.jenis], language);
  const payer = voucher.jenis === 'MASUK' ? TEXT.penyetor : TEXT.penerima;
  return sendSlip(call, voucher.kode_toko, no_faktur, {
    title: voucher.status === 'BATAL' ? `${title} (${textIn(TEXT.BATAL, language)})` : title,
    rows: rowsOf(voucher, no_faktur, language),
    signatures: [payer, TEXT.kasir, TEXT.menyetujui].map((text) => textIn(text, language)),
  });
};
