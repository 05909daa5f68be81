import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN, type Client, PIECES } from '../../testing/harness.ts';
import type { RecordingPrinter } from './agen/printer.fixture.ts';
import { type Job, PrintShop, printed } from './cetak.fixture.ts';
import { printersOf } from './printers.ts';
import { nextFor, settle } from './queue/carry.ts';

let shop: PrintShop;
let kasir: Client;
let roll: RecordingPrinter;
const TOKO = { toko: 'K01' };
const PLAIN = { huruf: 1, rata: 'KIRI', teks: '' };
const supply = (PIECES[0] ?? [])
  .map((piece) => ({ kode_barcode: piece.kode_barcode, harga_jual: estimatePrice(CHAIN, piece) }))
  .filter(({ harga_jual }) => harga_jual < 20_000_000);

const sell = async (): Promise<string> => {
  const lines = supply.splice(0, 1);
  const kode_sales = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K01')?.kode_sales;
  const payments = [{ jenis: 'CASH', jumlah_rp: lines.reduce((sum, { harga_jual }) => sum + harga_jual, 0) }];
  const reply = await kasir.postApproved(
    'penjualan',
    { kode_sales, nama_customer: 'BUDI', lines, payments },
    'SPV1',
  );
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return (reply.body.data as { no_faktur: string }).no_faktur;
};
const print = async (body: object, who = kasir): Promise<Job> => {
  const reply = await who.post('cetak', body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as Job;
};
const nota = (nomor: string, more: object = {}) => print({ apa: 'DOKUMEN', nomor, ...more });

beforeAll(async () => {
  shop = await PrintShop.open();
  kasir = await shop.server.login('KASIR');
});
afterAll(() => shop?.close());

test('without a printer the sale stands, and the paper is said to have none', async () => {
  const nomor = await sell();
  expect((await kasir.post('cetak', { apa: 'DOKUMEN', nomor })).body.code).toBe('BELUM_ADA_PRINTER');
  const [{ cetak } = { cetak: -1 }] = await shop.server.look<{ cetak: number }>(
    'select cetak from dokumen where no_faktur = $1',
    [nomor],
  );
  expect(cetak).toBe(0);
});

describe('a nota', () => {
  beforeAll(async () => {
    roll = await shop.printer('ROL', { laci: true });
  });

  test('is on paper, and opens the drawer for its cash once', async () => {
    const nomor = await sell();
    const job = await nota(nomor);
    expect(job).toMatchObject({ jenis: 'NOTA', nomor, kode_printer: 'ROL', salinan: 0 });
    await shop.until(job.id, { status: 'TERCETAK' });
    expect(printed(roll)).toEqual([expect.stringContaining(nomor)]);
    expect(Buffer.from(roll.jobs[0] ?? []).toString('latin1')).toContain('\x1bp\x00');

    const again = await nota(nomor);
    expect(again.salinan).toBe(1);
    await shop.until(again.id, { status: 'TERCETAK' });
    expect(printed(roll)[1]).toContain('SALINAN KE-1');
    expect(Buffer.from(roll.jobs[1] ?? []).toString('latin1')).not.toContain('\x1bp\x00');
    const audit = await shop.server.look<{ after: object }>(
      `select after from audit where action = 'reprint' and entity_key = $1`,
      [nomor],
    );
    expect(audit).toEqual([{ after: { salinan: 1 } }]);
  });

  test('once more is a job of its own, marked and audited', async () => {
    const nomor = await sell();
    const first = await nota(nomor);
    await shop.until(first.id, { status: 'TERCETAK' });
    const reply = await kasir.post(`cetak/job/${first.id}/lagi`, {});
    const copy = reply.body.data as Job;
    expect([copy.salinan, copy.id === first.id]).toEqual([1, false]);
    await shop.until(copy.id, { status: 'TERCETAK' });
    expect(printed(roll).at(-1)).toContain('SALINAN KE-1');
    const [{ cetak } = { cetak: 0 }] = await shop.server.look<{ cetak: number }>(
      'select cetak from dokumen where no_faktur = $1',
      [nomor],
    );
    expect(cetak).toBe(2);
    const audit = await shop.server.look(`select 1 from audit where action = 'reprint' and entity_key = $1`, [
      nomor,
    ]);
    expect(audit).toHaveLength(1);
    // What became of the sale meanwhile stands on the copy.
    await shop.owner.post(`penjualan/${nomor}/batal`, { alasan: 'UJI COBA' }, TOKO);
    const after = (await kasir.post(`cetak/job/${first.id}/lagi`, {})).body.data as Job;
    await shop.until(after.id, { status: 'TERCETAK' });
    expect(printed(roll).at(-1)).toContain('BATAL');
  });

  test('the same key queues it once', async () => {
    const nomor = await sell();
    const options = { key: `cetak-${nomor}-12345678` };
    const [one, two] = [
      await kasir.post('cetak', { apa: 'DOKUMEN', nomor }, options),
      await kasir.post('cetak', { apa: 'DOKUMEN', nomor }, options),
    ];
    expect((two.body.data as Job).id).toBe((one.body.data as Job).id);
    expect(await shop.server.look('select 1 from cetak where nomor = $1', [nomor])).toHaveLength(1);
    await shop.until((one.body.data as Job).id, { status: 'TERCETAK' });
  });

  test('is nobody else’s to print', async () => {
    const nomor = await sell();
    expect((await shop.owner.post('cetak', { apa: 'DOKUMEN', nomor }, { toko: 'K02' })).status).toBe(404);
  });
});

describe('a printer in trouble', () => {
  const printers = () =>
    kasir
      .get('cetak/perangkat')
      .then(
        ({ body }) =>
          (body.data as { printer: { kode_printer: string; keadaan: string; sebab: string }[] }).printer,
      );
  const stateOf = async (kode: string) =>
    (await printers()).find(({ kode_printer }) => kode_printer === kode);

  test('out of paper keeps the papers in their order, and prints them when it has some', async () => {
    roll.manners.paper = false;
    const before = roll.jobs.length;
    const [a, b] = [await sell(), await sell()];
    const jobs = [await nota(a), await nota(b)];
    await shop.until(jobs[0]?.id ?? '', { status: 'ANTRI', sebab: 'KERTAS_HABIS' });
    expect(await stateOf('ROL')).toMatchObject({ keadaan: 'BERMASALAH', sebab: 'KERTAS_HABIS', antri: 2 });
    expect(roll.jobs).toHaveLength(before);
    roll.manners.paper = true;
    await shop.hurry();
    for (const { id } of jobs) await shop.until(id, { status: 'TERCETAK' });
    expect(printed(roll).slice(before)).toEqual([expect.stringContaining(a), expect.stringContaining(b)]);
    expect(await stateOf('ROL')).toMatchObject({ keadaan: 'SIAP', sebab: '', antri: 0 });
  });

  test('that is off lets its job go to another printer, or out of the queue', async () => {
    await shop.record('MATI', { alamat: '127.0.0.1:10' });
    const other = await shop.printer('LAIN', { profil: 'ESCPOS58' });
    const nomor = await sell();
    const job = await nota(nomor, { kode_printer: 'MATI' });
    await shop.until(job.id, { status: 'ANTRI', sebab: 'MATI' });
    const moved = await kasir.post(`cetak/job/${job.id}/pindah`, { kode_printer: 'LAIN' });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    await shop.until(job.id, { status: 'TERCETAK', kode_printer: 'LAIN' });
    // Painted anew for the narrower paper; what draws the code is no line of text.
    const text = (printed(other)[0] ?? '').split('\n').filter((line) => !line.startsWith('(k'));
    expect(text.length).toBeGreaterThan(10);
    expect(Math.max(...text.map(({ length }) => length))).toBeLessThan(48);
    expect((await kasir.post(`cetak/job/${job.id}/pindah`, { kode_printer: 'ROL' })).body.code).toBe(
      'CETAK_SUDAH_JALAN',
    );

    const second = await nota(nomor, { kode_printer: 'MATI' });
    await shop.until(second.id, { sebab: 'MATI' });
    await kasir.post(`cetak/job/${second.id}/batal`, {});
    expect(await shop.job(second.id)).toMatchObject({ status: 'GAGAL', sebab: 'DIBATALKAN' });
  });

  test('is given up after a quarter of an hour', async () => {
    const job = await nota(await sell(), { kode_printer: 'MATI' });
    await shop.until(job.id, { sebab: 'MATI' });
    await shop.server.look(`update cetak set at = at - interval '16 minutes' where id = $1`, [job.id]);
    await shop.hurry();
    await shop.until(job.id, { status: 'GAGAL', sebab: 'MATI' });
  });

  test('a line that breaks in the middle is told of, and nothing is sent twice', async () => {
    const breaks = await shop.printer('PUTUS', {}, { dropsAfter: 100 });
    const job = await nota(await sell(), { kode_printer: 'PUTUS' });
    await shop.until(job.id, { status: 'GAGAL', sebab: 'TIDAK_JELAS' });
    await shop.hurry();
    expect(breaks.jobs).toHaveLength(1);
  });
});

describe('carriers', () => {
  const idle = { driver: 'SERIAL', alamat: '' };
  const theirs = async (kode: string) => {
    const { kadar } = shop.server.app;
    const printers = await kadar.db.transaction({ toko: 'K01' }, (tx) => printersOf(tx, 'K01'));
    const printer = printers.find(({ kode_printer }) => kode_printer === kode);
    if (!printer) throw new Error(kode);
    return { kadar, printer };
  };

  test('×64 on one job: one of them has it', async () => {
    await shop.record('BALAP', idle);
    const job = await nota(await sell(), { kode_printer: 'BALAP' });
    const { kadar, printer } = await theirs('BALAP');
    const taken = (
      await Promise.all(Array.from({ length: 64 }, (_, i) => nextFor(kadar, printer, `agen ${i}`)))
    ).filter(Boolean);
    expect(taken.map((each) => each?.id)).toEqual([job.id]);
  });

  test('×64 on one printer with many jobs: one at a time, each once, in order', async () => {
    await shop.record('DERET', idle);
    const nomor = await sell();
    const jobs: string[] = [];
    for (let i = 0; i < 6; i++) jobs.push((await nota(nomor, { kode_printer: 'DERET' })).id);
    const { kadar, printer } = await theirs('DERET');
    const order: string[] = [];
    const carry = async (name: string): Promise<void> => {
      for (let idleFor = 0; idleFor < 40; idleFor++) {
        const job = await nextFor(kadar, printer, name);
        if (!job) {
          await new Promise((resolve) => setTimeout(resolve, 5));
          continue;
        }
        order.push(job.id);
        await settle(kadar, 'K01', job, { terkirim: true, rincian: '' });
      }
    };
    await Promise.all(Array.from({ length: 16 }, (_, i) => carry(`agen ${i}`)));
    expect(order).toEqual(jobs);
  });

  test('one that dies with a job in its hands: given up and told, never sent again; a late word is believed', async () => {
    await shop.record('HILANG', idle);
    const job = await nota(await sell(), { kode_printer: 'HILANG' });
    const { kadar, printer } = await theirs('HILANG');
    const taken = await nextFor(kadar, printer, 'agen A');
    await shop.server.look(`update cetak set sewa_sampai = now() - interval '1 second' where id = $1`, [
      job.id,
    ]);
    await shop.hurry();
    await shop.until(job.id, { status: 'GAGAL', sebab: 'TERPUTUS' });
    expect(await nextFor(kadar, printer, 'agen B')).toBeUndefined();
    const word = { terkirim: true, rincian: '' };
    expect(
      await settle(kadar, 'K01', { id: job.id, kunci: '00000000-0000-4000-8000-000000000000' }, word),
    ).toBeUndefined();
    expect(await settle(kadar, 'K01', { id: job.id, kunci: taken?.kunci ?? '' }, word)).toBe('TERCETAK');
    expect(await shop.job(job.id)).toMatchObject({ status: 'TERCETAK', sebab: '' });
  });

  test('a browser takes what its own cable prints, and nothing of another printer', async () => {
    await shop.record('KABEL', idle);
    const job = await nota(await sell(), { kode_printer: 'KABEL' });
    const taken = (await kasir.post('cetak/ambil', { kode_printer: 'KABEL' })).body.data as {
      id: string;
      kunci: string;
      bytes: string;
    };
    expect(taken.id).toBe(job.id);
    expect(Buffer.from(taken.bytes, 'base64').toString('latin1')).toContain(job.judul);
    expect((await kasir.post('cetak/ambil', { kode_printer: 'KABEL' })).body.data).toBeNull();
    const done = await kasir.post(`cetak/job/${job.id}/hasil`, { kunci: taken.kunci, terkirim: true });
    expect(done.body.data).toEqual({ status: 'TERCETAK' });
    expect((await kasir.post('cetak/ambil', { kode_printer: 'ROL' })).body.code).toBe('BELUM_ADA_PRINTER');
  });
});

describe('tags, certificates, drawer and test page', () => {
  test('a tag in the shop’s own layout; the second one of a piece is a copy and audited', async () => {
    const tagPrinter = await shop.printer('TAG', { jenis: 'TAG', profil: 'TSPL' }, { speaks: 'TSPL' });
    const kode_barcode = supply[0]?.kode_barcode ?? '';
    const first = await print({ apa: 'TAG', kode_barcodes: [kode_barcode], jumlah: 2 });
    await shop.until(first.id, { status: 'TERCETAK' });
    expect(printed(tagPrinter)[0]).toMatch(new RegExp(`SIZE 79 mm,10 mm[^]*"${kode_barcode}"[^]*PRINT 1,2`));
    expect(printed(tagPrinter)[0]).not.toContain('Rp.');
    const second = await print({ apa: 'TAG', kode_barcodes: [kode_barcode] });
    expect(second.salinan).toBe(1);
    expect(
      await shop.server.look(
        `select 1 from audit where action = 'reprint' and entity = 'barang' and entity_key = $1`,
        [kode_barcode],
      ),
    ).toHaveLength(1);
    await shop.until(second.id, { status: 'TERCETAK' });

    const kept = (await shop.owner.get('label-tag', TOKO)).body.data as {
      layout: { fields: object[] };
      version: number;
    };
    const fields = [...kept.layout.fields, { isi: 'HARGA', x: 229, y: 30, lebar: 202, tinggi: 18, ...PLAIN }];
    const put = (version: number) =>
      shop.owner.put('label-tag', { layout: { ...kept.layout, fields }, version }, TOKO);
    expect((await put(0)).status).toBe(200);
    expect((await put(0)).body.code).toBe('DATA_BERUBAH');
    expect((await kasir.put('label-tag', { layout: null, version: 1 })).status).toBe(403);
    const sample = await print({ apa: 'CONTOH', layout: { ...kept.layout, fields } });
    await shop.until(sample.id, { status: 'TERCETAK' });
    expect(printed(tagPrinter).at(-1)).toContain('"Rp. 12.759.000"');
  });

  test('the preview says what overflows and whether the code is read', async () => {
    const { layout } = (await shop.owner.get('label-tag', TOKO)).body.data as {
      layout: { fields: { isi: string }[] };
    };
    const look = async (fields: object[]) =>
      (await shop.owner.post('label-tag/pratinjau', { layout: { ...layout, fields } }, TOKO)).body.data as {
        terbaca: boolean;
        melimpah: number[];
        bars: object[];
      };
    expect(await look(layout.fields)).toMatchObject({ terbaca: true, melimpah: [] });
    const narrow = await look([{ isi: 'NAMA', x: 0, y: 0, lebar: 40, tinggi: 16, ...PLAIN }]);
    expect(narrow).toMatchObject({ terbaca: false, melimpah: [0] });
  });

  test('a certificate of a piece sold, without its price; none of a piece that is not on the nota', async () => {
    const certificates = await shop.printer(
      'SERT',
      { jenis: 'SERTIFIKAT', profil: 'DOTMATRIX' },
      { speaks: null },
    );
    const [{ kode_barcode } = { kode_barcode: '' }] = supply;
    const nomor = await sell();
    const job = await print({ apa: 'SERTIFIKAT', nomor, kode_barcode });
    await shop.until(job.id, { status: 'TERCETAK' });
    const text = printed(certificates)[0] ?? '';
    expect(text).toContain('SERTIFIKAT');
    expect(text).toContain(kode_barcode);
    expect(text).not.toContain('Rp.');
    const path = `penjualan/${nomor}/sertifikat`;
    expect((await kasir.get(`${path}/${kode_barcode}`)).headers['content-type']).toBe('application/pdf');
    await shop.owner.put('setting-nota', { values: { CERTIFICATE_PRINT_TYPE: 'TXT' } }, TOKO);
    const txt = await kasir.get(`${path}/${kode_barcode}`);
    expect([txt.headers['content-type'], txt.raw.toString()]).toEqual([
      'text/plain; charset=utf-8',
      expect.stringContaining('SERTIFIKAT'),
    ]);
    expect((await kasir.get(`${path}/${supply[0]?.kode_barcode}`)).status).toBe(404);
  });

  test('the drawer opens by hand, and who opened it is kept', async () => {
    const before = roll.jobs.length;
    const job = await print({ apa: 'LACI' });
    await shop.until(job.id, { status: 'TERCETAK' });
    expect(Buffer.from(roll.jobs[before] ?? []).toString('latin1')).toBe('\x1b@\x1bp\x00\x19\xfa');
    const audit = await shop.server.look<{ user_id: string }>(
      `select user_id from audit where action = 'open-drawer'`,
    );
    expect(audit).toEqual([{ user_id: 'KASIR1' }]);
  });

  test('a test page shows the edge of the paper, or a sample tag', async () => {
    const job = await print({ apa: 'UJI', kode_printer: 'ROL' });
    await shop.until(job.id, { status: 'TERCETAK' });
    expect(printed(roll).at(-1)).toContain('UJI ROL');
    const tag = await print({ apa: 'UJI', kode_printer: 'TAG' });
    await shop.until(tag.id, { status: 'TERCETAK' });
  });
});

test('a printer that could never print is not saved', async () => {
  const save = async (fields: object) => {
    const record = {
      kode_printer: 'X',
      nama_printer: 'X',
      jenis: 'NOTA',
      profil: 'ESCPOS80',
      driver: 'TCP',
      alamat: '10.0.0.5:9100',
      ...fields,
    };
    const { body } = await shop.owner.post('printer', record, TOKO);
    return Object.entries(body.fields ?? {}).map(([field, { code }]) => `${field} ${code}`);
  };
  expect(await save({ alamat: '' })).toEqual(['alamat ALAMAT_PRINTER_SALAH']);
  expect(await save({ driver: 'BERKAS', alamat: '/etc/passwd' })).toEqual(['alamat ALAMAT_PRINTER_SALAH']);
  expect(await save({ driver: 'CUPS', alamat: '-o raw' })).toEqual(['alamat ALAMAT_PRINTER_SALAH']);
  expect(await save({ profil: 'ZPL' })).toEqual(['profil PRINTER_TIDAK_COCOK']);
});
