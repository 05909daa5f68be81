import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pieceSupply } from '../../apps/server/src/modules/penjualan/sale.fixture.ts';
import { MEMBERS } from '../../apps/server/src/testing/harness.ts';
import { PosPage } from '../page-models/pos-page.ts';
import { dialogFocused, scan } from '../support/keyboard.ts';
import { late } from '../support/late.ts';
import { salesOf } from '../support/meanwhile.ts';
import { printsOf } from '../support/printed.ts';
import { useStage } from '../support/stage.ts';
import { openScreen, PATIENCE, signIn, visit, walkTo } from '../support/visitor.ts';

const stage = useStage();
const next = pieceSupply();

/** As fast as the keyboard allows: nothing is waited for between the keys. */
const burst = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

describe.each([0, 300, 1500])('with answers %d ms late', (ms) => {
  test(
    'Enter takes what answers the text that stands there, or says that there is none',
    async () => {
      const visitor = await visit(stage.browser, stage.shop);
      await signIn(visitor, 'KASIR1');
      const { page } = visitor;
      const pos = new PosPage(page);
      await pos.open();
      await late(page, ms);
      const [piece, other] = [next(), next()];
      const dialog = page.getByRole('dialog');

      await page.keyboard.press('F2');
      await dialogFocused(page);
      await page.keyboard.type(other.piece.nama_barang.slice(0, 5));
      await dialog.getByRole('option').first().waitFor();
      await burst(page, piece.kode_barcode);
      await pos.line(piece.kode_barcode).waitFor();
      await dialog.waitFor({ state: 'detached' });
      expect(await page.locator('[data-barcode]').count()).toBe(1);

      // At once, before any answer; and what there is none of leaves the dialog open.
      await page.keyboard.press('F2');
      await dialogFocused(page);
      await burst(page, 'TIDAK ADA SEPERTI INI');
      await dialog.getByText('Tidak Ada Data').waitFor();
      await burst(page, other.kode_barcode);
      await pos.line(other.kode_barcode).waitFor();
      expect(await page.locator('[data-barcode]').count()).toBe(2);

      const [first, second] = MEMBERS;
      if (!first || !second) throw new Error('two members');
      await page.keyboard.press('F3');
      await dialogFocused(page);
      await page.keyboard.type(first.kode_customer);
      await dialog.getByRole('option').filter({ hasText: first.kode_customer }).first().waitFor();
      await burst(page, second.kode_customer);
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(second.nama_customer).first().waitFor();

      await page.keyboard.press('Control+k');
      await dialogFocused(page);
      await page.keyboard.type(other.piece.nama_barang.slice(0, 5));
      await burst(page, piece.kode_barcode);
      await page.waitForURL(`**/data-barang?q=${piece.kode_barcode}`);
      expect(visitor.complaints).toEqual([]);
      await visitor.context.close();
    },
    PATIENCE,
  );

  test(
    'what is typed behind a search, a scan, a nota waits and acts in its order; what is refused drops it, and Esc takes it back',
    async () => {
      const owner = await stage.shop.login('OWN');
      await owner.put('para-system', { values: { NOTA_FORMAT: '80MM' } }, { toko: 'K01' });
      const visitor = await visit(stage.browser, stage.shop);
      await signIn(visitor, 'KASIR1');
      const printed = await printsOf(visitor);
      const { page } = visitor;
      const { keyboard } = page;
      const pos = new PosPage(page);
      await pos.open();
      await pos.pickSales();
      await pos.ready();
      await late(page, ms);
      const codes = [next(), next(), next(), next()].map(({ kode_barcode }) => kode_barcode);
      const [searched = '', scanned = '', second = '', third = ''] = codes;
      const line = async (code: string) => {
        await keyboard.type(code);
        await keyboard.press('Enter');
      };

      // Two sales and their notas in one breath, the first by F2.
      await keyboard.press('F2');
      await line(searched);
      await keyboard.press('Alt+1');
      await keyboard.press('F9');
      await keyboard.press('Enter');
      await line(scanned);
      await line(second);
      await keyboard.press('Alt+1');
      await keyboard.press('F9');
      // The first of them may still say that it is saved.
      await expect.poll(async () => (await salesOf(stage.shop, second)).length).toBe(1);
      await pos.saved();
      const [[first], [both], [same]] = await Promise.all([
        salesOf(stage.shop, searched),
        salesOf(stage.shop, scanned),
        salesOf(stage.shop, second),
      ]);
      expect(both?.no_faktur).toBe(same?.no_faktur);
      expect(first?.no_faktur).not.toBe(both?.no_faktur);
      await keyboard.press('Enter');
      await pos.ready();
      const papers = (no = '-') => printed.filter((text) => text.includes(no)).length;
      await expect.poll(() => [papers(first?.no_faktur), papers(both?.no_faktur)]).toEqual([1, 1]);
      expect(printed.join()).not.toContain('SALINAN');

      // Nothing is paid of what was refused, and nothing that is not meant any more.
      await line(third);
      await line('ZZZ999999');
      const missed = page.getByRole('alert').filter({ hasText: 'ZZZ999999' });
      // What is answered at once may be read before the next key: F9 then takes it away first.
      if (ms === 0) await missed.waitFor();
      else await keyboard.press('Alt+1');
      await keyboard.press('F9');
      await missed.waitFor({ state: ms === 0 ? 'detached' : 'visible' });
      await pos.line(third).waitFor();
      expect(await page.locator('input[data-amount]').count()).toBe(0);
      if (ms > 0) await keyboard.press('Escape');
      await keyboard.press('Delete');
      await pos.line(third).waitFor({ state: 'detached' });
      await line(third);
      await keyboard.press('Alt+1');
      await keyboard.press('F9');
      // What is answered at once is sold by then.
      if (ms === 0) await pos.saved();
      else {
        await keyboard.press('Escape');
        await pos.line(third).waitFor();
        await new Promise((passed) => setTimeout(passed, 2 * ms));
        expect(await salesOf(stage.shop, third)).toEqual([]);
        await keyboard.press('Delete');
      }
      expect(visitor.complaints).toEqual([]);
      await visitor.context.close();
    },
    PATIENCE,
  );
});

test(
  'a pointer that rests where rows appear or scroll marks none of them, one that moves does',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'KASIR1');
    const { page } = visitor;
    await new PosPage(page).open();
    await page.keyboard.press('F2');
    await dialogFocused(page);
    await page.keyboard.type('a');
    const options = page.getByRole('dialog').getByRole('option');
    const marked = async (): Promise<number> =>
      options.evaluateAll((all) => all.findIndex((one) => one.ariaSelected === 'true'));
    await page.locator('[role=listbox][aria-busy=false]').waitFor();
    // As browsers tell it: a movement of no length.
    await options.nth(2).dispatchEvent('mousemove');
    expect(await marked()).toBe(0);
    const { x = 0, y = 0, height = 0 } = (await options.nth(3).boundingBox()) ?? {};
    await page.mouse.move(x + 40, y + height / 2, { steps: 3 });
    await expect.poll(marked).toBe(3);
    await page.keyboard.press('ArrowDown');
    await options.nth(3).dispatchEvent('mousemove');
    expect(await marked()).toBe(4);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  },
  PATIENCE,
);

test(
  'a till asks for its user before any of its code has come, once, and for shell, words and screen while the code that starts it is under way',
  async () => {
    const { page, context, complaints } = await visit(stage.browser, stage.shop);
    await signIn({ page, context, complaints }, 'KASIR2');
    // Whoever was in before.
    await page.addInitScript(() => localStorage.setItem('kadar.session', '1'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const hold = async (files: string): Promise<() => void> => {
      const held = Promise.withResolvers<void>();
      await page.route(files, async (route) => {
        await held.promise;
        await route.continue();
      });
      return held.resolve;
    };
    const allAsked = (...wanted: string[]) =>
      expect
        .poll(() => wanted.filter((part) => !asked.some((path) => path.includes(part))), { timeout: 10_000 })
        .toEqual([]);
    const [first, start] = [await hold('**/assets/index-*.js'), await hold('**/assets/start-*.js')];
    await page.goto('/transaksi-penjualan', { waitUntil: 'commit' });
    await allAsked('/users/me');
    first();
    await allAsked('/shell-', '/PosPage-', '/words-id-shell-', '/contract-id-');
    start();
    await new PosPage(page).ready();
    expect(asked.filter((path) => path.endsWith('/users/me'))).toHaveLength(1);
    expect(complaints).toEqual([]);
    await context.close();
  },
  PATIENCE,
);

/** Opens an address and types before its screen's code has come, which it waits for, or has not. */
const typedMeanwhile = async (
  page: Page,
  address: string,
  type: () => Promise<void>,
  code: 'comes' | 'lost' = 'comes',
): Promise<void> => {
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/PosPage*.js', async (route) => {
    await typed.promise;
    await (code === 'comes' ? route.continue() : route.abort());
  });
  const asked = page.waitForRequest('**/assets/PosPage*.js');
  await page.goto(address, { waitUntil: 'commit' });
  // The program's first code asks for its screen, right behind listening.
  await asked;
  await type();
  typed.resolve();
};

test(
  'what is scanned before the till stands is in the sale, in its order; what is taken back is not',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'KASIR1');
    const { page } = visitor;
    const pos = new PosPage(page);
    const [first, second, not] = [next(), next(), next()];
    await typedMeanwhile(page, '/transaksi-penjualan', async () => {
      await page.keyboard.type(not.kode_barcode);
      await page.keyboard.press('Escape');
      await scan(page, first.kode_barcode);
      await scan(page, second.kode_barcode);
    });
    await pos.line(second.kode_barcode).waitFor();
    await pos.line(first.kode_barcode).waitFor();
    await pos.ready();
    expect(await page.locator('[data-barcode]').count()).toBe(2);
    expect(await page.locator('input[data-scan]').inputValue()).toBe('');
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'what is pressed the moment the field has the focus acts, although what it acts on is drawn behind it',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, 'KASIR1');
    const { page } = visitor;
    await openScreen(page, '/data-barang');
    await page.evaluate(() => {
      const onFocus = ({ target }: FocusEvent): void => {
        if (!(target instanceof Element) || !target.matches('input[data-scan]')) return;
        document.removeEventListener('focusin', onFocus);
        document.body.dataset.rest = String(document.querySelector('button[data-pay]') !== null);
        for (const key of ['F3', 'a', 'b'])
          target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      };
      document.addEventListener('focusin', onFocus);
    });
    await walkTo(page, '/transaksi-penjualan');
    await expect.poll(() => page.locator('[role=dialog] input').first().inputValue()).toBe('ab');
    expect(await page.locator('body').getAttribute('data-rest')).toBe('false');
    await page.keyboard.press('Escape');
    await new PosPage(page).ready();
    expect(await page.locator('input[data-scan]').inputValue()).toBe('');
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test(
  'what is scanned for a till that asks to sign in first is typed nowhere',
  async () => {
    const visitor = await visit(stage.browser, stage.shop);
    const { page } = visitor;
    await typedMeanwhile(page, '/transaksi-penjualan', () => scan(page, next().kode_barcode));
    const user = page.getByRole('textbox').first();
    await user.waitFor();
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('KASIR1');
    expect(await user.inputValue()).toBe('KASIR1');
    expect(new URL(page.url()).pathname).toBe('/');
    expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);

test.each([
  ['whose shop is yet to be chosen', 'OWNER', 'comes'],
  ['that is not for its user', 'TEKNISI', 'comes'],
  ['whose code does not come', 'KASIR1', 'lost'],
] as const)(
  'what is typed for a till %s keeps no key from what stands there',
  async (_whose, user, code) => {
    const visitor = await visit(stage.browser, stage.shop);
    await signIn(visitor, user);
    const { page } = visitor;
    await typedMeanwhile(page, '/transaksi-penjualan', () => scan(page, next().kode_barcode), code);
    await page.locator('main :is(h1, button)').first().waitFor();
    expect(await page.locator('input[data-scan]').count()).toBe(0);
    // What waits is heard by nobody else.
    await page.evaluate(() => {
      document.addEventListener('keydown', ({ key }) => {
        document.title = key;
      });
    });
    await expect.poll(() => page.keyboard.press('x').then(() => page.title()), { timeout: 5_000 }).toBe('x');
    if (code === 'comes') expect(visitor.complaints).toEqual([]);
  },
  PATIENCE,
);
