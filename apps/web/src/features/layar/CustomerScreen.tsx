import type { IsiLayar, TampilLayar } from '@kadar/contract/endpoints/layar.ts';
import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../kit/api/envelope.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showCount, showGram, showRupiah } from '../../kit/format.ts';
import { LanguageSelect } from '../../kit/page/LanguageSelect.tsx';
import { Ask } from './Ask.tsx';
import css from './layar.module.css';
import { useScreen } from './useScreen.ts';

const SLIDE_MS = 8_000;

const Code = ({ kode }: { kode: string | null }) => {
  const { t } = useTranslation('layar');
  return (
    <main className={css.middle}>
      <h1>{t('title')}</h1>
      <p>{t('pairText')}</p>
      <output className={css.code} aria-label={t('code')}>
        {kode ? `${kode.slice(0, 3)} ${kode.slice(3)}` : '––– –––'}
      </output>
      <LanguageSelect />
    </main>
  );
};

const Slides = ({ slides, nama_toko, logo }: TampilLayar) => {
  const { t } = useTranslation('layar');
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((was) => was + 1), SLIDE_MS);
    return () => clearInterval(timer);
  }, []);
  const slide = slides[at % Math.max(1, slides.length)];
  return (
    <main className={css.idle}>
      {slide && <img key={slide.gambar} className={css.slide} src={slide.gambar} alt="" />}
      <div className={css.brand}>
        {logo && <img src={logo} alt="" width={72} height={72} />}
        <h1>{nama_toko}</h1>
        <p>{slide?.judul ?? t('welcome')}</p>
      </div>
    </main>
  );
};

/** Of work that was promised: what is left when it is fetched, and the day. */
const Promised = ({ janji: { sisa, tanggal } }: { janji: NonNullable<IsiLayar['janji']> }) => {
  const { t } = useTranslation('layar');
  const showDate = useShowDate();
  return (
    <>
      <dt className={css.large}>{t('janjiLeft')}</dt>
      <dd className={css.large}>{showRupiah(sisa)}</dd>
      {tanggal && (
        <>
          <dt>{t('janjiOn')}</dt>
          <dd>{showDate(tanggal)}</dd>
        </>
      )}
    </>
  );
};

const Done = ({ isi }: { isi: IsiLayar & { selesai: NonNullable<IsiLayar['selesai']> } }) => {
  const { t } = useTranslation('layar');
  const { dibayar, poin } = isi.selesai;
  return (
    <main className={css.middle}>
      <h1>{t('thanks')}</h1>
      <dl className={css.sums}>
        {!isi.janji && (
          <>
            <dt>{t('total')}</dt>
            <dd>{showRupiah(isi.total)}</dd>
          </>
        )}
        <dt>{t('paid')}</dt>
        <dd>{showRupiah(dibayar)}</dd>
        {!(isi.janji && isi.kembali === 0) && (
          <>
            <dt className={css.large}>{t('change')}</dt>
            <dd className={css.large}>{showRupiah(isi.kembali)}</dd>
          </>
        )}
        {isi.janji && <Promised janji={isi.janji} />}
        {poin > 0 && (
          <>
            <dt>{t('points')}</dt>
            <dd>+{showCount(poin)}</dd>
          </>
        )}
      </dl>
    </main>
  );
};

type Exchange = NonNullable<IsiLayar['tukar']>;
interface Shown {
  /** '' for old gold, of which there is no picture here. */
  kode_barcode: string;
  nama_barang: string;
  /** What it is of, and where another figure stands beside it, its price. */
  facts: readonly string[];
  figure: string;
}

const Piece = ({ kode_barcode, nama_barang, facts, figure }: Shown) => (
  <li>
    {kode_barcode ? (
      <img src={addressOf(`layar/foto/${encodeURIComponent(kode_barcode)}`)} alt="" width={96} height={96} />
    ) : (
      <span className={css.noPhoto} aria-hidden="true" />
    )}
    <div>
      <strong>{nama_barang}</strong>
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </div>
    <b>{figure}</b>
  </li>
);

/** What the old gold reaches, for as much more as the till shows. */
const Reach = ({ bisa }: { bisa: NonNullable<Exchange['bisa']> }) => {
  const { t } = useTranslation('layar');
  if (bisa.pieces.length === 0) return null;
  const title = bisa.tambah > 0 ? t('canHaveMore', { rp: showRupiah(bisa.tambah) }) : t('canHave');
  return (
    <>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.reach} aria-label={title}>
        {bisa.pieces.map(({ selisih, harga, kadar, berat, ...piece }) => (
          <Piece
            key={piece.kode_barcode}
            {...piece}
            facts={[kadar, showGram(berat), showRupiah(harga)]}
            figure={t(selisih < 0 ? 'backOf' : 'addOf', { rp: showRupiah(Math.abs(selisih)) })}
          />
        ))}
      </ul>
    </>
  );
};

/** What was typed of each way to pay, and what is then missing or given back; paid it is once the sale is made. */
const Given = ({ isi: { bayar, kurang, kembali } }: { isi: IsiLayar }) => {
  const { t } = useTranslation(['layar', 'dokumen']);
  const typed = bayar.filter(({ rp }) => rp > 0);
  if (typed.length === 0) return null;
  return (
    <>
      {typed.map(({ jenis, rp }) => (
        <Fragment key={jenis}>
          <dt>{t(`dokumen:jenis${jenis}`)}</dt>
          <dd>{showRupiah(rp)}</dd>
        </Fragment>
      ))}
      {kurang > 0 && (
        <>
          <dt className={css.large}>{t('short')}</dt>
          <dd className={css.large}>{showRupiah(kurang)}</dd>
        </>
      )}
      {kembali > 0 && (
        <>
          <dt className={css.large}>{t('change')}</dt>
          <dd className={css.large}>{showRupiah(kembali)}</dd>
        </>
      )}
    </>
  );
};

const Sums = ({ isi }: { isi: IsiLayar }) => {
  const { t } = useTranslation('layar');
  const { tukar } = isi;
  const old = tukar?.lama.reduce((sum, { harga }) => sum + harga, 0) ?? 0;
  // What the old gold is worth is paid out with a piece of ours alone: until one is chosen, it is only worth something.
  if (isi.lines.length === 0)
    return (
      <dl className={css.sums}>
        <dt className={css.large}>{t('oldGold')}</dt>
        <dd className={css.large}>{showRupiah(old)}</dd>
      </dl>
    );
  return (
    <dl className={css.sums}>
      {isi.diskon > 0 && (
        <>
          <dt>{t('discount')}</dt>
          <dd>−{showRupiah(isi.diskon)}</dd>
        </>
      )}
      <dt className={tukar ? undefined : css.large}>{t(isi.cicilan ? 'cicilanNow' : 'total')}</dt>
      <dd className={tukar ? undefined : css.large}>{showRupiah(isi.total)}</dd>
      {tukar && (
        <>
          <dt>{t('oldGold')}</dt>
          <dd>{showRupiah(-old)}</dd>
          <dt className={css.large}>{t(tukar.selisih < 0 ? 'youGet' : 'toAdd')}</dt>
          <dd className={css.large}>{showRupiah(Math.abs(tukar.selisih))}</dd>
        </>
      )}
      {isi.cicilan && (
        <>
          <dt>{t('cicilanLeft')}</dt>
          <dd>{showRupiah(isi.cicilan.sisa)}</dd>
          {isi.cicilan.kali > 0 && (
            <>
              <dt>{t('cicilanRows', { kali: isi.cicilan.kali })}</dt>
              <dd>{showRupiah(isi.cicilan.angsuran)}</dd>
            </>
          )}
        </>
      )}
      <Given isi={isi} />
      {isi.janji && <Promised janji={isi.janji} />}
    </dl>
  );
};

/** A region that scrolls is reached by the keyboard. */
const SCROLLS = { tabIndex: 0 };

const Sale = ({ isi, shop }: { isi: IsiLayar; shop: TampilLayar }) => {
  const { t } = useTranslation('layar');
  const { qris, nama_toko, logo } = shop;
  const { tukar } = isi;
  // Of pieces that are his own there is no picture here, and no place for one.
  const plain = !tukar && isi.lines.every(({ kode_barcode }) => kode_barcode === '');
  return (
    <main className={css.sale}>
      <section className={css.left} aria-label={t('lines')} {...SCROLLS}>
        <ul className={css.lines} aria-label={t('lines')} data-plain={plain || undefined}>
          {isi.lines.map(({ harga, harga_gram, kadar, berat, ...piece }, at) => (
            <Piece
              // Pieces of a customer have no barcode.
              key={piece.kode_barcode || at}
              {...piece}
              facts={[
                kadar,
                berat > 0 ? showGram(berat) : '',
                harga_gram > 0 ? t('perGram', { rp: showRupiah(harga_gram) }) : '',
              ]}
              figure={showRupiah(harga)}
            />
          ))}
          {tukar?.lama.map(({ kode, nama_barang, berat, harga }) => (
            <Piece
              key={kode}
              kode_barcode=""
              facts={[t('oldGold'), showGram(berat)]}
              nama_barang={nama_barang}
              figure={showRupiah(-harga)}
            />
          ))}
        </ul>
        {tukar?.bisa && <Reach bisa={tukar.bisa} />}
      </section>
      <section className={css.pay} aria-label={t('total')}>
        <div className={css.shop}>
          {logo && <img src={logo} alt="" width={48} height={48} />}
          <h1>{nama_toko}</h1>
          {isi.nama && <p>{isi.nama}</p>}
        </div>
        {qris && isi.bayar.some(({ jenis }) => jenis === 'QRIS') && (
          <figure>
            <img src={qris} alt={t('qrisAlt')} />
            <figcaption>{t('qrisText')}</figcaption>
          </figure>
        )}
        <Sums isi={isi} />
      </section>
    </main>
  );
};

/** /layar-pelanggan: what the customer sees of the sale at the till that took this screen on. */
const CustomerScreen = () => {
  const { t } = useTranslation('layar');
  const { data, refetch } = useScreen();
  useEffect(() => {
    document.title = `${t('title')} · Kadar`;
  }, [t]);
  if (!data?.terpasang) return <Code kode={data?.kode ?? null} />;
  const { isi, tanya } = data;
  if (tanya) return <Ask key={tanya.id} tanya={tanya} onDone={() => void refetch()} />;
  if (!isi) return <Slides {...data} />;
  const { selesai } = isi;
  if (selesai) return <Done isi={{ ...isi, selesai }} />;
  return isi.lines.length === 0 && !isi.tukar ? <Slides {...data} /> : <Sale isi={isi} shop={data} />;
};
export default CustomerScreen;
