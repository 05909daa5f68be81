import { useTranslation } from 'react-i18next';
import { CicilanList } from './CicilanList.tsx';

const CicilanPage = () => {
  const { t } = useTranslation('cicilan');
  return <CicilanList id="cicilan" title={t('title')} keadaan="" />;
};
export default CicilanPage;
