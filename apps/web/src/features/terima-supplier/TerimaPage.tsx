import { TERIMA_SUPPLIER } from '@kadar/contract/dokumen/terima-supplier.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import type { BatchRow } from '@kadar/contract/endpoints/terima-supplier.ts';
import { Button } from '@mantine/core';
import { IconPlus, IconScale, IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showGram } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { type BatchFacts, batchFacts, useBatches } from '../../parts/batches.ts';
import { DocumentList } from '../../parts/dokumen/DocumentList.tsx';
import { useDeclaredList } from '../../parts/dokumen/useDeclaredList.ts';
import { type OfferedProps, offeredForm } from '../../parts/offered-forms.ts';
import { BatchActions } from './BatchActions.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { StokGrosir } from './StokGrosir.tsx';

const KINDS = [TERIMA_SUPPLIER] as const;

const useColumns = (): Column<BatchRow>[] => {
  const { t } = useTranslation('terima-supplier');
  return [
    { key: 'no_batch', title: t('batch'), width: 150, pin: 'start' },
    { key: 'nama_supplier', title: t('kode_supplier'), width: 200 },
    { key: 'kadar', title: t('kadar'), kind: 'kadar', width: 80 },
    { key: 'kode_group', title: t('kode_group'), width: 110 },
    { key: 'qty_tag', title: t('tagged'), width: 96, value: ({ qty_tag, qty }) => `${qty_tag} / ${qty}` },
    {
      key: 'periksa',
      title: t('state'),
      width: 104,
      value: ({ periksa }) => t(periksa ? 'checked' : 'open'),
    },
    { key: 'umur', title: t('age'), kind: 'integer', width: 88 },
    { key: 'selisih', title: t('selisih'), kind: 'gram', width: 104 },
    { key: 'berat', title: t('berat'), kind: 'gram', width: 104 },
    { key: 'sisa', title: t('left'), kind: 'gram', width: 104, pin: 'end' },
  ];
};

/** How much is open, and since when. */
const useGlance = (batches: readonly BatchRow[] | undefined) => {
  const { t } = useTranslation('terima-supplier');
  return (
    batches &&
    t('glance', {
      open: batches.length,
      sisa: showGram(batches.reduce((sum, { sisa }) => sum + Math.round(sisa * 1000), 0) / 1000),
      umur: Math.max(0, ...batches.map(({ umur }) => umur)),
    })
  );
};

/** The tagging line over this screen, out of the batch at hand. */
const OnLine = (props: OfferedProps['tagging']) => {
  const TaggingLine = offeredForm('tagging');
  return TaggingLine ? <TaggingLine {...props} /> : null;
};

/** /terima-supplier: deliveries, and the gold of theirs that is not tagged yet. */
const Screen = () => {
  const { t } = useTranslation(['terima-supplier', 'kit']);
  const mayPost = useCan('terima.post') !== undefined;
  const [tab, setTab] = useState<'deliveries' | 'batches'>('deliveries');
  // Where head office looks at all shops, those of the one that a delivery came to last.
  const [toko, setToko] = useState(useActingToko());
  const [active, setActive] = useState('');
  const { data: batches, error, refetch } = useBatches(toko);
  const [writing, setWriting] = useState(false);
  const [tagging, setTagging] = useState<BatchFacts & { kode_toko: string }>();
  const declared = useDeclaredList(KINDS);
  const columns = useColumns();
  const Tagging = offeredForm('barang');
  const [onLine, setOnLine] = useState<BatchFacts>();
  const row = batches?.find(({ no_batch }) => no_batch === active);
  const tag = (batch: BatchRow) => setTagging({ ...batchFacts(batch), kode_toko: toko ?? '' });
  const line = () => row && setOnLine(batchFacts(row));
  useScreenKeys([
    ['alt+T', line],
    ['Insert', () => mayPost && setWriting(true)],
    ['alt+1', () => setTab('deliveries')],
    ['alt+2', () => setTab('batches')],
  ]);
  const glance = useGlance(batches);
  const add = mayPost && (
    <Button
      variant="filled"
      leftSection={<IconPlus size={18} />}
      rightSection={<Hotkey keys="Ins" />}
      onClick={() => setWriting(true)}
    >
      {t('add')}
    </Button>
  );
  return (
    <>
      {tab === 'deliveries' ? (
        <DocumentList<DokumenRow>
          id="terima-supplier"
          title={t('title')}
          placeholder={t('searchPlaceholder')}
          {...declared}
          actions={
            <>
              <Button onClick={() => setTab('batches')} rightSection={<Hotkey keys="Alt+2" />}>
                {glance ?? t('batches')}
              </Button>
              <StokGrosir toko={toko} />
              {add}
            </>
          }
        />
      ) : (
        <Page
          title={t('title')}
          {...(glance && { under: glance })}
          actions={
            <>
              <Button onClick={() => setTab('deliveries')} rightSection={<Hotkey keys="Alt+1" />}>
                {t('deliveries')}
              </Button>
              <Button
                leftSection={<IconScale size={18} />}
                rightSection={<Hotkey keys="Alt+T" />}
                disabled={!row}
                onClick={line}
              >
                {t('taggingLine')}
              </Button>
              <Button
                leftSection={<IconTag size={18} />}
                rightSection={<Hotkey keys="Enter" />}
                disabled={!row}
                onClick={() => row && tag(row)}
                autoFocus
              >
                {t('tag')}
              </Button>
              {mayPost && toko && <BatchActions batches={batches ?? []} row={row} toko={toko} />}
              {add}
            </>
          }
        >
          <DataTable
            id="terima-batch"
            label={t('batches')}
            columns={columns}
            rows={toko ? batches : []}
            rowKey={({ no_batch }) => no_batch}
            error={error ?? undefined}
            onRetry={() => void refetch()}
            active={row?.no_batch ?? null}
            onActive={({ no_batch }) => setActive(no_batch)}
            onOpen={tag}
            openText={t('tag')}
            {...(!toko && { emptyText: t('kit:pickToko') })}
          />
        </Page>
      )}
      {writing && (
        <DeliveryForm
          onClose={() => setWriting(false)}
          onPosted={(posted) => {
            setWriting(false);
            setToko(posted.toko);
            setActive(posted.batch[0] ?? '');
            setTab('batches');
          }}
        />
      )}
      {onLine && toko && <OnLine batch={onLine} toko={toko} onClose={() => setOnLine(undefined)} />}
      {tagging && Tagging && (
        <Tagging batch={tagging} onClose={() => setTagging(undefined)} onSaved={() => undefined} />
      )}
    </>
  );
};

const TerimaPage = () => <Screen key={useActingToko()} />;
export default TerimaPage;
