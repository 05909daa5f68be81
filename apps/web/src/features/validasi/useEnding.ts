import {
  batalTunggu,
  bayarTunggu,
  type TungguRow,
  validasiTunggu,
} from '@kadar/contract/endpoints/tunggu.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { alertError, alertSuccess } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { TUNGGU_KEY } from '../../kit/dokumen/waiting.ts';
import { newId } from '../../kit/new-id.ts';
import { useMessage } from '../../kit/text.ts';
import { moveOf, outcomeOf } from './selection.ts';

/** Why a document still waits although it was sent. */
export interface Failure {
  no: string;
  message: string;
}

type Send = (row: TungguRow, options: { key: string; toko: string }) => Promise<unknown>;
const forward: Send = ({ no_tunggu, ...row }, options) =>
  call(moveOf(row) === 'bayar' ? bayarTunggu : validasiTunggu, { params: { no_tunggu } }, options);

/** Ends documents one after the other, each by itself: one that is refused keeps none of the others. */
export const useEnding = (onEnded: (ended: readonly string[]) => void) => {
  const { t } = useTranslation('tunggu');
  const client = useQueryClient();
  const message = useMessage();
  const [sending, setSending] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  // Until one is answered it goes out again under its key.
  const keys = useRef(new Map<string, string>());

  const run = async (rows: readonly TungguRow[], what: string, send: Send) => {
    const ended: string[] = [];
    const failed: Failure[] = [];
    setSending(true);
    for (const row of rows) {
      const name = `${what} ${row.no_tunggu}`;
      const key = keys.current.get(name) ?? newId();
      keys.current.set(name, key);
      try {
        await send(row, { key, toko: row.kode_toko });
        keys.current.delete(name);
        ended.push(row.no_tunggu);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!error.unanswered) keys.current.delete(name);
        // Who turns the question for an approval away wants none of the rest either.
        if (error.kind === 'dismissed') break;
        failed.push({ no: row.no_tunggu, message: error.message });
      }
    }
    setSending(false);
    setFailures(failed);
    onEnded(ended);
    void client.invalidateQueries({ queryKey: TUNGGU_KEY });
    void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
    return { sent: ended.length + failed.length, ended: ended.length, failed: failed.length };
  };

  return {
    sending,
    failures,
    dismiss: () => setFailures([]),
    validate: async (rows: readonly TungguRow[]): Promise<void> => {
      if (sending) return;
      if (rows.length === 0) return alertError(message(outcomeOf({ sent: 0, failed: 0 })));
      const done = await run(rows, 'validasi', forward);
      if (done.sent === 0) return;
      (done.failed > 0 ? alertError : alertSuccess)(message(outcomeOf(done)));
    },
    /** True when all of them are refused. */
    refuse: async (rows: readonly TungguRow[], alasan: string): Promise<boolean> => {
      const done = await run(rows, `batal ${alasan}`, ({ no_tunggu }, options) =>
        call(batalTunggu, { params: { no_tunggu }, body: { alasan } }, options),
      );
      if (done.ended > 0) alertSuccess(t('refused', { count: done.ended }));
      return done.failed === 0 && done.sent > 0;
    },
  };
};
export type Ending = ReturnType<typeof useEnding>;
