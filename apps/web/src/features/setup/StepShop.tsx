import { PasswordInput, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '../../kit/fields/TextFields.tsx';
import { Toggle } from '../../kit/fields/Toggle.tsx';
import css from './setup.module.css';
import type { SetupForm } from './useSetup.ts';

export const digits = (text: string): string => text.replaceAll(/[^0-9+]/g, '');

export const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <fieldset className={css.part}>
    <legend>{title}</legend>
    {note && (
      <Text size="sm" c="dimmed" mt={-6}>
        {note}
      </Text>
    )}
    {children}
  </fieldset>
);

interface PasswordProps {
  fields: SetupForm;
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  description?: string;
}

export const Password = ({ fields, name, label, value, onChange, description }: PasswordProps) => {
  const { t } = useTranslation('setup');
  return (
    <PasswordInput
      {...fields.bind(name, label, value)}
      label={label}
      {...(description && { description })}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': t('showPassword') }}
    />
  );
};

interface LineProps extends Omit<TextFieldProps, 'name' | 'error' | 'label'> {
  fields: SetupForm;
  name: string;
  label: string;
}

/** One line of text under its label, with what is wrong with it. */
export const Line = ({ fields, name, label, value, ...rest }: LineProps) => (
  <TextField maxLength={60} {...rest} {...fields.bind(name, label, value)} label={label} value={value} />
);

const Shop = ({ fields }: { fields: SetupForm }) => {
  const { t } = useTranslation('setup');
  const { toko, pusat, terpisah } = fields.values;
  return (
    <Part title={t('partShop')}>
      <Line
        fields={fields}
        name="toko.nama_toko"
        label={t('shopName')}
        value={toko.nama_toko}
        onChange={(nama_toko) => fields.put('toko', { nama_toko })}
        autoFocus
      />
      <Line
        fields={fields}
        name="toko.alamat_toko"
        label={t('shopAddress')}
        value={toko.alamat_toko}
        onChange={(alamat_toko) => fields.put('toko', { alamat_toko })}
        maxLength={200}
      />
      <Line
        fields={fields}
        name="toko.no_hp"
        label={t('shopPhone')}
        value={toko.no_hp}
        onChange={(no_hp) => fields.put('toko', { no_hp })}
        keep={digits}
        inputMode="tel"
        maxLength={20}
      />
      <Toggle
        label={t('apart')}
        description={t('apartHelp')}
        value={terpisah}
        onChange={(next) => fields.set({ terpisah: next })}
      />
      {terpisah && (
        <SimpleGrid cols={2} spacing="sm">
          <Line
            fields={fields}
            name="toko.kode_toko"
            label={t('shopCode')}
            description={t('codeHelp')}
            value={toko.kode_toko}
            onChange={(kode_toko) => fields.put('toko', { kode_toko })}
            maxLength={3}
          />
          <Line
            fields={fields}
            name="pusat.kode_toko"
            label={t('headCode')}
            description={t('codeHelp')}
            value={pusat.kode_toko}
            onChange={(kode_toko) => fields.put('pusat', { kode_toko })}
            maxLength={3}
          />
          <Line
            fields={fields}
            name="pusat.nama_toko"
            label={t('headName')}
            value={pusat.nama_toko}
            onChange={(nama_toko) => fields.put('pusat', { nama_toko })}
          />
          <Line
            fields={fields}
            name="pusat.alamat_toko"
            label={t('headAddress')}
            value={pusat.alamat_toko}
            onChange={(alamat_toko) => fields.put('pusat', { alamat_toko })}
            maxLength={200}
          />
        </SimpleGrid>
      )}
    </Part>
  );
};

const Owner = ({ fields }: { fields: SetupForm }) => {
  const { t } = useTranslation('setup');
  const { owner } = fields.values;
  return (
    <Part title={t('partOwner')}>
      <Line
        fields={fields}
        name="owner.user_id"
        label={t('userId')}
        value={owner.user_id}
        onChange={(user_id) => fields.put('owner', { user_id })}
        maxLength={30}
        autoComplete="username"
      />
      <Line
        fields={fields}
        name="owner.usere_name"
        label={t('ownerName')}
        value={owner.usere_name}
        onChange={(usere_name) => fields.put('owner', { usere_name })}
      />
      <Password
        fields={fields}
        name="owner.password"
        label={t('password')}
        description={t('passwordHelp')}
        value={owner.password}
        onChange={(password) => fields.put('owner', { password })}
      />
      <Password
        fields={fields}
        name="owner.ulang"
        label={t('passwordAgain')}
        value={owner.ulang}
        onChange={(ulang) => fields.put('owner', { ulang })}
      />
    </Part>
  );
};

/** Step 1: the shop and who owns it. */
export const StepShop = ({ fields }: { fields: SetupForm }) => (
  <div className={css.columns}>
    <Shop fields={fields} />
    <Owner fields={fields} />
  </div>
);
