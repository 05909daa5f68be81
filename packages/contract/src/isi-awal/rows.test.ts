import { describe, expect, it } from 'vitest';
import { pricesOf, TEMPLATE, templateRows } from './rows.ts';
import { TEMPLATES } from './template.ts';

describe.each(TEMPLATES)('the template %s', (name) => {
  const template = TEMPLATE[name];

  it('prices every purity that its groups are of', () => {
    const known = template.kadar.map(({ kadar }) => kadar);
    expect(template.group.filter(({ kadar }) => !known.includes(kadar))).toEqual([]);
    expect(Object.keys(pricesOf(template, 2_600_000, {}))).toHaveLength(known.length);
  });

  it('charges for the making of every group, and names nothing that does not come with it', () => {
    const named = template.ongkos.flatMap((one) => ('kode_group' in one ? [one.kode_group] : []));
    expect(named.toSorted()).toEqual(template.group.map(({ kode_group }) => kode_group).toSorted());
    const types = template.jenis.map(({ kode_dept }) => kode_dept);
    for (const one of template.ongkos) if ('kode_dept' in one) expect(types).toContain(one.kode_dept);
  });

  it('has a tray for the first piece', () => {
    expect(template.baki.length).toBeGreaterThan(0);
  });
});

it('takes a typed price for its purity and proposes the others', () => {
  const prices = pricesOf(TEMPLATE.TUA_LM, 2_600_000, { '750': 2_500_000 });
  expect(prices).toEqual({ '700': 2_294_000, '750': 2_500_000, '916': 2_779_000, '999': 2_900_000 });
  const rows = new Map(templateRows(TEMPLATE.TUA_LM, 2_600_000, { '750': 2_500_000 }));
  expect(rows.get('kadar')?.[1]).toMatchObject({ harga_jual: 2_500_000, harga_minimum: 2_425_000 });
});
