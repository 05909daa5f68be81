import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { Page } from '../../kit/page/Page.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useCan } from '../../kit/session.ts';
import { BackupActions } from './BackupActions.tsx';
import { Checks } from './Checks.tsx';
import { HealthRows } from './HealthRows.tsx';
import css from './kesehatan.module.css';
import { kesehatanQuery } from './queries.ts';
import { Tries } from './Tries.tsx';

/** How the server is: six lines, each check of the books below, what it is and as of when. */
const Kesehatan = () => {
  const { t } = useTranslation('kesehatan');
  const { clock } = useShopTime();
  const { data, error, refetch } = useQuery(kesehatanQuery);
  const may = useCan('kesehatan.write') !== undefined;
  const under = data && t('asOf', { versi: data.versi, at: clock(data.at) });
  return (
    <Page title={t('title')} {...(under && { under })} actions={may && data && <BackupActions data={data} />}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingRows h={320} />}
      {data && (
        <>
          <HealthRows data={data} />
          <h2 className={css.second}>{t('tries')}</h2>
          <Tries tries={data.riwayat} />
          <h2 className={css.second}>{t('checks')}</h2>
          <Checks checks={data.pemeriksaan.daftar} />
        </>
      )}
    </Page>
  );
};

export default Kesehatan;
