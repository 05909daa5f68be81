import type { KartuCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { addDays, addMonths } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { cash, noFaktur, pieceSupply, saleOf } from '../../testing/buying.ts';
import { TRAY } from '../../testing/depositing.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { cicilanOf, onDay, openInstalments, PLAN, payOf } from '../../testing/instalments.ts';
import { expireSurplus } from './surplus.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const next = pieceSupply();
type Piece = ReturnType<typeof next>;

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

const K01 = { toko: 'K01' };
const undo = (path: string) => owner.post(`${path}/batal`, { alasan: 'SALAH' }, K01);
/** A fifth of a price, as the plan asks for it. */
const down = (piece: Piece): number => Math.ceil(piece.harga_jual / 5 / 500) * 500;
const signed = async (piece: Piece = next(), more: object = {}): Promise<string> => {
  const reply = await kasir.post('cicilan', cicilanOf(piece, down(piece), more));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const card = async (no: string): Promise<KartuCicilan> => {
  const reply = await kasir.get(`cicilan/${no}/kartu`);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as KartuCicilan;
};
const paid = async (no: string, rp: number, more: object = {}) => {
  const reply = await kasir.post('cicilan-bayar', payOf(no, rp, more));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as { no_faktur: string; lunas: boolean; sisa: number; no_tukar?: string };
};
const place = async (barcode: string) =>
  (
    await server.look('select status, kode_gudang, kode_baki from barang where kode_barcode = $1', [barcode])
  )[0];
const journal = (no: string) =>
  server.look<{ role: string; rp: number }>(
    'select role, (debet - kredit)::int as rp from jurnal where no_jurnal = $1 order by debet = 0, role',
    [no],
  );
/** Accounts against the deposits that they owe. */
const ledger = async () =>
  (
    await server.look(
      `select (select coalesce(sum(kredit - debet), 0)::bigint from jurnal where role = 'TITIPAN_CICILAN') = (select coalesce(sum(dibayar), 0) from cicilan where status = 'AKTIF') as cicilan,
        (select coalesce(sum(kredit - debet), 0)::bigint from jurnal where role = 'HUTANG_KELEBIHAN_CICILAN')
          = (select coalesce(sum(t.saldo), 0) from titip t join cicilan_akhir_detail a on a.no_faktur = t.no_titip) as kelebihan`,
    )
  )[0];

describe('a contract', () => {
  test('holds a piece at a price and on terms that stay, and owes what is paid down', async () => {
    const piece = next();
    const no = await signed(piece);
    expect(no).toMatch(/^CIK01260225/);
    expect(await place(piece.kode_barcode)).toEqual({
      status: 'HOLD',
      kode_gudang: 'CICILAN',
      kode_baki: 'CICILAN',
    });
    await owner.put(`para-cicilan/${PLAN.kode_cicilan}`, { denda_rp: 99_000 }, { toko: '*' });
    await owner.put(`para-cicilan/${PLAN.kode_cicilan}`, { denda_rp: 5_000 }, { toko: '*' });
    const it = await card(no);
    const jasa = Math.ceil((piece.harga_jual * 6) / 100 / 500) * 500;
    expect(it).toMatchObject({
      keadaan: 'AKTIF',
      harga: piece.harga_jual,
      jasa,
      total: piece.harga_jual + jasa,
      dibayar: down(piece),
      sisa: piece.harga_jual + jasa - down(piece),
      jatuh_tempo: addMonths(TODAY, 1),
      denda_rp: 5_000,
      tagihan: 0,
    });
    expect(it.baris.map(({ jatuh_tempo }) => jatuh_tempo)).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => addMonths(TODAY, n)),
    );
    expect(it.baris.reduce((sum, { angsuran }) => sum + angsuran, 0)).toBe(it.sisa);
    expect(await journal(no)).toEqual([
      { role: 'KAS', rp: down(piece) + PLAN.biaya_admin },
      { role: 'PENDAPATAN_LAIN', rp: -PLAN.biaya_admin },
      { role: 'TITIPAN_CICILAN', rp: -down(piece) },
    ]);
    const sale = saleOf([piece], [cash(piece.harga_jual)]);
    expect((await kasir.post('penjualan', sale)).body.code).toBe('STOCK_TIDAK_TERSEDIA');
    const line = { ...piece, harga_jual: it.total, diskon: 0, no_titip: no };
    const titipan = { jenis: 'TITIPAN', jumlah_rp: it.dibayar, no_titip: no };
    const early = saleOf([line], [titipan, cash(it.sisa)]);
    expect((await kasir.post('penjualan', early)).body.code).toBe('STOCK_TIDAK_TERSEDIA');
    expect(await ledger()).toEqual({ cicilan: true, kelebihan: true });
  });

  test('wants a member, a plan, the least down payment, and a piece that is for sale at its price', async () => {
    const piece = next();
    const ask = async (dp: number, more: object = {}) =>
      (await kasir.post('cicilan', cicilanOf(piece, dp, more))).body;
    expect((await ask(down(piece) - 500)).fields?.dp?.code).toBe('DP_KURANG');
    expect((await ask(piece.harga_jual * 2)).fields?.dp?.code).toBe('DP_MELEBIHI_HARGA');
    expect((await ask(down(piece), { kode_cicilan: 'TIADA' })).fields?.kode_cicilan?.code).toBe(
      'PILIHAN_TIDAK_SAH',
    );
    expect((await ask(down(piece), { kode_customer: '' })).fields?.kode_customer?.code).toBe('WAJIB_DIISI');
    expect((await ask(down(piece), { harga_jual: piece.harga_jual - 500 })).code).toBe('HARGA_BERUBAH');
    expect((await ask(down(piece), { payments: [{ jenis: 'CASH', jumlah_rp: down(piece) }] })).code).toBe(
      'PEMBAYARAN_KURANG',
    );
    await signed(piece);
    expect((await ask(down(piece))).code).toBe('STOCK_TIDAK_TERSEDIA');
  });

  test('is taken back while nothing was paid on it: the piece returns to its tray', async () => {
    const piece = next();
    const before = await place(piece.kode_barcode);
    const no = await signed(piece);
    const { no_faktur } = await paid(no, 100_000);
    const followed = await undo(`cicilan/${no}`);
    expect(followed.body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
    expect((await undo(`cicilan-bayar/${no_faktur}`)).status).toBe(200);
    const undone = await undo(`cicilan/${no}`);
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(await place(piece.kode_barcode)).toEqual(before);
    expect(await card(no)).toMatchObject({ keadaan: 'BATAL', sisa: 0 });
    expect((await kasir.post('cicilan-bayar', payOf(no, 1_000))).body.code).toBe('CICILAN_SUDAH_SELESAI');
  });

  test('of another shop is none', async () => {
    const no = await signed();
    const other = await owner.post('cicilan-bayar', payOf(no, 1_000), { toko: 'K02' });
    expect(other.status).toBeGreaterThanOrEqual(400);
    expect((await owner.post('cicilan-bayar', payOf(no, 1_000), { toko: '*' })).body.code).toBe('PILIH_TOKO');
  });
});

describe('a payment', () => {
  test('goes to the oldest row, in part too, and is fined by the day once it is late', async () => {
    const no = await signed();
    const [first] = (await card(no)).baris;
    const angsuran = first?.angsuran ?? 0;
    await paid(no, angsuran - 100_000);
    expect((await card(no)).baris[0]).toMatchObject({ keadaan: 'SEBAGIAN', sisa: 100_000 });
    await onDay(server, addDays(addMonths(TODAY, 1), 8), async () => {
      const late = await card(no);
      expect(late).toMatchObject({ keadaan: 'LEWAT', lewat_hari: 8, denda: 25_000, tagihan: 125_000 });
      const more = late.sisa + 25_001;
      const over = await kasir.post('cicilan-bayar', payOf(no, more));
      expect(over.body.fields?.jumlah_rp?.code).toBe('PEMBAYARAN_LEBIH');
      const { no_faktur } = await paid(no, 110_000, { denda: 10_000 });
      expect(await journal(no_faktur)).toEqual([
        { role: 'KAS', rp: 110_000 },
        { role: 'PENDAPATAN_DENDA_CICILAN', rp: -10_000 },
        { role: 'TITIPAN_CICILAN', rp: -100_000 },
      ]);
      expect((await card(no)).baris[0]).toMatchObject({
        keadaan: 'LUNAS',
        denda: 25_000,
        sisa_denda: 15_000,
      });
      const waived = payOf(no, 0, { hapus_denda: 15_000 });
      expect((await kasir.post('cicilan-bayar', waived)).body.need_auth).toMatchObject({
        kategori: 'POTONGAN CICILAN',
      });
      const agreed = await kasir.postApproved('cicilan-bayar', waived, 'OWNER');
      expect(agreed.status, JSON.stringify(agreed.body)).toBe(200);
      expect(await card(no)).toMatchObject({ denda: 0, tagihan: 0 });
      const first_undone = await undo(`cicilan-bayar/${no_faktur}`);
      expect(first_undone.body.code).toBe('DOKUMEN_DIIKUTI');
      const last = noFaktur(agreed.body);
      expect((await undo(`cicilan-bayar/${last}`)).status).toBe(200);
      expect((await undo(`cicilan-bayar/${no_faktur}`)).status).toBe(200);
      expect((await undo(`cicilan-bayar/${no_faktur}`)).body.code).toBe('SUDAH_DIBATALKAN');
      expect(await card(no)).toMatchObject({ denda: 25_000, tagihan: 125_000 });
    });
  });

  test('is answered once for its key, and another body of that key is refused', async () => {
    const no = await signed();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await kasir.post('cicilan-bayar', payOf(no, 50_000), { headers });
    const again = await kasir.post('cicilan-bayar', payOf(no, 50_000), { headers });
    expect(again.body).toEqual(first.body);
    expect((await kasir.post('cicilan-bayar', payOf(no, 60_000), { headers })).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await card(no)).gerak).toHaveLength(2);
  });

  test('of all that is left sells the piece in the same visit; of 64 at once one does, and both go back together', async () => {
    const piece = next();
    const no = await signed(piece);
    const { sisa, total } = await card(no);
    const replies = await Promise.all(
      Array.from({ length: 64 }, () => kasir.post('cicilan-bayar', payOf(no, sisa))),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['CICILAN_SUDAH_SELESAI']),
    );
    const { no_faktur, lunas } = (won[0]?.body.data ?? {}) as { no_faktur: string; lunas: boolean };
    expect(lunas).toBe(true);
    const it = await card(no);
    const no_jual = it.gerak.at(-1)?.no_jual ?? '';
    expect(it).toMatchObject({ keadaan: 'LUNAS', sisa: 0, dibayar: total });
    expect(no_jual).toMatch(/^PJ/);
    const sold = await journal(no_jual);
    expect(sold.find(({ role }) => role === 'TITIPAN_CICILAN')).toEqual({
      role: 'TITIPAN_CICILAN',
      rp: total,
    });
    expect(await place(piece.kode_barcode)).toMatchObject({ status: 'SOLD' });
    expect(await server.look('select saldo::int, qty from titip where no_titip = $1', [no])).toEqual([
      { saldo: 0, qty: 0 },
    ]);
    const undone = await undo(`penjualan/${no_jual}`);
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(await card(no)).toMatchObject({ keadaan: 'AKTIF', sisa });
    expect(await place(piece.kode_barcode)).toMatchObject({ status: 'HOLD' });
    expect((await undo(`cicilan-bayar/${no_faktur}`)).body.code).toBe('SUDAH_DIBATALKAN');
    await paid(no, sisa);
    expect(await ledger()).toEqual({ cicilan: true, kelebihan: true });
  });

  test('before its time takes something off, by who may or with an approval, and is sold for the rest', async () => {
    const no = await signed();
    const { potongan, pelunasan, total, jasa } = await card(no);
    expect(potongan).toBe(Math.floor(jasa / 2 / 500) * 500);
    const wrong = payOf(no, pelunasan - 500, { potongan: potongan + 500 });
    expect((await kasir.post('cicilan-bayar', wrong)).body.code).toBe('DATA_BERUBAH');
    const part = payOf(no, pelunasan - 500, { potongan });
    expect((await kasir.post('cicilan-bayar', part)).body.fields?.jumlah_rp?.code).toBe('PEMBAYARAN_KURANG');
    const whole = payOf(no, pelunasan, { potongan });
    expect((await kasir.post('cicilan-bayar', whole)).body.need_auth).toMatchObject({
      kategori: 'POTONGAN CICILAN',
    });
    const reply = await kasir.postApproved('cicilan-bayar', whole, 'OWNER');
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const it = await card(no);
    expect(it).toMatchObject({ keadaan: 'LUNAS', dibayar: total - potongan });
    const sold = await journal(it.gerak.at(-1)?.no_jual ?? '');
    expect(sold).toContainEqual({ role: 'DISKON', rp: potongan });
    expect(sold).toContainEqual({ role: 'TITIPAN_CICILAN', rp: total - potongan });
  });

  test('of the last row with a fine unpaid is refused', async () => {
    const no = await signed();
    await onDay(server, addDays(addMonths(TODAY, 6), 4), async () => {
      const { sisa, denda } = await card(no);
      expect(denda).toBeGreaterThan(0);
      const reply = await kasir.post('cicilan-bayar', payOf(no, sisa));
      expect(reply.body.fields?.jumlah_rp?.code).toBe('DENDA_BELUM_LUNAS');
      expect((await paid(no, sisa + denda)).lunas).toBe(true);
    });
  });
});

describe('the end of one that is not paid', () => {
  const ending = (no: string, kelebihan: number, more: object = {}) => ({
    no_cicilan: no,
    kode_baki: TRAY,
    kelebihan,
    keterangan: 'UJI',
    ...more,
  });

  test('at its customer’s wish keeps a share and owes the rest, which is paid out once', async () => {
    const piece = next();
    const no = await signed(piece);
    const { putus, dibayar, total } = await card(no);
    const hangus = Math.min(dibayar, Math.floor((total * 5) / 100 / 500) * 500);
    expect(putus).toEqual({ hangus, kembali: dibayar - hangus });
    expect((await kasir.post('cicilan-putus', ending(no, putus.kembali))).status).toBe(403);
    expect((await owner.post('cicilan-putus', ending(no, putus.kembali - 1), K01)).body.code).toBe(
      'DATA_BERUBAH',
    );
    const reply = await owner.post('cicilan-putus', ending(no, putus.kembali), K01);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const end = noFaktur(reply.body);
    expect(await journal(end)).toEqual([
      { role: 'TITIPAN_CICILAN', rp: dibayar },
      { role: 'HUTANG_KELEBIHAN_CICILAN', rp: -putus.kembali },
      { role: 'PENDAPATAN_HANGUS', rp: -hangus },
    ]);
    expect(await place(piece.kode_barcode)).toMatchObject({ status: 'READY', kode_baki: TRAY });
    expect(await card(no)).toMatchObject({
      keadaan: 'BATAL',
      kelebihan: { no_faktur: end, rp: putus.kembali },
    });
    expect(await ledger()).toEqual({ cicilan: true, kelebihan: true });
    const out = { no_faktur: end, jenis: 'CASH', jumlah_rp: putus.kembali };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => owner.post('cicilan-kelebihan', out, K01)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await card(no)).toMatchObject({ kelebihan: null });
    expect(await ledger()).toEqual({ cicilan: true, kelebihan: true });
  });

  test('for the shop comes so many days past the oldest due date, after two notices a week apart, and for OWN alone', async () => {
    const no = await signed();
    const due = addMonths(TODAY, 1);
    const told = (bukti: string) => kasir.post(`cicilan/${no}/pemberitahuan`, { cara: 'SURAT', bukti });
    expect((await told('DINI')).body.code).toBe('CICILAN_BELUM_LEWAT');
    const { lelang } = await card(no);
    const ask = () => owner.post('cicilan-lelang', ending(no, lelang.kembali), K01);
    await onDay(server, addDays(due, 59), async () => {
      expect((await ask()).body.code).toBe('CICILAN_BELUM_LEWAT');
      expect((await told('RESI 1')).status).toBe(200);
    });
    await onDay(server, addDays(due, 60), async () => {
      expect((await ask()).body.code).toBe('PEMBERITAHUAN_BELUM_ADA');
      expect((await told('RESI 2')).status).toBe(200);
      expect((await ask()).body.code).toBe('PEMBERITAHUAN_BELUM_ADA');
    });
    await onDay(server, addDays(due, 67), async () => {
      expect((await told('RESI 3')).status).toBe(200);
      expect((await spv.post('cicilan-lelang', ending(no, lelang.kembali))).status).toBe(403);
      const [first, second] = await Promise.all([ask(), kasir.post('cicilan-bayar', payOf(no, 100_000))]);
      const both = [first?.status, second?.status];
      // One is first: a payment leaves another sum to be given back, an end leaves nothing to be paid.
      expect(both.filter((status) => status === 200)).toHaveLength(1);
      if (second?.status === 200) {
        const now = await card(no);
        expect((await owner.post('cicilan-lelang', ending(no, now.lelang.kembali), K01)).status).toBe(200);
      }
      expect(await card(no)).toMatchObject({ keadaan: 'LELANG' });
      expect((await ask()).body.code).toBe('CICILAN_SUDAH_SELESAI');
    });
    expect(await ledger()).toEqual({ cicilan: true, kelebihan: true });
    const kept = await card(no);
    expect(await expireSurplus(server.app.kadar, 'K01')).toBe(0);
    await onDay(server, addDays(due, 67 + 366), async () => {
      expect(await expireSurplus(server.app.kadar, 'K01')).toBe(kept.kelebihan ? 1 : 0);
    });
    expect(await card(no)).toMatchObject({ kelebihan: null });
    expect(await ledger()).toEqual({ cicilan: true, kelebihan: true });
  });

  test('against the reversal of a payment has one outcome', async () => {
    const no = await signed();
    const { no_faktur } = await paid(no, 200_000);
    const { putus } = await card(no);
    const [end, undone] = await Promise.all([
      owner.post('cicilan-putus', ending(no, putus.kembali), K01),
      undo(`cicilan-bayar/${no_faktur}`),
    ]);
    expect([end?.status, undone?.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await ledger()).toEqual({ cicilan: true, kelebihan: true });
  });
});

describe('the list and the books', () => {
  test('list what is paid, left and due; yesterday’s payment goes back by OWN alone, dated today', async () => {
    const no = await signed();
    const { no_faktur } = await paid(no, 100_000);
    const reply = await kasir.get('cicilan?q=SITI&limit=200');
    const row = (reply.body.data as { no_faktur: string }[]).find((one) => one.no_faktur === no);
    expect(row).toMatchObject({ keadaan: 'AKTIF', jatuh_tempo: addMonths(TODAY, 1) });
    await onDay(server, addDays(TODAY, 1), async () => {
      const late = await spv.post(`cicilan-bayar/${no_faktur}/batal`, { alasan: 'SALAH' });
      expect(late.status).toBeGreaterThanOrEqual(400);
      expect((await undo(`cicilan-bayar/${no_faktur}`)).status).toBe(200);
    });
  });

  test('are closed with the day', async () => {
    const no = await signed();
    await server.look("update hari_kerja set buka = false where kode_toko = 'K01'");
    try {
      expect((await kasir.post('cicilan-bayar', payOf(no, 1_000))).body.code).toBe('HARI_SUDAH_DITUTUP');
    } finally {
      await server.look("update hari_kerja set buka = true where kode_toko = 'K01'");
    }
  });

  test('contradict themselves nowhere', async () => {
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  });
});
