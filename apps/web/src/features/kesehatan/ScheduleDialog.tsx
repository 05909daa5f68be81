import { type AturCadangan, aturCadangan } from '@kadar/contract/endpoints/kesehatan.ts';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { FormDialog } from '../../kit/dialogs/FormDialog.tsx';
import { IntegerField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { Toggle } from '../../kit/fields/Toggle.tsx';

const PLACE_LENGTH = 200;
const NEVER = '-';
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

type Change = (change: Partial<AturCadangan>) => void;

interface Props {
  atur: AturCadangan;
  onDone: () => void;
  onClose: () => void;
}

const KEPT = [
  ['harian', 'daily', 366],
  ['mingguan', 'weekly', 260],
  ['bulanan', 'monthly', 240],
] as const;

/** How many of each are kept. */
const Kept = ({
  atur,
  change,
  error,
}: {
  atur: AturCadangan;
  change: Change;
  error: (field: string) => string | undefined;
}) => {
  const { t } = useTranslation('kesehatan');
  return KEPT.map(([name, word, most]) => (
    <IntegerField
      key={name}
      label={t(word)}
      value={atur[name]}
      onChange={(next) => change({ [name]: Math.min(next ?? 0, most) })}
      error={error(name)}
    />
  ));
};

/** Where backups go, when, which are kept and when one is tried. */
const ScheduleDialog = ({ atur: given, onDone, onClose }: Props) => {
  const { t } = useTranslation('kesehatan');
  const [atur, setAtur] = useState(given);
  const change: Change = (some) => setAtur((before) => ({ ...before, ...some }));
  const days = [
    { value: NEVER, label: t('noTrial') },
    ...DAYS.map((day) => ({ value: String(day), label: t(`day.d${day}`) })),
  ];
  return (
    <FormDialog
      title={t('setUp')}
      action={t('save')}
      what="atur-cadangan"
      body={atur}
      send={(body, options) => call(aturCadangan, { body }, options)}
      onDone={onDone}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <TextField
            label={t('place')}
            description={t('placeHelp')}
            upper={false}
            spellCheck={false}
            maxLength={PLACE_LENGTH}
            data-autofocus
            value={atur.tempat}
            onChange={(tempat) => change({ tempat })}
            error={errorAt('tempat')}
          />
          <Toggle
            label={t('scheduled')}
            value={atur.aktif}
            onChange={(aktif) => change({ aktif })}
            error={errorAt('aktif')}
          />
          <TextField
            label={t('hour')}
            value={atur.jam}
            onChange={(jam) => change({ jam: jam.replace('.', ':') })}
            maxLength={5}
            error={errorAt('jam')}
          />
          <Kept atur={atur} change={change} error={errorAt} />
          <Select
            label={t('trialDay')}
            data={days}
            allowDeselect={false}
            value={atur.uji_hari === null ? NEVER : String(atur.uji_hari)}
            onChange={(day) => change({ uji_hari: day === null || day === NEVER ? null : Number(day) })}
          />
        </>
      )}
    </FormDialog>
  );
};

export default ScheduleDialog;
