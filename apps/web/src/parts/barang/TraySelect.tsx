import { bakiReady, type IsiBaki } from '@kadar/contract/endpoints/lokasi.ts';
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showGram } from '../../kit/format.ts';

interface Props {
  name: string;
  label: string;
  toko: string;
  value: string;
  error: string | undefined;
  disabled: boolean;
  clearable?: boolean;
  onChange: (kode_baki: string) => void;
}

/** A tray of the shop, with what lies in it for those who are told. */
export const TraySelect = ({ toko, value, onChange, ...rest }: Props) => {
  const { t } = useTranslation('pindah-barang');
  const { data = [] } = useQuery({
    queryKey: ['barang', 'trays', toko],
    enabled: toko !== '',
    queryFn: async ({ signal }): Promise<IsiBaki[]> => (await call(bakiReady, {}, { signal, toko })).data,
  });
  const chosen = data.find(({ kode_baki }) => kode_baki === value);
  return (
    <Select
      {...rest}
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      placeholder={t('chooseTray')}
      nothingFoundMessage={t('noTray')}
      data={data.map(({ kode_baki, nama_gudang }) => ({
        value: kode_baki,
        label: `${kode_baki} · ${nama_gudang}`,
      }))}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      description={
        chosen?.qty === undefined
          ? undefined
          : t('holds', { count: chosen.qty, berat: showGram(chosen.berat ?? 0) })
      }
    />
  );
};
