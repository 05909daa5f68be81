import type { DataOf } from '@kadar/contract/endpoint.ts';
import { FORMAT_JADWAL, ISI_JADWAL, type pilihanJadwal } from '@kadar/contract/endpoints/jadwal-laporan.ts';
import { LANGUAGES } from '@kadar/contract/text.ts';
import { RENTANG } from '@kadar/domain/ranges.ts';
import { KALA } from '@kadar/domain/schedule.ts';
import { Select, Switch, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { tokoChoices, useActingToko, useMe } from '../../kit/session.ts';
import type { Draft, Problems } from './draft.ts';
import css from './jadwal-laporan.module.css';
import { Receivers } from './Receivers.tsx';
import { ReportFilters } from './ReportFilters.tsx';

interface Props {
  draft: Draft;
  problems: Problems;
  choices: DataOf<typeof pilihanJadwal>;
  onChange: (next: Partial<Draft>) => void;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Of a closed list of words: `set` is given the one that was chosen. */
const pickFrom =
  <T extends string>(words: readonly T[], set: (word: T) => void) =>
  (value: string | null): void => {
    const word = words.find((one) => one === value);
    if (word) set(word);
  };

const What = ({ draft, problems, choices, onChange }: Props) => {
  const { t } = useTranslation(['jadwal-laporan', 'laporan']);
  const path = choices.laporan.find(({ name }) => name === draft.laporan)?.path;
  return (
    <>
      <Select
        label={t('isiLabel')}
        data={ISI_JADWAL.map((value) => ({ value, label: t(`isi.${value}`) }))}
        value={draft.isi}
        onChange={pickFrom(ISI_JADWAL, (isi) => onChange({ isi }))}
        allowDeselect={false}
      />
      {draft.isi === 'LAPORAN' && (
        <>
          <Select
            label={t('laporan')}
            data={choices.laporan.map(({ name, title }) => ({ value: name, label: title }))}
            value={draft.laporan || null}
            onChange={(laporan) => onChange({ laporan: laporan ?? '', saringan: {} })}
            error={problems.laporan}
            searchable
            selectFirstOptionOnChange
            withAsterisk
          />
          {path && (
            <ReportFilters
              key={path}
              path={path}
              value={draft.saringan}
              problems={problems.filters ?? {}}
              onChange={(saringan) => onChange({ saringan })}
            />
          )}
          <div className={css.pair}>
            <Select
              label={t('rentangLabel')}
              data={RENTANG.map((value) => ({ value, label: t(`laporan:rentang.${value}`) }))}
              value={draft.rentang}
              onChange={pickFrom(RENTANG, (rentang) => onChange({ rentang }))}
              error={problems.rentang}
              allowDeselect={false}
            />
            <Select
              label={t('format')}
              data={[...FORMAT_JADWAL]}
              value={draft.format}
              onChange={pickFrom(FORMAT_JADWAL, (format) => onChange({ format }))}
              allowDeselect={false}
            />
          </div>
        </>
      )}
    </>
  );
};

const When = ({ draft, problems, onChange }: Omit<Props, 'choices'>) => {
  const { t } = useTranslation('jadwal-laporan');
  return (
    <div className={css.triple}>
      <Select
        label={t('kalaLabel')}
        data={KALA.map((value) => ({ value, label: t(`kala.${value}`) }))}
        value={draft.kala}
        onChange={pickFrom(KALA, (kala) => onChange({ kala, hari: 1 }))}
        allowDeselect={false}
      />
      {draft.kala !== 'HARIAN' && (
        <Select
          label={t('hari')}
          data={
            draft.kala === 'MINGGUAN'
              ? WEEK.map((day) => ({ value: String(day), label: t(`weekday.d${day}`) }))
              : Array.from({ length: 31 }, (_, day) => String(day + 1))
          }
          value={String(draft.hari)}
          onChange={(hari) => onChange({ hari: Number(hari) })}
          error={problems.hari}
          allowDeselect={false}
        />
      )}
      <TextInput
        type="time"
        label={t('jam')}
        value={draft.jam}
        onChange={(event) => onChange({ jam: event.currentTarget.value })}
        error={problems.jam}
        withAsterisk
      />
    </div>
  );
};

/** The form of a schedule. */
export const JadwalFields = ({ draft, problems, choices, onChange }: Props) => {
  const { t } = useTranslation(['jadwal-laporan', 'kit']);
  const { tokos } = useMe();
  const acting = useActingToko();
  return (
    <div className={css.fields}>
      <TextField
        label={t('nama')}
        value={draft.nama}
        onChange={(nama) => onChange({ nama })}
        upper={false}
        maxLength={80}
        error={problems.nama}
        withAsterisk
        data-autofocus
      />
      <What draft={draft} problems={problems} choices={choices} onChange={onChange} />
      <Select
        label={t('kit:toko')}
        data={[
          ...(acting === null ? [{ value: '*', label: t('semuaToko') }] : []),
          ...tokoChoices(tokos).filter(({ value }) => acting === null || value === acting),
        ]}
        value={draft.lingkup}
        onChange={(lingkup) => lingkup && onChange({ lingkup })}
        error={problems.lingkup}
        searchable
        allowDeselect={false}
      />
      <When draft={draft} problems={problems} onChange={onChange} />
      <Receivers
        value={draft.penerima}
        choices={choices}
        error={problems.penerima}
        onChange={(penerima) => onChange({ penerima })}
      />
      <Select
        label={t('bahasaLabel')}
        data={LANGUAGES.map((value) => ({ value, label: t(`bahasa.${value}`) }))}
        value={draft.bahasa}
        onChange={pickFrom(LANGUAGES, (bahasa) => onChange({ bahasa }))}
        allowDeselect={false}
      />
      <Switch
        label={t('aktif')}
        checked={draft.aktif}
        onChange={(event) => onChange({ aktif: event.currentTarget.checked })}
      />
    </div>
  );
};
