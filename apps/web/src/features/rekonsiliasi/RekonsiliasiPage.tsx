import {
  cocokkanLagi,
  getRekonsiliasi,
  listRekonsiliasi,
  type Rekonsiliasi,
} from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { Button, SegmentedControl, Select } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useShowDate, useToday } from '../../kit/fields/dates.ts';
import { showCount } from '../../kit/format.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import ImportDialog from './ImportDialog.tsx';
import { Matched } from './Matched.tsx';
import MonthDialog from './MonthDialog.tsx';
import css from './rekonsiliasi.module.css';
import { Sides } from './Sides.tsx';
import { showSen } from './sen.ts';

const LIHAT = ['SISA', 'COCOK'] as const;
type Lihat = (typeof LIHAT)[number];

/** How the account stands: what is done and left, and what bank and book differ by. */
const Standing = ({ data }: { data: Rekonsiliasi }) => {
  const { t } = useTranslation('rekonsiliasi');
  const showDate = useShowDate();
  const { keadaan: k, jumlah_usulan, celah } = data;
  const left = k.sisa_bank.jumlah + k.sisa_buku.jumlah;
  return (
    <>
      <p className={`${css.bar} num`} role="status">
        <strong>
          {t('bar', {
            cocok: showCount(k.cocok),
            usulan: showCount(jumlah_usulan),
            sisa: showCount(left),
            rp: showSen(k.sisa_bank.sen - k.sisa_buku.sen),
          })}
        </strong>
        {k.tanggal !== null && (
          <span>
            {t('balances', {
              date: showDate(k.tanggal),
              bank: k.saldo_bank_sen === null ? '?' : showSen(k.saldo_bank_sen),
              buku: showSen(k.saldo_buku_sen),
              beda: showSen(k.beda_sen),
            })}
          </span>
        )}
        {k.tanggal !== null && (
          <span className={css.quiet}>
            {t('madeOf', {
              awal: showSen(k.awal_sen),
              bank: showSen(k.sisa_bank.sen),
              buku: showSen(-k.sisa_buku.sen),
              waktu: showSen(k.waktu_sen),
              celah: showSen(k.celah_sen),
            })}
          </span>
        )}
      </p>
      {celah.map(({ dari, sampai, sen }) => (
        <p key={dari} className={css.gap} role="alert">
          {t('gap', { dari: showDate(dari), sampai: showDate(sampai), rp: showSen(sen) })}
        </p>
      ))}
    </>
  );
};

const useAccounts = (toko: string) =>
  useQuery({
    queryKey: [...DOKUMEN_KEY, 'rekonsiliasi', toko],
    queryFn: async ({ signal }) => (await call(listRekonsiliasi, {}, { signal })).data,
  });

/** A month of an account: how it stands, and both sides or what is matched. */
const Month = ({
  no_rekening,
  data,
  lihat,
  onImport,
}: {
  no_rekening: string;
  data: Rekonsiliasi;
  lihat: Lihat;
  onImport?: () => void;
}) => {
  const { t } = useTranslation('rekonsiliasi');
  if (data.keadaan.tanggal === null)
    return (
      <EmptyState
        text={t('noStatement')}
        action={
          onImport && (
            <Button variant="filled" onClick={onImport}>
              {t('import')}
            </Button>
          )
        }
      />
    );
  return (
    <>
      <Standing data={data} />
      {lihat === 'SISA' ? (
        <Sides no_rekening={no_rekening} data={data} />
      ) : (
        <Matched no_rekening={no_rekening} rows={data.cocok} />
      )}
    </>
  );
};

/** Looks anew for what is beyond doubt. */
const useRematch = (no_rekening: string, done: () => void) => {
  const { t } = useTranslation('rekonsiliasi');
  const again = useOutbox(
    `rekonsiliasi/${no_rekening}/cocokkan`,
    (body: Record<string, never>, options) => call(cocokkanLagi, { params: { no_rekening }, body }, options),
    { asks: false },
  );
  const rematch = () => {
    again
      .send({})
      .then(({ data }) => {
        toast(t('matchedAgain', { cocok: showCount(data.cocok) }));
        done();
      })
      .catch(showFailure);
  };
  return { rematch, sending: again.sending };
};

const Screen = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('rekonsiliasi');
  const client = useQueryClient();
  const today = useToday();
  const may = useCan('rekonsiliasi.post') !== undefined;
  const mayOpen = useCan('rekonsiliasi.buka') !== undefined;
  const accounts = useAccounts(toko);
  const [picked, setPicked] = useState<string | null>(null);
  const [month, setMonth] = useState<string | null>(null);
  const [lihat, setLihat] = useState<Lihat>('SISA');
  const account = accounts.data?.find((one) => one.no_rekening === picked) ?? accounts.data?.[0];
  const no_rekening = account?.no_rekening ?? '';
  const bulan = month ?? (account?.sampai ?? today).slice(0, 7);
  const query = useQuery({
    queryKey: [...DOKUMEN_KEY, 'rekonsiliasi', toko, no_rekening, bulan, lihat],
    enabled: no_rekening !== '',
    queryFn: async ({ signal }) =>
      (await call(getRekonsiliasi, { params: { no_rekening }, query: { bulan, lihat } }, { signal })).data,
  });
  const refresh = () => void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
  const { rematch, sending } = useRematch(no_rekening, refresh);
  const take = () => {
    if (may && no_rekening !== '')
      void openDialog<null>(
        (close) => <ImportDialog no_rekening={no_rekening} onDone={refresh} onClose={() => close(null)} />,
        null,
      );
  };
  const { data } = query;
  const closed = data?.ditutup != null;
  const month_ = () => {
    if (data && (closed ? mayOpen : may))
      void openDialog<null>(
        (close) => (
          <MonthDialog
            no_rekening={no_rekening}
            bulan={bulan}
            closed={closed}
            left={showSen(data.keadaan.beda_sen)}
            onClose={() => close(null)}
          />
        ),
        null,
      );
  };
  useScreenKeys([
    ['Insert', take],
    ['F5', () => may && no_rekening !== '' && rematch()],
    ['F8', month_],
  ]);
  return (
    <Page
      title={t('title')}
      actions={
        may && (
          <>
            {data && (closed ? mayOpen : data.keadaan.tanggal !== null) && (
              <Button rightSection={<Hotkey keys="F8" />} onClick={month_}>
                {t(closed ? 'openMonth' : 'closeMonth', { bulan })}
              </Button>
            )}
            <Button rightSection={<Hotkey keys="F5" />} loading={sending} onClick={rematch}>
              {t('again')}
            </Button>
            <Button variant="filled" rightSection={<Hotkey keys="Ins" />} onClick={take}>
              {t('import')}
            </Button>
          </>
        )
      }
    >
      <div className={css.filters}>
        <Select
          aria-label={t('account')}
          data={(accounts.data ?? []).map((one) => ({
            value: one.no_rekening,
            label: `${one.nama_bank} ${one.no_rekening}`,
          }))}
          value={no_rekening || null}
          allowDeselect={false}
          onChange={(next) => {
            setPicked(next);
            setMonth(null);
          }}
        />
        <DateField
          aria-label={t('month')}
          mode="month"
          value={bulan}
          onChange={(next) => setMonth(next || null)}
        />
        <SegmentedControl
          aria-label={t('state')}
          data={LIHAT.map((value) => ({ value, label: t(`view${value}`) }))}
          value={lihat}
          onChange={(next) => setLihat(LIHAT.find((one) => one === next) ?? 'SISA')}
        />
        {data?.ditutup && <span className={css.quiet}>{t('closedBy', { who: data.ditutup.oleh })}</span>}
      </div>
      {(accounts.error ?? query.error) ? (
        <ErrorState error={accounts.error ?? query.error} onRetry={refresh} />
      ) : accounts.data?.length === 0 ? (
        <EmptyState text={t('noAccounts')} />
      ) : data === undefined ? (
        <WaitingRows h={320} />
      ) : (
        <Month
          key={`${no_rekening} ${bulan}`}
          no_rekening={no_rekening}
          data={data}
          lihat={lihat}
          {...(may && { onImport: take })}
        />
      )}
    </Page>
  );
};

/** /rekonsiliasi: a bank's statement held against our book, an account of one shop at a time. */
const RekonsiliasiPage = () => {
  const { t } = useTranslation('rekonsiliasi');
  const toko = useActingToko();
  return toko === null ? <PickToko title={t('title')} /> : <Screen key={toko} toko={toko} />;
};
export default RekonsiliasiPage;
