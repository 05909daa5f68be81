import { useTranslation } from 'react-i18next';
import { LegalPage } from './LegalPage.tsx';

/** /privacy-policy */
const Privacy = () => {
  const { t } = useTranslation('publik');
  return (
    <LegalPage
      title={t('privacyTitle')}
      intro={t('privacyIntro')}
      sections={[
        { title: t('dataTitle'), text: t('dataText') },
        { title: t('purposeTitle'), text: t('purposeText') },
        { title: t('basisTitle'), text: t('basisText') },
        { title: t('sharingTitle'), text: t('sharingText') },
        { title: t('keepingTitle'), text: t('keepingText') },
        { title: t('safetyTitle'), text: t('safetyText') },
        { title: t('deviceTitle'), text: t('deviceText') },
        { title: t('rightsTitle'), text: t('rightsText') },
      ]}
    />
  );
};

export default Privacy;
