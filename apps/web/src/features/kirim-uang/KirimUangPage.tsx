import {
  kirimUangEntry,
  listKirimUang,
  postKirimUang,
  STATUS_KIRIM,
} from '@kadar/contract/endpoints/kirim-uang.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { showRupiah } from '../../kit/format.ts';
import { useLive } from '../../kit/live.ts';
import { useActingToko, useCan } from '../../kit/session.ts';
import { DocumentList, type DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import { EntryForm } from '../../parts/dokumen/EntryForm.tsx';
import type { ShownFilter } from '../../parts/dokumen/FilterRow.tsx';
import { failedAs } from './failed.ts';
import { readSent, type Sent } from './queries.ts';
import { SentBody } from './SentBody.tsx';
import { useStateWords } from './useStateWords.ts';

type Body = z.input<typeof kirimUangEntry>;
type Values = {
  tujuan: string;
  jumlah_rp: number | null;
  tas: string;
  segel: string;
  kurir: string;
  keterangan: string;
};

const START: Values = { tujuan: '', jumlah_rp: null, tas: '', segel: '', kurir: '', keterangan: '' };
const QUICK = [1_000_000, 5_000_000, 10_000_000, 50_000_000] as const;
const PARTS = { Body: SentBody };

/** Cash of the drawer to another shop; after it the next one, to the same. */
const Entry = ({ first, onPosted }: { first: Ref<HTMLInputElement>; onPosted: () => void }) => {
  const { t } = useTranslation('kirim-uang');
  return (
    <EntryForm<Values, Body>
      draft="kirim-uang.entry"
      schema={kirimUangEntry}
      start={START}
      next={({ tujuan }) => ({ ...START, tujuan })}
      post={(body, options) => call(postKirimUang, { body }, options).catch(failedAs('KIRIM_UANG_GAGAL'))}
      onPosted={onPosted}
      fields={() => [
        { name: 'tujuan', label: t('destination'), as: 'record', master: 'tokos' },
        { name: 'jumlah_rp', label: t('amount'), as: 'rupiah', quick: QUICK },
        { name: 'keterangan', label: t('remark'), as: 'text' },
        { name: 'segel', label: t('seal'), as: 'text', max: 30, optional: true },
        { name: 'tas', label: t('bag'), as: 'text', max: 30, optional: true },
        { name: 'kurir', label: t('courier'), as: 'text', max: 60, optional: true },
      ]}
      action={({ jumlah_rp }) => (jumlah_rp ? t('send', { amount: showRupiah(jumlah_rp) }) : null)}
      after={({ jumlah_rp }, { kas }) => ({ left: kas && kas.saldo_akhir - (jumlah_rp ?? 0), limit: null })}
      first={first}
    />
  );
};

const useColumns = (): DocumentListProps<Sent>['columns'] => {
  const { t } = useTranslation('kirim-uang');
  const wordsOf = useStateWords();
  return useCallback(
    ({ number, date, time, toko, user }) => [
      number,
      { ...date, hidden: false },
      { ...time, hidden: true },
      toko,
      { key: 'tujuan', title: t('to'), width: 66 },
      { key: 'keadaan', title: t('state'), width: 148, value: wordsOf },
      { key: 'keterangan', title: t('remark'), width: 130 },
      { key: 'segel', title: t('seal'), width: 92, hidden: true },
      { key: 'kurir', title: t('courier'), width: 110, hidden: true },
      { ...user, hidden: true },
      { key: 'selisih_rp', title: t('difference'), kind: 'rupiah', width: 110, hidden: true },
      {
        key: 'jumlah_rp',
        title: t('amount'),
        kind: 'rupiah',
        width: 136,
        pin: 'end',
        sum: ({ jumlah_rp }) => jumlah_rp,
      },
    ],
    [t, wordsOf],
  );
};

const Screen = () => {
  const { t } = useTranslation('kirim-uang');
  const client = useQueryClient();
  const mayPost = useCan('uang.kirim') !== undefined;
  const columns = useColumns();
  const wordsOf = useStateWords();
  const filters = useMemo(
    (): ShownFilter[] => [
      {
        name: 'keadaan',
        label: t('state'),
        as: 'select',
        values: [...STATUS_KIRIM],
        words: (keadaan) => t(`state${keadaan as Sent['keadaan']}`),
      },
    ],
    [t],
  );
  useLive('hari-changed', () => void client.invalidateQueries({ queryKey: DOKUMEN_KEY }));
  return (
    <DocumentList<Sent>
      id="kirim-uang"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      path={listKirimUang.path}
      filters={filters}
      columns={columns}
      read={readSent}
      anyDay
      parts={PARTS}
      card={(row) => ({
        name: `${row.tujuan} ${row.nama_tujuan}`,
        note: wordsOf(row),
        amount: row.jumlah_rp,
      })}
      {...(mayPost && {
        entry: { label: t('add'), form: (first, done) => <Entry first={first} onPosted={done} /> },
      })}
    />
  );
};

/** /kirim-uang: what the shop sent to others, what of it is under way, and since when. */
const KirimUangPage = () => <Screen key={useActingToko()} />;
export default KirimUangPage;
