import { type Promo, type PromoInput, postPromo, putPromo } from '@kadar/contract/endpoints/promo.ts';
import { Alert, Button, Modal } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { useSend } from '../../kit/api/useSend.ts';
import { ChatPreview } from '../../kit/chat/ChatPreview.tsx';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertError, alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { useSetting } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { type Draft, draftOf, type Problems, previewText } from './draft.ts';
import { PromoFields } from './PromoFields.tsx';
import css from './promo.module.css';
import { audienceQuery } from './queries.ts';
import { TestMessage } from './TestMessage.tsx';

interface Props {
  toko: string;
  /** The promo that is changed; a new one without. */
  promo: Promo | null;
  start: Draft;
  /** Whether the shop has a WhatsApp account. */
  account: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** Where the server's refusal belongs: its fields, else the spec's one sentence. */
const useRefusal = (setProblems: (problems: Problems) => void) => {
  const message = useMessage();
  return (error: unknown): void => {
    if (isApiError(error) && Object.keys(error.fields).length > 0) {
      setProblems(
        Object.fromEntries(Object.entries(error.fields).map(([name, field]) => [name, field.message])),
      );
      alertError(message('PROMO_GAGAL_DISIMPAN'));
    } else if (isApiError(error) && error.kind === 'refused' && error.status >= 500)
      alertError(message('PROMO_GAGAL_DISIMPAN'));
    else showFailure(error);
  };
};

/** A promo's text, receivers and time, with the message beside it as its receiver will read it. */
export const PromoEditor = ({ toko, promo, start, account, onClose, onSaved }: Props) => {
  const { t } = useTranslation(['promo', 'kit']);
  const message = useMessage();
  const whatsapp = useSetting('WABLAS_MODULE');
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const [begun] = useState<Draft>(promo ? draftOf(promo) : start);
  const [draft, setDraft] = useState(begun);
  const [problems, setProblems] = useState<Problems>({});
  const refused = useRefusal(setProblems);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems]);
  const { audiens, jenis_pelanggan, tgl_kirim } = draft;
  const audience = useQuery({
    ...audienceQuery(toko, { audiens, jenis_pelanggan, tgl_kirim }),
    enabled: tgl_kirim !== '' && (audiens !== 'JENIS' || jenis_pelanggan !== ''),
  });
  const { send, sending } = useSend((body: PromoInput, { key }) =>
    promo
      ? call(putPromo, { params: { id: promo.id }, body: { ...body, version: promo.version } }, { key })
      : call(postPromo, { body }, { key }),
  );
  const change = (next: Partial<Draft>) => {
    setDraft({ ...draft, ...next });
    setProblems({});
  };
  const save = async (jadwalkan: boolean) => {
    if (sending) return;
    if (draft.template.trim() === '')
      return setProblems({ template: message('WAJIB_DIISI', { label: t('template') }) });
    if (draft.tgl_kirim === '') return setProblems({ tgl_kirim: message('TANGGAL_KOSONG') });
    try {
      const answer = await send({ ...draft, jadwalkan });
      alertSuccess(answer.message ?? message('PROMO_DISIMPAN'));
      onSaved();
    } catch (error) {
      refused(error);
    }
  };
  const close = async () => {
    const dirty = JSON.stringify(draft) !== JSON.stringify(begun);
    if (!dirty || (await confirm({ text: t('kit:dropChanges'), ok: t('kit:drop'), danger: true }))) onClose();
  };
  useScreenKeys([['mod+S', () => void save(whatsapp)]], { inDialog: true });
  const text = previewText(draft.template, audience.data?.contoh);
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={t(promo ? 'editTitle' : 'addTitle')}
      closeOnClickOutside={false}
      closeOnEscape={closeOnEscape}
      size="min(1080px, 96vw)"
    >
      {!(whatsapp && account) && (
        <Alert icon={<IconAlertTriangle size={18} />} color="gold" mb="md">
          {t(whatsapp ? 'noAccount' : 'moduleOff')}
        </Alert>
      )}
      <div className={css.editor}>
        <form ref={form} noValidate onKeyDown={moveOn} onSubmit={(event) => event.preventDefault()}>
          <PromoFields draft={draft} problems={problems} audience={audience.data} onChange={change} />
        </form>
        <div className={css.side}>
          <h3 className={css.sideTitle}>{t('preview')}</h3>
          <ChatPreview
            label={t('preview')}
            text={text}
            time={draft.jam_kirim}
            placeholder={t('previewEmpty')}
            {...(draft.image_url && { image: draft.image_url })}
          />
          {audience.data && !audience.data.contoh && <p className={css.hint}>{t('noSample')}</p>}
          {whatsapp && account && <TestMessage template={draft.template} image_url={draft.image_url} />}
        </div>
      </div>
      <DialogFoot>
        <Button onClick={() => void close()}>{t('close')}</Button>
        <Button loading={sending} onClick={() => void save(false)}>
          {t('saveDraft')}
        </Button>
        <Button
          variant="filled"
          loading={sending}
          disabled={!whatsapp}
          onClick={() => void save(true)}
          rightSection={<Hotkey keys="Ctrl+S" />}
        >
          {t('schedule')}
        </Button>
      </DialogFoot>
    </Modal>
  );
};
