import type { KartuCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { expect } from 'vitest';
import { noFaktur } from '../../testing/buying.ts';
import { TRAY } from '../../testing/depositing.ts';
import type { Client, TestApp } from '../../testing/harness.ts';
import { cicilanOf, payOf } from '../../testing/instalments.ts';
import type { Sample } from './sample.ts';

/** Makes a piece for sale; gives its barcode. */
type Supply = (client: Client) => Promise<string>;

/** Enough of any piece's price for the plan of the tests. */
const half = ({ harga_jual }: { harga_jual: number }): number => Math.ceil(harga_jual / 2 / 500) * 500;

export const instalmentSamples = (fresh: Supply): Record<string, Sample> => {
  const asked = async (client: Client) => {
    const kode_barcode = await fresh(client);
    const { harga_jual } = (await client.get(`barang/scan/${kode_barcode}`)).body.data as {
      harga_jual: number;
    };
    return cicilanOf({ kode_barcode, harga_jual }, half({ harga_jual }));
  };
  const contract = async (client: Client): Promise<KartuCicilan> => {
    const reply = await client.post('cicilan', await asked(client));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return (await client.get(`cicilan/${noFaktur(reply.body)}/kartu`)).body.data as KartuCicilan;
  };
  const ending = async (client: Client, how: 'lelang' | 'putus') => {
    const { no_faktur, [how]: end } = await contract(client);
    return { no_cicilan: no_faktur, kode_baki: TRAY, kelebihan: end.kembali, keterangan: 'UJI' };
  };
  return {
    CICILAN: {
      path: 'cicilan',
      body: asked,
    },
    CICILAN_BAYAR: {
      path: 'cicilan-bayar',
      body: async (client) => payOf((await contract(client)).no_faktur, 100_000),
    },
    CICILAN_PUTUS: { path: 'cicilan-putus', body: (client) => ending(client, 'putus') },
    CICILAN_LELANG: {
      path: 'cicilan-lelang',
      body: async (client, server: TestApp) => {
        const body = await ending(client, 'lelang');
        const { no_cicilan } = body;
        await server.look(
          `insert into cicilan_pesan (kode_toko, no_cicilan, tanggal, cara, bukti, jatuh_tempo, user_id)
           select r.kode_toko, r.no_faktur, r.tanggal - x.lalu, 'SURAT', 'UJI', r.jatuh_tempo - 120, 'OWNER' from cicilan_detail r, (values (20), (10)) x(lalu)
           where r.no_faktur = $1 and r.urut = 1`,
          [no_cicilan],
        );
        await server.look(`begin; set local session_replication_role = replica;
          update cicilan_detail set jatuh_tempo = jatuh_tempo - 120 where no_faktur = '${no_cicilan}'; commit`);
        return body;
      },
    },
    CICILAN_KELEBIHAN: {
      path: 'cicilan-kelebihan',
      body: async (client) => {
        const reply = await client.post('cicilan-putus', await ending(client, 'putus'));
        expect(reply.status, JSON.stringify(reply.body)).toBe(200);
        const { no_faktur, kelebihan } = reply.body.data as { no_faktur: string; kelebihan: number };
        return { no_faktur, jenis: 'CASH', jumlah_rp: kelebihan };
      },
    },
  };
};
