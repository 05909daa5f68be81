import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { masterSchema } from './field-schemas.ts';
import { type Field, TEXT_FILTERS } from './fields.ts';
import type { Master } from './master.ts';
import { messages as en } from './messages/en.ts';
import { messages as id } from './messages/id.ts';
import type { Text } from './text.ts';

const folder = new URL('./masters/', import.meta.url);
const files = readdirSync(folder).sort();
const masters = await Promise.all(
  files
    .map((file) => file.replace(/\.ts$/, ''))
    .map(async (name) => ((await import(`./masters/${name}.ts`)) as { default: Master }).default),
);
const byName = new Map(masters.map((master) => [master.name, master]));
const schemaOf = (name: string) => {
  const master = byName.get(name);
  return master && masterSchema(master);
};

const fieldsOf = (fields: Record<string, Field>): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [name, field] as [string, Field],
    ...fieldsOf(field.fields ?? {}),
  ]);
const textsOf = (master: Master): Text[] => [
  master.title,
  ...fieldsOf(master.fields).flatMap(([, { label, help, choices }]) => [
    label,
    ...(help ? [help] : []),
    ...(choices ?? []).map((choice) => choice.label),
  ]),
];

const ROUTES: Record<string, string> = {
  'para-keterangan-penjualan': '/master-keterangan-penjualan',
  'param-fee-penjualan': '/parameter-fee-penjualan',
  'parameter-ongkos': '/parameter-ongkos',
  'kelompok-harga': '/master-kelompok-harga',
  'parameter-get-point-member': '/parameter-get-point-member',
  'para-akun-transaksi': '/parameter-akunting',
  'para-harga-beli': '/parameter-harga-beli',
  'parameter-harga-emas-pembelian': '/master-parameter-harga-pembelian',
  'para-hutang-pokok': '/parameter-hutang-pokok',
  'para-cicilan': '/parameter-cicilan',
  marketplace: '/marketplace-setting',
};
const LOADERS: Record<string, string> = {
  kupon: 'transaksi-kupon',
  users: 'users/get/all',
  'info-katalog': 'app/info-katalog',
  'harga-katalog': 'app/harga',
  'item-katalog': 'app/item-katalog',
  'kategori-katalog': 'app/kategori-katalog',
  'banner-katalog': 'app/banner-katalog',
  'kontak-admin-katalog': 'app/member/admin-chat',
  'hadiah-katalog': 'app/member/list-gift',
  'group-description-katalog': 'app/member/group-description',
  'splashscreen-katalog': 'app/splash-screen',
  gudang: 'gudang/get/all',
  jenis: 'jenis/get/all',
  group: 'group/get/all',
  kadar: 'kadar/get/all',
  sales: 'sales/get/all',
  parapoin: 'parapoin/get/all',
  member: 'member/get/all',
  ruginota: 'ruginota/get/all',
  hadiah: 'hadiah/get/all',
  parabandrol: 'parabandrol/get/all',
  paratransaksi: 'paratransaksi/get/all',
  tukang: 'tukang/get/all',
  parakondisi: 'parakondisi/get/all',
  parabeli: 'parabeli/get/all',
  parapinjaman: 'parapinjaman/get/all',
};

describe.each(masters.map((master, index) => ({ master, file: files[index] ?? '' })))(
  '$file',
  ({ master, file }) => {
    it('is one declaration under 60 lines, named as its file', () => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      expect(text.trimEnd().split('\n').length).toBeLessThan(60);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
      expect(`${master.name}.ts`).toBe(file);
    });

    it('has its key, shown, sort and unique fields', () => {
      const known = new Set([...Object.keys(master.fields), '_id']);
      const named = [master.key, master.shown, master.sort.replace(/^-/, ''), ...master.unique.flat()];
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    });

    it('cannot change its key, unless the spec edits it', () => {
      const key = master.fields[master.key];
      if (key && !master.keyInQuery) expect(key.fixed || key.readonly).toBe(true);
    });

    it('refers to masters that exist and that its scope can reach', () => {
      for (const [name, field] of fieldsOf(master.fields)) {
        if (field.kind !== 'ref' && field.kind !== 'refs') continue;
        const target = byName.get(field.ref ?? '');
        expect(target?.name, `${name} → ${field.ref}`).toBe(field.ref);
        if (master.scope === 'chain') expect(target?.scope).toBe('chain');
        // The foreign key of a chain master's field is one column to one column.
        if (target && target.scope === 'toko') expect(name).toBe(target.key);
      }
    });

    it('speaks both languages and only in known codes', () => {
      for (const text of textsOf(master)) {
        expect(text.id).toMatch(/\S/);
        expect(text.en).toMatch(/\S/);
      }
      const required = fieldsOf(master.fields).flatMap(([, field]) => field.requiredMessage ?? []);
      for (const code of [...Object.values(master.messages), ...required].filter((known) => known !== '')) {
        expect(id).toHaveProperty(code);
        expect(en).toHaveProperty(code);
      }
    });

    it('keeps the routes and loaders of the spec, and stands in the menu', () => {
      expect(master.route).toBe(ROUTES[master.name] ?? `/${master.name}`);
      expect(master.paths.list).toBe(
        LOADERS[master.name] ?? (file === 'baki.ts' ? 'baki/get/all' : master.name),
      );
      expect(master.menu).toBeDefined();
    });

    it('refuses unknown fields and an empty record', () => {
      expect(masterSchema(master).safeParse({ bukan_isian: 1 }).success).toBe(false);
      const required = Object.values(master.fields).some((field) => field.required && !field.readonly);
      expect(masterSchema(master).safeParse({}).success).toBe(!required);
    });
  },
);

it('gives every master its own route, list path and table', () => {
  for (const of of [(m: Master) => m.route, (m: Master) => m.paths.list, (m: Master) => m.table]) {
    const values = masters.map(of);
    expect(new Set(values).size).toBe(values.length);
  }
});

it('refuses a purity of zero, above 500 % and a fine purity above 100 %', () => {
  const row = { kode_kadar: '750', label: '750/17K', kadar: 75, kadar_murni: 75, harga_jual: 2_429_000 };
  const parses = (change: object) => schemaOf('kadar')?.safeParse({ ...row, ...change }).success;
  expect(parses({})).toBe(true);
  expect(parses({ kadar: 500 })).toBe(true);
  expect(parses({ kadar: 0 })).toBe(false);
  expect(parses({ kadar: 500.001 })).toBe(false);
  expect(parses({ kadar_murni: 100.001 })).toBe(false);
});

describe('the input filters of the specification', () => {
  const TAKEN = [
    ['digits', 'supplier-barang', 'npwp', '012345678901000', '01.234-X'],
    ['digits-dot', 'akuns', 'nomor_akun', '1.1.01', '1-A'],
    ['digits-k', 'kadar', 'kode_kadar', '17K', '17 KARAT'],
    ['digits-minus', 'rekenings', 'no_rekening', '012-345-678', 'BCA 12'],
    ['digits-minus', 'sales', 'no_rekening', '012-345-678', 'BCA 12'],
    ['underscore', 'users', 'user_id', 'SITI_K01', 'SITI K01'],
  ] as const;

  it.each(TAKEN)('%s: %s %s takes %s and refuses %s', (filter, name, field, taken, refused) => {
    const master = byName.get(name);
    expect(master?.fields[field]?.filter).toBe(filter);
    const problemsOf = (text: string) =>
      schemaOf(name)
        ?.safeParse({ [field]: text })
        .error?.issues.filter(({ path }) => path[0] === field);
    expect(problemsOf(taken)).toEqual([]);
    expect(problemsOf(refused)?.length).toBeGreaterThan(0);
  });

  it('are each declared by a field', () => {
    const declared = masters.flatMap(({ fields }) =>
      Object.values(fields).flatMap(({ filter }) => filter ?? []),
    );
    expect(new Set(declared)).toEqual(new Set(Object.keys(TEXT_FILTERS)));
  });
});

it('flags every description of the catalogue under 20 characters', () => {
  const described = masters.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { flagUnder }]) =>
      flagUnder ? [`${name} ${field} ${flagUnder}`] : [],
    ),
  );
  expect(described).toEqual([
    'banner-katalog deskripsi 20',
    'group-description-katalog description 20',
    'hadiah-katalog deskripsi 20',
    'info-katalog deskripsi 20',
  ]);
});

describe("the sales person's six fields", () => {
  const SIX = ['kode_sales', 'nama_sales', 'kode_bank', 'nama_bank', 'no_rekening', 'nama_rekening'];
  const empty = Object.fromEntries(SIX.map((name) => [name, '']));
  const missing = (given: object) =>
    schemaOf('sales')
      ?.safeParse({ ...empty, ...given })
      .error?.issues.map(({ path, message }) => {
        expect(message).toBe('WAJIB_DIISI');
        return path[0];
      });

  it('are asked for by their names as soon as one of the bank is filled', () => {
    expect(missing({ kode_bank: 'BCA' })).toEqual(SIX.filter((name) => name !== 'kode_bank'));
    const named = { kode_sales: 'S01', nama_sales: 'RINA' };
    for (const one of SIX.slice(2))
      expect(missing({ ...named, [one]: '1' })).toEqual(SIX.slice(2).filter((name) => name !== one));
  });

  it('are two where he has no account', () => {
    expect(missing({ nama_sales: ' ' })).toEqual(['kode_sales', 'nama_sales']);
    expect(missing({ kode_sales: 'S01', nama_sales: 'RINA' })).toBeUndefined();
  });
});
