import type { Field } from '@kadar/contract/fields.ts';
import type { Master } from '@kadar/contract/master.ts';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { MasterRow } from '../masters.ts';
import { tokoChoices, useActingToko, useMe } from '../session.ts';
import { FormModal } from './FormModal.tsx';
import type { FieldInputs } from './field-input.ts';
import type { FormValues } from './form-values.ts';
import { useMasterActions } from './useMasterActions.ts';

const TOKO = 'kode_toko';

interface Props {
  master: Master;
  title: string;
  /** The record to change; null adds one. */
  row: MasterRow | null;
  draft: string;
  /** What a new record starts from. */
  typed?: FormValues;
  /** The shop of a form that lies above another one's. */
  toko?: string | undefined;
  inputs?: FieldInputs;
  Aside?: ComponentType<{ values: FormValues }>;
  onSaved: (row: MasterRow) => unknown;
  onClose: () => void;
}

/** Which shop a record of a shop is for, asked first where head office looks at all of them. */
const useTokoField = (): Field => {
  const { t } = useTranslation('kit');
  const { tokos } = useMe();
  const label = t('toko');
  const sole = tokos.length === 1 ? tokos[0] : undefined;
  return {
    kind: 'choice',
    label: { id: label, en: label },
    required: true,
    requiredMessage: 'PILIH_TOKO',
    fixed: true,
    choices: tokoChoices(tokos).map((one) => ({ ...one, label: { id: one.label, en: one.label } })),
    ...(sole && { standard: sole.kode_toko }),
  };
};

/** The form of a master's record, with its saving. */
export const MasterForm = ({ master, row, typed, toko, onSaved, ...shared }: Props) => {
  const { pusat } = useMe();
  const acting = useActingToko();
  const tokoField = useTokoField();
  const { save } = useMasterActions(master);
  const asks = pusat && acting === null && toko === undefined && master.scope === 'toko';
  return (
    <FormModal
      {...shared}
      fields={asks ? { [TOKO]: tokoField, ...master.fields } : master.fields}
      row={row}
      {...(typed && { typed })}
      ofToko={(values) => toko ?? (asks ? String(values[TOKO] ?? '') || undefined : undefined)}
      onSave={async (sent) => {
        const { [TOKO]: chosen, ...values } = sent;
        await onSaved(await save(row, asks ? values : sent, toko ?? (asks ? String(chosen) : undefined)));
      }}
      uploadBase={master.paths.base}
    />
  );
};
