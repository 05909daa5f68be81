import { expect, test } from 'vitest';
import { asPage, rollPage } from './roll-page.ts';

const page = (columns: number, lines: number) => rollPage(`${'A'.repeat(columns)}\n`.repeat(lines));

test('a roll is as long as its lines, a form always its own length', () => {
  expect(page(32, 10)).toContain('@page{size:58mm 40mm;margin:4mm}');
  expect(page(48, 20)).toContain('@page{size:80mm 72mm;margin:4mm}');
  expect(page(80, 20)).toContain('@page{size:241mm 140mm;margin:4mm}');
});

test('text is text, whatever stands in it', () => {
  expect(rollPage('<b>A & B</b>')).toContain('<pre>&lt;b&gt;A &amp; B&lt;/b&gt;</pre>');
});

test('a PDF stays one', async () => {
  const pdf = new Response(new Blob(['%PDF-'], { type: 'application/pdf' }));
  expect((await asPage(pdf)).type).toBe('application/pdf');
  const roll = new Response('NOTA', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
  expect((await asPage(roll)).type).toBe('text/html;charset=utf-8');
});
