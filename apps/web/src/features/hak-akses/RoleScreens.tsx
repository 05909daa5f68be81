import type { LayarHak, Peran } from '@kadar/contract/endpoints/hak-akses.ts';
import { bedaDari } from '@kadar/contract/rights.ts';
import { Button, Select, type SelectProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './hak-akses.module.css';
import { ScreenPicker } from './ScreenPicker.tsx';

/** What people call a role; without a code it is its level's own. */
export const useRoleName = () => {
  const { t } = useTranslation('hak-akses');
  return ({ kode_peran, nama_peran, level }: Peran): string =>
    kode_peran === '' ? t('ofLevel', { level }) : `${kode_peran} · ${nama_peran}`;
};

interface RoleSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  roles: readonly Peran[];
  value: string;
  onChange: (peran: Peran) => void;
}

/** One of the roles of a level, by its code. */
export const RoleSelect = ({ roles, onChange, ...rest }: RoleSelectProps) => {
  const { t } = useTranslation('hak-akses');
  const nameOf = useRoleName();
  return (
    <Select
      label={t('peran')}
      data={roles.map((one) => ({ value: one.kode_peran, label: nameOf(one) }))}
      onChange={(kode) => {
        const chosen = roles.find(({ kode_peran }) => kode_peran === kode);
        if (chosen) onChange(chosen);
      }}
      allowDeselect={false}
      {...rest}
    />
  );
};

interface Props {
  /** Screens of the role. */
  peran: readonly string[];
  semua: readonly LayarHak[];
  layar: readonly string[];
  disabled: boolean;
  onChange: (layar: string[]) => void;
}

/** What a user was given besides his role, and what was taken away; nothing else of his rights. */
const Differences = ({ peran, semua, layar, disabled, onChange }: Props) => {
  const { t } = useTranslation('hak-akses');
  const { diberi, diambil } = bedaDari(peran, layar);
  const titles = new Map(semua.map(({ menu, judul }) => [menu, judul]));
  const mayHave = new Set([...layar, ...semua.flatMap(({ menu, boleh }) => (boleh ? [menu] : []))]);
  const part = (title: string, screens: readonly string[], undo: (menu: string) => string[]) =>
    screens.length > 0 && (
      <div>
        <h3>{title}</h3>
        <ul className={css.list}>
          {screens.map((menu) => {
            const judul = titles.get(menu) ?? menu;
            return (
              <li key={menu}>
                <span>{judul}</span>
                {!disabled && mayHave.has(menu) && (
                  <Button size="xs" aria-label={t('undoOf', { judul })} onClick={() => onChange(undo(menu))}>
                    {t('undo')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    );
  return (
    <div className={css.differences}>
      {diberi.length + diambil.length === 0 && <span>{t('asRole')}</span>}
      {part(t('diberi'), diberi, (menu) => layar.filter((one) => one !== menu))}
      {part(t('diambil'), diambil, (menu) => [...layar, menu])}
      {!disabled && [...diberi, ...diambil].some((menu) => mayHave.has(menu)) && (
        <Button onClick={() => onChange(peran.filter((menu) => mayHave.has(menu)))}>{t('backToRole')}</Button>
      )}
    </div>
  );
};

/** What differs from a role, and all screens behind a button. */
export const RoleScreens = (props: Props) => {
  const { t } = useTranslation('hak-akses');
  const [all, setAll] = useState(false);
  const { peran, ...picked } = props;
  return (
    <>
      <Differences {...props} />
      <Button aria-expanded={all} onClick={() => setAll(!all)}>
        {t(all ? 'hideAll' : 'showAll', { count: picked.layar.length, all: picked.semua.length })}
      </Button>
      {all && <ScreenPicker {...picked} />}
    </>
  );
};
