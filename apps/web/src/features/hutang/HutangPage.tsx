import { ASKED_HUTANG, type HutangRow, listHutang, TEMPO_HUTANG } from '@kadar/contract/endpoints/hutang.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { findNumber } from '../../kit/dokumen/types.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useCan } from '../../kit/session.ts';
import { DocumentList, type DocumentListProps } from '../../parts/dokumen/DocumentList.tsx';
import type { ShownFilter } from '../../parts/dokumen/FilterRow.tsx';
import { LateWord } from '../../parts/dokumen/StatusWord.tsx';
import { offeredForm } from '../../parts/offered-forms.ts';
import { NewPledge } from './NewPledge.tsx';
import { ReadyBags } from './ReadyBags.tsx';

const NEW = '/hutang?baru=1';
/** What is open, of every day: a period is said by who wants one. */
const BEGINS = { tgl_from: '', tgl_to: '', keadaan: 'TERBUKA' };

/** A pledge as a document of a list: what was taken back is out of force, whatever else became of it. */
type Row = Omit<HutangRow, 'status'> & {
  no_faktur: string;
  status: 'POSTED' | 'BATAL';
  keadaan: HutangRow['status'];
};

const read: DocumentListProps<Row>['read'] = async ({ keadaan, tempo, ...query }, window, signal) => {
  const answer = await call(
    listHutang,
    {
      query: {
        ...query,
        ...window,
        ...(keadaan && { status: keadaan as (typeof ASKED_HUTANG)[number] }),
        ...(tempo && { tempo: tempo as (typeof TEMPO_HUTANG)[number] }),
      },
    },
    { signal },
  );
  const data = answer.data.map(
    (row): Row => ({
      ...row,
      no_faktur: row.no_hutang,
      keadaan: row.status,
      status: row.status === 'BATAL' ? 'BATAL' : 'POSTED',
    }),
  );
  return { ...answer, data };
};

const useColumns = (): DocumentListProps<Row>['columns'] => {
  const { t } = useTranslation('hutang');
  return useCallback(
    ({ number, date, toko, user }) => [
      number,
      { ...date, hidden: false },
      toko,
      { key: 'nama_customer', title: t('customer'), width: 170 },
      { key: 'no_hp', title: t('phone'), width: 118 },
      { key: 'berat', title: t('weight'), kind: 'gram', width: 90, sum: ({ berat }) => berat },
      { key: 'jatuh_tempo', title: t('due'), kind: 'date', width: 104 },
      {
        key: 'lewat_hari',
        title: t('late'),
        kind: 'integer',
        width: 76,
        value: ({ lewat_hari }) => lewat_hari || null,
      },
      { key: 'kolek', title: t('grade'), width: 120 },
      {
        key: 'keadaan',
        title: t('state'),
        width: 110,
        value: ({ keadaan }) => t(`status.${keadaan}`),
        cell: ({ keadaan }) => <LateWord late={keadaan === 'JATUH_TEMPO'} word={t(`status.${keadaan}`)} />,
      },
      { key: 'no_segel', title: t('seal'), width: 96, hidden: true },
      { key: 'tempat', title: t('place'), width: 90, hidden: true },
      { ...user, hidden: true },
      {
        key: 'jumlah_hutang',
        title: t('lent'),
        kind: 'rupiah',
        hidden: true,
        sum: ({ jumlah_hutang }) => jumlah_hutang,
      },
      {
        key: 'pokok',
        title: t('principal'),
        kind: 'rupiah',
        width: 128,
        pin: 'end',
        sum: ({ pokok }) => pokok,
      },
    ],
    [t],
  );
};

const PledgeList = () => {
  const { t } = useTranslation('hutang');
  const showDate = useShowDate();
  const mayLend = useCan('hutang.post') !== undefined;
  const columns = useColumns();
  const filters = useMemo(
    (): ShownFilter[] => [
      {
        name: 'keadaan',
        label: t('state'),
        as: 'select',
        values: [...ASKED_HUTANG],
        words: (value) => t(`status.${value as (typeof ASKED_HUTANG)[number]}`),
      },
      {
        name: 'tempo',
        label: t('due'),
        as: 'select',
        values: [...TEMPO_HUTANG],
        words: (value) => t(`tempo.${value as (typeof TEMPO_HUTANG)[number]}`),
      },
      { name: 'kode_customer', label: t('customer'), as: 'text' },
    ],
    [t],
  );
  return (
    <DocumentList<Row>
      id="hutang"
      title={t('title')}
      placeholder={t('searchPlaceholder')}
      filters={filters}
      columns={columns}
      path={listHutang.path}
      read={read}
      anyDay
      begins={BEGINS}
      above={<ReadyBags />}
      card={({ nama_customer, jatuh_tempo, pokok, keadaan }) => ({
        name: nama_customer,
        note: `${t(`status.${keadaan}`)} · ${showDate(jatuh_tempo)}`,
        amount: pokok,
      })}
      makes={mayLend && { href: NEW, label: t('newTitle') }}
    />
  );
};

/** The number of a pledge in the address: its own name for it, or that of any document. */
const pledgeIn = (given: Readonly<Record<string, unknown>>): string | null => {
  const text = given.no ?? given.no_faktur;
  // A top-up makes a contract under its own number.
  return typeof text === 'string' ? (findNumber(text, 'HUTANG') ?? findNumber(text, 'HUTANG_TAMBAH')) : null;
};

/** /hutang: pledges, open ones first; `?no=` is the card of one, `?baru=1` a new one. */
const HutangPage = () => {
  const given = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const Card = offeredForm('kartu');
  const no_hutang = pledgeIn(given);
  if (given.baru !== undefined) return <NewPledge />;
  if (!Card || !no_hutang || !/^H[TA]/.test(no_hutang)) return <PledgeList />;
  const close = () => {
    const rest = Object.entries(given).filter(([name]) => name !== 'no' && name !== 'no_faktur');
    void navigate({ to: '.', search: Object.fromEntries(rest) as never, replace: true });
  };
  return <Card no_hutang={no_hutang} onClose={close} />;
};
export default HutangPage;
