import { SETTINGS, type SettingKey, type Settings, standardSettings } from '@kadar/contract/settings.ts';
import type { Database, Tx } from './database/database.ts';
import { sql } from './database/sql.ts';
import { fieldError } from './errors.ts';
import type { Events } from './events.ts';

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
   * Writes values in the caller's transaction and tells every process and browser with its commit; null returns a key to
   * its default. Gives the written keys as they are in force then. Throws 422 at the key.
   */
  async write(
    tx: Tx,
    toko: string,
    values: Record<string, unknown>,
    user: string,
  ): Promise<SettingInForce[]> {
    for (const [key, value] of Object.entries(values)) {
      const setting = Object.hasOwn(SETTINGS, key) ? SETTINGS[key as SettingKey] : undefined;
      if (!setting) throw fieldError(key, 'FIELD_TIDAK_DIKENAL');
      if (value === null) {
        await tx.execute(sql`delete from para_system where kode_toko = ${toko} and key = ${key}`);
        continue;
      }
      const parsed = setting.schema.safeParse(value);
      if (!parsed.success) throw fieldError(key, 'ISIAN_TIDAK_SAH', { label: key });
      await tx.execute(sql`
        insert into para_system (kode_toko, key, value, updated_by) values (${toko}, ${key}, ${JSON.stringify(parsed.data)}::jsonb, ${user})
        on conflict (kode_toko, key) do update set value = excluded.value, updated_by = excluded.updated_by, updated_at = now()`);
    }
    const rows = await tx.rows<Row>(sql`
      select kode_toko, key, value from para_system where kode_toko in ('*', ${toko})`);
    const written = inForce(rows, toko).filter(({ key }) => Object.hasOwn(values, key));
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
