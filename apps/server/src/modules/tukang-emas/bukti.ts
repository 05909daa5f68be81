import { TRX_WORDS } from '@kadar/contract/code-words.ts';
import type { RekeningTukang } from '@kadar/contract/endpoints/tukang-emas.ts';
import { formatGram, formatPaper } from '@kadar/documents/format.ts';
import type { PaperColumn } from '@kadar/documents/paper-model.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import type { FastifyReply } from 'fastify';
import { sendPaper } from '../../engines/paper.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { accountBetween } from './statement.ts';

const COLUMNS: readonly PaperColumn[] = [
  { key: 'gerak', label: 'Keterangan', kind: 'text', sheet: 'item' },
  { key: 'no_faktur', label: 'Nomor', kind: 'text', sheet: 'detail' },
  { key: 'tanggal', label: 'Tanggal', kind: 'date', sheet: 'cell', points: 64 },
  { key: 'serah', label: 'Diserahkan (g)', kind: 'gram', sheet: 'cell', zero: 'dash' },
  { key: 'terima', label: 'Kembali (g)', kind: 'gram', sheet: 'cell', zero: 'dash' },
  { key: 'susut', label: 'Susut (g)', kind: 'gram', sheet: 'cell', zero: 'dash' },
  { key: 'upah', label: 'Upah (Rp)', kind: 'rupiah', sheet: 'cell', points: 70, zero: 'hide' },
  { key: 'saldo', label: 'Saldo (g)', kind: 'gram', sheet: 'cell' },
];

const lineOf = (row: RekeningTukang['gerak'][number]) => ({
  values: {
    gerak: [TRX_WORDS[row.jenis]?.id ?? row.jenis, row.no_pesanan].filter(Boolean).join(' · '),
    no_faktur: row.no_faktur,
    tanggal: row.tanggal,
    serah: gramToMg(row.serah),
    terima: gramToMg(row.terima),
    susut: gramToMg(row.susut),
    upah: row.upah_rp - row.bayar_rp,
    saldo: gramToMg(row.saldo),
  },
});

/** The account of a craftsman between two days for both to sign (modules-2 §2). Throws DATA_TIDAK_DITEMUKAN, TANGGAL_AWAL_LEBIH_BESAR. */
export const sendRekening = async (
  call: Call<{ kode_tukang: string }, { tgl_from: string; tgl_to: string }>,
): Promise<FastifyReply> => {
  const { tgl_from, tgl_to } = call.query;
  const account = await accountBetween(call, { ...call.params, ...call.query });
  const day = (text: string): string => formatPaper('date', text);
  const gold = (gram: number): string => `${formatGram(gramToMg(gram))} g`;
  return sendPaper(
    call,
    oneToko(call),
    `rekening-tukang-${account.kode_tukang}`,
    {
      title: 'REKENING EMAS TUKANG',
      number: account.kode_tukang,
      tanggal: tgl_to,
      party: { nama: account.nama_tukang },
      facts: [
        ['Periode', `${day(tgl_from)} s.d. ${day(tgl_to)}`],
        ['Saldo awal (emas murni)', gold(account.awal)],
      ],
      columns: COLUMNS,
      lines: account.gerak.map(lineOf),
      quantity: ['Saldo akhir (emas murni)', gold(account.akhir)],
      sums: [{ label: 'Upah belum dibayar', value: account.akhir_rp }],
      signatures: ['Tukang', 'Toko'],
    },
    'sheet',
  );
};
