import { randomUUID } from 'node:crypto';
import type { DataOpnameBarang } from '@kadar/contract/endpoints/opname-barang.ts';
import type { DataOpnameMassa } from '@kadar/contract/endpoints/opname-massa.ts';
import type { CountedInBulk } from '@kadar/domain/selisih-massa.ts';
import type { Client, Reply } from './harness.ts';

const done = <T>({ status, body }: Reply): T => {
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as T;
};

/** Ends a count of the tray of a piece in which nobody found anything, as the owner alone may; what POST selisih-opname takes for the piece. */
export const missedIn = async (owner: Client, kode_barcode: string, toko = 'K01') => {
  const { kode_baki: tempat } = done<{ kode_baki: string }>(
    await owner.get(`barang/${kode_barcode}`, { toko }),
  );
  const { sesi } = done<DataOpnameBarang>(await owner.post('opname-barang/start', { tempat }, { toko }));
  const sesi_id = sesi.find((one) => one.tempat === tempat)?.id ?? 0;
  const said = { tempat, keterangan: 'TIDAK ADA', tanpa_orang_kedua: 'UJI' };
  done(await owner.post('opname-barang/selesai', said, { toko }));
  return { sesi_id, lines: [{ kode_barcode, alasan: 'TIDAK ADA DI BAKI' }] };
};

/** A piece that a count missed and the owner wrote off; the number of the document. */
export const writtenOff = async (owner: Client, kode_barcode: string, toko = 'K01'): Promise<string> => {
  const missed = await missedIn(owner, kode_barcode, toko);
  return done<{ no_faktur: string }>(await owner.post('selisih-opname', missed, { toko })).no_faktur;
};

/** Ends a count in bulk that found all keys as their book has them but these, in grams; what POST selisih-opname/massa takes for them. */
export const countedInBulk = async (
  owner: Client,
  objek: CountedInBulk,
  found: Readonly<Record<string, number>>,
  toko = 'K01',
) => {
  const at = { toko };
  const { sesi, baris } = done<DataOpnameMassa>(await owner.post('opname-massa/start', { objek }, at));
  const sesi_id = sesi?.id ?? 0;
  for (const { kunci, qty_harus: qty, berat_harus } of baris) {
    const id = randomUUID().replaceAll('-', '');
    const said = { objek, id, sesi_id, kunci, qty, berat: found[kunci] ?? berat_harus };
    done(await owner.post('opname-massa/hitung', said, at));
  }
  const said = { objek, keterangan: 'DITIMBANG ULANG', tanpa_orang_kedua: 'UJI' };
  done(await owner.post('opname-massa/selesai', said, at));
  return { objek, sesi_id, lines: Object.keys(found).map((kunci) => ({ kunci, alasan: 'UJI' })) };
};
