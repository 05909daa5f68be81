import {
  type BelumValidasi,
  belumValidasi,
  petugasPelunasan,
  postValidasi,
} from '@kadar/contract/endpoints/hutang-validasi.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { alertError, alertSuccess, showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { readDraft, useDraft } from '../../kit/list/drafts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { useActingToko } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { byShop, chosenOf, RELOAD_MS, refusalOf, SAID, toggled } from './selection.ts';

const KEY = ['validasi-pelunasan'] as const;
const DRAFT = 'validasi-pelunasan';
const NONE: readonly BelumValidasi[] = [];

/** What waits, what of it is chosen, which survives a reload, and how it is sent. */
export const useValidasi = (kode_sales: string, user_id: string) => {
  const toko = useActingToko();
  const client = useQueryClient();
  const message = useMessage();
  const draft = `${DRAFT}.${toko ?? ''}`;
  const [chosen, setChosen] = useState<readonly string[]>(() => readDraft<string[]>(draft) ?? []);
  useDraft(draft, chosen.length > 0 ? chosen : null);
  const said = useRef('');
  const list = useQuery({
    queryKey: [...KEY, 'list', toko, kode_sales],
    enabled: kode_sales !== '',
    queryFn: async ({ signal }) => {
      const { data } = await call(belumValidasi, { query: { kode_sales } }, { signal });
      const words = message(data.length > 0 ? SAID.some : SAID.none);
      // Told once for what was asked, and again when it became another.
      const now = `${kode_sales} ${words}`;
      if (said.current !== now) toast(words);
      said.current = now;
      return data;
    },
  });
  const people = useQuery({
    queryKey: [...KEY, 'petugas', toko],
    queryFn: async ({ signal }) => (await call(petugasPelunasan, {}, { signal })).data,
  });
  const { send, sending } = useOutbox(
    ({ kode_toko }: { kode_toko: string }) => `validasi-pelunasan/${kode_toko}`,
    ({ kode_toko, numbers }: { kode_toko: string; numbers: string[]; user_id: string }, options) =>
      call(postValidasi, { body: { no_faktur_hutangs: numbers, user_id } }, { ...options, toko: kode_toko }),
    { asks: false },
  );
  const { selected, count, total } = chosenOf(list.data ?? NONE, chosen);
  const reload = () => {
    void client.invalidateQueries({ queryKey: KEY });
    void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
  };
  const [problem, setProblem] = useState<string | null>(null);
  const validate = async (): Promise<void> => {
    if (sending) return;
    const refused = refusalOf(count, user_id);
    if (refused) return alertError(message(refused));
    setProblem(null);
    try {
      for (const [kode_toko, numbers] of byShop(selected)) await send({ kode_toko, numbers, user_id });
      setChosen([]);
      alertSuccess(message(SAID.done));
      setTimeout(reload, RELOAD_MS);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.unanswered) return showFailure(error);
      alertError(message(SAID.failed));
      setProblem(error.message);
      reload();
    }
  };
  return {
    list,
    people,
    selected,
    count,
    total,
    sending,
    problem,
    validate,
    choose: ({ no_faktur_hutang }: BelumValidasi) => setChosen((was) => toggled(was, no_faktur_hutang)),
    isChosen: ({ no_faktur_hutang }: BelumValidasi) => chosen.includes(no_faktur_hutang),
    /** 'Batal Validasi' clears the selection and reloads, undoing nothing [spec A §4]. */
    clear: () => {
      setChosen([]);
      setProblem(null);
      reload();
    },
  };
};
export type Validasi = ReturnType<typeof useValidasi>;
