import { expect, test } from 'vitest';
import { onlySent } from './calls.ts';
import { check } from './check.fixture.ts';

const said = (part: string) => `a browser has no ${part} of a call: name it in contract`;
const from = "from '@kadar/contract/endpoints/kas.ts';";

test('a screen asks for no part of a call that the build leaves out', () => {
  for (const part of ['body', 'data', 'query', 'access', 'summary'])
    expect(
      check(onlySent, {
        'apps/web/src/features/kas/x.tsx': `import { postKas } ${from}\nf(postKas.${part});`,
      }),
    ).toEqual([`apps/web/src/features/kas/x.tsx:2 ${said(part)}`]);
});

test('method, path, types, answers of the same names, tests and the server are free', () => {
  expect(
    check(onlySent, {
      'apps/web/src/features/kas/a.ts': `import { postKas } ${from}\nf(postKas.method, postKas.path);`,
      'apps/web/src/features/kas/b.ts': `import { postKas } ${from}\nconst { data } = await call(postKas); f(answer.data);`,
      'apps/web/src/features/kas/c.ts': `import type { postKas } ${from}\ntype Body = typeof postKas.body;`,
      'apps/web/src/features/kas/d.test.ts': `import { postKas } ${from}\nf(postKas.body);`,
      'apps/server/src/x.ts': `import { postKas } ${from}\nf(postKas.body);`,
    }),
  ).toEqual([]);
});
