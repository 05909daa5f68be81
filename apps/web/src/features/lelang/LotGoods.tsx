import type { JualLelangInput, LelangItem } from '@kadar/contract/endpoints/lelang.ts';
import { useTranslation } from 'react-i18next';
import type { ErrorAt } from '../../kit/dialogs/useRefusals.ts';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { showCell, showGram } from '../../kit/format.ts';
import { PhotoLinks } from '../../kit/page/PhotoLinks.tsx';
import css from './lelang.module.css';

type Place = JualLelangInput['masuk'][number];

/** Where goods go that the shop itself buys: as they were said before, else to the group that the pledge named. */
export const placesOf = ({ potong, jual }: LelangItem): Place[] =>
  potong.map(({ kode_group }, at) => jual?.masuk[at] ?? { kode_dept: '', kode_group });

/** The goods of a lot with their photos; of those that the shop itself buys, jenis and group of each. */
export const LotGoods = ({
  potong,
  places,
  errorAt,
  onChange,
}: {
  potong: LelangItem['potong'];
  /** null where another buys. */
  places: readonly Place[] | null;
  errorAt: ErrorAt;
  onChange: (next: Place[]) => void;
}) => {
  const { t } = useTranslation(['lelang', 'pembelian']);
  const select = (at: number, field: keyof Place, master: string) =>
    places && (
      <SearchSelect
        master={master}
        label={t(`pembelian:${field}`)}
        withAsterisk
        openOnFocus={false}
        value={places[at]?.[field] ?? ''}
        onChange={(next) =>
          onChange(places.map((one, nth) => (nth === at ? { ...one, [field]: next } : one)))
        }
        error={errorAt(`masuk.${at}.${field}`)}
      />
    );
  return (
    <>
      {potong.map(({ urut, nama_barang, kadar, berat, foto }, at) => (
        <fieldset key={urut} className={css.piece}>
          <legend>{[nama_barang, showCell('kadar', kadar), showGram(berat)].join(' · ')}</legend>
          <PhotoLinks photos={foto.map((path) => ({ path }))} />
          {select(at, 'kode_dept', 'jenis')}
          {select(at, 'kode_group', 'group')}
        </fieldset>
      ))}
      {places && <p className={css.own}>{t('ownHelp')}</p>}
    </>
  );
};
