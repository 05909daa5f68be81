import type { ColumnKind } from '@kadar/contract/columns.ts';
import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { linkAmong } from '@kadar/contract/links.ts';
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { typeOfNumber } from '../../kit/dokumen/types.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showCell, showRupiah, useFormat } from '../../kit/format.ts';
import { useLinks } from '../../kit/links/useLinks.ts';
import { Linked } from '../../kit/page/AppLink.tsx';
import css from './dokumen.module.css';
import { Facts, inParts, PaymentSum, Sum } from './Facts.tsx';

const FIGURES = new Set(['rupiah', 'gram', 'kadar', 'integer', 'percent']);
const MONEY = new Set(['dibayar', 'grand_total', 'diterima', 'diskon', 'ppn', 'kembali']);

/** A table that a drawer has room for: it scrolls by itself. */
const Small = ({ label, head, rows }: { label: string; head: readonly Cell[]; rows: readonly Row[] }) => (
  // What scrolls is reached by keyboard.
  <Box component="section" className={css.small} aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map(({ key, label: title, figure }) => (
            <th key={key} scope="col" data-figure={figure || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {head.map((column, at) => (
              <td key={column.key} data-figure={column.figure || undefined}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
);
interface Cell {
  key: string;
  label: string;
  figure?: boolean;
}
interface Row {
  key: string;
  cells: readonly ReactNode[];
}

type Values = Readonly<Record<string, unknown>>;

/** Draws what stands in a document, as a link where it opens: in its shop, and with its day where the target has days. */
const useLinked = ({ kode_toko, tanggal }: Dokumen) => {
  const hrefOf = useLinks();
  const asked = { toko: kode_toko, tgl_from: tanggal, tgl_to: tanggal };
  return (key: string, values: Values, text: string): ReactNode =>
    text === '' ? (
      text
    ) : (
      <Linked key={key} href={hrefOf(linkAmong(key, values), key, values, asked)}>
        {text}
      </Linked>
    );
};

/** The lines of a document, in the columns its declaration names. */
export const DocumentLines = ({ dok }: { dok: Dokumen }) => {
  const { t } = useTranslation('dokumen');
  const format = useFormat();
  const linked = useLinked(dok);
  const [line] = dok.lines;
  if (!line) return null;
  if (typeOfNumber(dok.no_faktur)?.lines?.one)
    return (
      <Facts
        facts={dok.columns.map(({ key, label, kind }) => [
          label,
          linked(key, line, format(kind as ColumnKind, line[key] ?? '')),
        ])}
      />
    );
  return (
    <>
      <h3>{t('lines')}</h3>
      <Small
        label={t('lines')}
        head={dok.columns.map(({ key, label, kind }) => ({ key, label, figure: FIGURES.has(kind) }))}
        rows={dok.lines.map((row, at) => ({
          key: String(at),
          cells: dok.columns.map(({ key, kind }) => linked(key, row, format(kind as ColumnKind, row[key]))),
        }))}
      />
    </>
  );
};

/** What was paid how, and what it comes to; head amounts that are no more than the total stay away. */
export const DocumentMoney = ({ dok }: { dok: Dokumen }) => {
  const { t } = useTranslation('dokumen');
  const amounts = dok.head.filter(({ key, value }) => MONEY.has(key) && Number(value ?? 0) !== 0);
  if (amounts.length < 2 && dok.payments.length === 0 && dok.rincian.length === 0) return null;
  return (
    <>
      <h3>{t('payment')}</h3>
      <dl className={css.sums}>
        {dok.rincian.map(({ key, label, value }) => (
          <Sum key={key} name={label} value={showRupiah(value)} />
        ))}
        {amounts.map(({ key, label, value }) => (
          <Sum
            key={key}
            name={label}
            value={showRupiah(Number(value))}
            {...(key === 'grand_total' && { strong: true })}
          />
        ))}
        {dok.payments.map((payment, at) => (
          <PaymentSum key={`${String(at)}-${payment.jenis}`} payment={payment} />
        ))}
      </dl>
    </>
  );
};

/** Who posted it when, and the head fields of its kind. */
export const DocumentFacts = ({ dok }: { dok: Dokumen }) => {
  const { t } = useTranslation('dokumen');
  const format = useFormat();
  const showDate = useShowDate();
  const { clock } = useShopTime();
  const linked = useLinked(dok);
  const { kode_customer, input_by, valid_by } = dok;
  const whole = {
    ...Object.fromEntries(dok.head.map(({ key, value }) => [key, value])),
    // A branch with an older server says of no document whose it is.
    ...(kode_customer && { kode_customer }),
    input_by,
    valid_by,
  };
  return (
    <Facts
      facts={[
        [t('date'), `${showDate(dok.tanggal)} ${clock(dok.at)}`],
        [t('toko'), dok.kode_toko],
        ...dok.head
          .filter(({ key, value }) => !MONEY.has(key) && value !== 0)
          .map(
            ({ key, label, kind, value }) =>
              [label, linked(key, whole, format(kind as ColumnKind, value))] as const,
          ),
        [t('user'), linked('input_by', whole, dok.input_by)],
        [t('validBy'), linked('valid_by', whole, dok.valid_by)],
        [t('follows'), dok.asal_no && <DocumentLink no={dok.asal_no} />],
      ]}
    />
  );
};

/** Its reversal, in the colour of what is no longer in force. */
export const Reversed = ({ batal }: { batal: NonNullable<Dokumen['batal']> }) => {
  const { t } = useTranslation('dokumen');
  const showDate = useShowDate();
  const { clock } = useShopTime();
  return (
    <section className={css.cancelled} aria-label={t('cancelled')}>
      <h3>{t('cancelled')}</h3>
      <Facts
        facts={[
          [t('cancelNumber'), batal.no_faktur_batal],
          [t('reason'), batal.alasan],
          [t('cancelledBy'), `${batal.input_by}, ${showDate(batal.tanggal)} ${clock(batal.at)}`],
          [t('approvedBy'), batal.disetujui_oleh],
        ]}
      />
    </section>
  );
};

/** What happened to it since, and its journal where the reader may see the ledger. */
export const DocumentTrail = ({ dok }: { dok: Dokumen }) => {
  const { t, i18n } = useTranslation('dokumen');
  const showDate = useShowDate();
  const { clock, day } = useShopTime();
  const linked = useLinked(dok);
  const doneOf = (action: string): string =>
    i18n.exists(`did_${action}`, { ns: 'dokumen' }) ? t(`did_${action as 'post'}`) : action;
  const money = (amount: number): string => (amount === 0 ? '' : showCell('integer', amount));
  return (
    <>
      {dok.riwayat.length > 0 && (
        <>
          <h3>{t('history')}</h3>
          <Facts
            facts={dok.riwayat.map(({ at, user_id, action }) => [
              `${showDate(day(at))} ${clock(at)}`,
              inParts(doneOf(action), linked('user_id', { user_id }, user_id)),
            ])}
          />
        </>
      )}
      {dok.jurnal && dok.jurnal.length > 0 && (
        <>
          <h3>{t('journal')}</h3>
          <Small
            label={t('journal')}
            head={[
              { key: 'akun', label: t('ledgerAccount') },
              { key: 'debet', label: t('debet'), figure: true },
              { key: 'kredit', label: t('kredit'), figure: true },
            ]}
            rows={dok.jurnal.map(({ no_jurnal, nomor_akun, nama_akun, debet, kredit }, at) => ({
              key: `${no_jurnal}-${String(at)}`,
              cells: [
                linked('nomor_akun', { nomor_akun }, `${nomor_akun} ${nama_akun}`),
                money(debet),
                money(kredit),
              ],
            }))}
          />
        </>
      )}
    </>
  );
};
