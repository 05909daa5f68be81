import type { HutangCard } from '@kadar/contract/endpoints/hutang.ts';
import { METODE_UJI } from '@kadar/contract/endpoints/pembelian.ts';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../kit/dokumen/DocumentLink.tsx';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showCell, showGram, showRupiah } from '../../kit/format.ts';
import { MemberLink } from '../../kit/page/MemberLink.tsx';
import { PhotoLinks } from '../../kit/page/PhotoLinks.tsx';
import { showPaper } from '../../kit/print/nota/show-paper.tsx';
import { Facts, inParts } from '../../parts/dokumen/Facts.tsx';
import { IdentityCard } from '../../parts/pembelian/IdentityCard.tsx';
import { Calculation } from './Calculation.tsx';
import css from './kartu.module.css';
import { VISIT_PAPER } from './visit-paper.ts';

/** What redeeming it costs today, how that comes about, and what it costs tomorrow. */
export const Today = ({ card }: { card: HutangCard }) => {
  const { t } = useTranslation('hutang-kartu');
  const showDate = useShowDate();
  const { hari_ini, besok } = card;
  return (
    <section className={css.today} aria-label={t('redeemToday')}>
      <h2>{card.tutup ? t('redeemOn', { date: showDate(hari_ini.tanggal) }) : t('redeemToday')}</h2>
      <strong className="num">{showRupiah(hari_ini.total_bayar)}</strong>
      <p className={css.tomorrow}>
        {t('tomorrow')} <span className="num">{showCell('integer', besok.total_bayar)}</span>
      </p>
      {card.tutup && <p className={css.terms}>{t('dayClosed')}</p>}
      <Calculation terms={card.terms} hitungan={hari_ini} />
    </section>
  );
};

/** Whose it is, until when, and where its bag lies. */
export const PledgeFacts = ({ card }: { card: HutangCard }) => {
  const { t } = useTranslation('hutang-kartu');
  const showDate = useShowDate();
  const { lewat_hari, perpanjangan_ke } = card;
  return (
    <Facts
      facts={[
        [
          t('customer'),
          <MemberLink key="member" kode_customer={card.kode_customer}>
            {inParts(card.nama_customer, card.no_hp)}
          </MemberLink>,
        ],
        [t('principal'), showRupiah(card.pokok)],
        [t('lent'), inParts(showRupiah(card.jumlah_hutang), showDate(card.tanggal))],
        [t('due'), inParts(showDate(card.jatuh_tempo), lewat_hari > 0 && t('late', { days: lewat_hari }))],
        [t('extended'), perpanjangan_ke > 0 ? t('times', { count: perpanjangan_ke }) : ''],
        [t('bag'), inParts(card.no_segel, showGram(card.berat_kantong), card.tempat)],
      ]}
    />
  );
};

/** The goods; what left the bag is struck through. */
export const Goods = ({ card }: { card: HutangCard }) => {
  const { t } = useTranslation(['hutang-kartu', 'pembelian']);
  /** The counter's ways by their words; another system's as it wrote it. */
  const metode = (said: string): string => {
    const known = METODE_UJI.find((one) => one === said);
    return known ? t(`pembelian:metode.${known}`) : said;
  };
  return (
    <section>
      <h2>{t('goods')}</h2>
      <ul className={css.goods}>
        {card.barang.map((piece) => (
          <li key={piece.urut} data-out={piece.keluar || undefined}>
            <span>
              {piece.nama_barang}
              <small>
                {[
                  showCell('kadar', piece.kadar),
                  metode(piece.metode_uji),
                  piece.jumlah_pcs > 1 && t('pieces', { count: piece.jumlah_pcs }),
                  piece.keluar && t('gone'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              <PhotoLinks photos={piece.foto.map((path) => ({ path }))} />
            </span>
            <span className="num">{showGram(piece.berat)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

type Move = HutangCard['gerak'][number];

const useMoveWord = (): ((jenis: string) => string) => {
  const { t, i18n } = useTranslation('hutang-kartu');
  const word = (jenis: string): string =>
    i18n.exists(`move${jenis}`, { ns: 'hutang-kartu' }) ? t(`move${jenis as 'TEBUS'}`) : jenis;
  return (jenis) =>
    jenis.startsWith('BATAL_') ? t('moveCancelled', { move: word(jenis.slice(6)) }) : word(jenis);
};

const moneyOf = ({ pokok, bunga, denda, biaya, diskon }: Move): number =>
  -pokok + bunga + denda + biaya - diskon;

/** The receipt of the visit that it was paid in. */
const Together = ({ no }: { no: string }) => {
  const { t } = useTranslation('hutang-kartu');
  return (
    <>
      {' · '}
      <Anchor component="button" type="button" fz={12} onClick={() => showPaper({ no, ways: VISIT_PAPER })}>
        {t('receiptOf', { no })}
      </Anchor>
    </>
  );
};

/** What happened to it, the latest first. */
export const Timeline = ({ card }: { card: HutangCard }) => {
  const { t } = useTranslation('hutang-kartu');
  const showDate = useShowDate();
  const wordOf = useMoveWord();
  return (
    <section>
      <h2>{t('timeline')}</h2>
      <ol className={css.timeline}>
        {card.gerak.toReversed().map((move) => (
          <li key={`${move.no_faktur} ${move.at} ${move.jenis}`}>
            <span>
              {wordOf(move.jenis)}
              <small>
                {showDate(move.tanggal)} · <DocumentLink no={move.no_faktur} /> · {move.user_id}
                {move.no_bersama && <Together no={move.no_bersama} />}
              </small>
              {move.pengambil && (
                <>
                  <small>
                    {t('takenBy', { name: move.pengambil.nama, relation: move.pengambil.hubungan })}
                  </small>
                  <IdentityCard no_faktur={move.no_faktur} photo={t('takerLetter')} />
                </>
              )}
            </span>
            <span className="num">
              {showRupiah(moneyOf(move))}
              <small>
                {[
                  move.pokok !== 0 && t('ofPrincipal', { rp: showCell('integer', -move.pokok) }),
                  move.bunga !== 0 && t('ofInterest', { rp: showCell('integer', move.bunga) }),
                  move.denda !== 0 && t('ofPenalty', { rp: showCell('integer', move.denda) }),
                  move.biaya !== 0 && t('ofCosts', { rp: showCell('integer', move.biaya) }),
                  move.diskon !== 0 && t('ofWaiver', { rp: showCell('integer', -move.diskon) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
