import { switchModules } from '../../modules/otorisasi/till.fixture.ts';
import { noFaktur, pieceSupply } from '../../modules/penjualan/sale.fixture.ts';
import type { Client, Reply, TestApp } from '../../testing/harness.ts';
import { openInstalments } from '../../testing/instalments.ts';
import { allowPledges } from '../../testing/pledging.ts';
import { allowTunai, paysOutAfter } from '../../testing/swiping.ts';
import type { Recording } from './sent-statements.fixture.ts';

export const K01 = { toko: 'K01' };

export interface Stage {
  server: TestApp;
  recording: Recording;
  owner: Client;
  spv: Client;
  kasir: Client;
  /** Of K02. */
  elsewhere: Client;
  next: ReturnType<typeof pieceSupply>;
}

export const done = async <T = Record<string, unknown>>(reply: Promise<Reply>): Promise<T> => {
  const { status, body } = await reply;
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as T;
};
export const numberOf = async (reply: Promise<Reply>): Promise<string> =>
  noFaktur({ data: await done(reply) });
export const set = (owner: Client, values: object, toko = '*') =>
  done(owner.put('para-system', { values }, { toko }));

/** K01 with money in its drawer and gifts in its store, and every module on that its documents need. */
export const openStage = async (server: TestApp, recording: Recording): Promise<Stage> => {
  const [owner, spv, kasir] = [
    await server.login('OWN'),
    await server.login('SPV'),
    await server.login('KASIR'),
  ];
  await done(owner.post('hadiah', { kode_hadiah: 'UJI', nama_hadiah: 'PAYUNG', point: 0 }, K01));
  const gifts = [{ kode_hadiah: 'UJI', qty: 500 }];
  await done(spv.post('hadiah-member', { arah: 'MASUK', lines: gifts }));
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  await done(spv.post('cash', modal));
  await allowTunai(owner);
  await openInstalments(owner);
  await allowPledges(owner, { VALIDASI_PELUNASAN_HUTANG_MODULE: true });
  await switchModules(owner, true);
  await paysOutAfter(server, 1);
  const elsewhere = await server.login('SPV2');
  return { server, recording, owner, spv, kasir, elsewhere, next: pieceSupply() };
};
