import { expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { keptKeys } from './kept-key.ts';

const CONTRACT = {
  'packages/contract/src/endpoints/kas.ts': `export const postKas = endpoint({ method: 'POST', path: 'kas' });
    export const listKas = endpoint({ method: 'GET', path: 'kas' });
    export const batalCall = (type: Type) => endpoint({ method: 'POST', path: type.path });
    export const hitungPembelian = endpoint({ method: 'POST', path: 'pembelian/hitung' });`,
};
const SCREEN = 'apps/web/src/features/kas/x.tsx';
const found = (text: string, path = SCREEN) => check(keptKeys, { ...CONTRACT, [path]: `\n${text}` });

test('what changes something goes out under a key that somebody keeps', () => {
  for (const text of [
    'const useSend = () => call(postKas, { body });',
    'call(postKas, { body }, { toko });',
    'call(batalCall(type), { body });',
    'call(again ? listKas : postKas, { body }, { signal });',
    "request('POST', 'kas', { body });",
    "send('DELETE', 'kas/1');",
    "request('POST', `kas/massal`, { body });",
  ])
    expect(found(text), text).toEqual([
      `${SCREEN}:2 nobody keeps the key of this: post through useIntent or useOutbox`,
    ]);
});

test('with its key, as a question, as a session, or where twice is as once it may', () => {
  for (const text of [
    'call(postKas, { body }, options);',
    'call(postKas, { body }, { ...options, toko });',
    'call(batalCall(type), { body }, { key });',
    'call(listKas, {}, { signal });',
    'call(hitungPembelian, { body }, { signal });',
    "request('POST', 'users/logout', { body });",
    "request('GET', 'kas');",
    "request('POST', `kas/pratinjau`, { body });",
    "request('POST', `kas/dampak`, { body });",
  ])
    expect(found(text), text).toEqual([]);
  expect(found('call(postKas, { body });', 'apps/web/src/features/kas/x.test.ts')).toEqual([]);
});
