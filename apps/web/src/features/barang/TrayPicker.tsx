import type { IsiBaki } from '@kadar/contract/endpoints/lokasi.ts';
import { Loader, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { OfToko } from '../../kit/fields/records.ts';
import { showGram } from '../../kit/format.ts';
import { useActingToko } from '../../kit/session.ts';
import css from './form.module.css';
import { traysQuery } from './queries.ts';

interface Props {
  name: string;
  label: string;
  error: string | undefined;
  value: string;
  onChange: (kode_baki: string) => void;
}

/** A tray of the shop, with what lies in it already. */
export const TrayPicker = ({ value, onChange, ...rest }: Props) => {
  const { t } = useTranslation('barang');
  const acting = useActingToko();
  const ofToko = useContext(OfToko);
  const trays = useQuery(traysQuery(ofToko ?? acting));
  const byCode = new Map(trays.data?.map((tray) => [tray.kode_baki, tray]));
  const contents = ({ qty, berat }: IsiBaki) =>
    qty === undefined || berat === undefined ? '' : t('trayHolds', { count: qty, berat: showGram(berat) });
  const chosen = byCode.get(value);
  return (
    <Select
      {...rest}
      withAsterisk
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      placeholder={t('chooseTray')}
      data={[...byCode.values()].map(({ kode_baki, nama_gudang, nama_baki }) => ({
        value: kode_baki,
        label: [kode_baki, nama_gudang, nama_baki].filter(Boolean).join(' · '),
      }))}
      renderOption={({ option }) => {
        const tray = byCode.get(option.value);
        return (
          <span className={css.tray}>
            <span>{option.label}</span>
            <span className="num">{tray && contents(tray)}</span>
          </span>
        );
      }}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      nothingFoundMessage={t(trays.error ? 'loadFailed' : 'noTray')}
      {...(trays.isLoading && { rightSection: <Loader size={16} color="gray" /> })}
      description={chosen ? contents(chosen) : undefined}
      maxDropdownHeight={280}
    />
  );
};
