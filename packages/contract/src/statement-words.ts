import type { StatementPart } from '@kadar/domain/statements.ts';
import type { Text } from './text.ts';

const text = (id: string, en: string, it: string, hk: string, my: string, jp: string): Text => ({
  id,
  en,
  it,
  hk,
  my,
  jp,
});

/** What the heads, sums and computed lines of the statements are called, on screens and papers. */
export const STATEMENT_WORDS: Readonly<Record<StatementPart, Text>> = {
  PENDAPATAN: text('Pendapatan', 'Income', 'Ricavi', '收入', 'Hasil', '収益'),
  HPP: text('Harga pokok', 'Cost of goods', 'Costo del venduto', '銷售成本', 'Kos jualan', '売上原価'),
  LABA_KOTOR: text('Laba kotor', 'Gross profit', 'Utile lordo', '毛利', 'Untung kasar', '売上総利益'),
  BEBAN: text('Beban', 'Expenses', 'Spese', '開支', 'Belanja', '費用'),
  LABA: text('Laba bersih', 'Profit', 'Utile', '純利', 'Untung bersih', '純利益'),
  ASET: text('Aset', 'Assets', 'Attivo', '資產', 'Aset', '資産'),
  KAS: text('Kas dan bank', 'Cash and bank', 'Cassa e banca', '現金及銀行', 'Tunai dan bank', '現金・預金'),
  PIUTANG: text('Piutang', 'Receivables', 'Crediti', '應收款', 'Penghutang', '債権'),
  PERSEDIAAN: text('Persediaan', 'Inventory', 'Magazzino', '存貨', 'Inventori', '棚卸資産'),
  ASET_LAIN: text('Aset lain', 'Other assets', 'Altre attività', '其他資產', 'Aset lain', 'その他の資産'),
  ASET_TETAP: text('Aset tetap', 'Fixed assets', 'Immobilizzazioni', '固定資產', 'Aset tetap', '固定資産'),
  KEWAJIBAN: text('Kewajiban', 'Liabilities', 'Passivo', '負債', 'Liabiliti', '負債'),
  HUTANG: text(
    'Hutang dan titipan',
    'Payables and deposits',
    'Debiti e depositi',
    '應付款及按金',
    'Pemiutang dan deposit',
    '債務・預り金',
  ),
  PINJAMAN: text('Pinjaman', 'Borrowings', 'Prestiti', '借款', 'Pinjaman', '借入金'),
  MODAL: text('Modal', 'Equity', 'Patrimonio netto', '權益', 'Ekuiti', '純資産'),
  LABA_TAHUN_INI: text(
    'Laba tahun ini',
    'Profit of this year',
    'Utile dell’anno',
    '本年溢利',
    'Untung tahun ini',
    '当年の利益',
  ),
  LABA_TAHUN_LALU: text(
    'Laba tahun-tahun lalu',
    'Profit of earlier years',
    'Utili degli anni scorsi',
    '往年溢利',
    'Untung tahun-tahun lalu',
    '過年度の利益',
  ),
  KEWAJIBAN_MODAL: text(
    'Kewajiban dan modal',
    'Liabilities and equity',
    'Passivo e patrimonio netto',
    '負債及權益',
    'Liabiliti dan ekuiti',
    '負債・純資産',
  ),
  KAS_AWAL: text(
    'Kas dan bank awal',
    'Opening cash and bank',
    'Cassa e banca iniziali',
    '期初現金及銀行',
    'Tunai dan bank awal',
    '期首の現金・預金',
  ),
  OPERASI: text('Operasi', 'Operations', 'Gestione operativa', '營運活動', 'Operasi', '営業活動'),
  OPERASI_PENDAPATAN: text(
    'Dari pendapatan',
    'From income',
    'Da ricavi',
    '來自收入',
    'Daripada hasil',
    '収益から',
  ),
  OPERASI_BARANG: text('Untuk barang', 'For goods', 'Per merce', '用於貨品', 'Untuk barang', '商品に'),
  OPERASI_BEBAN: text('Untuk beban', 'For expenses', 'Per spese', '用於開支', 'Untuk belanja', '費用に'),
  OPERASI_LAIN: text(
    'Piutang, hutang dan titipan',
    'Receivables, payables and deposits',
    'Crediti, debiti e depositi',
    '應收、應付及按金',
    'Penghutang, pemiutang dan deposit',
    '債権・債務・預り金',
  ),
  INVESTASI: text('Investasi', 'Investment', 'Investimenti', '投資活動', 'Pelaburan', '投資活動'),
  PENDANAAN: text('Pendanaan', 'Financing', 'Finanziamento', '融資活動', 'Pembiayaan', '財務活動'),
  KENAIKAN: text('Naik atau turun', 'More or less', 'In più o in meno', '增減', 'Naik atau turun', '増減'),
  KAS_AKHIR: text(
    'Kas dan bank akhir',
    'Closing cash and bank',
    'Cassa e banca finali',
    '期末現金及銀行',
    'Tunai dan bank akhir',
    '期末の現金・預金',
  ),
};

/** The statements, and what their papers say of their columns. */
export const STATEMENT_TITLES = {
  'laba-rugi': text(
    'Laba Rugi',
    'Income statement',
    'Conto economico',
    '損益表',
    'Untung Rugi',
    '損益計算書',
  ),
  neraca: text(
    'Neraca',
    'Balance sheet',
    'Stato patrimoniale',
    '資產負債表',
    'Kunci Kira-kira',
    '貸借対照表',
  ),
  'arus-kas': text(
    'Arus Kas',
    'Cash flows',
    'Flussi di cassa',
    '現金流量表',
    'Aliran Tunai',
    'キャッシュ・フロー',
  ),
} as const satisfies Record<string, Text>;
export type StatementName = keyof typeof STATEMENT_TITLES;

export const STATEMENT_COLUMNS = {
  akun: text('Akun', 'Account', 'Conto', '科目', 'Akaun', '科目'),
  jumlah: text('Jumlah', 'Total', 'Totale', '總計', 'Jumlah', '合計'),
  murni: text('g murni', 'g fine', 'g fino', '純金克', 'g tulen', '純金 g'),
  periode: text('Periode', 'Period', 'Periodo', '期間', 'Tempoh', '期間'),
  tanggal: text('Tanggal', 'Date', 'Data', '日期', 'Tarikh', '日付'),
} as const satisfies Record<string, Text>;
