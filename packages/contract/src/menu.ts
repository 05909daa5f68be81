import type { Level } from './permissions.ts';
import type { Text } from './text.ts';

/** The top groups of the menu, in their order on the screen. */
export const MENU_GROUPS = {
  transaksi: { id: 'Transaksi', en: 'Transactions' },
  stock: { id: 'Stock', en: 'Stock' },
  keuangan: { id: 'Keuangan', en: 'Money' },
  laporan: { id: 'Laporan', en: 'Reports' },
  akunting: { id: 'Akunting', en: 'Accounting' },
  master: { id: 'Master', en: 'Masters' },
  parameter: { id: 'Parameter', en: 'Parameters' },
  katalog: { id: 'Katalog', en: 'Catalogue' },
  sistem: { id: 'Sistem', en: 'System' },
} as const satisfies Record<string, Text>;
export type MenuGroup = keyof typeof MENU_GROUPS;

/** The second level: sections inside a group. */
export const MENU_SECTIONS = {
  penjualan: { id: 'Penjualan', en: 'Sales' },
  pembelian: { id: 'Pembelian', en: 'Purchases' },
  barang: { id: 'Barang', en: 'Pieces' },
  berlian: { id: 'Berlian dan Batu', en: 'Diamonds and stones' },
  lokasi: { id: 'Lokasi', en: 'Storage' },
  kas: { id: 'Kas', en: 'Cash desk' },
  bank: { id: 'Bank', en: 'Bank' },
  hutang: { id: 'Hutang dan Cicilan', en: 'Loans and instalments' },
  service: { id: 'Service', en: 'Service' },
  harga: { id: 'Harga', en: 'Prices' },
  member: { id: 'Member', en: 'Members' },
  pihak: { id: 'Pihak', en: 'Parties' },
  toko: { id: 'Toko', en: 'Shops' },
  nota: { id: 'Nota', en: 'Nota' },
  buku: { id: 'Buku', en: 'Books' },
  pengguna: { id: 'Pengguna', en: 'Users' },
  umum: { id: 'Umum', en: 'General' },
} as const satisfies Record<string, Text>;
export type MenuSection = keyof typeof MENU_SECTIONS;

export interface MenuPlace {
  group: MenuGroup;
  section: MenuSection;
  order?: number;
  /** A Tabler icon's name, drawn where the entry stands alone (bottom bar, palette). */
  icon?: string;
}

/** One screen of the menu; its flag in a user's `akses` is found under its route. */
export interface MenuEntry extends MenuPlace {
  route: string;
  title: Text;
}

/** A user's rights: the menu tree with `is_show`, nested three levels [spec A §3]. */
export interface AksesNode {
  menu: string;
  label: string;
  is_show: boolean;
  children?: AksesNode[];
}

/** Whether a screen is shown by a user's akses; a screen the tree does not know yet is hidden (default deny). */
export const menuShown = (akses: readonly AksesNode[], route: string): boolean => {
  for (const node of akses) {
    if (!node.is_show) continue;
    if (node.menu === route) return true;
    if (node.children && menuShown(node.children, route)) return true;
  }
  return false;
};

/** The full tree over these entries, three levels, every flag as `shown` says. */
export const aksesTree = (entries: readonly MenuEntry[], shown: (route: string) => boolean): AksesNode[] =>
  Object.entries(MENU_GROUPS).flatMap(([group, groupText]) => {
    const inGroup = entries.filter((entry) => entry.group === group);
    const children = Object.entries(MENU_SECTIONS).flatMap(([section, sectionText]) => {
      const leaves = inGroup
        .filter((entry) => entry.section === section)
        .sort((a, b) => (a.order ?? 50) - (b.order ?? 50))
        .map((entry) => ({ menu: entry.route, label: entry.title.id, is_show: shown(entry.route) }));
      if (leaves.length === 0) return [];
      return [
        {
          menu: `${group}/${section}`,
          label: sectionText.id,
          is_show: leaves.some((leaf) => leaf.is_show),
          children: leaves,
        },
      ];
    });
    if (children.length === 0) return [];
    return [{ menu: group, label: groupText.id, is_show: children.some((child) => child.is_show), children }];
  });

/** Where a user starts: the first of these that his menu opens. */
export const firstScreens = (level: Level): readonly string[] =>
  level === 'KASIR' ? ['/transaksi-penjualan', '/dashboard'] : ['/dashboard'];
