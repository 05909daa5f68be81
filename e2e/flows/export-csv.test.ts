import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pieceSupply } from '../../apps/server/src/modules/penjualan/sale.fixture.ts';
import { exportAs, exportChoices } from '../support/downloads.ts';
import { sellElsewhere } from '../support/meanwhile.ts';
import { useStage } from '../support/stage.ts';
import { accessibilityFindings, openScreen, PATIENCE, signIn, visit } from '../support/visitor.ts';

const stage = useStage();

test(
  'support takes a table away as CSV, is asked which one, and the audit knows it',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'SUPPORT');
    const { page } = visitor;
    await openScreen(page, '/export-csv', 'Export CSV');
    await page.keyboard.press('F9');
    await page.getByText('Tabel Tidak Boleh Kosong').waitFor();
    await page.getByRole('combobox', { name: /^Tabel/ }).fill('group');
    await page.getByRole('option').filter({ hasText: '(group)' }).first().click();
    await page.getByRole('status').filter({ hasText: '8' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('F9')]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('TUA750');
    const [audit] = await stage.shop.look<{ user_id: string; entity_key: string }>(
      `select user_id, entity_key from audit where entity = 'export-csv'`,
    );
    expect(audit).toEqual({ user_id: 'SUPPORT', entity_key: 'group' });
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'a list of documents and of pieces is carried away from its own screen, as CSV by support',
  async () => {
    await sellElsewhere(stage.shop, pieceSupply()().kode_barcode);
    const visitor = await visit(stage.browser, stage.shop);
    await visitor.context.addInitScript(() => localStorage.setItem('kadar.toko', 'K01'));
    await signIn(visitor, 'SUPPORT');
    const { page } = visitor;
    await openScreen(page, '/lihat-penjualan');
    const sales = await exportAs(page, 'Export CSV');
    expect(sales.name).toBe('penjualan.csv');
    expect(sales.text).toContain('PJK01');
    await openScreen(page, '/data-barang');
    const pieces = await exportAs(page, 'Export CSV');
    expect(pieces.name).toBe('barang.csv');
    expect(pieces.text.trim().split('\n').length).toBeGreaterThan(100);
    await signIn(visitor, 'KASIR1');
    await openScreen(page, '/lihat-penjualan');
    expect(await exportChoices(page)).toEqual(['Export Pdf', 'Export Excel']);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'nobody else is shown it',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'OWNER');
    await visitor.page.goto('/export-csv');
    await visitor.page.getByRole('heading', { name: 'Halaman tidak tersedia' }).waitFor();
    await visitor.context.close();
  },
  PATIENCE,
);
