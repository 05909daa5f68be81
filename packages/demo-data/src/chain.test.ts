import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { masterSchema } from '@kadar/contract/field-schemas.ts';
import type { Master } from '@kadar/contract/master.ts';
import { LEVELS } from '@kadar/contract/permissions.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { describe, expect, it } from 'vitest';
import { branchCodes, DEMO_SIZES, type DemoSize, demoChain, masterRows } from './chain.ts';
import { katalogLists } from './katalog.ts';
import { members } from './members.ts';
import { rngFrom } from './rng.ts';

const TODAY = '2026-02-25';
const chainOf = (size: DemoSize, seed: string | number = 1) => demoChain({ size, seed, today: TODAY });
const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const chain = chainOf('small');

const folder = new URL('../../contract/src/masters/', import.meta.url);
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
const masters = new Map(
  await Promise.all(
    names.map(async (name): Promise<[string, Master]> => {
      const module = (await import(`../../contract/src/masters/${name}.ts`)) as { default: Master };
      return [name, module.default];
    }),
  ),
);
const rowsByMaster: [string, readonly object[]][] = [
  ...masterRows(chain).map(([name, rows]): [string, readonly object[]] => [name, rows]),
  ['member', members(200, rngFrom(1))],
  // A shop writes them down one by one.
  ['daftar-hitam', [{ kode_customer: 'M000007', alasan: 'KTP PALSU', sampai: '2024-12-31' }]],
];

describe('demo chain', () => {
  it('is the same for the same seed and another for another', () => {
    expect(hash(chainOf('small'))).toBe(hash(chainOf('small')));
    expect(hash(chainOf('small', 2))).not.toBe(hash(chainOf('small')));
    expect(hash(members(50, rngFrom(3)))).toBe(hash(members(50, rngFrom(3))));
  });

  it('has rows for every master', () => {
    const pictured = katalogLists('seed').map(({ master, rows }) => [master, rows] as const);
    const all = [...rowsByMaster, ...pictured];
    // Accounts of journals come from the kinds of documents the product has.
    const expected = [...masters.keys()].filter((name) => name !== 'para-akun-transaksi');
    expect(all.map(([name]) => name).sort()).toEqual(expected.sort());
    for (const [name, rows] of all) expect(rows.length, name).toBeGreaterThan(0);
  });

  it.each(rowsByMaster)('%s: rows are what the wire takes, and come out unchanged', (name, rows) => {
    const master = masters.get(name) as Master;
    const keys = new Set<string>();
    for (const row of rows as Record<string, unknown>[]) {
      const sent = Object.fromEntries(
        Object.entries(row).filter(
          ([field]) =>
            !(field === 'kode_toko' && master.scope === 'toko') &&
            !master.fields[field]?.readonly &&
            // Everybody knows the demo's, so that nobody may choose it.
            master.fields[field]?.kind !== 'password',
        ),
      );
      if (name === 'users') Object.assign(sent, { password: 'sebuah sandi lain' });
      const parsed = masterSchema(master).parse(sent) as Record<string, unknown>;
      for (const [field, value] of Object.entries(sent)) {
        const gram = master.fields[field]?.kind === 'gram';
        expect(parsed[field], `${name}.${field}`).toEqual(gram ? Math.round(Number(value) * 1000) : value);
      }
      if (master.key !== '_id')
        keys.add(`${master.scope === 'toko' ? row.kode_toko : ''}/${row[master.key]}`);
      if (master.scope === 'toko') expect(row.kode_toko).toMatch(/^[A-Z0-9]{3}$/);
    }
    if (master.key !== '_id') expect(keys.size).toBe(rows.length);
    for (const fields of master.unique) {
      const values = (rows as Record<string, unknown>[]).map((row) =>
        JSON.stringify([master.scope === 'toko' && row.kode_toko, ...fields.map((field) => row[field])]),
      );
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('refers only to rows that exist, masters before those that refer to them', () => {
    const known = new Map<string, Set<unknown>>();
    for (const [name, rows] of rowsByMaster as [string, Record<string, unknown>[]][]) {
      const master = masters.get(name) as Master;
      const id = (owner: Master, row: Record<string, unknown>, field: string) =>
        owner.scope === 'toko' ? `${row.kode_toko}/${row[field]}` : row[field];
      for (const row of rows)
        for (const [field, { kind, ref = '' }] of Object.entries(master.fields))
          if (kind === 'ref' && row[field] !== undefined)
            expect(known.get(ref), `${name}.${field}`).toContain(id(masters.get(ref) as Master, row, field));
      known.set(name, new Set(rows.map((row) => id(master, row, master.key))));
    }
  });

  it('has every domain §9 kadar price, dept and group', () => {
    expect(
      chain.kadar.map(({ kadar, harga_jual, harga_lebur, plafond }) => [
        kadar,
        harga_jual,
        harga_lebur,
        plafond,
      ]),
    ).toEqual([
      [37.5, 1_415_000, 873_000, 742_000],
      [42, 1_538_000, 979_000, 832_000],
      [70, 2_294_000, 1_637_000, 1_391_000],
      [75, 2_429_000, 1_755_000, 1_491_000],
      [91.6, 2_779_000, 2_146_000, 1_824_000],
      [99.9, 2_900_000, 2_520_000, 2_142_000],
    ]);
    expect(chain.jenis.map(({ kode_dept }) => kode_dept).join(' ')).toBe(
      'CCN KLG GLG GKR ANT GIW LNT TDK LM BRL ACC',
    );
    expect(chain.group.map(({ kode_group }) => kode_group).join(' ')).toBe(
      'MUDA375 MUDA420 TUA700 TUA750 UBS750 LOTUS420 SM999 BERLIAN',
    );
  });

  it('weighs every tray between 180 and 400 g', () => {
    for (const { berat_baki } of chain.baki) {
      expect(berat_baki).toBeGreaterThanOrEqual(180);
      expect(berat_baki).toBeLessThanOrEqual(400);
    }
  });

  it.each(Object.keys(DEMO_SIZES) as DemoSize[])(
    '%s: head office and its branches, each with staff',
    (size) => {
      const sized = chainOf(size);
      expect(branchCodes(sized)).toHaveLength(DEMO_SIZES[size].branches);
      expect(sized.tokos.filter(({ type }) => type === 'PUSAT')).toHaveLength(1);
      expect(new Set(sized.users.map(({ level }) => level))).toEqual(new Set(LEVELS));
      for (const kode_toko of branchCodes(sized)) {
        const levels = sized.users.filter((user) => user.kode_toko === kode_toko).map(({ level }) => level);
        expect(levels).toEqual(['SPV', 'KASIR']);
      }
    },
  );

  it('has settings that the contract knows, with every gated screen switched on', () => {
    for (const [key, value] of Object.entries(chain.settings)) {
      expect(SETTINGS[key as SettingKey].schema.safeParse(value).success, key).toBe(true);
    }
    for (const { gate } of masters.values()) {
      if (gate?.module) expect(chain.settings[gate.module] ?? SETTINGS[gate.module].standard).toBe(true);
    }
    expect(chain.settings.HUTANG_MODULE).toBe(true);
    expect(chain.settings.FEE_GESEK_CUSTOMER_MODULE).toBeUndefined();
  });
});
