import type { BarisBank, BarisBuku } from '@kadar/contract/endpoints/rekonsiliasi.ts';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import css from './rekonsiliasi.module.css';
import { showSen } from './sen.ts';

const Kasus = ({ kasus }: Pick<BarisBank, 'kasus'>) => {
  const { t } = useTranslation('rekonsiliasi');
  if (!kasus) return null;
  return (
    <span className={css.quiet}>
      {kasus.selesai === null
        ? t('caseOpen', { who: kasus.penanggung, note: kasus.catatan })
        : t('caseDone', { note: kasus.selesai })}
    </span>
  );
};

/** A line of the bank: day, amount, its words, what of it is the bank's own. */
export const BankRow = ({ row }: { row: BarisBank }) => {
  const { t } = useTranslation('rekonsiliasi');
  const showDate = useShowDate();
  return (
    <>
      <span className={css.top}>
        <span className="num">{showDate(row.tanggal)}</span>
        <strong className="num">{showSen(row.jumlah_sen)}</strong>
      </span>
      <span className={css.words}>{row.keterangan}</span>
      {row.milik_bank && <span className={css.quiet}>{t(`own${row.milik_bank}`)}</span>}
      <Kasus kasus={row.kasus} />
    </>
  );
};

/** An entry of our book: day, amount, its document and what it says. */
export const BookRow = ({ row }: { row: BarisBuku }) => {
  const showDate = useShowDate();
  return (
    <>
      <span className={css.top}>
        <span className="num">{showDate(row.tanggal)}</span>
        <strong className="num">{showSen(row.jumlah_sen)}</strong>
      </span>
      <span className={css.words}>
        <DocumentLink no={row.no_faktur} /> {row.jenis} {row.keterangan}
      </span>
      <Kasus kasus={row.kasus} />
    </>
  );
};

/** Both sides of a match or of a suggestion, beside each other. */
export const Pair = ({ baris, buku }: { baris: readonly BarisBank[]; buku: readonly BarisBuku[] }) => (
  <div className={css.pair}>
    <div>
      {baris.map((row) => (
        <div key={row.id} className={css.part}>
          <BankRow row={row} />
        </div>
      ))}
    </div>
    <div>
      {buku.map((row) => (
        <div key={row.id} className={css.part}>
          <BookRow row={row} />
        </div>
      ))}
    </div>
  </div>
);
