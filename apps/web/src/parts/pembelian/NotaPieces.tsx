import type { NotaBeli } from '@kadar/contract/endpoints/pembelian.ts';
import { useTranslation } from 'react-i18next';
import { PickDialog } from '../../kit/dialogs/PickDialog.tsx';
import pick from '../../kit/dialogs/pick.module.css';
import { useShowDate } from '../../kit/fields/dates.ts';
import { showGram, showRupiah, useFormat } from '../../kit/format.ts';
import { Photo } from '../../kit/page/Photo.tsx';
import { useMessage } from '../../kit/text.ts';
import css from './pembelian.module.css';

interface Props {
  nota: NotaBeli;
  onPick: (line: NotaBeli['lines'][number]) => void;
  onClose: () => void;
}

/** Which piece of a nota it is; those that came back already say so. */
export const NotaPieces = ({ nota, onPick, onClose }: Props) => {
  const { t } = useTranslation('pembelian');
  const message = useMessage();
  const format = useFormat();
  const showDate = useShowDate();
  const sold = showDate(nota.tanggal);
  return (
    <PickDialog
      title={t('pickPiece', { no: nota.no_faktur })}
      label={t('pieces')}
      rows={nota.lines}
      rowKey={({ urut }) => String(urut)}
      draw={(line) => (
        <span className={pick.piece}>
          <Photo kode_barcode={line.kode_barcode} className={pick.photo} />
          <span className={pick.main}>
            <strong>{line.nama_barang}</strong>
            <small className="num">
              {[line.kode_barcode, format('kadar', line.kadar), showGram(line.berat), sold].join(' · ')}
            </small>
          </span>
          <span className={pick.figures}>
            <strong className="num">{showRupiah(line.total)}</strong>
            {line.dibeli && (
              <small className={css.gone}>
                {message(line.ditukar ? 'BARANG_SUDAH_DITUKAR' : 'BARANG_SUDAH_DIBELI')}
              </small>
            )}
          </span>
        </span>
      )}
      onPick={onPick}
      onClose={onClose}
    />
  );
};
