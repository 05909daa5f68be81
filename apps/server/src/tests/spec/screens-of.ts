import type { MenuTree } from '@kadar/contract/endpoints/session.ts';
import type { Level } from '@kadar/contract/permissions.ts';
import { SETTINGS, type SettingKey } from '@kadar/contract/settings.ts';
import { expect } from 'vitest';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { loadReports } from '../../engines/report-engine/registry.ts';
import { DOKUMEN, SERIES } from '../../modules/dokumen/public.ts';
import type { Client, TestApp } from '../../testing/harness.ts';

/** Shop K01, as every menu here is asked for. */
const K01 = { toko: 'K01' };

type Entry = MenuTree[number]['sections'][number]['entries'][number];
type Menu = ReadonlyMap<string, Entry>;

const MODULES = (Object.keys(SETTINGS) as SettingKey[]).filter(
  (key) => key.endsWith('_MODULE') && typeof SETTINGS[key].standard === 'boolean',
);

/** What the menus of a shop say while every module is off, and while one thing more is on. */
export class Menus {
  readonly #server: TestApp;
  readonly #owner: Client;
  readonly #clients = new Map<Level, Client>();

  private constructor(server: TestApp, owner: Client) {
    this.#server = server;
    this.#owner = owner;
    this.#clients.set('OWN', owner);
  }

  /** With every module off. */
  static async of(server: TestApp): Promise<Menus> {
    const menus = new Menus(server, await server.login('OWN'));
    await menus.#set({
      ...Object.fromEntries(MODULES.map((key) => [key, false])),
      LAPORAN_REKAP_SALES_TOKO: [],
    });
    return menus;
  }

  async #set(values: object): Promise<void> {
    const { status, body } = await this.#owner.put('para-system', { values });
    expect(status, JSON.stringify(body)).toBe(200);
  }

  async menu(level: Level = 'OWN'): Promise<Menu> {
    const client = this.#clients.get(level) ?? (await this.#server.login(level));
    this.#clients.set(level, client);
    const { menu } = (await client.get('users/me', K01)).body.data as { menu: MenuTree };
    const entries = menu.flatMap(({ sections }) => sections.flatMap(({ entries: own }) => own));
    return new Map(entries.map((entry) => [entry.route, entry]));
  }

  /** Whether a level may open a route. */
  async opens(route: string, level: Level = 'OWN'): Promise<boolean> {
    return (await this.menu(level)).get(route)?.open === true;
  }

  /** Whether a route is open with these settings, which are taken back. */
  async opensWith(values: object, route: string, level?: Level): Promise<boolean> {
    const before = Object.fromEntries(
      Object.keys(values).map((key) => [
        key,
        key === 'LAPORAN_REKAP_SALES_TOKO' ? [] : key === 'APP_MODE' ? SETTINGS.APP_MODE.standard : false,
      ]),
    );
    await this.#set(values);
    const open = await this.opens(route, level);
    await this.#set(before);
    return open;
  }
}

/** The calls that a screen of an engine is drawn from, as tests name them; none of a hand-made one. */
export const callsOfScreens = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ...(await loadMasters()).map(({ route, paths }) => [route, paths.list] as const),
    ...(await loadReports()).flatMap(({ route, path, menu }) => (menu ? [[route, path] as const] : [])),
    ...[...DOKUMEN, ...SERIES].map(({ screen, path }) => [screen, path] as const),
  ]);
