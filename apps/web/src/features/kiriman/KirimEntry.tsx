import { ActionIcon, Button, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../../kit/counter/Unanswered.tsx';
import { GramField } from '../../kit/fields/NumberFields.tsx';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { BarcodeField, TextField } from '../../kit/fields/TextFields.tsx';
import { showGram } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { Photo } from '../../kit/page/Photo.tsx';
import { tokoChoices, useMe } from '../../kit/session.ts';
import css from '../../parts/barang/piece-form.module.css';
import { GroupLine } from './GroupLine.tsx';
import type { KirimForm } from './useKirim.ts';

interface Props {
  kirim: KirimForm;
  first: Ref<HTMLInputElement>;
  onPosted: () => void;
}

const Pieces = ({ kirim }: Pick<Props, 'kirim'>) => {
  const { t } = useTranslation('kiriman');
  return (
    <ul className={css.pieces} aria-label={t('pieces')}>
      {kirim.values.lines.map(({ kode_barcode, nama_barang, berat, kode_baki, qty }, at) => {
        const wrong = ['kode_barcode', 'qty', 'berat']
          .map((field) => kirim.errorAt(`lines.${at}.${field}`))
          .find(Boolean);
        return (
          <li key={kode_barcode} data-wrong={wrong ? true : undefined}>
            {qty === null && <Photo kode_barcode={kode_barcode} className={css.photo} />}
            <span>
              <strong>{nama_barang}</strong>
              <small className="num">
                {qty === null
                  ? `${kode_barcode} · ${showGram(berat)} · ${kode_baki}`
                  : [t('many', { count: qty }), berat > 0 && showGram(berat)].filter(Boolean).join(' · ')}
              </small>
              {wrong && <em role="alert">{wrong}</em>}
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={34}
              disabled={kirim.unanswered}
              aria-label={t('remove', { kode_barcode })}
              onClick={() => kirim.remove(kode_barcode)}
            >
              <IconX size={16} />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
};

/** How it travels. */
const Package = ({ kirim }: Pick<Props, 'kirim'>) => {
  const { t } = useTranslation('kiriman');
  const { values, errorAt, unanswered, set } = kirim;
  return (
    <>
      <TextField
        name="segel"
        label={t('segel')}
        withAsterisk
        maxLength={30}
        disabled={unanswered}
        error={errorAt('segel')}
        value={values.segel}
        onChange={(segel) => set({ segel })}
      />
      <TextField
        name="kurir"
        label={t('kurir')}
        maxLength={60}
        disabled={unanswered}
        error={errorAt('kurir')}
        value={values.kurir}
        onChange={(kurir) => set({ kurir })}
      />
      <GramField
        name="berat_paket"
        label={t('berat_paket')}
        disabled={unanswered}
        error={errorAt('berat_paket')}
        value={values.berat_paket}
        onChange={(berat_paket) => set({ berat_paket })}
      />
      <TextField
        name="keterangan"
        label={t('keterangan')}
        maxLength={150}
        disabled={unanswered}
        error={errorAt('keterangan')}
        value={values.keterangan}
        onChange={(keterangan) => set({ keterangan })}
      />
    </>
  );
};

/** Where it goes, under which seal, the pieces by scan and groups by choice. */
export const KirimEntry = ({ kirim, first, onPosted }: Props) => {
  const { t } = useTranslation(['kiriman', 'dokumen']);
  const { tokos } = useMe();
  const [code, setCode] = useState('');
  const { values, errorAt, sending, unanswered, set } = kirim;
  const save = async () => {
    if (await kirim.save()) onPosted();
  };
  useScreenKeys(
    [
      ['F9', () => void save()],
      ['mod+S', () => void save()],
    ],
    { inDialog: true },
  );
  const berat = values.lines.reduce((sum, line) => sum + Math.round(line.berat * 1000), 0) / 1000;
  return (
    <form
      ref={kirim.form}
      className={css.form}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      {kirim.asksToko && (
        <Select
          name="kode_toko"
          label={t('toko')}
          withAsterisk
          searchable
          allowDeselect={false}
          openOnFocus={false}
          disabled={unanswered}
          data={tokoChoices(tokos)}
          value={values.kode_toko || null}
          onChange={(kode_toko) => set({ kode_toko: kode_toko ?? '', lines: [] })}
        />
      )}
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
          kirim.add(typed);
        }}
      />
      <GroupLine kirim={kirim} />
      <Pieces kirim={kirim} />
      <SearchSelect
        name="tujuan"
        label={t('tujuan')}
        withAsterisk
        master="tokos"
        openOnFocus={false}
        disabled={unanswered}
        error={errorAt('tujuan')}
        value={values.tujuan}
        onChange={(tujuan) => set({ tujuan })}
      />
      <Package kirim={kirim} />
      {unanswered && <Unanswered onRelease={kirim.release}>{t('dokumen:unansweredText')}</Unanswered>}
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
        {t('send', { count: values.lines.length, berat: showGram(berat) })}
      </Button>
    </form>
  );
};
