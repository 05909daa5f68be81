import type { HalamanMember } from '@kadar/contract/endpoints/halaman-member.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, noFaktur, pieceSupply, saleOf } from '../../../testing/buying.ts';
import { titipOf } from '../../../testing/depositing.ts';
import { type Client, MEMBERS, startTestApp, type TestApp } from '../../../testing/harness.ts';
import { allowPledges, pledged } from '../../../testing/pledging.ts';

let server: TestApp;
let kasir: Client;
let owner: Client;
let spv: Client;
const K01 = { toko: 'K01' };
const [member = '', empty = ''] = MEMBERS.map(({ kode_customer }) => kode_customer);
const next = pieceSupply();

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
  await allowPledges(owner);
});
afterAll(() => server?.close());

const pageOf = async (who: Client, kode: string, options = {}): Promise<HalamanMember> => {
  const reply = await who.get(`halaman-member/${kode}`, options);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as HalamanMember;
};
const kinds = ({ riwayat }: HalamanMember) => riwayat.baris.map(({ macam, jenis }) => `${macam} ${jenis}`);

test('who bought nothing has a page', async () => {
  const page = await pageOf(kasir, empty);
  expect(page.angka).toMatchObject({
    belanja_setahun: 0,
    gram_seumur_hidup: 0,
    gadai: { jumlah: 0, pokok: 0 },
    terakhir: null,
    pertama: null,
  });
  expect(page.riwayat).toEqual({ baris: [], lanjut: null });
  expect(page.urusan).toEqual([]);
  expect((await kasir.get('halaman-member/TIDAK-ADA')).body.code).toBe('DATA_TIDAK_DITEMUKAN');
});

test('all of a member stands in one line of time, newest first, and his figures are those of the reports', async () => {
  const sold = next();
  const sale = saleOf([sold], [cash(sold.harga_jual)], { kode_customer: member });
  const no = noFaktur((await kasir.post('penjualan', sale)).body);
  const gone = next();
  const other = noFaktur(
    (await kasir.post('penjualan', saleOf([gone], [cash(gone.harga_jual)], { kode_customer: member }))).body,
  );
  await kasir.post('titip', titipOf([next()], 500_000, { kode_customer: member }));
  await pledged(spv, 2_000_000, { kode_customer: member });
  expect((await owner.post(`penjualan/${other}/batal`, { alasan: 'SALAH' }, K01)).status).toBe(200);

  const [piece] = await server.look<{ berat: number }>(
    'select berat::int from barang where kode_barcode = $1',
    [sold.kode_barcode],
  );
  const gram = (piece?.berat ?? 0) / 1000;
  const page = await pageOf(owner, member, K01);
  expect(kinds(page)).toEqual(['GADAI HUTANG', 'TITIP TITIP', 'JUAL PENJUALAN', 'JUAL PENJUALAN']);
  const [, , reversed, first] = page.riwayat.baris;
  expect(reversed).toMatchObject({ no: other, status: 'BATAL' });
  expect(first).toMatchObject({
    no,
    status: 'POSTED',
    rp: sold.harga_jual,
    barang: [{ kode_barcode: sold.kode_barcode }],
  });
  expect(page.urusan.map(({ jenis, kode_toko }) => `${kode_toko} ${jenis}`).sort()).toEqual([
    'K01 GADAI',
    'K01 TITIPAN',
  ]);
  expect(page.angka).toMatchObject({
    belanja_setahun: sold.harga_jual,
    belanja_seumur_hidup: sold.harga_jual,
    gram_seumur_hidup: gram,
    gadai: { jumlah: 1, pokok: 2_000_000 },
    terakhir: { no_faktur: page.riwayat.baris[0]?.no },
  });
  // Where each figure leads, its column adds up to it.
  const { hari, setahun_dari } = page.angka;
  const asked = `tgl_from=${setahun_dari}&tgl_to=${hari}&kode_customer=${member}`;
  const { body } = await owner.get(`penjualan/report?${asked}`, K01);
  const lines =
    (body.data as { rows?: Record<string, number>[] }).rows ?? (body.data as Record<string, number>[]);
  const sum = (of: string) => lines.reduce((all, row) => all + Number(row[of] ?? 0), 0);
  expect([sum('grand_total'), sum('berat')]).toEqual([sold.harga_jual, gram]);
  const open = await owner.get(`hutang/report-berjalan?kode_customer=${member}`, K01);
  const pledges =
    (open.body.data as { rows?: Record<string, number>[] }).rows ??
    (open.body.data as Record<string, number>[]);
  expect(pledges.map(({ pokok }) => pokok)).toEqual([2_000_000]);
});

test('a filter shows its kind alone, and other shops their own', async () => {
  const { body } = await kasir.get(`halaman-member/${member}/riwayat?macam=TITIP`);
  expect((body.data as HalamanMember['riwayat']).baris.map(({ macam }) => macam)).toEqual(['TITIP']);
  const elsewhere = await pageOf(await server.login('KASIR2'), member);
  expect([elsewhere.riwayat.baris, elsewhere.urusan, elsewhere.angka.belanja_setahun]).toEqual([[], [], 0]);
  const all = await pageOf(owner, member, { toko: '*' });
  expect(all.riwayat.baris).toHaveLength(4);
  expect((await (await server.login('DEV')).get(`halaman-member/${member}`)).status).toBe(403);
});

test('pages follow each other without a gap or a line twice, over documents, messages and coupons', async () => {
  await server.look(`
    insert into promo_kirim (kode_toko, jenis, kode_customer, nama, no_hp, pesan, status, kunci, input_by, antri_at, berikut_at)
    select 'K01', 'LAYANAN', '${member}', 'X', '0812', 'HALO ' || n, 'TERKIRIM', gen_random_uuid(), 'SERVER', '2026-01-01'::timestamptz + (n / 3) * interval '7 hours', now()
    from generate_series(1, 70) n`);
  await server.look(`
    insert into kupon (kode_kupon, keterangan, jenis, nilai_rp, kode_customer, tgl_mulai, tgl_akhir, created_at, created_by)
    select 'KP' || n, 'ULANG TAHUN', 'RUPIAH', 50000, '${member}', '2026-01-01', '2026-12-31', '2026-01-05'::timestamptz + n * interval '1 day', 'OWNER' from generate_series(1, 12) n`);
  const seen: string[] = [];
  let lanjut = '';
  for (let page = 0; page < 9; page++) {
    const { body } = await owner.get(
      `halaman-member/${member}/riwayat${lanjut && `?lanjut=${encodeURIComponent(lanjut)}`}`,
      K01,
    );
    const data = body.data as HalamanMember['riwayat'];
    seen.push(...data.baris.map(({ tanggal, at, no }) => `${tanggal} ${at} ${no}`));
    if (data.lanjut === null) break;
    lanjut = data.lanjut;
  }
  expect(seen).toHaveLength(4 + 70 + 12);
  expect(new Set(seen).size).toBe(seen.length);
  const moments = seen.map((one) => one.split(' ')[1] ?? '');
  expect(moments).toEqual(moments.toSorted().reverse());
  // Who may not read messages is shown the rest.
  const { riwayat } = await pageOf(kasir, member);
  expect(riwayat.baris.some(({ macam }) => macam === 'PESAN')).toBe(false);
});

test('each look is written down, and the owner alone is told of them', async () => {
  await pageOf(spv, member);
  const { body } = await owner.get(`halaman-member/${member}/dilihat`, K01);
  const looks = body.data as { user_id: string; action: string }[];
  expect(looks.map(({ action, user_id }) => `${action} ${user_id}`)).toEqual(
    expect.arrayContaining(['look SPV1', 'look KASIR1', 'look OWNER', 'look KASIR2']),
  );
  expect((await spv.get(`halaman-member/${member}/dilihat`)).status).toBe(403);
  // A telephone is told as everywhere.
  expect((await pageOf(kasir, member)).member.no_hp).toMatch(/^\*/);
  expect((await pageOf(owner, member, K01)).member.no_hp).not.toMatch(/\*/);
});

test('who goes through members by their pages is stopped as who searches them', async () => {
  const dev = await server.login('KASIR');
  let stopped = 0;
  for (let round = 0; round < 3 && stopped === 0; round++)
    for (const { kode_customer } of MEMBERS) {
      const { status } = await dev.get(`halaman-member/${kode_customer}`);
      if (status !== 200) stopped += 1;
    }
  expect(stopped).toBeGreaterThan(0);
});
