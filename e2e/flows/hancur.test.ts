import { expect, test } from 'vitest';
import { pieceInput } from '../../apps/server/src/modules/barang/new-piece.fixture.ts';
import { picture } from '../../apps/server/src/testing/pictures.ts';
import { tabTo, typeText } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE, PHONE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();

const newPiece = async (nama_barang: string): Promise<string> => {
  const client = await stage.shop.login('SPV');
  const reply = await client.post('barang', pieceInput({ nama_barang, berat_asli: 3.39 }));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { kode_barcode: string }).kode_barcode;
};

test(
  'a piece is destroyed by keyboard into a lot that is opened for it: a refusal loses nothing, the scrap is in the lot',
  async () => {
    const kode = await newPiece('CINCIN PATAH');
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/hancur-barang', 'Hancur Barang');
    await page.keyboard.press('Insert');
    await typeText(page, kode);
    await page.keyboard.press('Enter');
    await page.getByText('CINCIN PATAH').waitFor();
    await tabTo(page, /^Berat hancur/);
    await typeText(page, '3,4');
    await tabTo(page, /^Lot baru/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[name="no_lot"]').inputValue()).toContain('LLK01');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'a.jpg',
        mimeType: 'image/jpeg',
        buffer: await picture(40, 40).jpeg().toBuffer(),
      });
    await page.getByText('Foto tersimpan').waitFor();
    await tabTo(page, /^Keterangan/);
    await typeText(page, 'PATAH DI ETALASE');
    await page.keyboard.press('F9');
    const weight = page.locator('[name="lines.0.berat_hancur"]');
    await expect.poll(() => weight.getAttribute('aria-invalid')).toBe('true');
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    await weight.fill('3,3');
    await page.keyboard.press('F9');
    await page.getByText('RUSAK · LLK01').first().waitFor();
    expect(
      await stage.shop.look(
        "select b.status, m.berat::int from barang b, mutasi_massa m where b.kode_barcode = $1 and m.jenis = 'HANCUR'",
        [kode],
      ),
    ).toEqual([{ status: 'HANCUR', berat: 3300 }]);
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'on the phone: what was destroyed, and the form',
  async () => {
    const visitor = await visit(stage.browser, stage.shop, PHONE);
    const { page } = visitor;
    await signIn(visitor, 'SPV1');
    await openScreen(page, '/hancur-barang', 'Hancur Barang');
    await page.getByRole('button', { name: 'Hancurkan Barang' }).click();
    await page.getByLabel('Barcode').waitFor();
    expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
