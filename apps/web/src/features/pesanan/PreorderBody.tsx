import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showCount, showGram, showRupiah } from '../../kit/format.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { DocumentFacts, DocumentLines, DocumentMoney } from '../../parts/dokumen/DocumentBody.tsx';
import docCss from '../../parts/dokumen/dokumen.module.css';
import { Facts, inParts, Sum } from '../../parts/dokumen/Facts.tsx';
import { Movements, Waiting } from './OrderBody.tsx';
import { preorderQuery } from './queries.ts';

/** A pre-order in its drawer: whose, what he asked for, what a pickup costs now, its money; what follows one is shown as any document. */
export const PreorderBody = ({ no_faktur, dok }: { no_faktur: string; dok: Dokumen | null }) => {
  const { t } = useTranslation(['pesanan', 'dokumen']);
  const showDate = useShowDate();
  const { data: order, error, refetch } = useQuery(preorderQuery(no_faktur));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (order === undefined) return <WaitingRows h={240} />;
  if (order === null)
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
          [t('dokumen:customer'), inParts(order.kode_customer, order.nama_customer)],
          [t('phone'), order.no_hp],
          [t('state'), t(`pre_${order.tahap}`)],
          [t('keptUntil'), order.batas && showDate(order.batas)],
          [t('remark'), order.keterangan],
        ]}
      />
      <h3>{t('lines')}</h3>
      <dl className={docCss.sums}>
        <Sum
          name={[
            order.kode_barang,
            order.nama_barang,
            showGram(order.berat),
            `${showCount(order.qty)} × ${showRupiah(order.harga_jual)}`,
          ].join(' · ')}
          value={showRupiah(order.perkiraan)}
          strong
        />
      </dl>
      <Waiting pieces={order.barang} />
      <h3>{t('deposit')}</h3>
      <Movements order={order} />
    </>
  );
};
