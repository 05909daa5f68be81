import type { Me } from '@kadar/contract/endpoints/session.ts';
import { describe, expect, it } from 'vitest';
import { choiceOf, treeFrom, undrawn, withShown } from './akses.ts';

const leaf = (route: string) => ({ route, title: route, open: true });
const menu: Me['menu'] = [
  {
    key: 'master',
    title: 'Master',
    sections: [
      { key: 'barang', title: 'Barang', entries: [leaf('/jenis'), leaf('/group')] },
      { key: 'bank', title: 'Bank', entries: [leaf('/banks')] },
    ],
  },
];

describe("a user's rights", () => {
  it('start hidden and follow the record', () => {
    const tree = treeFrom(menu, []);
    expect(tree[0] && choiceOf(tree[0])).toBe('none');
    const shown = withShown(tree, '/jenis', true);
    expect(shown[0]).toMatchObject({ is_show: true, children: [{ is_show: true }, { is_show: false }] });
    expect(treeFrom(menu, shown)).toEqual(shown);
  });

  it('a group takes all below it along', () => {
    const all = withShown(treeFrom(menu, []), 'master', true);
    expect(all[0] && choiceOf(all[0])).toBe('all');
    const some = withShown(all, '/banks', false);
    expect(some[0] && choiceOf(some[0])).toBe('some');
    expect(some[0]?.children?.[1]?.is_show).toBe(false);
  });

  it('draw nothing that no menu offers yet, and keep its flags', () => {
    const later = { ...leaf('/parapinjaman'), later: true };
    const hutang = { key: 'hutang', title: 'Hutang', entries: [later] };
    const tree = menu.map((group) => ({ ...group, sections: [...group.sections, hutang] }));
    expect([...undrawn(tree)]).toEqual(['master/hutang', '/parapinjaman']);
    expect([...undrawn([{ key: 'parameter', title: 'Parameter', sections: [hutang] }])]).toContain(
      'parameter',
    );
    const all = withShown(treeFrom(tree, []), 'master', true);
    expect(all[0] && choiceOf(all[0])).toBe('all');
  });
});
