import { expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { noLiteralSpread } from './literal-spread.ts';

const found = (text: string) => check(noLiteralSpread, { 'apps/web/src/a.tsx': text });
const at = (line: number) => `apps/web/src/a.tsx:${line} a literal is written out, not spread`;

test('a literal is not spread into an object, a list, a call or a component', () => {
  for (const text of [
    'const a = { ...{ key, label, kind }, rest };',
    'const a = { ...({ key, label } as const) };',
    'const a = { ...({ key } satisfies Named)! };',
    'const a = { ...{} };',
    'const a = [...["a", "b"], "c"];',
    'call(...[a, b]);',
    'new Map(...[[a, b]]);',
    'const a = <Bag {...{ no, berat }} />;',
  ])
    expect(found(text), text).toEqual([at(1)]);
  expect(found('const a = {\n  ...{ b: [\n    ...[c]\n  ] },\n};')).toEqual([at(2), at(3)]);
});

test('what has a name, or stands there only sometimes, is spread', () => {
  for (const text of [
    'const a = { ...shared, key };',
    'const a = { ...(isOpen && { key }), ...(isOpen ? { label } : {}), ...(more ?? {}) };',
    'const a = [...(isOpen ? [b] : []), ...list, ...list.map((one) => ({ ...one }))];',
    'const a = <Bag {...props} {...(isOpen && { no })} />;',
    'const { key, ...rest } = a; const [first, ...others] = b;',
  ])
    expect(found(text), text).toEqual([]);
});
