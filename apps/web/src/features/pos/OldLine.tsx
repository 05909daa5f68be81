import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah } from '../../kit/format.ts';
import { Photo } from '../../kit/page/Photo.tsx';
import { paidFor } from '../../parts/pembelian/piece.ts';
import { useKondisi } from '../../parts/pembelian/useKondisi.ts';
import type { OldPiece } from './draft.ts';
import css from './lines.module.css';

interface Props {
  old: OldPiece;
  locked: boolean;
  onOpen: () => void;
  onLeave: () => void;
}

/** An old piece among the lines of a sale, with a minus sign; its price opens how it was reckoned. */
export const OldLine = ({ old: { piece, hitungan, bulk }, locked, onOpen, onLeave }: Props) => {
  const { t } = useTranslation(['pos', 'pembelian']);
  const kondisi = useKondisi();
  const name = piece.nota?.nama_barang ?? piece.nama_barang;
  const rp = showRupiah(-(paidFor(piece, hitungan) ?? 0));
  return (
    <li className={css.line} data-old>
      <Photo kode_barcode={piece.nota?.kode_barcode ?? piece.kode_group} className={css.photo} />
      <div className={css.name}>
        <strong>{name}</strong>
        <small>
          {t('tukar')} · {t(`pembelian:sumber.${piece.sumber}`)} {piece.no_faktur_jual} ·{' '}
          {kondisi(piece.kondisi_barang)}
        </small>
        <span className="num">
          {bulk && `${String(bulk.qty)} · `}
          {showGram(hitungan.berat_dibayar)}
        </span>
      </div>
      <div className={css.price}>
        <UnstyledButton
          className={css.edit}
          disabled={locked}
          onClick={onOpen}
          aria-label={`${rp}, ${t('tukarLook', { name })}`}
        >
          <strong className="num">{rp}</strong>
        </UnstyledButton>
      </div>
      <ActionIcon
        className={css.remove}
        variant="subtle"
        size={44}
        disabled={locked}
        onClick={onLeave}
        aria-label={t('pembelian:removePiece', { name })}
      >
        <IconTrash size={18} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
};
