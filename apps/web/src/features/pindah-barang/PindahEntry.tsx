import { ActionIcon, Button, Select } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../../kit/counter/Unanswered.tsx';
import { BarcodeField, TextField } from '../../kit/fields/TextFields.tsx';
import { showGram } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { Photo } from '../../kit/page/Photo.tsx';
import { tokoChoices, useMe } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import css from '../../parts/barang/piece-form.module.css';
import { TraySelect } from '../../parts/barang/TraySelect.tsx';
import type { usePindah } from './usePindah.ts';

interface Props {
  pindah: ReturnType<typeof usePindah>;
  first: Ref<HTMLInputElement>;
  onPosted: () => void;
}

const Pieces = ({ pindah }: Pick<Props, 'pindah'>) => {
  const { t } = useTranslation('pindah-barang');
  const { lines } = pindah.values;
  return (
    <ul className={css.pieces} aria-label={t('pieces')}>
      {lines.map(({ kode_barcode, nama_barang, berat, dari_baki }) => (
        <li key={kode_barcode} data-wrong={pindah.problems[kode_barcode] ? true : undefined}>
          <Photo kode_barcode={kode_barcode} className={css.photo} />
          <span>
            <strong>{nama_barang}</strong>
            <small className="num">
              {kode_barcode} · {showGram(berat)} · {dari_baki}
            </small>
            {pindah.problems[kode_barcode] && <em role="alert">{pindah.problems[kode_barcode]}</em>}
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={34}
            disabled={pindah.unanswered}
            aria-label={t('remove', { kode_barcode })}
            onClick={() => pindah.remove(kode_barcode)}
          >
            <IconX size={16} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
};

/** Pieces by scan, or a whole tray, and the tray they go to. */
export const PindahEntry = ({ pindah, first, onPosted }: Props) => {
  const { t } = useTranslation(['pindah-barang', 'dokumen']);
  const message = useMessage();
  const { tokos } = useMe();
  const [code, setCode] = useState('');
  const { values, problems, sending, unanswered, toko, set } = pindah;
  const said = (name: string) =>
    problems[name] && message(problems[name], { label: t(name === 'kode_barcode' ? 'scan' : 'tujuan') });
  const save = async () => {
    if (await pindah.save()) onPosted();
  };
  useScreenKeys([['mod+S', () => void save()]], { inDialog: true });
  const berat = values.lines.reduce((sum, line) => sum + Math.round(line.berat * 1000), 0) / 1000;
  return (
    <form
      className={css.form}
      onKeyDown={moveOn}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      {pindah.asksToko && (
        <Select
          name="kode_toko"
          label={t('toko')}
          withAsterisk
          searchable
          openOnFocus={false}
          disabled={unanswered}
          data={tokoChoices(tokos)}
          error={said('kode_toko')}
          value={values.kode_toko || null}
          onChange={(kode_toko) =>
            set({ kode_toko: kode_toko ?? '', kode_baki: '', dari_baki: '', lines: [] })
          }
        />
      )}
      <BarcodeField
        ref={first}
        name="kode_barcode"
        label={t('scan')}
        placeholder={t('scanHere')}
        disabled={unanswered || values.dari_baki !== ''}
        error={said('kode_barcode') ?? said('lines')}
        value={code}
        onChange={setCode}
        onCode={(typed) => {
          setCode('');
          pindah.add(typed);
        }}
      />
      <Pieces pindah={pindah} />
      {values.lines.length === 0 && (
        <TraySelect
          name="dari_baki"
          label={t('wholeTray')}
          toko={toko}
          clearable
          disabled={unanswered}
          value={values.dari_baki}
          error={said('dari_baki')}
          onChange={(dari_baki) => set({ dari_baki })}
        />
      )}
      <TraySelect
        name="kode_baki"
        label={t('tujuan')}
        toko={toko}
        disabled={unanswered}
        value={values.kode_baki}
        error={said('kode_baki')}
        onChange={(kode_baki) => set({ kode_baki })}
      />
      <TextField
        name="keterangan"
        label={t('keterangan')}
        maxLength={100}
        disabled={unanswered}
        value={values.keterangan}
        onChange={(keterangan) => set({ keterangan })}
      />
      {unanswered && <Unanswered onRelease={pindah.release}>{t('dokumen:unansweredText')}</Unanswered>}
      <Button
        type="submit"
        variant="filled"
        size="md"
        h={48}
        px="xs"
        classNames={{ label: css.action ?? '' }}
        loading={sending}
        rightSection={<Hotkey keys="Ctrl+S" />}
      >
        {values.lines.length > 0
          ? t('move', { count: values.lines.length, berat: showGram(berat) })
          : t('moveTray')}
      </Button>
    </form>
  );
};
