import { expect, test } from 'vitest';
import { messageText } from './errors.ts';

test('a sum in a message is written as its language writes numbers, and nothing else of it is touched', () => {
  const said = (language: 'id' | 'it' | 'en' | 'hk', sisaRp: string) =>
    messageText('LIMIT_BELI_HARIAN', language, { sisaRp });
  expect(said('id', 'Rp. 1.000.000')).toContain('Rp. 1.000.000');
  expect(said('it', 'Rp. 1.000.000')).toContain('Rp. 1.000.000');
  expect(said('en', 'Rp. 1.000.000')).toContain('Rp. 1,000,000');
  expect(said('hk', '2,500 g')).toContain('2.500 g');
  for (const name of ['LM ANTAM 0,5', '25.02.2026', '10.30']) expect(said('en', name)).toContain(name);
});

test('grams in a message have the decimal sign of its language: 36,713 g are no thirty-six thousand', () => {
  const said = (language: 'id' | 'it' | 'en' | 'jp') =>
    messageText('EMAS_MELEBIHI_HUTANG', language, { mg: 36.713, sisa: 7.8 });
  for (const language of ['id', 'it'] as const) expect(said(language)).toMatch(/36,713 g .*7,8 g/);
  for (const language of ['en', 'jp'] as const) expect(said(language)).toMatch(/36\.713 g.*7\.8 g/);
});

test('a number that is called rupiah is written as rupiah', () => {
  const said = (language: 'id' | 'en') => messageText('DP_KURANG', language, { minimumRp: 1_592_000 });
  expect(said('id')).toBe('DP paling sedikit Rp. 1.592.000');
  expect(said('en')).toContain('Rp. 1,592,000');
  expect(messageText('DENDA_MELEBIHI', 'id', { dendaRp: 0 })).toContain('Rp. 0');
});
