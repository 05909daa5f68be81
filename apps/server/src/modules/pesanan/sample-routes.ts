import {
  fotoContoh,
  fotoContohOf,
  kembaliContoh,
  listContoh,
  postAmbilContoh,
  postContohKeluar,
} from '@kadar/contract/endpoints/contoh.ts';
import type { FastifyInstance } from 'fastify';
import { command, query } from '../../platform/http/route.ts';
import { pieceHeld } from '../barang/public.ts';
import { kembali } from './sample-back.ts';
import { postAmbilContoh as takeBack } from './sample-in.ts';
import { list } from './sample-list.ts';
import { postContohKeluar as takeOut } from './sample-out.ts';
import { photos, sendFoto } from './sample-photos.ts';

/** Samples that orders are made after. */
export const sampleRoutes = (app: FastifyInstance): void => {
  command(app, postContohKeluar, takeOut, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => [
      { what: 'TITIPAN', of: body.no_pesanan.slice(0, 14) },
      pieceHeld(toko, body.kode_barcode),
    ],
  });
  command(app, postAmbilContoh, takeBack, {
    selfStoring: true,
    day: 'shared',
    spends: ({ toko, body }) => [pieceHeld(toko, body.kode_barcode)],
  });
  command(app, kembaliContoh, kembali, { day: 'shared' });
  query(app, listContoh, async (call) => ({ data: await list(call) }));
  query(app, fotoContoh, photos.take, { keyed: true });
  query(app, fotoContohOf, sendFoto);
};
