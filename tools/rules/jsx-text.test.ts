import { expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { noLiteralText } from './jsx-text.ts';

const path = 'apps/web/src/kit/page.tsx';
const screen = (jsx: string, at = path) =>
  check(noLiteralText, { [at]: `export const Page = () => (\n${jsx}\n);` });

test.each([
  ['<p>{t("penjualan:judul")}</p>'],
  ['<Button title={t("simpan")} aria-label={label}>F9</Button>'],
  ['<p>: {jumlah} × Rp {harga} (Ctrl+K)</p>'],
  ['<Text c="dimmed" className="baris atas">{nama}</Text>'],
  ['<Badge>{sold ? "✓" : "–"}</Badge>'],
  [`<p>{\`\${nama} / \${kode}\`}</p>`],
])('in order: %s', (jsx) => {
  expect(screen(jsx)).toEqual([]);
});

test.each([
  ['<p>Simpan Perubahan</p>', 'Simpan Perubahan'],
  ['<p>保存する</p>', '保存する'],
  ['<>Tidak Ada Data</>', 'Tidak Ada Data'],
  ['<p>{"Simpan"}</p>', 'Simpan'],
  ['<p>{ok ? t("a") : "Gagal"}</p>', 'Gagal'],
  [`<p>{\`Total \${jumlah}\`}</p>`, 'Total'],
  ['<Input placeholder="Cari barang" />', 'Cari barang'],
  ['<Input label={"Nama"} />', 'Nama'],
  ['<Input aria-label={nama ?? `Nama`} />', 'Nama'],
  ['<img alt="Foto" />', 'Foto'],
])('refused: %s', (jsx, text) => {
  expect(screen(jsx)).toEqual([`${path}:2 text outside the dictionaries: '${text}'`]);
});

test('the line is that of the text, and only screens are looked at', () => {
  expect(screen('<p>\n\n  Simpan\n</p>')).toEqual([`${path}:4 text outside the dictionaries: 'Simpan'`]);
  expect(screen('<p>Simpan</p>', 'apps/web/src/features/penjualan/pos.tsx')).toHaveLength(1);
  expect(screen('<p>Simpan</p>', 'apps/web/src/kit/page.test.tsx')).toEqual([]);
  expect(screen('<p>Simpan</p>', 'packages/documents/src/page.tsx')).toEqual([]);
});
