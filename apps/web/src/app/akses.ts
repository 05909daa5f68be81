import type { Me } from '@kadar/contract/endpoints/session.ts';
import { type AksesNode, menuShown } from '@kadar/contract/menu.ts';

export type Choice = 'all' | 'some' | 'none';

/** The menu that the granting user sees, with what the record's own tree shows already. */
export const treeFrom = (menu: Me['menu'], akses: readonly AksesNode[]): AksesNode[] =>
  menu.map((group) => {
    const children = group.sections.map((section): AksesNode => {
      const leaves = section.entries.map(
        ({ route, title }): AksesNode => ({ menu: route, label: title, is_show: menuShown(akses, route) }),
      );
      return node(`${group.key}/${section.key}`, section.title, leaves);
    });
    return node(group.key, group.title, children);
  });

/** Nodes that are not drawn, for nothing below them is offered yet; their flags stay what they are and follow their group's. */
export const undrawn = (menu: Me['menu']): ReadonlySet<string> =>
  new Set(
    menu.flatMap((group) => {
      const sections = group.sections.map(({ key, entries }) => ({
        menu: `${group.key}/${key}`,
        entries,
        empty: entries.every(({ later }) => later),
      }));
      return [
        ...(sections.every(({ empty }) => empty) ? [group.key] : []),
        ...sections.flatMap(({ menu: path, empty, entries }) => [
          ...(empty ? [path] : []),
          ...entries.flatMap(({ route, later }) => (later ? [route] : [])),
        ]),
      ];
    }),
  );

const node = (menu: string, label: string, children: AksesNode[]): AksesNode => ({
  menu,
  label,
  is_show: children.some(({ is_show }) => is_show),
  children,
});

/** The tree with one node and all below it shown or hidden; those above follow. */
export const withShown = (tree: readonly AksesNode[], menu: string, shown: boolean): AksesNode[] =>
  tree.map((one) => {
    if (one.menu === menu) return everywhere(one, shown);
    return one.children ? node(one.menu, one.label, withShown(one.children, menu, shown)) : one;
  });

const everywhere = (one: AksesNode, shown: boolean): AksesNode => ({
  ...one,
  is_show: shown,
  ...(one.children && { children: one.children.map((child) => everywhere(child, shown)) }),
});

const leavesOf = (one: AksesNode): AksesNode[] => one.children?.flatMap(leavesOf) ?? [one];

export const choiceOf = (one: AksesNode): Choice => {
  const leaves = leavesOf(one);
  const shown = leaves.filter(({ is_show }) => is_show).length;
  return shown === 0 ? 'none' : shown === leaves.length ? 'all' : 'some';
};
