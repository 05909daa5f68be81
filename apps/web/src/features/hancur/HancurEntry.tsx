import { fotoHancur } from '@kadar/contract/endpoints/hancur.ts';
import { SEBAB_HANCUR, SEBAB_HANCUR_WORDS } from '@kadar/contract/sebab-hancur.ts';
import { ActionIcon, Button, Select } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../../kit/counter/Unanswered.tsx';
import { BarcodeField, TextField } from '../../kit/fields/TextFields.tsx';
import { showGram } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { tokoChoices, useMe } from '../../kit/session.ts';
import { useText } from '../../kit/text.ts';
import { TakePhoto } from '../../parts/pembelian/TakePhoto.tsx';
import { ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { useScale } from '../../parts/scale/useScale.ts';
import type { Gone } from './form.ts';
import css from './hancur.module.css';
import type { HancurForm } from './useHancur.ts';

interface Props {
  hancur: HancurForm;
  first: Ref<HTMLInputElement>;
  onPosted: () => void;
}

/** A piece, and what came off it on the scale. */
const Piece = ({ hancur, line, at }: { hancur: HancurForm; line: Gone; at: number }) => {
  const { t } = useTranslation('hancur');
  const { scale, state } = useScale();
  const { kode_barcode, nama_barang, kode_baki, berat_asli, berat_hancur } = line;
  const wrong = hancur.errorAt(`lines.${at}`);
  const lost = berat_hancur === null ? null : Math.round((berat_asli - berat_hancur) * 1000) / 1000;
  return (
    <li data-wrong={wrong ? true : undefined}>
      <span>
        <strong>{nama_barang}</strong>
        <small className="num">
          {kode_barcode} · {kode_baki} · {showGram(berat_asli)}
        </small>
        {wrong && <em role="alert">{wrong}</em>}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={34}
        disabled={hancur.unanswered}
        aria-label={t('remove', { kode_barcode })}
        onClick={() => hancur.remove(kode_barcode)}
      >
        <IconX size={16} />
      </ActionIcon>
      {hancur.scrap && (
        <div className={css.weight}>
          <ScaleWeight
            scale={scale}
            state={at === 0 ? state : { ...state, status: 'NONE' }}
            typed={false}
            of={{ name: `lines.${at}.berat_hancur`, label: t('berat_hancur') }}
            value={berat_hancur}
            error={hancur.errorAt(`lines.${at}.berat_hancur`)}
            disabled={hancur.unanswered}
            onChange={(berat) => hancur.setWeight(kode_barcode, berat)}
          />
          <output className="num" data-wrong={lost !== null && lost < 0 ? true : undefined}>
            {lost === null ? '' : t('susut', { berat: showGram(lost) })}
          </output>
        </div>
      )}
    </li>
  );
};

/** The lot that takes the scrap; a new one is a press away. */
const Lot = ({ hancur }: Pick<Props, 'hancur'>) => {
  const { t } = useTranslation('hancur');
  return (
    <div className={css.lot}>
      <Select
        name="no_lot"
        label={t('no_lot')}
        withAsterisk
        allowDeselect={false}
        openOnFocus={false}
        disabled={hancur.unanswered}
        placeholder={t('noLot')}
        data={hancur.lots.map(({ no_lot, keterangan }) => ({
          value: no_lot,
          label: [no_lot, keterangan].filter(Boolean).join(' · '),
        }))}
        error={hancur.errorAt('no_lot')}
        value={hancur.values.no_lot || null}
        onChange={(no_lot) => hancur.set({ no_lot: no_lot ?? '' })}
      />
      <Button
        h={44}
        disabled={hancur.unanswered || hancur.toko === ''}
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        onClick={() => void hancur.openLot()}
      >
        {t('newLot')}
      </Button>
    </div>
  );
};

/** Pieces by scan, why they go, what came off each, and a photo of it. */
export const HancurEntry = ({ hancur, first, onPosted }: Props) => {
  const { t } = useTranslation(['hancur', 'dokumen']);
  const text = useText();
  const { tokos } = useMe();
  const [code, setCode] = useState('');
  const { values, errorAt, sending, unanswered, scrap, set } = hancur;
  const save = async () => {
    if (await hancur.save()) onPosted();
  };
  useScreenKeys(
    [
      ['F9', () => void save()],
      ['mod+S', () => void save()],
    ],
    { inDialog: true },
  );
  return (
    <form
      ref={hancur.form}
      className={css.form}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      {hancur.asksToko && (
        <Select
          name="kode_toko"
          label={t('toko')}
          withAsterisk
          searchable
          openOnFocus={false}
          disabled={unanswered}
          data={tokoChoices(tokos)}
          value={values.kode_toko || null}
          onChange={(kode_toko) => set({ kode_toko: kode_toko ?? '', no_lot: '', lines: [], foto: '' })}
        />
      )}
      <Select
        name="sebab"
        label={t('sebab')}
        withAsterisk
        allowDeselect={false}
        openOnFocus={false}
        disabled={unanswered}
        data={SEBAB_HANCUR.map((value) => ({ value, label: text(SEBAB_HANCUR_WORDS[value]) }))}
        {...(!scrap && { description: t('backToBatch') })}
        value={values.sebab}
        onChange={(sebab) => sebab && set({ sebab })}
      />
      <BarcodeField
        ref={first}
        name="kode_barcode"
        label={t('scan')}
        placeholder={t('scanHere')}
        disabled={unanswered}
        error={values.lines.length === 0 ? errorAt('lines') : undefined}
        value={code}
        onChange={setCode}
        onCode={(typed) => {
          setCode('');
          hancur.add(typed);
        }}
      />
      <ul className={css.pieces} aria-label={t('pieces')}>
        {values.lines.map((line, at) => (
          <Piece key={line.kode_barcode} hancur={hancur} line={line} at={at} />
        ))}
      </ul>
      {scrap && <Lot hancur={hancur} />}
      <TakePhoto
        label={t('foto')}
        path={fotoHancur.path}
        {...(hancur.asksToko && { toko: values.kode_toko })}
        foto={values.foto}
        required
        error={errorAt('foto')}
        disabled={unanswered}
        onTaken={(foto) => set({ foto })}
      />
      <TextField
        name="keterangan"
        label={t('keterangan')}
        withAsterisk
        maxLength={150}
        disabled={unanswered}
        error={errorAt('keterangan')}
        value={values.keterangan}
        onChange={(keterangan) => set({ keterangan })}
      />
      {unanswered && <Unanswered onRelease={hancur.release}>{t('dokumen:unansweredText')}</Unanswered>}
      <Button
        type="submit"
        variant="filled"
        size="md"
        h={48}
        px="xs"
        classNames={{ label: css.action ?? '' }}
        loading={sending}
        rightSection={<Hotkey keys="F9" />}
      >
        {t('destroy', { count: values.lines.length })}
      </Button>
    </form>
  );
};
