import { useTranslation } from 'react-i18next';
import { CicilanList } from './CicilanList.tsx';

const LelangPage = () => {
  const { t } = useTranslation('cicilan');
  return <CicilanList id="cicilan-lelang" title={t('lelangTitle')} keadaan="LEWAT" />;
};
export default LelangPage;
