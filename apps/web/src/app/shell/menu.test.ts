import type { MenuTree } from '@kadar/contract/endpoints/session.ts';
import { describe, expect, it } from 'vitest';
import { barEntries, entryOf, offered, searched } from './menu.ts';

const leaf = (route: string, title: string, open = true) => ({ route, title, open });
const menu: MenuTree = [
  {
    key: 'transaksi',
    title: 'Transaksi',
    sections: [
      {
        key: 'penjualan',
        title: 'Penjualan',
        entries: [
          leaf('/lihat-penjualan', 'Lihat Penjualan'),
          leaf('/transaksi-penjualan', 'Transaksi Penjualan'),
        ],
      },
    ],
  },
  {
    key: 'keuangan',
    title: 'Keuangan',
    sections: [
      { key: 'kas', title: 'Kas', entries: [leaf('/kas', 'Kas Masuk'), leaf('/hadiah', 'Hadiah', false)] },
    ],
  },
];

describe('the menu', () => {
  it('finds screens by any words of their path', () => {
    expect(searched(menu, 'keu masuk')[0]?.sections[0]?.entries).toHaveLength(1);
    expect(searched(menu, 'lihat')).toHaveLength(1);
    expect(searched(menu, 'tidak ada')).toEqual([]);
  });

  it('offers what can be done, and still opens by its address what is for later', () => {
    const later = { ...leaf('/parapinjaman', 'Parameter Pinjaman'), later: true };
    const parameter = { key: 'parameter', title: 'Parameter', sections: [] };
    const tree = [
      ...menu,
      { ...parameter, sections: [{ key: 'hutang', title: 'Hutang', entries: [later] }] },
    ];
    expect(offered(tree)).toEqual(menu);
    expect(entryOf(tree, '/parapinjaman')).toEqual(later);
    expect(barEntries(tree, 'DEV')).not.toContainEqual(later);
    const none = { ...leaf('/laporan-rekap-sales', 'Laporan Rekap Sales'), open: false, nothing: true };
    const shut = { ...leaf('/parameter-cicilan', 'Parameter Cicilan'), open: false };
    const sections = [{ key: 'umum', title: 'Umum', entries: [none, shut] }];
    expect(offered([{ key: 'laporan', title: 'Laporan', sections }])[0]?.sections[0]?.entries).toEqual([
      shut,
    ]);
  });

  it('knows the screen of a path, also of one below it', () => {
    expect(entryOf(menu, '/kas/123')?.route).toBe('/kas');
    expect(entryOf(menu, '/kasir')).toBeUndefined();
  });

  it('puts the level first on the bottom bar and leaves out what is closed', () => {
    expect(barEntries(menu, 'KASIR').map(({ route }) => route)).toEqual([
      '/transaksi-penjualan',
      '/lihat-penjualan',
      '/kas',
    ]);
  });
});
