import { describe, expect, test } from 'vitest';
import { testsIn } from './asserted.ts';

const textsOf = (body: string, before = ''): ReadonlySet<string> =>
  testsIn('x.test.ts', `${before}\ntest('it', async () => { ${body} });`)[0]?.texts ?? new Set();

describe('what a test asserts', () => {
  test('is what stands in its expectations, exactly, and nothing beside them', () => {
    const texts = textsOf(`
      // 'Dalam komentar'
      const said = 'Hanya disebut';
      log('Dicatat');
      expect(message).toBe('Tidak Dapat Batal Penjualan Kemarin');
    `);
    expect(texts.has('Tidak Dapat Batal Penjualan Kemarin')).toBe(true);
    for (const other of ['Batal', 'Hanya disebut', 'Dicatat', 'Dalam komentar', 'said'])
      expect(texts.has(other), other).toBe(false);
  });

  test('is a call whose answer it looks at, with its method', () => {
    const texts = textsOf(`
      const reply = await owner.put(\`app/harga/\${kode}\`, { a: 1 });
      await owner.post('tidak/dilihat', {});
      expect(reply.status).toBe(200);
      expect((await kasir.get('tokos?skip=0')).body.data).toEqual([]);
      expect((await app.inject({ method: 'POST', url: '/api/v1/users/logout' })).statusCode).toBe(200);
    `);
    expect(texts).toContain('PUT app/harga/{}');
    expect(texts).toContain('GET tokos');
    expect(texts).toContain('POST users/logout');
    for (const other of ['POST app/harga/{}', 'POST tidak/dilihat', 'tidak/dilihat', 'POST tokos'])
      expect(texts.has(other), other).toBe(false);
  });

  test('is what it waits for on a screen, not where it only clicks', () => {
    const texts = textsOf(`
      await page.getByText('Oopss!!').waitFor();
      await page.getByRole('button', { name: 'Simpan' }).click();
    `);
    expect([texts.has('Oopss!!'), texts.has('Simpan')]).toEqual([true, false]);
  });

  test('is what a function of the file asserts for it', () => {
    const before = `
      const says = (text) => page.getByText(text).waitFor();
      const log = (text) => lines.push(text);
      const list = async (path) => (await owner.get(path)).body.data;
      const cancel = () => owner.delete(\`a/\${kode}\`);
    `;
    const texts = textsOf(
      `await says('Tersimpan'); log('Dicatat'); expect(await list('app/harga')).toEqual([]);
       expect((await cancel()).status).toBe(200);`,
      before,
    );
    for (const one of ['Tersimpan', 'app/harga', 'DELETE a/{}']) expect(texts, one).toContain(one);
    expect(texts.has('Dicatat')).toBe(false);
  });

  test('is a table that its expectations go through, and not one that they do not', () => {
    const [used, unused, nested] = testsIn(
      'x.test.ts',
      `const LISTS = { banks: 'banks' };
       test.each(Object.entries(LISTS))('%s', async (path) => { expect(await get(path)).toEqual([]); });
       test.each(['tokos'])('lain %s', async (path) => { await get(path); expect(1).toBe(1); });
       describe.each([['app/harga']])('%s', (path) => { test('dalam', async () => { expect(await get(path)).toEqual([]); }); });`,
    );
    expect([used?.name, unused?.name, nested?.name]).toEqual(['%s', 'lain %s', 'dalam']);
    expect([used?.texts.has('banks'), unused?.texts.has('tokos'), nested?.texts.has('app/harga')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('is what a page model looks for when it is asked to', () => {
    const model = `export class Till { async saved(text) { await this.page.getByText(text).waitFor(); } press(key) { this.page.press(key); } }`;
    const [it] = testsIn(
      'x.test.ts',
      `test('it', async () => { await till.saved('Tersimpan'); till.press('F9'); });`,
      [['till.ts', model]],
    );
    expect([it?.texts.has('Tersimpan'), it?.texts.has('F9')]).toEqual([true, false]);
  });
});
