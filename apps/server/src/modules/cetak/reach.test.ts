import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RecordingPrinter, startPrinter } from './agen/printer.fixture.ts';
import { type Job, PrintShop, printed } from './cetak.fixture.ts';
import { NoPrinterThere, type Resolve, reachOf, Unresolved, wasThere } from './reach.ts';

/** This machine in its networks, and in those that are private. */
const cards = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
const own = cards
  .filter(
    ({ internal, address }) => !internal && /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^fd/.test(address),
  )
  .map(({ address }) => address);

const TOKO = { toko: 'K01' };
const record = (kode_printer: string, fields: object) => ({
  kode_printer,
  nama_printer: kode_printer,
  jenis: 'NOTA',
  profil: 'ESCPOS80',
  driver: 'TCP',
  ...fields,
});
const testPage = async (shop: PrintShop, kode_printer: string): Promise<Job> =>
  (await shop.owner.post('cetak', { apa: 'UJI', kode_printer }, TOKO)).body.data as Job;
const reach = (shop: PrintShop, alamat: string, resolve?: Resolve) => {
  const { kadar } = shop.server.app;
  const known = () => kadar.db.transaction(TOKO, (tx) => wasThere(tx, 'K01', alamat));
  return reachOf(kadar, alamat, known, resolve);
};

describe('without a word of the configuration', () => {
  let shop: PrintShop;
  let there: RecordingPrinter;
  beforeAll(async () => {
    shop = await PrintShop.open({});
    there = await startPrinter();
  });
  afterAll(async () => {
    await there?.close();
    await shop?.close();
  });
  /** A printer that stands in the database, whoever wrote it there. */
  const stands = async (kode: string, alamat: string): Promise<void> => {
    const saved = await shop.owner.post('printer', record(kode, { driver: 'CUPS', alamat: 'ANTRI' }), TOKO);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    await shop.server.look("update printer set driver = 'TCP', alamat = $2 where kode_printer = $1", [
      kode,
      alamat,
    ]);
  };

  test('this machine, another network, the world and other ports are refused at the address', async () => {
    const refused = [
      '127.0.0.1:9100',
      '127.0.0.1',
      'localhost',
      '0.0.0.0:631',
      '2130706433:9100',
      '127.1:9100',
      '0x7f.1',
      '8.8.8.8',
      '169.254.169.254:9100',
      '198.51.100.9:9100',
      '224.0.0.1:9100',
      '192.0.2.77:5432',
      '192.0.2.77:22',
    ];
    for (const alamat of refused) {
      const reply = await shop.owner.post('printer', record('JAUH', { alamat }), TOKO);
      expect([reply.status, reply.body.fields?.alamat?.code], alamat).toEqual([
        422,
        'ALAMAT_PRINTER_DITOLAK',
      ]);
    }
    await stands('LAMA', '8.8.8.8:9100');
    const changed = await shop.owner.put('printer/LAMA', record('LAMA', { alamat: '127.0.0.1:9100' }), TOKO);
    expect(changed.body.fields?.alamat?.code).toBe('ALAMAT_PRINTER_DITOLAK');
    expect((await shop.owner.delete('printer/LAMA', TOKO)).status).toBe(200);
    const cups = await shop.owner.post('printer', record('ANTRI', { driver: 'CUPS', alamat: 'ANTRI' }), TOKO);
    expect(cups.status).toBe(200);
    // An agent reaches what its own computer reaches, and a name that nobody knows yet is judged when it is printed to.
    await shop.owner.post('agen-cetak', { kode_agen: 'AGEN1', nama_agen: 'AGEN' }, TOKO);
    const far = record('AGEN', { alamat: '127.0.0.1:9100', kode_agen: 'AGEN1' });
    expect((await shop.owner.post('printer', far, TOKO)).status).toBe(200);
    const own = await shop.owner.put('printer/AGEN', { ...far, kode_agen: null }, TOKO);
    expect(own.body.fields?.alamat?.code).toBe('ALAMAT_PRINTER_DITOLAK');
    const unknown = record('NAMA', { alamat: 'tidak-ada.invalid:9100' });
    expect((await shop.owner.post('printer', unknown, TOKO)).status).toBe(200);
  });

  test('a neighbour in a private network of its own is a printer, by its address or a name that leads to it', async () => {
    const neighbours = own.map((address) =>
      address.replace(/[0-9a-f]+$/, (last) => (last === '77' ? '78' : '77')),
    );
    expect(neighbours).not.toEqual([]);
    for (const neighbour of neighbours) {
      const place = { host: neighbour, port: 9100 };
      expect(await reach(shop, 'kasir.toko', async () => ['8.8.8.8', neighbour])).toEqual(place);
      const alamat = neighbour.includes(':') ? 'tidak-ada.invalid' : neighbour;
      const reply = await shop.owner.post(
        'printer',
        record(`DEKAT${neighbours.indexOf(neighbour)}`, { alamat }),
        TOKO,
      );
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    }
  });

  test('what it may not reach is not reached, and told as one that is off, whether something listens there or not', async () => {
    await stands('BUKA', there.alamat);
    await stands('TUTUP', '127.0.0.1:9');
    const jobs = [await testPage(shop, 'BUKA'), await testPage(shop, 'TUTUP')];
    for (const { id } of jobs) await shop.until(id, { status: 'ANTRI', sebab: 'MATI' });
    const told = await shop.server.look(
      'select distinct status, sebab, rincian from cetak where id = any($1)',
      [jobs.map(({ id }) => id)],
    );
    expect(told).toEqual([{ status: 'ANTRI', sebab: 'MATI', rincian: '' }]);
    expect(there.calls()).toBe(0);
  });

  test('printers that shops had set up go on printing, at that address of that shop alone', async () => {
    await stands('ROL', there.alamat);
    await shop.server.look('drop table printer_terpasang');
    await shop.server.look(
      await readFile(new URL('../../../migrations/0089_printer_terpasang.sql', import.meta.url), 'utf8'),
    );
    const job = await testPage(shop, 'ROL');
    await shop.until(job.id, { status: 'TERCETAK' });
    expect(printed(there).join()).toContain('UJI ROL');
    // It may be changed in all else, and put elsewhere in that shop.
    const kept = record('ROL', { alamat: there.alamat, nama_printer: 'ROL KASIR' });
    expect((await shop.owner.put('printer/ROL', kept, TOKO)).status).toBe(200);
    const elsewhere = await shop.owner.post('printer', kept, { toko: 'K02' });
    expect(elsewhere.body.fields?.alamat?.code).toBe('ALAMAT_PRINTER_DITOLAK');
    const port = await shop.owner.put('printer/ROL', { ...kept, alamat: '127.0.0.1:9100' }, TOKO);
    expect(port.body.fields?.alamat?.code).toBe('ALAMAT_PRINTER_DITOLAK');
    const { kadar } = shop.server.app;
    const add = kadar.db.transaction(TOKO, (tx) =>
      tx.raw("insert into printer_terpasang values ('K01', '127.0.0.1:22')", []),
    );
    await expect(add).rejects.toThrow();
  });
});

describe('with a configuration that names this machine', () => {
  let shop: PrintShop;
  beforeAll(async () => {
    shop = await PrintShop.open();
  });
  afterAll(() => shop?.close());

  test('the database is no printer, by whatever name, also where it was one', async () => {
    const { port } = new URL(shop.server.app.kadar.db.url);
    await shop.server.look("insert into printer_terpasang values ('K01', $1)", [`127.0.0.1:${port}`]);
    for (const host of ['127.0.0.1', 'localhost', '127.1']) {
      const reply = await shop.owner.post('printer', record('DB', { alamat: `${host}:${port}` }), TOKO);
      expect(reply.body.fields?.alamat?.code, host).toBe('ALAMAT_PRINTER_DITOLAK');
    }
    for (const { address } of cards.filter(({ address }) => !address.startsWith('fe80')))
      await expect(
        reach(shop, `kasir:${port}`, async () => [address]),
        address,
      ).rejects.toThrow(NoPrinterThere);
  });

  test('a name is resolved once: what was judged is where the connection goes', async () => {
    const asked: string[] = [];
    const turns: Resolve = async (host) => {
      asked.push(host);
      return asked.length === 1 ? ['8.8.8.8', '127.0.0.1'] : ['8.8.8.8'];
    };
    expect(await reach(shop, 'kasir.toko', turns)).toEqual({ host: '127.0.0.1', port: 9100 });
    expect(asked).toEqual(['kasir.toko']);
    await expect(reach(shop, 'kasir.toko', turns)).rejects.toThrow(NoPrinterThere);
    await expect(reach(shop, 'kasir.toko', async () => [])).rejects.toThrow(Unresolved);
  });

  test('one that is off keeps its jobs without the system’s words, and prints them once it is there', async () => {
    const first = await startPrinter();
    const { port } = first;
    await first.close();
    await shop.record('ROL', { alamat: `127.0.0.1:${port}` });
    const job = await testPage(shop, 'ROL');
    await shop.until(job.id, { status: 'ANTRI', sebab: 'MATI' });
    expect(await shop.server.look('select rincian from cetak where id = $1', [job.id])).toEqual([
      { rincian: '' },
    ]);
    const now = await startPrinter({}, port);
    await shop.hurry();
    await shop.until(job.id, { status: 'TERCETAK' });
    await now.close();
  });
});
