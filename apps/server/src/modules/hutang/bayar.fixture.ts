import { expect } from 'vitest';
import { CHAIN, type Client, type Reply, type TestApp } from '../../testing/harness.ts';
import { cardOf } from '../../testing/pledging.ts';

export const SALES = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales ?? '';

/** What an answer says, which has to be a yes. */
export const ok = async <T = Record<string, unknown>>(reply: Promise<Reply>): Promise<T> => {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
/** So many days later: all that was written of it lies further back. */
export const later = async (server: TestApp, no: string, days: number) => {
  const dates = ['mulai_periode', 'dibayar_sampai', 'jatuh_tempo'];
  const back = (state: string) =>
    dates.map((key) => `jsonb_build_object('${key}', (${state} ->> '${key}')::date - ${days})`).join(' || ');
  await server.look(`begin;
    update hutang set tanggal = tanggal - ${days}, ${dates.map((key) => `${key} = ${key} - ${days}`).join(', ')} where no_hutang = '${no}';
    set local session_replication_role = replica;
    update hutang_gerak set ke = ke || ${back('ke')}, dari = dari || ${back('dari')} where no_hutang = '${no}';
    commit`);
};
/** How often each answer was given. */
export const outcomes = (replies: readonly Reply[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, body } of replies) {
    const name = status === 200 ? 'ok' : (body.code ?? String(status));
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

/** The body of a top-up to so much, as the till works it out from the card. */
export const tambahOf = async (spv: Client, no: string, jumlah_hutang: number, more: object = {}) => {
  const { hari_ini } = await cardOf(spv, no);
  const sisa = await ok<{ plafond: number; biaya_admin: number }>(
    spv.get(`hutang/${no}/sisa-plafond?jumlah_hutang=${jumlah_hutang}`),
  );
  return {
    no_hutang: no,
    kode_sales: SALES,
    jumlah_hutang,
    jenis: 'CASH',
    plafond: sisa.plafond,
    diterima: jumlah_hutang - sisa.biaya_admin - hari_ini.total_bayar,
    ...more,
  };
};

/** What the books say of pledges and money, and all that the card of one shows. */
export const standing = async (server: TestApp, spv: Client, no: string) => {
  const [books] = await server.look(
    `select (select coalesce(sum(debet - kredit), 0)::float from jurnal where role = 'PIUTANG_GADAI') as gadai,
       (select coalesce(sum(masuk - keluar), 0)::float from kas_mutasi where kode_toko = 'K01') as kas,
       (select coalesce(sum(case when role like 'PENDAPATAN%' then kredit - debet end), 0)::float from jurnal) as pendapatan`,
  );
  const { gerak: _moves, ...card } = (await cardOf(spv, no)) as unknown as Record<string, unknown>;
  return { books, card };
};

/** The bag on the scale; grams. */
export const BAG = 5.6;
/** The bag of a pledge as it is: goods that were redeemed go back into it. */
export const bagOf = async (spv: Client, no: string, berat_kantong = BAG) => ({
  no_segel: (await cardOf(spv, no)).no_segel,
  berat_kantong,
});

/** The body of a visit that pays three loans: one is redeemed, one extended, one paid in part. */
export const visitOf = ([first, second, third]: string[], more: object = {}) => ({
  kode_sales: SALES,
  rows: [
    { cara: 'T', no_hutang: first, total_bayar: 5_196_000, berat_kantong: BAG },
    { cara: 'P', no_hutang: second, total_bayar: 33_500, bunga_baru: 2.5 },
    { cara: 'C', no_hutang: third, total_bayar: 517_000, pokok: 500_000 },
  ],
  payments: [{ jenis: 'CASH', jumlah_rp: 6_000_000 }],
  total_bayar: 5_746_500,
  ...more,
});

/** The receipt of a visit on a roll. */
export const paperText = async (client: Client, no: string): Promise<string> =>
  (await client.get(`hutang/bersama/${no}/nota`)).raw.toString();

/** Of the visit that pays three loans: one paper over all of them, its prints counted, the copy marked and audited. */
export const saysVisit = async (server: TestApp, client: Client, no: string, loans: readonly string[]) => {
  const count = () => client.post(`hutang/bersama/${no}/cetak`, {});
  expect((await client.get(`hutang/bersama/${no}`)).body.data).toEqual({ cetak: 0 });
  expect((await count()).body.data).toEqual({ cetak: 1 });
  const first = await paperText(client, no);
  for (const text of [...loans, no, 'Penebusan', 'Perpanjangan sampai', 'Cicil pokok, sisa Rp. 500.000'])
    expect(first).toContain(text);
  expect(first).toMatch(/Total Bayar +Rp\. 5\.746\.500\n.*TUNAI +6\.000\.000\n.*Kembali +253\.500\n/);
  expect(first).not.toContain('SALINAN');
  expect((await count()).body.data).toEqual({ cetak: 2 });
  expect(await paperText(client, no)).toContain('SALINAN KE-1');
  const copies = await server.look("select after from audit where action = 'reprint' and entity_key = $1", [
    no,
  ]);
  expect(copies).toEqual([{ after: { salinan: 1 } }]);
  expect((await client.get('hutang/bersama/HGK01010101ZZZ/nota')).status).toBe(404);
};
