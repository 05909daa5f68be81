import { expect, test } from 'vitest';
import { ApiError } from '../../kit/api/errors.ts';
import { addPiece, EMPTY_DRAFT } from './draft.ts';
import { marked, recheck, withNewPrices } from './recheck.ts';
import { piece, TERMS } from './till.fixture.ts';

const draft = ['A01', 'A02', 'A03', 'A04'].reduce(
  (was, kode_barcode) => addPiece(was, piece({ kode_barcode })),
  EMPTY_DRAFT,
);
const look = async (kode_barcode: string) => {
  if (kode_barcode === 'A02') return piece({ kode_barcode, harga_jual: 12_800_000 });
  if (kode_barcode === 'A03')
    throw new ApiError('refused', 409, {
      code: 'STOCK_TIDAK_TERSEDIA',
      message: 'Stock Barang Tidak Tersedia',
      no_faktur: 'PJK01261123001',
    });
  if (kode_barcode === 'A04') throw new ApiError('offline', 0, { code: 'KONEKSI_BERMASALAH', message: '' });
  return piece({ kode_barcode });
};

test('finds changed prices and gone pieces; a lost line says nothing about a piece', async () => {
  const checked = await recheck(draft, look, { before: [], now: [], settings: TERMS.settings });
  expect(checked.changes).toMatchObject([{ kode_barcode: 'A02', lamaRp: 12_709_000, baruRp: 12_800_000 }]);
  expect([...checked.problems]).toEqual([
    ['A03', expect.objectContaining({ code: 'STOCK_TIDAK_TERSEDIA', no_faktur: 'PJK01261123001' })],
  ]);
  expect([...checked.sound]).toEqual(['A01']);
  const changed = marked(draft, checked, () => ({ code: 'HARGA_BERUBAH', message: 'x' }));
  expect(changed.lines.map(({ problem }) => problem?.code)).toEqual([
    undefined,
    'HARGA_BERUBAH',
    'STOCK_TIDAK_TERSEDIA',
    undefined,
  ]);
  const taken = withNewPrices(changed, checked.changes);
  expect(taken.lines[1]).toMatchObject({ problem: null, piece: { harga_jual: 12_800_000 } });
});
