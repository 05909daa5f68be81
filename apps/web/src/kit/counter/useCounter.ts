import type { Answer } from '@kadar/contract/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiError, isApiError } from '../api/errors.ts';
import { type Intended, unknownOutcome, useIntent } from '../api/useIntent.ts';
import { showFailure } from '../dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../dokumen/queries.ts';
import { useNota } from '../print/nota/useNota.ts';
import { meQuery } from '../session.ts';
import type { KeptTill } from './useKept.ts';

/** What every till hears of a document that it posted: where it waits for something, it has no paper yet. */
interface Posted {
  no_faktur: string;
  menunggu?: unknown;
}

interface Counter<Draft extends Intended, I, T extends Posted, Done> {
  handle: Pick<KeptTill<{ draft: Draft; last: string | null }>, 'till' | 'setDraft' | 'current'>;
  post: (body: I, options: { key: string }) => Promise<Answer<T>>;
  /** It was taken: the draft is over. What of it stands on the screen. */
  posted: (data: T, body: I) => Done;
  /** What was wrong with it; true where it is said already. */
  refused: (error: ApiError) => boolean | Promise<boolean>;
  /** Where the next one begins. */
  begin: () => void;
}

/** From the gold button on: sent once whatever happens, its result and paper, the last one's paper again, and the next customer. */
export const useCounter = <Draft extends Intended, I, T extends Posted, Done>(
  kind: Counter<Draft, I, T, Done>,
) => {
  const { till, setDraft, current } = kind.handle;
  const client = useQueryClient();
  const nota = useNota();
  const [done, setDone] = useState<Done | null>(null);
  /** The paper that is looked at again. */
  const [looked, setLooked] = useState<string | null>(null);
  const { post, sending } = useIntent<I, T>(
    { current, keep: (intended) => setDraft((was) => ({ ...was, ...intended })) },
    kind.post,
  );
  const send = async (body: I): Promise<void> => {
    if (sending) return;
    try {
      const { data } = await post(body);
      setDone(kind.posted(data, body));
      void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
      if (!data.menunggu) await nota.printPosted(data.no_faktur);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.kind === 'dismissed') return;
      if (!unknownOutcome(error)) {
        if (/^HARI_|^TANGGAL_/.test(error.code))
          void client.invalidateQueries({ queryKey: meQuery.queryKey });
        if (await kind.refused(error)) return;
      }
      showFailure(error);
    }
  };
  const startNext = () => {
    setDone(null);
    setLooked(null);
    nota.clear();
    kind.begin();
  };
  return {
    send,
    sending,
    done,
    /** Nothing of the draft may change. */
    locked: till.draft.unanswered || sending,
    unanswered: till.draft.unanswered && !sending,
    release: () => setDraft((was) => ({ ...was, unanswered: false })),
    last: till.last,
    reprint: () => {
      if (!till.last) return;
      setLooked(till.last);
      void nota.look(till.last);
    },
    looked,
    nota,
    onNext: startNext,
  };
};
export type CounterState = Omit<ReturnType<typeof useCounter>, 'done' | 'send'>;
