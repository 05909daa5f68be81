import type { KartuCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noFaktur, pieceSupply } from '../../testing/buying.ts';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { cicilanOf, onDay, openInstalments, PLAN, payOf } from '../../testing/instalments.ts';
import { contradictionsOf } from '../../testing/replies.ts';

/*
 * Rules of modules-2 §10 over days and months: the last day of a month, a plan that changes later, a fine that ends with its row, the tax of the day on
 * which the last payment comes.
 */

const CHAIN = { toko: '*' };
/** A last day of January that is to come. */
const LAST_DAY = '2027-01-31';
let server: TestApp;
let kasir: Client;
let owner: Client;
const next = pieceSupply();
type Piece = ReturnType<typeof next>;

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
  await openInstalments(owner);
});
afterAll(() => server?.close());

const down = (piece: Piece): number => Math.ceil(piece.harga_jual / 5 / 500) * 500;
const signed = async (piece: Piece = next()): Promise<string> => {
  const reply = await kasir.post('cicilan', cicilanOf(piece, down(piece)));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const card = async (no: string): Promise<KartuCicilan> =>
  (await kasir.get(`cicilan/${no}/kartu`)).body.data as KartuCicilan;
const paid = async (no: string, rp: number, more: object = {}): Promise<string> => {
  const reply = await kasir.post('cicilan-bayar', payOf(no, rp, more));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const plan = async (values: object): Promise<void> => {
  const reply = await owner.put(`para-cicilan/${PLAN.kode_cicilan}`, values, CHAIN);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};
const set = async (values: object): Promise<void> => {
  const reply = await owner.put('para-system', { values }, CHAIN);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};

test('a contract of the 31st is due on the last day of each month', async () => {
  await onDay(server, LAST_DAY, async () => {
    const { baris } = await card(await signed());
    expect(baris.map(({ jatuh_tempo }) => jatuh_tempo)).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
    ]);
  });
});

test('a plan that changes later changes no contract: rows, fine, grace, discount and what an end keeps stay as signed', async () => {
  await onDay(server, LAST_DAY, async () => {
    const no = await signed();
    const late = addDays('2027-02-28', 8);
    const then = await onDay(server, late, () => card(no));
    await plan({
      tenor: 2,
      margin_persen: 30,
      denda_rp: 99_000,
      toleransi_hari: 0,
      potongan_cepat_persen: 0,
      hangus_persen: 90,
      batal_persen: 90,
      biaya_admin: 0,
    });
    await set({ CICILAN_DENDA_MAKS_PERSEN: 90, CICILAN_HANGUS_PERSEN: 90, CICILAN_BATAL_PERSEN: 90 });
    try {
      expect(await onDay(server, late, () => card(no))).toEqual(then);
      expect(then.denda).toBe(25_000);
    } finally {
      await plan({ ...PLAN, kode_cicilan: undefined, hangus_persen: null, batal_persen: null });
      await set({ CICILAN_DENDA_MAKS_PERSEN: null, CICILAN_HANGUS_PERSEN: null, CICILAN_BATAL_PERSEN: null });
    }
  });
});

test('a fine ends with its row: what is paid is fined no more, however long its fine is unpaid, and pays no more than it is', async () => {
  await onDay(server, LAST_DAY, async () => {
    const no = await signed();
    const [first] = (await card(no)).baris;
    const angsuran = first?.angsuran ?? 0;
    await onDay(server, addDays('2027-02-28', 8), () => paid(no, angsuran, { denda: 0 }));
    await onDay(server, addDays('2027-02-28', 20), async () => {
      const { baris, denda } = await card(no);
      expect(baris[0]).toMatchObject({ keadaan: 'LUNAS', denda: 25_000, sisa_denda: 25_000 });
      expect(denda).toBe(25_000);
      const over = await kasir.post('cicilan-bayar', payOf(no, 25_500, { denda: 25_500 }));
      expect(over.body.fields?.jumlah_rp?.code).toBe('DENDA_MELEBIHI');
      await paid(no, 25_000, { denda: 25_000 });
      expect(await card(no)).toMatchObject({ denda: 0 });
      const again = await kasir.post('cicilan-bayar', payOf(no, 500, { denda: 500 }));
      expect(again.body.fields?.jumlah_rp?.code).toBe('DENDA_MELEBIHI');
      const waived = await owner.post('cicilan-bayar', payOf(no, 0, { hapus_denda: 500 }), { toko: 'K01' });
      expect(waived.body.fields?.hapus_denda?.code).toBe('DENDA_MELEBIHI');
    });
  });
});

test('the tax is that of the day on which the last payment comes, inside a price that stays', async () => {
  const taxes = ['PPN_PERSEN', 'PPN_PERSEN_NON_FAKTUR'];
  const of = async (rate: number | null) => {
    const no = await signed();
    const { sisa, total } = await card(no);
    if (rate !== null) await set(Object.fromEntries(taxes.map((key) => [key, rate])));
    await paid(no, sisa);
    await set(Object.fromEntries(taxes.map((key) => [key, null])));
    const no_jual = (await card(no)).gerak.at(-1)?.no_jual ?? '';
    const [sold] = await server.look<{ ppn: number; grand_total: number }>(
      'select ppn::int, grand_total::int from dokumen where no_faktur = $1',
      [no_jual],
    );
    expect(sold?.grand_total).toBe(total);
    return { total, ppn: sold?.ppn ?? 0 };
  };
  const taxed = await of(2.2);
  expect(Math.abs(taxed.ppn - (taxed.total * 2.2) / 102.2)).toBeLessThanOrEqual(1);
  const today = await of(null);
  expect(today.ppn).toBeLessThan((today.total * 2) / 102);
});

test('and nothing contradicts itself', async () => {
  expect(await contradictionsOf(server)).toEqual([]);
});
