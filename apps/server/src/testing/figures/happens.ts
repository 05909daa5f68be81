import type { Look } from './ledger.ts';

/** What makes two figures differ that are told as one. */
const HAPPENS: Readonly<Record<string, string>> = {
  'a fee that the customer of a card pays':
    'select 1 from bank_mutasi where $toko and jumlah_gesek_rp > jumlah_rp and fee > 0',
  'a discount of a member for his level': `select 1 from dokumen x cross join lateral kadar_level(x.kode_customer, x.tanggal) l
    where $toko and x.jenis = 'PENJUALAN' and x.diskon > 0 and l.diskon_level > 0`,
  'a coupon': 'select 1 from kupon_detail x where $toko',
  'a sale that is rounded':
    "select 1 from dokumen where $toko and jenis = 'PENJUALAN' and grand_total <> total",
  'a sale paid with points': "select 1 from dokumen_bayar where $toko and jenis = 'POIN'",
  'a sale of a deposit': "select 1 from dokumen_bayar where $toko and jenis = 'TITIPAN'",
  'an exchange':
    "select 1 from dokumen where $toko and no_tukar is not null and jenis = 'PENJUALAN' and status = 'POSTED'",
  'goods of several purities in a bag':
    'select 1 from hutang_barang where $toko group by kode_toko, no_faktur having count(distinct kadar) > 1',
  'interest that was let off': 'select 1 from hutang_gerak where $toko and diskon > 0',
  'money to another shop': 'select 1 from kirim_uang where $toko',
  ...Object.fromEntries(
    ['PENJUALAN', 'PEMBELIAN', 'HUTANG', 'HUTANG_TEBUS', 'KAS_KELUAR', 'SETOR_BANK'].map((jenis) => [
      `${jenis} that was taken back on a later day`,
      `select 1 from dokumen_batal b join dokumen d using (kode_toko, no_faktur) where $toko and d.jenis = '${jenis}' and b.tanggal > d.tanggal`,
    ]),
  ),
};

/** What happens in one shop alone, because its settings differ, or seldom. */
const HAPPENS_SOMEWHERE: typeof HAPPENS = {
  'interest that is booked as owed': "select 1 from hutang_gerak where $toko and jenis = 'AKRUAL'",
  'income tax on top of a sale': "select 1 from dokumen where $toko and jenis = 'PENJUALAN' and pph22 > 0",
  'a redemption that waits': "select 1 from hutang where $toko and status = 'LUNAS_BELUM_VALID'",
  'cash at head office': "select 1 from kas_mutasi where $toko and kode_toko = 'PST'",
};

/** What of it a history lacks: in one of its branches, or in all of them and head office. */
export const missingIn = async (look: Look, branches: readonly string[]): Promise<string[]> => {
  const missing: string[] = [];
  const search = async (where: string, tokos: readonly string[] | null, happens: typeof HAPPENS) => {
    for (const [what, text] of Object.entries(happens)) {
      const found = await look(
        `${text.replace('$toko', '($1::text[] is null or kode_toko = any($1))')} limit 1`,
        [tokos],
      );
      if (found.length === 0) missing.push(`${where}: ${what}`);
    }
  };
  for (const toko of branches) await search(toko, [toko], HAPPENS);
  await search('anywhere', null, HAPPENS_SOMEWHERE);
  return missing;
};
