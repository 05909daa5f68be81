import { getLabelTag, pratinjauTag, putLabelTag } from '@kadar/contract/endpoints/label-tag.ts';
import type { TagLayout } from '@kadar/contract/label-tag.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { alertSuccess, showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { queuePrint } from '../../kit/print/queue.ts';

const KEY = ['label-tag'] as const;
/** Arrows come fast; the printer's own setting is asked for when they rest. */
const REST_MS = 120;

/** The layout of a shop's tags while it is worked on, and what the printer makes of it. */
export const useLabel = (toko: string) => {
  const { t } = useTranslation('label');
  const client = useQueryClient();
  const kept = useQuery({ queryKey: [...KEY, toko], queryFn: async () => (await call(getLabelTag)).data });
  const [draft, setDraft] = useState<TagLayout | null>(null);
  const layout = draft ?? kept.data?.layout;
  const [rested] = useDebouncedValue(layout, REST_MS);
  const preview = useQuery({
    queryKey: [...KEY, toko, 'pratinjau', rested],
    queryFn: async () => (rested ? (await call(pratinjauTag, { body: { layout: rested } })).data : null),
    enabled: rested !== undefined,
    placeholderData: keepPreviousData,
  });
  const { send, sending } = useOutbox(
    'label-tag',
    (body: { layout: TagLayout | null; version: number }, options) => call(putLabelTag, { body }, options),
    { asks: false },
  );
  const put = async (next: TagLayout | null) => {
    if (!kept.data) return;
    try {
      const { data } = await send({ layout: next, version: kept.data.version });
      client.setQueryData([...KEY, toko], data);
      setDraft(null);
      alertSuccess(t('saved'));
    } catch (error) {
      showFailure(error);
    }
  };
  const sample = async () => {
    if (!layout) return;
    try {
      const { nama_printer } = await queuePrint({ apa: 'CONTOH', layout });
      toast(t('sampleSent', { printer: nama_printer }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error);
    }
  };
  return {
    kept,
    layout,
    changed: draft !== null,
    setLayout: setDraft,
    preview: preview.data ?? undefined,
    save: () => (draft ? put(draft) : Promise.resolve()),
    standard: () => put(null),
    sample,
    sending,
  };
};
