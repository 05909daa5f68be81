import type { LayarHak } from '@kadar/contract/endpoints/hak-akses.ts';
import { describe, expect, test } from 'vitest';
import { flagsOf, shownBy } from './flags.ts';

const layar = (menu: string, section: LayarHak['section'], boleh = true): LayarHak => ({
  menu,
  group: 'transaksi',
  section,
  grup: `Transaksi · ${section}`,
  judul: menu.slice(1),
  boleh,
});
const SEMUA = [layar('/jual', 'penjualan'), layar('/beli', 'pembelian'), layar('/kas', 'kas', false)];

describe('flags of a user', () => {
  test('are none: he has what the server gives then, all that is the caller’s to give', () => {
    expect(shownBy([], SEMUA)).toEqual(['/jual', '/beli']);
  });

  test('show screens, also those that are not the caller’s to give; nothing chosen is not the same as no flags', () => {
    for (const chosen of [['/jual', '/kas'], ['/beli'], []]) {
      const flags = flagsOf(chosen, SEMUA);
      expect(flags).not.toEqual([]);
      expect(shownBy(flags, SEMUA)).toEqual(chosen);
    }
  });

  test('are nested as on the wire, under the names of their groups', () => {
    const [group] = flagsOf(['/jual'], SEMUA);
    expect(group).toMatchObject({ menu: 'transaksi', is_show: true });
    const sections = group?.children?.map(({ menu, is_show, children }) => [menu, is_show, children?.length]);
    expect(sections).toEqual([
      ['transaksi/penjualan', true, 1],
      ['transaksi/pembelian', false, 1],
      ['transaksi/kas', false, 1],
    ]);
    expect(group?.children?.[0]?.children).toEqual([{ menu: '/jual', label: 'jual', is_show: true }]);
  });
});
