import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Page } from '../../kit/page/Page.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { useActingToko } from '../../kit/session.ts';
import { Goods } from './Goods.tsx';
import { useOpnameBarang } from './useOpnameBarang.ts';

const Screen = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('opname-barang');
  const opname = useOpnameBarang(toko);
  const { data, error, refetch } = opname.state;
  if (data) return <Goods toko={toko} data={data} opname={opname} />;
  return (
    <Page title={t('title')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h={260} aria-busy="true" />
      )}
    </Page>
  );
};

/** /stock-opname: goods counted by scan, tray by tray, by several people at once. */
const OpnameBarangPage = () => {
  const toko = useActingToko();
  const { t } = useTranslation('opname-barang');
  return toko === null ? <PickToko title={t('title')} /> : <Screen key={toko} toko={toko} />;
};

export default OpnameBarangPage;
