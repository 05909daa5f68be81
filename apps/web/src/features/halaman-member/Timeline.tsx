import {
  type BarisRiwayat,
  type HalamanMember,
  MACAM_RIWAYAT,
  type MacamRiwayat,
} from '@kadar/contract/endpoints/halaman-member.ts';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showCount, showGram, showRupiah } from '../../kit/format.ts';
import { Photo } from '../../kit/page/Photo.tsx';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { StatusWord } from '../../parts/dokumen/StatusWord.tsx';
import css from './member.module.css';
import { timelineQuery } from './queries.ts';

const Pieces = ({ row: { barang, barang_lagi, berat } }: { row: BarisRiwayat }) => {
  const { t } = useTranslation('halaman-member');
  if (barang.length === 0) return null;
  const named = barang.map(({ nama }) => nama).join(', ');
  const more = barang_lagi > 0 && t('morePieces', { number: showCount(barang_lagi) });
  return (
    <span className={css.pieces}>
      {barang.map(
        ({ kode_barcode }) =>
          kode_barcode && <Photo key={kode_barcode} kode_barcode={kode_barcode} className={css.photo} />,
      )}
      <span>{[named, more, berat > 0 && showGram(berat)].filter(Boolean).join(' · ')}</span>
    </span>
  );
};

/** What a line was, by its kind: a document by its title, a message and a coupon by their own words. */
const useTitle = (): ((row: BarisRiwayat) => string) => {
  const { t } = useTranslation('halaman-member');
  return ({ macam, judul }) => judul || t(`macam${macam}`);
};

const Line = ({ row }: { row: BarisRiwayat }) => {
  const { t } = useTranslation(['halaman-member', 'dokumen']);
  const showDate = useShowDate();
  const { clock } = useShopTime();
  const title = useTitle()(row);
  const { poin, rp, status, setuju } = row;
  const isDocument = row.jenis !== '';
  return (
    <li>
      <span className={`${css.when} num`}>
        {showDate(row.tanggal)}
        <small>{clock(row.at)}</small>
      </span>
      <span className={css.what}>
        <strong>
          {title}
          {status === 'BATAL' && <StatusWord status="BATAL" />}
        </strong>
        <Pieces row={row} />
        {row.keterangan && <span className={css.remark}>{row.keterangan}</span>}
        <small>
          {isDocument ? (
            <DocumentLink no={row.no} />
          ) : (
            row.macam === 'KUPON' && <span className="num">{row.no}</span>
          )}
          {[row.kode_toko, row.input_by].filter(Boolean).map((part) => ` · ${part}`)}
          {setuju && ` · ${t(setuju.jawab === '' ? 'asked' : setuju.jawab === 'YA' ? 'agreed' : 'declined')}`}
        </small>
      </span>
      <span className={`${css.sum} num`}>
        {rp > 0 && showRupiah(rp)}
        {poin !== 0 && (
          <small>
            {poin > 0 ? '+' : '−'}
            {t('dokumen:points', { poin: showCount(Math.abs(poin)) })}
          </small>
        )}
      </span>
    </li>
  );
};

interface Props {
  kode: string;
  first: HalamanMember['riwayat'];
  macam: MacamRiwayat | undefined;
  onMacam: (macam: MacamRiwayat | undefined) => void;
}

/** All that was, newest first, of one kind or all; more of it where one asks for more. */
export const Timeline = ({ kode, first, macam, onMacam }: Props) => {
  const { t } = useTranslation('halaman-member');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    timelineQuery(kode, macam, first),
  );
  const rows = data?.pages.flatMap(({ baris }) => baris);
  return (
    <section className={css.panel} aria-labelledby="member-timeline">
      <h2 id="member-timeline">{t('timeline')}</h2>
      <fieldset className={css.chips} aria-label={t('filters')}>
        {[undefined, ...MACAM_RIWAYAT].map((one) => (
          <button
            key={one ?? ''}
            type="button"
            className={`${css.chip} k-touch`}
            aria-pressed={one === macam}
            onClick={() => onMacam(one)}
          >
            {one ? t(`macam${one}`) : t('all')}
          </button>
        ))}
      </fieldset>
      {error && !rows ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <WaitingRows h={240} />
      ) : rows.length === 0 ? (
        <EmptyState text={t('nothing')} />
      ) : (
        <ol className={css.timeline}>
          {rows.map((row) => (
            <Line key={`${row.macam} ${row.kode_toko} ${row.no}`} row={row} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
};
