import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { soleToko, tokoChoices, useMe } from '../session.ts';

interface Props {
  /** null = all shops. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Leaves out the label above, where the place says enough. */
  bare?: boolean;
}

/** All shops, in an address and in a choice. */
export const ALL_TOKOS = '*';

/** 'Pilih Toko', only for head office of more than one shop; the portal stands beside the name where a branch has one [spec B §2]. */
export const TokoSelect = ({ value, onChange, bare = false }: Props) => {
  const { t } = useTranslation('kit');
  const me = useMe();
  const { pusat, tokos } = me;
  if (!pusat || soleToko(me)) return null;
  return (
    <Select
      {...(bare ? { 'aria-label': t('pickToko') } : { label: t('pickToko') })}
      data={[{ value: ALL_TOKOS, label: t('allTokos') }, ...tokoChoices(tokos)]}
      value={value ?? ALL_TOKOS}
      onChange={(next) => onChange(next === ALL_TOKOS || next === null ? null : next)}
      allowDeselect={false}
      searchable
    />
  );
};
