import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Page } from '../../kit/page/Page.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { useActingToko } from '../../kit/session.ts';
import { Counting } from './Counting.tsx';
import { Idle } from './Idle.tsx';
import { useOpname } from './useOpname.ts';

const Screen = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('opname');
  const opname = useOpname(toko);
  const { data, error, refetch } = opname.state;
  if (data?.sesi)
    return <Counting key={data.sesi.id} toko={toko} sesi={data.sesi} data={data} opname={opname} />;
  if (data) return <Idle data={data} opname={opname} />;
  return (
    <Page title={t('title')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h={260} maw={480} aria-busy="true" />
      )}
    </Page>
  );
};

/** /stock-opname-hutang: bags of pledges counted by scan, by several people at once. */
const OpnamePage = () => {
  const toko = useActingToko();
  const { t } = useTranslation('opname');
  return toko === null ? <PickToko title={t('title')} /> : <Screen key={toko} toko={toko} />;
};

export default OpnamePage;
