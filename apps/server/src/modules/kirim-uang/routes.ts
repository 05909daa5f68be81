import {
  getKirimUang,
  kirimUangHistory,
  listKirimUang,
  postKirimUang,
  terimaUang,
} from '@kadar/contract/endpoints/kirim-uang.ts';
import type { FastifyInstance } from 'fastify';
import { namedColumns } from '../../engines/list-file.ts';
import { listWithWhy } from '../../engines/why/list-why.ts';
import { command, query } from '../../platform/http/route.ts';
import { askForLines } from '../antar-server/public.ts';
import { kirim } from './commands/kirim.ts';
import { terima } from './commands/terima.ts';
import { getKirimUang as get, kirimUangHistory as history, listKirimUang as list } from './queries.ts';

const FILE = {
  title: { id: 'Kirim Uang', en: 'Money sent' },
  key: 'no_reff',
  columns: namedColumns(
    'no_reff',
    'kode_toko',
    'tujuan',
    'tanggal',
    'at',
    'input_by',
    'jumlah_rp',
    'keterangan',
    'tas',
    'segel',
    'kurir',
    'status',
    'no_akhir',
    'selesai_at',
    'selesai_oleh',
    'diterima_rp',
    'selisih_rp',
    'sebab',
  ),
} as const;

export const kirimUangRoutes = (app: FastifyInstance): void => {
  command(app, postKirimUang, kirim, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko }) => [{ what: 'CASH', of: toko }],
  });
  command(app, terimaUang, terima, {
    selfStoring: true,
    day: 'shared',
    before: (call) => askForLines(call, { no: call.params.nomor_referensi, urut: [0] }),
  });
  query(app, getKirimUang, async (call) => ({ data: await get(call) }));
  listWithWhy(app, listKirimUang, list, { name: 'kirim-uang', ...FILE });
  listWithWhy(app, kirimUangHistory, history, { name: 'kirim-uang-history', ...FILE });
};
