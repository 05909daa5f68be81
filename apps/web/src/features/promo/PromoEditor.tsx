import type { DataOf } from '@kadar/contract/endpoint.ts';
import {
  type audiensPromo,
  type Promo,
  type PromoInput,
  postPromo,
  putPromo,
} from '@kadar/contract/endpoints/promo.ts';
import { Alert, Button, Modal, Select } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { ChatPreview } from '../../kit/chat/ChatPreview.tsx';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertError, alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { OfToko } from '../../kit/fields/records.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { tokoChoices, useMe, useSetting } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { type Draft, draftOf, type Problems, previewText, startedAt } from './draft.ts';
import { PromoFields } from './PromoFields.tsx';
import css from './promo.module.css';
import { audienceQuery, standardQuery } from './queries.ts';
import { TestMessage } from './TestMessage.tsx';

interface Props {
  /** The shop of the promo; '' where the form asks for it. */
  toko: string;
  /** Promos of several shops stand together: the form says whose this is. */
  showsToko: boolean;
  /** The promo that is changed; a new one without. */
  promo: Promo | null;
  start: Draft;
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

/** Whose promo it is, and what a new one of that shop starts from. */
const useShop = (first: string, setDraft: (change: (was: Draft) => Draft) => void) => {
  const client = useQueryClient();
  const [toko, setToko] = useState(first);
  const standard = useQuery({ ...standardQuery(toko), enabled: toko !== '' }).data;
  const choose = async (next: string) => {
    setToko(next);
    const { template } = await client.ensureQueryData(standardQuery(next));
    setDraft((was) => startedAt(was, standard?.template ?? '', template));
  };
  return { toko, choose, account: standard?.akun ?? true };
};

interface TokoProps {
  value: string;
  /** A promo stays with its shop. */
  fixed: boolean;
  error: string | undefined;
  onChange: (toko: string) => void;
}

const Toko = ({ value, fixed, error, onChange }: TokoProps) => {
  const { t } = useTranslation('kit');
  const { tokos } = useMe();
  return (
    <Select
      label={t('toko')}
      placeholder={t('pickToko')}
      withAsterisk
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      allowDeselect={false}
      disabled={fixed}
      error={error}
      data={tokoChoices(tokos)}
      value={value || null}
      onChange={(next) => next && onChange(next)}
      data-autofocus={!fixed || undefined}
    />
  );
};

interface PreviewProps {
  draft: Draft;
  audience: DataOf<typeof audiensPromo> | undefined;
  /** The shop that may send a message to try it; '' where none may. */
  tests: string;
}

/** The message as its receiver will read it. */
const Preview = ({ draft, audience, tests }: PreviewProps) => {
  const { t } = useTranslation('promo');
  return (
    <div className={css.side}>
      <h3 className={css.sideTitle}>{t('preview')}</h3>
      <ChatPreview
        label={t('preview')}
        text={previewText(draft.template, audience?.contoh)}
        time={draft.jam_kirim}
        placeholder={t('previewEmpty')}
        {...(draft.image_url && { image: draft.image_url })}
      />
      {audience && !audience.contoh && <p className={css.hint}>{t('noSample')}</p>}
      {tests !== '' && <TestMessage toko={tests} template={draft.template} image_url={draft.image_url} />}
    </div>
  );
};

/** A promo's text, receivers and time, with the message beside it as its receiver will read it. */
export const PromoEditor = ({ toko: first, showsToko, promo, start, onClose, onSaved }: Props) => {
  const { t } = useTranslation(['promo', 'kit']);
  const message = useMessage();
  const whatsapp = useSetting('WABLAS_MODULE');
  useReturnFocus();
  const closeOnEscape = useOwnEscape();
  const [begun] = useState<Draft>(promo ? draftOf(promo) : start);
  const [draft, setDraft] = useState(begun);
  const { toko, choose, account } = useShop(first, setDraft);
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
    enabled: toko !== '' && tgl_kirim !== '' && (audiens !== 'JENIS' || jenis_pelanggan !== ''),
  });
  const { send, sending } = useOutbox(
    promo ? `promo/${promo.id}` : `promo-baru/${toko}`,
    (body: PromoInput, { key }) =>
      promo
        ? call(
            putPromo,
            { params: { id: promo.id }, body: { ...body, version: promo.version } },
            { key, toko },
          )
        : call(postPromo, { body }, { key, toko }),
  );
  const change = (next: Partial<Draft>) => {
    setDraft((was) => ({ ...was, ...next }));
    setProblems({});
  };
  const save = async (jadwalkan: boolean) => {
    if (sending) return;
    if (toko === '') return setProblems({ kode_toko: message('PILIH_TOKO') });
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
          <OfToko value={toko || undefined}>
            <PromoFields
              takesImage={toko !== ''}
              toko={
                showsToko && (
                  <Toko
                    value={toko}
                    fixed={promo !== null}
                    error={problems.kode_toko}
                    onChange={(next) => {
                      setProblems({});
                      void choose(next).catch(showFailure);
                    }}
                  />
                )
              }
              draft={draft}
              problems={problems}
              audience={audience.data}
              onChange={change}
            />
          </OfToko>
        </form>
        <Preview draft={draft} audience={audience.data} tests={whatsapp && account ? toko : ''} />
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
