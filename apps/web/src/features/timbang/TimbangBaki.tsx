import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../kit/page/Page.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { useActingToko } from '../../kit/session.ts';
import { timbangQuery } from '../../parts/timbang/queries.ts';
import { StartForm } from '../../parts/timbang/StartForm.tsx';
import { Weighing } from './Weighing.tsx';

const Screen = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('timbang');
  const [first, setFirst] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(timbangQuery(toko));
  if (data?.sesi)
    return <Weighing key={data.sesi.id} toko={toko} sesi={data.sesi} data={data} first={first} />;
  return (
    <Page title={t('title')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <StartForm toko={toko} onStart={setFirst} />
      ) : (
        <Skeleton h={260} maw={480} aria-busy="true" />
      )}
    </Page>
  );
};

/** Weighs the trays of a location one after the other, against what should lie in them. */
const TimbangBaki = () => {
  const toko = useActingToko();
  const { t } = useTranslation('timbang');
  return toko === null ? <PickToko title={t('title')} /> : <Screen key={toko} toko={toko} />;
};

export default TimbangBaki;
