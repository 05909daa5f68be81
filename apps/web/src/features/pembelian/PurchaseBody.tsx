import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { rincianPembelian } from '@kadar/contract/endpoints/pembelian.ts';
import { Badge, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { showRupiah, useFormat } from '../../kit/format.ts';
import { Photo } from '../../kit/page/Photo.tsx';
import { PhotoLinks } from '../../kit/page/PhotoLinks.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { DocumentFacts, DocumentMoney } from '../../parts/dokumen/DocumentBody.tsx';
import { Calculation } from '../../parts/pembelian/Calculation.tsx';
import { IdentityCard } from '../../parts/pembelian/IdentityCard.tsx';
import { useKondisi } from '../../parts/pembelian/useKondisi.ts';
import css from './beli.module.css';

/** A purchase in its drawer: each piece with its picture and the calculation its price was frozen with. */
export const PurchaseBody = ({ no_faktur, dok }: { no_faktur: string; dok: Dokumen | null }) => {
  const { t } = useTranslation('pembelian');
  const format = useFormat();
  const kondisi = useKondisi();
  const {
    data: lines,
    error,
    refetch,
  } = useQuery({
    queryKey: [...DOKUMEN_KEY, 'rincian', no_faktur],
    queryFn: async ({ signal }) => (await call(rincianPembelian, { params: { no_faktur } }, { signal })).data,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!lines) return <Skeleton h={320} aria-busy="true" />;
  return (
    <>
      {dok && <DocumentFacts dok={dok} />}
      {lines.some(({ sumber }) => sumber !== 'NOTA_KAMI') && <IdentityCard no_faktur={no_faktur} />}
      <h3>{t('pieces')}</h3>
      <ul className={css.bought}>
        {lines.map((line) => (
          <li key={line.urut}>
            <div className={css.head}>
              <Photo kode_barcode={line.kode_barcode} className={css.photo} />
              <span className={css.name}>
                <strong>{line.qty > 1 ? `${line.nama_barang} × ${line.qty}` : line.nama_barang}</strong>
                <small>
                  {[
                    line.kode_barcode,
                    line.no_faktur_jual || t(`sumber.${line.sumber}`),
                    kondisi(line.kondisi_barang),
                    line.metode_uji !== 'TIDAK' &&
                      `${t(`metode.${line.metode_uji}`)} ${format('kadar', line.kadar_uji)}`,
                    line.sebab_berat && t(`sebab.${line.sebab_berat}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              {line.diketik && (
                <Badge size="sm" color="gold" variant="light">
                  {t('typed')}
                </Badge>
              )}
              <strong className="num">{showRupiah(line.harga)}</strong>
            </div>
            <PhotoLinks
              from={2}
              photos={line.foto_lain.map((urut) => ({
                path: `foto_produk/${encodeURIComponent(line.kode_barcode)}`,
                query: { urut },
              }))}
            />
            <Calculation hitungan={line.hitungan} />
          </li>
        ))}
      </ul>
      {dok && <DocumentMoney dok={dok} />}
    </>
  );
};
