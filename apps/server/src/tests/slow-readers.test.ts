import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { pieceSupply, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';

const PATIENCE_S = 2;
/** All that is read and cut off, beside other work. */
const PATIENCE_MS = 120_000;
/** A report of some 24 MB: more than the kernel takes from a server whose reader does not read. */
const LINES = 12_000;
const LINE_LETTERS = 2_000;
const REPORT = `jurnal/report?tgl_from=${TODAY}&tgl_to=${TODAY}`;

let server: TestApp;
let address: string;
const open: IncomingMessage[] = [];
const next = pieceSupply();
beforeAll(async () => {
  server = await startTestApp('chain', { KADAR_READER_SECONDS: String(PATIENCE_S) });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/v1`;
  await server.look(
    `insert into jurnal (kode_toko, tanggal, no_jurnal, trx, type, nomor_akun, debet, kredit, keterangan)
     select 'K01', $1, 'JX' || i / 2, 'X', 'UMUM', (select min(nomor_akun) from akuns), (i + 1) % 2, i % 2, repeat('x', $3)
     from generate_series(0, $2::int - 1) i`,
    [TODAY, LINES, LINE_LETTERS],
  );
});
afterEach(() => {
  for (const answer of open.splice(0)) answer.destroy();
});
afterAll(() => server?.close());

/** The head of an answer whose body nobody reads. */
const ask = (client: Client, path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-auth-token': client.token, 'x-toko': 'K01' };
    get(`${address}/${path}`, { agent: false, headers }, (answer) => {
      open.push(answer);
      // Being cut off is what some wait for.
      answer.on('error', () => undefined);
      resolve(answer);
    }).on('error', reject);
  });
const bodyOf = async (answer: IncomingMessage): Promise<Buffer> => Buffer.concat(await answer.toArray());
test(
  'unread reports and exports keep nobody from selling, nor from an export of his own; who reads nothing is cut off',
  async () => {
    const [owner, admin, kasir, spv] = [
      await server.login('OWN'),
      await server.login('MU'),
      await server.login('KASIR'),
      await server.login('SPV'),
    ];
    const unread = await Promise.all(
      [owner, admin].flatMap((client) => [
        ...Array.from({ length: 5 }, () =>
          ask(client, `${REPORT}&format=${client === admin ? 'csv' : 'xlsx'}`),
        ),
        ...Array.from({ length: 20 }, () => ask(client, REPORT)),
      ]),
    );
    // A workbook of these lines is small, and the kernel takes it whole.
    const large = unread.filter(
      ({ statusCode, headers }) => statusCode === 200 && /json|csv/.test(headers['content-type'] ?? ''),
    );
    expect(large.length).toBeGreaterThan(20);
    for (let turn = 0; turn < 10; turn++) {
      const { kode_barcode, harga_jual } = next();
      const payments = [{ jenis: 'CASH', jumlah_rp: harga_jual }];
      const sold = await kasir.post('penjualan', saleOf([{ kode_barcode, harga_jual }], payments));
      expect(sold.status, JSON.stringify(sold.body)).toBe(200);
    }
    const honest = await ask(spv, `penjualan/report?tgl_from=${TODAY}&tgl_to=${TODAY}&format=pdf`);
    expect(honest.statusCode).toBe(200);
    expect((await bodyOf(honest)).subarray(0, 5).toString()).toBe('%PDF-');
    const cut = async () => (await server.app.kadar.metrics.readersCut.get()).values[0]?.value;
    await expect.poll(cut).toBe(large.length);
    for (const answer of large) await expect(bodyOf(answer)).rejects.toThrow('aborted');
  },
  PATIENCE_MS,
);

test(
  'too many open answers of one session are refused like anything else that is refused',
  async () => {
    const owner = await server.login('OWN');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(owner, REPORT)));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(4);
    for (const answer of refused)
      expect(JSON.parse((await bodyOf(answer)).toString())).toMatchObject({
        status: 'error',
        code: 'SERVER_PENUH',
      });
    const admin = await server.login('MU');
    expect((await ask(admin, REPORT)).statusCode).toBe(200);
  },
  PATIENCE_MS,
);

test('who reads slowly, but reads, gets the whole', async () => {
  const owner = await server.login('OWN');
  const answer = await ask(owner, REPORT);
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Some 10 MB a second: longer in all than the patience of one look.
    await new Promise((go) => setTimeout(go, chunk.length / 10_000));
  }
  expect(bytes).toBeGreaterThan(LINES * LINE_LETTERS);
  expect(answer.complete).toBe(true);
});
