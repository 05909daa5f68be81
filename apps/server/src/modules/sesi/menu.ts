import type { MenuTree } from '@kadar/contract/endpoints/session.ts';
import { gateOpen } from '@kadar/contract/gates.ts';
import { LATER_MASTERS } from '@kadar/contract/later.ts';
import type { Master } from '@kadar/contract/master.ts';
import { type AksesNode, aksesTree, MENU_GROUPS, MENU_SECTIONS, menuShown } from '@kadar/contract/menu.ts';
import { grantOf, type Level, passesMenus } from '@kadar/contract/permissions.ts';
import { SCREENS } from '@kadar/contract/screens.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { type Language, textIn } from '@kadar/contract/text.ts';
import { screenAccess } from '../../engines/master-engine/access.ts';
import type { Report } from '../../engines/report-engine/define.ts';
import type { MenuScreen } from '../catalogue.ts';
import { DOKUMEN, SERIES } from '../dokumen/public.ts';

/** All screens of the product; a master whose screen is hand-made is listed once, as the hand-made one. */
export const allScreens = (masters: readonly Master[], reports: readonly Report[]): MenuScreen[] => {
  const handMade = SCREENS.map((screen) => ({
    ...screen.menu,
    route: screen.route,
    title: screen.title,
    access: screen.access,
    gate: screen.gate,
  }));
  const ofDocuments = [...DOKUMEN, ...SERIES].flatMap(({ menu, screen, title, screenTitle, access, gate }) =>
    menu ? [{ ...menu, route: screen, title: screenTitle ?? title, access: access.post, gate }] : [],
  );
  const taken = new Set(handMade.map(({ route }) => route));
  return [
    ...handMade,
    ...ofDocuments,
    ...masters.flatMap((master) =>
      master.menu && !taken.has(master.route)
        ? [
            {
              ...master.menu,
              route: master.route,
              title: master.title,
              access: screenAccess(master),
              gate: master.gate,
              master: master.name,
              later: LATER_MASTERS.has(master.name),
            },
          ]
        : [],
    ),
    ...reports.flatMap(({ menu, route, title, access, gate }) =>
      menu ? [{ ...menu, route, title, access, gate }] : [],
    ),
  ];
};

interface Viewer {
  level: Level;
  akses: readonly AksesNode[];
  kode_toko: string;
  settings: Settings;
  language: Language;
}

const entryFor = (
  screen: MenuScreen,
  viewer: Viewer,
): MenuTree[number]['sections'][number]['entries'][number] => {
  const open = gateOpen(screen.gate, viewer);
  return {
    route: screen.route,
    title: textIn(screen.title, viewer.language),
    ...(screen.icon && { icon: screen.icon }),
    ...(screen.master && { master: screen.master }),
    ...(screen.later && { later: true }),
    // What only some shops have is nothing at all in the others [spec A §2].
    ...(!open && screen.gate?.stores && { nothing: true }),
    open,
  };
};

/** Who passes menu checks sees the screens of other levels too, whose calls refuse him in words; none that is of named levels. */
const isSeen = ({ access, gate, route }: MenuScreen, { level, akses }: Viewer): boolean =>
  passesMenus(level)
    ? (gate?.levels?.includes(level) ?? true)
    : grantOf(access, level) !== undefined && menuShown(akses, route);

/** The menu a user sees: his level's screens, less what his flags hide; a closed gate stays listed as not open. */
export const menuFor = (screens: readonly MenuScreen[], viewer: Viewer): MenuTree => {
  const seen = screens.filter((screen) => isSeen(screen, viewer));
  return Object.entries(MENU_GROUPS).flatMap(([group, title]) => {
    const sections = Object.entries(MENU_SECTIONS).flatMap(([section, sectionTitle]) => {
      const entries = seen
        .filter((screen) => screen.group === group && screen.section === section)
        .sort((a, b) => (a.order ?? 50) - (b.order ?? 50))
        .map((screen) => entryFor(screen, viewer));
      return entries.length > 0
        ? [{ key: section, title: textIn(sectionTitle, viewer.language), entries }]
        : [];
    });
    return sections.length > 0 ? [{ key: group, title: textIn(title, viewer.language), sections }] : [];
  });
};

/** The flags a new user of a level starts with: every screen the level may use at all. */
export const standardAkses = (screens: readonly MenuScreen[], level: Level): AksesNode[] => {
  const mine = screens.filter(({ access }) => grantOf(access, level));
  return aksesTree(mine, () => true);
};
