import type { InputOf } from '@kadar/contract/endpoint.ts';
import type { postTebus } from '@kadar/contract/endpoints/hutang.ts';
import { fotoIdentitas } from '@kadar/contract/endpoints/identitas.ts';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ErrorAt } from '../../kit/dialogs/useRefusals.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { TakePhoto } from '../../parts/pembelian/TakePhoto.tsx';
import css from './kartu.module.css';
import { useUntilChanged } from './until-changed.ts';

/** Who takes the goods where that is not the borrower. */
export type Pengambil = NonNullable<NonNullable<InputOf<typeof postTebus>['body']>['pengambil']>;
const NOBODY: Pengambil = { nama: '', hubungan: '', nik: '', surat: '' };
const digits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 16);

const Fields = ({
  value,
  errorAt,
  onChange,
}: {
  value: Pengambil;
  errorAt: ErrorAt;
  onChange: (value: Pengambil) => void;
}) => {
  const { t } = useTranslation('hutang-kartu');
  const problems = {
    nama: useUntilChanged(errorAt('nama'), value.nama),
    hubungan: useUntilChanged(errorAt('hubungan'), value.hubungan),
    nik: useUntilChanged(errorAt('nik'), value.nik),
    surat: useUntilChanged(errorAt('surat'), value.surat),
  };
  return (
    <div className={css.collector}>
      <TextField
        label={t('takerName')}
        withAsterisk
        maxLength={60}
        value={value.nama}
        error={problems.nama}
        onChange={(nama) => onChange({ ...value, nama })}
      />
      <TextField
        label={t('takerRelation')}
        withAsterisk
        maxLength={40}
        value={value.hubungan}
        error={problems.hubungan}
        onChange={(hubungan) => onChange({ ...value, hubungan })}
      />
      <TextField
        label={t('takerNik')}
        withAsterisk
        inputMode="numeric"
        keep={digits}
        value={value.nik}
        error={problems.nik}
        onChange={(nik) => onChange({ ...value, nik })}
      />
      <TakePhoto
        label={t('takerLetter')}
        path={fotoIdentitas.path}
        required
        foto={value.surat}
        error={problems.surat}
        disabled={false}
        onTaken={(surat) => onChange({ ...value, surat })}
      />
    </div>
  );
};

/** 'Diambil orang lain': name, relation, number and the borrower's letter, all of it together. */
export const Collector = ({
  value,
  errorAt,
  onChange,
}: {
  value: Pengambil | undefined;
  errorAt: ErrorAt;
  onChange: (value: Pengambil | undefined) => void;
}) => {
  const { t } = useTranslation('hutang-kartu');
  return (
    <>
      <Checkbox
        label={t('takenByOther')}
        checked={value !== undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? NOBODY : undefined)}
      />
      {value && <Fields value={value} errorAt={errorAt} onChange={onChange} />}
    </>
  );
};
