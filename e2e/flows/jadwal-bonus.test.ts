import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendKabar } from '../../apps/server/src/modules/kabar/public.ts';
import { type LocalSmtp, startLocalSmtp } from '../../apps/server/src/platform/mail/smtp.fixture.ts';
import { smtpAccountOf } from '../../apps/server/src/platform/mail/smtp-account.ts';
import { pieceSupply, SALES, soldOn } from '../../apps/server/src/testing/bonuses.ts';
import { Shell } from '../page-models/shell.ts';
import { dialogFocused, pickListed, pickNamed, tabTo, typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useSharedWindow } from '../support/shared-window.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();
const ownersWindow = useSharedWindow(stage, 'OWNER');
let smtp: LocalSmtp;
beforeAll(async () => {
  smtp = await startLocalSmtp();
  Object.assign(stage.shop.config, { smtp: smtpAccountOf(smtp.url), smtpFrom: 'kadar@toko.example' });
});
afterAll(() => smtp?.close());

test(
  'a report is scheduled by keys, sent now by mail with its file, and ended',
  async () => {
    const visitor = await ownersWindow();
    const { page } = visitor;
    await openScreen(page, '/jadwal-laporan', 'Jadwal Laporan');
    const table = page.getByRole('grid', { name: 'Jadwal Laporan' });
    await page
      .getByRole('button', { name: /^Jadwal Baru/ })
      .first()
      .waitFor();
    await page.keyboard.press('Insert');
    const dialog = page.getByRole('dialog', { name: 'Jadwal baru' });
    await dialogFocused(page);
    await page.keyboard.press('Control+S');
    // What is missing is said at its field, and nothing that was typed goes.
    await dialog.getByText('Pilih minimal satu penerima').waitFor();
    await tabTo(page, /^Nama/);
    await typeText(page, 'Penjualan kemarin');
    await tabTo(page, /^Isi/);
    await pickListed(page, 'Laporan');
    await tabTo(page, /^Laporan/);
    await pickNamed(page, 'Laporan Penjualan');
    // What the report may be asked besides comes with it.
    await dialog.getByLabel('Kadar').waitFor();
    await tabTo(page, /^Kadar/);
    await typeText(page, '420');
    await tabTo(page, /^Alamat lain/);
    await typeText(page, 'pemilik@toko.example');
    await tabTo(page, 'Tambah');
    await page.keyboard.press('Enter');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await page.keyboard.press('Control+S');
    await dialog.waitFor({ state: 'detached' });
    await table.getByText('Penjualan kemarin').waitFor();
    await table.getByText('Tiap hari 07:00').waitFor();
    expect(await stage.shop.look('select saringan from jadwal_laporan')).toEqual([
      { saringan: { kadar: '420' } },
    ]);
    await table.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Kirim Sekarang' }).press('Enter');
    await page.getByText('Kirim "Penjualan kemarin" sekarang ke 1 penerima?').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => stage.shop.look('select 1 from kabar').then(({ length }) => length)).toBe(1);
    expect(await sendKabar(stage.shop.app.kadar)).toBe(1);
    const file = smtp.received[0]?.attachments[0];
    expect([smtp.received.length, file?.contentType]).toEqual([1, 'application/pdf']);
    expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-');
    await page.reload();
    await table.getByText('Dikirim', { exact: true }).waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await table.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await page.getByText(/^Hapus jadwal "Penjualan kemarin"/).waitFor();
    await tabTo(page, 'Hapus');
    await page.keyboard.press('Enter');
    await table.getByText('Penjualan kemarin').waitFor({ state: 'detached' });
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'the bonus of a month is told with what it is made of, booked and paid by keys; on a telephone it is read',
  async () => {
    const owner = await stage.shop.login('OWN');
    const next = pieceSupply();
    await soldOn(stage.shop, owner, '2026-01-10', [next(), next()]);
    const step = { periode: 'BULANAN', basis: 'RUPIAH', target_rp: 1_000, bonus_rp: 100_000, target_gram: 0 };
    expect((await owner.post('para-bonus-sales', step)).status).toBe(200);
    const visitor = await ownersWindow();
    const { page } = visitor;
    await openScreen(page, '/bonus-sales', 'Bonus Sales');
    await new Shell(page).pickToko('K01');
    const row = page.getByRole('grid', { name: 'Sales' }).getByRole('row', { name: new RegExp(SALES) });
    await row.waitFor();
    await page
      .getByText(/terdiri dari/)
      .first()
      .waitFor();
    // The sales people of a shop are few; what a bonus is made of stands below them.
    const rows = /^room for 1\d rows$/;
    const found = (await looks(page)).filter((one) => !rows.test(one));
    expect([...found, ...(await accessibilityFindings(page))]).toEqual([]);
    await page.getByRole('grid', { name: 'Sales' }).focus();
    await page.keyboard.press('B');
    await dialogFocused(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    await typeText(page, 'BONUS JANUARI');
    await page.keyboard.press('Control+S');
    await row.getByText(/^BN/).waitFor();
    await page.keyboard.press('Y');
    await dialogFocused(page);
    await page.keyboard.press('Control+S');
    await expect
      .poll(() =>
        stage.shop.look<{ rp: string }>(
          "select sum(rp)::text as rp from pihak_mutasi where pihak = 'SALES' and kode = $1",
          [SALES],
        ),
      )
      .toEqual([{ rp: '0' }]);
    const phone = await visit(stage.browser, stage.shop, PHONE);
    await signIn(phone, 'OWNER');
    await openScreen(phone.page, '/bonus-sales', 'Bonus Sales');
    await new Shell(phone.page).pickToko('K01');
    await phone.page
      .getByText(/terdiri dari/)
      .first()
      .waitFor();
    expect([...(await looks(phone.page)), ...(await accessibilityFindings(phone.page))]).toEqual([]);
    await phone.context.close();
  },
  PATIENCE,
);
