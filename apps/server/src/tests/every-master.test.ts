import { bulkFields } from '@kadar/contract/bulk.ts';
import type { BulkDone, BulkPreview } from '@kadar/contract/endpoints/bulk-input.ts';
import type { Me } from '@kadar/contract/endpoints/session.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { Field } from '@kadar/contract/fields.ts';
import { FROM, filterFields, filterSort, TO } from '@kadar/contract/list-filters.ts';
import type { Master } from '@kadar/contract/master.ts';
import { SCREENS } from '@kadar/contract/screens.ts';
import { fold } from '@kadar/contract/words.ts';
import { masterRows } from '@kadar/demo-data/chain.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadMasters } from '../engines/master-engine/registry.ts';
import {
  CHAIN,
  CHOSEN_PASSWORD,
  type Client,
  MEMBERS,
  startTestApp,
  type TestApp,
} from '../testing/harness.ts';

let server: TestApp;
let owner: Client;
let admin: Client;
const TOKO = { toko: 'K01' };
const masters = await loadMasters();
const demo = new Map(masterRows(CHAIN).map(([name, rows]) => [name, rows as Record<string, unknown>[]]));
demo.set('member', MEMBERS as unknown as Record<string, unknown>[]);
// The demo's printers are put away, so that nothing waits for them.
const ROLL = { kode_printer: 'ROL1', nama_printer: 'ROL', jenis: 'NOTA', profil: 'ESCPOS80', driver: 'TCP' };
// Whom nobody lends to is written down one by one.
demo.set('daftar-hitam', [{ kode_customer: MEMBERS[0]?.kode_customer, alasan: 'UJI', sampai: '2024-12-31' }]);
demo.set('printer', [{ ...ROLL, alamat: '10.0.0.5:9100', code_page: 'ASCII' }]);

beforeAll(async () => {
  server = await startTestApp('chain', { KADAR_PRINTER_HOSTS: '10.0.0.5' });
  owner = await server.login('OWN');
  admin = await server.login('MU');
  await owner.post('printer', demo.get('printer')?.[0], TOKO);
  await owner.post('daftar-hitam', demo.get('daftar-hitam')?.[0], TOKO);
  // The catalogue's lists are empty until someone fills them.
  const empty = masters.filter(({ erase }) => erase);
  empty.sort((a) => (a.name === 'kategori-katalog' ? -1 : 1));
  for (const master of empty) {
    const first = { ...newRow(master, 'PERTAMA'), ...FIRST[master.name] };
    const added = await owner.post(master.paths.base, first);
    expect(added.status, JSON.stringify(added.body)).toBe(200);
  }
});
afterAll(() => server?.close());

/** Kinds of text that a form takes freely. */
const FREE = ['text', 'longtext'];
const isFree = (field: Field): boolean =>
  FREE.includes(field.kind) && !field.pattern && !field.filter && !field.readonly;
let digits = 990_000;
/** Digits are what every input filter lets through; each time others, for they may be a key. */
const filtered = (): string => String(digits++);
const HOSTILE = [
  `'; DROP TABLE USERS; --`,
  `" OR 1=1`,
  '<SCRIPT>ALERT(1)</SCRIPT>',
  "=CMD|' /C CALC'!A0",
  '{"$GT": ""}',
  '%_\\%',
  'ÄÖÜ 金 💍 ‮',
];

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
/** What the first record of a catalogue list has besides, so that others can name it and none is in its place. */
const FIRST: Record<string, Record<string, unknown>> = {
  'kategori-katalog': { kode_kategori: 'KTG0001' },
  'group-description-katalog': { kode_group: 'SM999' },
};
const KINDS: Partial<Record<Field['kind'], unknown>> = {
  image: PIXEL,
  images: [PIXEL],
  tags: ['#750'],
  color: '#112233',
  phone: '081234567890',
  rupiah: 777,
  integer: 777,
  gram: 7.777,
};

/** A record of a catalogue list, made of its fields. */
const katalogRow = (master: Master): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(master.fields).map(([name, field]) => {
      if (field.pattern) return [name, 'https://example.com/uji'];
      if (field.kind === 'ref') return [name, field.ref === 'group' ? 'TUA750' : 'KTG0001'];
      if (field.kind === 'refs') return [name, field.ref === 'group' ? ['TUA750'] : []];
      return [name, KINDS[field.kind]];
    }),
  );

/** A demo row of the master as a new record: another key, and numbers or dates that no other record has. */
const newRow = (master: Master, text: string): Record<string, unknown> => {
  const rows = master.erase ? [katalogRow(master)] : (demo.get(master.name) ?? []);
  const { kode_toko, ...base } = (rows.find((row) => row.kode_toko === 'K01') ?? rows[0]) as Record<
    string,
    unknown
  >;
  const row: Record<string, unknown> =
    master.scope === 'chain' && Object.hasOwn(master.fields, 'kode_toko') ? { ...base, kode_toko } : base;
  for (const [name, field] of Object.entries(master.fields)) {
    if (field.readonly) delete row[name];
    else if (field.filter && !field.pattern) row[name] = filtered();
    else if (isFree(field)) row[name] = text.slice(0, field.max ?? 200);
  }
  if (master.name === 'tokos') Object.assign(row, { kode_toko: 'Z99', type: 'TOKO' });
  if (master.name === 'users')
    Object.assign(row, { user_id: 'Z.99', level: 'KASIR', password: CHOSEN_PASSWORD });
  for (const name of master.unique.flat()) {
    const kind = master.fields[name]?.kind;
    if (kind === 'kadar') row[name] = 33.333;
    if (kind === 'gram') row[name] = 77.777;
    if (kind === 'rupiah' || kind === 'integer') row[name] = Math.min(777, master.fields[name]?.max ?? 777);
    if (kind === 'date') row[name] = '2040-01-01';
    // A range holds at least where it begins, which is above those that are there.
    const end = name.replace(/_from$/, '_to');
    if (end !== name) row[name] = row[end] = 1 + Math.max(...rows.map((one) => Number(one[end])));
  }
  if (master.name === 'aksesoris') row.kode_barcode = 'UJI-ACC';
  if (master.name === 'para-jenis-group') Object.assign(row, { kode_group: 'MUDA375', jenis_group: 'MEREK' });
  if (master.name === 'para-potongan-kategori') row.kode_dept = 'ACC';
  if (master.name === 'para-susut-tukang') row.keahlian = 'COR';
  if (master.name === 'parabeli') row.kode_group = 'LOTUS420';
  if (master.name === 'promo-berhenti') row.no_hp = '081299900001';
  if (master.name === 'daftar-hitam') row.kode_customer = MEMBERS[1]?.kode_customer;
  if (master.name === 'plafond-hutang') row.kode_group = 'BERLIAN';
  if (master.name === 'param-fee-penjualan') Object.assign(row, { kode_dept: 'CCN', kode_group: 'UBS750' });
  if (master.name === 'parameter-get-point-member') row.kode_group = 'LOTUS420';
  return row;
};

const keyPath = (
  master: Master,
  record: Record<string, unknown>,
  base: 'base' | 'change' | 'remove' = 'change',
  suffix = '',
): string => {
  const key = encodeURIComponent(String(record[master.key]));
  return master.keyInQuery
    ? `${master.paths[base]}${suffix}?${master.key}=${key}`
    : `${master.paths[base]}/${key}${suffix}`;
};
/** What a row of the list is known by: its name, or its first field where it has none. */
const oneOf = async (master: Master): Promise<string> => {
  const { body } = await admin.get(`${master.paths.list}?limit=1`, TOKO);
  const name = master.shown === '_id' ? Object.keys(master.fields)[0] : master.shown;
  return String((body.data as Record<string, unknown>[])[0]?.[name ?? '']);
};
const shownText = (master: Master): [string, Field] | undefined =>
  Object.entries(master.fields).find(([name, field]) => isFree(field) && name !== master.key);

describe.each(masters.filter(({ add }) => add).map((master) => ({ name: master.name, master })))(
  '$name',
  ({ master }) => {
    const list = master.paths.list;
    test.each(HOSTILE)('lives its whole life with %j in every text', async (text) => {
      const sent = newRow(master, text);
      const added = await owner.post(master.paths.base, sent, TOKO);
      expect(added.status, JSON.stringify(added.body)).toBe(200);
      expect(added.body.message).toBe(messageText(master.messages.added, 'id'));
      const record = added.body.data as Record<string, unknown>;
      expect(record).toMatchObject({ _version: 1, _deleted: false });

      const first = shownText(master);
      if (first) {
        const [name, field] = first;
        const upper = field.upper === false || field.kind !== 'text' ? text : text.toUpperCase();
        expect(record[name]).toBe(upper.slice(0, field.max ?? 200).trim());
        const found = await owner.get(`${list}?q=${encodeURIComponent(text.slice(0, 20))}`, TOKO);
        expect(found.status, JSON.stringify(found.body)).toBe(200);
        expect((found.body.data as Record<string, unknown>[]).map((row) => row[master.key])).toContain(
          record[master.key],
        );
      }

      const changed = await owner.put(keyPath(master, record), { ...record, ...sent, _version: 1 }, TOKO);
      expect(changed.status, JSON.stringify(changed.body)).toBe(200);
      expect(changed.body.data).toMatchObject({ _version: 2 });
      expect(changed.body.message).toBe(messageText(master.messages.changed, 'id'));
      const late = await owner.put(keyPath(master, record), { ...sent, _version: 1 }, TOKO);
      expect([late.status, late.body.code]).toEqual([409, 'DATA_BERUBAH']);
      expect((await owner.put(keyPath(master, record), {}, TOKO)).body.data).toMatchObject({ _version: 3 });

      const deleted = await owner.delete(keyPath(master, record, 'remove'), TOKO);
      expect(deleted.status, JSON.stringify(deleted.body)).toBe(200);
      expect(deleted.body.message).toBe(messageText(master.messages.deleted, 'id'));
      expect((await owner.delete(keyPath(master, record, 'remove'), TOKO)).status).toBe(404);
      if (master.erase) {
        expect((await owner.put(keyPath(master, record), sent, TOKO)).status).toBe(404);
        expect((await owner.post(master.paths.base, sent, TOKO)).status).toBe(200);
        await owner.delete(keyPath(master, record, 'remove'), TOKO);
        return;
      }
      const gone = await owner.put(keyPath(master, record), sent, TOKO);
      expect([gone.status, gone.body.code]).toEqual([409, 'DATA_DELETED']);
      const bin = await owner.get(`${list}?deleted=1`, TOKO);
      expect((bin.body.data as Record<string, unknown>[]).map((row) => row[master.key])).toContain(
        record[master.key],
      );
      if (master.key !== '_id') {
        const again = await owner.post(master.paths.base, sent, TOKO);
        expect(again.status).toBe(409);
        expect(again.body.message).toContain('DELETED');
      }
      const back = await owner.put(keyPath(master, record, 'base', '/aktifkan'), {}, TOKO);
      expect(back.status, JSON.stringify(back.body)).toBe(200);
      expect(back.body.data).toMatchObject({ _deleted: false, [master.key]: record[master.key] });
      const twice = await owner.post(master.paths.base, sent, TOKO);
      if (master.key !== '_id' || master.unique.length > 0)
        expect([twice.status, Object.values(twice.body.fields ?? {})[0]?.code]).toEqual([
          422,
          'DATA_SUDAH_ADA',
        ]);

      const steps = await server.look<{ action: string }>(
        'select action from audit where entity = $1 and entity_key = $2 order by id',
        [master.name, String(record[master.key])],
      );
      expect(steps.map(({ action }) => action).slice(-5)).toEqual([
        'add',
        'change',
        'change',
        'delete',
        'reactivate',
      ]);
      await server.look(
        `delete from ${master.table} where ${master.key === '_id' ? '_id' : master.key} = $1`,
        [record[master.key]],
      );
      await server.look("delete from idempotency where route like '%' || $1 || '%'", [master.paths.base]);
    });

    test('finds a record by its words in any order, and by none that it lacks', async () => {
      const first = shownText(master);
      if (!first) return;
      const words = ['Zulu', 'Éclair', 'Yankee'].map((word) => word.slice(0, 5));
      const added = await owner.post(master.paths.base, newRow(master, words.join(' ')), TOKO);
      expect(added.status, JSON.stringify(added.body)).toBe(200);
      const key = (added.body.data as Record<string, unknown>)[master.key];
      const whole = String((added.body.data as Record<string, unknown>)[first[0]]);
      const found = async (q: string) =>
        (
          (await owner.get(`${list}?q=${encodeURIComponent(q)}`, TOKO)).body.data as Record<string, unknown>[]
        ).map((row) => row[master.key]);
      const fitting = whole.split(' ');
      expect(await found(fitting.toReversed().join('  '))).toContain(key);
      expect(await found(fold(whole))).toContain(key);
      expect(await found(`${fitting[0]} tidakada`)).toEqual([]);
      await server.look(`delete from ${master.table} where "${master.key}" = $1`, [key]);
      await server.look("delete from idempotency where route like '%' || $1 || '%'", [master.paths.base]);
    });

    test('is sorted by each of its fields, both ways', async () => {
      for (const name of [...Object.keys(master.fields), master.key])
        for (const sort of [name, `-${name}`])
          expect((await owner.get(`${list}?sort=${sort}&limit=5`, TOKO)).status, sort).toBe(200);
    });

    test('is filtered by each of its filters, alone and together, and counts them', async () => {
      const rows = (await owner.get(`${list}?limit=500`, TOKO)).body.data as Record<string, unknown>[];
      const asked = async (filters: Record<string, string>) => {
        const reply = await owner.get(`${list}?${new URLSearchParams({ limit: '500', ...filters })}`, TOKO);
        expect(reply.status, JSON.stringify([filters, reply.body])).toBe(200);
        return (reply.body.data as Record<string, unknown>[]).map((row) => row[master.key]);
      };
      const all: Record<string, string> = {};
      const [first] = rows;
      for (const [name, field] of filterFields(master)) {
        const value = first?.[name];
        if (value === null || value === undefined || value === '') continue;
        const filters: Record<string, string> =
          filterSort(field) === 'VALUE'
            ? { [name]: String(value) }
            : { [`${FROM}${name}`]: String(value), [`${TO}${name}`]: String(value) };
        const fitting = rows.filter((row) => row[name] === value).map((row) => row[master.key]);
        expect((await asked(filters)).sort(), name).toEqual(fitting.sort());
        if (filterSort(field) === 'VALUE') {
          const counts = (await owner.get(`${list}/hitung?kolom_filter=${name}`, TOKO)).body.data as {
            nilai: string;
            jumlah: number;
          }[];
          expect(counts.find(({ nilai }) => nilai === String(value))?.jumlah, name).toBe(fitting.length);
        } else {
          expect((await owner.get(`${list}?${FROM}${name}=x`, TOKO)).status, name).toBe(422);
        }
        Object.assign(all, filters);
      }
      expect(await asked(all)).toContain(first?.[master.key]);
    });

    test('is edited in many records at once and given back, or not at all', async () => {
      const fields = bulkFields(master);
      if (fields.length === 0) {
        expect((await owner.post(`${master.paths.base}/massal`, {}, TOKO)).status).toBe(404);
        return;
      }
      const all = (await owner.get(`${list}?limit=3`, TOKO)).body.data as Record<string, unknown>[];
      for (const [field, { kind }] of fields) {
        const [first] = all;
        // What one of them has is given to all of them.
        const ubah = [{ field, cara: 'ISI', nilai: first?.[field] ?? null }];
        const kunci = all.map((row) => String(row[master.key]));
        const shown = await owner.post(`${master.paths.base}/massal/pratinjau`, { kunci, ubah }, TOKO);
        expect([shown.status, `${field} ${kind}`], JSON.stringify(shown.body)).toEqual([
          200,
          `${field} ${kind}`,
        ]);
        const rows = (shown.body.data as BulkPreview).baris;
        expect(rows).toHaveLength(all.length);
        const moving = rows.filter(({ berubah }) => berubah);
        if (moving.length === 0) continue;
        const baris = moving.map(({ kunci: key, _version }) => ({ kunci: key, _version }));
        const done = await owner.post(`${master.paths.base}/massal`, { baris, ubah }, TOKO);
        expect([done.status, field], JSON.stringify(done.body)).toEqual([200, field]);
        const { id, diubah } = done.body.data as BulkDone;
        expect(diubah).toBe(moving.length);
        const back = await owner.post(`${master.paths.base}/massal/${id}/batal`, {}, TOKO);
        expect([back.status, field], JSON.stringify(back.body)).toEqual([200, field]);
        expect(back.body.data).toMatchObject({ diubah: moving.length, tinggal: [] });
      }
      const after = (await owner.get(`${list}?limit=3`, TOKO)).body.data as Record<string, unknown>[];
      const plain = (rows: Record<string, unknown>[]) => rows.map(({ _version, ...row }) => row);
      expect(plain(after)).toEqual(plain(all));
    });

    test('is carried away as CSV, XLSX and PDF', async () => {
      const marks = {
        csv: Buffer.from([0xef, 0xbb, 0xbf]),
        xlsx: Buffer.from('PK'),
        pdf: Buffer.from('%PDF-'),
      };
      for (const [format, mark] of Object.entries(marks)) {
        const reply = await admin.get(`${list}?format=${format}`, TOKO);
        expect([format, reply.status], reply.raw.toString('utf8', 0, 200)).toEqual([format, 200]);
        expect(String(reply.headers['content-disposition'])).toContain(`${master.name}.${format}`);
        const start = reply.raw.subarray(0, mark.length);
        if (format !== 'csv') expect(start).toEqual(mark);
        else expect(reply.raw.toString('utf8').split('\r\n').length).toBeGreaterThan(2);
        if (format === 'csv') expect(reply.raw.toString('utf8')).toContain(await oneOf(master));
      }
      expect(
        await server.look(
          "select entity_key from audit where action = 'export' and entity = $1 order by id",
          [master.name],
        ),
      ).toEqual([{ entity_key: 'csv' }, { entity_key: 'xlsx' }, { entity_key: 'pdf' }]);
    });

    test('takes no foreign types, nor numbers beyond all bounds', async () => {
      for (const [name, field] of Object.entries(master.fields)) {
        if (field.readonly) continue;
        for (const value of [
          {},
          [[]],
          1e308,
          -1e308,
          '9'.repeat(400),
          'NaN',
          true,
          Number.MAX_SAFE_INTEGER,
        ]) {
          const sent = { ...newRow(master, 'UJI TIPE'), [name]: value };
          const reply = await owner.post(master.paths.base, sent, TOKO);
          expect(
            reply.status,
            `${name} = ${JSON.stringify(value)}: ${JSON.stringify(reply.body)}`,
          ).toBeLessThan(500);
          if (reply.status === 200) {
            const record = reply.body.data as Record<string, unknown>;
            await server.look(`delete from ${master.table} where "${master.key}" = $1`, [record[master.key]]);
          }
        }
      }
    });
  },
);

test('the menu names the master of every list that has no screen of its own', async () => {
  const { menu } = (await owner.get('users/me', TOKO)).body.data as Me;
  const entries = menu.flatMap(({ sections }) => sections.flatMap((section) => section.entries));
  const named = entries.flatMap(({ route, master }) => (master ? [`${route} ${master}`] : []));
  const handMade = new Set(SCREENS.map(({ route }) => route));
  const lists = masters.filter(({ menu: place, route }) => place && !handMade.has(route));
  expect(named.sort()).toEqual(lists.map(({ route, name }) => `${route} ${name}`).sort());
});

test('nothing was taken for a statement', async () => {
  expect((await server.look('select 1 from users')).length).toBeGreaterThan(5);
});
