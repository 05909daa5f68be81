import { noFaktur } from '../../testing/buying.ts';
import type { Client, TestApp } from '../../testing/harness.ts';
import { cicilanOf, openInstalments, payOf } from '../../testing/instalments.ts';

const K01 = { toko: 'K01' };

/** Contracts of the day that is open, as no year of the tests has any: paid in part, paid off, called off, and payments taken back. */
export const signedToday = async (server: TestApp, owner: Client): Promise<void> => {
  await openInstalments(owner);
  const pieces = await server.look<{ kode_barcode: string }>(
    "select kode_barcode from barang where kode_toko = 'K01' and status = 'READY' and milik is null order by kode_barcode limit 12",
  );
  const [who] = await server.look<{ kode_customer: string; nama: string; kode_sales: string }>(
    `select m.kode_customer, m.nama_customer as nama, s.kode_sales from member m, sales s
     where m.deleted_at is null and s.deleted_at is null and s.kode_toko = 'K01' limit 1`,
  );
  const ofWhom = { kode_customer: who?.kode_customer, nama_customer: who?.nama, kode_sales: who?.kode_sales };
  const done = async (path: string, body: object) => {
    const reply = await owner.post(path, body, K01);
    if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
    return noFaktur(reply.body);
  };
  for (const [at, { kode_barcode }] of pieces.entries()) {
    const scanned = await owner.get(`barang/scan/${kode_barcode}`, K01);
    const { harga_jual } = scanned.body.data as { harga_jual: number };
    const dp = Math.ceil(harga_jual / 2 / 500) * 500;
    const no = await done('cicilan', cicilanOf({ kode_barcode, harga_jual }, dp, ofWhom));
    const card = (await owner.get(`cicilan/${no}/kartu`, K01)).body.data as {
      sisa: number;
      putus: { kembali: number };
    };
    const paid = (rp: number) => done('cicilan-bayar', payOf(no, rp, { kode_sales: who?.kode_sales }));
    const way = at % 4;
    if (way === 0) await paid(card.sisa);
    if (way === 1)
      await done('cicilan-putus', {
        no_cicilan: no,
        kode_baki: (
          await server.look<{ kode_baki: string }>(
            "select kode_baki from baki t join gudang g using (kode_toko, kode_gudang) where t.kode_toko = 'K01' and g.jenis = 'ETALASE' and t.deleted_at is null limit 1",
          )
        )[0]?.kode_baki,
        kelebihan: card.putus.kembali,
        keterangan: 'UJI',
      });
    if (way === 2) await done(`cicilan-bayar/${await paid(100_000)}/batal`, { alasan: 'UJI' });
    if (way === 3 && at > 4) await done(`cicilan/${no}/batal`, { alasan: 'UJI' });
  }
};
