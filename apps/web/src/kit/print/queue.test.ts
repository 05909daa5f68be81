import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isApiError } from '../api/errors.ts';
import { queuePrint } from './queue.ts';

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
};

/** The keys that left; an answer is lost where `null` stands for it. */
const keysOf = (...answers: (Response | null)[]): (string | null)[] => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  return keys;
};
const job = () => Response.json({ data: { id: 1, kode_printer: 'P1', driver: 'AGEN' } });
const NOTA = { apa: 'DOKUMEN', nomor: 'PJK01260225001', kode_printer: 'P1' } as const;

beforeEach(() => {
  vi.stubGlobal('localStorage', shelf());
  vi.stubGlobal('sessionStorage', shelf());
});
afterEach(() => vi.unstubAllGlobals());

test('a paper whose answer was lost is queued again under its key, another one and a further print under their own', async () => {
  const keys = keysOf(null, job(), job(), job());
  await expect(queuePrint(NOTA)).rejects.toSatisfy(isApiError);
  await queuePrint({ ...NOTA, nomor: 'PJK01260225002' });
  await queuePrint(NOTA);
  await queuePrint(NOTA);
  const [lost, other, again, further] = keys;
  expect(again).toBe(lost);
  expect(new Set([lost, other, further]).size).toBe(3);
});
