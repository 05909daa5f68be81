import type { KartuCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { MemberLink } from '../../kit/page/MemberLink.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { DocumentFacts, DocumentMoney } from '../../parts/dokumen/DocumentBody.tsx';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Facts, inParts, Sum } from '../../parts/dokumen/Facts.tsx';
import css from './cicilan.module.css';
import { kartuQuery, noticeWay } from './queries.ts';

/** States of one that goes on. */
const RUNNING: readonly string[] = ['AKTIF', 'LEWAT', 'JATUH_TEMPO'];

/** What is paid today, big; where nothing is due, what comes next. */
const Today = ({ kartu }: { kartu: KartuCicilan }) => {
  const { t } = useTranslation('cicilan');
  const showDate = useShowDate();
  const next = kartu.baris.find(({ sisa }) => sisa > 0);
  return (
    <section className={css.today} aria-label={t('payToday')}>
      <h3>{t('payToday')}</h3>
      <strong className="num">{showRupiah(kartu.tagihan)}</strong>
      {kartu.denda > 0 && <p className="num">{t('finesIn', { rp: showRupiah(kartu.denda) })}</p>}
      {kartu.tagihan === 0 && next && (
        <p className="num">{t('next', { date: showDate(next.jatuh_tempo), rp: showRupiah(next.sisa) })}</p>
      )}
    </section>
  );
};

/** How far the piece of a gram plan has grown, big, and what it costs to be fetched today. */
const Grown = ({ kartu, gram }: { kartu: KartuCicilan; gram: NonNullable<KartuCicilan['gram']> }) => {
  const { t } = useTranslation('cicilan');
  const all = gram.beli + gram.kurang;
  const running = RUNNING.includes(kartu.keadaan);
  return (
    <section className={css.today} aria-label={t('grown')}>
      <h3>{t('grown')}</h3>
      <strong className="num">{showGram(gram.beli)}</strong>
      <p className="num">{t('grownOf', { all: showGram(all), murni: showGram(gram.murni) })}</p>
      <Progress mt={8} value={all > 0 ? (gram.beli / all) * 100 : 0} aria-label={t('grown')} />
      <dl className={docCss.sums}>
        <Sum name={t('paid')} value={showRupiah(kartu.dibayar)} />
        {running && gram.harga_emas !== null && (
          <Sum name={t('perGram')} value={showRupiah(gram.harga_emas)} />
        )}
        {running && <Sum name={t('missingGram')} value={showGram(gram.kurang)} />}
        {running && gram.kurang_rp !== null && (
          <Sum name={t('missing')} value={showRupiah(gram.kurang_rp)} strong />
        )}
      </dl>
      {running && <p>{t('gramHint')}</p>}
    </section>
  );
};

/** Its rows as a line of time: what is due when, what of it is paid and fined. */
const Rows = ({ kartu }: { kartu: KartuCicilan }) => {
  const { t } = useTranslation('cicilan');
  const showDate = useShowDate();
  return (
    <ol className={css.timeline} aria-label={t('rows')}>
      {kartu.baris.map(({ baris, jatuh_tempo, sisa, dibayar, angsuran, sisa_denda, lunas_pada, keadaan }) => (
        <li key={baris} data-state={keadaan}>
          <span>
            {t('rowOf', { no: baris })} · {showDate(jatuh_tempo)}
            <small>
              {[
                t(`row${keadaan}`),
                lunas_pada && showDate(lunas_pada),
                sisa > 0 && dibayar > 0 && t('rowPaid', { rp: showRupiah(dibayar) }),
                sisa_denda > 0 && t('fine', { rp: showRupiah(sisa_denda) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          <span className="num">{showRupiah(sisa > 0 ? sisa : angsuran)}</span>
        </li>
      ))}
    </ol>
  );
};

/** Messages that a payment was due or late, and whether they left. */
const Reminders = ({ kartu }: { kartu: KartuCicilan }) => {
  const { t } = useTranslation(['cicilan', 'promo']);
  const showDate = useShowDate();
  if (kartu.pengingat.length === 0) return null;
  return (
    <>
      <h3>{t('reminders')}</h3>
      <ol className={css.timeline} aria-label={t('reminders')}>
        {kartu.pengingat.map(({ id, tanggal, jenis, status, user_id }) => (
          <li key={id}>
            <span>
              {showDate(tanggal)} · {t(`remind${jenis}`)}
              <small>
                {t(`promo:kirim.${status}`)} · {user_id}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
};

/** How often its customer was told, how, and by what proof. */
const Notices = ({ kartu }: { kartu: KartuCicilan }) => {
  const { t } = useTranslation('cicilan');
  const showDate = useShowDate();
  if (kartu.pemberitahuan.length === 0) return null;
  return (
    <>
      <h3>{t('notices')}</h3>
      <ol className={css.timeline} aria-label={t('notices')}>
        {kartu.pemberitahuan.map(({ id, tanggal, cara, bukti, user_id }) => (
          <li key={id}>
            <span>
              {showDate(tanggal)} · {noticeWay(t, cara)}
              <small>
                {bukti} · {user_id}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
};

const Payments = ({ kartu }: { kartu: KartuCicilan }) => {
  const showDate = useShowDate();
  return (
    <dl className={docCss.sums}>
      {kartu.gerak.map(({ no_faktur, jenis, tanggal, dibayar, denda, no_jual, gram, harga_emas }) => (
        <div key={`${no_faktur} ${jenis}`}>
          <dt>
            <DocumentLink no={no_faktur} /> · {showDate(tanggal)} {no_jual && <DocumentLink no={no_jual} />}
            {gram !== null && harga_emas !== null && (
              <small className={`${css.bought} num`}>
                {showGram(gram)} @ {showRupiah(harga_emas)}
              </small>
            )}
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
  const showDate = useShowDate();
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
  const { tahap, lelang_mulai, gram } = kartu;
  const running = kartu.sisa > 0;
  return (
    <>
      {gram ? (
        <Grown kartu={kartu} gram={gram} />
      ) : (
        <>
          {running && <Today kartu={kartu} />}
          <dl className={docCss.sums}>
            <Sum name={t('total')} value={showRupiah(kartu.total)} />
            <Sum name={t('paid')} value={showRupiah(kartu.dibayar)} />
            <Sum name={t('left')} value={showRupiah(kartu.sisa)} strong />
          </dl>
        </>
      )}
      <Facts
        facts={[
          [
            t('dokumen:customer'),
            <MemberLink key="member" kode_customer={kartu.kode_customer}>
              {inParts(kartu.kode_customer, kartu.nama_customer)}
            </MemberLink>,
          ],
          [t('phone'), kartu.no_hp],
          [t('piece'), inParts(kartu.kode_barcode, kartu.nama_barang)],
          [t('state'), t(`state${kartu.keadaan}`)],
          [t('follows'), kartu.no_asal && <DocumentLink no={kartu.no_asal} />],
          [t('replacedBy'), kartu.pengganti && <DocumentLink no={kartu.pengganti} />],
          [
            t('lelang'),
            tahap && lelang_mulai
              ? inParts(t(`stage${tahap}`), t('fromDay', { date: showDate(lelang_mulai) }))
              : '',
          ],
        ]}
      />
      {!gram && (
        <>
          <h3>{t('rows')}</h3>
          <Rows kartu={kartu} />
        </>
      )}
      <Reminders kartu={kartu} />
      <Notices kartu={kartu} />
      <h3>{t('payments')}</h3>
      <Payments kartu={kartu} />
    </>
  );
};
