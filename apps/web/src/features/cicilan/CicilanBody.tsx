import type { KartuCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showRupiah } from '../../kit/format.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { DocumentFacts, DocumentMoney } from '../../parts/dokumen/DocumentBody.tsx';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Facts, inParts, Sum } from '../../parts/dokumen/Facts.tsx';
import { kartuQuery } from './queries.ts';

/** Its rows as a line of time: what is due when, what of it is paid and fined. */
const Rows = ({ kartu }: { kartu: KartuCicilan }) => {
  const { t } = useTranslation('cicilan');
  const showDate = useShowDate();
  return (
    <dl className={docCss.sums}>
      {kartu.baris.map(({ baris, jatuh_tempo, sisa, angsuran, sisa_denda, keadaan }) => (
        <Sum
          key={baris}
          name={[
            `${baris}.`,
            showDate(jatuh_tempo),
            t(`row${keadaan}`),
            sisa_denda > 0 && t('fine', { rp: showRupiah(sisa_denda) }),
          ]
            .filter(Boolean)
            .join(' · ')}
          value={showRupiah(sisa > 0 ? sisa : angsuran)}
        />
      ))}
    </dl>
  );
};

const Payments = ({ kartu }: { kartu: KartuCicilan }) => {
  const showDate = useShowDate();
  return (
    <dl className={docCss.sums}>
      {kartu.gerak.map(({ no_faktur, jenis, tanggal, dibayar, denda, no_jual }) => (
        <div key={`${no_faktur} ${jenis}`}>
          <dt>
            <DocumentLink no={no_faktur} /> · {showDate(tanggal)} {no_jual && <DocumentLink no={no_jual} />}
          </dt>
          <dd className="num">{showRupiah(dibayar + denda)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** A contract in its drawer: what is paid today first, then whose it is, its rows and its payments; what follows one is shown as any document. */
export const CicilanBody = ({ no_faktur, dok }: { no_faktur: string; dok: Dokumen | null }) => {
  const { t } = useTranslation(['cicilan', 'dokumen']);
  const { data: kartu, error, refetch } = useQuery(kartuQuery(no_faktur));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (kartu === undefined) return <WaitingRows h={240} />;
  if (kartu === null)
    return (
      dok && (
        <>
          <DocumentFacts dok={dok} />
          <DocumentMoney dok={dok} />
        </>
      )
    );
  return (
    <>
      <dl className={docCss.sums}>
        {kartu.tagihan > 0 && <Sum name={t('payToday')} value={showRupiah(kartu.tagihan)} strong />}
        <Sum name={t('total')} value={showRupiah(kartu.total)} />
        <Sum name={t('paid')} value={showRupiah(kartu.dibayar)} />
        <Sum name={t('left')} value={showRupiah(kartu.sisa)} strong />
      </dl>
      <Facts
        facts={[
          [t('dokumen:customer'), inParts(kartu.kode_customer, kartu.nama_customer)],
          [t('phone'), kartu.no_hp],
          [t('piece'), inParts(kartu.kode_barcode, kartu.nama_barang)],
          [t('state'), t(`state${kartu.keadaan}`)],
        ]}
      />
      <h3>{t('rows')}</h3>
      <Rows kartu={kartu} />
      <h3>{t('payments')}</h3>
      <Payments kartu={kartu} />
    </>
  );
};
