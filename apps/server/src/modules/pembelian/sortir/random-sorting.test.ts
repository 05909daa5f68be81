import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyDatabase } from '../../../platform/chain/verify.ts';
import { type Client, type Reply, startTestApp, type TestApp } from '../../../testing/harness.ts';
import { bought, noFaktur } from './sort.fixture.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
const K01 = { toko: 'K01' };

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

const KE = ['READY', 'BELI', 'CUCI', 'SEPUH', 'ROSOK', 'LEBUR', 'DITAHAN_POLISI', 'DISITA'] as const;
type Step =
  | { act: 'buy'; mg: number; uji: number }
  | { act: 'sort'; which: number; ke: (typeof KE)[number]; lot: number }
  | { act: 'lot'; jenis: 'CUCI' | 'SEPUH' | 'LEBUR' }
  | { act: 'end'; lot: number; biaya: number; lossMille: number }
  | { act: 'reverse'; which: number };
const nth = fc.nat(1000);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('buy' as const),
      mg: fc.integer({ min: 200, max: 3_000 }),
      uji: fc.constantFrom(70, 72.3, 75),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({
      act: fc.constant('sort' as const),
      which: nth,
      ke: fc.constantFrom(...KE),
      lot: nth,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('lot' as const),
      jenis: fc.constantFrom('CUCI', 'SEPUH', 'LEBUR'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('end' as const),
      lot: nth,
      biaya: fc.integer({ min: 0, max: 90_001 }),
      lossMille: fc.integer({ min: -2, max: 30 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('reverse' as const), which: nth }) },
);

/** Refusals of what cannot be done: whatever was drawn, nothing else may be answered. */
const REFUSED = new Set([
  'SORTIR_TIDAK_BISA',
  'LOT_SUDAH_SELESAI',
  'LOT_KOSONG',
  'LOT_BERBEDA',
  'LEBUR_BERTAMBAH',
  'DOKUMEN_DIIKUTI',
  'SUDAH_DIBATALKAN',
  'INPUT_TIDAK_SAH',
]);

class History {
  readonly barcodes: string[] = [];
  readonly lots: { no: string; jenis: string }[] = [];
  readonly posted: { no: string; path: string }[] = [];
  done = 0;

  private note(reply: Reply, path: string): string {
    if (reply.status !== 200) {
      expect([...REFUSED], JSON.stringify(reply.body)).toContain(reply.body.code);
      return '';
    }
    this.done += 1;
    const no = noFaktur(reply.body);
    this.posted.push({ no, path });
    return no;
  }

  async run(one: Step): Promise<void> {
    if (one.act === 'buy') {
      const { barcodes, no_faktur } = await bought(spv, [{ berat_kotor: one.mg / 1000, kadar_uji: one.uji }]);
      this.barcodes.push(...barcodes);
      this.posted.push({ no: no_faktur, path: 'pembelian' });
    } else if (one.act === 'lot') {
      const reply = await spv.post('sortir-belian/lot', { jenis: one.jenis, keterangan: 'UJI' });
      const no = this.note(reply, 'sortir-belian');
      if (no) this.lots.push({ no, jenis: one.jenis });
    } else if (one.act === 'sort') await this.sort(one);
    else if (one.act === 'end') await this.end(one);
    else {
      const { no, path } = this.posted[one.which % Math.max(1, this.posted.length)] ?? { no: '', path: '' };
      if (!no) return;
      const reply = await owner.post(`${path}/${no}/batal`, { alasan: 'UJI' }, K01);
      if (reply.status === 200) this.done += 1;
      else expect([...REFUSED], JSON.stringify(reply.body)).toContain(reply.body.code);
    }
  }

  private async sort({ which, ke, lot }: Extract<Step, { act: 'sort' }>): Promise<void> {
    const kode_barcode = this.barcodes[which % Math.max(1, this.barcodes.length)];
    const own = this.lots.filter(({ jenis }) => jenis === ke);
    const no_lot = own[lot % Math.max(1, own.length)]?.no;
    if (!kode_barcode || (['CUCI', 'SEPUH', 'LEBUR'].includes(ke) && !no_lot)) return;
    const letter = { pejabat: 'IPDA JONI', no_surat: 'B/1' };
    const reply = await spv.post('sortir-belian', {
      ke,
      barcodes: [kode_barcode],
      ...(ke === 'READY' && { kode_baki: 'A01' }),
      ...(no_lot && { no_lot }),
      ...letter,
    });
    this.note(reply, 'sortir-belian');
  }

  private async end({ lot, biaya, lossMille }: Extract<Step, { act: 'end' }>): Promise<void> {
    const chosen = this.lots[lot % Math.max(1, this.lots.length)];
    if (!chosen) return;
    const { no: no_lot, jenis } = chosen;
    if (jenis !== 'LEBUR') {
      this.note(
        await spv.post('sortir-belian/selesai', { no_lot, kode_baki: 'A01', biaya }),
        'sortir-belian',
      );
      return;
    }
    const [scrap] = await server.look<{ mg: number }>(
      "select coalesce(sum(murni), 0)::int as mg from mutasi_massa where objek = 'ROSOK' and kunci = $1",
      [no_lot],
    );
    const berat = Math.max(1, Math.round((scrap?.mg ?? 0) * (1 - lossMille / 1000))) / 1000;
    const body = { no_lot, batang: [{ berat, kadar: 99.999 }] };
    this.note(await owner.post('sortir-belian/lebur', body, K01), 'sortir-belian');
  }
}

/** Gross grams per purity: what was bought is in a tray, a lot, the fire or with the police. */
const PER_KADAR = `
  select kadar::float, sum(beli)::int as beli, sum(ada)::int as ada from (
    select l.kadar, l.berat as beli, 0 as ada from pembelian_detail l join dokumen d using (kode_toko, no_faktur) where d.status = 'POSTED'
    union all select m.kadar, 0, m.berat from mutasi_stock m where m.kode_barcode in (select kode_barcode from pembelian_detail)
    union all select m.kadar, 0, -m.berat from mutasi_stock m where m.jenis in ('SITA', 'BATAL_SITA')
    union all select m.kadar, 0, m.berat from mutasi_massa m where m.objek = 'ROSOK' and m.jenis not in ('LEBUR', 'BATAL_LEBUR')) x
  group by kadar`;
/** Fine gold: bought = in trays and lots + bars + lost in the fire + seized. */
const FINE = `
  select (select coalesce(sum(l.murni), 0) from pembelian_detail l join dokumen d using (kode_toko, no_faktur) where d.status = 'POSTED')::int as beli,
    ((select coalesce(sum(m.murni), 0) from mutasi_stock m where m.kode_barcode in (select kode_barcode from pembelian_detail))
     + (select coalesce(sum(m.murni), 0) from mutasi_massa m where m.objek in ('ROSOK', 'BATANGAN'))
     + (select coalesce(sum(e.debet - e.kredit), 0) from jurnal_emas e where e.tempat in ('SUSUT', 'BIAYA_HAPUS')))::int as ada`;

/** The whole chain is verified after so many steps, and after the last. */
const VERIFIED = 5;

test('whatever is bought, sorted, washed, melted and reversed: grams in = grams out + stock + loss at every step, and the books hold', async () => {
  const weighsUp = async (one: Step) => {
    for (const { kadar, beli, ada } of await server.look<{ kadar: number; beli: number; ada: number }>(
      PER_KADAR,
    ))
      expect(ada, `${kadar} after ${JSON.stringify(one)}`).toBe(beli);
    const [fine] = await server.look<{ beli: number; ada: number }>(FINE);
    expect(fine?.ada, JSON.stringify(one)).toBe(fine?.beli);
  };
  const holds = async (latest: readonly Step[]) => {
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings, JSON.stringify(latest)).toEqual([]);
  };
  let done = 0;
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 45, maxLength: 45 }), async (steps) => {
      const history = new History();
      for (const jenis of ['CUCI', 'LEBUR'] as const) await history.run({ act: 'lot', jenis });
      for (const uji of [72.3, 70, 75]) await history.run({ act: 'buy', mg: 2_000, uji });
      for (const [at, one] of steps.entries()) {
        await history.run(one);
        await weighsUp(one);
        if ((at + 1) % VERIFIED === 0) await holds(steps.slice(at + 1 - VERIFIED, at + 1));
      }
      done += history.done;
    }),
    { numRuns: 3, endOnFailure: true },
  );
  for (const { jenis } of await server.look<{ jenis: string }>('select distinct jenis from dokumen'))
    kinds.add(jenis);
  // Fifteen steps are always done; of the drawn ones how many can be done is chance.
  expect(done).toBeGreaterThan(20);
  for (const jenis of ['PEMBELIAN', 'SORTIR_BELIAN', 'LOT_CUCI', 'LOT_LEBUR'])
    expect([...kinds]).toContain(jenis);
}, 180_000);
