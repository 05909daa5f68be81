import type { DataOf } from '@kadar/contract/endpoint.ts';
import { postSelesai, type SelesaiBatchInput } from '@kadar/contract/endpoints/batch.ts';
import type { BatchRow } from '@kadar/contract/endpoints/terima-supplier.ts';
import { Button, Checkbox, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertSuccess } from '../../kit/dialogs/toasts.ts';
import { useRefusals } from '../../kit/dialogs/useRefusals.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { showGram, unbroken } from '../../kit/format.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useMe } from '../../kit/session.ts';
import css from './terima.module.css';

interface Props {
  /** Those that are tagged to the end, and the one at hand. */
  batches: readonly BatchRow[];
  toko: string;
  onClose: () => void;
}

/** Batches are ended one after another, each by itself: what is refused stays, and those after it. */
export const EndBatches = ({ batches, toko, onClose }: Props) => {
  const { t } = useTranslation(['terima-supplier', 'kit']);
  const client = useQueryClient();
  const toleransi = useMe().settings.SELISIH_INTERN_GRAM as number;
  const [rows] = useState(batches);
  const [chosen, setChosen] = useState<readonly string[]>(rows.map(({ no_batch }) => no_batch));
  const [ended, setEnded] = useState<readonly string[]>([]);
  const { form, clear, refused } = useRefusals<HTMLFormElement>();
  const closeOnEscape = useOwnEscape();
  useReturnFocus();
  const { send, sending } = useOutbox<SelesaiBatchInput, DataOf<typeof postSelesai>>(
    ({ no_batch }) => `selesai-terima.${no_batch}`,
    (body, options) => call(postSelesai, { body }, { ...options, toko }),
    { asks: false },
  );
  const left = rows.filter(({ no_batch }) => chosen.includes(no_batch) && !ended.includes(no_batch));
  const sisa = left.reduce((sum, row) => sum + Math.round(row.sisa * 1000), 0) / 1000;
  const save = async (): Promise<void> => {
    if (sending || left.length === 0) return;
    clear();
    try {
      for (const { no_batch } of left) {
        await send({ no_batch });
        setEnded((was) => [...was, no_batch]);
      }
      alertSuccess(t('ended', { count: left.length }));
      onClose();
    } catch (error) {
      refused(error);
    } finally {
      await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
    }
  };
  useScreenKeys([['F9', () => void save()]], { inDialog: true });
  return (
    <Modal opened onClose={onClose} title={t('end')} size="lg" closeOnEscape={closeOnEscape}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={css.ends}>
          {rows.map(({ no_batch, nama_supplier, kadar, sisa: mg }, at) => (
            <div key={no_batch} className={css.end} data-beyond={mg > toleransi || undefined}>
              <Checkbox
                label={`${no_batch} · ${nama_supplier} · ${kadar}`}
                checked={chosen.includes(no_batch)}
                disabled={sending || ended.includes(no_batch)}
                {...(at === 0 && { 'data-autofocus': true })}
                onChange={({ currentTarget: { checked } }) =>
                  setChosen((was) =>
                    checked ? [...was, no_batch] : was.filter((other) => other !== no_batch),
                  )
                }
              />
              <output className="num">{showGram(mg)}</output>
            </div>
          ))}
        </div>
        <DialogFoot>
          <output className={`${css.owed} num`}>{unbroken(t('lost', { gram: showGram(sisa) }))}</output>
          <Button onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
            {t('kit:cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            loading={sending}
            disabled={left.length === 0}
            rightSection={<Hotkey keys="F9" />}
          >
            {t('end')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
};
