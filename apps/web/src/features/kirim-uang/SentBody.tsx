import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { showRupiah } from '../../kit/format.ts';
import { DocumentFacts, DocumentLines, DocumentMoney } from '../../parts/dokumen/DocumentBody.tsx';
import { Facts } from '../../parts/dokumen/Facts.tsx';
import { shipmentQuery } from './queries.ts';
import { useStateWords } from './useStateWords.ts';

/** A shipment in its drawer: what was sent, how it travels, and what became of it at the other shop. */
export const SentBody = ({ no_faktur, dok }: { no_faktur: string; dok: Dokumen | null }) => {
  const { t } = useTranslation('kirim-uang');
  const { moment } = useShopTime();
  const wordsOf = useStateWords();
  const { data: sent } = useQuery(shipmentQuery(no_faktur));
  return (
    <>
      {dok && <DocumentFacts dok={dok} />}
      {dok && <DocumentLines dok={dok} />}
      {sent && (
        <Facts
          facts={[
            [t('state'), wordsOf({ keadaan: sent.status, usia: sent.usia })],
            [
              t('endedBy'),
              sent.no_akhir && `${sent.no_akhir} · ${sent.selesai_oleh} · ${moment(sent.selesai_at ?? '')}`,
            ],
            [t('counted'), sent.diterima_rp === null ? '' : showRupiah(sent.diterima_rp)],
            [t('difference'), sent.selisih_rp ? showRupiah(sent.selisih_rp) : ''],
            [t('why'), sent.sebab],
          ]}
        />
      )}
      {dok && <DocumentMoney dok={dok} />}
    </>
  );
};
