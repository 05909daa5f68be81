import { grantOf } from '@kadar/contract/permissions.ts';
import { SETTINGS, type Settings } from '@kadar/contract/settings.ts';
import { expect, test } from 'vitest';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { loadReports } from '../../engines/report-engine/registry.ts';
import { allScreens, menuFor } from './menu.ts';

const screens = allScreens(await loadMasters(), await loadReports());
const settings = Object.fromEntries(
  Object.entries(SETTINGS).map(([key, { standard }]) => [key, standard === false ? true : standard]),
) as Settings;

test.each(['OWN', 'SU'] as const)(
  '%s passes every menu check: only what names its levels is kept from him',
  (level) => {
    const menu = menuFor(screens, { level, akses: [], kode_toko: 'K01', settings, language: 'id' });
    const routes = menu.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
    const missing = screens.filter(({ route }) => !routes.some((entry) => entry.route === route));
    expect(missing.map(({ route }) => route)).toEqual(level === 'OWN' ? ['/export-csv'] : []);
    // Among them screens whose actions domain §7 keeps from support.
    if (level === 'SU') expect(screens.some(({ access }) => !grantOf(access, level))).toBe(true);
  },
);
