import type { ListedBarang } from '@kadar/contract/endpoints/barang.ts';
import { Checkbox, Skeleton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showGram, showRupiah } from '../../kit/format.ts';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import type { ListProps } from './BarangTable.tsx';
import { Thumb } from './Foto.tsx';
import css from './list.module.css';
import { StatusBadge } from './StatusBadge.tsx';

const CARD_PX = 76;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

const Card = ({ piece, chosen, onChoose, onOpen, mayTag }: { piece: ListedBarang } & ListProps) => {
  const { t } = useTranslation('barang');
  const { kode_barcode } = piece;
  return (
    <div className={css.card}>
      {mayTag && (
        <Checkbox
          size="md"
          aria-label={t('chooseOne', { kode_barcode })}
          checked={chosen.has(kode_barcode)}
          onChange={() => onChoose(kode_barcode)}
        />
      )}
      <button type="button" className={css.cardButton} onClick={() => onOpen(kode_barcode)}>
        <Thumb kode_barcode={kode_barcode} foto={piece.foto} alt="" />
        <span className={css.cardText}>
          <span className={css.cardName}>{piece.nama_barang}</span>
          <span className={css.cardCodes}>
            {[showGram(piece.berat), piece.kadar_label, kode_barcode, piece.kode_baki]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className={css.cardEnd}>
          <span className="num">{piece.harga_jual !== null && showRupiah(piece.harga_jual)}</span>
          <StatusBadge status={piece.status} />
        </span>
      </button>
    </div>
  );
};

/** The pieces on a phone: one touch target each, drawn only where they are seen. */
export const BarangCards = (props: ListProps) => {
  const { list, emptyAction } = props;
  const { rows } = list;
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows?.length ?? 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => CARD_PX,
    overscan: 8,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  const reachedEnd = useEffectEvent(() => list.more());
  useEffect(() => {
    if (rows && last >= rows.length - 8) reachedEnd();
  }, [last, rows]);
  return (
    <div ref={scroll} className={css.cards}>
      {list.error !== undefined && <ErrorState error={list.error} onRetry={list.retry} />}
      {rows === undefined &&
        list.error === undefined &&
        SKELETONS.map((key) => <Skeleton key={key} h={CARD_PX - 10} mb={10} />)}
      {rows?.length === 0 && <EmptyState action={emptyAction} />}
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {items.map(({ index, start }) => {
          const piece = rows?.[index];
          return (
            piece && (
              <div
                key={piece.kode_barcode}
                className={css.cardPlace}
                style={{ transform: `translateY(${start}px)`, height: CARD_PX }}
              >
                <Card piece={piece} {...props} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
};
