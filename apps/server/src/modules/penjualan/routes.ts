import {
  getPenjualan,
  groupJualManual,
  listPenjualan,
  postPenjualan,
  postPenjualanManual,
} from '@kadar/contract/endpoints/penjualan.ts';
import { sertifikatPenjualan } from '@kadar/contract/endpoints/sertifikat.ts';
import type { FastifyInstance } from 'fastify';
import { namedColumns } from '../../engines/list-file.ts';
import { sendCertificate } from '../../engines/paper.ts';
import { listWithWhy } from '../../engines/why/list-why.ts';
import { command, query } from '../../platform/http/route.ts';
import { groupJual } from '../barang/public.ts';
import { canWait } from '../dokumen/public.ts';
import { postPenjualan as post, spendsOf } from './commands/post-penjualan.ts';
import { getPenjualan as get, listPenjualan as list } from './queries/penjualan.ts';
import { sertifikatOf } from './queries/sertifikat.ts';

export const penjualanRoutes = (app: FastifyInstance): void => {
  command(app, postPenjualan, post, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => spendsOf(toko, body),
  });
  query(app, groupJualManual, async (call) => ({ data: await groupJual(call) }));
  command(
    app,
    postPenjualanManual,
    (call, tx, intent) => post({ ...call, body: { ...call.body, manual: true } }, tx, intent),
    { selfStoring: true, day: 'shared', spends: ({ toko, body }) => spendsOf(toko, body) },
  );
  canWait(app, 'PENJUALAN', { run: post, spends: ({ toko, body }) => spendsOf(toko, body) });
  listWithWhy(app, listPenjualan, list, {
    name: 'penjualan',
    title: { id: 'Penjualan', en: 'Sales' },
    key: 'no_faktur',
    columns: namedColumns(
      'kode_toko',
      'no_faktur',
      'tanggal',
      'at',
      'kode_sales',
      'nama_sales',
      'kode_customer',
      'nama_customer',
      'qty',
      'berat',
      'total',
      'diskon',
      'ppn',
      'pph22',
      'pembulatan',
      'grand_total',
      'dibayar',
      'kembali',
      'poin_dapat',
      'poin_pakai',
      'valid_by',
      'input_by',
      'status',
      'cetak',
    ),
  });
  query(app, getPenjualan, async (call) => ({ data: await get(call, call.params.no_faktur) }));
  query(app, sertifikatPenjualan, async (call) => {
    const { kode_toko, fileName, content } = await sertifikatOf(
      call,
      call.params.no_faktur,
      call.params.kode_barcode,
    );
    return sendCertificate(call, kode_toko, fileName, content);
  });
};
