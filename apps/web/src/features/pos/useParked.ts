import { ambilParkir, buangParkir, parkir } from '@kadar/contract/endpoints/parkir.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { unknownOutcome } from '../../kit/api/useIntent.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { keysWaitFor } from '../../kit/keys/keys.ts';
import { useLive } from '../../kit/live.ts';
import { newId } from '../../kit/new-id.ts';
import { parkedQuery, type Waiting } from '../../parts/till/parked.ts';
import { type Draft, piecesIn } from './draft.ts';
import { namesShort } from './names-short.ts';
import { dropParked, type Parked, parseDraft, resume, type Till, type TillHandle } from './till-store.ts';

const waitingOf = ({ id, at, grandTotalRp, draft }: Parked): Waiting => ({
  id,
  at,
  user_id: '',
  nama_customer: draft.customer.nama_customer,
  grand_total: grandTotalRp,
  uraian: namesShort(draft.lines.map(({ piece }) => piece.nama_barang)),
  qty: piecesIn(draft),
});

/** Sales set aside in this shop: those of every till, and those of this one that are on their way. */
export const useParked = (
  { till, setTill }: TillHandle,
  { toko, grandTotalRp }: { toko: string; grandTotalRp: number },
  onResumed: () => void,
) => {
  const client = useQueryClient();
  const query = parkedQuery(toko);
  const { data, error, refetch } = useQuery(query);
  const fresh = () => void client.invalidateQueries({ queryKey: query.queryKey });

  const send = useEffectEvent(async (parked: Parked): Promise<void> => {
    const { user_id: _me, ...body } = waitingOf(parked);
    try {
      await call(parkir, { body: { ...body, isi: { ...parked.draft } } }, { key: parked.id });
      let taken = false;
      setTill((was) => {
        taken = !was.parked.some(({ id }) => id === parked.id);
        return dropParked(was, parked.id);
      });
      // It was taken back here while it was on its way.
      if (taken) await call(buangParkir, { params: { id: parked.id } });
    } catch (problem) {
      // It stays here, and goes out with the next that is parked or when the line is back.
      if (!isApiError(problem)) throw problem;
    }
    fresh();
  });
  const sendAll = useEffectEvent(() => {
    for (const parked of till.parked) void send(parked);
  });
  useEffect(() => {
    if (till.parked.length > 0) sendAll();
  }, [till.parked.length]);
  useLive('parkir-changed', fresh);
  useLive('reconnected', () => {
    fresh();
    sendAll();
  });

  const put = (draft: Draft) =>
    setTill((was) => resume(was, draft, { id: newId(), at: new Date().toISOString(), grandTotalRp }));
  /** Asks for one by the key it was first asked for, so that a lost answer loses nothing. */
  const claim = useEffectEvent(async ({ id, key }: NonNullable<Till['claim']>): Promise<void> => {
    try {
      const { data: taken } = await keysWaitFor(() => call(ambilParkir, { params: { id } }, { key }));
      const draft = parseDraft(taken.isi);
      if (draft) put(draft);
      onResumed();
    } catch (problem) {
      if (!isApiError(problem)) throw problem;
      if (!unknownOutcome(problem)) setTill((was) => ({ ...was, claim: null }));
      showFailure(problem);
    }
    fresh();
  });
  const claimed = till.claim;
  useEffect(() => {
    if (claimed) void claim(claimed);
  }, [claimed]);

  return {
    rows: data && [
      ...data,
      ...till.parked.filter(({ id }) => !data.some((one) => one.id === id)).map(waitingOf),
    ],
    error,
    retry: () => void refetch(),
    count: (data?.length ?? 0) + till.parked.length,
    take: (id: string) => {
      const here = till.parked.find((parked) => parked.id === id);
      if (!here) return setTill((was) => ({ ...was, claim: { id, key: newId() } }));
      setTill((was) => dropParked(was, id));
      put(here.draft);
      onResumed();
    },
    drop: async (id: string): Promise<void> => {
      setTill((was) => dropParked(was, id));
      await call(buangParkir, { params: { id } }).catch(showFailure);
      fresh();
    },
  };
};
