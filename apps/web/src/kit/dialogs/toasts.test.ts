import { beforeEach, describe, expect, test, vi } from 'vitest';
import id from '../../i18n/id/kit.ts';
import { addWords } from '../../i18n/words.ts';
import { ApiError, type FailureKind } from '../api/errors.ts';
import { alertError, alertSuccess, showFailure, toast } from './toasts.ts';

interface Note {
  title?: string;
  message: string;
  className?: string;
  autoClose: number;
}
const shown = vi.hoisted((): Note[] => []);
vi.mock('@mantine/notifications', () => ({ notifications: { show: (note: Note) => shown.push(note) } }));
addWords('id', 'kit', id);

const noteOf = async (tell: () => void): Promise<Note | undefined> => {
  tell();
  await new Promise((go) => setTimeout(go));
  await vi.dynamicImportSettled();
  return shown.at(-1);
};
const say = (kind: FailureKind, status: number, code: string, message: string): Promise<Note | undefined> =>
  noteOf(() => showFailure(new ApiError(kind, status, { code, message })));
beforeEach(() => shown.splice(0));

describe('a failure', () => {
  test('is the red Oopss!! alert for 3 s, in the words of the server', async () => {
    expect(await say('refused', 409, 'STOCK', 'Stock Barang Tidak Tersedia')).toMatchObject({
      title: 'Oopss!!',
      message: 'Stock Barang Tidak Tersedia',
      className: 'alert-error',
      autoClose: 3000,
    });
  });

  test.each(['Request Timeout', 'ConnectTimeoutError: timeout of 1000ms exceeded'])(
    'that speaks of a timeout (%s) is a toast',
    async (message) => {
      const note = await say('refused', 504, 'X', message);
      expect(note?.message).toBe('Koneksi bermasalah..');
      expect(note?.title).toBeUndefined();
    },
  );

  test('without an answer is a toast', async () => {
    const note = await say('offline', 0, 'KONEKSI_BERMASALAH', 'Koneksi Bermasalah');
    expect([note?.message, note?.title]).toEqual(['Koneksi Bermasalah', undefined]);
  });

  test('that the user dismissed, that is quiet, or that ended the session, says nothing', async () => {
    expect(await say('dismissed', 403, 'PERLU_OTORISASI', 'x')).toBeUndefined();
    expect(await say('quiet', 500, 'GANGGUAN_SERVER', 'x')).toBeUndefined();
    expect(await say('refused', 401, 'INVALID_TOKEN', 'Invalid Token.')).toBeUndefined();
  });

  test('of no call is thrown on', () => {
    expect(() => showFailure(new TypeError('a bug'))).toThrow('a bug');
  });
});

test('a note and an error stand for 3 s, a success for 2 s', async () => {
  expect(await noteOf(() => toast('Laporan Tersedia'))).toMatchObject({ autoClose: 3000 });
  expect(await noteOf(() => alertError('Data Gagal Divalidasi'))).toMatchObject({
    title: 'Oopss!!',
    className: 'alert-error',
    autoClose: 3000,
  });
  expect(await noteOf(() => alertSuccess('Data Berhasil Disimpan'))).toMatchObject({ autoClose: 2000 });
});

test('a deleted record is offered with Aktifkan and Batal', () => {
  expect([id.reactivate, id.cancel, id.pickToko]).toEqual(['Aktifkan', 'Batal', 'Pilih Toko']);
});
