import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah } from '../../kit/format.ts';
import { Photo } from '../../kit/page/Photo.tsx';
import { type DraftLine, gramOf, isAccessory, isGroup, qtyOf } from './draft.ts';
import css from './lines.module.css';
import { ProblemText } from './ProblemText.tsx';
import type { PricedLine } from './pricing.ts';
import type { Doubled } from './useScan.ts';
import type { LineField } from './useTillState.ts';

interface Props {
  line: DraftLine;
  price: PricedLine;
  active: boolean;
  /** It was scanned once more. */
  doubled: Doubled | null;
  locked: boolean;
  onActive: () => void;
  onEdit: (first: LineField) => void;
  onRemove: () => void;
}

interface FiguresProps extends Pick<Props, 'line' | 'price' | 'locked' | 'onEdit'> {}

/** How many of an accessory at what price; a press changes the number. */
const AccessoryFigures = ({ line, locked, onEdit }: FiguresProps) => {
  const { t } = useTranslation('pos');
  const { piece } = line;
  const qty = qtyOf(line);
  return (
    <dl className={css.figures}>
      <div>
        <dt>{t('qty')}</dt>
        <dd className="num">
          <UnstyledButton
            className={css.edit}
            disabled={locked}
            onClick={() => onEdit('qty')}
            aria-label={t('changeQty', { name: piece.nama_barang, qty })}
          >
            {qty}
          </UnstyledButton>
        </dd>
      </div>
      <div>
        <dt>{t('perOne')}</dt>
        <dd className="num">{showRupiah(piece.harga_jual)}</dd>
      </div>
    </dl>
  );
};

const PieceFigures = ({ line, price, locked, onEdit }: FiguresProps) => {
  const { t } = useTranslation('pos');
  const { piece, agreed } = line;
  return (
    <dl className={css.figures}>
      <div>
        <dt>{t('weight')}</dt>
        <dd className="num">{showGram(gramOf(line))}</dd>
      </div>
      <div>
        <dt>{t('perGram')}</dt>
        <dd className="num">
          <UnstyledButton
            className={css.edit}
            disabled={locked}
            onClick={() => onEdit('harga')}
            aria-label={t('changePerGram', {
              name: piece.nama_barang,
              price: showRupiah(price.hargaEmas),
            })}
            data-changed={agreed !== null || undefined}
          >
            {showRupiah(price.hargaEmas)}
          </UnstyledButton>
        </dd>
      </div>
      {isGroup(piece) ? (
        <div>
          <dt>{t('qty')}</dt>
          <dd className="num">
            <UnstyledButton
              className={css.edit}
              disabled={locked}
              onClick={() => onEdit('qty')}
              aria-label={t('changeQty', { name: piece.nama_barang, qty: qtyOf(line) })}
            >
              {qtyOf(line)}
            </UnstyledButton>
          </dd>
        </div>
      ) : (
        <div>
          <dt>{t('ongkos')}</dt>
          <dd className="num">{showRupiah(price.ongkosRp + price.atributRp)}</dd>
        </div>
      )}
    </dl>
  );
};

/** One piece as a generous row; its price per gram and its price open what they can be changed to. */
export const SaleLine = ({ line, price, active, doubled, locked, onActive, onEdit, onRemove }: Props) => {
  const { t } = useTranslation('pos');
  const { piece, problem } = line;
  const figures = { line, price, locked, onEdit };
  return (
    <li
      className={css.line}
      data-active={active || undefined}
      data-problem={problem !== null || undefined}
      data-doubled={doubled !== null || undefined}
      data-barcode={piece.kode_barcode}
      aria-current={active || undefined}
      onPointerDown={onActive}
    >
      <Photo kode_barcode={piece.kode_barcode} className={css.photo} />
      <div className={css.name}>
        <strong>{piece.nama_barang}</strong>
        <small>
          {piece.kode_barcode}
          {piece.kadar_label && ` · ${piece.kadar_label}`}
          {piece.kode_baki && ` · ${piece.kode_baki}`}
        </small>
        {isAccessory(piece) ? <AccessoryFigures {...figures} /> : <PieceFigures {...figures} />}
        {problem && (
          <span className={css.problem} role="alert">
            <IconAlertTriangle size={18} aria-hidden="true" />
            <ProblemText problem={problem} />
          </span>
        )}
        {doubled && (
          <span key={doubled.times} className={css.doubled} role="alert">
            <IconAlertTriangle size={18} aria-hidden="true" />
            {doubled.message}
          </span>
        )}
      </div>
      <div className={css.price}>
        <strong className="num">{showRupiah(price.totalRp)}</strong>
        {price.diskonRp > 0 && (
          <small className="num">{t('discountOf', { amount: showRupiah(price.diskonRp) })}</small>
        )}
      </div>
      <ActionIcon
        className={css.remove}
        size={44}
        disabled={locked}
        onClick={onRemove}
        aria-label={t('removeLine', { name: piece.nama_barang })}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </li>
  );
};
