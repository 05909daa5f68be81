import { type ItemPreorder, katalogPreorder } from '@kadar/contract/endpoints/pre-order.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { PickDialog } from '../../kit/dialogs/PickDialog.tsx';
import css from '../../kit/dialogs/pick.module.css';
import { useSearch } from '../../kit/fields/useSearch.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { Marked } from '../../kit/Marked.tsx';

interface Props {
  onPick: (item: ItemPreorder) => void;
  onClose: () => void;
}

/** F2: an item of the catalogue, by name or code. */
export const ItemPicker = ({ onPick, onClose }: Props) => {
  const { t } = useTranslation('pesanan');
  const search = useSearch<ItemPreorder>({
    key: ['pre-order-katalog'],
    find: async (q, signal) => (await call(katalogPreorder, { query: { q } }, { signal })).data,
  });
  return (
    <PickDialog
      title={t('pickItem')}
      label={t('itemSearch')}
      search={search}
      rowKey={({ kode_barang }) => kode_barang}
      draw={({ kode_barang, nama_barang, berat, harga_jual }) => (
        <span className={css.piece}>
          <span className={css.main}>
            <strong>
              <Marked text={nama_barang} search={search.q} />
            </strong>
            <small>
              <Marked text={kode_barang} search={search.q} />
            </small>
          </span>
          <span className={css.figures}>
            <strong className="num">{showRupiah(harga_jual)}</strong>
            <small className="num">{showGram(berat)}</small>
          </span>
        </span>
      )}
      onPick={onPick}
      onClose={onClose}
      emptyText={t('noItems')}
    />
  );
};
