import { BATAL_PREORDER, PREORDER } from '@kadar/contract/dokumen/pre-order.ts';
import {
  daftarPreorder,
  getPreorder,
  katalogPreorder,
  listPreorder,
  postBatalPreorder,
  postPreorder,
  postSiapPreorder,
  prosesPreorder,
} from '@kadar/contract/endpoints/pre-order.ts';
import type { FastifyInstance } from 'fastify';
import { namedColumns } from '../../engines/list-file.ts';
import { listWithWhy } from '../../engines/why/list-why.ts';
import { command, query } from '../../platform/http/route.ts';
import { pieceHeld } from '../barang/public.ts';
import { endBy, endingSpends } from '../pesanan/public.ts';
import { getPreorder as get } from './get.ts';
import { daftar, items, list } from './list.ts';
import { postPreorder as post } from './post-preorder.ts';
import { proses } from './proses.ts';
import { postSiap } from './siap-preorder.ts';

export const preorderRoutes = (app: FastifyInstance): void => {
  command(app, postPreorder, post, { selfStoring: true, day: 'shared' });
  command(app, postSiapPreorder, postSiap, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => [pieceHeld(toko, body.kode_barcode)],
  });
  command(app, postBatalPreorder, endBy(BATAL_PREORDER, PREORDER.jenis), {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => endingSpends(toko, body.no_pesanan),
  });
  command(app, prosesPreorder, proses, { day: 'shared' });
  query(app, listPreorder, async (call) => ({ data: await list(call) }));
  listWithWhy(app, daftarPreorder, daftar, {
    name: 'pre-order',
    title: { id: 'Pre Order', en: 'Pre-orders' },
    key: 'no_faktur',
    columns: namedColumns(
      'kode_toko',
      'no_faktur',
      'tanggal',
      'nama_barang',
      'qty',
      'berat',
      'nama_customer',
      'no_hp',
      'batas',
      'perkiraan',
      'dibayar',
      'saldo',
      'input_by',
    ),
  });
  query(app, katalogPreorder, async (call) => ({ data: await items(call) }));
  query(app, getPreorder, async (call) => ({ data: await get(call) }));
};
