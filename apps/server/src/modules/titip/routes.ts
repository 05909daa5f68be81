import {
  getTitip,
  listTitip,
  perpanjangTitip,
  postKembaliTitip,
  postTambahTitip,
  postTitip,
} from '@kadar/contract/endpoints/titip.ts';
import type { FastifyInstance } from 'fastify';
import { namedColumns } from '../../engines/list-file.ts';
import { listWithWhy } from '../../engines/why/list-why.ts';
import type { Spending } from '../../platform/database/database.ts';
import { command, query } from '../../platform/http/route.ts';
import { drawerSpending } from '../dokumen/public.ts';
import { postKembali } from './commands/kembali-titip.ts';
import { perpanjang } from './commands/perpanjang.ts';
import { postTitip as post } from './commands/post-titip.ts';
import { postTambah } from './commands/tambah-titip.ts';
import { getTitip as get } from './queries/get.ts';
import { listTitip as list } from './queries/list.ts';

const deposit = (of: string): Spending => ({ what: 'TITIPAN', of });

export const titipRoutes = (app: FastifyInstance): void => {
  command(app, postTitip, post, { selfStoring: true, day: 'shared' });
  command(app, postTambahTitip, postTambah, {
    selfStoring: true,
    day: 'shared',
    spends: ({ body }) => [deposit(body.no_titip)],
  });
  command(app, postKembaliTitip, postKembali, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => [
      drawerSpending(toko),
      deposit(body.no_titip),
      { what: 'SIMPANAN', of: `${toko}/${body.no_titip}` },
    ],
  });
  command(app, perpanjangTitip, perpanjang, {
    day: 'shared',
    spends: ({ params }) => [deposit(params.no_faktur)],
  });
  query(app, getTitip, async (call) => ({ data: await get(call) }));
  listWithWhy(app, listTitip, list, {
    name: 'titip',
    title: { id: 'Titip Barang', en: 'Deposit on pieces' },
    key: 'no_faktur',
    columns: namedColumns(
      'kode_toko',
      'no_faktur',
      'tanggal',
      'batas',
      'keadaan',
      'nama_customer',
      'no_hp',
      'qty',
      'berat',
      'dititip',
      'saldo',
      'input_by',
    ),
  });
};
