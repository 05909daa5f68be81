import { type LelangRow, listLelang } from '@kadar/contract/endpoints/lelang.ts';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useFocusKept } from '../../kit/dialogs/focus-lost.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { usePages } from '../../kit/list/usePages.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Page } from '../../kit/page/Page.tsx';
import pageCss from '../../kit/page/page.module.css';
import { useActingToko } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { BatchView } from './BatchView.tsx';
import css from './lelang.module.css';

const List = ({ onOpen }: { onOpen: (row: LelangRow) => void }) => {
  const { t } = useTranslation(['lelang', 'kit']);
  const acting = useActingToko();
  const frame = useRef<HTMLDivElement>(null);
  useFocusKept(frame, 'table');
  const list = usePages<LelangRow>({
    key: [...DOKUMEN_KEY, 'lelang', 'list', acting],
    read: (window, signal) => call(listLelang, { query: window }, { signal }),
  });
  const columns = useMemo(
    (): Column<LelangRow>[] => [
      { key: 'nama', title: t('auctionName'), width: 220, fixed: true },
      ...(acting === null ? [{ key: 'kode_toko', title: t('kit:toko'), width: 64 }] : []),
      { key: 'tanggal', title: t('planned'), kind: 'date', width: 110 },
      { key: 'tahap', title: t('stage'), width: 160, value: ({ tahap }) => t(`tahap${tahap}`) },
      { key: 'jumlah', title: t('loans'), kind: 'integer', width: 90 },
      { key: 'pokok', title: t('principal'), kind: 'rupiah', width: 140 },
    ],
    [t, acting],
  );
  return (
    <Page title={t('title')}>
      <div ref={frame} className={css.frame}>
        <DataTable<LelangRow>
          id="lelang"
          label={t('title')}
          columns={columns}
          rows={list.rows}
          rowKey={({ id }) => String(id)}
          {...(list.error && { error: list.error })}
          onRetry={list.retry}
          onEnd={list.more}
          loadingMore={list.loadingMore}
          onOpen={onOpen}
          openText={t('openAuction')}
          emptyText={t('emptyAuctions')}
          emptyAction={
            <AppLink href="/jatuh-tempo" className={pageCss.link}>
              {t('toDue')}
            </AppLink>
          }
        />
      </div>
    </Page>
  );
};

const Screen = () => {
  const [opened, setOpened] = useState<LelangRow | null>(null);
  if (opened) return <BatchView id={opened.id} toko={opened.kode_toko} onBack={() => setOpened(null)} />;
  return <List onOpen={setOpened} />;
};

/** /lelang: auctions of pledges, and one of them from its plan to its end. */
const LelangPage = () => <Screen key={useActingToko()} />;
export default LelangPage;
