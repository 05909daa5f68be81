import { expect, test } from 'vitest';
import { pickNamed, tabTo } from '../support/keyboard.ts';
import { looks } from '../support/looks.ts';
import { plugScale, scaleLine, scaleSays, unplugScale } from '../support/scripted-scale.ts';
import { useStage } from '../support/stage.ts';
import {
  accessibilityFindings,
  openScreen,
  PATIENCE,
  PHONE,
  signIn,
  visit,
  walkTo,
} from '../support/visitor.ts';

const stage = useStage();

interface Tray {
  kode_baki: string;
  berat_seharusnya: number;
}

const line = (grams: number): string => scaleLine(grams * 1000);

test(
  'trays are weighed from the scale, one is short and explained, one is typed, and the report tells it all',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await plugScale(visitor.context);
    await signIn(visitor, 'SPV1');
    const { page } = visitor;
    await openScreen(page, '/timbang-baki', 'Timbang Baki');
    await page.keyboard.press('F9');
    await page.getByText('Gudang Tidak Boleh Kosong').waitFor();
    await tabTo(page, /^Gudang/);
    await pickNamed(page, 'ETALASE');
    await page.keyboard.press('F9');
    await page.getByText('Baki Tidak Boleh Kosong').waitFor();
    await tabTo(page, /^Baki/);
    await page.keyboard.press('ArrowDown');
    await page.locator('[data-combobox-option]:visible').first().click();
    await page.keyboard.press('F9');
    await page.getByRole('heading', { level: 1, name: /^Timbang Baki ETALASE/ }).waitFor();

    const trays = await stage.shop.look<Tray>(`
      select k.kode_baki, ((sum(b.berat_asli + b.berat_bandrol) + max(k.berat_baki)) / 1000.0)::float8 as berat_seharusnya
      from baki k join barang b on b.kode_toko = k.kode_toko and b.kode_baki = k.kode_baki and b.status = 'READY'
      where k.kode_toko = 'K01' and k.kode_gudang = 'ETALASE' group by k.kode_baki order by k.kode_baki`);
    const [first, second] = trays;
    // One of another tray goes into the second one before it is weighed.
    const [stray] = await stage.shop.look<{ berat: number; kode_barcode: string; kode_baki: string }>(
      `select ((berat_asli + berat_bandrol) / 1000.0)::float8 as berat, kode_barcode, kode_baki from barang
       where kode_toko = 'K01' and kode_gudang = 'ETALASE' and status = 'READY' order by kode_baki desc, kode_barcode limit 1`,
    );
    const moved = await (await stage.shop.login('OWN')).post(
      'pindahbarang',
      {
        kode_baki: second?.kode_baki,
        lines: [{ kode_barcode: stray?.kode_barcode, dari_baki: stray?.kode_baki }],
      },
      { toko: 'K01' },
    );
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    const [piece] = await stage.shop.look<{ berat: number; kode_barcode: string }>(
      `select ((berat_asli + berat_bandrol) / 1000.0)::float8 as berat, kode_barcode from barang where kode_toko = 'K01' and kode_baki = $1 and status = 'READY' limit 1`,
      [second?.kode_baki],
    );
    await page.getByRole('button', { name: 'Sambungkan timbangan' }).click();
    const take = async (grams: number): Promise<void> => {
      await scaleSays(page, line(0));
      for (let n = 0; n < 4; n++) await scaleSays(page, line(grams));
      await page.getByText('Stabil', { exact: true }).waitFor();
      await page.keyboard.press('F9');
    };
    await page.getByRole('heading', { name: `Letakkan baki ${first?.kode_baki}` }).waitFor();
    await take(first?.berat_seharusnya ?? 0);
    await page.getByRole('heading', { name: `Letakkan baki ${second?.kode_baki}` }).waitFor();
    await take((second?.berat_seharusnya ?? 0) + (stray?.berat ?? 0) - (piece?.berat ?? 0));
    const result = page.getByRole('region', { name: `Hasil baki ${second?.kode_baki}` });
    await result
      .getByText(piece?.kode_barcode ?? '')
      .first()
      .waitFor();
    await tabTo(page, /^Yang bergerak di baki ini/);
    await page.keyboard.press('Enter');
    await result.getByText('belum pernah cocok', { exact: false }).waitFor();
    await result
      .getByText(stray?.kode_barcode ?? '', { exact: true })
      .last()
      .waitFor();
    for (const viewport of [PHONE, { width: 1366, height: 768 }]) {
      await page.setViewportSize(viewport);
      expect([...(await looks(page)), ...(await accessibilityFindings(page))]).toEqual([]);
    }

    await page.keyboard.press('F2');
    await page.keyboard.type('100');
    // The cable goes in mid-weighing: the screen says so, nothing is booked, and what was typed stays.
    await unplugScale(page);
    const gone = page.getByText('Timbangan terputus: periksa kabel', { exact: false });
    await gone.first().waitFor();
    await page.keyboard.press('F9');
    await expect.poll(() => gone.count()).toBe(2);
    expect(await page.locator('#berat-diketik').inputValue()).toBe('100');
    await page.getByRole('button', { name: 'Simpan' }).press('Enter');
    await page.getByText('Diketik', { exact: true }).first().waitFor();
    const log = await stage.shop.look<{ kode_baki: string; sumber: string; status: string }>(
      'select kode_baki, sumber, status from timbang_aktivitas order by id',
    );
    expect(log.slice(0, 2)).toEqual([
      { kode_baki: first?.kode_baki, sumber: 'SERIAL', status: 'COCOK' },
      { kode_baki: second?.kode_baki, sumber: 'SERIAL', status: 'SELISIH' },
    ]);
    expect(log[2]).toMatchObject({ sumber: 'MANUAL' });

    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('heading', { level: 1, name: 'Timbang Baki', exact: true }).waitFor();
    await walkTo(page, '/laporan-aktivitas-timbang-baki');
    await page.getByRole('button', { name: /^Tampilkan/ }).waitFor();
    await page.keyboard.press('F9');
    await page
      .getByRole('row')
      .filter({ hasText: second?.kode_baki ?? '' })
      .first()
      .waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);
