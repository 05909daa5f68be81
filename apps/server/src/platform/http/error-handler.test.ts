import fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import type { Kadar } from '../kadar.ts';
import { Metrics } from '../metrics.ts';
import { installErrorHandler } from './error-handler.ts';

const lacked: unknown[] = [];
const answerTo = async (thrown: unknown, language = 'id') => {
  const app = fastify();
  const space = { lacked: (cause: unknown) => lacked.push(cause) };
  app.decorate('kadar', { metrics: new Metrics(async () => 0), space } as unknown as Kadar);
  installErrorHandler(app);
  app.get('/', () => {
    throw thrown;
  });
  const reply = await app.inject({ url: '/', headers: { 'x-language': language } });
  await app.close();
  return { status: reply.statusCode, ...(reply.json() as object) };
};

test('what nobody expected says so in the words of the spec, and nothing of itself', async () => {
  expect(await answerTo(new Error('select secret from users'))).toEqual({
    status: 'error',
    code: 'GANGGUAN_SERVER',
    message: 'Terjadi Kesalahan SIlahkan Ulangi Kembali !!!',
  });
});

test('a refusal is its code, its status and its text in the language asked for', async () => {
  expect(await answerTo(new AppError('STOCK_TIDAK_TERSEDIA'))).toMatchObject({
    code: 'STOCK_TIDAK_TERSEDIA',
    message: 'Stock Barang Tidak Tersedia',
  });
  const english = await answerTo(new AppError('STOCK_TIDAK_TERSEDIA'), 'en');
  expect(english).not.toMatchObject({ message: 'Stock Barang Tidak Tersedia' });
});

test('wrong input is told at its fields, in their names', async () => {
  const wrong = z.object({ nama_toko: z.string() }).safeParse({});
  expect(await answerTo(wrong.error)).toMatchObject({
    code: 'INPUT_TIDAK_SAH',
    fields: { nama_toko: { code: 'ISIAN_TIDAK_SAH' } },
  });
});

test('a field that its call does not name is called as in the spec, and in the words of the language elsewhere', async () => {
  const { error } = z.object({ nama_customer: z.string().min(1, 'WAJIB_DIISI') }).safeParse({
    nama_customer: '',
  });
  const named = (message: string) => ({ fields: { nama_customer: { code: 'WAJIB_DIISI', message } } });
  expect(await answerTo(error)).toMatchObject(named('Nama Customer Tidak Boleh Kosong'));
  expect(await answerTo(error, 'en')).toMatchObject(named('Customer name may not be empty'));
});

test.each(['ENOSPC', 'EDQUOT', '53100'])(
  '%s is a full disk in words, and remembered as one',
  async (code) => {
    const full = Object.assign(new Error('write'), { code });
    expect(await answerTo(full)).toEqual({
      status: 'error',
      code: 'PENYIMPANAN_PENUH',
      message: 'Ruang penyimpanan server penuh, data tidak disimpan. Hubungi teknisi',
    });
    expect(lacked.splice(0)).toEqual([full]);
  },
);
