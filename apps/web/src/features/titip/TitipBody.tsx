import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import type { Titip } from '@kadar/contract/endpoints/titip.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showRupiah } from '../../kit/format.ts';
import { MemberLink } from '../../kit/page/MemberLink.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { DocumentFacts, DocumentLines, DocumentMoney } from '../../parts/dokumen/DocumentBody.tsx';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Facts, inParts, Sum } from '../../parts/dokumen/Facts.tsx';
import { titipQuery } from './queries.ts';

/** What came in and went out of it, and what is left. */
const Movements = ({ titip }: { titip: Titip }) => {
  const { t } = useTranslation('titip');
  const showDate = useShowDate();
  return (
    <dl className={docCss.sums}>
      {titip.mutasi.map(({ no_faktur, tanggal, jumlah_rp }) => (
        <div key={`${no_faktur} ${jumlah_rp}`}>
          <dt>
            <DocumentLink no={no_faktur} /> · {showDate(tanggal)}
          </dt>
          <dd className="num">{showRupiah(jumlah_rp)}</dd>
        </div>
      ))}
      <Sum name={t('left')} value={showRupiah(titip.saldo)} strong />
    </dl>
  );
};

/** A deposit in its drawer: whose, until when, what a pickup costs now, its money; what follows one is shown as any document. */
export const TitipBody = ({ no_faktur, dok }: { no_faktur: string; dok: Dokumen | null }) => {
  const { t } = useTranslation(['titip', 'dokumen']);
  const showDate = useShowDate();
  const { data: titip, error, refetch } = useQuery(titipQuery(no_faktur));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (titip === undefined) return <WaitingRows h={240} />;
  if (titip === null)
    return (
      dok && (
        <>
          <DocumentFacts dok={dok} />
          <DocumentMoney dok={dok} />
        </>
      )
    );
  const { nama_customer, kode_customer, no_hp, batas, keadaan, mengikat, perpanjang, barang } = titip;
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
          [t('state'), t(`state${keadaan}`)],
          [t('lock'), t(mengikat ? 'locked' : 'unlocked')],
          [t('until'), showDate(batas)],
          ...perpanjang.map(
            (one) => [t('prolonged'), inParts(showDate(one.batas), one.keterangan, one.user_id)] as const,
          ),
        ]}
      />
      {dok && dok.lines.length > barang.length && <DocumentLines dok={dok} />}
      {barang.length > 0 && (
        <>
          <h3>{t('pickupNow')}</h3>
          <dl className={docCss.sums}>
            {barang.map((piece) => (
              <Sum
                key={piece.kode_barcode}
                name={[piece.kode_barcode, piece.nama_barang, piece.terkunci && t('locked')]
                  .filter(Boolean)
                  .join(' · ')}
                value={showRupiah(piece.harga_jual - piece.diskon)}
              />
            ))}
          </dl>
        </>
      )}
      <h3>{t('title')}</h3>
      <Movements titip={titip} />
    </>
  );
};
