import { addDays } from '@kadar/domain/dates.ts';
import { TRAY } from '../../testing/depositing.ts';
import { type Client, type TestApp, TODAY } from '../../testing/harness.ts';
import { cash, goldFor, lineOf, noFaktur, pesananOf, type Wanted } from '../../testing/ordering.ts';
import { listRing, preorderOf } from '../../testing/preordering.ts';
import { deliveryOf, tagOf } from '../../testing/receiving.ts';
import type { Sample } from './sample.ts';

const DP_RP = 50_000;

/** A piece that is tagged for a sample out of a delivery of its own; weights in grams. */
const taggedFor = async (client: Client, server: TestApp) => {
  const no_terima = noFaktur((await client.post('terima-supplier', deliveryOf())).body);
  const tag = await client.post('barang', tagOf(`${no_terima}/1`, 5));
  const { kode_barcode } = tag.body.data as { kode_barcode: string };
  const [piece] = await server.look<Wanted & { kode_barcode: string; berat_asli: number }>(
    `select kode_barcode, kode_dept, kode_group, kadar::float as kadar, berat::float / 1000 as berat, berat_asli::float / 1000 as berat_asli
     from barang where kode_barcode = $1`,
    [kode_barcode],
  );
  if (!piece) throw new Error('no piece was tagged');
  return piece;
};

/** What is ordered, made and given up: each sample takes an order of its own, for a piece like `like` or for one that is tagged for it. */
export const orderSamples = (like: () => Wanted): Record<string, Sample> => {
  const taken = async (client: Client, wanted: Wanted = like(), more: object = {}): Promise<string> =>
    noFaktur((await client.post('pesanan', pesananOf([lineOf(wanted)], DP_RP, more))).body);
  return {
    PESANAN: { path: 'pesanan', body: () => pesananOf([lineOf(like())], DP_RP) },
    TAMBAH_PESANAN: {
      path: 'tambah-pesanan',
      body: async (client) => ({
        no_pesanan: await taken(client),
        jumlah_rp: 25_000,
        payments: [cash(25_000)],
      }),
      other: { jumlah_rp: 26_000, payments: [cash(26_000)] },
    },
    JADI_PESANAN: {
      path: 'jadi-pesanan',
      body: async (client, server) => {
        const piece = await taggedFor(client, server);
        // A part of it is gold of the customer: only that is booked.
        const no_pesanan = `${await taken(client, piece, { bahan: 'CUSTOMER' })}/1`;
        noFaktur((await client.post('emas-pesanan', await goldFor(client, no_pesanan, { berat: 1 }))).body);
        return { no_pesanan, kode_barcode: piece.kode_barcode };
      },
      other: { kode_barcode: '01000001' },
    },
    EMAS_PESANAN: {
      path: 'emas-pesanan',
      body: async (client) =>
        goldFor(client, `${await taken(client, like(), { bahan: 'CUSTOMER' })}/1`, { berat: 1 }),
      other: { berat: 5 },
    },
    BATAL_PESANAN: {
      path: 'batal-pesanan',
      body: async (client) => ({
        no_pesanan: await taken(client),
        kode_baki: TRAY,
        jenis: 'CASH',
        jumlah_rp: DP_RP,
      }),
    },
  };
};

/** Samples that orders are made after: each takes an order and a piece of its own. */
export const shopSamples = (like: () => Wanted): Record<string, Sample> => {
  const outOf = async (client: Client, kode_barcode: string) => ({
    no_pesanan: `${noFaktur((await client.post('pesanan', pesananOf([lineOf(like())], DP_RP))).body)}/1`,
    kode_barcode,
    tgl_kembali: addDays(TODAY, 3),
  });
  return {
    CONTOH_KELUAR: {
      path: 'contoh-keluar',
      body: async (client, server) => outOf(client, (await taggedFor(client, server)).kode_barcode),
    },
    AMBIL_CONTOH: {
      path: 'ambil-barang-contoh',
      body: async (client, server) => {
        const { kode_barcode, berat_asli } = await taggedFor(client, server);
        await client.post('contoh-keluar', await outOf(client, kode_barcode));
        return { kode_barcode, kode_baki: TRAY, berat: berat_asli };
      },
      other: { deskripsi: 'LAIN' },
    },
  };
};

const PREORDER_RP = 1_000_000;

/** What a member asks for of the catalogue, each sample for itself. */
export const preorderSamples = (freshPiece: () => { kode_barcode: string }): Record<string, Sample> => {
  const asked = async (client: Client, server: TestApp): Promise<string> => {
    await listRing(server);
    return noFaktur((await client.post('pre-order', preorderOf(1, PREORDER_RP))).body);
  };
  return {
    PREORDER: {
      path: 'pre-order',
      body: async (_client, server) => {
        await listRing(server);
        return preorderOf(1, PREORDER_RP);
      },
    },
    SIAP_PREORDER: {
      path: 'siap-pre-order',
      body: async (client, server) => ({
        no_pesanan: await asked(client, server),
        kode_barcode: freshPiece().kode_barcode,
      }),
      other: { kode_barcode: '01000001' },
    },
    BATAL_PREORDER: {
      path: 'batal-pre-order',
      body: async (client, server) => ({
        no_pesanan: await asked(client, server),
        kode_baki: TRAY,
        jenis: 'CASH',
        jumlah_rp: PREORDER_RP,
      }),
    },
  };
};
