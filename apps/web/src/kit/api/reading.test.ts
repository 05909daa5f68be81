import { QueryClient, QueryObserver, type UseQueryResult } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A list that answers what it is told to, as a screen observes it. */
const list = (name: string, answer: () => Promise<string>) => {
  const observer = new QueryObserver(client, { queryKey: [name], queryFn: answer, enabled: false });
  observer.subscribe(() => undefined);
  return {
    read: () => readingOf(observer.getCurrentResult() as UseQueryResult<unknown>),
    refetch: observer.refetch,
  };
};

test('what did not come has failed until it comes, also while it is asked for again', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answers = [() => Promise.reject(new Error('no line')), () => promise];
  const { read, refetch } = list('sales', () => (answers.shift() ?? (() => Promise.resolve('')))());
  expect(read()).toMatchObject({ failed: false, reason: null });
  await refetch();
  expect(read()).toMatchObject({ failed: true, busy: false, reason: new Error('no line') });
  const again = refetch();
  expect(read()).toMatchObject({ failed: true, busy: true });
  resolve('rows');
  await again;
  expect(read()).toMatchObject({ failed: false, busy: false });
});

test('what came once is kept when it cannot be read anew', async () => {
  const answers = [() => Promise.resolve('rows'), () => Promise.reject(new Error('no line'))];
  const { read, refetch } = list('ongkos', () => (answers.shift() ?? (() => Promise.resolve('')))());
  await refetch();
  await refetch();
  expect(read().failed).toBe(false);
});
