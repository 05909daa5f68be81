import type { Answer } from '@kadar/contract/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { isApiError } from '../../kit/api/errors.ts';
import { NOT_SENT, useIntent } from '../../kit/api/useIntent.ts';
import { useKeptForm } from '../../kit/counter/useKept.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { draftName, dropDraft } from '../../kit/list/drafts.ts';
import { useActingToko } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import {
  atShop,
  type EntryProblems,
  type EntryValues,
  entryForm,
  judgeEntry,
  type KeptEntry,
  shopOf,
  TOKO,
} from './entry.ts';

export interface EntryKind<V extends EntryValues, B extends EntryValues> {
  /** Under this name the draft survives a reload, with what was sent and not answered. */
  draft: string;
  /** Judges what is sent. */
  schema: z.ZodType<unknown, B> | undefined;
  start: V;
  /** Amounts that may stay empty. */
  optional?: readonly string[];
  /** Fields that no draft keeps: what was typed there is gone after a reload. */
  secret?: readonly (keyof V)[];
  /** What the next document starts with. */
  next: (posted: V) => V;
  /** Sent for this shop. */
  post: (body: B, options: { key: string; toko: string }) => Promise<Answer<{ no_faktur: string }>>;
  onPosted: () => void;
}

/** The values of a new document, what is wrong with them, and the one way to post them; every list then asks anew. */
export const useEntryForm = <V extends EntryValues, B extends EntryValues>(
  kind: EntryKind<V, B>,
  refused: (name: string) => void,
) => {
  const { draft, schema, start, optional, secret = [], next, onPosted } = kind;
  const message = useMessage();
  const client = useQueryClient();
  const acting = useActingToko();
  const [kept, { get, set }] = useKeptForm(draftName(draft), entryForm(start, secret));
  const [problems, setProblems] = useState<EntryProblems>({});
  const [posted, setPosted] = useState<string | null>(null);
  const put = (change: Partial<KeptEntry<V>>) => set((was) => ({ ...was, ...change }));
  const { post, sending } = useIntent<B, { no_faktur: string }>(
    { current: get, keep: put },
    (body, options) => kind.post(body, { ...options, toko: get().toko ?? '' }),
  );
  const toko = shopOf(kept, acting);
  const refuse = (found: EntryProblems) => {
    setProblems(found);
    const first = [TOKO, ...Object.keys(start)].find((name) => found[name]);
    if (first) refused(first);
  };
  const save = async (): Promise<void> => {
    if (sending) return;
    const { body, problems: found } = judgeEntry(schema, get().values, optional);
    const shop = shopOf(get(), acting);
    if (!body || shop === '') return refuse({ ...(shop === '' && { [TOKO]: 'PILIH_TOKO' }), ...found });
    put(get().unanswered ? { toko: shop } : atShop(get(), shop));
    try {
      const answer = await post(body);
      setPosted(answer.data.no_faktur);
      put({ values: next(get().values), ...NOT_SENT });
      dropDraft(draft);
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
      onPosted();
    } catch (error) {
      // The form's one line has its fields beside the others.
      const codes = isApiError(error)
        ? Object.entries(error.fields).map(([name, of]) => [name.replace(/^lines\.0\./, ''), of] as const)
        : [];
      const own = codes.filter(([name]) => name in start);
      if (own.length === 0) showFailure(error);
      else refuse(Object.fromEntries(own.map(([name, { code }]) => [name, code])));
    }
  };
  return {
    values: kept.values,
    /** '' while head office has not said. */
    toko,
    /** Whether the shop is a field of the form. */
    asksToko: acting === null,
    setToko: (next: string, ofShop: Partial<V>) => {
      put(atShop(get(), next, ofShop));
      setProblems(({ [TOKO]: _, ...rest }) => rest);
    },
    problems,
    posted,
    sending,
    unanswered: kept.unanswered && !sending,
    save,
    release: () => put({ unanswered: false }),
    set: (change: Partial<V>) => {
      put({ values: { ...get().values, ...change } });
      setProblems((was) => Object.fromEntries(Object.entries(was).filter(([name]) => !(name in change))));
    },
  };
};
