import { formatDate, formatGram, formatRupiah } from '@kadar/documents/format.ts';
import type { PaperColumn, PaperFact } from '@kadar/documents/paper-model.ts';
import { inWords } from '@kadar/documents/paper-words.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { bungaRp } from '@kadar/domain/pledge.ts';
import { clockOf } from '../../../engines/paper.ts';
import type { HandedOut } from '../../../engines/papers.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Pledge, pledgeColumns, pledgeSource } from '../pledge.ts';
import { slipCode } from '../slip-code.ts';
import { type SlipTerms, slipTerms } from '../slip-terms.ts';

interface Goods {
  nama_barang: string;
  jumlah_pcs: number;
  kadar: number;
  metode_uji: string;
  berat: number;
  lebur_gram: number;
  keterangan: string;
}
interface Slip extends Pledge {
  kode_toko: string;
  at: string;
  nama_sales: string;
  input_by: string;
  keterangan: string;
  qty: number;
  grand_total: number;
  batal: boolean;
  cetak: number;
  slip_versi: number;
  /** As it was made: an extension has a slip of its own. */
  pertama: Pledge['keadaan'];
  barang: Goods[];
  payments: { jenis: string; no_rekening: string; jumlah_rp: number }[];
}

const load = (call: Call, no_hutang: string): Promise<Slip | undefined> =>
  call.kadar.db.read(call.scope, (tx) =>
    tx.maybe<Slip>(sql`
      select ${pledgeColumns}, h.kode_toko, kadar_iso(d.at) as at, coalesce(s.nama_sales, d.kode_sales) as nama_sales, d.input_by, d.keterangan, d.qty,
        d.grand_total, d.status = 'BATAL' as batal, d.cetak, h.slip_versi,
        (select g.ke from hutang_gerak g where g.kode_toko = h.kode_toko and g.no_hutang = h.no_hutang order by g.id limit 1) as pertama,
        (select json_agg(b order by b.urut) from hutang_detail b where b.kode_toko = h.kode_toko and b.no_faktur = h.no_hutang) as barang,
        (select coalesce(json_agg(b order by b.urut), '[]') from dokumen_bayar b where b.kode_toko = h.kode_toko and b.no_faktur = h.no_hutang) as payments
      from ${pledgeSource} left join sales s on s.kode_toko = d.kode_toko and s.kode_sales = d.kode_sales
      where h.no_hutang = ${no_hutang} and ${call.toko} in ('*', h.kode_toko)`),
  );

const COLUMNS: readonly PaperColumn[] = [
  { key: 'nama_barang', label: 'Barang Jaminan', kind: 'text', sheet: 'item', roll: 'item', chat: 'item' },
  { key: 'uji', label: 'Uji', kind: 'text', sheet: 'detail', roll: 'left' },
  {
    key: 'kadar',
    label: 'Kadar',
    kind: 'text',
    align: 'right',
    sheet: 'cell',
    points: 56,
    roll: 'right',
    chat: 'note',
  },
  { key: 'pcs', label: 'Pcs', kind: 'integer', sheet: 'cell', points: 30 },
  { key: 'berat', label: 'Berat (g)', kind: 'gram', sheet: 'cell', points: 52, roll: 'factor', chat: 'note' },
  { key: 'lebur_gram', label: 'Taksiran /g', kind: 'rupiah', sheet: 'cell', points: 62, roll: 'factor' },
  {
    key: 'taksiran',
    label: 'Taksiran (Rp)',
    kind: 'rupiah',
    sheet: 'cell',
    points: 72,
    roll: 'amount',
    chat: 'amount',
  },
];

const paidBy = ({ jenis, no_rekening }: Slip['payments'][number]): string =>
  [jenis === 'CASH' ? 'TUNAI' : jenis, no_rekening].filter(Boolean).join(' ');

const lineOf = (piece: Goods) => ({
  values: {
    nama_barang: piece.nama_barang,
    uji: [piece.metode_uji, piece.keterangan].filter(Boolean).join(' · '),
    kadar: kadarLabel(parseKadar(piece.kadar)),
    pcs: piece.jumlah_pcs,
    berat: piece.berat,
    lebur_gram: piece.lebur_gram,
    taksiran: Math.floor((piece.berat * piece.lebur_gram) / 1000),
  },
});

const factsOf = ({ kontrak, pertama }: Slip): PaperFact[] => [
  [
    'Jatuh tempo',
    `${formatDate(pertama.jatuh_tempo)} (${kontrak.lama_pinjam} ${kontrak.satuan.toLowerCase()})`,
  ],
  ['Kantong', `segel ${pertama.no_segel}, ${formatGram(pertama.berat_kantong)} g`],
  [
    'Bunga 30 hari',
    `${formatRupiah(bungaRp(kontrak.pokok_awal, toMilli(kontrak.persen)))} (${kontrak.persen.toLocaleString('id')} %)`,
  ],
];

/** The slip of a pledge, for the customer and for the shop, as it was made. Throws DATA_TIDAK_DITEMUKAN. */
export const slipOf = async (call: Call, no_faktur: string): Promise<HandedOut> => {
  const slip = await load(call, no_faktur);
  if (!slip) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const { kontrak, barang } = slip;
  const settings = await call.kadar.settings.of(slip.kode_toko);
  const terms: SlipTerms = {
    ...kontrak,
    notice: settings.LELANG_NOTICE_HARI,
    lost: settings.BIAYA_SLIP_HILANG,
  };
  return {
    kode_toko: slip.kode_toko,
    fileName: `slip-${no_faktur}`,
    format: 'nota',
    cetak: slip.cetak,
    cash: slip.payments.some(({ jenis }) => jenis === 'CASH'),
    content: {
      title: 'SURAT BUKTI GADAI',
      number: no_faktur,
      code: slipCode(call.kadar, no_faktur, slip.slip_versi),
      tanggal: `${slip.tanggal} ${clockOf(slip.at, settings.ZONA_WAKTU)}`,
      party: { nama: slip.nama_customer, alamat: slip.alamat_customer, no_hp: slip.no_hp },
      facts: factsOf(slip),
      columns: COLUMNS,
      lines: barang.map(lineOf),
      quantity: [
        `Total ${slip.qty} potong`,
        `${formatGram(barang.reduce((sum, { berat }) => sum + berat, 0))} g`,
      ],
      sums: [
        { label: 'Taksiran', value: kontrak.taksiran },
        { label: 'Pinjaman', value: kontrak.pokok_awal },
        ...(kontrak.biaya_admin === 0 ? [] : [{ label: 'Biaya admin', value: -kontrak.biaya_admin }]),
      ],
      total: { label: 'Diterima', value: slip.grand_total },
      terbilang: inWords(slip.grand_total),
      payments: slip.payments.map((one) => ({ label: paidBy(one), value: one.jumlah_rp })),
      keterangan: slip.keterangan,
      terms: slipTerms(terms),
      people: [
        ['Sales', slip.nama_sales],
        ['Kasir', slip.input_by],
      ],
      signatures: ['Peminjam', 'Hormat kami'],
      marks: { batal: slip.batal, salinan: Math.max(0, slip.cetak - 1), duplikat: true },
    },
  };
};
