import { expect, test } from 'vitest';
import { fewTypeSizes } from './type-sizes.ts';

const found = (path: string, text: string) =>
  fewTypeSizes([{ path, text }]).map(({ line, message }) => `${line} ${message.split(':')[0]}`);

test('a size of its own is found in styles and in what a component is given', () => {
  const css =
    '.a {\n  font-size: 14px;\n}\n.b {\n  font-size: 13.5px;\n}\n.c { font-size: clamp(1px, 2vw, 3px) }';
  expect(found('apps/web/src/kit/a.module.css', css)).toEqual(['5 13.5px', '7 clamp(1px, 2vw, 3px)']);
  expect(found('apps/web/src/kit/A.tsx', '<b fz={12} />\n<i fz={13} style={{ fontSize: 24 }} />')).toEqual([
    '2 13px',
    '2 24px',
  ]);
});

test("the theme's sizes, and pictures of other things, are free", () => {
  expect(found('apps/web/src/kit/a.module.css', '.a { font-size: var(--mantine-font-size-sm) }')).toEqual([]);
  expect(found('apps/web/src/kit/chat/chat.module.css', '.a { font-size: 11px }')).toEqual([]);
  expect(found('packages/documents/src/a.css', '.a { font-size: 11px }')).toEqual([]);
});

test('the figure of a count is larger, and no other', () => {
  const css = '.a {\n  font-size: 48px;\n}';
  expect(found('apps/web/src/features/opname/opname.module.css', css)).toEqual([]);
  expect(found('apps/web/src/features/pos/pos.module.css', css)).toEqual(['2 48px']);
});
