import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliver, type Target } from './kirim.ts';
import { type RecordingPrinter, startPrinter } from './printer.fixture.ts';

const BYTES = new TextEncoder().encode('NOTA PJK01260225001\n');
const target = (alamat: string, profil = 'ESCPOS80'): Target => ({
  driver: 'TCP',
  alamat,
  profil,
  judul: 'PJK01260225001',
});
const texts = ({ jobs }: RecordingPrinter) => jobs.map((job) => new TextDecoder().decode(job));

describe('over TCP', () => {
  let printer: RecordingPrinter;
  const with_ = async (manners: Parameters<typeof startPrinter>[0], profil?: string) => {
    printer = await startPrinter(manners);
    const said = await deliver(target(printer.alamat, profil), BYTES);
    await printer.close();
    return { said, printed: texts(printer) };
  };

  test.each(['ESCPOS', 'TSPL', 'ZPL'] as const)('a ready printer of %s prints it once', async (speaks) => {
    const { said, printed } = await with_({ speaks }, speaks === 'ESCPOS' ? 'ESCPOS80' : speaks);
    expect([said, printed]).toEqual([{ terkirim: true, rincian: '' }, ['NOTA PJK01260225001\n']]);
  });
  test.each(['ESCPOS', 'TSPL', 'ZPL'] as const)(
    '%s out of paper and with an open cover takes nothing',
    async (speaks) => {
      const profil = speaks === 'ESCPOS' ? 'ESCPOS58' : speaks;
      const empty = await with_({ speaks, paper: false }, profil);
      expect([empty.said.sebab, empty.said.terkirim, empty.printed]).toEqual(['KERTAS_HABIS', false, []]);
      const opened = await with_({ speaks, cover: true }, profil);
      expect([opened.said.sebab, opened.said.terkirim, opened.printed]).toEqual(['TUTUP_TERBUKA', false, []]);
    },
  );
  test('one that answers no questions has taken it when it took all of it', async () => {
    const { said, printed } = await with_({ speaks: null });
    expect([said, printed]).toEqual([
      { terkirim: true, rincian: '' },
      [expect.stringContaining('NOTA PJK01260225001')],
    ]);
  });
  test('a line that breaks in the middle leaves it unclear', async () => {
    const { said } = await with_({ speaks: 'ESCPOS', dropsAfter: 12 });
    expect(said).toMatchObject({ sebab: 'TIDAK_JELAS', terkirim: true });
  });
  test('one that is off is off', async () => {
    printer = await startPrinter();
    await printer.close();
    expect(await deliver(target(printer.alamat), BYTES)).toEqual({
      sebab: 'MATI',
      terkirim: false,
      rincian: '',
    });
  });
  test('one that takes the line and drops it is told just as one that is off', async () => {
    const rude = createServer((socket) => socket.resetAndDestroy()).listen(0, '127.0.0.1');
    await once(rude, 'listening');
    const { port } = rude.address() as AddressInfo;
    const said = await deliver(target(`127.0.0.1:${port}`), BYTES);
    rude.close();
    expect(said).toEqual({ sebab: 'MATI', terkirim: false, rincian: '' });
  });
});

describe('through CUPS and files', () => {
  let folder: string;
  const path = process.env.PATH;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kadar-lp-'));
    // lp of CUPS as its manual says: -d destination, -t title, -o option, the job from standard input.
    await writeFile(
      join(folder, 'lp'),
      `#!/bin/sh\nif [ "$2" = MATI ]; then echo "lp: Error - scheduler not responding." >&2; exit 1; fi\nif [ "$2" != EPSON ]; then echo "lp: The printer or class does not exist." >&2; exit 1; fi\necho "$@" > "${folder}/args"\ncat > "${folder}/job"\n`,
    );
    await chmod(join(folder, 'lp'), 0o755);
    process.env.PATH = `${folder}:${path}`;
  });
  afterAll(async () => {
    process.env.PATH = path;
    await rm(folder, { recursive: true });
  });
  const cups = (alamat: string, profil = 'ESCPOS80') =>
    deliver({ driver: 'CUPS', alamat, profil, judul: 'NOTA' }, BYTES);

  test('lp gets the bytes raw, and a PDF as a PDF', async () => {
    expect(await cups('EPSON')).toEqual({ terkirim: true, rincian: '' });
    expect(await readFile(join(folder, 'job'), 'utf8')).toBe('NOTA PJK01260225001\n');
    expect(await readFile(join(folder, 'args'), 'utf8')).toBe('-d EPSON -t NOTA -o raw\n');
    await cups('EPSON', 'PDF');
    expect(await readFile(join(folder, 'args'), 'utf8')).toBe('-d EPSON -t NOTA\n');
  });
  test('a queue that CUPS does not know is a wrong address, a scheduler that is down is off', async () => {
    expect(await cups('LAIN')).toMatchObject({ sebab: 'ALAMAT_SALAH', terkirim: false });
    expect(await cups('MATI')).toMatchObject({ sebab: 'MATI', terkirim: false });
  });
  test('a port is written like a file; one that is not there is off', async () => {
    const port = join(folder, 'lp0');
    execFileSync('mkfifo', [port]);
    const heard = readFile(port, 'utf8');
    const file = (alamat: string) =>
      deliver({ driver: 'BERKAS', alamat, profil: 'ESCPOS80', judul: 'NOTA' }, BYTES);
    expect(await file(port)).toEqual({ terkirim: true, rincian: '' });
    expect(await heard).toBe('NOTA PJK01260225001\n');
    expect(await file(join(folder, 'tidak', 'ada'))).toMatchObject({ sebab: 'MATI', terkirim: false });
  });
  test('nothing is made where a port or share is missing, and a file that stands there is none', async () => {
    const file = (alamat: string) =>
      deliver({ driver: 'BERKAS', alamat, profil: 'ESCPOS80', judul: 'NOTA' }, BYTES);
    const absent = { sebab: 'MATI', terkirim: false };
    const missing = join(folder, 'lp1');
    expect(await file(missing)).toMatchObject(absent);
    await expect(stat(missing)).rejects.toThrow('ENOENT');
    const at = process.cwd();
    process.chdir(folder);
    expect(await file('\\\\KASIR1\\EPSON')).toMatchObject(absent);
    process.chdir(at);
    expect((await readdir(folder)).filter((name) => name.includes('EPSON'))).toEqual([]);
    await writeFile(missing, 'LAMA');
    expect(await file(missing)).toMatchObject(absent);
    expect(await readFile(missing, 'utf8')).toBe('LAMA');
  });
});
