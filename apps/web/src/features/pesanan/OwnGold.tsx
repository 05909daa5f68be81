import { scanBarang } from '@kadar/contract/endpoints/barang.ts';
import type { BarisPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { customersGold } from '@kadar/domain/order.ts';
import { gramToMg, inGrams } from '@kadar/domain/weight.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { showGram } from '../../kit/format.ts';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Sum } from '../../parts/dokumen/Facts.tsx';

/** As many signs as the shortest barcode has. */
const LEAST = 6;

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
