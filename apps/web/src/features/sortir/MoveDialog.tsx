import type { BarangSortir, KeSortir, LotBelian } from '@kadar/contract/endpoints/sortir-belian.ts';
import { Button, Modal, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../kit/api/errors.ts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { sumsOf } from './board-model.ts';
import { type Sorting, traysQuery } from './queries.ts';
import css from './sortir.module.css';

interface TrayProps {
  toko: string;
  value: string;
  error: string | undefined;
  onChange: (kode_baki: string) => void;
}

/** A tray of the shop from which pieces are sold. */
export const TraySelect = ({ toko, value, error, onChange }: TrayProps) => {
  const { t } = useTranslation('sortir');
  const trays = useQuery(traysQuery(toko));
  return (
    <Select
      label={t('tray')}
      withAsterisk
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      data={(trays.data ?? []).map(({ kode_baki, nama_gudang, nama_baki }) => ({
        value: kode_baki,
        label: [kode_baki, nama_gudang, nama_baki].filter(Boolean).join(' · '),
      }))}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      error={error}
      data-autofocus
    />
  );
};

/** Whether a move asks for more than where to. */
export const asksMore = (ke: KeSortir): boolean => !['BELI', 'ROSOK'].includes(ke);

interface Props {
  toko: string;
  ke: KeSortir;
  pieces: readonly BarangSortir[];
  lots: readonly LotBelian[];
  sorting: Sorting;
  onDone: () => void;
  onClose: () => void;
}

const START = { kode_baki: '', no_lot: '', pejabat: '', no_surat: '', keterangan: '' };
const NEW_LOT = '+';

/** Where to exactly: the tray, the lot, the letter of the police. A new lot is opened with it. */
export const MoveDialog = ({ toko, ke, pieces, lots, sorting, onDone, onClose }: Props) => {
  const { t } = useTranslation('sortir');
  useReturnFocus();
  const own = lots.filter(({ jenis }) => jenis === ke);
  const isLot = ke === 'CUCI' || ke === 'SEPUH' || ke === 'LEBUR';
  const [values, setValues] = useState({ ...START, no_lot: own.at(-1)?.no_lot ?? NEW_LOT });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const set = (change: Partial<typeof START>) => setValues({ ...values, ...change });
  const save = async () => {
    if (sorting.sort.sending || sorting.open.sending) return;
    const { kode_baki, no_lot, keterangan, ...letter } = values;
    try {
      const lot =
        isLot && no_lot === NEW_LOT
          ? (await sorting.open.send({ jenis: ke, keterangan })).data.no_faktur
          : no_lot;
      if (isLot && lot !== no_lot) set({ no_lot: lot });
      await sorting.sort.send({
        ke,
        barcodes: pieces.map(({ kode_barcode }) => kode_barcode),
        ...(ke === 'READY' && { kode_baki }),
        ...(isLot && { no_lot: lot }),
        ...letter,
        keterangan,
      });
      onDone();
    } catch (error) {
      const fields = isApiError(error) ? Object.entries(error.fields) : [];
      if (fields.length === 0) return showFailure(error);
      setProblems(Object.fromEntries(fields.map(([name, { message: text }]) => [name, text])));
    }
  };
  useScreenKeys([['mod+S', () => void save()]], { inDialog: true });
  const { qty, berat } = sumsOf(pieces);
  const input = (name: 'pejabat' | 'no_surat' | 'keterangan', required: boolean) => (
    <TextField
      key={name}
      label={t(name)}
      withAsterisk={required}
      value={values[name]}
      onChange={(text) => set({ [name]: text })}
      error={problems[name]}
      maxLength={name === 'no_surat' ? 40 : 60}
      {...(name === 'pejabat' && { 'data-autofocus': true })}
    />
  );
  const police = ke === 'DITAHAN_POLISI' || ke === 'DISITA';
  return (
    <Modal opened onClose={onClose} title={t('moveTitle', { to: t(`ke.${ke}`) })} size="sm">
      <form
        className={css.form}
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <output className="num">
          {t('pieces', { count: qty })} · {showGram(berat)}
        </output>
        {ke === 'READY' && (
          <TraySelect
            toko={toko}
            value={values.kode_baki}
            error={problems.kode_baki}
            onChange={(kode_baki) => set({ kode_baki })}
          />
        )}
        {isLot && (
          <Select
            label={t('lot')}
            allowDeselect={false}
            data={[
              ...own.map(({ no_lot, keterangan }) => ({
                value: no_lot,
                label: [no_lot, keterangan].filter(Boolean).join(' · '),
              })),
              { value: NEW_LOT, label: t('newLot') },
            ]}
            value={own.some(({ no_lot }) => no_lot === values.no_lot) ? values.no_lot : NEW_LOT}
            onChange={(no_lot) => set({ no_lot: no_lot ?? NEW_LOT })}
            error={problems.no_lot}
            data-autofocus
          />
        )}
        {police && [input('pejabat', true), input('no_surat', true)]}
        {input('keterangan', false)}
        <DialogFoot>
          <Button onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
            {t('back')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            loading={sorting.sort.sending || sorting.open.sending}
            rightSection={<Hotkey keys="Ctrl+S" />}
          >
            {t('move')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
};
