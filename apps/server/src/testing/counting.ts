import type { DataOpnameBarang } from '@kadar/contract/endpoints/opname-barang.ts';
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
