import type { ContohPesanan } from '@kadar/contract/endpoints/pesanan-contoh.ts';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../kit/api/envelope.ts';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showGram } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import css from './pesanan.module.css';

/** Samples of an order: which it is, whose, where it is, until when, and what it weighed when it was back. */
export const Samples = ({ samples }: { samples: readonly ContohPesanan[] }) => {
  const { t } = useTranslation('pesanan');
  const showDate = useShowDate();
  if (samples.length === 0) return null;
  const words = ({
    jenis,
    tahap,
    kode_barcode,
    deskripsi,
    batas,
    tgl_kembali,
    berat,
    berat_kembali,
  }: ContohPesanan) =>
    [
      kode_barcode,
      deskripsi,
      t(jenis === 'TOKO' ? 'sampleOurs' : 'sampleTheirs'),
      tahap === 'DIMINTA' && t('sampleWished'),
      tahap === 'KELUAR' && (batas ? t('sampleOut', { date: showDate(batas) }) : t('sampleKept')),
      tgl_kembali && t('sampleBackOn', { date: showDate(tgl_kembali) }),
      berat_kembali !== null &&
        berat_kembali !== berat &&
        t('sampleBackWeight', { gram: showGram(berat_kembali) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <h3>{t('samples')}</h3>
      <dl className={docCss.sums}>
        {samples.map((sample) => (
          <Sum
            key={`${sample.no_pesanan} ${sample.no_contoh}`}
            name={words(sample)}
            value={sample.berat === null ? '–' : showGram(sample.berat)}
          />
        ))}
      </dl>
      {samples.map(({ foto, deskripsi, no_pesanan }) =>
        foto ? (
          <img
            key={no_pesanan}
            className={css.samplePicture}
            src={addressOf(foto, { ukuran: 'kecil' })}
            alt={`${t('samplePhoto')}: ${deskripsi}`}
          />
        ) : null,
      )}
    </>
  );
};
