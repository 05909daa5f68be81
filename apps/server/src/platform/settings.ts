import { SETTINGS, type SettingKey, type Settings, standardSettings } from '@kadar/contract/settings.ts';
import { canonicalJson } from './canonical.ts';
import type { Database, Tx } from './database/database.ts';
import { LOCKS } from './database/locks.ts';
import { sql } from './database/sql.ts';
import { fieldError } from './errors.ts';
import type { Events } from './events.ts';
import { type WhyChanged, writeHistory } from './settings-history.ts';

interface Row {
  kode_toko: string;
  key: string;
  value: unknown;
}

/** A setting as it is in force for a shop, and who set it. */
export interface SettingInForce {
  key: SettingKey;
  value: unknown;
  asal: 'STANDAR' | 'PUSAT' | 'TOKO';
}

/** What a write does to one key: the shop's own value after it (null where it goes back to its default), and what is in force before and after. */
export interface SettingChange {
  key: SettingKey;
  value: unknown;
  /** Whether what is stored changes at all. */
  moves: boolean;
  sebelum: SettingInForce;
  sesudah: SettingInForce;
}

/** A value as it is stored. Throws 422 at the key. */
const storedOf = (key: string, value: unknown): unknown => {
  const setting = Object.hasOwn(SETTINGS, key) ? SETTINGS[key as SettingKey] : undefined;
  if (!setting) throw fieldError(key, 'FIELD_TIDAK_DIKENAL');
  if (value === null) return null;
  const parsed = setting.schema.safeParse(value);
  if (!parsed.success) throw fieldError(key, 'ISIAN_TIDAK_SAH', { label: key });
  return parsed.data;
};

/** Settings per shop with head office's as default (domain §6), kept in memory until a change is heard of. */
export class SettingsStore {
  readonly #db: Database;
  readonly #events: Events;
  #rows: Promise<Row[]> | undefined;
  // Replaced as a whole when a change is heard of: a look-up that began before it fills the old one.
  #byToko = new Map<string, Settings>();

  constructor(db: Database, events: Events) {
    this.#db = db;
    this.#events = events;
    events.subscribe(({ topic }) => {
      if (topic === 'settings-changed' || topic === 'reconnected') this.#forget();
    });
  }

  /** The settings in force for a shop; head office's own for '*'. */
  async of(toko: string): Promise<Settings> {
    const byToko = this.#byToko;
    const known = byToko.get(toko);
    if (known) return known;
    const settings = standardSettings();
    for (const { key, value } of inForce(await this.#load(), toko)) Object.assign(settings, { [key]: value });
    byToko.set(toko, settings);
    return settings;
  }

  /** Every key in force for a shop and where it comes from, of the last commit. */
  async list(toko: string): Promise<SettingInForce[]> {
    return inForce(await this.#load(), toko);
  }

  /**
   * What writing these values would change, with all other changes of settings waiting behind it; null returns a key to its
   * default. Throws 422 at the key.
   */
  async changes(tx: Tx, toko: string, values: Record<string, unknown>): Promise<SettingChange[]> {
    const wanted = Object.entries(values).map(([key, value]) => ({ key, value: storedOf(key, value) }));
    await tx.rows(sql`select pg_advisory_xact_lock(${LOCKS.SETTINGS})`);
    const rows = await tx.rows<Row>(sql`
      select kode_toko, key, value from para_system where kode_toko in ('*', ${toko})`);
    const own = (key: string): Row | undefined =>
      rows.find((row) => row.kode_toko === toko && row.key === key);
    const after = [
      ...rows.filter((row) => row.kode_toko !== toko || !Object.hasOwn(values, row.key)),
      ...wanted.flatMap(({ key, value }) => (value === null ? [] : [{ kode_toko: toko, key, value }])),
    ];
    const was = new Map(inForce(rows, toko).map((one) => [one.key, one]));
    return inForce(after, toko)
      .filter(({ key }) => Object.hasOwn(values, key))
      .map((sesudah) => {
        const { key } = sesudah;
        const stored = own(key)?.value;
        const value = wanted.find((one) => one.key === key)?.value ?? null;
        const moves = canonicalJson(stored ?? null) !== canonicalJson(value);
        return { key, value, moves, sebelum: was.get(key) ?? sesudah, sesudah };
      });
  }

  /**
   * Writes values in the caller's transaction, each change with its history, and tells every process and browser with its
   * commit. Gives the written keys as they are in force then. Throws as `changes`.
   */
  async write(
    tx: Tx,
    toko: string,
    values: Record<string, unknown>,
    user: string,
    why: WhyChanged = {},
  ): Promise<SettingInForce[]> {
    const changes = await this.changes(tx, toko, values);
    for (const { key, value, moves, sebelum, sesudah } of changes) {
      if (!moves) continue;
      await tx.execute(
        value === null
          ? sql`delete from para_system where kode_toko = ${toko} and key = ${key}`
          : sql`
            insert into para_system (kode_toko, key, value, updated_by) values (${toko}, ${key}, ${JSON.stringify(value)}::jsonb, ${user})
            on conflict (kode_toko, key) do update set value = excluded.value, updated_by = excluded.updated_by, updated_at = now()`,
      );
      await writeHistory(tx, {
        toko,
        jenis: 'PENGATURAN',
        objek: key,
        sebelum: sebelum.value,
        sesudah: sesudah.value,
        asal: [sebelum.asal, sesudah.asal],
        oleh: user,
        ...why,
      });
    }
    const written = changes.map(({ sesudah }) => sesudah);
    const data = written.map(({ key, value }) => ({ key, value }));
    await this.#events.publish(tx, { topic: 'settings-changed', toko, data });
    tx.afterCommit(() => this.#forget());
    return written;
  }

  #load(): Promise<Row[]> {
    if (this.#rows) return this.#rows;
    const rows = this.#db
      .transaction({ toko: '*' }, (tx) => tx.rows<Row>(sql`select kode_toko, key, value from para_system`))
      .catch((error) => {
        if (this.#rows === rows) this.#rows = undefined;
        throw error;
      });
    this.#rows = rows;
    return rows;
  }

  #forget(): void {
    this.#rows = undefined;
    this.#byToko = new Map();
  }
}

/** Every key with the shop's value, else head office's, else the standard; a stored value that is not valid any more is passed over. */
const inForce = (rows: readonly Row[], toko: string): SettingInForce[] =>
  (Object.keys(SETTINGS) as SettingKey[]).map((key) => {
    for (const scope of new Set([toko, '*'])) {
      const row = rows.find((one) => one.kode_toko === scope && one.key === key);
      const parsed = row && SETTINGS[key].schema.safeParse(row.value);
      if (parsed?.success) return { key, value: parsed.data, asal: scope === '*' ? 'PUSAT' : 'TOKO' };
    }
    return { key, value: SETTINGS[key].standard, asal: 'STANDAR' };
  });
