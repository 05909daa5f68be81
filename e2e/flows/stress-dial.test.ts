import { STRESS_PERCENT } from '@kadar/domain/stress.ts';
import { beforeAll, expect, test } from 'vitest';
import { MEMBERS } from '../../apps/server/src/testing/harness.ts';
import { allowPledges, NECKLACE_PLAFOND, pledged } from '../../apps/server/src/testing/pledging.ts';
import { tabTo } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibilityFindings,
  openScreen,
  PATIENCE,
  signIn,
  type Visitor,
  visit,
} from '../support/visitor.ts';

const stage = useStage();
const K01 = { toko: 'K01' };
/** Lent as much as their goods are good for: the first fall short when gold falls. */
let lent: string[];

beforeAll(async () => {
  const owner = await stage.shop.login('OWN');
  await allowPledges(owner);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  expect((await owner.post('cash', modal, K01)).status).toBe(200);
  lent = [];
  for (const { kode_customer } of MEMBERS.slice(0, 2))
    lent.push(await pledged(owner, NECKLACE_PLAFOND - 55_000, { kode_customer }));
});

const fine = async ({ page }: Visitor) =>
  expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);

test(
  'the dial is turned down by keys, opens the pledges that are short then, and one of them is reminded',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'OWNER');
    const { page } = visitor;
    await openScreen(page, '/dashboard-hutang');
    const dial = page.getByRole('slider', { name: 'Uji harga emas' });
    await dial.focus();
    await page.keyboard.press('Home');
    expect(await dial.getAttribute('aria-valuenow')).toBe(String(-STRESS_PERCENT));
    const says = page.getByRole('status').filter({ hasText: '2 pinjaman kurang Rp' });
    await says.waitFor();
    await fine(visitor);
    await tabTo(page, /^Emas −30 %: 2 pinjaman kurang Rp/);
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Emas −30 %', checked: true }).waitFor({ state: 'attached' });
    expect(page.url()).toContain(`/jatuh-tempo?uji=${-STRESS_PERCENT}`);
    await page.locator('table[role=grid]:focus').waitFor();
    const rows = page.locator('table[role=grid] tbody tr');
    await rows.nth(1).waitFor();
    const [first = ''] = await rows.first().locator('a').allInnerTexts();
    expect(lent).toContain(first);
    await fine(visitor);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: /^Surat \(1\)/ }).waitFor();
    await page.keyboard.press('F9');
    await page.getByRole('alert').filter({ hasText: '1 surat dibuat' }).waitFor();
    const spv = await stage.shop.login('SPV');
    const told = async (no: string) =>
      ((await spv.get(`jatuh-tempo/${no}/pesan`)).body.data as object[]).length;
    expect(await Promise.all(lent.map(told))).toEqual(lent.map((no) => (no === first ? 1 : 0)));
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
