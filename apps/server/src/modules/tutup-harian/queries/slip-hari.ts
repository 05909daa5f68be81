import { type Text, textIn } from '@kadar/contract/text.ts';
import { formatGram, formatRupiah } from '@kadar/documents/format.ts';
import type { FastifyReply } from 'fastify';
import { onPaper, type PaperContent, sendPaper } from '../../../engines/paper.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import type { BankFigures } from '../../bank/public.ts';
import type { CashFigures } from '../../kas/public.ts';

const TEXT = {
  title: { id: 'TUTUP HARIAN', en: 'CLOSING OF THE DAY' },
  user: { id: 'Ditutup oleh', en: 'Closed by' },
  disetujui: { id: 'Disetujui oleh', en: 'Authorised by' },
  penjualan: { id: 'Penjualan', en: 'Sales' },
  nota: { id: 'nota', en: 'notas' },
  batal: { id: 'batal', en: 'cancelled' },
  awal: { id: 'Kas awal', en: 'Opening cash' },
  sistem: { id: 'Kas menurut buku', en: 'Cash by the book' },
  hitung: { id: 'Kas dihitung', en: 'Cash counted' },
  selisih: { id: 'Selisih', en: 'Difference' },
  jurnal: { id: 'Jurnal selisih', en: 'Booked as' },
  stock: { id: 'Stock', en: 'Stock' },
  catatan: { id: 'Catatan', en: 'Note' },
  belum: { id: 'belum dicocokkan', en: 'not matched' },
  pecahan: { id: 'Pecahan', en: 'Note or coin' },
  lembar: { id: 'Lembar', en: 'Count' },
  jumlah: { id: 'Jumlah', en: 'Amount' },
  kasir: { id: 'Kasir', en: 'Cashier' },
  spv: { id: 'Supervisor', en: 'Supervisor' },
} as const satisfies Record<string, Text>;

interface Closed {
  tanggal: string;
  user_id: string;
  kas_sistem: number;
  kas_hitung: number;
  rincian_kas: { pecahan: number; lembar: number }[];
  non_cash: (BankFigures & { hitung_rp: number | null })[];
  catatan: string;
  ringkasan: {
    no_jurnal: string | null;
    disetujui_oleh: string | null;
    penjualan: { dokumen: number; batal: number; qty: number; berat: number; grand_total: number };
    kas: CashFigures;
    stock: { qty: number; berat: number }[];
  };
}

type Say = (key: keyof typeof TEXT) => string;

const factsOf = (day: Closed, say: Say): [string, string][] => {
  const { penjualan, kas, stock, no_jurnal, disetujui_oleh } = day.ringkasan;
  const sum = (key: 'qty' | 'berat'): number => stock.reduce((total, row) => total + row[key], 0);
  const optional = (key: keyof typeof TEXT, value: string | null): [string, string][] =>
    value ? [[say(key), value]] : [];
  return [
    [say('user'), day.user_id],
    ...optional('disetujui', disetujui_oleh),
    [
      say('penjualan'),
      `${penjualan.dokumen} ${say('nota')} (${penjualan.batal} ${say('batal')}), ${penjualan.qty} pcs, ${formatGram(penjualan.berat)} g, ${formatRupiah(penjualan.grand_total)}`,
    ],
    ...day.non_cash.map(({ nama_bank, no_rekening, jumlah_rp, hitung_rp }): [string, string] => {
      const matched =
        hitung_rp === jumlah_rp ? '' : ` (${hitung_rp === null ? say('belum') : formatRupiah(hitung_rp)})`;
      return [`${nama_bank} ${no_rekening}`, `${formatRupiah(jumlah_rp)}${matched}`];
    }),
    [say('awal'), formatRupiah(kas.saldo_awal)],
    [say('sistem'), formatRupiah(day.kas_sistem)],
    [say('hitung'), formatRupiah(day.kas_hitung)],
    [say('selisih'), formatRupiah(day.kas_hitung - day.kas_sistem)],
    ...optional('jurnal', no_jurnal),
    [say('stock'), `${sum('qty')} pcs, ${formatGram(sum('berat'))} g`],
    ...optional('catatan', day.catatan),
  ];
};

const drawer = (day: Closed, say: Say): Pick<PaperContent, 'columns' | 'lines'> => ({
  columns: [
    { key: 'pecahan', label: say('pecahan'), kind: 'rupiah', sheet: 'cell', roll: 'factor' },
    { key: 'lembar', label: say('lembar'), kind: 'integer', sheet: 'cell', roll: 'factor' },
    { key: 'jumlah', label: say('jumlah'), kind: 'rupiah', sheet: 'cell', roll: 'amount' },
  ],
  lines: [
    ...day.rincian_kas
      .filter(({ lembar }) => lembar > 0)
      .map(({ pecahan, lembar }) => ({ values: { pecahan, lembar, jumlah: pecahan * lembar } })),
    { values: { jumlah: day.kas_hitung }, bold: true },
  ],
});

/** The slip of a closed day. Throws DATA_TIDAK_DITEMUKAN while it is not closed. */
export const sendSlipHari = async (asked: Call, tanggal: string): Promise<FastifyReply> => {
  const call = onPaper(asked);
  const toko = oneToko(call);
  const day = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.maybe<Closed>(sql`
      select tanggal, user_id, kas_sistem, kas_hitung, rincian_kas, non_cash, catatan, ringkasan
      from tutup_harian where kode_toko = ${toko} and tanggal = ${tanggal}::date`),
  );
  if (!day) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const say: Say = (key) => textIn(TEXT[key], call.language);
  const id = `tutup-harian-${toko}-${tanggal}`;
  const paper: PaperContent = {
    title: say('title'),
    number: id.toUpperCase(),
    tanggal,
    facts: factsOf(day, say),
    ...drawer(day, say),
    signatures: [say('kasir'), say('spv')],
  };
  return sendPaper(call, toko, id, paper, 'slip');
};
