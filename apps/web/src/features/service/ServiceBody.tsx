import { TRX_WORDS, wordOf } from '@kadar/contract/code-words.ts';
import { SERVICE } from '@kadar/contract/dokumen/service.ts';
import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import type { Service } from '@kadar/contract/endpoints/service.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../kit/api/envelope.ts';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { MemberLink } from '../../kit/page/MemberLink.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useText } from '../../kit/text.ts';
import { DocumentFacts, DocumentLines, DocumentMoney } from '../../parts/dokumen/DocumentBody.tsx';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Facts, inParts, Sum } from '../../parts/dokumen/Facts.tsx';
import { Questions } from '../../parts/persetujuan/Questions.tsx';
import { serviceQuery } from './queries.ts';
import css from './service.module.css';

type Piece = Service['pieces'][number];

const Photos = ({ names, alt }: { names: readonly string[]; alt: string }) => (
  <>
    {names.map((name) => (
      <img key={name} src={addressOf(`${SERVICE.path}/${name}`, { ukuran: 'kecil' })} alt={alt} />
    ))}
  </>
);

/** A piece with its photos before and after, what it weighed, and what it costs. */
const PieceCard = ({ piece }: { piece: Piece }) => {
  const { t } = useTranslation('service');
  const done = piece.status === 'SELESAI' || piece.status === 'DIAMBIL';
  const lost = piece.berat_awal + piece.tambah - piece.berat;
  return (
    <>
      <h3>
        {piece.urut}. {piece.nama_barang}
      </h3>
      <div className={css.photos}>
        <Photos names={piece.foto} alt={t('photo')} />
        <Photos names={piece.foto_akhir} alt={t('photoAfter')} />
      </div>
      <dl className={docCss.sums}>
        <Sum name={t('state')} value={t(`state${piece.status}`)} />
        <Sum name={t('weightBefore')} value={showGram(piece.berat_awal)} />
        {piece.tambah > 0 && <Sum name={t('added')} value={showGram(piece.tambah)} />}
        {done && (
          <>
            <Sum name={t('weightAfter')} value={showGram(piece.berat)} />
            <Sum
              name={t('lostOf', { limit: showGram(piece.batas_susut) })}
              value={showGram(Math.round(lost * 1000) / 1000)}
            />
          </>
        )}
        <Sum
          name={[piece.kode_service, piece.deskripsi].filter(Boolean).join(' · ')}
          value={showRupiah(piece.jasa_rp + piece.tambah_rp)}
        />
      </dl>
    </>
  );
};

const History = ({ service }: { service: Service }) => {
  const { t } = useTranslation('service');
  const read = useText();
  return (
    <dl className={docCss.sums}>
      {service.riwayat.map(({ at, jenis, no_faktur, rp, user_id }) => (
        <div key={`${at} ${jenis} ${no_faktur}`}>
          <dt>
            {no_faktur ? <DocumentLink no={no_faktur} /> : t(`event${jenis as 'PROSES'}`)} ·{' '}
            {no_faktur && `${wordOf(TRX_WORDS, jenis, read) ?? jenis} · `}
            {user_id}
          </dt>
          <dd className="num">{rp > 0 ? showRupiah(rp) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
};

/** A ticket in its drawer: whose, until when, its pieces, its money and its way; what follows one is shown as any document. */
export const ServiceBody = ({ no_faktur, dok }: { no_faktur: string; dok: Dokumen | null }) => {
  const { t } = useTranslation('service');
  const showDate = useShowDate();
  const { data: service, error, refetch } = useQuery(serviceQuery(no_faktur));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (service === undefined) return <WaitingRows h={240} />;
  if (service === null)
    return (
      dok && (
        <>
          <DocumentFacts dok={dok} />
          <DocumentLines dok={dok} />
          <DocumentMoney dok={dok} />
        </>
      )
    );
  return (
    <>
      <Facts
        facts={[
          [
            t('customer'),
            <MemberLink key="member" kode_customer={service.kode_customer}>
              {inParts(service.kode_customer, service.nama_customer)}
            </MemberLink>,
          ],
          [t('phone'), service.no_hp],
          [t('state'), service.lewat ? t('stateLEWAT') : t(`state${service.keadaan}`)],
          [t('promised'), showDate(service.tgl_janji)],
          [t('manual'), service.nota_manual],
          [t('remark'), service.keterangan],
        ]}
      />
      {service.pieces.map((piece) => (
        <PieceCard key={piece.no_service} piece={piece} />
      ))}
      <Questions {...service} />
      <h3>{t('money')}</h3>
      <dl className={docCss.sums}>
        <Sum name={t('total')} value={showRupiah(service.total)} />
        <Sum name={t('paid')} value={showRupiah(service.saldo)} strong />
      </dl>
      <h3>{t('history')}</h3>
      <History service={service} />
    </>
  );
};
