import { useTranslation } from 'react-i18next';
import { CicilanList } from './CicilanList.tsx';

const BatalPage = () => {
  const { t } = useTranslation('cicilan');
  return <CicilanList id="cicilan-batal" title={t('batalTitle')} keadaan="" />;
};
export default BatalPage;
