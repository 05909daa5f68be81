import { expect, test } from 'vitest';
import { exportAs } from '../support/downloads.ts';
import { pickNamed } from '../support/keyboard.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();

test(
  'a promo is written beside its WhatsApp bubble, refused while it is empty, kept as a draft and changed',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await visitor.context.addInitScript(() => localStorage.setItem('kadar.toko', 'K01'));
    await signIn(visitor, 'ADMIN');
    const { page } = visitor;
    await openScreen(page, '/jadwal-notifikasi-promo', 'Jadwal Notifikasi Promo Ke Customer');
    await page.getByText('Tidak Ada Data').waitFor();
    await page.keyboard.press('Insert');
    const dialog = page.getByRole('dialog', { name: 'Jadwalkan promo' });
    await dialog.waitFor();
    const text = dialog.getByRole('textbox', { name: /^Pesan/ });
    expect(await text.inputValue()).toContain('{nama_customer}');
    await text.fill('');
    await dialog.getByRole('button', { name: 'Simpan konsep' }).click();
    await dialog.getByText('Pesan Tidak Boleh Kosong').waitFor();
    await text.fill('Halo *{nama_customer}*, ongkos *diskon* hari ini');
    await dialog.getByRole('textbox', { name: /^Judul/ }).fill('Ongkos diskon');
    await dialog.locator('strong', { hasText: 'diskon' }).first().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Simpan konsep' }).click();
    await dialog.waitFor({ state: 'detached' });
    const row = page.getByRole('row').filter({ hasText: 'Ongkos diskon' });
    await row.filter({ hasText: 'Konsep' }).waitFor();
    const [kept] = await stage.shop.look<{ judul: string; status: string; kode_toko: string }>(
      'select judul, status, kode_toko from promo_jadwal',
    );
    expect(kept).toMatchObject({ status: 'DRAFT', kode_toko: 'K01' });

    await row.dblclick();
    const edit = page.getByRole('dialog', { name: 'Ubah promo' });
    await edit.getByRole('textbox', { name: /^Judul/ }).fill('Ongkos gratis');
    await edit.getByRole('button', { name: 'Simpan konsep' }).click();
    await page.getByRole('row').filter({ hasText: 'Ongkos gratis' }).waitFor();
    await page.getByRole('button', { name: 'Batalkan' }).click();
    await page
      .getByRole('dialog', { name: 'Batalkan promo' })
      .getByRole('button', { name: 'Batalkan' })
      .click();
    await page.getByRole('row').filter({ hasText: 'Batal' }).filter({ hasText: 'Ongkos gratis' }).waitFor();
    await page.getByText('Log pengiriman').click();
    await page.getByText('Tidak Ada Data').waitFor();

    // At all shops it stands with its shop, a new one asks for its own, and starts from what that one last said.
    await page.evaluate(() => localStorage.removeItem('kadar.toko'));
    await visitor.context.addInitScript(() => localStorage.removeItem('kadar.toko'));
    await openScreen(page, '/jadwal-notifikasi-promo', 'Jadwal Notifikasi Promo Ke Customer');
    await page.getByRole('row').filter({ hasText: 'Ongkos gratis' }).filter({ hasText: 'K01' }).waitFor();
    await page.keyboard.press('Insert');
    const toko = dialog.getByRole('combobox', { name: 'Toko' });
    await toko.and(page.locator(':focus')).waitFor();
    await dialog.getByRole('button', { name: 'Simpan konsep' }).click();
    await dialog.getByText('Mohon Pilih Toko').waitFor();
    await toko.focus();
    await pickNamed(page, 'K02');
    await dialog.getByText('{nama_customer}', { exact: false }).first().waitFor();
    await dialog.getByRole('textbox', { name: /^Judul/ }).fill('Cabang dua');
    expect(await accessibilityFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Simpan konsep' }).click();
    await page.getByRole('row').filter({ hasText: 'Cabang dua' }).filter({ hasText: 'K02' }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'a message that failed is marked in the log and queued once more',
  async () => {
    const { shop } = stage;
    const office = await shop.login('MU');
    expect((await office.put('para-system', { values: { WABLAS_MODULE: true } })).status).toBe(200);
    await shop.look(`
      with p as (
        insert into promo_jadwal (kode_toko, judul, template, audiens, tgl_kirim, jam_kirim, kirim_at, status, input_by, updated_by)
        values ('K01', 'CINCIN BARU', 'Halo', 'SEMUA', current_date, '09:00', now(), 'SELESAI', 'TEST', 'TEST') returning id
      )
      insert into promo_kirim (kode_toko, promo_id, jenis, nama, no_hp, pesan, status, coba, kesalahan, input_by, antri_at, berikut_at, dicoba_at, selesai_at)
      select 'K01', id, 'PROMO', 'SITI', '6287700001234', 'Halo', 'GAGAL', 3, 'phone not registered', 'TEST', now(), now(), now(), now() from p`);
    const visitor = await visit(stage.browser, shop);
    await visitor.context.addInitScript(() => localStorage.setItem('kadar.toko', 'K01'));
    await signIn(visitor, 'ADMIN');
    const { page } = visitor;
    await openScreen(page, '/jadwal-notifikasi-promo');
    // No token of an account stands in this server's environment: said while the promo is written, not after.
    await page.keyboard.press('Insert');
    await page
      .getByRole('dialog', { name: 'Jadwalkan promo' })
      .getByText('Akun WhatsApp toko ini belum diatur', { exact: false })
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Log pengiriman').click();
    const again = page.getByRole('button', { name: 'Kirim Ulang' });
    const row = page.getByRole('row').filter({ hasText: '6287700001234' });
    await row.filter({ hasText: 'Gagal' }).click();
    await again.click();
    const sure = page.getByRole('dialog', { name: 'Kirim Ulang' });
    await sure.getByText('SITI 6287700001234').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await sure.getByRole('button', { name: 'Kirim Ulang' }).click();
    await page.getByText('Pesan masuk antrian').waitFor();
    await row.filter({ hasText: 'Antri' }).waitFor();
    expect(await again.isDisabled()).toBe(true);
    expect(await shop.look('select status, coba from promo_kirim')).toEqual([{ status: 'ANTRI', coba: 0 }]);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'those who want no messages are a list like any other',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'ADMIN');
    const { page } = visitor;
    await openScreen(page, '/promo-berhenti');
    await page.getByRole('grid').getByRole('row').nth(1).waitFor();
    const csv = await exportAs(page, 'Export CSV');
    expect(csv.name).toBe('promo-berhenti.csv');
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);
