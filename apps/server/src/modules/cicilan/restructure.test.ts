import type { KartuCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { addDays, addMonths } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { noFaktur, pieceSupply } from '../../testing/buying.ts';
import { TRAY } from '../../testing/depositing.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { cicilanOf, onDay, openInstalments, PLAN, payOf } from '../../testing/instalments.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const next = pieceSupply();
const LONG = { ...PLAN, kode_cicilan: 'UJI12', nama_cicilan: 'UJI 12 BULAN', tenor: 12, margin_persen: 10 };
const K01 = { toko: 'K01' };

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  await openInstalments(owner);
  expect((await owner.post('para-cicilan', LONG, { toko: '*' })).status).toBe(200);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 500_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

const down = ({ harga_jual }: { harga_jual: number }): number => Math.ceil(harga_jual / 5 / 500) * 500;
const signed = async (piece = next()): Promise<string> => {
  const reply = await kasir.post('cicilan', cicilanOf(piece, down(piece)));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const card = async (no: string): Promise<KartuCicilan> =>
  (await kasir.get(`cicilan/${no}/kartu`)).body.data as KartuCicilan;
const paid = async (no: string, rp: number): Promise<string> => {
  const reply = await kasir.post('cicilan-bayar', payOf(no, rp));
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const undo = (no: string) => owner.post(`cicilan/${no}/batal`, { alasan: 'SALAH' }, K01);
/** The body of POST cicilan/{no}/restruktur, what comes in of it in cash. */
const onOther = (dibayar: number, tambah = 0, more: object = {}) => ({
  kode_sales: cicilanOf({ kode_barcode: '', harga_jual: 0 }, 0).kode_sales,
  kode_cicilan: LONG.kode_cicilan,
  dibayar,
  tambah,
  keterangan: 'MINTA LEBIH LAMA',
  payments: tambah > 0 ? [{ jenis: 'CASH', jumlah_rp: tambah }] : [],
  ...more,
});
const replaced = async (no: string, tambah = 0) => {
  const { dibayar } = await card(no);
  const reply = await owner.post(`cicilan/${no}/restruktur`, onOther(dibayar, tambah), K01);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const deposits = (...numbers: string[]) =>
  server.look<{ no_titip: string; saldo: number; qty: number }>(
    'select no_titip, saldo::int, qty::int from titip where no_titip = any($1) order by 1',
    [numbers],
  );

describe('a contract on other terms', () => {
  test('is a new one over the same piece: the deposit goes over, the old one stays as it was signed, both lead to each other', async () => {
    const piece = next();
    const no = await signed(piece);
    await paid(no, 300_000);
    const before = await card(no);
    const after = await replaced(no);
    expect(after).toMatch(/^CIK01/);
    const [old, it] = [await card(no), await card(after)];
    const jasa = Math.ceil((piece.harga_jual * 10) / 100 / 500) * 500;
    const { dibayar } = before;
    expect(old).toMatchObject({
      keadaan: 'DIGANTI',
      pengganti: after,
      dibayar,
      total: before.total,
      sisa: 0,
    });
    expect(old.baris.map(({ angsuran }) => angsuran)).toEqual(before.baris.map(({ angsuran }) => angsuran));
    expect(it).toMatchObject({
      keadaan: 'AKTIF',
      no_asal: no,
      harga: piece.harga_jual,
      jasa,
      total: piece.harga_jual + jasa,
      dp: dibayar,
      dibayar,
      sisa: piece.harga_jual + jasa - dibayar,
      biaya_admin: 0,
      tenor: 12,
      jatuh_tempo: addMonths(TODAY, 1),
    });
    expect(await deposits(no, after)).toEqual([
      { no_titip: no, saldo: 0, qty: 0 },
      { no_titip: after, saldo: dibayar, qty: 1 },
    ]);
    expect(await server.look('select role from jurnal where no_jurnal = $1', [after])).toEqual([]);
    expect((await kasir.post('cicilan-bayar', payOf(no, 1_000))).body.code).toBe('CICILAN_SUDAH_SELESAI');
    const list = await kasir.get('cicilan?keadaan=DIGANTI&limit=200');
    expect(list.body.data).toContainEqual(
      expect.objectContaining({ no_faktur: no, pengganti: after, dibayar }),
    );
    // The last payment sells the piece under the new number, and goes back as ever.
    const last = await paid(after, it.sisa);
    expect(await card(after)).toMatchObject({ keadaan: 'LUNAS', dibayar: it.total });
    expect((await owner.post(`cicilan-bayar/${last}/batal`, { alasan: 'SALAH' }, K01)).status).toBe(200);
    expect(await card(after)).toMatchObject({ keadaan: 'AKTIF', sisa: it.sisa });
    expect(await deposits(after)).toEqual([{ no_titip: after, saldo: dibayar, qty: 1 }]);
  });

  test('takes what is paid on top, and no less than the plan wants', async () => {
    const no = await signed();
    const { dibayar, total } = await card(no);
    const ask = async (more: object, tambah = 0) =>
      (await owner.post(`cicilan/${no}/restruktur`, onOther(dibayar, tambah, more), K01)).body;
    expect((await ask({ dibayar: dibayar - 1 })).code).toBe('DATA_BERUBAH');
    expect((await ask({ kode_cicilan: 'TIADA' })).fields?.kode_cicilan?.code).toBe('PILIHAN_TIDAK_SAH');
    expect((await ask({ keterangan: '' })).fields?.keterangan?.code).toBe('WAJIB_DIISI');
    expect((await ask({}, total * 2)).fields?.tambah?.code).toBe('DP_MELEBIHI_HARGA');
    await owner.put(`para-cicilan/${LONG.kode_cicilan}`, { dp_persen: 30 }, { toko: '*' });
    try {
      expect((await ask({})).fields?.tambah?.code).toBe('DP_KURANG');
    } finally {
      await owner.put(`para-cicilan/${LONG.kode_cicilan}`, { dp_persen: 20 }, { toko: '*' });
    }
    const after = await replaced(no, 450_000);
    expect(await card(after)).toMatchObject({ dp: dibayar + 450_000, dibayar: dibayar + 450_000 });
    expect(
      await server.look(
        'select role, (debet - kredit)::int as rp from jurnal where no_jurnal = $1 order by 2 desc',
        [after],
      ),
    ).toEqual([
      { role: 'KAS', rp: 450_000 },
      { role: 'TITIPAN_CICILAN', rp: -450_000 },
    ]);
  });

  test('wants fines paid or waived first, and is for SPV, MU and OWN', async () => {
    const no = await signed();
    const { dibayar } = await card(no);
    expect((await kasir.post(`cicilan/${no}/restruktur`, onOther(dibayar))).status).toBe(403);
    expect((await spv.post(`cicilan/${no}/restruktur`, onOther(dibayar))).body.need_auth).toMatchObject({
      kategori: 'RESTRUKTUR CICILAN',
    });
    await onDay(server, addDays(addMonths(TODAY, 1), 8), async () => {
      const late = await owner.post(`cicilan/${no}/restruktur`, onOther(dibayar), K01);
      expect(late.body.code).toBe('DENDA_BELUM_LUNAS');
      const { denda } = await card(no);
      expect((await owner.post('cicilan-bayar', payOf(no, 0, { hapus_denda: denda }), K01)).status).toBe(200);
      const after = await replaced(no);
      expect(await card(after)).toMatchObject({ keadaan: 'AKTIF', denda: 0, tagihan: 0, lewat_hari: 0 });
    });
    const another = await signed();
    const { dibayar: had } = await card(another);
    const agreed = await spv.postApproved(`cicilan/${another}/restruktur`, onOther(had), 'OWNER');
    expect(agreed.status, JSON.stringify(agreed.body)).toBe(200);
  });

  test('goes back whole while nothing was paid on it, and again after it was replaced itself', async () => {
    const piece = next();
    const no = await signed(piece);
    const first = await paid(no, 100_000);
    const before = await card(no);
    const after = await replaced(no, 50_000);
    expect((await undo(no)).body.code).toBe('DOKUMEN_DIIKUTI');
    const followed = await owner.post(`cicilan-bayar/${first}/batal`, { alasan: 'SALAH' }, K01);
    expect(followed.body).toMatchObject({ code: 'DOKUMEN_DIIKUTI' });
    const more = await paid(after, 10_000);
    expect((await undo(after)).body.code).toBe('DOKUMEN_DIIKUTI');
    expect((await owner.post(`cicilan-bayar/${more}/batal`, { alasan: 'SALAH' }, K01)).status).toBe(200);
    const third = await replaced(after);
    expect((await undo(after)).body.code).toBe('DOKUMEN_DIIKUTI');
    expect(await card(third)).toMatchObject({ no_asal: after, dp: before.dibayar + 50_000 });
    const undone = await undo(third);
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(
      noFaktur({ data: { no_faktur: (undone.body.data as { no_faktur_batal: string }).no_faktur_batal } }),
    ).toMatch(/^NI/);
    expect((await undo(after)).status).toBe(200);
    expect((await undo(after)).body.code).toBe('SUDAH_DIBATALKAN');
    const it = await card(no);
    expect(it).toMatchObject({
      keadaan: 'AKTIF',
      sisa: before.sisa,
      dibayar: before.dibayar,
      pengganti: null,
    });
    expect(await deposits(no, after, third)).toEqual([
      { no_titip: no, saldo: before.dibayar, qty: 1 },
      { no_titip: after, saldo: 0, qty: 0 },
      { no_titip: third, saldo: 0, qty: 0 },
    ]);
    await paid(no, it.sisa);
    expect(await card(no)).toMatchObject({ keadaan: 'LUNAS' });
    expect(
      await server.look('select status from barang where kode_barcode = $1', [piece.kode_barcode]),
    ).toEqual([{ status: 'SOLD' }]);
  });

  test('of another shop is none, on a closed day none, and its key answers once', async () => {
    const no = await signed();
    const { dibayar } = await card(no);
    const ask = (more: object) => owner.post(`cicilan/${no}/restruktur`, onOther(dibayar), more);
    expect((await ask({ toko: 'K02' })).status).toBeGreaterThanOrEqual(400);
    expect((await ask({ toko: '*' })).body.code).toBe('PILIH_TOKO');
    await server.look("update hari_kerja set buka = false where kode_toko = 'K01'");
    try {
      expect((await ask(K01)).body.code).toBe('HARI_SUDAH_DITUTUP');
    } finally {
      await server.look("update hari_kerja set buka = true where kode_toko = 'K01'");
    }
    const keyed = { ...K01, headers: { 'idempotency-key': crypto.randomUUID() } };
    const first = await ask(keyed);
    expect(first.status).toBe(200);
    expect((await ask(keyed)).body).toEqual(first.body);
    const yesterday = noFaktur(first.body);
    await onDay(server, addDays(TODAY, 1), async () => {
      const late = await spv.post(`cicilan/${yesterday}/batal`, { alasan: 'SALAH' });
      expect(late.status).toBeGreaterThanOrEqual(400);
      expect((await undo(yesterday)).status).toBe(200);
    });
  });

  test('against a payment, an auction and its call-off has one outcome, of 64 at once', async () => {
    const no = await signed();
    const { dibayar, putus, lelang } = await card(no);
    const end = { no_cicilan: no, kode_baki: TRAY, keterangan: 'UJI' };
    const told = (bukti: string) => kasir.post(`cicilan/${no}/pemberitahuan`, { cara: 'SURAT', bukti });
    const due = addMonths(TODAY, 1);
    await owner.put(`para-cicilan/${LONG.kode_cicilan}`, { denda_rp: 0 }, { toko: '*' });
    await onDay(server, addDays(due, 55), () => told('RESI 1'));
    const replies = await onDay(server, addDays(due, 70), async () => {
      await told('RESI 2');
      const { denda } = await card(no);
      expect((await owner.post('cicilan-bayar', payOf(no, 0, { hapus_denda: denda }), K01)).status).toBe(200);
      const ways = [
        () => owner.post(`cicilan/${no}/restruktur`, onOther(dibayar), K01),
        () => owner.post('cicilan-lelang', { ...end, kelebihan: lelang.kembali }, K01),
        () => owner.post('cicilan-putus', { ...end, kelebihan: putus.kembali }, K01),
      ];
      return Promise.all(Array.from({ length: 64 }, (_, at) => ways[at % 3]?.()));
    });
    expect(replies.filter((reply) => reply?.status === 200)).toHaveLength(1);
    const refused = replies.flatMap((reply) => (reply?.status === 200 ? [] : [reply?.body.code]));
    expect(new Set(refused)).toEqual(new Set(['CICILAN_SUDAH_SELESAI']));
    const another = await signed();
    const { dibayar: had } = await card(another);
    const raced = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        at % 2 === 0
          ? owner.post(`cicilan/${another}/restruktur`, onOther(had), K01)
          : kasir.post('cicilan-bayar', payOf(another, 1_000)),
      ),
    );
    const moved = raced.filter((reply, at) => at % 2 === 0 && reply.status === 200);
    expect(moved.length).toBeLessThanOrEqual(1);
    const it = await card(another);
    const payments = raced.filter((reply, at) => at % 2 === 1 && reply.status === 200).length;
    // Either it was replaced before any payment, or payments made it another sum.
    expect(moved.length === 1 ? payments === 0 : it.dibayar === had + payments * 1_000).toBe(true);
  });

  test('stands in the reports: signed, carried over, ended; money is counted once', async () => {
    const report = async (path: string) =>
      (await kasir.get(`cicilan/${path}?tgl_from=${TODAY}&tgl_to=${TODAY}`)).body.data as Record<
        string,
        unknown
      >[];
    const no = await signed();
    await paid(no, 200_000);
    const { dibayar } = await card(no);
    const after = await replaced(no, 30_000);
    const contracts = await report('report');
    expect(contracts).toContainEqual(
      expect.objectContaining({ no_cicilan: no, keadaan: 'DIGANTI', dibayar, pindahan: 0 }),
    );
    expect(contracts).toContainEqual(
      expect.objectContaining({
        no_cicilan: after,
        no_asal: no,
        dibayar: dibayar + 30_000,
        pindahan: dibayar,
      }),
    );
    const ends = await report('report-akhir');
    expect(ends).toContainEqual(
      expect.objectContaining({
        no_cicilan: no,
        no_faktur: after,
        keadaan: 'DIGANTI',
        dibayar,
        hangus: 0,
        kelebihan: 0,
      }),
    );
    const money = (await report('report-bayar')).filter(({ no_faktur }) => no_faktur === after);
    expect(money.reduce((sum, row) => sum + Number(row.dibayar), 0)).toBe(30_000);
  });

  test('contradicts itself nowhere', async () => {
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  });
});
