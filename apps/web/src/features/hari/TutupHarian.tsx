import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hariQuery } from '../../kit/dokumen/queries.ts';
import { useLive } from '../../kit/live.ts';
import { Page } from '../../kit/page/Page.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import { AddressedDrawer } from '../../parts/dokumen/AddressedDrawer.tsx';
import { ClosedDay } from './ClosedDay.tsx';
import { Closing } from './Closing.tsx';
import css from './hari.module.css';

const BOOKED_MS = 20_000;

const Waiting = () => (
  <div className={css.columns} aria-busy="true">
    <WaitingRows h={520} />
    <WaitingRows h={360} />
  </div>
);

const Screen = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('hari');
  const client = useQueryClient();
  const mayClose = useCan('hari.close') !== undefined;
  const [justClosed, setJustClosed] = useState(false);
  const hari = useQuery({
    ...hariQuery(toko),
    // Other tills go on selling; a closing counts against what is booked now.
    refetchInterval: BOOKED_MS,
  });
  useLive('hari-changed', () => void hari.refetch());
  const refresh = () => client.invalidateQueries();
  const { data } = hari;
  return (
    <Page title={t('title')}>
      {hari.error && !data ? (
        <ErrorState error={hari.error} onRetry={() => void hari.refetch()} />
      ) : !data ? (
        <Waiting />
      ) : data.buka && data.tgl_system && mayClose ? (
        <Closing
          key={data.tgl_system}
          toko={toko}
          tanggal={data.tgl_system}
          hari={data}
          onClosed={async () => {
            setJustClosed(true);
            await refresh();
          }}
          onRefresh={() => void hari.refetch()}
        />
      ) : (
        <ClosedDay
          hari={data}
          justClosed={justClosed}
          onOpened={async () => {
            setJustClosed(false);
            await refresh();
          }}
        />
      )}
      <AddressedDrawer />
    </Page>
  );
};

/** Closes the business day by counting it, and opens the next one. */
const TutupHarian = () => {
  const toko = useActingToko();
  const { t } = useTranslation('hari');
  return toko === null ? <PickToko title={t('title')} /> : <Screen key={toko} toko={toko} />;
};

export default TutupHarian;
