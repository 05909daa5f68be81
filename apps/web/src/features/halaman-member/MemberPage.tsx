import { MACAM_RIWAYAT, type MacamRiwayat } from '@kadar/contract/endpoints/halaman-member.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '../../kit/page/Page.tsx';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { useKeptScroll } from '../../kit/page/useKeptScroll.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { Actions } from './Actions.tsx';
import { Data } from './Data.tsx';
import { Figures } from './Figures.tsx';
import { Head } from './Head.tsx';
import { Looks } from './Looks.tsx';
import css from './member.module.css';
import { Open } from './Open.tsx';
import { pageQuery } from './queries.ts';
import { Timeline } from './Timeline.tsx';

const OfMember = ({ kode, macam }: { kode: string; macam: MacamRiwayat | undefined }) => {
  const { t } = useTranslation('halaman-member');
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(pageQuery(kode));
  const place = useKeptScroll<HTMLDivElement>(data !== undefined);
  const filter = (wanted: MacamRiwayat | undefined) =>
    void navigate({
      to: '.',
      search: { kode, ...(wanted && { macam: wanted }) } as never,
      replace: true,
      resetScroll: false,
    });
  return (
    <Page
      title={data?.member.nama_customer ?? t('title')}
      under={kode}
      actions={data && <Actions page={data} />}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={css.body} ref={place}>
          <Head page={data} />
          <Figures page={data} />
          <div className={css.columns}>
            <Timeline key={macam} kode={kode} first={data.riwayat} macam={macam} onMacam={filter} />
            <aside className={css.beside}>
              <Open rows={data.urusan} />
              <Looks kode={kode} />
              <Data member={data.member} />
            </aside>
          </div>
        </div>
      ) : (
        <WaitingRows h={560} />
      )}
    </Page>
  );
};

/** /halaman-member: who a member is, what he is worth, what is open, and all that was, newest first. */
const MemberPage = () => {
  const { t } = useTranslation('halaman-member');
  const { kode, macam } = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  if (!kode)
    return (
      <Page title={t('title')}>
        <EmptyState text={t('whom')} />
      </Page>
    );
  return <OfMember key={kode} kode={kode} macam={MACAM_RIWAYAT.find((one) => one === macam)} />;
};
export default MemberPage;
