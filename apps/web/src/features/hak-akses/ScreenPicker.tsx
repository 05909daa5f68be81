import type { LayarHak } from '@kadar/contract/endpoints/hak-akses.ts';
import { saysAll } from '@kadar/contract/words.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './hak-akses.module.css';

interface Props {
  semua: readonly LayarHak[];
  layar: readonly string[];
  disabled: boolean;
  onChange: (layar: string[]) => void;
}

/** Screens of a level with what is chosen of them, by their places in the menu; those that are not the user's to give are told and not offered. */
export const ScreenPicker = ({ semua, layar, disabled, onChange }: Props) => {
  const { t } = useTranslation('hak-akses');
  const [typed, setTyped] = useState('');
  const chosen = new Set(layar);
  const found = semua.filter(({ judul, grup }) => saysAll(`${judul} ${grup}`, typed));
  const groups = [...Map.groupBy(found, ({ grup }) => grup)];
  const toggle = (menu: string, shown: boolean) =>
    onChange(shown ? [...layar, menu] : layar.filter((one) => one !== menu));
  return (
    <div>
      <TextInput
        aria-label={t('searchScreen')}
        placeholder={t('searchScreen')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
      />
      <section className={css.screens} aria-label={t('layar')}>
        {groups.map(([grup, ones]) => (
          <fieldset key={grup} className={css.group}>
            <legend>{grup}</legend>
            {ones.map(({ menu, judul, boleh }) => (
              <Checkbox
                key={menu}
                label={judul}
                checked={chosen.has(menu)}
                disabled={disabled || (!boleh && !chosen.has(menu))}
                onChange={(event) => toggle(menu, event.currentTarget.checked)}
              />
            ))}
          </fieldset>
        ))}
        {groups.length === 0 && <p>{t('noScreen')}</p>}
      </section>
    </div>
  );
};
