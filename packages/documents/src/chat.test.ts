import { expect, it } from 'vitest';
import { chatText } from './chat.ts';
import { CASH_SLIP, nota, notaLine } from './testing/samples.ts';

it('says of a cancelled paper that it is none any more', () => {
  expect(chatText(nota({ marks: { batal: true } }), 'KENANGA').split('\n')[2]).toBe('*BATAL*');
  expect(chatText(nota({ marks: { salinan: 2 } }), 'KENANGA')).not.toContain('SALINAN');
});

it('draws a paper without lines from its facts', () => {
  expect(chatText(CASH_SLIP, 'KENANGA')).toBe(
    [
      '*KENANGA*\nBUKTI KAS KELUAR KKKNG2602280A1, 28 Feb 2026',
      'Kategori: BIAYA OPERASIONAL',
      '*Jumlah: Rp. 350.000*',
      'Terima kasih atas kepercayaan Anda.',
    ].join('\n\n'),
  );
});

it('fits what a message holds, however many pieces there are', () => {
  const lines = Array.from({ length: 50 }, () => notaLine({ nama_barang: 'X'.repeat(80), harga: 1_000 }));
  const text = chatText(nota({ lines }), 'KENANGA');
  expect(text.length).toBeLessThanOrEqual(4000);
  expect(text).toContain('… +20');
});
