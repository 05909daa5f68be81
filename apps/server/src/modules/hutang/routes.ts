import {
  getHutang,
  listHutang,
  postCicil,
  postHutang,
  postPerpanjang,
  postTebus,
  taksirHutang,
} from '@kadar/contract/endpoints/hutang.ts';
import {
  fotoHutang,
  labelHutang,
  lihatFotoHutang,
  slipHutang,
} from '@kadar/contract/endpoints/hutang-baru.ts';
import type { FastifyInstance } from 'fastify';
import { namedColumns } from '../../engines/list-file.ts';
import { paperRoute } from '../../engines/papers.ts';
import { listWithWhy } from '../../engines/why/list-why.ts';
import { command, query } from '../../platform/http/route.ts';
import { drawerSpending } from '../dokumen/public.ts';
import { atAnyTime } from './commands/at-any-time.ts';
import { postCicil as cicil } from './commands/cicil.ts';
import { postPerpanjang as perpanjang } from './commands/perpanjang.ts';
import { postHutang as post } from './commands/post-hutang.ts';
import { postTebus as tebus } from './commands/tebus.ts';
import { photos, sendFoto } from './photos.ts';
import { sendBagTag } from './queries/bag-tag.ts';
import { getHutang as get } from './queries/get.ts';
import { listHutang as list } from './queries/list.ts';
import { slipOf } from './queries/slip.ts';
import { taksir } from './queries/taksir.ts';
import { bayarRoutes } from './routes-bayar.ts';
import { validasiRoutes } from './validasi/routes.ts';

export const hutangRoutes = (app: FastifyInstance): void => {
  command(app, postHutang, post, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => (body.jenis === 'CASH' ? [drawerSpending(toko)] : []),
  });
  command(app, postPerpanjang, perpanjang, { selfStoring: true, day: 'shared' });
  command(app, postCicil, cicil, { selfStoring: true, day: 'shared' });
  query(app, postTebus, atAnyTime(postTebus.path, tebus, { selfStoring: true }), { keyed: true });
  bayarRoutes(app);
  query(app, fotoHutang, photos.take, { keyed: true });
  query(app, lihatFotoHutang, sendFoto);
  paperRoute(app, slipHutang, slipOf);
  query(app, labelHutang, sendBagTag);
  validasiRoutes(app);
  query(app, taksirHutang, async (call) => ({ data: await taksir(call) }));
  query(app, getHutang, async (call) => ({ data: await get(call) }));
  listWithWhy(app, listHutang, list, {
    name: 'hutang',
    title: { id: 'Hutang', en: 'Pledge loan' },
    key: 'no_hutang',
    columns: namedColumns(
      'kode_toko',
      'no_hutang',
      'tanggal',
      'jatuh_tempo',
      'status',
      'nama_customer',
      'no_hp',
      'qty',
      'berat',
      'pokok',
      'no_segel',
      'input_by',
    ),
  });
};
