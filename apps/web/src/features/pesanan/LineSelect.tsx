import type { BarisPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showGram } from '../../kit/format.ts';

interface Props {
  lines: readonly BarisPesanan[];
  value: string;
  onChange: (no_pesanan: string) => void;
  error: string | undefined;
}

/** Which line of an order it is about, where that is not clear. */
export const LineSelect = ({ lines, value, onChange, error }: Props) => {
  const { t } = useTranslation('pesanan');
  if (lines.length < 2) return null;
  return (
    <Select
      label={t('line')}
      allowDeselect={false}
      openOnFocus={false}
      data={lines.map(({ no_pesanan, urut, nama_barang, est_berat }) => ({
        value: no_pesanan,
        label: `${urut} · ${nama_barang} · ${showGram(est_berat)}`,
      }))}
      value={value}
      onChange={(next) => onChange(next ?? '')}
      error={error}
    />
  );
};
