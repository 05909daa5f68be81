import type { DataOf } from '@kadar/contract/endpoint.ts';
import { periksaBatch } from '@kadar/contract/endpoints/batch.ts';
import type { BatchRow } from '@kadar/contract/endpoints/terima-supplier.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { showGram } from '../../kit/format.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';

/** Says that a batch is tagged to the end, and tells what is left of it. */
export const useCheckBatch = (toko: string) => {
  const { t } = useTranslation('terima-supplier');
  const client = useQueryClient();
  const { send, sending } = useOutbox<{ batch: string[] }, DataOf<typeof periksaBatch>>(
    ({ batch }) => `periksa-batch.${batch[0]}`,
    (body, options) => call(periksaBatch, { body }, { ...options, toko }),
    { asks: false },
  );
  return async ({ no_batch }: BatchRow): Promise<void> => {
    if (sending) return;
    try {
      const [told] = (await send({ batch: [no_batch] })).data;
      alertSuccess(t('checkedWith', { no_batch, gram: showGram(told?.sisa ?? 0) }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error);
    }
    await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
  };
};
