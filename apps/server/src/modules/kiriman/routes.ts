import {
  belumDiterima,
  fotoTerimaBarang,
  getKiriman,
  nomorKirim,
  postHilangKirim,
  postKembaliBarang,
  postKirimBarang,
  postTerimaBarang,
  suratJalan,
  usulanKirim,
} from '@kadar/contract/endpoints/kiriman.ts';
import type { FastifyInstance } from 'fastify';
import { namedColumns } from '../../engines/list-file.ts';
import { listWithWhy } from '../../engines/why/list-why.ts';
import { command, query } from '../../platform/http/route.ts';
import { askForLines } from '../antar-server/public.ts';
import { hilangKirim, kembaliBarang } from './akhir.ts';
import { kirimBarang, kirimSpends } from './kirim.ts';
import { photos } from './photos.ts';
import { awaitedShipments, sentShipments, shipmentByNo } from './queries.ts';
import { sendSuratJalan } from './surat-jalan.ts';
import { terimaBarang } from './terima.ts';
import { proposals } from './usulan.ts';
import { usulanJob } from './usulan-job.ts';

const FILE = {
  title: { id: 'Kirim Barang', en: 'Goods sent' },
  key: 'no_kirim',
  columns: namedColumns(
    'no_kirim',
    'kode_toko',
    'tujuan',
    'tanggal',
    'at',
    'input_by',
    'segel',
    'kurir',
    'qty',
    'berat',
    'sisa_qty',
    'keterangan',
  ),
} as const;

const held = ({ body }: { body: { no_kirim: string } }) => [{ what: 'KIRIMAN' as const, of: body.no_kirim }];

export const kirimanRoutes = (app: FastifyInstance): void => {
  app.kadar.jobs.add(usulanJob(app.kadar));
  command(app, postKirimBarang, kirimBarang, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => kirimSpends(toko, body),
  });
  command(app, postTerimaBarang, terimaBarang, {
    selfStoring: true,
    day: 'shared',
    spends: held,
    before: (call) =>
      askForLines(call, { no: call.body.no_kirim, urut: call.body.lines.map(({ urut }) => urut) }),
  });
  command(app, postKembaliBarang, kembaliBarang, { selfStoring: true, day: 'shared', spends: held });
  command(app, postHilangKirim, hilangKirim, { selfStoring: true, day: 'shared', spends: held });
  query(app, getKiriman, async (call) => ({ data: await shipmentByNo(call) }));
  query(app, usulanKirim, async (call) => ({ data: await proposals(call) }));
  query(app, suratJalan, sendSuratJalan);
  query(app, fotoTerimaBarang, photos.take, { keyed: true });
  listWithWhy(app, nomorKirim, sentShipments, { name: 'kirim-barang', ...FILE });
  listWithWhy(app, belumDiterima, awaitedShipments, { name: 'kirim-barang-belum-terima', ...FILE });
};
