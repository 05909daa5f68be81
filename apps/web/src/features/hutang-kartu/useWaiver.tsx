import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RupiahField } from '../../kit/fields/NumberFields.tsx';

/** A waiver of interest, penalty and costs, rupiah, with its field. */
export const useWaiver = () => {
  const { t } = useTranslation('hutang-kartu');
  const [diskon, setDiskon] = useState<number | null>(null);
  return {
    diskon: diskon ?? 0,
    field: (error: string | undefined) => (
      <RupiahField label={t('waiver')} value={diskon} onChange={setDiskon} error={error} />
    ),
  };
};
