import { type ListedBarang, listBarang } from '@kadar/contract/endpoints/barang.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { PickDialog } from '../../kit/dialogs/PickDialog.tsx';
import css from '../../kit/dialogs/pick.module.css';
import { useSearch } from '../../kit/fields/useSearch.ts';
import { showGram, showRupiah } from '../../kit/format.ts';
import { Marked } from '../../kit/Marked.tsx';
import { Photo } from '../../kit/page/Photo.tsx';

const LIMIT = 40;

interface Props {
  /** What stood in the scan field. */
  start: string;
  onPick: (kode_barcode: string) => void;
  onClose: () => void;
}

const Found = ({ piece, search }: { piece: ListedBarang; search: string }) => (
  <span className={css.piece}>
    <Photo kode_barcode={piece.kode_barcode} className={css.photo} />
    <span className={css.main}>
      <strong>
        <Marked text={piece.nama_barang} search={search} />
      </strong>
      <small>
        <Marked text={[piece.kode_barcode, piece.kode_intern].filter(Boolean).join(' · ')} search={search} />
        {[piece.kode_group, piece.kode_baki].map((place) => place && ` · ${place}`)}
      </small>
    </span>
    <span className={css.figures}>
      <strong className="num">{piece.harga_jual !== null && showRupiah(piece.harga_jual)}</strong>
      <small className="num">{`${showGram(piece.berat)} · ${piece.kadar_label}`}</small>
    </span>
  </span>
);

/** F2: pieces that can be sold, found by any field. */
export const SearchDialog = ({ start, onPick, onClose }: Props) => {
  const { t } = useTranslation('pos');
  const search = useSearch({
    key: ['pos', 'barang'],
    start,
    find: async (q, signal) =>
      (await call(listBarang, { query: { status: 'READY', limit: LIMIT, ...(q && { q }) } }, { signal }))
        .data,
  });
  return (
    <PickDialog
      title={t('searchTitle')}
      label={t('searchLabel')}
      search={search}
      rowKey={({ kode_barcode }) => kode_barcode}
      draw={(piece) => <Found piece={piece} search={search.q} />}
      onPick={({ kode_barcode }) => onPick(kode_barcode)}
      onClose={onClose}
    />
  );
};
