import { kirimBarangInput } from '@kadar/contract/endpoints/kiriman.ts';
import { expect } from 'vitest';
import { demoCall } from '../../demo/demo-call.ts';
import { kirimBarang } from '../../modules/kiriman/kirim.ts';
import { noFaktur } from '../../testing/buying.ts';
import type { Client, TestApp } from '../../testing/harness.ts';
import { trayOf } from '../../testing/trays.ts';
import type { Sample } from './sample.ts';

/** A piece for sale that nobody has used. */
type Supply = () => { kode_barcode: string };

export const parcelOf = (kode_barcode: string, tujuan = 'K02') => ({
  tujuan,
  segel: 'UJI',
  lines: [{ kode_barcode }],
});

const sent = async (client: Client, body: object): Promise<string> => {
  const reply = await client.post('kirim-barang', body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};

/** A shipment of another shop that comes to this one, sent past its calls: nobody of that shop is signed in here. */
const coming = async (server: TestApp) => {
  const [piece] = await server.look<{ kode_barcode: string }>(
    "select kode_barcode from barang where kode_toko = 'K02' and status = 'READY' order by kode_barcode desc limit 1",
  );
  const body = kirimBarangInput.parse(parcelOf(piece?.kode_barcode ?? '', 'K01'));
  const { kadar } = server.app;
  const sender = await demoCall(kadar, { user_id: 'SPV2', level: 'SPV', toko: 'K02' }, { params: {}, body });
  const { data } = await kadar.db.transaction({ toko: 'K02' }, (tx) => kirimBarang(sender, tx), {
    day: 'shared',
  });
  return {
    no_kirim: data.no_faktur,
    segel: 'UJI',
    kode_baki: await trayOf(server, 'K01'),
    lines: [{ urut: 1 }],
  };
};

export const shipmentSamples = (fresh: Supply): Record<string, Sample> => ({
  KIRIM_BARANG: { path: 'kirim-barang', body: () => parcelOf(fresh().kode_barcode) },
  TERIMA_BARANG: { path: 'terima-barang', body: (_client, server) => coming(server) },
  KEMBALI_BARANG: {
    path: 'kembali-barang',
    body: async (client) => ({
      no_kirim: await sent(client, parcelOf(fresh().kode_barcode)),
      lines: [{ urut: 1 }],
    }),
  },
  HILANG_KIRIM: {
    path: 'hilang-kirim',
    body: async (client) => ({
      no_kirim: await sent(client, parcelOf(fresh().kode_barcode)),
      lines: [{ urut: 1 }],
      keterangan: 'UJI',
    }),
  },
});
