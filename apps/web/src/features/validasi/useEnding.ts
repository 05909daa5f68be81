import type { Answer } from '@kadar/contract/endpoint.ts';
import {
  batalTunggu,
  bayarTunggu,
  type TungguRow,
  validasiTunggu,
} from '@kadar/contract/endpoints/tunggu.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { alertError, alertSuccess } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { TUNGGU_KEY } from '../../kit/dokumen/waiting.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { useMessage } from '../../kit/text.ts';
import { moveOf, outcomeOf } from './selection.ts';

/** Why a document still waits although it was sent. */
export interface Failure {
  no: string;
  message: string;
}

/** A document and where it goes: on, or back for a reason. */
interface Move {
  row: TungguRow;
  alasan?: string;
}

const end = ({ row, alasan }: Move, { key }: { key: string }): Promise<Answer<unknown>> => {
  const options = { key, toko: row.kode_toko };
  const params = { no_tunggu: row.no_tunggu };
  if (alasan !== undefined) return call(batalTunggu, { params, body: { alasan } }, options);
  return call(moveOf(row) === 'bayar' ? bayarTunggu : validasiTunggu, { params }, options);
};

/** Ends documents one after the other, each by itself: one that is refused keeps none of the others. */
export const useEnding = (onEnded: (ended: readonly string[]) => void) => {
  const { t } = useTranslation('tunggu');
  const client = useQueryClient();
  const message = useMessage();
  const [sending, setSending] = useState(false);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const { send } = useOutbox(({ row }) => `tunggu/${row.no_tunggu}`, end, { asks: false });

  const run = async (rows: readonly TungguRow[], alasan?: string) => {
    const ended: string[] = [];
    const failed: Failure[] = [];
    setSending(true);
    for (const row of rows) {
      try {
        await send({ row, ...(alasan !== undefined && { alasan }) });
        ended.push(row.no_tunggu);
      } catch (error) {
        if (!isApiError(error)) throw error;
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
      const done = await run(rows);
      if (done.sent === 0) return;
      (done.failed > 0 ? alertError : alertSuccess)(message(outcomeOf(done)));
    },
    /** True when all of them are refused. */
    refuse: async (rows: readonly TungguRow[], alasan: string): Promise<boolean> => {
      const done = await run(rows, alasan);
      if (done.ended > 0) alertSuccess(t('refused', { count: done.ended }));
      return done.failed === 0 && done.sent > 0;
    },
  };
};
export type Ending = ReturnType<typeof useEnding>;
