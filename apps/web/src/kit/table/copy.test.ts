import { afterEach, expect, test, vi } from 'vitest';
import { asText, copyText } from './copy.ts';

const browser = (isSecureContext: boolean) => {
  const writeText = vi.fn(async () => undefined);
  const setData = vi.fn();
  const page = new EventTarget();
  const execCommand = vi.fn((command: string) =>
    page.dispatchEvent(Object.assign(new Event(command), { clipboardData: { setData } })),
  );
  vi.stubGlobal('window', { isSecureContext });
  // A plain http page has no clipboard at all.
  vi.stubGlobal('navigator', isSecureContext ? { clipboard: { writeText } } : {});
  vi.stubGlobal('document', Object.assign(page, { execCommand }));
  return { writeText, setData, page, execCommand };
};
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a table is copied by the clipboard of a safe page', async () => {
  const { writeText, execCommand } = browser(true);
  await copyText('A\tB');
  expect(writeText).toHaveBeenCalledWith('A\tB');
  expect(execCommand).not.toHaveBeenCalled();
});

test("and by the browser's copy command at a shop's plain http address", async () => {
  const { setData, page } = browser(false);
  await copyText('A\tB');
  expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', 'A\tB');
  page.dispatchEvent(new Event('copy'));
  expect(setData).toHaveBeenCalledTimes(1);
});

test('a negative figure is copied as a spreadsheet reads it', () => {
  const columns = [
    { key: 'nama', title: 'Nama' },
    { key: 'rp', title: 'Rp' },
  ];
  const rows = [{ type: 'row' as const, key: '1', row: { nama: 'SELISIH −5\tKAS', rp: '−50.000' } }];
  const text = asText(columns, rows, ({ key }, row) => row[key as 'nama' | 'rp']);
  expect(text).toBe('Nama\tRp\nSELISIH −5 KAS\t-50.000');
});
