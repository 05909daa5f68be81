import { numberOf as made } from '../../modules/tukang-emas/tukang.fixture.ts';
import type { Client, TestApp } from '../../testing/harness.ts';

/** Some of an accessory of its own, bought, or taken of those that were. */
export const accessorySamples = () => {
  const fresh = async (_client: Client, server: TestApp) => {
    const kode_barcode = `ACC-${crypto.randomUUID().slice(0, 12).toUpperCase()}`;
    await server.look(
      "insert into aksesoris (kode_barcode, nama_barang, kode_dept, harga_jual, created_by) values ($1, 'KOTAK UJI', 'ACC', 25000, 'UJI')",
      [kode_barcode],
    );
    return { cara: 'TUNAI', lines: [{ kode_barcode, qty: 2, harga: 10_000 }] };
  };
  return {
    TAMBAH_AKSESORIS: { path: 'tambah-aksesoris', body: fresh },
    AMBIL_AKSESORIS: {
      path: 'ambil-aksesoris',
      body: async (client: Client, server: TestApp) => {
        const bought = await fresh(client, server);
        made(await client.post('tambah-aksesoris', bought));
        return { sebab: 'RUSAK', lines: bought.lines.map(({ kode_barcode }) => ({ kode_barcode, qty: 1 })) };
      },
    },
  };
};
