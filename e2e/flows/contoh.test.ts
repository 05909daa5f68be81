import { beforeAll, expect, test } from 'vitest';
import { lineOf, noFaktur, pesananOf, pieceSupply } from '../../apps/server/src/testing/ordering.ts';
import { dialogFocused, pickFirst, pickNamed, tabTo, typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useSharedWindow } from '../support/shared-window.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE, PHONE, type Visitor } from '../support/visitor.ts';

const stage = useStage();
const supervisorsWindow = useSharedWindow(stage, 'SPV1');
const supervisorsPhone = useSharedWindow(stage, 'SPV1', { viewport: PHONE });
const next = pieceSupply();
const [ordered, sample] = [next(), next()];
let no = '';

beforeAll(async () => {
  const owner = await stage.shop.login('OWN');
  const { piece } = ordered;
  const body = pesananOf(
    [lineOf(piece, { contoh: { jenis: 'TOKO', kode_barcode: sample.kode_barcode } })],
    0,
  );
  no = noFaktur((await owner.post('pesanan', body, { toko: 'K01' })).body);
});

const told = ({ page }: Visitor, text: string | RegExp) => page.getByText(text).first().waitFor();
const inOrder = async ({ page }: Visitor) =>
  expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
const gramOf = async (kode_barcode: string): Promise<string> => {
  const [row] = await stage.shop.look<{ mg: number }>(
    'select berat_asli::int as mg from barang where kode_barcode = $1',
    [kode_barcode],
  );
  return String((row?.mg ?? 0) / 1000).replace('.', ',');
};

test(
  'the sample that was wished for goes out from the drawer and comes back, weighed, by keyboard',
  async () => {
    const visitor = await supervisorsWindow();
    const { page } = visitor;
    await openScreen(page, '/lihat-pesanan', 'Lihat Pesanan');
    await page.getByText(no).locator('visible=true').first().click();
    await told(visitor, /diminta, belum keluar/);
    await page.keyboard.press('c');
    await dialogFocused(page);
    expect(await page.locator('[name="kode_barcode"]').inputValue()).toBe(sample.kode_barcode);
    await inOrder(visitor);
    await page.keyboard.press('Control+s');
    await told(visitor, /keluar sampai/);
    await inOrder(visitor);
    await openScreen(page, '/ambil-barang-contoh', 'Ambil Barang Contoh');
    await told(visitor, sample.kode_barcode);
    await inOrder(visitor);
    // As the dashboard leads here: none is late, and one is out.
    await openScreen(page, '/ambil-barang-contoh?keadaan=LEWAT', 'Ambil Barang Contoh');
    await told(visitor, 'Tidak ada contoh dengan status ini');
    await inOrder(visitor);
    await openScreen(page, '/ambil-barang-contoh?keadaan=KELUAR', 'Ambil Barang Contoh');
    await told(visitor, sample.kode_barcode);
    await page.keyboard.press('F9');
    const barcode = page.locator('[name="kode_barcode"]');
    await expect.poll(() => barcode.getAttribute('aria-invalid')).toBe('true');
    await typeText(page, sample.kode_barcode);
    await tabTo(page, /^Kode Baki Contoh/);
    await pickFirst(page);
    await tabTo(page, /^Berat/);
    await typeText(page, await gramOf(sample.kode_barcode));
    await inOrder(visitor);
    await page.keyboard.press('F9');
    await told(visitor, 'Tidak ada contoh yang keluar');
    await told(visitor, 'OKK01');
    expect(visitor.complaints).toEqual([]);
    const phone = await supervisorsPhone();
    await openScreen(phone.page, '/ambil-barang-contoh', 'Ambil Barang Contoh');
    await inOrder(phone);
    expect(phone.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'what a customer brings along is described, weighed and photographed with his order',
  async () => {
    const visitor = await supervisorsWindow();
    const { page } = visitor;
    await openScreen(page, '/transaksi-pesanan', 'Transaksi Pesanan');
    await typeText(page, 'RATNA');
    await tabTo(page, /^Sales/);
    await pickFirst(page);
    await tabTo(page, /^Tgl Janji/);
    await typeText(page, '28022026');
    await tabTo(page, /^Nama Barang/);
    await typeText(page, 'GIWANG');
    await tabTo(page, /^Jenis/);
    await pickNamed(page, ordered.piece.kode_dept);
    await tabTo(page, /^Group/);
    await pickNamed(page, ordered.piece.kode_group);
    await tabTo(page, /^Kadar/);
    await typeText(page, String(ordered.piece.kadar).replace('.', ','));
    await tabTo(page, /^Perkiraan Berat/);
    await typeText(page, String(ordered.piece.berat).replace('.', ','));
    await expect.poll(() => page.locator('[name="lines.0.harga_emas"]').inputValue()).not.toBe('');
    await tabTo(page, /^Contoh customer/);
    await page.keyboard.press('Enter');
    await typeText(page, 'GIWANG NENEK');
    await tabTo(page, /^Berat Contoh/);
    await typeText(page, '2,5');
    await tabTo(page, /^DP/);
    await typeText(page, '100000');
    await page.keyboard.press('F9');
    await told(visitor, /[Ff]oto/);
    const image = { name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.locator('input[type=file]').first().setInputFiles(image);
    await expect.poll(() => page.locator('[data-foto]').first().getAttribute('data-foto')).not.toBe('');
    await inOrder(visitor);
    await page.keyboard.press('F9');
    await expect
      .poll(() => stage.shop.look("select 1 from pesanan_contoh_detail where deskripsi = 'GIWANG NENEK'"))
      .toHaveLength(1);
    await openScreen(page, '/lihat-pesanan', 'Lihat Pesanan');
    const [taken] = await stage.shop.look<{ no: string }>(
      "select no_faktur as no from pesanan_contoh_detail where deskripsi = 'GIWANG NENEK'",
    );
    await page
      .getByText(taken?.no ?? '')
      .locator('visible=true')
      .first()
      .click();
    await told(visitor, /GIWANG NENEK/);
    await inOrder(visitor);
    await page.keyboard.press('k');
    await dialogFocused(page);
    await typeText(page, '2,5');
    await inOrder(visitor);
    await page.keyboard.press('Control+s');
    await told(visitor, /kembali 2/);
    expect(visitor.complaints).toEqual([]);
    const phone = await supervisorsPhone();
    await openScreen(phone.page, '/transaksi-pesanan', 'Transaksi Pesanan');
    await phone.page.getByRole('button', { name: 'Contoh customer' }).first().click();
    await inOrder(phone);
    expect(phone.complaints).toEqual([]);
  },
  PATIENCE,
);
