import { scanBarang } from '@kadar/contract/endpoints/barang.ts';
import type { BarisPesanan, EmasMasuk } from '@kadar/contract/endpoints/pesanan.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { customersGold } from '@kadar/domain/order.ts';
import { gramToMg, inGrams } from '@kadar/domain/weight.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { addressOf } from '../../kit/api/envelope.ts';
import { showGram } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';
import css from './pesanan.module.css';

/** As many signs as the shortest barcode has. */
const LEAST = 6;

/** Gold that the customer brought for an order: what it was, how it weighed, what of it is fine, and how it looked. */
export const GoldBrought = ({ gold }: { gold: readonly EmasMasuk[] }) => {
  const { t } = useTranslation('pesanan');
  if (gold.length === 0) return null;
  return (
    <>
      <h3>{t('goldBrought')}</h3>
      <dl className={docCss.sums}>
        {gold.map(({ no_faktur, nama_barang, berat, murni }) => (
          <Sum
            key={no_faktur}
            name={[nama_barang, t('goldFineOf', { gram: showGram(murni) }), no_faktur].join(' · ')}
            value={showGram(berat)}
          />
        ))}
      </dl>
      {gold.map(({ no_faktur, nama_barang, foto }) =>
        foto ? (
          <img
            key={no_faktur}
            className={css.samplePicture}
            src={addressOf(foto, { ukuran: 'kecil' })}
            alt={`${t('goldPhoto')}: ${nama_barang}`}
          />
        ) : null,
      )}
    </>
  );
};

/** What of a piece is the customer's own gold, in grams: what he is charged, and what is left of his. */
export const GoldSums = ({ gold }: { gold: Omit<NonNullable<BarisPesanan['emas_jadi']>, 'titip'> }) => {
  const { t } = useTranslation('pesanan');
  return (
    <dl className={docCss.sums}>
      <Sum name={t('goldCredit')} value={showGram(gold.kredit)} />
      <Sum name={t('goldUsed')} value={showGram(gold.terpakai)} />
      <Sum name={t('goldLeft')} value={showGram(gold.sisa)} />
      <Sum name={t('goldCharged')} value={showGram(gold.ditagih)} strong />
    </dl>
  );
};

interface Props {
  line: BarisPesanan | undefined;
  kode_barcode: string;
  toko: string;
}

/** The same before the piece is given to its line: of its weight once its barcode is read, of the estimated one until then. */
export const GoldAhead = ({ line, kode_barcode, toko }: Props) => {
  const { data } = useQuery({
    queryKey: ['pesanan-jadi', toko, kode_barcode],
    queryFn: async ({ signal }) =>
      (await call(scanBarang, { params: { kode_barcode } }, { signal, toko })).data,
    enabled: (line?.emas ?? 0) > 0 && kode_barcode.length >= LEAST,
    retry: false,
  });
  if (!line || line.emas === 0) return null;
  const { kredit, ditagih, murniTerpakai, murniSisa } = customersGold({
    murniTitip: gramToMg(line.emas),
    kadarHasilMilli: toMilli(line.kadar),
    beratJadiMg: gramToMg(data?.berat ?? line.est_berat),
  });
  return (
    <GoldSums
      gold={{
        kredit: inGrams(kredit),
        ditagih: inGrams(ditagih),
        terpakai: inGrams(murniTerpakai),
        sisa: inGrams(murniSisa),
      }}
    />
  );
};
