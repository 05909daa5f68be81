import { beforeAll, expect, test } from 'vitest';
import { sendQueued } from '../../apps/server/src/modules/promo/public.ts';
import { MEMBERS } from '../../apps/server/src/testing/harness.ts';
import { picture } from '../../apps/server/src/testing/pictures.ts';
import { finished, serviceList } from '../../apps/server/src/testing/servicing.ts';
import { cashOf, closesEven, customersScreen, paperOf, writesToCustomers } from '../support/from-intake.ts';
import { dialogFocused, pickFirst, pickNamed, tabTo, typeText } from '../support/keyboard.ts';
import { Keys, knownCustomer } from '../support/keys.ts';
import { looks } from '../support/looks.ts';
import { useSharedWindow } from '../support/shared-window.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibilityFindings,
  openScreen,
  PATIENCE,
  PHONE,
  signIn,
  type Visitor,
  visit,
} from '../support/visitor.ts';

const stage = useStage();
const supervisorsWindow = useSharedWindow(stage, 'SPV1');
const cashiersWindow = useSharedWindow(stage, 'KASIR1');
beforeAll(async () => {
  await serviceList(stage.shop);
  const spv = await stage.shop.login('SPV');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 5_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});

/** The photo of the piece at hand, as a camera would give it. */
const photographed = async ({ page }: Visitor): Promise<void> => {
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture(40, 40).jpeg().toBuffer(),
    });
  await page.getByText('Foto tersimpan').last().waitFor();
};
const sound = async ({ page }: Visitor) => [...(await looks(page)), ...(await accessibilityFindings(page))];
const states = () =>
  stage.shop.look<{ status: string; berat: number }>(
    'select status, berat::int from service order by no_service',
  );

test(
  'a ring comes in, is done and goes out paid, by keyboard: what is missing is asked for one after another',
  async () => {
    const visitor = await supervisorsWindow();
    const { page } = visitor;
    await openScreen(page, '/transaksi-service', 'Transaksi Service');
    await tabTo(page, /^Nama Barang/i);
    await typeText(page, 'CINCIN');
    await tabTo(page, /^Kadar/);
    await typeText(page, '75');
    await tabTo(page, /^Berat awal/);
    await typeText(page, '4,21');
    await tabTo(page, /^Pekerjaan/);
    await pickNamed(page, 'CUCI');
    await page.keyboard.press('F9');
    await expect.poll(() => page.locator('[data-foto]:focus').count()).toBe(1);
    await photographed(visitor);
    expect(await sound(visitor)).toEqual([]);
    await page.keyboard.press('F9');
    await dialogFocused(page);
    await page.getByRole('button', { name: 'Pelanggan tanpa member' }).click();
    await dialogFocused(page);
    await typeText(page, 'IBU SARI');
    await page.keyboard.press('Control+S');
    await tabTo(page, /^DP/);
    await typeText(page, '25000');
    await page.keyboard.press('F9');
    await tabTo(page, /^Sales/);
    await pickFirst(page);
    await page.keyboard.press('F9');
    await page.getByText('Service diterima').waitFor();
    expect(await states()).toEqual([{ status: 'TERIMA', berat: 4210 }]);
    await page.keyboard.press('Enter');

    await openScreen(page, '/lihat-service', 'Lihat Service');
    await page.getByText('Janji hari ini 1').waitFor();
    await page.getByText('IBU SARI').first().click();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Service Selesai/ }).waitFor();
    expect(await sound(visitor)).toEqual([]);
    await page.keyboard.press('s');
    await dialogFocused(page);
    await tabTo(page, /^Berat akhir/);
    await typeText(page, '4,25');
    await photographed(visitor);
    await page.keyboard.press('Control+S');
    const weight = page.locator('[name^="berat_akhir"]');
    await expect.poll(() => weight.getAttribute('aria-invalid')).toBe('true');
    await weight.fill('4,2');
    expect(await sound(visitor)).toEqual([]);
    await page.keyboard.press('Control+S');
    await page.getByRole('button', { name: /Service Ambil/ }).waitFor();
    await page.keyboard.press('a');
    await dialogFocused(page);
    expect(await sound(visitor)).toEqual([]);
    await page.keyboard.press('Control+S');
    await expect.poll(states).toEqual([{ status: 'DIAMBIL', berat: 4200 }]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'a piece of a known customer comes in by nine keys and goes out paid in cash by four',
  async () => {
    const visitor = await cashiersWindow();
    const { page } = visitor;
    await openScreen(page, '/transaksi-service', 'Transaksi Service');
    await knownCustomer(page, MEMBERS[1]?.kode_customer ?? '');
    const intake = new Keys(page);
    await intake.fill(/^Nama Barang/i, 'GELANG');
    await intake.fill(/^Kadar/, '75');
    await intake.fill(/^Berat awal/, '6,1');
    await intake.pick(/^Pekerjaan/, 'CUCI');
    await intake.also(photographed(visitor));
    await intake.press('F9');
    await intake.pick(/^Sales/);
    await intake.press('F9');
    await page.getByText('Service diterima').waitFor();
    expect(intake.count).toBeLessThanOrEqual(9);
    const [made] = await stage.shop.look<{ no: string }>(
      "select no_faktur as no from dokumen where jenis = 'SERVICE' order by at desc limit 1",
    );
    const no = made?.no ?? '';
    await finished(await stage.shop.login('SPV'), no, [{ urut: 1, berat_akhir: 6.1 }]);
    await openScreen(page, '/lihat-service', 'Lihat Service');
    const pickup = new Keys(page);
    await page.keyboard.press('F2');
    await pickup.also(typeText(page, no));
    await page.getByText(no).first().waitFor();
    await pickup.press('Enter');
    await page.getByRole('button', { name: /Service Ambil/ }).waitFor();
    await pickup.press('a');
    await dialogFocused(page);
    await pickup.press('Control+S');
    await expect
      .poll(() => stage.shop.look('select status from service where no_service = $1', [`${no}/1`]))
      .toEqual([{ status: 'DIAMBIL' }]);
    expect(pickup.count).toBeLessThanOrEqual(4);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'on the phone the intake and the list are read and pressed',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    await signIn(visitor, 'SPV2');
    await openScreen(visitor.page, '/transaksi-service', 'Transaksi Service');
    expect(await sound(visitor)).toEqual([]);
    await openScreen(visitor.page, '/lihat-service', 'Lihat Service');
    expect(await sound(visitor)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'its customer reads on his screen what it will cost and what is left, is handed a claim slip, told by WhatsApp once, and the evening counts what came in',
  async () => {
    const wablas = await writesToCustomers(stage);
    const visitor = await cashiersWindow();
    const { page } = visitor;
    const screen = await customersScreen(stage, visitor);

    await openScreen(page, '/transaksi-service', 'Transaksi Service');
    await knownCustomer(page, MEMBERS[2]?.kode_customer ?? '');
    await tabTo(page, /^Nama Barang/i);
    await typeText(page, 'LIONTIN');
    await tabTo(page, /^Kadar/);
    await typeText(page, '75');
    await tabTo(page, /^Berat awal/);
    await typeText(page, '3,5');
    await tabTo(page, /^Pekerjaan/);
    await pickNamed(page, 'CUCI');
    await tabTo(page, /^DP/);
    await typeText(page, '25000');
    await screen.shows('LIONTIN');
    await screen.shows('Sisa saat diambil');
    await screen.shows('Rp. 50.000');
    expect(await screen.findings()).toEqual([]);
    await page.keyboard.press('F9');
    await photographed(visitor);
    await tabTo(page, /^Sales/);
    await pickFirst(page);
    const claim = paperOf(visitor, 'service');
    await page.keyboard.press('F9');
    await page.getByText('Service diterima').waitFor();
    expect(await claim).toContain('pdf');
    await screen.page.getByRole('heading', { name: 'Terima kasih' }).waitFor();
    await screen.shows('Janji selesai');
    expect(await screen.findings()).toEqual([]);
    // The next customer reads nothing of her.
    await page.keyboard.press('Enter');
    await screen.page.getByRole('heading', { name: 'Terima kasih' }).waitFor({ state: 'detached' });

    const [{ no } = { no: '' }] = await stage.shop.look<{ no: string }>(
      "select no_faktur as no from dokumen where jenis = 'SERVICE' order by at desc limit 1",
    );
    await openScreen(page, '/lihat-service', 'Lihat Service');
    await page.keyboard.press('F2');
    await typeText(page, no);
    await page.getByText(no).first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Service Selesai/ }).waitFor();
    await page.keyboard.press('s');
    await dialogFocused(page);
    await tabTo(page, /^Berat akhir/);
    await typeText(page, '3,49');
    await photographed(visitor);
    await page.keyboard.press('Control+S');
    await page.getByRole('button', { name: /Service Ambil/ }).waitFor();
    const told = () =>
      wablas.requests.flatMap(({ data }) => data).filter(({ message }) => message?.includes(no));
    await sendQueued(stage.shop.app.kadar, 'K01');
    expect(told()).toHaveLength(1);

    await page.keyboard.press('a');
    await dialogFocused(page);
    await screen.shows('LIONTIN');
    await screen.shows('Titipan');
    expect(await screen.findings()).toEqual([]);
    const paper = paperOf(visitor, 'service');
    await page.keyboard.press('Control+S');
    expect(await paper).toContain('pdf');
    await screen.page.getByRole('heading', { name: 'Terima kasih' }).waitFor();
    expect(
      await stage.shop.look('select status, berat::int from service where no_service = $1', [`${no}/1`]),
    ).toEqual([{ status: 'DIAMBIL', berat: 3490 }]);
    await sendQueued(stage.shop.app.kadar, 'K01');
    expect(told()).toHaveLength(1);

    const supervisor = await supervisorsWindow();
    // Two tickets with 25.000 before, one without; all three were fetched for 75.000.
    expect(await cashOf(stage)).toEqual({ MODAL: 5_000_000, SERVICE: 50_000, SERVICE_AMBIL: 175_000 });
    await closesEven(stage, supervisor);
    expect([...visitor.complaints, ...screen.complaints, ...supervisor.complaints]).toEqual([]);
    await wablas.close();
  },
  2 * PATIENCE,
);
