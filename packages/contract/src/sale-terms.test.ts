import { expect, test } from 'vitest';
import { ppnOn } from './sale-terms.ts';
import { standardSettings } from './settings.ts';

test('new PPN rates hold from their day on, and not before', () => {
  const settings = {
    ...standardSettings(),
    PPN_BARU_MULAI: '2027-01-01',
    PPN_BARU_PERSEN: 1.2,
    PPN_BARU_PERSEN_NON_FAKTUR: 1.8,
  };
  expect(ppnOn(settings, '2026-12-31')).toMatchObject({ fakturMilli: 1_100, nonFakturMilli: 1_650 });
  expect(ppnOn(settings, '2027-01-01')).toMatchObject({ fakturMilli: 1_200, nonFakturMilli: 1_800 });
  expect(ppnOn({ ...settings, PPN_BARU_MULAI: '' }, '2027-01-01')).toMatchObject({ fakturMilli: 1_100 });
  expect(ppnOn({ ...settings, PPN_MODULE: false }, '2027-01-01')).toBeNull();
});
