import { TEMPLATE } from '@kadar/contract/isi-awal/rows.ts';
import { TEMPLATES, type Template, type TemplateName } from '@kadar/contract/isi-awal/template.ts';
import { STANDARD_ACCOUNTS } from '@kadar/contract/standard-accounts.ts';
import { STANDARD_TERMS } from '@kadar/contract/standard-terms.ts';
import { Radio } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showRupiah } from '../../kit/format.ts';
import css from './setup.module.css';
import type { SetupForm } from './useSetup.ts';

const NAMES = {
  UMUM: 'templateCommon',
  TUA_LM: 'templateOld',
  KOSONG: 'templateEmpty',
} as const satisfies Record<TemplateName, string>;
const NOTES = {
  UMUM: 'templateCommonNote',
  TUA_LM: 'templateOldNote',
  KOSONG: 'templateEmptyNote',
} as const satisfies Record<TemplateName, string>;

/** What a template's making charges are, from the lowest to the highest. */
const range = (ongkos: Template['ongkos']): string => {
  const values = ongkos.map(({ nilai }) => nilai);
  return `${showRupiah(Math.min(...values))} – ${showRupiah(Math.max(...values))}`;
};

const Comes = ({ template }: { template: Template }) => {
  const { t } = useTranslation('setup');
  const rows: [string, string][] = [
    [t('comesTypes'), template.jenis.map(({ nama_dept }) => nama_dept).join(', ')],
    [t('comesPurities'), template.kadar.map(({ label }) => label).join(', ')],
    [t('comesGroups'), template.group.map(({ nama_group }) => nama_group).join(', ')],
    [t('comesCharges'), template.ongkos.length > 0 ? range(template.ongkos) : ''],
    [t('comesTrays'), template.baki.join(', ')],
    [t('comesBanks'), template.banks.map(({ nama_bank }) => nama_bank.replace('BANK ', '')).join(', ')],
    [t('comesAccounts'), t('comesAccountsText', { count: STANDARD_ACCOUNTS.length })],
    [t('comesTerms'), STANDARD_TERMS.map(({ judul }) => judul).join(', ')],
  ];
  return (
    <dl className={css.comes}>
      {rows
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
};

/** Step 2: what the shop begins with. */
export const StepTemplate = ({ fields }: { fields: SetupForm }) => {
  const { t } = useTranslation('setup');
  const { isi } = fields.values;
  /** Enter takes what is marked and goes on, instead of walking through the other choices. */
  const toButton = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  };
  return (
    <div className={css.templates}>
      <Radio.Group
        aria-label={t('stepContent')}
        value={isi}
        onChange={(next) => fields.set({ isi: TEMPLATES.find((name) => name === next) ?? isi })}
        onKeyDown={toButton}
      >
        {TEMPLATES.map((name) => (
          <Radio
            key={name}
            name="isi"
            value={name}
            label={t(NAMES[name])}
            description={t(NOTES[name])}
            classNames={{ root: css.choice ?? '' }}
          />
        ))}
      </Radio.Group>
      <section aria-label={t('comes')} aria-live="polite">
        <h2 className={css.comesTitle}>{t('comes')}</h2>
        <Comes template={TEMPLATE[isi]} />
      </section>
    </div>
  );
};
