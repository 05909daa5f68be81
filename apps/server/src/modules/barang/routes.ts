import {
  addBarang,
  editBarang,
  getBarang,
  groupJual,
  listBarang,
  riwayatBarang,
  scanBarang,
  tagsBarang,
} from '@kadar/contract/endpoints/barang.ts';
import {
  daftarFotoProduk,
  getFotoProduk,
  postFotoProduk,
  putFotoProduk,
} from '@kadar/contract/endpoints/foto-produk.ts';
import {
  pratinjauHarga,
  readyUpdateKadar,
  riwayatHargaBarang,
  ubahHarga,
} from '@kadar/contract/endpoints/harga-barang.ts';
import {
  bakiByGudang,
  bakiReady,
  gudangHancur,
  gudangMaster,
  jenisBerlian,
} from '@kadar/contract/endpoints/lokasi.ts';
import { buangDraf, listDraf, uploadDraf } from '@kadar/contract/endpoints/tambah-draf.ts';
import { terjangkau } from '@kadar/contract/endpoints/tukar.ts';
import { barcode } from '@kadar/contract/wire.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { namedColumns } from '../../engines/list-file.ts';
import { listWithWhy } from '../../engines/why/list-why.ts';
import { command, query } from '../../platform/http/route.ts';
import { readUpload } from '../../platform/images/upload.ts';
import { addBarang as add } from './commands/add-barang.ts';
import { editBarang as edit } from './commands/edit-barang.ts';
import { putFoto } from './commands/put-foto.ts';
import { ubahHarga as reprice } from './commands/ubah-harga.ts';
import { openDrafts, throwAway } from './draf/queries.ts';
import { uploadDrafts } from './draf/upload.ts';
import { pratinjau } from './harga/judge.ts';
import { readyUpdateKadar as toReprice } from './harga/perlu-ubah.ts';
import { riwayatHarga } from './harga/riwayat.ts';
import { listFoto, sendFoto } from './queries/foto.ts';
import { getBarang as get } from './queries/get.ts';
import { groupJual as groups } from './queries/group-jual.ts';
import { LISTED, listBarang as list } from './queries/list.ts';
import { diamondTypes, locations, trays } from './queries/lokasi.ts';
import { withinReach } from './queries/reach.ts';
import { riwayatBarang as riwayat } from './queries/riwayat.ts';
import { scanBarang as scan } from './queries/scan.ts';
import { sendTags } from './queries/tags.ts';

const named = z.object({ kode_barcode: barcode });

export const barangRoutes = (app: FastifyInstance): void => {
  command(app, addBarang, add, { day: 'shared' });
  command(app, editBarang, edit);
  query(app, groupJual, async (call) => ({ data: await groups(call) }));
  query(app, scanBarang, async (call) => ({ data: await scan(call) }));
  listWithWhy(app, listBarang, list, {
    name: 'barang',
    title: { id: 'Barang', en: 'Pieces' },
    key: 'kode_barcode',
    columns: namedColumns(...LISTED),
  });
  query(app, terjangkau, async (call) => ({ data: await withinReach(call) }));
  query(app, readyUpdateKadar, toReprice);
  query(app, pratinjauHarga, pratinjau);
  command(app, ubahHarga, reprice);
  query(app, getBarang, async (call) => ({
    data: await call.kadar.db.read(call.scope, (tx) => get(call, tx, call.params.kode_barcode)),
  }));
  query(app, riwayatBarang, async (call) => ({ data: await riwayat(call) }));
  query(app, riwayatHargaBarang, riwayatHarga);
  query(app, tagsBarang, sendTags);
  query(app, uploadDraf, (call) => uploadDrafts(call, uploadDraf.path));
  query(app, listDraf, async (call) => ({ data: await openDrafts(call) }));
  command(app, buangDraf, throwAway);
  fotoRoutes(app);
  lokasiRoutes(app);
};

// A form is read before its command starts, so these two run the command themselves.
const fotoRoutes = (app: FastifyInstance): void => {
  query(app, putFotoProduk, async (call) => {
    const { image } = await readUpload(call.request);
    return putFoto(call, putFotoProduk.path, call.params.kode_barcode, image);
  });
  query(app, postFotoProduk, async (call) => {
    const { image, fields } = await readUpload(call.request);
    return putFoto(call, postFotoProduk.path, named.parse(fields).kode_barcode, image);
  });
  query(app, getFotoProduk, sendFoto);
  query(app, daftarFotoProduk, listFoto);
};

const lokasiRoutes = (app: FastifyInstance): void => {
  query(app, bakiReady, async (call) => ({ data: await trays(call) }));
  query(app, bakiByGudang, async (call) => ({ data: await trays(call, call.params.code) }));
  query(app, gudangMaster, async (call) => ({ data: await locations(call) }));
  query(app, gudangHancur, async (call) => ({ data: await locations(call, 'HANCUR') }));
  query(app, jenisBerlian, async (call) => ({ data: await diamondTypes(call) }));
};
