import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah } from '../../kit/format.ts';
import { lacks, paidFor } from '../../parts/pembelian/piece.ts';
import { useKondisi } from '../../parts/pembelian/useKondisi.ts';
import { UNPRICED } from '../../parts/pembelian/usePrices.ts';
import css from './beli.module.css';
import type { BuyScreen } from './useBuyScreen.ts';

/** The pieces of the purchase, one of them at hand. */
export const Pieces = ({ screen }: { screen: BuyScreen }) => {
  const { t } = useTranslation('pembelian');
  const kondisi = useKondisi();
  const { draft, prices, locked } = screen;
  if (draft.pieces.length === 0) return null;
  return (
    <ul className={css.pieces} aria-label={t('pieces')}>
      {draft.pieces.map((piece) => {
        const { hitungan, problem, problems } = prices.get(piece.id) ?? UNPRICED;
        const paid = paidFor(piece, hitungan);
        const open = lacks(piece, hitungan) !== null || problem !== null || Object.keys(problems).length > 0;
        const name = piece.nama_barang || t(`sumber.${piece.sumber}`);
        return (
          <li key={piece.id} data-active={piece.id === draft.active || undefined}>
            <UnstyledButton
              className={css.choose}
              onClick={() => screen.set({ active: piece.id })}
              aria-current={piece.id === draft.active || undefined}
            >
              <span className={css.name}>
                <strong>{name}</strong>
                <small className="num">
                  {[
                    piece.no_faktur_jual || t(`sumber.${piece.sumber}`),
                    piece.kondisi_barang && kondisi(piece.kondisi_barang),
                    hitungan && showGram(hitungan.berat_dibayar),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              {open && <span className={css.open}>{t('incomplete')}</span>}
              <strong className="num">{paid === null ? '–' : showRupiah(paid)}</strong>
            </UnstyledButton>
            <ActionIcon
              size={44}
              disabled={locked}
              onClick={() => screen.remove(piece.id)}
              aria-label={t('removePiece', { name })}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
};
