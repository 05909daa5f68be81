import type { LayarHak } from '@kadar/contract/endpoints/hak-akses.ts';
import { type AksesNode, aksesTree, menuShown } from '@kadar/contract/menu.ts';

/** The screens of a level that flags show. None at all stand for what the server gives then: all that are the caller's to give. */
export const shownBy = (akses: readonly AksesNode[], semua: readonly LayarHak[]): string[] =>
  semua
    .filter(({ menu, boleh }) => (akses.length === 0 ? boleh : menuShown(akses, menu)))
    .map(({ menu }) => menu);

/** The flags of who may open these screens of a level. */
export const flagsOf = (layar: readonly string[], semua: readonly LayarHak[]): AksesNode[] => {
  const shown = new Set(layar);
  return aksesTree(
    semua.map(({ menu, group, section, judul }) => ({
      route: menu,
      group,
      section,
      title: { id: judul, en: judul },
    })),
    (menu) => shown.has(menu),
  );
};
