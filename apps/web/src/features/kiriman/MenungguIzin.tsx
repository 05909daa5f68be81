import type { ManifesMenunggu } from '@kadar/contract/endpoints/manifes.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showGram } from '../../kit/format.ts';
import { useActingToko } from '../../kit/session.ts';
import css from '../../parts/barang/piece-form.module.css';
import own from './panel.module.css';
import { manifesQuery } from './queries.ts';

const Shipment = ({ one }: { one: ManifesMenunggu }) => {
  const { t } = useTranslation('kiriman');
  const { no_kirim, dari, nama_dari, bagian, jumlah_bagian, segel, kurir, baris } = one;
  return (
    <>
      <p className="num">
        {[
          no_kirim,
          `${dari} ${nama_dari}`,
          segel,
          kurir,
          bagian < jumlah_bagian && t('manifesParts', { bagian, jumlah: jumlah_bagian }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className={css.pieces} aria-label={t('manifesOf', { no_kirim })}>
        {baris.map(({ urut, objek, kode_barcode, nama_barang, kadar, qty, berat }) => (
          <li key={urut}>
            <span>
              <strong>{nama_barang}</strong>
              <small className="num">
                {[
                  kode_barcode,
                  kadar > 0 && kadarLabel(parseKadar(kadar)),
                  objek !== 'BARANG' && t('many', { count: qty }),
                  berat > 0 && showGram(berat),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** What came with a manifest while no line stood to its server: seen, and in no book until it is granted. */
export const MenungguIzin = () => {
  const { t } = useTranslation('kiriman');
  const { data = [] } = useQuery(manifesQuery(useActingToko()));
  if (data.length === 0) return null;
  return (
    <details className={own.panel}>
      <summary>{t('manifesWaiting', { count: data.length })}</summary>
      <p>{t('manifesWhy')}</p>
      {data.map((one) => (
        <Shipment key={`${one.kode_toko} ${one.no_kirim}`} one={one} />
      ))}
    </details>
  );
};
