import type { Findings } from './findings.ts';
import { type Reader, totalOf } from './reader.ts';

export type Look = <T>(text: string, values?: unknown[]) => Promise<T[]>;

interface Days {
  from: string;
  to: string;
}

/** A report's column, or several, and what the journal says of it: what went through these roles in the days, or stands on them at their end. */
interface Tie {
  route: string;
  columns: readonly string[];
  roles: readonly string[];
  /** The side that grows it. */
  side: 'debet' | 'kredit';
  /** What went through them in the days, or what stood there at their end, or stands now. */
  what: 'moved' | 'stood' | 'stands';
  /** Only of journals of these kinds of documents and their reversals. */
  jenis?: readonly string[];
  given?: Readonly<Record<string, string>>;
  /** Without what the gold of customers in their pieces cost, which the journal bears at the finish. */
  emas?: true;
}

const SOLD = '/laporan-penjualan';
const INTEREST = '/laporan-bunga-hutang';
const AUCTIONS = '/laporan-lelang';
const PAID = '/laporan-bayar-cicilan';
const ENDED = '/laporan-akhir-cicilan';
const ENDS = ['CICILAN_LELANG', 'CICILAN_PUTUS'] as const;

const TIES: readonly Tie[] = [
  {
    route: SOLD,
    columns: ['hpp'],
    roles: ['HPP'],
    side: 'debet',
    what: 'moved',
    jenis: ['PENJUALAN'],
    emas: true,
  },
  {
    route: SOLD,
    columns: ['margin', 'tanpa_modal'],
    roles: ['PENJUALAN', 'DISKON', 'HPP'],
    side: 'kredit',
    what: 'moved',
    jenis: ['PENJUALAN'],
    emas: true,
  },
  { route: '/laporan-pajak-penjualan', columns: ['ppn'], roles: ['PPN'], side: 'kredit', what: 'moved' },
  {
    route: '/laporan-pajak-penjualan',
    columns: ['pph22'],
    roles: ['PPH22_DIPUNGUT'],
    side: 'kredit',
    what: 'moved',
  },
  {
    route: '/laporan-transaksi-cash',
    columns: ['masuk', '-keluar'],
    roles: ['KAS'],
    side: 'debet',
    what: 'moved',
  },
  {
    route: '/laporan-keuangan-cash-global',
    columns: ['saldo_akhir'],
    roles: ['KAS'],
    side: 'debet',
    what: 'stood',
  },
  {
    route: INTEREST,
    columns: ['bunga_dibayar', 'bunga_akrual'],
    roles: ['PENDAPATAN_BUNGA'],
    side: 'kredit',
    what: 'moved',
  },
  { route: INTEREST, columns: ['denda'], roles: ['PENDAPATAN_DENDA'], side: 'kredit', what: 'moved' },
  { route: INTEREST, columns: ['biaya_admin'], roles: ['PENDAPATAN_ADMIN'], side: 'kredit', what: 'moved' },
  { route: INTEREST, columns: ['diskon'], roles: ['POTONGAN_BUNGA'], side: 'debet', what: 'moved' },
  {
    route: INTEREST,
    columns: ['pendapatan'],
    side: 'kredit',
    what: 'moved',
    roles: ['PENDAPATAN_BUNGA', 'PENDAPATAN_DENDA', 'PENDAPATAN_ADMIN', 'POTONGAN_BUNGA'],
  },
  {
    route: '/laporan-pinjaman-berjalan',
    columns: ['pokok'],
    roles: ['PIUTANG_GADAI'],
    side: 'debet',
    what: 'stands',
  },
  {
    route: '/laporan-titip-uang',
    columns: ['saldo_akhir'],
    roles: ['TITIPAN'],
    side: 'kredit',
    what: 'stood',
  },
  {
    route: '/laporan-belum-cair',
    columns: ['jumlah_rp'],
    roles: ['PIUTANG_GESEK'],
    side: 'debet',
    what: 'stands',
  },
  { route: AUCTIONS, columns: ['rugi'], roles: ['BIAYA_RUGI_LELANG'], side: 'debet', what: 'moved' },
  {
    route: AUCTIONS,
    columns: ['kelebihan'],
    roles: ['HUTANG_KELEBIHAN'],
    side: 'kredit',
    what: 'moved',
    jenis: ['LELANG'],
  },
  {
    route: PAID,
    columns: ['dibayar'],
    roles: ['TITIPAN_CICILAN'],
    side: 'kredit',
    what: 'moved',
    jenis: ['CICILAN', 'CICILAN_BAYAR'],
  },
  { route: PAID, columns: ['denda'], roles: ['PENDAPATAN_DENDA_CICILAN'], side: 'kredit', what: 'moved' },
  {
    route: ENDED,
    columns: ['hangus'],
    roles: ['PENDAPATAN_HANGUS'],
    side: 'kredit',
    what: 'moved',
    jenis: ENDS,
  },
  {
    route: ENDED,
    columns: ['kelebihan'],
    roles: ['HUTANG_KELEBIHAN_CICILAN'],
    side: 'kredit',
    what: 'moved',
    jenis: ENDS,
  },
];

/** What gold of customers stood for in the pieces that were sold in days, those less that were taken back; by parameters of a statement. */
export const goldSold = (toko: string, from: string, to: string): string => `
  select coalesce(sum(g.tanda * e.nilai_rp), 0) from gerak_dokumen g join penjualan_detail l using (kode_toko, no_faktur)
  join jadi_detail j on j.kode_toko = l.kode_toko and j.kode_barcode = l.kode_barcode
  join jadi_emas_detail e on e.kode_toko = j.kode_toko and e.no_faktur = j.no_faktur
  join dokumen o on o.kode_toko = j.kode_toko and o.no_faktur = j.no_faktur and o.status = 'POSTED'
  where g.jenis = 'PENJUALAN' and ${toko} in ('*', g.kode_toko) and g.tanggal between ${from}::date and ${to}::date and l.kredit_mg is not null`;

const booked = async (look: Look, tie: Tie, toko: string, { from, to }: Days): Promise<number> => {
  const { roles, side, what, jenis, emas } = tie;
  const [row] = await look<{ rp: string | null }>(
    `select (coalesce(sum(debet - kredit), 0)${emas ? ` - (${goldSold('$1', '$3', '$4')})` : ''})::text as rp from jurnal j
     where $1 in ('*', kode_toko) and role = any($2)
       and case $5 when 'moved' then tanggal between $3::date and $4::date when 'stood' then tanggal <= $4::date else true end
       and ($6::text[] is null or exists (
         select from dokumen d where d.kode_toko = j.kode_toko and d.jenis = any($6) and d.no_faktur = coalesce(
           (select b.no_faktur from dokumen_batal b where b.kode_toko = j.kode_toko and b.no_faktur_batal = j.no_jurnal), j.no_jurnal)))`,
    [toko, roles, from, to, what, jenis ?? null],
  );
  const rp = Number(row?.rp ?? 0);
  return side === 'debet' ? rp : 0 - rp;
};

/** Figures of reports that stand in the ledger too are what it says, in the same days and shops. */
export const checkLedger = async (
  findings: Findings,
  reader: Reader,
  look: Look,
  toko: string,
  days: Days,
): Promise<void> => {
  const range = { tgl_from: days.from, tgl_to: days.to };
  for (const tie of TIES) {
    const page = await reader.open(tie.route, toko, { ...range, ...tie.given });
    if (!page) continue;
    const told = tie.columns.reduce(
      (sum, key) => (key.startsWith('-') ? sum - totalOf(page, key.slice(1)) : sum + totalOf(page, key)),
      0,
    );
    findings.same(
      'ledger',
      page.where,
      `${tie.columns.join(' + ')} as ${tie.roles.join(', ')}`,
      await booked(look, tie, toko, days),
      told,
    );
  }
  const books = await reader.open('/neraca-saldo', toko, range);
  const journal = await reader.open('/jurnal', toko, range);
  if (!books || !journal) return;
  findings.same('ledger', books.where, 'debet is kredit', totalOf(books, 'debet'), totalOf(books, 'kredit'));
  for (const at of ['awal', 'akhir'])
    findings.same(
      'ledger',
      books.where,
      `${at} balances`,
      totalOf(books, `${at}_debet`),
      totalOf(books, `${at}_kredit`),
    );
  for (const key of ['debet', 'kredit'])
    findings.same(
      'ledger',
      journal.where,
      `${key} as the accounts`,
      totalOf(books, key),
      totalOf(journal, key),
    );
};

/** Our gold is what the ledger of fine gold holds, and what the pieces cost what stands on its accounts. */
export const checkGold = async (
  findings: Findings,
  reader: Reader,
  look: Look,
  toko: string,
): Promise<void> => {
  const page = await reader.open('/laporan-emas-kami', toko, {});
  if (!page) return;
  const [fine] = await look<{ mg: string | null }>(
    `select (sum(debet - kredit) + (select coalesce(sum(sisa_murni), 0) from kiriman_baris where $1 in ('*', kode_toko)))::text as mg
     from jurnal_emas where $1 in ('*', kode_toko) and tempat like 'PERSEDIAAN%'`,
    [toko],
  );
  const [cost] = await look<{ rp: string | null }>(
    `select (sum(debet - kredit) + (select coalesce(sum(sisa_hpp), 0) from kiriman_baris where $1 in ('*', kode_toko)))::text as rp
     from jurnal where $1 in ('*', kode_toko) and role like 'PERSEDIAAN%'`,
    [toko],
  );
  findings.same(
    'ledger',
    page.where,
    'murni as the gold ledger',
    Number(fine?.mg ?? 0),
    totalOf(page, 'murni'),
  );
  findings.same(
    'ledger',
    page.where,
    'hpp as the accounts of stock',
    Number(cost?.rp ?? 0),
    totalOf(page, 'hpp'),
  );
};

/** A closed day is told in one way: its closing, the sales report and the cash summary say the same. */
export const checkClosings = async (
  findings: Findings,
  reader: Reader,
  look: Look,
  toko: string,
  days: Days,
): Promise<void> => {
  const closings = await look<{ tanggal: string; rp: string; berat: string; kas: string }>(
    `select tanggal::text, ringkasan -> 'penjualan' ->> 'grand_total' as rp, ringkasan -> 'penjualan' ->> 'berat' as berat, kas_sistem::text as kas
     from tutup_harian where kode_toko = $1 and tanggal between $2 and $3 order by tanggal`,
    [toko, days.from, days.to],
  );
  const sold = await reader.open(SOLD, toko, { tgl_from: days.from, tgl_to: days.to });
  if (!sold) return;
  const byDay = new Map(
    sold.events.flatMap((event) =>
      event.type === 'subtotal' && event.key === 'tanggal' ? [[String(event.value), event.values]] : [],
    ),
  );
  for (const { tanggal, rp, berat } of closings) {
    const told = byDay.get(tanggal);
    findings.same(
      'closings',
      sold.where,
      `grand_total of ${tanggal}`,
      Number(rp),
      Number(told?.grand_total ?? 0),
    );
    findings.same('closings', sold.where, `berat of ${tanggal}`, Number(berat), Number(told?.berat ?? 0));
  }
  for (const { tanggal, kas } of closings.filter((_, at) => at % 7 === 0)) {
    const cash = await reader.open('/laporan-keuangan-cash-global', toko, {
      tgl_from: tanggal,
      tgl_to: tanggal,
    });
    if (cash)
      findings.same(
        'closings',
        cash.where,
        'saldo_akhir as counted against',
        Number(kas),
        totalOf(cash, 'saldo_akhir'),
      );
  }
};
