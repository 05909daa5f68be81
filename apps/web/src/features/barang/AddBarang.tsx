import { addBarang, type Barang } from '@kadar/contract/endpoints/barang.ts';
import { Button, Drawer } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { OfToko } from '../../kit/fields/records.ts';
import { dropDraft, readDraft, useDraft } from '../../kit/list/drafts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { useActingToko, useSetting } from '../../kit/session.ts';
import { type BatchFacts, useBatches } from '../../parts/batches.ts';
import { AddFields } from './AddFields.tsx';
import css from './barang.module.css';
import { FotoPicker } from './FotoPicker.tsx';
import formCss from './form.module.css';
import { ADD_DRAFT, ADD_ORDER, type AddBody, type AddValues, EMPTY, judgeAdd, nextOf } from './form-model.ts';
import { uploadFoto } from './foto.ts';
import { PricePreview } from './PricePreview.tsx';
import { Saved } from './Saved.tsx';
import { useForm } from './use-form.ts';

interface Props {
  onClose: () => void;
  onSaved: (piece: Barang) => void;
  onOpen: (kode_barcode: string) => void;
  /** One piece only: who asked closes the form when it is told of it. */
  once?: boolean;
  /** What it is tagged out of, and the shop that lies in. */
  batch?: BatchFacts & { kode_toko: string };
}

/** An object URL that lives as long as its file is shown. */
const useObjectUrl = (file: File | null): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};

const useAdding = ({ onSaved, once = false, batch }: Pick<Props, 'onSaved' | 'once' | 'batch'>) => {
  const { t } = useTranslation('barang');
  const client = useQueryClient();
  const [restored] = useState(() => readDraft<AddValues>(ADD_DRAFT));
  const [start, setStart] = useState({ ...EMPTY, ...batch });
  const form = useForm<AddValues>(restored ? { ...EMPTY, ...restored, ...batch } : start, ADD_ORDER, (name) =>
    t(name as 'kadar'),
  );
  const [foto, setFoto] = useState<File | null>(null);
  const [saved, setSaved] = useState<readonly Barang[]>([]);
  const [showing, setShowing] = useState<Barang | null>(null);
  const { send, sending } = useOutbox(
    'barang-baru',
    ({ toko, body }: { toko: string | undefined; body: AddBody }, { key }) =>
      call(addBarang, { body }, { key, ...(toko !== undefined && { toko }) }),
  );
  const acting = useActingToko();
  const asksToko = acting === null;
  const batches = useBatches(acting ?? form.values.kode_toko);
  const asksBatch = useSetting('PENERIMAAN_INTERN_MODULE');
  const dirty = showing === null && (foto !== null || JSON.stringify(form.values) !== JSON.stringify(start));
  useDraft(ADD_DRAFT, dirty ? form.values : null);

  const photograph = async (piece: Barang): Promise<boolean> => {
    if (!foto) return false;
    try {
      await uploadFoto(client, piece, foto);
      return true;
    } catch (error) {
      // The piece stands; only its photo is missing, and can be set from its page.
      showFailure(error);
      return false;
    }
  };
  const save = async () => {
    if (sending || showing) return;
    const { body, problems } = judgeAdd(form.values, { asksToko, asksBatch });
    if (Object.keys(problems).length > 0) return form.refuse(problems);
    try {
      const { data } = await send({ toko: asksToko ? form.values.kode_toko : undefined, body });
      const piece = { ...data, foto: await photograph(data) };
      dropDraft(ADD_DRAFT);
      setSaved((was) => [piece, ...was]);
      if (!once) setShowing(piece);
      onSaved(piece);
      if (body.no_batch) void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
    } catch (error) {
      form.fail(error);
    }
  };
  const again = () => {
    const next = nextOf(form.values, batches.data);
    form.reset(next);
    setStart(next);
    setFoto(null);
    setShowing(null);
  };
  return {
    form,
    asksToko,
    batches,
    foto,
    setFoto,
    saved,
    showing,
    sending,
    dirty,
    save,
    again,
    restored: restored !== null,
  };
};

/** Adds pieces one after the other: the next one keeps what the lot has in common. */
const AddBarang = ({ onClose, onSaved, onOpen, once = false, batch }: Props) => {
  const { t } = useTranslation(['barang', 'kit']);
  useReturnFocus();
  const adding = useAdding({ onSaved, once, ...(batch && { batch }) });
  const { form, showing, saved } = adding;
  const preview = useObjectUrl(adding.foto);
  const closeOnEscape = useOwnEscape();
  const close = async () => {
    if (adding.dirty) {
      const drop = await confirm({ text: t('kit:dropChanges'), ok: t('kit:drop'), danger: true });
      if (!drop) return;
    }
    dropDraft(ADD_DRAFT);
    onClose();
  };
  useScreenKeys([['mod+S', () => void adding.save()]], { inDialog: true, enabled: showing === null });
  return (
    <Drawer
      opened
      onClose={() => void close()}
      position="right"
      size="min(980px, 100vw)"
      title={t('addTitle')}
      closeOnClickOutside={false}
      closeOnEscape={closeOnEscape}
      classNames={{ title: css.drawerTitle ?? '' }}
    >
      {showing ? (
        <Saved piece={showing} all={saved} onAgain={adding.again} onClose={onClose} onOpen={onOpen} />
      ) : (
        <form
          ref={form.form}
          onKeyDown={moveOn}
          onSubmit={(event) => {
            event.preventDefault();
            void adding.save();
          }}
          noValidate
        >
          <div className={formCss.addForm}>
            <div>
              {adding.restored && saved.length === 0 && (
                <p className={css.quiet} role="status">
                  {t('kit:draftRestored')}
                </p>
              )}
              <OfToko value={(adding.asksToko && form.values.kode_toko) || undefined}>
                <AddFields
                  form={form}
                  again={saved.length > 0}
                  asksToko={adding.asksToko}
                  batches={adding.batches}
                />
              </OfToko>
            </div>
            <aside className={formCss.addSide}>
              <FotoPicker label={t('pickFoto')} onFile={adding.setFoto} preview={preview} />
              <PricePreview values={form.values} />
            </aside>
          </div>
          <DialogFoot>
            <Button onClick={() => void close()} rightSection={<Hotkey keys="Esc" />}>
              {t('kit:cancel')}
            </Button>
            <Button
              type="submit"
              variant="filled"
              loading={adding.sending}
              rightSection={<Hotkey keys="Ctrl+S" />}
            >
              {t('save')}
            </Button>
          </DialogFoot>
        </form>
      )}
    </Drawer>
  );
};

export default AddBarang;
