import type { Answer } from '@kadar/contract/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type Intended, useIntent } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';
import { useKeptForm } from '../../kit/counter/useKept.ts';
import { useRefusals } from '../../kit/dialogs/useRefusals.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { draftName, dropDraft } from '../../kit/list/drafts.ts';

interface Kind<V, B, T> {
  /** Under which it is kept until it is posted. */
  draft: string;
  form: KeptForm<V & Intended & object>;
  bodyOf: (values: V) => B;
  send: (body: B, options: { key: string }) => Promise<Answer<T>>;
  onPosted: (data: T) => void;
}

/** A document that is typed: kept through a reload, posted once, whatever happens to the answer. */
export const usePosting = <V extends object, B, T>({
  draft,
  form: kind,
  bodyOf,
  send,
  onPosted,
}: Kind<V, B, T>) => {
  const client = useQueryClient();
  const [kept, store] = useKeptForm<V & Intended>(draftName(draft), kind);
  const { form, errorAt, clear, refused } = useRefusals<HTMLFormElement>();
  const put = (change: Partial<V & Intended>) => store.set((was) => ({ ...was, ...change }));
  const { post, sending } = useIntent<B, T>(
    { current: store.get, keep: (intended) => put(intended as Partial<V & Intended>) },
    send,
  );
  return {
    values: kept as V,
    form,
    errorAt,
    sending,
    unanswered: kept.unanswered && !sending,
    clear,
    set: (change: Partial<V>) => put(change as Partial<V & Intended>),
    release: () => put({ unanswered: false } as Partial<V & Intended>),
    save: async (): Promise<void> => {
      if (sending) return;
      clear();
      try {
        const { data } = await post(bodyOf(store.get()));
        store.set(() => kind.empty);
        dropDraft(draft);
        await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
        onPosted(data);
      } catch (error) {
        refused(error);
      }
    },
  };
};
