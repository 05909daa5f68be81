import { type Language, type Text, textIn } from '@kadar/contract/text.ts';
import { inWords } from '@kadar/documents/paper-words.ts';
import type { FastifyReply } from 'fastify';
import { type PaperContent, sendPaper } from '../../../engines/paper.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';

const TEXT = {
  MASUK: { id: 'BUKTI KAS MASUK', en: 'CASH RECEIPT' },
  KELUAR: { id: 'BUKTI KAS KELUAR', en: 'CASH VOUCHER' },
  kategori: { id: 'Kategori', en: 'Category' },
  jumlah: { id: 'Jumlah', en: 'Amount' },
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

const paperOf = (voucher: Voucher, number: string, language: Language): PaperContent => {
  const say = (key: keyof typeof TEXT): string => textIn(TEXT[key], language);
  const { disetujui_oleh, no_faktur_batal, jumlah_rp } = voucher;
  return {
    title: say(voucher.jenis),
    number,
    tanggal: voucher.tanggal,
    facts: [[say('kategori'), voucher.nama_kategori]],
    total: { label: say('jumlah'), value: jumlah_rp },
    terbilang: inWords(jumlah_rp),
    keterangan: voucher.keterangan,
    people: [
      [say('oleh'), voucher.input_by],
      ...(disetujui_oleh ? [[say('disetujui'), disetujui_oleh] as const] : []),
      ...(no_faktur_batal ? [[say('dibatalkan'), no_faktur_batal] as const] : []),
    ],
    signatures: [say(voucher.jenis === 'MASUK' ? 'penyetor' : 'penerima'), say('kasir'), say('menyetujui')],
    marks: { batal: voucher.status === 'BATAL' },
  };
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
  return sendPaper(call, voucher.kode_toko, no_faktur, paperOf(voucher, no_faktur, call.language), 'slip');
};
