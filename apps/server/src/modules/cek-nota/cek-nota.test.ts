import type { NotaPublik } from '@kadar/contract/endpoints/cek-nota.ts';
import { LANGUAGES } from '@kadar/contract/text.ts';
import { readPdfCodes } from '@kadar/documents/testing/pdf-code.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { quoteText, readQuote } from '@kadar/domain/nota-code.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SPOKEN } from '../../engines/public-page/spoken.ts';
import { buyOf, noFaktur, ofNota, pieceSupply, type SoldPiece, soldBy } from '../../testing/buying.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { WORDS } from './words.ts';

const ORIGIN = 'https://emas.example';
let server: TestApp;
let kasir: Client;
let spv: Client;
let callers = 0;
const next = pieceSupply();

beforeAll(async () => {
  server = await startTestApp('chain', { KADAR_PUBLIC_URL: ORIGIN });
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  const cash = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 500_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', cash)).status).toBe(200);
});
afterAll(() => server?.close());

/** A customer's phone: each with an address of its own, unless it is to be counted. */
const open = (
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = `10.1.0.${callers++ % 250}`,
) => server.app.inject({ method: 'GET', url, headers, remoteAddress });
const cek = async (kode: string): Promise<NotaPublik> =>
  (await open(`/api/v1/cek-nota/${kode}`)).json<{ data: NotaPublik }>().data;
const soldOne = async (): Promise<SoldPiece> => {
  const [sold] = await soldBy(kasir, next, {
    more: { nama_customer: 'RAHASIA SEKALI', no_hp: '081234567890' },
  });
  if (!sold) throw new Error('nothing sold');
  return sold;
};
const codeOf = (no_faktur: string): string =>
  `${no_faktur}.${server.app.kadar.signatures.sign('nota', no_faktur)}`;
const priceOf = async (no_faktur: string) => {
  const [line] = (await cek(codeOf(no_faktur))).lines;
  if (!line?.harga) throw new Error('no price');
  return line.harga;
};
const hitung = (piece: object): Promise<Reply> => spv.post('pembelian/hitung', piece);
const problemOf = (reply: Reply): string | undefined => reply.body.fields?.kutipan?.code;
/** Works with the clock so many hours later, and puts it back. */
const later = async <T>(hours: number, work: () => Promise<T>): Promise<T> => {
  const { clock } = server.app.kadar;
  const { now } = clock;
  clock.now = () => new Date(now().getTime() + hours * 3_600_000);
  try {
    return await work();
  } finally {
    clock.now = now;
  }
};

describe('the nota', () => {
  test('carries the address of its own page, which a camera reads from the paper', async () => {
    const { no_faktur } = await soldOne();
    const { raw } = await kasir.get(`penjualan/${no_faktur}/nota`);
    const [code = ''] = readPdfCodes(raw);
    expect(code).toBe(`${ORIGIN}/cek-nota/${codeOf(no_faktur)}`);
    expect(readPdfText(raw).some(({ text }) => text.includes(code.slice(-16)))).toBe(true);
    const page = await open(code.slice(ORIGIN.length));
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(WORDS.id.genuine);
  });

  test('of a server without an address carries number and signature, which the till checks', async () => {
    const { no_faktur } = await soldOne();
    const { config } = server.app.kadar;
    const { publicUrl } = config;
    config.publicUrl = undefined;
    const { raw } = await kasir.get(`penjualan/${no_faktur}/nota`);
    config.publicUrl = publicUrl;
    const [code = ''] = readPdfCodes(raw);
    expect(code).toBe(codeOf(no_faktur));
    expect((await kasir.get(`pembelian/nota/${code}`)).body.data).toMatchObject({ no_faktur });
    const forged = await kasir.get(`pembelian/nota/${no_faktur}.0000000000000000`);
    expect(forged.body.code).toBe('NOTA_PALSU');
    expect(forged.body.message).toContain(no_faktur);
  });

  test('is told of without a login: what it is, and nothing of who bought it', async () => {
    const sold = await soldOne();
    const nota = await cek(codeOf(sold.no_faktur));
    expect(nota).toMatchObject({ status: 'ASLI', no_faktur: sold.no_faktur, tanggal: TODAY });
    expect(nota.toko.nama_toko).toBeTruthy();
    expect(nota.lines[0]).toMatchObject({ berat: sold.berat, dibeli: false });
    const page = await open(`/cek-nota/${codeOf(sold.no_faktur)}`);
    for (const text of [JSON.stringify(nota), page.body]) {
      expect(text).not.toContain('RAHASIA');
      expect(text).not.toContain('081234567890');
      expect(text).not.toContain('"hpp"');
    }
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.body.length).toBeLessThan(60_000);
  });

  test('of another chain, forged or made up is not known, and no less is said of it', async () => {
    const { no_faktur } = await soldOne();
    const right = codeOf(no_faktur);
    for (const kode of [
      no_faktur,
      `${no_faktur}.0000000000000000`,
      `${right.slice(0, 11)}ZZZ${right.slice(14)}`,
      'apa saja',
    ]) {
      const nota = await cek(encodeURIComponent(kode));
      expect(nota, kode).toMatchObject({ status: 'TIDAK_DIKENAL', no_faktur: '', lines: [] });
      const page = await open(`/cek-nota/${encodeURIComponent(kode)}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain(WORDS.id.unknown);
    }
    expect((await cek(right.toLowerCase())).status).toBe('ASLI');
  });

  test('that was cancelled says so and names no price', async () => {
    const { no_faktur } = await soldOne();
    const cancelled = await kasir.postApproved(`penjualan/${no_faktur}/batal`, { alasan: 'SALAH' }, 'SPV1');
    expect(cancelled.status).toBe(200);
    const nota = await cek(codeOf(no_faktur));
    expect(nota.status).toBe('BATAL');
    expect(nota.lines[0]?.harga).toBeNull();
    const page = await open(`/cek-nota/${codeOf(no_faktur)}`);
    expect(page.body).toContain(WORDS.id.cancelled);
    expect(page.body).not.toContain('<svg');
  });
});

describe('the honest price', () => {
  test('is the till’s own at kondisi BAGUS and the weight of the nota, each deduction told', async () => {
    const sold = await soldOne();
    const harga = await priceOf(sold.no_faktur);
    const till = (await hitung(ofNota(sold))).body.data as {
      harga_hitung: number;
      harga_emas: number;
      potongan: unknown[];
    };
    expect(harga).toMatchObject({
      dasar: 'NOTA',
      harga: till.harga_hitung,
      harga_emas: till.harga_emas,
      potongan: till.potongan,
      berat: sold.berat,
    });
    expect(harga.sampai).toBe(`${TODAY}T09:00:00.000Z`);
    const { body } = await open(`/cek-nota/${codeOf(sold.no_faktur)}`);
    expect(body).toContain(`Rp. ${till.harga_hitung.toLocaleString('id-ID')}`);
    expect(body).toContain(WORDS.id.ruginota);
    expect(body).toContain('Berlaku s.d. 16.00');
  });

  test('scanned at the till gives exactly that price while lists move on, then not any more', async () => {
    const sold = await soldOne();
    const harga = await priceOf(sold.no_faktur);
    const scanned = await kasir.get(`pembelian/nota/${encodeURIComponent(harga.kutipan)}`);
    expect(scanned.body.data).toMatchObject({ no_faktur: sold.no_faktur });
    const piece = ofNota(sold, { kutipan: harga.kutipan });
    await server.look("update ruginota set rugi_rp = rugi_rp + 50000, jenis_rugi = 'RP_PER_GRAM'");
    try {
      const today = (await hitung(ofNota(sold))).body.data as { harga_hitung: number };
      expect(today.harga_hitung).toBeLessThan(harga.harga);
      expect((await hitung(piece)).body.data).toMatchObject({
        dasar: 'KUTIPAN',
        harga_hitung: harga.harga,
        harga_emas: harga.harga_emas,
        potongan: harga.potongan,
      });
      const lighter = (await hitung({ ...piece, berat_kotor: sold.berat - 0.5 })).body.data as {
        harga_emas: number;
        berat_dibayar: number;
      };
      expect(lighter.harga_emas).toBe(harga.harga_emas);
      expect(lighter.berat_dibayar).toBeCloseTo(sold.berat - 0.5, 3);
      const worn = (await hitung({ ...piece, kondisi_barang: 'ROSOK' })).body.data as {
        harga_emas: number;
        potongan: { nama: string }[];
      };
      expect(worn.harga_emas).toBe(harga.harga_emas);
      expect(worn.potongan.filter(({ nama }) => nama !== 'KONDISI')).toHaveLength(
        harga.potongan.filter(({ nama }) => nama !== 'KONDISI').length,
      );
      const late = await later(4.1, () => hitung(piece));
      expect(problemOf(late)).toBe('KUTIPAN_KEDALUWARSA');
      expect(JSON.stringify(late.body.fields)).toContain('16:00');
      expect((await later(3.9, () => hitung(piece))).status).toBe(200);
    } finally {
      await server.look('update ruginota set rugi_rp = rugi_rp - 50000');
    }
  });

  test('is paid without an approval although it is above today’s; the purchase keeps what it stood on', async () => {
    const sold = await soldOne();
    const { kutipan, harga } = await priceOf(sold.no_faktur);
    const owner = await server.login('OWN');
    const values = { OTORISASI_PEMBELIAN_MODULE: false };
    expect((await owner.put('para-system', { values })).status).toBe(200);
    await server.look("update ruginota set rugi_rp = rugi_rp + 50000, jenis_rugi = 'RP_PER_GRAM'");
    try {
      const reply = await kasir.post('pembelian', await buyOf(kasir, [ofNota(sold, { kutipan })]));
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      expect(
        await server.look('select dasar, harga_hitung, harga from pembelian_detail where no_faktur = $1', [
          noFaktur(reply.body),
        ]),
      ).toEqual([{ dasar: 'KUTIPAN', harga_hitung: harga, harga }]);
    } finally {
      await server.look('update ruginota set rugi_rp = rugi_rp - 50000');
    }
    // Bought back meanwhile: the page says so, and neither nota nor quote buys it again.
    const nota = await cek(codeOf(sold.no_faktur));
    expect(nota).toMatchObject({ status: 'SUDAH_DIBELI', lines: [{ dibeli: true, harga: null }] });
    const page = await open(`/cek-nota/${codeOf(sold.no_faktur)}`);
    expect(page.body).toContain(WORDS.id.bought);
    expect((await hitung(ofNota(sold, { kutipan }))).body.code).toBe('BARANG_SUDAH_DIBELI');
  });

  test('forged, changed or of another piece is refused at its field', async () => {
    const [sold, other] = [await soldOne(), await soldOne()];
    const { kutipan } = await priceOf(sold.no_faktur);
    const read = readQuote(kutipan);
    if (!read) throw new Error('no quote');
    const dearer = `${quoteText({ ...read.quote, perGramRp: read.quote.perGramRp + 1 })}.${read.tanda}`;
    for (const text of [dearer, `${read.isi}.0000000000000000`, 'KH', codeOf(sold.no_faktur)])
      expect(problemOf(await hitung(ofNota(sold, { kutipan: text }))), text).toBe('KUTIPAN_TIDAK_SAH');
    expect(problemOf(await hitung(ofNota(other, { kutipan })))).toBe('KUTIPAN_NOTA_LAIN');
    const none = {
      ...ofNota(sold, { kutipan }),
      sumber: 'TANPA_SURAT',
      nama_barang: 'CINCIN LAMA',
      kode_dept: 'CCN',
      kode_group: 'TUA750',
      kadar: 75,
    };
    expect(problemOf(await hitung(none))).toBe('KUTIPAN_NOTA_LAIN');
    const long = await hitung(ofNota(sold, { kutipan: 'X'.repeat(201) }));
    expect(long.status).toBe(422);
  });

  test('is not told where a list lacks what it stands on', async () => {
    const { no_faktur } = await soldOne();
    await server.look('update ruginota set deleted_at = now()');
    try {
      expect((await cek(codeOf(no_faktur))).lines[0]).toMatchObject({ harga: null, dibeli: false });
      expect((await open(`/cek-nota/${codeOf(no_faktur)}`)).body).toContain(WORDS.id.ask);
    } finally {
      await server.look('update ruginota set deleted_at = null');
    }
  });
});

describe('the page', () => {
  test('speaks the six languages, by the browser or by its address', async () => {
    const code = codeOf((await soldOne()).no_faktur);
    for (const language of LANGUAGES) {
      const { tag } = SPOKEN[language];
      const liked = await open(`/cek-nota/${code}`, { 'accept-language': tag });
      const asked = await open(`/cek-nota/${code}?lang=${language}`, { 'accept-language': 'de' });
      for (const { body } of [liked, asked]) {
        expect(body).toContain(`<html lang="${tag}">`);
        expect(body).toContain(WORDS[language].genuine);
      }
    }
  });

  test('finds a nota that is typed, and shows how it is typed', async () => {
    const code = codeOf((await soldOne()).no_faktur);
    expect((await open('/cek-nota')).body).toContain(WORDS.id.askText);
    const found = await open(`/cek-nota?kode=${code.toLowerCase()}&lang=en`);
    expect(found.headers.location).toBe(`/cek-nota/${code}?lang=en`);
    const wrong = await open('/cek-nota?kode=%3Cscript%3E');
    expect(wrong.body).toContain('aria-invalid="true"');
    expect(wrong.body).not.toContain('<script');
  });

  test('shows the photo of its own pieces alone', async () => {
    const { no_faktur } = await soldOne();
    for (const url of [
      `/cek-nota/${codeOf(no_faktur)}/foto/1`,
      `/cek-nota/${no_faktur}/foto/1`,
      '/cek-nota/x/foto/y',
    ])
      expect((await open(url)).statusCode).toBe(404);
    await server.look(
      'update barang set foto = true where kode_barcode = (select kode_barcode from penjualan_detail where no_faktur = $1)',
      [no_faktur],
    );
    const [{ kode_barcode } = { kode_barcode: '' }] = await server.look<{ kode_barcode: string }>(
      'select kode_barcode from penjualan_detail where no_faktur = $1',
      [no_faktur],
    );
    await server.app.kadar.files.put(`foto_produk/K01/${kode_barcode}-kecil.jpg`, Buffer.from('jpeg'));
    const photo = await open(`/cek-nota/${codeOf(no_faktur)}/foto/1`);
    expect(photo.body).toBe('jpeg');
    expect((await open(`/cek-nota/${no_faktur}.0000000000000000/foto/1`)).statusCode).toBe(404);
  });
});

describe('so many', () => {
  const guess = (no_faktur: string, n: number) => `${no_faktur}.${String(n).padStart(16, '0')}`;

  test('forged codes of a nota, from anywhere and beside its holder, leave it open to him', async () => {
    const { no_faktur } = await soldOne();
    const own = `/cek-nota/${codeOf(no_faktur)}`;
    for (let n = 0; n < 40; n++) {
      const forged = guess(no_faktur, n);
      expect((await open(`/cek-nota/${forged}`, {}, `10.2.0.${n}`)).statusCode).toBe(404);
      expect((await open(`/api/v1/cek-nota/${forged}`, {}, '10.2.1.1')).statusCode).toBe(200);
    }
    expect((await open(own, {}, '10.2.1.1')).body).toContain(WORDS.id.genuine);
    expect((await open(`/api/v1${own}`, {}, '10.2.1.1')).json()).toMatchObject({ data: { status: 'ASLI' } });
  });

  test('calls of one address, and of one code from it however it is written, are answered in a minute', async () => {
    const { no_faktur } = await soldOne();
    const own = codeOf(no_faktur);
    for (const [address, code] of [
      ['10.4.0.1', own],
      ['10.4.0.2', guess(no_faktur, 1)],
    ] as const) {
      const statuses = [];
      for (let n = 0; n < 31; n++)
        statuses.push(
          (await open(`/api/v1/cek-nota/${n % 2 ? code : code.toLowerCase()}`, {}, address)).statusCode,
        );
      expect(statuses).toEqual([...Array(30).fill(200), 429]);
    }
    const refused = await open(`/api/v1/cek-nota/${own}`, {}, '10.4.0.1');
    expect(refused.json()).toMatchObject({ code: 'TERLALU_BANYAK_PERCOBAAN' });
    expect((await open(`/cek-nota/${own}`, {}, '10.4.0.3')).statusCode).toBe(200);

    for (let n = 0; n < 120; n++) await open('/api/v1/cek-nota/X', {}, '10.3.0.1');
    const page = await open(`/cek-nota/${own}`, {}, '10.3.0.1');
    expect(page.statusCode).toBe(429);
    expect(page.headers['retry-after']).toBe('60');
    expect(page.body).toContain(WORDS.id.tooMany);
    expect((await open(`/cek-nota/${own}`, {}, '10.3.0.2')).statusCode).toBe(200);
  });
});

test('every language says everything, with the same parameters', () => {
  const parameters = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
  for (const words of Object.values(WORDS))
    for (const [name, text] of Object.entries(WORDS.id))
      expect(parameters(words[name as keyof typeof words]), name).toEqual(parameters(text));
});

test('a nota is called nota in every language', () => {
  const others = Object.values(WORDS).flatMap((words) =>
    Object.values(words).filter((text) => /單據|伝票/.test(text)),
  );
  expect(others).toEqual([]);
});
