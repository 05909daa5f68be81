import { expect } from 'vitest';
import { verifyDatabase } from '../platform/chain/verify.ts';
import { startTestApp } from '../testing/harness.ts';

export const K01 = { toko: 'K01' };
export const PLACE = { kode_group: 'UBS750', kode_dept: 'CCN', kode_gudang: 'ETALASE' };
export const keyOf = (kode_baki: string) => `UBS750/CCN/ETALASE/${kode_baki}`;
export const number = ({ body }: { body: { data?: unknown } }) =>
  (body.data as { no_faktur: string }).no_faktur;
export const fieldsOf = ({ body }: { body: { fields?: Record<string, { code: string }> } }) =>
  Object.fromEntries(Object.entries(body.fields ?? {}).map(([name, { code }]) => [name, code]));

/** A shop that keeps groups, and what its tests do with them. */
export const groupStage = async () => {
  const server = await startTestApp();
  const [owner, spv, kasir] = await Promise.all([
    server.login('OWN'),
    server.login('SPV'),
    server.login('KASIR'),
  ]);
  let made = 0;
  /** A tray of the shop that nothing lies in. */
  const tray = async (): Promise<string> => {
    made += 1;
    const kode_baki = `MAN${String(made).padStart(2, '0')}`;
    const row = { kode_baki, kode_gudang: 'ETALASE', nama_baki: 'MANUAL', berat_baki: 0 };
    const reply = await owner.post('baki', row, K01);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return kode_baki;
  };
  const add = (kode_toko: string, more: object = {}, who = spv) =>
    who.post('barang-manual', { ...PLACE, kode_toko, qty: 3, berat: 10, hpp: 20_000_001, ...more }, K01);
  const there = async (kunci: string): Promise<number[]> => {
    const [row] = await server.look<Record<'qty' | 'berat' | 'murni' | 'hpp', number>>(
      `select coalesce(sum(qty), 0)::int as qty, coalesce(sum(berat), 0)::int as berat, coalesce(sum(murni), 0)::int as murni, coalesce(sum(hpp), 0)::int as hpp
       from mutasi_massa where kode_toko = 'K01' and objek = 'GROUP' and kunci = $1`,
      [kunci],
    );
    return row ? [row.qty, row.berat, row.murni, row.hpp] : [];
  };
  const journal = async (no: string): Promise<string[]> =>
    (
      await server.look<{ said: string }>(
        "select role || ' ' || case when debet > 0 then 'D' else 'K' end || ' ' || debet + kredit as said from jurnal where no_jurnal = $1 order by 1",
        [no],
      )
    ).map(({ said }) => said);
  const batal = (path: string, no: string, who = owner) =>
    who.post(`${path}/${no}/batal`, { alasan: 'SALAH KETIK' }, K01);
  const sound = async () => {
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  };
  const set = async (values: object) => {
    const reply = await owner.put('para-system', { values }, K01);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  };
  await set({ MANUAL_ITEMS_TRANSACTION_MODULE: true });
  return { server, owner, spv, kasir, tray, add, there, journal, batal, sound, set };
};
