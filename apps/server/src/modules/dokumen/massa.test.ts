import { TERIMA_SUPPLIER } from '@kadar/contract/dokumen/terima-supplier.ts';
import { MASSA, type MassaObject, type MassaRow } from '@kadar/domain/books/massa.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { postGoods } from '../../testing/books.ts';
import { type Client, PIECES, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

let server: TestApp;
let owner: Client;
const K01 = { toko: 'K01' };
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
});
afterAll(() => server?.close());

let running = 0;
/** A thing in bulk that no other test knows. */
const fresh = (): string => `UJI${++running}`;
const row = (more: Partial<MassaRow>): MassaRow => ({
  objek: 'TUKANG',
  kunci: 'T01',
  kadar: 100,
  milik: 'TOKO',
  jenis: 'UJI',
  qty: 0,
  berat: 0,
  murni: 0,
  hpp: 0,
  ...more,
});
const post = (...massa: MassaRow[]) => postGoods(server, 'K01', { massa });
const batal = (no: string) => owner.post(`cash/${no}/batal`, { alasan: 'UJI' }, K01);
const sumOf = async (kunci: string) =>
  (
    await server.look(
      'select coalesce(sum(qty), 0)::int as qty, coalesce(sum(berat), 0)::int as berat, count(*)::int as rows from mutasi_massa where kunci = $1',
      [kunci],
    )
  )[0];
const findings = async () => {
  const client = await server.app.kadar.db.privileged.connect();
  return (await verifyDatabase(client).finally(() => client.release())).findings;
};
const settled = (all: PromiseSettledResult<unknown>[]): string[] =>
  all.map((one) => (one.status === 'fulfilled' ? 'done' : String((one.reason as { code?: string }).code)));

describe('what stands in bulk', () => {
  test('a line of a delivery is a batch under its number and its own, and its tags took all of it', async () => {
    const rows = await server.look<{ kunci: string; qty: number; berat: number; hpp: number; n: number }>(
      `select m.kunci, sum(m.qty)::int as qty, sum(m.berat)::int as berat, sum(m.hpp)::int as hpp, count(*)::int as n, bool_and(d.jenis = $1) as of_delivery
       from mutasi_massa m join dokumen d on d.kode_toko = m.kode_toko and d.no_faktur = split_part(m.kunci, '/', 1) where m.kode_toko = 'K01' and m.objek = 'BELUM_TAG' group by 1 order by 1`,
      [TERIMA_SUPPLIER.jenis],
    );
    const purities = new Set(PIECES[0]?.map(({ kadar }) => kadar)).size;
    const [no] = rows[0]?.kunci.split('/') ?? [];
    expect(rows).toEqual(
      Array.from({ length: purities }, (_, at) => ({
        kunci: `${no}/${at + 1}`,
        qty: 0,
        berat: 0,
        hpp: 0,
        n: 2,
        of_delivery: true,
      })),
    );
    const [came] = await server.look(
      "select sum(qty)::int as qty from mutasi_massa where kode_toko = 'K01' and jenis = 'TERIMA'",
    );
    expect(came).toEqual({ qty: 120 });
  });

  test('a document writes its rows with day, moment, number and user, and its reversal the very rows back', async () => {
    const kunci = fresh();
    const no = await post(
      row({ kunci, berat: 5000, murni: 5000 }),
      row({ objek: 'GROUP', kunci, qty: 7, hpp: 70_000, kadar: 0 }),
    );
    const reply = await batal(no);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const { no_faktur_batal } = reply.body.data as { no_faktur_batal: string };
    const rows = await server.look(
      'select no_faktur, tanggal::text, objek, jenis, qty, berat::int, murni::int, hpp::int, user_id from mutasi_massa where kunci = $1 order by id',
      [kunci],
    );
    const common = { tanggal: TODAY, berat: 0, murni: 0, hpp: 0, qty: 0 };
    expect(rows).toEqual([
      { ...common, no_faktur: no, objek: 'TUKANG', jenis: 'UJI', berat: 5000, murni: 5000, user_id: 'SPV1' },
      { ...common, no_faktur: no, objek: 'GROUP', jenis: 'UJI', qty: 7, hpp: 70_000, user_id: 'SPV1' },
      {
        ...common,
        no_faktur: no_faktur_batal,
        objek: 'TUKANG',
        jenis: 'BATAL_UJI',
        berat: -5000,
        murni: -5000,
        user_id: 'OWNER',
      },
      {
        ...common,
        no_faktur: no_faktur_batal,
        objek: 'GROUP',
        jenis: 'BATAL_UJI',
        qty: -7,
        hpp: -70_000,
        user_id: 'OWNER',
      },
    ]);
    expect(await sumOf(kunci)).toEqual({ qty: 0, berat: 0, rows: 4 });
  });

  test("another owner's, another purity and another shop's are other things", async () => {
    const kunci = fresh();
    await post(row({ kunci, berat: 100 }));
    for (const other of [{ milik: 'CUSTOMER' as const }, { kadar: 75 }])
      await expect(post(row({ kunci, berat: -1, ...other }))).rejects.toMatchObject({
        code: 'STOCK_TIDAK_TERSEDIA',
      });
    await expect(postGoods(server, 'K02', { massa: [row({ kunci, berat: -1 })] })).rejects.toMatchObject({
      code: 'STOCK_TIDAK_TERSEDIA',
    });
    expect(await sumOf(kunci)).toEqual({ qty: 0, berat: 100, rows: 1 });
  });
});

describe('never less than nothing', () => {
  test('of many who take the last of it at once, one does', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const kunci = fresh();
      await post(row({ kunci, berat: 1000 }));
      const take = () =>
        postGoods(
          server,
          'K01',
          { massa: [row({ kunci, berat: -600 })] },
          { spends: [{ what: 'MASSA', of: `K01/TUKANG/${kunci}` }] },
        );
      const outcomes = settled(await Promise.allSettled(Array.from({ length: 16 }, take)));
      expect(outcomes.toSorted()).toEqual([...Array(15).fill('STOCK_TIDAK_TERSEDIA'), 'done']);
      expect(await sumOf(kunci)).toEqual({ qty: 0, berat: 400, rows: 2 });
    }
  });

  test('what came in is taken back or used, not both', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const kunci = fresh();
      const no = await post(row({ kunci, berat: 1000 }));
      const use = postGoods(
        server,
        'K01',
        { massa: [row({ kunci, berat: -1000 })] },
        { spends: [{ what: 'MASSA', of: `K01/TUKANG/${kunci}` }] },
      );
      const [used, back] = await Promise.allSettled([use, batal(no)]);
      const codes = [used.status === 'fulfilled', back.status === 'fulfilled' && back.value.status === 200];
      expect(codes.filter(Boolean)).toHaveLength(1);
      expect(await sumOf(kunci)).toEqual({ qty: 0, berat: 0, rows: 2 });
    }
  });

  test('a refusal writes nothing', async () => {
    const kunci = fresh();
    const documents = () => server.look('select count(*)::int as n from dokumen');
    const before = await documents();
    await expect(post(row({ kunci, qty: -1, objek: 'GROUP' }))).rejects.toMatchObject({
      code: 'STOCK_TIDAK_TERSEDIA',
    });
    expect([await documents(), await sumOf(kunci)]).toEqual([before, { qty: 0, berat: 0, rows: 0 }]);
  });

  test('the owner of the database is refused cost on what is not the shop’s', async () => {
    await expect(post(row({ kunci: fresh(), milik: 'CUSTOMER', berat: 5, hpp: 1 }))).rejects.toThrow(
      'mutasi_massa_check',
    );
  });
});

interface Step {
  objek: MassaObject;
  kunci: string;
  kadar: number;
  qty: number;
  berat: number;
  /** Of the documents so far, the one to take back; else a new one. */
  undo: number | null;
}

test('property: whatever is posted and taken back, sums, limits and ledgers are those of a plain reckoning', async () => {
  const anyStep = fc.record<Step>({
    // Bars, gifts and accessories belong to kinds of their own, which say what they are.
    objek: fc.constantFrom(
      ...(Object.keys(MASSA) as MassaObject[]).filter((one) => !['BATANGAN', 'HADIAH', 'ACC'].includes(one)),
    ),
    kunci: fc.constantFrom('A', 'B'),
    kadar: fc.constantFrom(50, 75),
    qty: fc.integer({ min: -4, max: 6 }),
    berat: fc.integer({ min: -4000, max: 6000 }),
    undo: fc.option(fc.nat(6), { freq: 2 }),
  });
  // A row that moves nothing is none: verification names it.
  const step = anyStep.filter(({ qty, berat }) => qty !== 0 || berat !== 0);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 16 }), async (steps) => {
      const run = fresh();
      const there = new Map<string, [number, number]>();
      const posted: { no: string; key: string; by: [number, number]; undone: boolean }[] = [];
      const moves = (key: string, [qty, berat]: [number, number]): boolean => {
        const [q, b] = there.get(key) ?? [0, 0];
        if ((qty < 0 || berat < 0) && (q + qty < 0 || b + berat < 0)) return false;
        there.set(key, [q + qty, b + berat]);
        return true;
      };
      for (const { objek, kunci, kadar, qty, berat, undo } of steps) {
        const old = undo === null ? undefined : posted[undo];
        if (old) {
          const allowed = !old.undone && moves(old.key, [-old.by[0], -old.by[1]]);
          const reply = await batal(old.no);
          expect(reply.status, JSON.stringify([old, reply.body])).toBe(allowed ? 200 : 409);
          old.undone ||= allowed;
          continue;
        }
        const key = `${objek}/${run}${kunci}/${kadar}`;
        const allowed = moves(key, [qty, berat]);
        const work = post(
          row({
            objek,
            kunci: `${run}${kunci}`,
            kadar,
            qty,
            berat,
            murni: Math.round((berat * kadar) / 100),
            hpp: berat * 7,
          }),
        );
        if (allowed) posted.push({ no: await work, key, by: [qty, berat], undone: false });
        else await expect(work).rejects.toMatchObject({ code: 'STOCK_TIDAK_TERSEDIA' });
      }
      const rows = await server.look<{ key: string; qty: number; berat: number }>(
        `select objek || '/' || kunci || '/' || trim_scale(kadar) as key, sum(qty)::int as qty, sum(berat)::int as berat
         from mutasi_massa where kunci in ($1, $2) group by 1`,
        [`${run}A`, `${run}B`],
      );
      const found = new Map(rows.map(({ key, qty, berat }) => [key, [qty, berat]]));
      for (const [key, sums] of there) expect([key, found.get(key) ?? [0, 0]]).toEqual([key, sums]);
      expect(await findings()).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

describe('what verification says', () => {
  const tampered = async (change: string) => {
    const client = await server.app.kadar.db.privileged.connect();
    try {
      await client.query(
        'alter table mutasi_massa disable trigger user; create table kept as table mutasi_massa',
      );
      await client.query(change);
      // Whether its seal was there already is the sealer's: what seals find stands beside them.
      return (await verifyDatabase(client)).findings.flatMap(({ check }) =>
        check === 'seal' ? [] : [check],
      );
    } finally {
      await client.query(`delete from mutasi_massa; insert into mutasi_massa overriding system value table kept;
        drop table kept; alter table mutasi_massa enable trigger user`);
      client.release();
    }
  };
  const one = "id = (select min(id) from mutasi_massa where objek = 'BELUM_TAG')";

  test('of a changed, a removed and a lonely row', async () => {
    expect(await findings()).toEqual([]);
    expect(await tampered(`update mutasi_massa set murni = murni + 1 where ${one}`)).toEqual([
      'untagged fine gold agrees with its gold journal',
      'batches are the lines of their delivery',
      'lives are what their movements come to',
    ]);
    expect(await tampered(`delete from mutasi_massa where ${one}`)).toEqual([
      'documents agree with the pieces they move',
      'journal agrees with the untagged goods of its document',
      'nothing in bulk is less than nothing',
      'untagged fine gold agrees with its gold journal',
      'batches are the lines of their delivery',
      'lives are what their movements come to',
    ]);
    expect(await tampered(`update mutasi_massa set no_faktur = 'TSK01260225ZZZ' where ${one}`)).toContain(
      'goods in bulk belong to documents',
    );
    expect(await tampered(`update mutasi_massa set berat = berat - 1 where ${one}`)).toEqual([
      'documents agree with the pieces they move',
      'nothing in bulk is less than nothing',
      'batches are the lines of their delivery',
      'lives are what their movements come to',
    ]);
  });
});
