import { listKas } from '@kadar/contract/endpoints/kas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY, type Hari, hariQuery } from '../../kit/dokumen/queries.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useLive } from '../../kit/live.ts';
import { FigureStrip } from '../../kit/page/FigureStrip.tsx';
import { useActingToko, useCan, useMe } from '../../kit/session.ts';
import { Direction } from '../../parts/dokumen/Direction.tsx';
import { DocumentList, type DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import type { ShownFilter } from '../../parts/dokumen/FilterRow.tsx';
import { KasEntry } from './KasEntry.tsx';
import type { Jenis, Kas } from './queries.ts';

/** The cash book, or the shorter report where its module is off. */
const REPORTS = ['/laporan-transaksi-cash', '/laporan-keuangan-cash-global'];

/** The drawer of the business day; each figure opens the movements behind it. */
const useFigures = (hari: Hari | undefined) => {
  const { t } = useTranslation('kas');
  const showDate = useShowDate();
  const { menu } = useMe();
  const screens = menu.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
  const report = REPORTS.find((one) => screens.some(({ route, open }) => route === one && open));
  const tanggal = hari?.tgl_system;
  const href = report && tanggal ? `${report}?tgl_from=${tanggal}&tgl_to=${tanggal}` : null;
  const { kas } = hari ?? {};
  if (kas === null) return [];
  return (['saldo_awal', 'masuk', 'keluar', 'saldo_akhir'] as const).map((name) => ({
    name: t(name),
    value: kas?.[name],
    href,
    ...(name === 'masuk' && { sign: '+' as const }),
    ...(name === 'keluar' && { sign: '−' as const }),
    ...(name === 'saldo_akhir' && { note: tanggal ? showDate(tanggal) : '' }),
  }));
};

const read: DocumentListProps<Kas>['read'] = ({ jenis, ...query }, window, signal) =>
  call(listKas, { query: { ...query, ...window, ...(jenis && { jenis: jenis as Jenis }) } }, { signal });

const useColumns = (): DocumentListProps<Kas>['columns'] => {
  const { t } = useTranslation(['kas', 'dokumen']);
  return useCallback(
    ({ number, date, time, toko, status, user }) => [
      number,
      date,
      { ...time, width: 58 },
      toko,
      {
        key: 'jenis',
        title: t('jenis'),
        width: 80,
        cell: ({ jenis }) => <Direction way={jenis} word={t(jenis)} />,
      },
      { key: 'nama_kategori', title: t('kategori'), width: 94 },
      { key: 'keterangan', title: t('keterangan'), width: 140 },
      {
        key: 'jumlah_rp',
        title: t('jumlah_rp'),
        kind: 'rupiah',
        width: 136,
        fixed: true,
        pin: 'end',
        sum: ({ jenis, jumlah_rp }) => (jenis === 'KELUAR' ? -jumlah_rp : jumlah_rp),
      },
      { ...status, width: 86 },
      { ...user, hidden: true },
      { key: 'no_faktur_batal', title: t('dokumen:reversedBy'), width: 142, hidden: true },
    ],
    [t],
  );
};

const Screen = ({ toko }: { toko: string | null }) => {
  const { t } = useTranslation('kas');
  const client = useQueryClient();
  const mayPost = useCan('kas.post') !== undefined;
  const hari = useQuery({ ...hariQuery(toko ?? ''), enabled: toko !== null });
  const figures = useFigures(hari.data);
  const columns = useColumns();
  const refresh = () => void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
  useLive('hari-changed', refresh);
  const filters = useMemo(
    (): ShownFilter[] => [
      {
        name: 'jenis',
        label: t('jenis'),
        as: 'select',
        values: ['MASUK', 'KELUAR'],
        words: (jenis) => t(jenis as Jenis),
      },
    ],
    [t],
  );
  return (
    <DocumentList<Kas>
      id="kas"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      filters={filters}
      columns={columns}
      path={listKas.path}
      read={read}
      anyDay
      card={({ jenis, nama_kategori, keterangan, jumlah_rp }) => ({
        name: nama_kategori,
        note: keterangan,
        amount: jumlah_rp,
        mark: <Direction way={jenis} word={t(jenis)} />,
      })}
      {...(toko !== null &&
        figures.length > 0 && {
          above: (
            <FigureStrip
              label={t('balance')}
              figures={figures}
              error={hari.data ? null : hari.error}
              onRetry={() => void hari.refetch()}
            />
          ),
        })}
      {...(mayPost && {
        entry: {
          label: t('add'),
          form: (first, done) => <KasEntry first={first} onPosted={done} />,
        },
      })}
    />
  );
};

/** Cash in and out of the drawer: today's balance, its documents, and a new one beside them. */
const KasPage = () => {
  const toko = useActingToko();
  return <Screen key={toko} toko={toko} />;
};

export default KasPage;
