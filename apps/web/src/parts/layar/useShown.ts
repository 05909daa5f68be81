import { type IsiLayar, isikanLayar } from '@kadar/contract/endpoints/layar.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { NOTHING } from './screens.ts';
import { usePaired } from './usePaired.ts';
import { THANKS_MS } from './useThanks.ts';

const PUSH_MS = 200;

/** What left here last. */
let newest: IsiLayar | null = null;

const push = async (body: IsiLayar): Promise<void> => {
  newest = body;
  try {
    await call(isikanLayar, { body });
  } catch (error) {
    // A screen that missed this shows what comes next.
    if (!isApiError(error)) throw error;
  }
};

/**
 * Keeps the customer's screen of this till at what is shown here, where one stands; nothing waits for it. Null shows nothing of here: what stood there before
 * is left as it is, what was shown from here is taken away, as it is when this goes; thanks stay then. Gives what thanks, for a while, for a dialog that goes with its
 * posting.
 */
export const useShown = (isi: IsiLayar | null): ((thanks: IsiLayar) => void) => {
  const { paired } = usePaired();
  const [shown] = useDebouncedValue(JSON.stringify(isi), PUSH_MS);
  const last = useRef<IsiLayar | null>(null);
  useEffect(() => {
    if (!paired) return;
    const body = JSON.parse(shown) as IsiLayar | null;
    if (body || last.current) void push(body ?? NOTHING);
    last.current = body;
  }, [paired, shown]);
  useEffect(
    () => () => {
      if (last.current && !last.current.selesai) void push(NOTHING);
    },
    [],
  );
  return (thanks) => {
    if (!paired) return;
    last.current = thanks;
    void push(thanks);
    setTimeout(() => {
      if (newest === thanks) void push(NOTHING);
    }, THANKS_MS);
  };
};
