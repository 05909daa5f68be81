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

/** Settings per shop with head office's as default (domain §6), kept in memory until a change is heard of. */
export class SettingsStore {
  readonly #db: Database;
  readonly #events: Events;
  #rows: Promise<Row[]> | undefined;
  readonly #byToko = new Map<string, Settings>();

  constructor(db: Database, events: Events) {
    this.#db = db;
    this.#events = events;
    events.subscribe(({ topic }) => {
      if (topic === 'settings-changed' || topic === 'reconnected') this.#forget();
    });
  }

  /** The settings in force for a shop; head office's own for '*'. */
  async of(toko: string): Promise<Settings> {
    const known = this.#byToko.get(toko);
    if (known) return known;
    const settings = standardSettings();
    const rows = await this.#load();
    for (const scope of ['*', toko])
      for (const { kode_toko, key, value } of rows)
        if (kode_toko === scope && key in SETTINGS) {
          const parsed = SETTINGS[key as SettingKey].schema.safeParse(value);
          if (parsed.success) Object.assign(settings, { [key]: parsed.data });
        }
    this.#byToko.set(toko, settings);
    return settings;
  }

  /** Which keys a shop has of its own, and which head office set. */
  async overrides(): Promise<Row[]> {
    return this.#load();
  }

  /** Writes values in the caller's transaction and tells every process and browser with its commit. Throws 422 at the key. */
  async write(tx: Tx, toko: string, values: Record<string, unknown>, user: string): Promise<void> {
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
    const data = Object.entries(values).map(([key, value]) => ({ key, value }));
    await this.#events.publish(tx, { topic: 'settings-changed', toko, data });
    tx.afterCommit(() => this.#forget());
  }

  #load(): Promise<Row[]> {
    this.#rows ??= this.#db
      .transaction({ toko: '*' }, (tx) => tx.rows<Row>(sql`select kode_toko, key, value from para_system`))
      .catch((error) => {
        this.#rows = undefined;
        throw error;
      });
    return this.#rows;
  }

  #forget(): void {
    this.#rows = undefined;
    this.#byToko.clear();
  }
}
