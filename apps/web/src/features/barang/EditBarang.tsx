import { type Barang, editBarang } from '@kadar/contract/endpoints/barang.ts';
import { MAX_SIZE } from '@kadar/contract/endpoints/barang-input.ts';
import { Button, Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { alertSuccess } from '../../kit/dialogs/toasts.ts';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { useCan } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { AtributRows } from './AtributRows.tsx';
import css from './barang.module.css';
import formCss from './form.module.css';
import { ADD_ORDER, type EditBody, type EditValues, judgeEdit } from './form-model.ts';
import { useForm } from './use-form.ts';

const startOf = (piece: Barang): EditValues => ({
  kode_intern: piece.kode_intern,
  nama_barang: piece.nama_barang,
  size: piece.size,
  harga_emas_khusus: piece.harga_emas_khusus,
  ongkos_khusus: piece.ongkos_khusus,
  atribut: piece.atribut.map(({ nama, harga, ...more }, at) => ({ id: String(at), nama, harga, more })),
});

const useEditing = (piece: Barang, onClose: () => void) => {
  const { t } = useTranslation('barang');
  const message = useMessage();
  const client = useQueryClient();
  const start = startOf(piece);
  const form = useForm<EditValues>(start, ADD_ORDER, (name) => t(name as 'kadar'));
  const { send, sending } = useOutbox(
    `barang/${piece.kode_barcode}`,
    (body: EditBody, { key }) =>
      call(
        editBarang,
        { params: { kode_barcode: piece.kode_barcode }, body },
        { key, toko: piece.kode_toko },
      ),
    { asks: false },
  );
  const save = async () => {
    if (sending) return;
    const { body, problems } = judgeEdit(form.values, piece._version);
    if (Object.keys(problems).length > 0) return form.refuse(problems);
    try {
      const answer = await send(body);
      alertSuccess(answer.message ?? message('DATA_DIEDIT'));
      onClose();
      await client.invalidateQueries({ queryKey: ['barang'] });
    } catch (error) {
      form.fail(error);
      if (isApiError(error) && error.code === 'DATA_BERUBAH')
        await client.invalidateQueries({ queryKey: ['barang'] });
    }
  };
  return { form, save, sending, dirty: JSON.stringify(form.values) !== JSON.stringify(start) };
};

/** Changes what is said about a piece; weight, purity and tray belong to other documents. */
export const EditBarang = ({ piece, onClose }: { piece: Barang; onClose: () => void }) => {
  const { t } = useTranslation(['barang', 'kit']);
  useReturnFocus();
  const { form, save, sending, dirty } = useEditing(piece, onClose);
  const setsPrices = useCan('parameter.write') !== undefined;
  const { values, set, bind } = form;
  const closeOnEscape = useOwnEscape();
  const close = async () => {
    if (!dirty) return onClose();
    const drop = await confirm({ text: t('kit:dropChanges'), ok: t('kit:drop'), danger: true });
    if (drop) onClose();
  };
  useScreenKeys([['mod+S', () => void save()]], { inDialog: true });
  return (
    <Modal
      opened
      onClose={() => void close()}
      title={t('editTitle', { kode_barcode: piece.kode_barcode })}
      closeOnClickOutside={false}
      closeOnEscape={closeOnEscape}
      size="lg"
    >
      <form
        ref={form.form}
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        noValidate
      >
        <div className={formCss.group}>
          <TextField
            {...bind('nama_barang')}
            className={formCss.wide ?? ''}
            withAsterisk
            value={values.nama_barang}
            onChange={(nama_barang) => set({ nama_barang })}
            maxLength={60}
            data-autofocus
          />
          <TextField
            {...bind('kode_intern')}
            value={values.kode_intern}
            onChange={(kode_intern) => set({ kode_intern })}
            maxLength={30}
          />
          <TextField
            {...bind('size')}
            value={values.size}
            onChange={(size) => set({ size })}
            maxLength={MAX_SIZE}
          />
          <RupiahField
            {...bind('ongkos_khusus')}
            value={values.ongkos_khusus}
            onChange={(ongkos_khusus) => set({ ongkos_khusus })}
            placeholder={t('byParameter')}
          />
          {setsPrices && (
            <RupiahField
              {...bind('harga_emas_khusus')}
              value={values.harga_emas_khusus}
              onChange={(harga_emas_khusus) => set({ harga_emas_khusus })}
              placeholder={t('byParameter')}
            />
          )}
          <div className={formCss.wide}>
            <AtributRows
              value={values.atribut}
              onChange={(atribut) => set({ atribut })}
              error={bind('atribut').error || undefined}
            />
          </div>
        </div>
        <p className={css.quiet}>{t('editNote')}</p>
        <DialogFoot>
          <Button onClick={() => void close()} rightSection={<Hotkey keys="Esc" />}>
            {t('kit:cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={sending} rightSection={<Hotkey keys="Ctrl+S" />}>
            {t('kit:save')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
};
