import type { KartuCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { addDays, addMonths } from '@kadar/domain/dates.ts';
import { boughtBy } from '@kadar/domain/gram-plan.ts';
import { valueAt } from '@kadar/domain/weight.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { noFaktur, pieceSupply } from '../../testing/buying.ts';
import { TRAY } from '../../testing/depositing.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { gramOf, onDay, openGramPlans, openInstalments, payOf } from '../../testing/instalments.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const next = pieceSupply();
const K01 = { toko: 'K01' };
const CHAIN = { toko: '*' };

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  await openInstalments(owner);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 500_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

interface Stock {
  kode_barcode: string;
  kode_dept: string;
  kode_group: string;
  kadar: number;
  berat: number;
  harga_emas: number;
  harga_jual: number;
}
const stock = async (kode_barcode = next().kode_barcode): Promise<Stock> =>
  (await kasir.get(`barang/scan/${kode_barcode}`)).body.data as Stock;
/** Another piece of its purity. */
const alike = async ({ kadar }: Stock): Promise<Stock> => {
  for (;;) {
    const piece = await stock();
    if (piece.kadar === kadar) return piece;
  }
};
const mg = ({ berat }: { berat: number }): number => Math.round(berat * 1000);
/** What is left of a price after what was bought, in notes. */
const leftOf = (piece: Stock, bought: number): number =>
  Math.ceil((piece.harga_jual - valueAt(bought, piece.harga_emas)) / 500) * 500;
const down = (piece: Stock): number => Math.ceil(piece.harga_jual / 5 / 500) * 500;
const modelOf = ({ kode_dept, kode_group, kadar, berat }: Stock) => ({ kode_dept, kode_group, kadar, berat });

const signed = async (piece: Stock, more: object = {}, rp = down(piece)): Promise<string> => {
  const reply = await kasir.post('cicilan/gram', gramOf(piece, rp, more));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const card = async (no: string) => {
  const reply = await kasir.get(`cicilan/${no}/kartu`);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const { gram, ...rest } = reply.body.data as KartuCicilan;
  if (!gram) throw new Error(`${no} is no gram plan`);
  return { ...rest, gram };
};
const paid = async (no: string, rp: number, more: object = {}) => {
  const reply = await kasir.post('cicilan-bayar', payOf(no, rp, more));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as { no_faktur: string; lunas: boolean; sisa: number };
};
const undo = (path: string) => owner.post(`${path}/batal`, { alasan: 'SALAH' }, K01);
const place = async (barcode: string) =>
  (await server.look<{ status: string }>('select status from barang where kode_barcode = $1', [barcode]))[0]
    ?.status;
const journal = (no: string) =>
  server.look<{ role: string; rp: number }>(
    'select role, (debet - kredit)::int as rp from jurnal where no_jurnal = $1 order by debet = 0, role',
    [no],
  );
const owes = async (): Promise<boolean | undefined> =>
  (
    await server.look<{ ok: boolean }>(
      `select (select coalesce(sum(kredit - debet), 0)::bigint from jurnal where role = 'TITIPAN_CICILAN')
        = (select coalesce(sum(dibayar), 0) from cicilan where status = 'AKTIF') as ok`,
    )
  )[0]?.ok;

describe('gram plans', () => {
  test('are off, and switched on by OWN alone, who accepts their terms first; who and when stay', async () => {
    const piece = await stock();
    const off = await kasir.post('cicilan/gram', gramOf(piece, down(piece)));
    expect(off.body.code).toBe('MODUL_TIDAK_AKTIF');
    const put = (who: Client, values: object) => who.put('para-system', { values }, CHAIN);
    const su = await server.login('SU');
    for (const values of [
      { CICILAN_GRAM_SETUJU: true },
      { CICILAN_GRAM_SETUJU: true, CICILAN_GRAM_MODULE: true },
    ])
      expect((await put(su, values)).body.fields?.CICILAN_GRAM_SETUJU?.code).toBe('GRAM_PERLU_OWN');
    expect((await put(su, { CICILAN_GRAM_MODULE: true })).body.fields?.CICILAN_GRAM_MODULE?.code).toBe(
      'GRAM_PERLU_OWN',
    );
    expect((await put(owner, { CICILAN_GRAM_MODULE: true })).body.fields?.CICILAN_GRAM_MODULE?.code).toBe(
      'GRAM_BELUM_DISETUJUI',
    );
    await openGramPlans(owner);
    // Once is enough.
    expect((await put(su, { CICILAN_GRAM_MODULE: false })).status).toBe(200);
    expect((await put(owner, { CICILAN_GRAM_MODULE: true })).status).toBe(200);
    expect(
      await server.look(
        "select updated_by, updated_at is not null as kapan from para_system where key = 'CICILAN_GRAM_SETUJU'",
      ),
    ).toEqual([{ updated_by: 'OWNER', kapan: true }]);
  });

  test('of a piece hold it; each payment buys its milligrams, and the customer sees it grow', async () => {
    const piece = await stock();
    const bayar = down(piece);
    const no = await signed(piece);
    expect(no).toMatch(/^CIK01/);
    expect(await place(piece.kode_barcode)).toBe('HOLD');
    const first = boughtBy(bayar, piece.harga_emas);
    const begun = await card(no);
    expect(begun).toMatchObject({
      keadaan: 'AKTIF',
      dibayar: bayar,
      total: piece.harga_jual,
      tagihan: 0,
      potongan: 0,
    });
    expect(begun.gram).toMatchObject({
      model: false,
      beli: first / 1000,
      kurang: (mg(piece) - first) / 1000,
      harga_emas: piece.harga_emas,
      kurang_rp: leftOf(piece, first),
    });
    const { no_faktur, lunas } = await paid(no, 100_000);
    expect(lunas).toBe(false);
    const grown = await card(no);
    const more = boughtBy(100_000, piece.harga_emas);
    expect(grown.gram.beli).toBe((first + more) / 1000);
    expect(grown.gerak.map(({ gram }) => gram)).toEqual([first / 1000, more / 1000]);
    expect(await journal(no_faktur)).toEqual([
      { role: 'KAS', rp: 100_000 },
      { role: 'TITIPAN_CICILAN', rp: -100_000 },
    ]);
    expect(await owes()).toBe(true);
    const { emas } = (await owner.get('dashboard/stock', CHAIN)).body.data as { emas: { janji: number } };
    expect(emas.janji).toBe(grown.gram.murni);
    // Taken back latest first; what it bought goes with it.
    expect((await undo(`cicilan/${no}`)).body.code).toBe('DOKUMEN_DIIKUTI');
    expect((await undo(`cicilan-bayar/${no_faktur}`)).status).toBe(200);
    expect((await undo(`cicilan-bayar/${no_faktur}`)).body.code).toBe('SUDAH_DIBATALKAN');
    expect((await card(no)).gram.beli).toBe(first / 1000);
    expect((await undo(`cicilan/${no}`)).status).toBe(200);
    expect(await place(piece.kode_barcode)).toBe('READY');
  });

  test('refuse what is no gram plan: fines, discounts, other terms, more than the piece weighs, a price of before', async () => {
    const piece = await stock();
    const ask = async (rp: number, more: object = {}) =>
      (await kasir.post('cicilan/gram', gramOf(piece, rp, more))).body;
    expect((await ask(down(piece) - 500)).fields?.bayar?.code).toBe('DP_KURANG');
    expect((await ask(piece.harga_jual)).fields?.bayar?.code).toBe('DP_MELEBIHI_HARGA');
    expect((await ask(down(piece), { harga_emas: piece.harga_emas - 1 })).code).toBe('HARGA_BERUBAH');
    expect((await ask(down(piece), { model: modelOf(piece) })).fields?.kode_barcode?.code).toBe(
      'WAJIB_DIISI',
    );
    expect((await ask(down(piece), { kode_barcode: '' })).fields?.kode_barcode?.code).toBe('WAJIB_DIISI');
    const no = await signed(piece);
    expect((await ask(down(piece))).code).toBe('STOCK_TIDAK_TERSEDIA');
    const pay = async (rp: number, more: object = {}) =>
      (await kasir.post('cicilan-bayar', payOf(no, rp, more))).body;
    expect((await pay(100_000, { potongan: 500 })).code).toBe('CICILAN_GRAM');
    expect((await pay(100_000, { hapus_denda: 500 })).code).toBe('CICILAN_GRAM');
    expect((await pay(0)).fields?.jumlah_rp?.code).toBe('WAJIB_DIISI');
    expect((await pay(500)).fields?.jumlah_rp?.code).toBe('PEMBAYARAN_KURANG');
    expect((await pay(piece.harga_jual * 2)).fields?.jumlah_rp?.code).toBe('PEMBAYARAN_LEBIH');
    const other = await stock();
    expect((await pay(100_000, { ambil: other.kode_barcode })).fields?.ambil?.code).toBe('PILIHAN_TIDAK_SAH');
    expect((await pay(100_000, { ambil: piece.kode_barcode })).code).toBe('DATA_BERUBAH');
    const { dibayar } = await card(no);
    const terms = {
      kode_sales: payOf(no, 0).kode_sales,
      kode_cicilan: 'UJI6',
      dibayar,
      keterangan: 'UJI',
      payments: [],
    };
    expect((await owner.post(`cicilan/${no}/restruktur`, terms, K01)).body.code).toBe('CICILAN_GRAM');
  });

  test('end when the missing grams are paid at today’s price: the piece is sold in that visit, once of 64; both go back together', async () => {
    const piece = await stock();
    const no = await signed(piece);
    await paid(no, 200_000);
    const { gram, dibayar } = await card(no);
    const last = gram.kurang_rp ?? 0;
    const asked = payOf(no, last, { ambil: piece.kode_barcode });
    const replies = await Promise.all(Array.from({ length: 64 }, () => kasir.post('cicilan-bayar', asked)));
    const won = replies.filter(({ status }) => status === 200);
    expect(won, JSON.stringify(replies[0]?.body)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['CICILAN_SUDAH_SELESAI']),
    );
    const ended = await card(no);
    expect(ended).toMatchObject({
      keadaan: 'LUNAS',
      sisa: 0,
      dibayar: dibayar + last,
      total: dibayar + last,
    });
    expect(ended.gram.beli).toBe(piece.berat);
    const no_jual = ended.gerak.at(-1)?.no_jual ?? '';
    const sold = await journal(no_jual);
    expect(sold).toContainEqual({ role: 'TITIPAN_CICILAN', rp: dibayar + last });
    expect(await place(piece.kode_barcode)).toBe('SOLD');
    expect(await owes()).toBe(true);
    expect((await undo(`penjualan/${no_jual}`)).status).toBe(200);
    expect(await card(no)).toMatchObject({ keadaan: 'AKTIF', dibayar, gram: { beli: gram.beli } });
    expect(await place(piece.kode_barcode)).toBe('HOLD');
    await paid(no, last, { ambil: piece.kode_barcode });
    expect(await owes()).toBe(true);
  });

  test('of a model choose their piece of the stock at the end, of its purity and no lighter than what was bought', async () => {
    const piece = await stock();
    const chosen = await alike(piece);
    const model = modelOf(piece);
    const no = await signed(piece, { kode_barcode: '', model });
    expect(await place(piece.kode_barcode)).toBe('READY');
    const { gram, dibayar } = await card(no);
    expect(gram).toMatchObject({ model: true, beli: boughtBy(dibayar, piece.harga_emas) / 1000 });
    const bought = Math.round(gram.beli * 1000);
    const rp = leftOf(chosen, bought);
    const body = payOf(no, rp, { ambil: chosen.kode_barcode });
    // A till that sells it and the plan that takes it: one is first.
    const { no_faktur } = await paid(no, rp, { ambil: chosen.kode_barcode });
    expect((await kasir.post('cicilan-bayar', body)).body.code).toBe('CICILAN_SUDAH_SELESAI');
    expect(await place(chosen.kode_barcode)).toBe('SOLD');
    expect(await owes()).toBe(true);
    expect((await undo(`cicilan-bayar/${no_faktur}`)).status).toBe(200);
    expect(await place(chosen.kode_barcode)).toBe('READY');
    expect(await card(no)).toMatchObject({ keadaan: 'AKTIF', dibayar });
    const two = await signed(piece, { kode_barcode: '', model });
    const both = await Promise.all([
      kasir.post('cicilan-bayar', body),
      kasir.post('cicilan-bayar', { ...body, no_cicilan: two }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await owes()).toBe(true);
  });

  test('of which the first day’s price is paid stay due on their day until the piece is fetched', async () => {
    const piece = await stock();
    const no = await signed(piece);
    const begun = await card(no);
    const due = addMonths(TODAY, 6);
    expect(begun.jatuh_tempo).toBe(due);
    const priced = (rp: number | null) =>
      server.look('update barang set harga_emas = $2 where kode_barcode = $1', [piece.kode_barcode, rp]);
    const [{ harga_emas } = { harga_emas: null }] = await server.look<{ harga_emas: number | null }>(
      'select harga_emas::int from barang where kode_barcode = $1',
      [piece.kode_barcode],
    );
    await priced(piece.harga_emas * 2);
    await paid(no, begun.total - begun.dibayar);
    expect(await card(no)).toMatchObject({ keadaan: 'AKTIF', sisa: 0, jatuh_tempo: due });
    await onDay(server, addDays(due, 8), async () => {
      const late = await card(no);
      expect(late).toMatchObject({ keadaan: 'LEWAT', lewat_hari: 8, lelang_mulai: addDays(due, 60) });
      const rows = (await kasir.get('cicilan?keadaan=LEWAT&limit=200')).body.data as { no_faktur: string }[];
      expect(rows.map(({ no_faktur }) => no_faktur)).toContain(no);
      const told = await kasir.post(`cicilan/${no}/pemberitahuan`, { cara: 'SURAT', bukti: 'RESI 1' });
      expect(told.body.data).toEqual({ ke: 1 });
      await paid(no, late.gram.kurang_rp ?? 0, { ambil: piece.kode_barcode });
      expect(await card(no)).toMatchObject({ keadaan: 'LUNAS', jatuh_tempo: null });
    });
    await priced(harga_emas);
    expect(await owes()).toBe(true);
  });

  test('called off give back rupiah less what is kept, never gold', async () => {
    const piece = await stock();
    for (const more of [{ kode_barcode: '', model: modelOf(piece) }, {}]) {
      const no = await signed(piece, more);
      const { putus, dibayar, total } = await card(no);
      const hangus = Math.min(dibayar, Math.floor((total * 5) / 100 / 500) * 500);
      expect(putus).toEqual({ hangus, kembali: dibayar - hangus });
      const end = { no_cicilan: no, kode_baki: TRAY, kelebihan: putus.kembali, keterangan: 'UJI' };
      const reply = await owner.post('cicilan-putus', end, K01);
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      expect(await journal(noFaktur(reply.body))).toContainEqual({
        role: 'HUTANG_KELEBIHAN_CICILAN',
        rp: -putus.kembali,
      });
      expect(await card(no)).toMatchObject({ keadaan: 'BATAL' });
    }
    expect(await owes()).toBe(true);
  });

  test('are paid once for a key, by their shop, on an open day; yesterday’s payment goes back by OWN alone', async () => {
    const no = await signed(await stock());
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await kasir.post('cicilan-bayar', payOf(no, 50_000), { headers });
    expect((await kasir.post('cicilan-bayar', payOf(no, 50_000), { headers })).body).toEqual(first.body);
    expect((await kasir.post('cicilan-bayar', payOf(no, 60_000), { headers })).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await card(no)).gerak).toHaveLength(2);
    expect(
      (await owner.post('cicilan-bayar', payOf(no, 1_000), { toko: 'K02' })).status,
    ).toBeGreaterThanOrEqual(400);
    const piece = await stock();
    expect((await owner.post('cicilan/gram', gramOf(piece, down(piece)), CHAIN)).body.code).toBe(
      'PILIH_TOKO',
    );
    expect(
      (await owner.post('cicilan/gram', gramOf(piece, down(piece)), { toko: 'K02' })).status,
    ).toBeGreaterThanOrEqual(400);
    await onDay(server, addDays(TODAY, 1), async () => {
      const path = `cicilan-bayar/${noFaktur(first.body)}`;
      expect((await spv.post(`${path}/batal`, { alasan: 'SALAH' })).status).toBeGreaterThanOrEqual(400);
      expect((await undo(path)).status).toBe(200);
    });
    await server.look("update hari_kerja set buka = false where kode_toko = 'K01'");
    try {
      expect((await kasir.post('cicilan-bayar', payOf(no, 1_000))).body.code).toBe('HARI_SUDAH_DITUTUP');
      expect((await kasir.post('cicilan/gram', gramOf(piece, down(piece)))).body.code).toBe(
        'HARI_SUDAH_DITUTUP',
      );
    } finally {
      await server.look("update hari_kerja set buka = true where kode_toko = 'K01'");
    }
  });

  test('contradict themselves nowhere, and stand in the list', async () => {
    expect((await kasir.get('cicilan?limit=200')).status).toBe(200);
    expect((await owner.get('cicilan/putus?limit=200', K01)).status).toBe(200);
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  });
});
