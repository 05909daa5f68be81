import { terimaEntry } from '@kadar/contract/endpoints/kirim-uang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../../kit/api/errors.ts';
import { failedAs } from './failed.ts';

const failing = (kind: 'refused' | 'offline', status: number) =>
  new ApiError(kind, status, { code: 'X', message: 'Alasan server' });
const said = (error: unknown, code: 'KIRIM_UANG_GAGAL' | 'TERIMA_UANG_GAGAL'): string => {
  try {
    return failedAs(code)(error);
  } catch (thrown) {
    return thrown instanceof ApiError ? `${thrown.kind} ${thrown.message}` : String(thrown);
  }
};

test('what nobody answered is said in the words of the specification, a refusal in its own', () => {
  expect(said(failing('offline', 0), 'KIRIM_UANG_GAGAL')).toBe(
    'offline Kirim Uang Gagal, Silahkan Coba Beberapa Saat Lagi',
  );
  expect(said(failing('refused', 500), 'TERIMA_UANG_GAGAL')).toBe('refused Terima Uang Pusat Gagal');
  expect(said(failing('refused', 409), 'KIRIM_UANG_GAGAL')).toBe('refused Alasan server');
  expect(said(new RangeError('x'), 'KIRIM_UANG_GAGAL')).toBe('RangeError: x');
});

test('nothing is received without a reference', () => {
  const { error } = terimaEntry.safeParse({ nomor_referensi: ' ', jumlah_rp: 1, sebab: '' });
  expect(error?.issues.map(({ message }) => messageText(message, 'id'))).toEqual([
    'Mohon Masukkan Nomor Referensi',
  ]);
});
