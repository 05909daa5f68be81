import { BANK_BOOK_WORDS } from '@kadar/contract/bank-words.ts';
import { gesekHistories, listBank } from '@kadar/contract/endpoints/bank.ts';
import { textIn } from '@kadar/contract/text.ts';
import { SegmentedControl } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useDateLock } from '../../kit/date-lock.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useToday } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { usePages } from '../../kit/list/usePages.ts';
import { Page } from '../../kit/page/Page.tsx';
import { useActingToko } from '../../kit/session.ts';
import { DataTable } from '../../kit/table/DataTable.tsx';
import type { Column } from '../../kit/table/types.ts';
import { useLanguage } from '../../kit/text.ts';
import css from './gesek.module.css';

const BOOKS = ['GESEK', 'SEMUA'] as const;
type Book = (typeof BOOKS)[number];

interface Row {
  key: string;
  kode_toko: string;
  at: string;
  no_faktur: string;
  jenis: keyof typeof BANK_BOOK_WORDS;
  tunai?: boolean;
  nama_bank: string;
  no_rekening: string;
  no_kartu: string;
  jumlah_gesek_rp: number;
  fee: number;
  user_id: string;
}

/** Swipes alone, or all that moved the accounts; a swipe that waits stands in the second with what takes it off again. */
const useMovements = (book: Book, days: { tgl_from: string; tgl_to: string }) => {
  const list = usePages<Omit<Row, 'key'>>({
    key: [...DOKUMEN_KEY, 'bank', book, useActingToko(), days],
    enabled: days.tgl_from !== '' && days.tgl_to !== '',
    blank: true,
    read: (window, signal) => {
      const query = { ...days, ...window };
      return book === 'GESEK'
        ? call(gesekHistories, { query }, { signal })
        : call(listBank, { query }, { signal });
    },
  });
  const { rows } = list;
  // Two cards of one sale may be alike in everything.
  return { ...list, rows: useMemo(() => rows?.map((row, at): Row => ({ ...row, key: String(at) })), [rows]) };
};

const useColumns = (shops: boolean): Column<Row>[] => {
  const { t } = useTranslation(['gesek', 'kit']);
  const { moment } = useShopTime();
  const language = useLanguage();
  return useMemo(
    (): Column<Row>[] => [
      {
        key: 'no_faktur',
        title: t('number'),
        width: 140,
        pin: 'start',
        cell: ({ no_faktur }) => <DocumentLink no={no_faktur} />,
      },
      { key: 'at', title: t('time'), width: 150, value: ({ at }) => moment(at) },
      ...(shops ? [{ key: 'kode_toko', title: t('kit:toko'), width: 66 }] : []),
      {
        key: 'jenis',
        title: t('kind'),
        width: 130,
        value: ({ jenis, tunai, jumlah_gesek_rp: rp }) => {
          if (jenis === 'CAIR' && rp < 0) return t('waitsForBank');
          return tunai ? t('tunaiTitle') : textIn(BANK_BOOK_WORDS[jenis], language);
        },
      },
      { key: 'nama_bank', title: t('bank'), width: 130 },
      { key: 'no_rekening', title: t('account'), width: 120 },
      { key: 'no_kartu', title: t('cardShort'), width: 80 },
      { key: 'user_id', title: t('user'), width: 90, hidden: true },
      { key: 'jumlah_gesek_rp', title: t('swiped'), kind: 'rupiah', width: 130 },
      { key: 'fee', title: t('bankFee'), kind: 'rupiah', width: 110 },
      {
        key: 'diterima',
        title: t('net'),
        kind: 'rupiah',
        width: 130,
        pin: 'end',
        value: ({ jumlah_gesek_rp, fee }) => jumlah_gesek_rp - fee,
      },
    ],
    [t, moment, language, shops],
  );
};

/** /riwayat-bank: cards and QRIS with what the bank keeps of them, and the whole book of the accounts. */
const RiwayatPage = () => {
  const { t } = useTranslation(['gesek', 'dokumen']);
  const today = useToday();
  const { locked } = useDateLock();
  const [book, setBook] = useState<Book>('GESEK');
  const [days, setDays] = useState({ tgl_from: today, tgl_to: today });
  const columns = useColumns(useActingToko() === null);
  const list = useMovements(book, days);
  return (
    <Page title={t('historyTitle')}>
      <DataTable<Row>
        id="riwayat-bank"
        label={t('historyTitle')}
        columns={columns}
        rows={list.rows}
        rowKey={({ key }) => key}
        {...(list.error && { error: list.error })}
        onRetry={list.retry}
        onEnd={list.more}
        loadingMore={list.loadingMore}
        toolbar={
          <div className={css.tools}>
            <SegmentedControl
              aria-label={t('kind')}
              data={BOOKS.map((value) => ({ value, label: t(`book${value}`) }))}
              value={book}
              onChange={(next) => setBook(BOOKS.find((one) => one === next) ?? 'GESEK')}
            />
            {(['tgl_from', 'tgl_to'] as const).map((name) => (
              <DateField
                key={name}
                aria-label={t(name === 'tgl_from' ? 'dokumen:from' : 'dokumen:to')}
                locked={locked}
                value={days[name]}
                onChange={(day) => setDays((was) => ({ ...was, [name]: day }))}
              />
            ))}
          </div>
        }
      />
    </Page>
  );
};
export default RiwayatPage;
