import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useCan } from '../../kit/session.ts';
import { CicilanList } from './CicilanList.tsx';

/** /lihat-cicilan: contracts, and the way to a new one. */
const CicilanPage = () => {
  const { t } = useTranslation('cicilan');
  const mayPost = useCan('cicilan.post') !== undefined;
  const add = (
    <Button
      component={AppLink}
      href="/transaksi-cicilan"
      variant="filled"
      leftSection={<IconPlus size={18} aria-hidden="true" />}
    >
      {t('add')}
    </Button>
  );
  return <CicilanList id="cicilan" title={t('title')} keadaan="" {...(mayPost && { add })} />;
};
export default CicilanPage;
