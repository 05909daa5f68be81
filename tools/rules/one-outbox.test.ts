import { expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { oneOutbox } from './one-outbox.ts';

const said = 'a key is drawn by useIntent alone: post through useOutbox';

test('no key is drawn beside the outbox', () => {
  for (const text of [
    'await call(postKas, { body }, { key: newId() });',
    'const key = kept ?? newId();',
    'options.key = newId();',
    "request.setRequestHeader('idempotency-key', newId());",
    "const headers = { 'Idempotency-Key': newId() };",
  ])
    expect(check(oneOutbox, { 'apps/web/src/features/kas/x.tsx': `\n${text}` })).toEqual([
      `apps/web/src/features/kas/x.tsx:2 ${said}`,
    ]);
});

test('other names, the keepers of their own, tests and the server draw as they need', () => {
  expect(
    check(oneOutbox, {
      'apps/web/src/features/kas/x.tsx': "const line = { id: newId(), key: 'a' }; add(newId());",
      'apps/web/src/kit/api/useIntent.ts': 'const intent = intentOf(kept, input, newId);',
      'apps/web/src/kit/api/transport.ts': 'const options = { key: newId(), ...given };',
      'apps/web/src/features/kas/x.test.ts': 'const key = newId();',
      'apps/server/src/x.ts': 'const key = newId();',
    }),
  ).toEqual([]);
});
