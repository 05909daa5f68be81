import { type LateRow, listLelangCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import { AUCTION_STAGES } from '@kadar/domain/instalment.ts';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import type { DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import type { ShownFilter } from '../../parts/dokumen/FilterRow.tsx';
import { LateWord } from '../../parts/dokumen/StatusWord.tsx';
import { CicilanList } from './CicilanList.tsx';
import css from './cicilan.module.css';
import { readLelang } from './queries.ts';

const useColumns = (): DocumentListProps<LateRow>['columns'] => {
  const { t } = useTranslation('cicilan');
  const showDate = useShowDate();
  return useCallback(
    ({ number, date, toko }) => [
      number,
      { ...date, hidden: true },
      toko,
      { key: 'nama_customer', title: t('name'), width: 150 },
      {
        key: 'tahap',
        title: t('nextStep'),
        width: 170,
        value: ({ tahap }) => t(`stage${tahap}`),
        cell: ({ tahap }) => <LateWord late={tahap === 'BOLEH'} word={t(`stage${tahap}`)} />,
      },
      { key: 'lewat_hari', title: t('daysLate'), kind: 'integer', width: 80 },
      { key: 'lelang_mulai', title: t('auctionFrom'), kind: 'date', width: 110 },
      {
        key: 'pemberitahuan',
        title: t('notices'),
        width: 130,
        value: ({ pemberitahuan }) => String(pemberitahuan),
        cell: ({ pemberitahuan, diberitahu }) =>
          [pemberitahuan > 0 && `${pemberitahuan} ×`, diberitahu && showDate(diberitahu)]
            .filter(Boolean)
            .join(' · '),
      },
      { key: 'nama_barang', title: t('piece'), width: 150 },
      { key: 'no_hp', title: t('phone'), width: 120, hidden: true },
      { key: 'jatuh_tempo', title: t('due'), kind: 'date', width: 104 },
      { key: 'dibayar', title: t('paid'), kind: 'rupiah', width: 112, sum: ({ dibayar }) => dibayar },
      { key: 'hangus', title: t('kept'), kind: 'rupiah', width: 104, sum: ({ hangus }) => hangus },
      {
        key: 'kelebihan',
        title: t('goesBack'),
        kind: 'rupiah',
        width: 112,
        pin: 'end',
        sum: ({ kelebihan }) => kelebihan,
      },
    ],
    [t, showDate],
  );
};

/** /lelang-cicilan: contracts that are late, what the auction of each waits for, and what it leaves. */
const LelangPage = () => {
  const { t } = useTranslation('cicilan');
  const showDate = useShowDate();
  const columns = useColumns();
  const filters = useMemo(
    (): ShownFilter[] => [
      {
        name: 'tahap',
        label: t('nextStep'),
        as: 'select',
        values: [...AUCTION_STAGES],
        words: (one) => t(`stage${one as LateRow['tahap']}`),
      },
    ],
    [t],
  );
  return (
    <CicilanList
      id="cicilan-lelang"
      title={t('lelangTitle')}
      filters={filters}
      columns={columns}
      path={listLelangCicilan.path}
      read={readLelang}
      above={<p className={css.hint}>{t('lelangHint')}</p>}
      emptyText={t('lelangEmpty')}
      said={({ tahap, lelang_mulai, kelebihan }) => ({
        note: `${t(`stage${tahap}`)} · ${t('fromDay', { date: showDate(lelang_mulai) })}`,
        amount: kelebihan,
      })}
    />
  );
};
export default LelangPage;
