import { listKas, postKas } from '@kadar/contract/endpoints/kas.ts';
import type { FastifyInstance } from 'fastify';
import { namedColumns } from '../../engines/list-file.ts';
import { listWithWhy } from '../../engines/why/list-why.ts';
import { command } from '../../platform/http/route.ts';
import { postKas as post } from './commands/post-kas.ts';
import { listKas as documents } from './queries/list-kas.ts';

export const kasRoutes = (app: FastifyInstance): void => {
  command(app, postKas, post, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => (body.jenis === 'KELUAR' ? [{ what: 'CASH', of: toko }] : []),
  });
  listWithWhy(app, listKas, documents, {
    name: 'kas',
    title: { id: 'Kas Masuk dan Keluar', en: 'Cash in and out' },
    key: 'no_faktur',
    columns: namedColumns(
      'kode_toko',
      'no_faktur',
      'tanggal',
      'at',
      'jenis',
      'kategori',
      'jumlah_rp',
      'keterangan',
      'status',
      'no_faktur_batal',
      'input_by',
    ),
  });
};
