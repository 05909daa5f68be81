import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDocumentScan, useOpenNumber } from '../../kit/dokumen/useDocumentScan.ts';
import { BarcodeField } from '../../kit/fields/TextFields.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useMessage } from '../../kit/text.ts';
import { AddressedDrawer } from '../../parts/dokumen/AddressedDrawer.tsx';

/** /dokumen: any document by its number, scanned, typed, or from a link. */
const DokumenPage = () => {
  const { t } = useTranslation('dokumen');
  const message = useMessage();
  const open = useOpenNumber();
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState(false);
  const take = (text: string) => {
    const known = open(text);
    setUnknown(!known);
    if (known) setTyped('');
  };
  useDocumentScan({ onOther: take });
  return (
    <Page title={t('title')}>
      <BarcodeField
        size="md"
        maw={420}
        label={t('scanNumber')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setUnknown(false);
        }}
        onCode={take}
        error={unknown && message('NOMOR_DOKUMEN_TIDAK_SAH')}
        autoFocus
        data-scan
      />
      <AddressedDrawer />
    </Page>
  );
};
export default DokumenPage;
