import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { riwayatBarang } from '@kadar/contract/endpoints/barang.ts';
import { Timeline } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconPlus,
  IconReceipt,
  IconRoute,
  IconTruckDelivery,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { Photo } from '../../kit/page/Photo.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import css from './barang.module.css';
import detailCss from './detail.module.css';
import { riwayatQuery } from './queries.ts';

type Move = DataOf<typeof riwayatBarang>[number];

const ICONS: Readonly<Record<string, typeof IconPlus>> = {
  TERIMA: IconTruckDelivery,
  TAMBAH: IconPlus,
  JUAL: IconReceipt,
  BATAL_JUAL: IconArrowBackUp,
  PINDAH: IconArrowsExchange,
};

const useJenisName = () => {
  const { t, i18n } = useTranslation('barang');
  // A kind of movement that a later module brings is shown as it is written.
  return (jenis: string): string =>
    i18n.exists(`move.${jenis}`, { ns: 'barang' })
      ? t(`move.${jenis as 'JUAL'}`)
      : jenis.replaceAll('_', ' ');
};

/** Where it was and became, or whose delivery it came by. */
const Whereabouts = ({ move }: { move: Move }) => {
  const { t } = useTranslation('barang');
  if (!move.asal)
    return (
      <span>
        {move.dari_status && `${t(`status.${move.dari_status as 'READY'}`)} → `}
        {t(`status.${move.ke_status as 'READY'}`)} · {move.kode_gudang} {move.kode_baki}
      </span>
    );
  const { nama_supplier, no_nota_supplier, no_batch } = move.asal;
  const nota = no_nota_supplier && t('fromNota', { no: no_nota_supplier });
  return <span>{[nama_supplier, nota, `${t('no_batch')} ${no_batch}`].filter(Boolean).join(' · ')}</span>;
};

/** How it was weighed when it was tagged, and what lay on the scale. */
const Weighed = ({ move, kode_barcode, foto }: { move: Move; kode_barcode: string; foto: boolean }) => {
  const { t } = useTranslation('barang');
  if (move.diketik === undefined) return null;
  return (
    <>
      <span>{t(move.diketik ? 'fromKeys' : 'fromScale')}</span>
      {foto && (
        <span className={detailCss.photo}>
          <Photo kode_barcode={kode_barcode} className={detailCss.photoImage} />
        </span>
      )}
    </>
  );
};

/** What happened to the piece, newest first, each step with its document, down to the delivery that it came by. */
export const Riwayat = ({ kode_barcode, foto }: { kode_barcode: string; foto: boolean }) => {
  const { t } = useTranslation('barang');
  const showDate = useShowDate();
  const { clock } = useShopTime();
  const nameOf = useJenisName();
  const history = useQuery(riwayatQuery(kode_barcode));
  const moves: Move[] | undefined = history.data?.toReversed();
  return (
    <section aria-label={t('history')}>
      <h3 className={css.heading}>{t('history')}</h3>
      {history.error && <ErrorState error={history.error} onRetry={() => void history.refetch()} />}
      {!moves && !history.error && <WaitingRows h={180} />}
      {moves?.length === 0 && <p className={css.quiet}>{t('noHistory')}</p>}
      {moves && moves.length > 0 && (
        <Timeline active={0} bulletSize={26} lineWidth={2} color="ink.8">
          {moves.map((move, index) => {
            const Icon = ICONS[move.jenis] ?? IconRoute;
            return (
              <Timeline.Item
                key={`${move.no_faktur}/${move.jenis}`}
                bullet={<Icon size={18} aria-hidden="true" />}
                title={nameOf(move.jenis)}
                lineVariant={index === moves.length - 1 ? 'dashed' : 'solid'}
              >
                <div className={detailCss.step}>
                  <time dateTime={move.at}>
                    {showDate(move.tanggal)}, {clock(move.at)}
                  </time>
                  <DocumentLink no={move.no_faktur} />
                  <Whereabouts move={move} />
                  <Weighed move={move} kode_barcode={kode_barcode} foto={foto} />
                  <span>{t('byUser', { user: move.user_id })}</span>
                </div>
              </Timeline.Item>
            );
          })}
        </Timeline>
      )}
    </section>
  );
};
