import { BATAL_PESANAN, PESANAN } from '@kadar/contract/dokumen/pesanan.ts';
import { fotoEmas, fotoEmasOf, postEmasPesanan } from '@kadar/contract/endpoints/emas-pesanan.ts';
import { mintaSetujuPesanan } from '@kadar/contract/endpoints/persetujuan.ts';
import {
  getPesanan,
  hargaPesanan,
  listPesanan,
  postBatalPesanan,
  postJadiPesanan,
  postPesanan,
  postTambahPesanan,
  prosesPesanan,
  ringkasPesanan,
  setujuPesanan,
} from '@kadar/contract/endpoints/pesanan.ts';
import type { FastifyInstance } from 'fastify';
import { namedColumns } from '../../engines/list-file.ts';
import { listWithWhy } from '../../engines/why/list-why.ts';
import type { Spending } from '../../platform/database/database.ts';
import { command, query } from '../../platform/http/route.ts';
import { pieceHeld } from '../barang/public.ts';
import { askConsent } from './ask-consent.ts';
import { postEmas } from './emas-pesanan.ts';
import { endBy, endingSpends } from './end-order.ts';
import { proses, setuju } from './events.ts';
import { getPesanan as get } from './get.ts';
import { goldPhotos, sendGoldPhoto } from './gold-photos.ts';
import { harga } from './harga.ts';
import { postJadi } from './jadi-pesanan.ts';
import { glance, listPesanan as list } from './list.ts';
import { postPesanan as post } from './post-pesanan.ts';
import { sampleRoutes } from './sample-routes.ts';
import { postTambah } from './tambah-pesanan.ts';

const deposit = (of: string): Spending => ({ what: 'TITIPAN', of });

/** The deposit of a line's order, which whoever ends it holds, and the gold of its customer. */
const ofLine = (toko: string, no_pesanan: string): Spending[] => [
  deposit(no_pesanan.slice(0, 14)),
  { what: 'MASSA', of: `${toko}/CUSTOMER/${no_pesanan}` },
];

export const pesananRoutes = (app: FastifyInstance): void => {
  command(app, postPesanan, post, { selfStoring: true, day: 'shared' });
  command(app, postTambahPesanan, postTambah, {
    selfStoring: true,
    day: 'shared',
    spends: ({ body }) => [deposit(body.no_pesanan)],
  });
  command(app, postEmasPesanan, postEmas, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => ofLine(toko, body.no_pesanan),
  });
  command(app, postJadiPesanan, postJadi, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => [...ofLine(toko, body.no_pesanan), pieceHeld(toko, body.kode_barcode)],
  });
  command(app, postBatalPesanan, endBy(BATAL_PESANAN, PESANAN.jenis), {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => endingSpends(toko, body.no_pesanan),
  });
  command(app, prosesPesanan, proses, { day: 'shared' });
  command(app, setujuPesanan, setuju, { day: 'shared' });
  command(app, mintaSetujuPesanan, askConsent, {
    day: 'shared',
    spends: ({ body }) => [deposit(body.no_pesanan.slice(0, 14))],
  });
  query(app, fotoEmas, goldPhotos.take, { keyed: true });
  query(app, fotoEmasOf, sendGoldPhoto);
  sampleRoutes(app);
  query(app, hargaPesanan, async (call) => ({ data: await harga(call) }));
  query(app, ringkasPesanan, async (call) => ({ data: await glance(call) }));
  query(app, getPesanan, async (call) => ({ data: await get(call) }));
  listWithWhy(app, listPesanan, list, {
    name: 'pesanan',
    title: { id: 'Pesanan', en: 'Orders' },
    key: 'no_faktur',
    columns: namedColumns(
      'kode_toko',
      'no_faktur',
      'tanggal',
      'tgl_janji',
      'keadaan',
      'nama_customer',
      'alamat_customer',
      'no_hp',
      'qty',
      'berat',
      'perkiraan',
      'dibayar',
      'saldo',
      'input_by',
    ),
  });
};
