import type { DataOf } from '@kadar/contract/endpoint.ts';
import {
  type Jadwal,
  type pilihanJadwal,
  postJadwal,
  putJadwal,
} from '@kadar/contract/endpoints/jadwal-laporan.ts';
import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { useMessage } from '../../kit/text.ts';
import { bodyOf, type Draft, draftOf, type Problems, problemsOf } from './draft.ts';
import { JadwalFields } from './JadwalFields.tsx';

interface Props {
  /** The schedule that is changed; a new one without. */
  jadwal: Jadwal | null;
  start: Draft;
  choices: DataOf<typeof pilihanJadwal>;
  onClose: () => void;
  onSaved: () => void;
}

/** What a schedule says: what, of which shop, when, to whom. */
export const JadwalEditor = ({ jadwal, start, choices, onClose, onSaved }: Props) => {
  const { t } = useTranslation(['jadwal-laporan', 'kit']);
  const message = useMessage();
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const [begun] = useState<Draft>(jadwal ? draftOf(jadwal) : start);
  const [draft, setDraft] = useState(begun);
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  const { send, sending } = useOutbox(
    jadwal ? `jadwal-laporan/${jadwal.id}` : 'jadwal-laporan',
    (body: Draft, { key }) =>
      jadwal
        ? call(putJadwal, { params: { id: jadwal.id }, body: { ...body, version: jadwal.version } }, { key })
        : call(postJadwal, { body }, { key }),
  );
  const save = async () => {
    if (sending) return;
    const missing: Problems = {
      ...(draft.nama.trim() === '' && { nama: message('WAJIB_DIISI', { label: t('nama') }) }),
      ...(draft.isi === 'LAPORAN' &&
        draft.laporan === '' && { laporan: message('WAJIB_DIISI', { label: t('laporan') }) }),
      ...(draft.penerima.length === 0 && { penerima: message('PENERIMA_WAJIB') }),
    };
    if (Object.keys(missing).length > 0) return setProblems(missing);
    try {
      const answer = await send(bodyOf(draft));
      alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
      onSaved();
    } catch (error) {
      if (isApiError(error) && Object.keys(error.fields).length > 0) setProblems(problemsOf(error.fields));
      else showFailure(error);
    }
  };
  const close = async () => {
    const dirty = JSON.stringify(draft) !== JSON.stringify(begun);
    if (!dirty || (await confirm({ text: t('kit:dropChanges'), ok: t('kit:drop'), danger: true }))) onClose();
  };
  useScreenKeys([['mod+S', () => void save()]], { inDialog: true });
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={t(jadwal ? 'editTitle' : 'addTitle')}
      closeOnClickOutside={false}
      closeOnEscape={closeOnEscape}
      size="min(640px, 96vw)"
    >
      <form ref={form} noValidate onKeyDown={moveOn} onSubmit={(event) => event.preventDefault()}>
        <JadwalFields
          draft={draft}
          problems={problems}
          choices={choices}
          onChange={(next) => {
            setDraft((was) => ({ ...was, ...next }));
            setProblems({});
          }}
        />
      </form>
      <DialogFoot>
        <Button onClick={() => void close()}>{t('kit:close')}</Button>
        <Button
          variant="filled"
          loading={sending}
          onClick={() => void save()}
          rightSection={<Hotkey keys="Ctrl+S" />}
        >
          {t('save')}
        </Button>
      </DialogFoot>
    </Modal>
  );
};
