import { OPNAME_SAMPEL } from '@kadar/domain/opname.ts';
import { useTranslation } from 'react-i18next';

/** What the place of a count is called. */
export const usePlaceName = (): ((tempat: string) => string) => {
  const { t } = useTranslation('opname-barang');
  return (tempat) => (tempat === OPNAME_SAMPEL ? t('sample') : tempat || t('allTrays'));
};
