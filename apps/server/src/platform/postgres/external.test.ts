import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from './embedded.ts';
import { cleanUp, newFolder, openIn } from './test-folders.fixture.ts';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await cleanUp();
});

const open = (databaseUrl: string) =>
  openDatabase({ dataDir: '/nonexistent', databaseUrl, log: () => undefined });

function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value & 0xffff)]);
const column = (name: string) =>
  Buffer.concat([Buffer.from(`${name}\0`), int32(0), int16(0), int32(25), int16(-1), int32(-1), int16(0)]);
const field = (text: string) => Buffer.concat([int32(text.length), Buffer.from(text)]);
const ready = message('Z', Buffer.from('I'));

/** Speaks just enough of PostgreSQL's protocol to answer the version question as an old server would. */
function answer(socket: Socket, row: Record<string, string>): void {
  const values = Object.values(row);
  socket.once('data', () => {
    socket.write(Buffer.concat([message('R', int32(0)), ready]));
    socket.once('data', () =>
      socket.write(
        Buffer.concat([
          message('T', Buffer.concat([int16(values.length), ...Object.keys(row).map(column)])),
          message('D', Buffer.concat([int16(values.length), ...values.map(field)])),
          message('C', Buffer.from('SELECT 1\0')),
          ready,
        ]),
      ),
    );
  });
}

function pretend(row: Record<string, string>): Promise<string> {
  const server = createServer((socket) => answer(socket, row));
  servers.push(server);
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(`postgres://kasir:rahasia@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/kadar`);
    });
  });
}

test('a server older than 15 is refused', async () => {
  const opening = open(await pretend({ number: '140011', version: '14.11', encoding: 'UTF8' }));
  await expect(opening).rejects.toMatchObject({ code: 'DATABASE_TOO_OLD' });
  await expect(opening).rejects.toThrow(/is PostgreSQL 14\.11; Kadar needs 15 or newer/);
});

test('a database in another encoding is refused', async () => {
  const opening = open(await pretend({ number: '150000', version: '15.0', encoding: 'LATIN1' }));
  await expect(opening).rejects.toMatchObject({ code: 'DATABASE_ENCODING' });
});

test('an address where nothing listens is refused without naming the password', async () => {
  const opening = open('postgres://kasir:rahasia@127.0.0.1:1/kadar');
  await expect(opening).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
  await expect(opening).rejects.toThrow(/postgres:\/\/kasir@127\.0\.0\.1:1\/kadar.*is PostgreSQL running/s);
  await expect(opening).rejects.not.toThrow(/rahasia/);
});

test('a good server is used as it is: wrong password and missing database are told apart', async () => {
  const { url } = await openIn(newFolder());
  const database = await open(url);
  expect(database).toMatchObject({ url, embedded: false, adopted: false });
  await database.stop();

  const wrong = new URL(url);
  wrong.password = 'salah';
  await expect(open(wrong.href)).rejects.toThrow(/user or the password is wrong/);
  const missing = new URL(url);
  missing.pathname = '/tidak_ada';
  await expect(open(missing.href)).rejects.toThrow(/does not exist: create it/);
});
