import type { JanjiPelanggan } from '@kadar/contract/endpoints/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/format.ts';
import { Loaded } from './Loaded.tsx';
import css from './promises.module.css';
import { promisesQuery } from './queries.ts';
import { TokoLink } from './TokoLink.tsx';

type Hal = JanjiPelanggan['hal'];

/** Where each is put right, by the states of its list. */
const PLACES: Readonly<
  Record<JanjiPelanggan['jenis'], { list: string; states: Readonly<Record<Hal, string>> }>
> = {
  SERVICE: {
    list: '/lihat-service',
    states: { JANJI: 'JANJI', LEWAT: 'LEWAT', SIAP: 'SELESAI', TAGIH: 'TAGIH' },
  },
  PESANAN: {
    list: '/lihat-pesanan',
    states: { JANJI: 'BUKA', LEWAT: 'LEWAT', SIAP: 'JADI', TAGIH: 'JADI' },
  },
  PREORDER: {
    list: '/pre-order',
    states: { JANJI: 'open', LEWAT: 'open', SIAP: 'ready', TAGIH: 'ready' },
  },
  CONTOH: {
    list: '/ambil-barang-contoh',
    states: { JANJI: 'JANJI', LEWAT: 'LEWAT', SIAP: 'KELUAR', TAGIH: 'KELUAR' },
  },
  CICILAN: {
    list: '/lihat-cicilan',
    states: { JANJI: 'JATUH_TEMPO', LEWAT: 'LEWAT', SIAP: 'AKTIF', TAGIH: 'AKTIF' },
  },
};
/** Its list, of what stands so. */
const hrefOf = (jenis: JanjiPelanggan['jenis'], hal: Hal): string =>
  `${PLACES[jenis].list}?${jenis === 'PREORDER' ? 'tahap' : 'keadaan'}=${PLACES[jenis].states[hal]}`;
/** What somebody has to hurry for. */
const LATE: readonly Hal[] = ['LEWAT', 'TAGIH'];

/** What customers were promised, a line for each noun: for today, late, ready, not fetched for long. */
export const Promises = ({ toko }: { toko: string | null }) => {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const query = useQuery(promisesQuery(toko));
  return (
    <Loaded query={query} empty={t('nothingPromised')}>
      {(rows) => (
        <dl className={css.list}>
          {[...Map.groupBy(rows, ({ jenis }) => jenis)].map(([jenis, its]) => (
            <div key={jenis}>
              <dt>{t(`janji${jenis}`)}</dt>
              <dd>
                {its.map(({ hal, jumlah }) => (
                  <TokoLink
                    key={hal}
                    kode_toko={toko}
                    href={hrefOf(jenis, hal)}
                    className={`${css.one} num ${LATE.includes(hal) ? css.late : ''}`}
                  >
                    {t(`janji${hal}`, { jumlah: format('integer', jumlah) })}
                  </TokoLink>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Loaded>
  );
};
