import { type IsiLayar, isikanLayar } from '@kadar/contract/endpoints/layar.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect } from 'react';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { usePaired } from './usePaired.ts';

const PUSH_MS = 200;

/** Keeps the customer's screen of this till at what is shown here, where one stands; nothing waits for it. Null leaves it as it is. */
export const useShown = (isi: IsiLayar | null): void => {
  const { paired } = usePaired();
  const [shown] = useDebouncedValue(JSON.stringify(isi), PUSH_MS);
  useEffect(() => {
    const body = JSON.parse(shown) as IsiLayar | null;
    if (!paired || !body) return;
    const push = async () => {
      try {
        await call(isikanLayar, { body });
      } catch (error) {
        // A screen that missed this shows what comes next.
        if (!isApiError(error)) throw error;
      }
    };
    void push();
  }, [paired, shown]);
};
