/// <reference lib="dom" />
import { expect, test } from 'vitest';
import { useStage } from '../support/stage.ts';
import { goTo, PATIENCE, PHONE, signIn, type Visitor, visit } from '../support/visitor.ts';

const stage = useStage();
const PICTURES = process.env.KADAR_PICTURES;
const look = async ({ page }: Visitor, name: string): Promise<void> => {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
};

test(
  'what was changed meanwhile is said at its setting, and what was typed stays',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    await signIn(visitor, 'ADMIN');
    const { page } = visitor;
    await goTo(page, '/settingsystem', 'Setting System');
    const row = page.locator('[data-setting="TUKANG_UMUR_HARI"]');
    await row.locator('input').fill('20');
    const owner = await stage.shop.login('OWN');
    await page.route('**/api/v1/para-system', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    );
    expect((await owner.put('para-system', { values: { TUKANG_UMUR_HARI: 30 } })).status).toBe(200);
    const told = page.getByRole('dialog').filter({ hasText: 'Terjadi perubahan pada setting system' });
    await told.waitFor();
    await told.getByRole('button', { name: 'Tidak' }).click();
    await told.waitFor({ state: 'detached' });
    await page.unroute('**/api/v1/para-system');
    await page.keyboard.press('Control+S');
    await row.getByText(/OWNER sudah mengubahnya .* menjadi 30/).waitFor();
    expect(await row.locator('input').inputValue()).toBe('20');
    await look(visitor, 'setting-phone');
    await visitor.context.close();
    await owner.put('para-system', { values: { TUKANG_UMUR_HARI: null } });
  },
  PATIENCE,
);

test(
  'a user is put out where he is signed in',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'OWNER');
    const { page } = visitor;
    const kasir = await stage.shop.login('KASIR');
    await goTo(page, '/users', 'Pengguna');
    await page.getByText('KASIR1', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Perangkat dan sesi' }).click();
    const sessions = page.getByRole('dialog', { name: 'Perangkat dan sesi: KASIR1' });
    await sessions.getByRole('button', { name: 'Keluarkan' }).first().waitFor();
    await look(visitor, 'sesi-desktop');
    await sessions.getByRole('button', { name: 'Keluarkan' }).first().click();
    await sessions.getByText('berakhir', { exact: false }).first().waitFor();
    expect((await kasir.get('users/me')).status).toBe(401);
    await visitor.context.close();
  },
  PATIENCE,
);
