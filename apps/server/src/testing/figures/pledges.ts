import type { Findings } from './findings.ts';
import type { Look } from './ledger.ts';
import type { Page, Reader } from './reader.ts';

interface Days {
  from: string;
  to: string;
}
type Row = Page['rows'][number];

const byNumber = (page: Page, key: string): Map<string, Row> =>
  new Map(page.rows.map((row) => [String(row[key]), row]));

/** A bag is told by its fine gold: of several purities as of one, by the register as it was pledged, of an open pledge by what is left of it. */
const checkPurities = async (
  findings: Findings,
  look: Look,
  toko: string,
  page: Page,
  goods: 'hutang_detail' | 'hutang_barang',
): Promise<void> => {
  const bags = await look<{ no_faktur: string; kadar: string; macam: number }>(
    `select no_faktur, round(sum(berat * kadar) / sum(berat), 3)::text as kadar, count(distinct kadar)::int as macam
     from ${goods} where $1 in ('*', kode_toko) group by no_faktur`,
    [toko],
  );
  const fine = new Map(bags.map(({ no_faktur, ...bag }) => [no_faktur, bag]));
  for (const [no, row] of byNumber(page, 'no_hutang')) {
    const bag = fine.get(no);
    const kind = bag && bag.macam > 1 ? 'mixed bags' : 'bags';
    findings.same(kind, page.where, `purity of ${no}`, Number(bag?.kadar), row.kadar);
  }
};

/** The register's day of settlement is that of the redemption, and a redemption says what it gave back. */
const checkSettled = (findings: Findings, register: Page, redeemed: Page): void => {
  const last = new Map<string, Row>();
  for (const row of redeemed.rows) {
    const no = String(row.no_faktur_hutang);
    if (Number(row.jumlah_hutang) > 0 && String(last.get(no)?.tgl_lunas ?? '') <= String(row.tgl_lunas))
      last.set(no, row);
    if (Number(row.jumlah_hutang) > 0)
      findings.same(
        'redemptions',
        redeemed.where,
        `${row.no_faktur} gave something back`,
        true,
        row.detail_barang !== null,
      );
  }
  for (const { no_hutang, status, tgl_lunas } of register.rows) {
    const settlement = last.get(String(no_hutang));
    if (settlement && String(status).startsWith('LUNAS'))
      findings.same(
        'redemptions',
        register.where,
        `tgl_lunas of ${no_hutang}`,
        settlement.tgl_lunas,
        tgl_lunas,
      );
  }
};

export const checkPledgeRegisters = async (
  findings: Findings,
  reader: Reader,
  look: Look,
  toko: string,
  { from, to }: Days,
): Promise<void> => {
  const days = { tgl_from: from, tgl_to: to };
  const [register, open, redeemed] = [
    await reader.open('/register-gadai', toko, days),
    await reader.open('/laporan-pinjaman-berjalan', toko, {}),
    await reader.open('/laporan-penebusan-detail', toko, days),
  ];
  if (!register || !open || !redeemed) return;
  await checkPurities(findings, look, toko, register, 'hutang_detail');
  await checkPurities(findings, look, toko, open, 'hutang_barang');
  checkSettled(findings, register, redeemed);
};
