import type { SatuHal } from '@kadar/contract/endpoints/perhatian.ts';
import { alertPage, halFigure } from '@kadar/contract/figures/dashboard.ts';
import { ALERTS, type AlertHal, alertOfHal } from '@kadar/contract/peringatan.ts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showGram, showRupiah, useFormat } from '../../kit/format.ts';
import { later } from '../../kit/later.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { useFigureHref } from '../../kit/page/useFigureHref.ts';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useMe } from '../../kit/session.ts';
import { useText } from '../../kit/text.ts';
import css from './attention.module.css';
import { Figure } from './Figure.tsx';
import { perhatianQuery } from './queries.ts';
import { TokoLink } from './TokoLink.tsx';

const DoneDialog = later(() => import('./DoneDialog.tsx'));

const openDone = (item: SatuHal, title: string): Promise<boolean> =>
  openDialog<boolean>((close) => <DoneDialog item={item} title={title} close={close} />, false);

/** Shown before 'n lagi': on a phone the first of them alone. */
const FIRST = 6;

/** Where something that stands open is put right; what happened has its documents in a report. */
const PLACES: Partial<Record<SatuHal['hal'], string>> = {
  BELUM_DITUTUP: '/tutup-harian',
  TITIPAN_LEWAT: '/titip-barang?keadaan=LEWAT',
  SERVICE_LEWAT: '/lihat-service?keadaan=LEWAT',
  SERVICE_TAGIH: '/lihat-service?keadaan=TAGIH',
  PESANAN_LEWAT: '/lihat-pesanan?keadaan=LEWAT',
  PESANAN_TAGIH: '/lihat-pesanan?keadaan=JADI',
  PREORDER_TAGIH: '/pre-order?tahap=ready',
  CONTOH_LEWAT: '/ambil-barang-contoh?keadaan=LEWAT',
  CICILAN_LEWAT: '/lihat-cicilan?keadaan=LEWAT',
  BELUM_DIVALIDASI: '/validasi-jual-beli',
  GESEK_TERLAMBAT: '/pencairan-gesek',
  PELUNASAN_BELUM_VALID: '/validasi-pelunasan-hutang',
  KURANG_JAMINAN: '/laporan-pinjaman-berjalan?keadaan=KURANG',
  UANG_DI_JALAN: '/kirim-uang?keadaan=SENT',
  BARANG_DI_JALAN: '/laporan-barang-transit',
  KESEHATAN: '/kesehatan',
};

type WordedHal = Exclude<SatuHal['hal'], AlertHal>;

/** Away once it is well again: nobody says that he is done with it. */
const UNTIL_WELL: ReadonlySet<SatuHal['hal']> = new Set(['KESEHATAN']);

/** What a matter is called: an alert as it is declared. */
const useHalName = (): ((hal: SatuHal['hal']) => string) => {
  const { t } = useTranslation('dashboard');
  const text = useText();
  return (hal) => {
    const kode = alertOfHal(hal);
    return kode ? text(ALERTS[kode].title) : t(`hal.${hal as WordedHal}`);
  };
};

interface ItemProps {
  item: SatuHal;
  onDone: () => void;
}

const Item = ({ item, onDone }: ItemProps) => {
  const { t } = useTranslation('dashboard');
  const { tokos } = useMe();
  const format = useFormat();
  const { short } = useShopTime();
  const hrefOf = useFigureHref();
  const { kode_toko, hal, orang, jumlah, rp, berat, dari, sampai } = item;
  const on = (tanggal: string) => short(`${tanggal}T05:00:00Z`);
  const days = dari === sampai ? on(dari) : t('fromTo', { dari: on(dari), sampai: on(sampai) });
  const name = useHalName()(hal);
  const place = PLACES[hal];
  // Whose and where tells the rows of one kind apart.
  const whose = [orang, tokos.length > 1 && kode_toko].filter(Boolean).join(' · ');
  const worth = rp > 0 || berat === 0 ? showRupiah(rp) : showGram(berat);
  const figure = UNTIL_WELL.has(hal) ? '' : worth;
  const text = (
    <>
      <span className={css.what}>
        <span>
          <strong>{name}</strong> {whose}
        </span>
        <span className={css.when}>{`${t('times', { jumlah: format('integer', jumlah) })} · ${days}`}</span>
      </span>
      <span className={`${css.figure} num`}>{figure}</span>
    </>
  );
  const title = [name, whose, figure].filter(Boolean).join(' · ');
  return (
    <li className={css.item}>
      {place ? (
        <TokoLink kode_toko={kode_toko} href={place} className={css.open}>
          {text}
        </TokoLink>
      ) : (
        <Figure className={css.open} href={hrefOf(alertPage(item) ?? halFigure(item))}>
          {text}
        </Figure>
      )}
      {!UNTIL_WELL.has(hal) && (
        <Button
          size="compact-sm"
          leftSection={<IconCheck size={18} aria-hidden="true" />}
          aria-label={`${t('done')}: ${title}`}
          onClick={() => void openDone(item, title).then((done) => done && onDone())}
        >
          {t('done')}
        </Button>
      )}
    </li>
  );
};

const onArrows = (event: KeyboardEvent<HTMLUListElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')].filter(
    (link) => link.offsetParent !== null,
  );
  const at = links.findIndex((link) => link.matches(':focus'));
  const next = step === 0 || at < 0 ? undefined : links[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** What happened that somebody should look at, the largest first: arrows walk, Enter opens its documents. */
export const Attention = ({ toko }: { toko: string | null }) => {
  const { t } = useTranslation('dashboard');
  const { data, error, refetch } = useQuery(perhatianQuery(toko));
  const [all, setAll] = useState(false);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingRows h={180} />;
  if (data.length === 0) return <p className={css.nothing}>{t('nothingNeeded')}</p>;
  return (
    <>
      <ul className={css.list} data-all={all || undefined} onKeyDown={onArrows}>
        {(all ? data : data.slice(0, FIRST)).map((item) => (
          <Item
            key={[item.kode_toko, item.hal, item.orang].join(' ')}
            item={item}
            onDone={() => void refetch()}
          />
        ))}
      </ul>
      {!all && data.length > 3 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={`${css.more} ${data.length > FIRST ? '' : css.phoneOnly}`}
          onClick={() => setAll(true)}
        >
          {t('showAll', { jumlah: data.length })}
        </Button>
      )}
    </>
  );
};
