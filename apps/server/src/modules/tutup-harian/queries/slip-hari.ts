import { mayUse } from '@kadar/contract/permissions.ts';
import { type Text, textIn } from '@kadar/contract/text.ts';
import { formatGram, formatRupiah } from '@kadar/documents/format.ts';
import type { FastifyReply } from 'fastify';
import { onPaper, type PaperContent, sendPaper } from '../../../engines/paper.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import type { BankFigures } from '../../bank/public.ts';
import type { WaitingFigures } from '../../dokumen/public.ts';
import type { UnvalidatedFigures } from '../../hutang/public.ts';
import type { CashFigures } from '../../kas/public.ts';
import type { WeighedTray } from '../../timbang/public.ts';
import type { Explained } from '../commands/check-closing.ts';

const TEXT = {
  title: { id: 'TUTUP HARIAN', en: 'CLOSING OF THE DAY' },
  user: { id: 'Ditutup oleh', en: 'Closed by' },
  disetujui: { id: 'Disetujui oleh', en: 'Authorised by' },
  penjualan: { id: 'Penjualan', en: 'Sales' },
  nota: { id: 'nota', en: 'notas' },
  batal: { id: 'batal', en: 'cancelled' },
  menunggu: { id: 'Menunggu validasi', en: 'Waiting for validation' },
  belumValid: { id: 'Belum divalidasi', en: 'Not validated yet' },
  penebusan: { id: 'penebusan', en: 'redemptions' },
  tunai: { id: 'tunai', en: 'cash' },
  awal: { id: 'Kas awal', en: 'Opening cash' },
  sistem: { id: 'Kas menurut buku', en: 'Cash by the book' },
  hitung: { id: 'Kas dihitung', en: 'Cash counted' },
  cocok: { id: 'Hitungan cocok', en: 'The count agrees' },
  tidakCocok: { id: 'Hitungan tidak cocok', en: 'The count does not agree' },
  KAS: { id: 'Selisih kas', en: 'Cash difference' },
  REKENING: { id: 'Selisih rekening', en: 'Account difference' },
  BAKI: { id: 'Selisih baki', en: 'Tray difference' },
  baki: { id: 'Baki ditimbang', en: 'Trays weighed' },
  hasil: { id: 'Hasil', en: 'Result' },
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
    menunggu?: WaitingFigures;
    pelunasan?: UnvalidatedFigures;
    /** Of closings older than these words there is none. */
    selisih?: Explained[];
    baki?: WeighedTray[];
  };
}

type Say = (key: keyof typeof TEXT) => string;

type Fact = [string, string];

const optional = (label: string, value: string | null): Fact[] => (value ? [[label, value]] : []);

/** Of an older closing the difference of its drawer, with the one note of its day. */
const explained = ({ ringkasan, kas_sistem, kas_hitung, catatan, user_id }: Closed): Explained[] => {
  const cash = { jenis: 'KAS', kunci: '', sistem: kas_sistem, hitung: kas_hitung } as const;
  const old = { ...cash, selisih: kas_hitung - kas_sistem, alasan: catatan, penanggung: user_id };
  return ringkasan.selisih ?? [old].filter(({ selisih }) => selisih !== 0);
};

/** Each difference with why it is there and who answers for it. */
const differencesOf = (day: Closed, say: Say): Fact[] =>
  explained(day).map(({ jenis, kunci, selisih, alasan, penanggung }) => [
    [say(jenis), ...(kunci ? [kunci] : [])].join(' '),
    `${jenis === 'BAKI' ? `${formatGram(selisih)} g` : formatRupiah(selisih)} · ${alasan} · ${penanggung}`,
  ]);

/** What waited when the day was closed; the drawer may have held its cash. */
const waitedOf = ({ menunggu }: Closed['ringkasan'], say: Say): Fact[] =>
  menunggu && menunggu.jumlah > 0
    ? [
        [
          say('menunggu'),
          `${menunggu.jumlah} ${say('nota')}, ${formatRupiah(menunggu.total)} (${say('tunai')} ${formatRupiah(menunggu.tunai)})`,
        ],
      ]
    : [];

/** Redemptions whose money is counted here, while their goods were still to be handed out. */
const unvalidatedOf = ({ pelunasan }: Closed['ringkasan'], say: Say): Fact[] =>
  pelunasan && pelunasan.jumlah > 0
    ? [[say('belumValid'), `${pelunasan.jumlah} ${say('penebusan')}, ${formatRupiah(pelunasan.total)}`]]
    : [];

const closedBy = ({ user_id, ringkasan }: Closed, say: Say): Fact[] => [
  [say('user'), user_id],
  ...optional(say('disetujui'), ringkasan.disetujui_oleh),
];

const factsOf = (day: Closed, say: Say): Fact[] => {
  const { penjualan, kas, stock, no_jurnal, baki = [] } = day.ringkasan;
  const differences = differencesOf(day, say);
  const sum = (key: 'qty' | 'berat'): number => stock.reduce((total, row) => total + row[key], 0);
  return [
    ...closedBy(day, say),
    [
      say('penjualan'),
      `${penjualan.dokumen} ${say('nota')} (${penjualan.batal} ${say('batal')}), ${penjualan.qty} pcs, ${formatGram(penjualan.berat)} g, ${formatRupiah(penjualan.grand_total)}`,
    ],
    ...waitedOf(day.ringkasan, say),
    ...unvalidatedOf(day.ringkasan, say),
    ...day.non_cash.map(({ nama_bank, no_rekening, jumlah_rp, hitung_rp }): Fact => {
      const matched =
        hitung_rp === jumlah_rp ? '' : ` (${hitung_rp === null ? say('belum') : formatRupiah(hitung_rp)})`;
      return [`${nama_bank} ${no_rekening}`, `${formatRupiah(jumlah_rp)}${matched}`];
    }),
    [say('awal'), formatRupiah(kas.saldo_awal)],
    [say('sistem'), formatRupiah(day.kas_sistem)],
    [say('hitung'), formatRupiah(day.kas_hitung)],
    ...(baki.length > 0 ? [[say('baki'), String(baki.length)] satisfies Fact] : []),
    ...(differences.length > 0 ? differences : [[say('hasil'), say('cocok')] satisfies Fact]),
    ...optional(say('jurnal'), no_jurnal),
    [say('stock'), `${sum('qty')} pcs, ${formatGram(sum('berat'))} g`],
    ...optional(say('catatan'), day.catatan),
  ];
};

/** What who counted without being told is handed: his count, and whether it agreed. */
const blindFactsOf = (day: Closed, say: Say): Fact[] => [
  ...closedBy(day, say),
  ...day.non_cash.map(
    ({ nama_bank, no_rekening, hitung_rp }): Fact => [
      `${nama_bank} ${no_rekening}`,
      hitung_rp === null ? say('belum') : formatRupiah(hitung_rp),
    ],
  ),
  [say('hitung'), formatRupiah(day.kas_hitung)],
  [say('hasil'), say(explained(day).length === 0 ? 'cocok' : 'tidakCocok')],
];

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
  const day = await call.kadar.db.read(call.scope, (tx) =>
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
    facts: (mayUse('hari.expected', call.session.level) ? factsOf : blindFactsOf)(day, say),
    ...drawer(day, say),
    signatures: [say('kasir'), say('spv')],
  };
  return sendPaper(call, toko, id, paper, 'slip');
};
