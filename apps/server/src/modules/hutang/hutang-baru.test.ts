import type { HutangCard, Taksir } from '@kadar/contract/endpoints/hutang.ts';
import { readPdfCodes } from '@kadar/documents/testing/pdf-code.ts';
import { pdfAsText } from '@kadar/documents/testing/pdf-text.ts';
import { readNotaCode } from '@kadar/domain/nota-code.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { noFaktur } from '../../testing/buying.ts';
import {
  CHAIN,
  type Client,
  MEMBERS,
  type Reply,
  startTestApp,
  type TestApp,
  TODAY,
} from '../../testing/harness.ts';
import { payOf, pledgePhoto } from '../../testing/pledging.ts';
import { NIK, pledgeOf, RING, WRONG_PLEDGES } from './new-pledge.fixture.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;
const K01 = { toko: 'K01' };
const CALLERS = 64;
const member = (at: number): string => MEMBERS[at]?.kode_customer ?? '';
const SALES_K02 = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K02')?.kode_sales ?? '';

const lend = async (more: object = {}, who: Client = spv): Promise<Reply> =>
  who.post('hutang', await pledgeOf(who, { kode_customer: member(0), ...more }));
const lent = async (more: object = {}): Promise<string> => {
  const reply = await lend(more);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return noFaktur(reply.body);
};
const card = async (no: string): Promise<HutangCard> =>
  (await spv.get(`hutang/${no}/kartu`)).body.data as HutangCard;
const drawer = async (toko = 'K01'): Promise<number> =>
  (
    await server.look<{ n: number }>(
      'select coalesce(sum(masuk - keluar), 0)::float8 as n from kas_mutasi where kode_toko = $1',
      [toko],
    )
  )[0]?.n ?? 0;
const written = async (): Promise<unknown> =>
  server.look(
    `select (select count(*)::int from dokumen) as dokumen, (select count(*)::int from hutang) as hutang, (select count(*)::int from kas_mutasi) as kas,
       (select count(*)::int from identitas) as ktp, (select count(*)::int from audit where entity = 'hutang') as audit`,
  );
const codeAt = (reply: Reply, field: string): string | undefined =>
  reply.body.fields?.[field]?.code ?? reply.body.code;

beforeAll(async () => {
  server = await startTestApp('chain', { KADAR_PRINTER_HOSTS: '127.0.0.1' });
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  kasir = await server.login('KASIR');
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  for (const toko of ['K01', 'K02']) expect((await owner.post('cash', modal, { toko })).status).toBe(200);
});
afterAll(() => server?.close());

describe('what goods are worth', () => {
  const taksir = async (barang: readonly object[], more: object = {}): Promise<Taksir> => {
    const reply = await spv.post('hutang/taksir', { kode_customer: member(9), barang, ...more });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.body.data as Taksir;
  };

  test('5 g of 750 are worth 8.775.000, and 7.455.000 may be lent', async () => {
    const { taksiran, plafond, barang, sisa_batas } = await taksir([RING]);
    expect({ taksiran, plafond, sisa_batas }).toEqual({
      taksiran: 8_775_000,
      plafond: 7_455_000,
      sisa_batas: 200_000_000,
    });
    expect(barang).toMatchObject([{ berat: 5, lebur_gram: 1_755_000, plafond_gram: 1_491_000 }]);
  });

  test('gold tested at 72.3 % is lent on as 70, and what is no gold is not weighed', async () => {
    const { taksiran, barang } = await taksir([
      { ...RING, kadar: 72.3, berat_kotor: 5.5, berat_atribut: 0.5 },
    ]);
    expect([taksiran, barang[0]?.berat, barang[0]?.plafond_gram]).toEqual([8_185_000, 5, 1_391_000]);
  });

  test('the lower of both lists holds; without them the purity’s own, else 85 % of lebur floored to 1,000', async () => {
    const perGram = async () => (await taksir([RING])).barang[0]?.plafond_gram;
    const set = (text: string) => server.look(text);
    await set("update plafond_hutang set plafond = 1200000 where kode_group = 'TUA750'");
    expect(await perGram()).toBe(1_200_000);
    await set("update plafond_hutang set plafond = 1600000 where kode_group = 'TUA750'");
    expect(await perGram()).toBe(1_491_000);
    await set('update plafond_hutang_kadar set deleted_at = now()');
    expect(await perGram()).toBe(1_600_000);
    await set("update plafond_hutang set deleted_at = now() where kode_group = 'TUA750'");
    await set('update kadar set plafond = 1234000 where kadar = 75');
    expect(await perGram()).toBe(1_234_000);
    await set('update kadar set plafond = 0 where kadar = 75');
    // 1,755,000 × 85 % = 1,491,750.
    expect(await perGram()).toBe(1_491_000);
    await set("update plafond_hutang set plafond = 1491000, deleted_at = null where kode_group = 'TUA750'");
    await set('update plafond_hutang_kadar set deleted_at = null');
    await set('update kadar set plafond = 1491000 where kadar = 75');
  });

  test('the terms are those of the amount’s bracket; a longer term than the bracket’s is refused', async () => {
    expect((await taksir([RING], { jumlah_hutang: 5_000_000 })).terms).toMatchObject({
      persen: 2.5,
      biaya_admin: 10_000,
      lama_pinjam: 120,
      mode: 'HARIAN',
    });
    expect((await taksir([RING], { jumlah_hutang: 5_000_001 })).terms).toMatchObject({
      persen: 2.25,
      biaya_admin: 25_000,
    });
    await server.look('update para_bunga_hutang set maks_hari = 90 where hutang_from = 0');
    const long = await lend({ lama_pinjam: 91 });
    expect(codeAt(long, 'lama_pinjam')).toBe('LAMA_PINJAM_TERLALU_LAMA');
    expect((await taksir([RING], { jumlah_hutang: 5_000_000, lama_pinjam: 90 })).jatuh_tempo).toBe(
      '2026-05-26',
    );
    await server.look('update para_bunga_hutang set maks_hari = 0 where hutang_from = 0');
  });
});

describe('what else is asked of a loan', () => {
  test('who is on the list gets no loan in any shop; OWN passes it and signs for it', async () => {
    const barred = { kode_customer: member(1), alasan: 'SLIP PALSU', sampai: TODAY };
    const added = await owner.post('daftar-hitam', barred);
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const refused = await lend({ kode_customer: member(1) });
    expect(codeAt(refused, 'kode_customer')).toBe('CUSTOMER_DAFTAR_HITAM');
    expect(refused.body.fields?.kode_customer).toMatchObject({
      message: 'Tidak boleh diberi pinjaman: SLIP PALSU',
    });
    const body = await pledgeOf(owner, { kode_customer: member(1) }, 'K01');
    const asked = await owner.post('hutang', body, K01);
    expect(asked.body.need_auth).toMatchObject({
      kategori: 'DAFTAR HITAM',
      notes: 'Daftar hitam: SLIP PALSU',
    });
    const passed = await owner.postApproved('hutang', body, 'OWNER', K01);
    expect(passed.status, JSON.stringify(passed.body)).toBe(200);
    // Until yesterday is over.
    await server.look("update daftar_hitam set sampai = date '2026-02-24'");
    expect((await lend({ kode_customer: member(1) })).status).toBe(200);
  });

  test('a loan that is past due has the grade of its days, and keeps the worst', async () => {
    const no = await lent();
    expect(await card(no)).toMatchObject({ kolek: 'LANCAR', kolek_terburuk: 'LANCAR', lewat_hari: 0 });
    await server.look("update hutang set jatuh_tempo = date '2025-11-26' where no_hutang = $1", [no]);
    expect(await card(no)).toMatchObject({ kolek: 'KURANG LANCAR', lewat_hari: 91, status: 'JATUH_TEMPO' });
    await server.look(
      `update hutang set jatuh_tempo = date '2026-06-25', lewat_terburuk = 200 where no_hutang = $1`,
      [no],
    );
    expect(await card(no)).toMatchObject({ kolek: 'LANCAR', kolek_terburuk: 'MACET' });
    await server.look('update hutang set lewat_terburuk = 0 where no_hutang = $1', [no]);
  });
});

describe('a new loan', () => {
  test('gives the money less the fee, seals the goods, keeps photos and card, and stands on the list', async () => {
    const before = await drawer();
    const no = await lent({ tempat: 'RAK A1' });
    expect(no).toMatch(/^HTK01260225/);
    expect(await drawer()).toBe(before - 5_000_000 + 10_000);
    const shown = await card(no);
    expect(shown).toMatchObject({
      status: 'AKTIF',
      pokok: 5_000_000,
      taksiran: 8_775_000,
      plafond: 7_455_000,
      berat: 5,
      berat_kantong: 6.2,
      bunga_rp: 125_000,
      jatuh_tempo: '2026-06-25',
      tempat: 'RAK A1',
      hari_ini: { total_bayar: 5_062_500 },
    });
    const [photo] = shown.barang[0]?.foto ?? [];
    expect(photo).toMatch(new RegExp(`^hutang/${no}/foto/[0-9a-f-]{36}$`));
    const seen = await spv.get(`${photo}?ukuran=kecil`);
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const elsewhere = await server.login('KASIR2');
    expect((await elsewhere.get(String(photo))).status).toBe(404);
    expect((await spv.get(`identitas/${no}`)).body.data).toEqual({ nik: '••••••••••••8901', foto: false });
    for (const table of ['audit', 'idempotency', 'dokumen', 'hutang_detail', 'kontrak_detail'])
      expect(await server.look(`select 1 from ${table} t where t::text like $1`, [`%${NIK}%`])).toEqual([]);
    const listed = await spv.get(`hutang?q=${no}`);
    expect(listed.body.data).toMatchObject([{ no_hutang: no, pokok: 5_000_000, kolek: 'LANCAR' }]);
  });

  test('by a cashier is always approved; above the plafond by all but OWN, and the approver reads why', async () => {
    const asked = await lend({}, kasir);
    expect(asked.body.need_auth).toMatchObject({ kategori: 'HUTANG', amount: 5_000_000 });
    const body = await pledgeOf(kasir, { kode_customer: member(0) });
    expect((await kasir.postApproved('hutang', body, 'SPV1')).status).toBe(200);
    const above = await lend({ jumlah_hutang: 7_455_500 });
    expect(above.body.need_auth).toMatchObject({
      kategori: 'PLAFOND',
      notes: 'Hutang melebihi plafon Rp. 7.455.000',
    });
    const high = await pledgeOf(spv, { kode_customer: member(0), jumlah_hutang: 7_455_500 });
    expect((await spv.postApproved('hutang', high, 'OWNER')).status).toBe(200);
    const own = await pledgeOf(owner, { kode_customer: member(0), jumlah_hutang: 7_455_500 }, 'K01');
    expect((await owner.post('hutang', own, K01)).status).toBe(200);
  });

  test.each(WRONG_PLEDGES)('with %s is refused and changes nothing', async (_what, change, field, code) => {
    const body = await pledgeOf(spv, { kode_customer: member(0) });
    const { kadar, ...more } = change as { kadar?: number };
    const barang = kadar ? body.barang.map((piece) => ({ ...piece, kadar })) : body.barang;
    const before = await written();
    const refused = await spv.post('hutang', { ...body, barang, ...more });
    expect([refused.status >= 400, codeAt(refused, field)]).toEqual([true, code]);
    expect(await written()).toEqual(before);
  });

  test('of more than the drawer holds, with a photo of another’s or a card that is not there, is refused whole', async () => {
    const used = (await pledgeOf(spv)).barang;
    await lent({ barang: used });
    const before = await written();
    expect((await lend({ barang: used })).body.code).toBe('FOTO_WAJIB');
    const strange = '00000000-0000-4000-8000-000000000000';
    expect(codeAt(await lend({ foto_ktp: strange }), 'foto_ktp')).toBe('DATA_TIDAK_DITEMUKAN');
    const heavy = { ...RING, berat_kotor: 700, foto: [await pledgePhoto(owner, 'K01')] };
    // Above what is left of the cap, which only OWN passes alone.
    const sisa = (await spv.post('hutang/taksir', { kode_customer: member(0), barang: [RING, heavy] })).body
      .data as Taksir;
    const much = { barang: [heavy], jumlah_hutang: 990_000_000, berat_kantong: 800, plafond: sisa.plafond };
    const body = await pledgeOf(owner, { kode_customer: member(0), ...much }, 'K01');
    expect(codeAt(await owner.post('hutang', body, K01), 'jumlah_hutang')).toBe('KAS_TIDAK_CUKUP');
    expect(await written()).toEqual(before);
  });

  test('that is sent again is one loan; with another content it is refused', async () => {
    const body = await pledgeOf(spv, { kode_customer: member(0) });
    const key = '11111111-2222-4333-8444-555555555555';
    const replies = await Promise.all(Array.from({ length: 8 }, () => spv.post('hutang', body, { key })));
    replies.push(await spv.post('hutang', body, { key }));
    expect(new Set(replies.map((reply) => `${reply.status} ${noFaktur(reply.body)}`)).size).toBe(1);
    expect(replies[0]?.status, JSON.stringify(replies[0]?.body)).toBe(200);
    const other = await spv.post('hutang', { ...body, jumlah_hutang: 1_000_000 }, { key });
    expect(other.body.code).toBe('KUNCI_DIPAKAI_LAIN');
  });

  test('of 64 with one seal at once one is made, and the others say that the seal is used', async () => {
    const foto = await Promise.all(Array.from({ length: CALLERS }, () => pledgePhoto(spv)));
    const bodies = await Promise.all(
      foto.map(async (one, at) => ({
        ...(await pledgeOf(spv, { kode_customer: member(2 + (at % 6)), no_segel: 'SATU' })),
        barang: [{ ...RING, foto: [one] }],
      })),
    );
    const replies = await Promise.all(bodies.map((body) => spv.post('hutang', body)));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.length).toBe(CALLERS - 1);
    expect(new Set(refused.map((reply) => codeAt(reply, 'no_segel')))).toEqual(new Set(['SEGEL_DIPAKAI']));
    expect(await server.look("select status from hutang where no_segel = 'SATU'")).toEqual([
      { status: 'AKTIF' },
    ]);
  });

  test('of 64 in two shops at once no more is lent to one customer than his cap over the chain', async () => {
    const kode_customer = member(8);
    const heavy = { ...RING, berat_kotor: 40 };
    const made = await Promise.all(
      Array.from({ length: CALLERS }, async (_, at) => {
        const toko = at % 2 === 0 ? 'K01' : 'K02';
        const barang = [{ ...heavy, foto: [await pledgePhoto(owner, toko)] }];
        const more = {
          kode_customer,
          barang,
          jumlah_hutang: 50_000_000,
          berat_kantong: 42,
          plafond: 59_640_000,
        };
        const sold = toko === 'K02' ? { kode_sales: SALES_K02 } : {};
        return { toko, body: await pledgeOf(owner, { ...more, ...sold }, toko) };
      }),
    );
    const replies = await Promise.all(made.map(({ toko, body }) => owner.post('hutang', body, { toko })));
    expect(replies.filter(({ status }) => status === 200).length).toBe(3);
    const refused = replies.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(new Set(refused)).toEqual(new Set(['DATA_BERUBAH']));
    // 50 million of his 200 are left, wherever he asks.
    for (const toko of ['K01', 'K02']) {
      const now = await owner.post('hutang/taksir', { kode_customer, barang: [heavy] }, { toko });
      expect(now.body.data).toMatchObject({ plafond: 50_000_000, sisa_batas: 50_000_000 });
    }
  });
});

describe('a loan that is taken back', () => {
  test('gives money, seal and cap back, once of 64 at the same moment', async () => {
    const before = await drawer();
    const no_segel = 'KEMBALI';
    const no = await lent({ no_segel });
    const back = await Promise.all(
      Array.from({ length: CALLERS }, () =>
        owner.post(`hutang/${no}/batal`, { alasan: 'SALAH TIMBANG' }, K01),
      ),
    );
    expect(back.filter(({ status }) => status === 200).length, JSON.stringify(back[0]?.body)).toBe(1);
    expect(await drawer()).toBe(before);
    expect(await card(no)).toMatchObject({ status: 'BATAL', pokok: 0 });
    expect((await lend({ no_segel })).status).toBe(200);
  });

  test('is refused after a payment', async () => {
    const no = await lent();
    const paid = await spv.post('hutang-cicil', payOf(no, 1_062_500, { pokok: 1_000_000 }));
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    const refused = await owner.post(`hutang/${no}/batal`, { alasan: 'TERLAMBAT' }, K01);
    expect(refused.body.code).toBe('DOKUMEN_DIIKUTI');
    expect(await card(no)).toMatchObject({ status: 'AKTIF', pokok: 4_000_000 });
  });
});

describe('its papers', () => {
  test('the slip is made twice with all terms; its QR is signed and holds the number; the second print is a copy', async () => {
    const no = await lent();
    const path = `hutang/${no}/nota`;
    expect((await spv.post(`hutang/${no}/cetak`)).body.data).toEqual({ cetak: 1 });
    const { raw } = await spv.get(path);
    const text = pdfAsText(raw);
    for (const said of [
      'CUSTOMER',
      'INTERNAL',
      'SURAT BUKTI GADAI',
      'CINCIN POLOS',
      '8.775.000',
      '4.990.000',
    ])
      expect(text).toContain(said);
    for (const said of [
      '25 Jun 2026 (120 hari)',
      'Rp. 125.000 (2,5 %)',
      '6,200 g',
      'paling sedikit 15 hari',
      'Rp. 25.000',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('SALINAN');
    const codes = readPdfCodes(raw);
    expect(codes).toHaveLength(2);
    const read = readNotaCode(codes[0] ?? '');
    expect([read?.no_faktur, codes[1]]).toEqual([no, codes[0]]);
    expect(server.app.kadar.signatures.holds('nota', no, read?.tanda ?? '')).toBe(true);
    const next = await spv.get(`${path}?berikut=1`);
    expect(next.headers['x-cetak']).toBe('2');
    expect(pdfAsText(next.raw)).toContain('SALINAN KE-1');
    // Drawing it counts nothing.
    expect(pdfAsText((await spv.get(path)).raw)).not.toContain('SALINAN');
    expect((await spv.post(`hutang/${no}/cetak`)).body.data).toEqual({ cetak: 2 });
    expect(pdfAsText((await spv.get(path)).raw)).toContain('SALINAN KE-1');
    await owner.put('para-system', { values: { NOTA_FORMAT: '80MM' } }, K01);
    const roll = (await spv.get(path)).raw.toString();
    await owner.put('para-system', { values: { NOTA_FORMAT: 'A5' } }, K01);
    for (const said of ['SALINAN KE-1', no, 'Diterima', 'Rp. 4.990.000', 'Jatuh tempo: 25 Jun 2026'])
      expect(roll).toContain(said);
    expect(Math.max(...roll.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(48);
  });

  test('the bag has a tag with its bare number; who has it queued twice gets a copy that says so', async () => {
    const no = await lent();
    const tag = await spv.get(`hutang/${no}/label`);
    expect(tag.headers['content-type']).toBe('application/pdf');
    expect(pdfAsText(tag.raw)).toContain(no);
    const printer = { kode_printer: 'TAGS', nama_printer: 'TAGS', jenis: 'TAG', profil: 'TSPL' };
    const added = await owner.post('printer', { ...printer, driver: 'TCP', alamat: '127.0.0.1:9100' }, K01);
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const queue = async () =>
      (await spv.post('cetak', { apa: 'KANTONG', nomor: no, kode_printer: 'TAGS' })).body.data as {
        id: string;
        salinan: number;
      };
    const first = await queue();
    expect(first.salinan).toBe(0);
    expect((await queue()).salinan).toBe(1);
    const again = await spv.post(`cetak/job/${first.id}/lagi`, {});
    expect(again.body.data, JSON.stringify(again.body)).toMatchObject({ salinan: 2, judul: `KANTONG ${no}` });
    const [kept] = await server.look<{ tags: unknown }>(
      "select isi -> 'tags' as tags from cetak where nomor = $1 order by id desc limit 1",
      [no],
    );
    expect(kept?.tags).toMatchObject([{ kode_barcode: no, berat: 5000 }]);
  });
});

test('books, seals and balances stand', async () => {
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
});
