import { formLines } from '@kadar/documents/device/dot-matrix.ts';
import type { PaperModel } from '@kadar/documents/paper-model.ts';
import { PIECE_COLUMNS, totalsOf } from '@kadar/documents/piece-paper.ts';
import { receiptLines } from '@kadar/documents/receipt.ts';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../kit/session.ts';
import css from './nota-preview.module.css';

interface Props {
  format: string;
  title: string;
  note: string;
}

const COLUMNS: Readonly<Record<string, number>> = { '80MM': 48, '58MM': 32 };
const FORM = 80;
const RP = 12_759_000;

/** A sale of one ring. What is printed is Indonesian in every language. */
const SAMPLE: Omit<PaperModel, 'toko' | 'title' | 'printed'> = {
  number: 'PJTKA260220001',
  tanggal: '2026-02-20 10:15',
  party: { nama: 'SITI RAHMAWATI' },
  columns: PIECE_COLUMNS,
  lines: [
    {
      values: {
        nama_barang: 'CINCIN KAWIN POLOS',
        kode_barcode: 'KDR0012345',
        kadar: '750 / 17K',
        berat: 5230,
        harga_emas: 2_430_000,
        ongkos: 50_000,
        diskon: 0,
        total: RP,
      },
    },
  ],
  quantity: ['Total 1 potong', '5,230 g'],
  ...totalsOf({ subtotal: RP, diskon: 0, ppn: 0, pembulatan: 0, grand_total: RP }),
  payments: [{ label: 'TUNAI', value: 13_000_000 }],
  kembali: 241_000,
  people: [
    ['Sales', 'RINA'],
    ['Kasir', 'KASIR1'],
  ],
  signatures: ['Pembeli', 'Hormat kami'],
};

/** The very lines that a roll or a form gets. */
export const TextPreview = ({ format, title, note }: Props) => {
  const { t } = useTranslation('settings');
  const { toko, tokos } = useMe();
  const shop = toko ?? tokos[0];
  if (!shop) return null;
  const { kode_toko, nama_toko, alamat_toko } = shop;
  const model: PaperModel = {
    ...SAMPLE,
    toko: { kode_toko, nama_toko, alamat_toko },
    title,
    thanks: note,
    printed: { user: 'KASIR1', at: SAMPLE.tanggal },
  };
  const columns = COLUMNS[format];
  const lines = columns ? receiptLines(model, columns) : formLines(model, FORM);
  return (
    <figure className={css.preview} aria-label={t('previewOf', { format })}>
      <pre className={css.text} data-format={format}>
        {lines.join('\n')}
      </pre>
    </figure>
  );
};
