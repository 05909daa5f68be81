import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import type { BarisPesanan, Pesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { MemberLink } from '../../kit/page/MemberLink.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { DocumentFacts, DocumentLines, DocumentMoney } from '../../parts/dokumen/DocumentBody.tsx';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Facts, inParts, Sum } from '../../parts/dokumen/Facts.tsx';
import { Questions } from '../../parts/persetujuan/Questions.tsx';
import { GoldBrought, GoldSums } from './OwnGold.tsx';
import { orderQuery } from './queries.ts';
import { Samples } from './Samples.tsx';

/** A line: what is to be made, how far it is, and whether its customer is asked or has answered. */
const useLineWords = () => {
  const { t } = useTranslation('pesanan');
  const showDate = useShowDate();
  return ({
    nama_barang,
    est_berat,
    status,
    kode_barcode,
    perlu_setuju,
    setuju,
    emas,
  }: BarisPesanan): string =>
    [
      nama_barang,
      showGram(est_berat),
      t(`status${status}`),
      kode_barcode,
      emas > 0 && t('goldKept', { gram: showGram(emas) }),
      setuju
        ? t(setuju.jawab === 'YA' ? 'agreedBy' : 'refusedBy', {
            name: setuju.nama,
            date: showDate(setuju.at.slice(0, 10)),
          })
        : perlu_setuju && t('mustAgree'),
    ]
      .filter(Boolean)
      .join(' · ');
};

/** What came in and went out of its deposit, and what is left. */
export const Movements = ({ order }: { order: Pick<Pesanan, 'mutasi' | 'saldo'> }) => {
  const { t } = useTranslation('pesanan');
  const showDate = useShowDate();
  return (
    <dl className={docCss.sums}>
      {order.mutasi.map(({ no_faktur, tanggal, jumlah_rp }) => (
        <div key={`${no_faktur} ${jumlah_rp}`}>
          <dt>
            <DocumentLink no={no_faktur} /> · {showDate(tanggal)}
          </dt>
          <dd className="num">{showRupiah(jumlah_rp)}</dd>
        </div>
      ))}
      <Sum name={t('left')} value={showRupiah(order.saldo)} strong />
    </dl>
  );
};

/** The pieces that wait, each at its price of now. */
export const Waiting = ({ pieces }: { pieces: Pesanan['barang'] }) => {
  const { t } = useTranslation('pesanan');
  if (pieces.length === 0) return null;
  return (
    <>
      <h3>{t('pickupNow')}</h3>
      <dl className={docCss.sums}>
        {pieces.map((piece) => (
          <Sum
            key={piece.kode_barcode}
            name={[piece.kode_barcode, showGram(piece.berat), t(piece.terkunci ? 'locked' : 'unlocked')].join(
              ' · ',
            )}
            value={showRupiah(piece.harga_jual)}
          />
        ))}
      </dl>
    </>
  );
};

/** An order in its drawer: whose, for when, its lines, what a pickup costs now, its money; what follows one is shown as any document. */
export const OrderBody = ({ no_faktur, dok }: { no_faktur: string; dok: Dokumen | null }) => {
  const { t } = useTranslation(['pesanan', 'dokumen']);
  const showDate = useShowDate();
  const lineWords = useLineWords();
  const { data: order, error, refetch } = useQuery(orderQuery(no_faktur));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (order === undefined) return <WaitingRows h={240} />;
  if (order === null)
    return (
      dok && (
        <>
          <DocumentFacts dok={dok} />
          <DocumentLines dok={dok} />
          <DocumentMoney dok={dok} />
        </>
      )
    );
  const { nama_customer, kode_customer, alamat_customer, no_hp, keadaan, mengikat, kunci_sampai } = order;
  return (
    <>
      <Facts
        facts={[
          [
            t('dokumen:customer'),
            <MemberLink key="member" kode_customer={kode_customer}>
              {inParts(kode_customer, nama_customer)}
            </MemberLink>,
          ],
          [t('phone'), no_hp],
          [t('address'), alamat_customer],
          [t('state'), t(`state${keadaan}`)],
          [t('promised'), showDate(order.tgl_janji)],
          [t('bahan'), t(`bahan${order.bahan}`)],
          [
            t('lock'),
            mengikat && kunci_sampai ? t('lockedUntil', { date: showDate(kunci_sampai) }) : t('unlocked'),
          ],
        ]}
      />
      <h3>{t('lines')}</h3>
      <dl className={docCss.sums}>
        {order.lines.map((line) => (
          <Sum key={line.urut} name={lineWords(line)} value={showRupiah(line.perkiraan)} />
        ))}
        <Sum name={t('estimate')} value={showRupiah(order.perkiraan)} strong />
      </dl>
      <Samples samples={order.contoh} />
      <GoldBrought gold={order.emas_masuk} />
      {order.lines.map(
        ({ urut, emas_jadi, nama_barang }) =>
          emas_jadi && (
            <Fragment key={urut}>
              <h3>{t('goldIn', { name: nama_barang })}</h3>
              <GoldSums gold={emas_jadi} />
            </Fragment>
          ),
      )}
      <Waiting pieces={order.barang} />
      <Questions {...order} />
      <h3>{t('deposit')}</h3>
      <Movements order={order} />
    </>
  );
};
