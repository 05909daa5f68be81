import type { Klaim, KlaimPublik } from '@kadar/contract/endpoints/klaim.ts';
import type { Asked } from '@kadar/contract/endpoints/persetujuan.ts';
import type { Pesanan } from '@kadar/contract/endpoints/pesanan.ts';
import type { Service } from '@kadar/contract/endpoints/service.ts';
import { LANGUAGES } from '@kadar/contract/text.ts';
import { readPdfCodes } from '@kadar/documents/testing/pdf-code.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLAIM_WORDS } from '../modules/cek-nota/claim-words.ts';
import { type PromoServer, startPromoServer } from '../modules/promo/promo.fixture.ts';
import { sendQueued } from '../modules/promo/queue/send-queued.ts';
import { CONTRADICTIONS } from '../platform/chain/contradictions.ts';
import { STANDING } from '../platform/chain/standing.ts';
import { verifyDatabase } from '../platform/chain/verify.ts';
import { type Client, type TestApp, TODAY } from '../testing/harness.ts';
import { cash, lineOf, noFaktur, pesananOf, pieceSupply, saleOf } from '../testing/ordering.ts';
import { ok } from '../testing/replies.ts';
import { doneOf, finished, serviceList, takenOf, ticket } from '../testing/servicing.ts';

const K01 = { toko: 'K01' };
const ORIGIN = 'https://emas.example';
let promo: PromoServer;
let server: TestApp;
let owner: Client;
let spv: Client;
let kasir: Client;
let callers = 0;
const next = pieceSupply();

beforeAll(async () => {
  promo = await startPromoServer();
  server = promo.server;
  Object.assign(server.config, { publicUrl: ORIGIN });
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  await serviceList(server);
  ok(
    await spv.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 50_000_000, keterangan: 'MODAL' }),
  );
});
afterAll(() => promo?.close());

const codeOf = (no: string): string => `${no}.${server.app.kadar.signatures.sign('nota', no)}`;
const forged = (code: string): string => `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
/** A customer's phone, each with an address of its own. */
const phone = (method: 'GET' | 'POST', url: string, payload?: object | string, headers = {}) =>
  server.app.inject({
    method,
    url,
    headers,
    remoteAddress: `10.7.${Math.floor(callers / 250)}.${callers++ % 250}`,
    ...(payload !== undefined && { payload }),
  });
const claim = async (no: string): Promise<Klaim> => {
  const reply = await phone('GET', `/api/v1/cek-nota/${codeOf(no)}/klaim`);
  const { klaim } = reply.json<{ data: KlaimPublik }>().data;
  if (!klaim) throw new Error(reply.body);
  return klaim;
};
const answer = async (code: string, body: object): Promise<string> => {
  const reply = await phone('POST', `/api/v1/cek-nota/${code}/setuju`, body);
  const said = reply.json<{ code?: string; fields?: Record<string, { code: string }> }>();
  return said.fields ? (Object.values(said.fields)[0]?.code ?? '') : (said.code ?? `${reply.statusCode}`);
};
const asks = async (no: string, rp: number, more: object = {}, who = kasir): Promise<Asked> =>
  ok(await who.post(`service/${no}/minta-setuju`, { rp, ...more }, K01)).body.data as Asked;
/** What the page would send. */
const answerTo = async (no: string, jawab: 'YA' | 'TIDAK' = 'YA', nama = 'Ibu Sari') => {
  const [question] = (await claim(no)).tanya;
  return { urut: question?.urut ?? 0, sidik: question?.sidik ?? '', jawab, nama };
};
const serviceOf = async (no: string) => ok(await owner.get(`service/${no}`, K01)).body.data as Service;
const orderOf = async (no: string) => ok(await owner.get(`pesanan/${no}`, K01)).body.data as Pesanan;
const dear = (no: string, jasa_rp: number) =>
  doneOf(kasir, no, [{ urut: 1, berat_akhir: 4.2, jasa_rp }]).then((body) =>
    kasir.post('service/selesai', body, K01),
  );
const found = async (): Promise<string[]> => {
  const told: string[] = [];
  for (const check of [...STANDING.SERVICE_KAS, ...STANDING.PESANAN])
    for (const { detail } of await server.look<{ detail: string }>(CONTRADICTIONS[check] ?? ''))
      told.push(`${check}: ${detail}`);
  return told;
};
/** An order of one piece that weighs half of what was ordered, made; and its sale. */
const made = async (more: object = {}, line: object = {}) => {
  const piece = next();
  const no = noFaktur(
    ok(
      await spv.post(
        'pesanan',
        pesananOf([lineOf(piece.piece, { est_berat: piece.piece.berat * 2, ...line })], 100_000, more),
      ),
    ).body,
  );
  const { kode_barcode } = piece;
  const jadi = noFaktur(ok(await spv.post('jadi-pesanan', { no_pesanan: `${no}/1`, kode_barcode })).body);
  const [kept] = (await orderOf(no)).barang;
  const { harga_jual = 0, no_titip = '' } = kept ?? {};
  const sale = saleOf([{ kode_barcode, harga_jual, diskon: 0, no_titip }], [cash(harga_jual)]);
  return { no, jadi, sale, harga_jual };
};
const asksOrder = async (no: string, more: object = {}) =>
  ok(await kasir.post('pesanan/minta-setuju', { no_pesanan: `${no}/1`, ...more }, K01)).body.data as Asked;

describe('a price of a service', () => {
  test('is agreed to by a link: what was agreed and asked, with photos; then the work may cost so much', async () => {
    const no = await ticket(kasir);
    expect((await dear(no, 200_000)).body.code).toBe('SERVICE_BELUM_SETUJU');
    const asked = await asks(no, 200_000, { keterangan: 'ganti pegas' });
    expect(asked).toMatchObject({ urut: 1, tautan: `${ORIGIN}/cek-nota/${codeOf(no)}`, terkirim: false });
    expect(await serviceOf(no)).toMatchObject({ keadaan: 'MENUNGGU_SETUJU', tautan: asked.tautan });
    const told = await claim(no);
    expect(told).toMatchObject({
      keadaan: 'MENUNGGU_SETUJU',
      tanya: [{ rp_lama: 75_000, rp: 200_000, keterangan: 'ganti pegas', berubah: false, jawab: null }],
      barang: [{ nama_barang: 'CINCIN', berat_awal: 4.21, foto: [1] }],
    });
    expect((await phone('GET', `/cek-nota/${codeOf(no)}/foto/1`)).headers['content-type']).toBe('image/jpeg');
    expect(await answer(codeOf(no), await answerTo(no))).toBe('200');
    const kept = await serviceOf(no);
    expect(kept.persetujuan).toMatchObject([{ jawab: 'YA', nama: 'IBU SARI', rp: 200_000 }]);
    expect(kept).toMatchObject({ keadaan: 'PROSES', setuju_rp: 200_000 });
    ok(await dear(no, 200_000));
    expect((await claim(no)).jalan.map(({ langkah }) => langkah)).toEqual([
      'TERIMA',
      'MINTA_SETUJU',
      'SETUJU',
      'SELESAI',
    ]);
    expect(await found()).toEqual([]);
  });

  test('that is refused waits no longer, and what was agreed to before holds no more', async () => {
    const no = await ticket(kasir);
    await asks(no, 100_000);
    expect(await answer(codeOf(no), await answerTo(no))).toBe('200');
    await asks(no, 150_000);
    expect(await answer(codeOf(no), await answerTo(no, 'TIDAK'))).toBe('200');
    expect(await serviceOf(no)).toMatchObject({ setuju_rp: 0, minta_rp: 0 });
    expect((await dear(no, 100_000)).body.code).toBe('SERVICE_BELUM_SETUJU');
  });

  test('is answered once of sixty-four', async () => {
    const no = await ticket(kasir);
    await asks(no, 200_000);
    const body = await answerTo(no);
    const said = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        answer(codeOf(no), { ...body, jawab: at % 2 ? 'YA' : 'TIDAK', nama: `NAMA ${at}` }),
      ),
    );
    expect(said.filter((one) => one === '200')).toHaveLength(1);
    expect(new Set(said)).toEqual(new Set(['200', 'PERSETUJUAN_SUDAH_DIJAWAB']));
    expect(await found()).toEqual([]);
  });

  test('takes no answer by a forged code or another ticket’s, without a name, or to words that were not read', async () => {
    const [no, other] = [await ticket(kasir), await ticket(kasir)];
    await asks(no, 200_000);
    const body = await answerTo(no);
    expect(await answer(forged(codeOf(no)), body)).toBe('DATA_TIDAK_DITEMUKAN');
    expect(await answer(codeOf(other), body)).toBe('PERSETUJUAN_BERUBAH');
    expect(await answer(codeOf(no), { ...body, nama: '  ' })).toBe('WAJIB_DIISI');
    expect(await answer(codeOf(no), { ...body, sidik: 'x' })).toBe('PERSETUJUAN_BERUBAH');
    expect((await phone('GET', `/cek-nota/${forged(codeOf(no))}`)).statusCode).toBe(404);
    const unknown = await phone('GET', `/api/v1/cek-nota/${forged(codeOf(no))}/klaim`);
    expect(unknown.json()).toMatchObject({ data: { status: 'TIDAK_DIKENAL', no_faktur: '', klaim: null } });
    expect((await phone('GET', `/cek-nota/${forged(codeOf(no))}/foto/1`)).statusCode).toBe(404);
    expect((await serviceOf(no)).persetujuan).toMatchObject([{ jawab: null }]);
  });

  test('takes no answer after it was asked anew, agreed to at the counter, done, or given up', async () => {
    const anew = await ticket(kasir);
    await asks(anew, 200_000);
    const first = await answerTo(anew);
    await asks(anew, 210_000);
    expect(await answer(codeOf(anew), first)).toBe('PERSETUJUAN_BERUBAH');

    const spoken = await ticket(kasir);
    await asks(spoken, 200_000);
    const body = await answerTo(spoken);
    ok(await kasir.post(`service/${spoken}/kejadian`, { jenis: 'SETUJU', rp: 180_000 }, K01));
    expect(await answer(codeOf(spoken), body)).toBe('PERSETUJUAN_BERUBAH');
    expect((await claim(spoken)).tanya).toMatchObject([{ berubah: true }]);

    const done = await ticket(kasir);
    await asks(done, 200_000);
    const late = await answerTo(done);
    await finished(kasir, done);
    expect(await answer(codeOf(done), late)).toBe('PERSETUJUAN_BERUBAH');
    expect((await kasir.post(`service/${done}/minta-setuju`, { rp: 1 }, K01)).body.code).toBe(
      'SERVICE_KEADAAN',
    );

    const ended = await ticket(kasir);
    await asks(ended, 200_000);
    const dead = await answerTo(ended);
    ok(await spv.post('service/batal', { no_service: ended, payments: [], alasan: 'TIDAK JADI' }, K01));
    expect(await answer(codeOf(ended), dead)).toBe('PERSETUJUAN_BERUBAH');
    expect(await found()).toEqual([]);
  });

  test('is asked by the shop of its ticket alone, and on an open day', async () => {
    const no = await ticket(kasir);
    const there = await owner.post(`service/${no}/minta-setuju`, { rp: 200_000 }, { toko: 'K02' });
    expect(there.body.code).toBe('SERVICE_TOKO_LAIN');
    const missing = await owner.post('service/SVK01990101001/minta-setuju', { rp: 200_000 }, K01);
    expect(missing.body.fields?.no_service?.code).toBe('DATA_TIDAK_DITEMUKAN');
    await server.look("update hari_kerja set buka = false where kode_toko = 'K01'");
    try {
      expect((await kasir.post(`service/${no}/minta-setuju`, { rp: 200_000 }, K01)).body.code).toMatch(
        /^HARI_/,
      );
    } finally {
      await server.look("update hari_kerja set buka = true where kode_toko = 'K01'");
    }
  });

  test('leaves by WhatsApp with its link, and the page says it in each language without a name of anybody', async () => {
    const no = await ticket(kasir, [{}], 0, { nama_customer: 'RAHASIA SEKALI' });
    expect(await asks(no, 200_000, { kirim: true })).toMatchObject({ terkirim: true, sebab: null });
    promo.host.requests.length = 0;
    await sendQueued(server.app.kadar, 'K01');
    const sent = JSON.stringify(promo.host.requests.map(({ data }) => data));
    expect(sent).toContain('628123456789');
    expect(sent).toContain(`${ORIGIN}/cek-nota/${codeOf(no)}`);
    expect((await serviceOf(no)).persetujuan[0]?.kirim).not.toBeNull();
    for (const language of LANGUAGES) {
      const { body, statusCode } = await phone('GET', `/cek-nota/${codeOf(no)}?lang=${language}`);
      expect(statusCode).toBe(200);
      expect(body).toContain(CLAIM_WORDS[language].asked);
      expect(body).not.toContain('RAHASIA');
      expect(body).not.toContain('8123456789');
    }
    await promo.module(false);
    expect(await asks(no, 210_000, { kirim: true })).toMatchObject({
      terkirim: false,
      sebab: 'BELUM_DIATUR',
    });
    await promo.module(true);
  });

  test('is answered by the form of the page, which says what was wrong', async () => {
    const no = await ticket(kasir);
    await asks(no, 200_000);
    const { urut, sidik } = await answerTo(no);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (jawab: string, nama: string) =>
      phone(
        'POST',
        `/cek-nota/${codeOf(no)}/setuju?lang=id`,
        `urut=${urut}&sidik=${sidik}&jawab=${jawab}&nama=${nama}`,
        form,
      );
    const empty = await send('YA', '');
    expect(empty.statusCode).toBe(422);
    expect(empty.body).toContain(CLAIM_WORDS.id.nameProblem);
    const kept = await send('YA', 'SARI');
    expect([kept.statusCode, kept.headers.location]).toEqual([303, `/cek-nota/${codeOf(no)}?lang=id`]);
    expect((await phone('GET', `/cek-nota/${codeOf(no)}?lang=id`)).body).toContain('Disetujui ');
    const twice = await send('TIDAK', 'SARI');
    expect(twice.statusCode).toBe(422);
    expect(twice.body).toContain('Pertanyaan ini sudah dijawab');
  });

  test('is counted: a code is looked at so often a minute from one address', async () => {
    const url = `/api/v1/cek-nota/${codeOf(await ticket(kasir))}/klaim`;
    const look = () => server.app.inject({ method: 'GET', url, remoteAddress: '10.99.0.1' });
    const seen: number[] = [];
    for (let at = 0; at < 40; at++) seen.push((await look()).statusCode);
    expect(seen.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(seen.at(-1)).toBe(429);
  });
});

describe('a finished piece', () => {
  test('of another weight is agreed to by a link, and then fetched', async () => {
    const { no, sale, harga_jual } = await made();
    expect((await kasir.post('penjualan', sale)).body.code).toBe('PESANAN_BELUM_DISETUJUI');
    await asksOrder(no);
    expect(await claim(no)).toMatchObject({
      jenis: 'PESANAN',
      keadaan: 'JADI',
      tanya: [{ rp: harga_jual, berubah: false, nama_barang: 'CINCIN PESANAN' }],
    });
    expect(await answer(codeOf(no), await answerTo(no, 'YA', 'SITI'))).toBe('200');
    expect((await orderOf(no)).lines[0]?.setuju).toMatchObject({ jawab: 'YA', nama: 'SITI' });
    ok(await kasir.post('penjualan', sale));
    expect((await claim(no)).jalan.map(({ langkah }) => langkah)).toEqual([
      'PESAN',
      'JADI',
      'MINTA_SETUJU',
      'SETUJU',
      'AMBIL',
    ]);
    expect(await found()).toEqual([]);
  });

  test('that is refused stays, and may be asked for again', async () => {
    const { no, sale } = await made();
    await asksOrder(no);
    expect(await answer(codeOf(no), await answerTo(no, 'TIDAK', 'SITI'))).toBe('200');
    expect((await kasir.post('penjualan', sale)).body.code).toBe('PESANAN_BELUM_DISETUJUI');
    expect(await asksOrder(no)).toMatchObject({ urut: 2 });
    expect(await answer(codeOf(no), await answerTo(no, 'YA', 'SITI'))).toBe('200');
    ok(await kasir.post('penjualan', sale));
  });

  test('takes no answer after its price changed or it was taken back', async () => {
    const locked = await made({ kunci_sampai: TODAY }, { harga_emas: 1_000_000 });
    await asksOrder(locked.no);
    const body = await answerTo(locked.no, 'YA', 'SITI');
    await server.look("update hari_kerja set tgl_system = tgl_system + 1 where kode_toko = 'K01'");
    try {
      expect((await claim(locked.no)).tanya).toMatchObject([{ berubah: true }]);
      expect(await answer(codeOf(locked.no), body)).toBe('PERSETUJUAN_BERUBAH');
    } finally {
      await server.look("update hari_kerja set tgl_system = tgl_system - 1 where kode_toko = 'K01'");
    }

    const back = await made();
    await asksOrder(back.no);
    const late = await answerTo(back.no, 'YA', 'SITI');
    ok(await owner.post(`jadi-pesanan/${back.jadi}/batal`, { alasan: 'SALAH BARANG' }, K01));
    expect(await answer(codeOf(back.no), late)).toBe('PERSETUJUAN_BERUBAH');
    expect((await kasir.post('pesanan/minta-setuju', { no_pesanan: `${back.no}/1` }, K01)).body.code).toBe(
      'PESANAN_SELESAI',
    );
  });
});

describe('the page of a ticket', () => {
  test('proves the gram: photo and weight before and after, what was lost of what might be, and its way', async () => {
    const no = await ticket(kasir, [{}, { nama_barang: 'GELANG', berat_awal: 6 }]);
    ok(await kasir.post(`service/${no}/kejadian`, { jenis: 'PROSES' }, K01));
    await finished(kasir, no, [{ urut: 1, berat_akhir: 4.19 }]);
    ok(await kasir.post('service/ambil', takenOf(no, [1], 75_000), K01));
    const told = await claim(no);
    expect(told.barang).toMatchObject([
      {
        berat_awal: 4.21,
        berat_akhir: 4.19,
        susut: 0.02,
        batas_susut: 0.042,
        status: 'DIAMBIL',
        foto: [1],
        foto_akhir: [3],
      },
      { berat_awal: 6, berat_akhir: null, susut: null, foto: [2], foto_akhir: [] },
    ]);
    expect(told.jalan.map(({ langkah }) => langkah)).toEqual(['TERIMA', 'PROSES', 'SELESAI', 'AMBIL']);
    expect((await phone('GET', `/cek-nota/${codeOf(no)}/foto/3`)).statusCode).toBe(200);
    expect((await phone('GET', `/cek-nota/${codeOf(no)}/foto/9`)).statusCode).toBe(404);
    const page = await phone('GET', `/cek-nota/${codeOf(no)}?lang=en`);
    const body = page.body.replaceAll('\u00a0', ' ');
    for (const word of ['4,190 g', '0,020 g', 'at most 0,042 g', 'Picked up']) expect(body).toContain(word);
    expect(body).not.toContain('IBU SARI');
  });

  test('of a number that is none, though it is signed, is unknown', async () => {
    expect((await phone('GET', `/cek-nota/${codeOf('SVK01990101001')}`)).statusCode).toBe(404);
  });
});

test('claim slips of tickets and orders lead to their page by a QR that is read back', async () => {
  for (const [path, no] of [
    ['service', await ticket(kasir)],
    ['pesanan', (await made()).no],
  ] as const) {
    const slip = await kasir.get(`${path}/${no}/voucher`, K01);
    expect(slip.status).toBe(200);
    expect(readPdfCodes(slip.raw)).toEqual([`${ORIGIN}/cek-nota/${codeOf(no)}`]);
    expect(readPdfText(slip.raw).map(({ text }) => text)).toContain(codeOf(no).split('.')[1]);
  }
});

test('an answer that was changed behind the shop’s back contradicts its hash, and every seal holds', async () => {
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
  const admin = server.app.kadar.db.privileged;
  await admin.query('alter table persetujuan_jawab disable trigger user');
  await admin.query("update persetujuan_jawab set nama = 'ORANG LAIN' where jawab = 'YA'");
  expect(await found()).toContainEqual(expect.stringContaining('consents are signed over'));
});
