import { useTranslation } from 'react-i18next';
import { LegalPage } from './LegalPage.tsx';

/** /terms-and-conditions */
const Terms = () => {
  const { t } = useTranslation('publik');
  return (
    <LegalPage
      title={t('termsTitle')}
      intro={t('termsIntro')}
      sections={[
        { title: t('useTitle'), text: t('useText') },
        { title: t('accountTitle'), text: t('accountText') },
        { title: t('documentsTitle'), text: t('documentsText') },
        { title: t('priceTitle'), text: t('priceText') },
        { title: t('buybackTitle'), text: t('buybackText') },
        { title: t('pledgeTitle'), text: t('pledgeText') },
        { title: t('dutyTitle'), text: t('dutyText') },
        { title: t('liabilityTitle'), text: t('liabilityText') },
        { title: t('lawTitle'), text: t('lawText') },
      ]}
    />
  );
};

export default Terms;
