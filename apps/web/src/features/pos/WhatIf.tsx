import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../kit/api/errors.ts';
import { showCell, showGram, showRupiah, unbroken } from '../../kit/format.ts';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import { Photo } from '../../kit/page/Photo.tsx';
import type { WhatIfState } from './useWhatIf.ts';
import css from './what-if.module.css';

interface Props {
  ref: Ref<HTMLDivElement>;
  whatIf: WhatIfState;
  onPick: (kode_barcode: string) => void;
  onLeave: () => void;
}

/** What the customer can have for his old gold and a little more: ←→ how much more, ↑↓ which piece, Enter adds it. */
export const WhatIf = ({ ref, whatIf, onPick, onLeave }: Props) => {
  const { t } = useTranslation(['pos', 'kit']);
  const id = useId();
  const { bandRp, pieces, error, move } = whatIf;
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, (pieces?.length ?? 0) - 1);
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  const step = (by: 1 | -1) => {
    setWanted(0);
    move(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
      ArrowDown: () => setWanted(Math.min((pieces?.length ?? 1) - 1, at + 1)),
      ArrowUp: () => (at <= 0 ? onLeave() : setWanted(at - 1)),
      Enter: () => pieces?.[at] && onPick(pieces[at].kode_barcode),
      Escape: onLeave,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const more = bandRp === 0 ? t('whatIfNothing') : `+${showCell('integer', bandRp)}`;
  return (
    <section className={css.whatIf} aria-label={t('whatIf')}>
      <div className={css.head}>
        <strong>{t('whatIf')}</strong>
        <ActionIcon
          size={44}
          variant="subtle"
          disabled={bandRp === 0}
          onClick={() => step(-1)}
          aria-label={t('whatIfLess')}
        >
          <IconChevronLeft size={20} aria-hidden="true" />
        </ActionIcon>
        <output className={`${css.band} num`} data-band>
          {more}
        </output>
        <ActionIcon size={44} variant="subtle" onClick={() => step(1)} aria-label={t('whatIfMore')}>
          <IconChevronRight size={20} aria-hidden="true" />
        </ActionIcon>
        <span className={css.keys}>
          <Hotkey keys="← →" /> <Hotkey keys="↑ ↓" /> <Hotkey keys="Enter" />
        </span>
      </div>
      {isApiError(error) ? (
        <p className={css.none} role="alert">
          {error.message}{' '}
          <Button h={44} onClick={whatIf.retry}>
            {t('tryAgain')}
          </Button>
        </p>
      ) : (
        <div
          ref={ref}
          className={css.list}
          role="listbox"
          aria-label={t('whatIf')}
          aria-busy={pieces === undefined}
          aria-activedescendant={pieces?.[at] ? `${id}-${at}` : undefined}
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          {pieces === undefined && <Skeleton h={52} />}
          {pieces?.map(({ piece, tambahRp }, index) => (
            <div
              key={piece.kode_barcode}
              id={`${id}-${index}`}
              className={css.piece}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onClick={() => onPick(piece.kode_barcode)}
              onKeyDown={undefined}
            >
              <Photo kode_barcode={piece.kode_barcode} className={css.photo} />
              <span className={css.name}>
                <strong>{piece.nama_barang}</strong>
                <small className="num">
                  {piece.kadar_label} · {showGram(piece.berat)} · {unbroken(showRupiah(piece.harga_jual))}
                </small>
              </span>
              <span className={css.more} data-out={tambahRp < 0 || undefined}>
                {t(tambahRp < 0 ? 'whatIfBack' : 'whatIfAdd', {
                  rp: showCell('integer', Math.abs(tambahRp)),
                })}
              </span>
            </div>
          ))}
          {pieces?.length === 0 && (
            <div role="option" tabIndex={-1} aria-disabled aria-selected={false} className={css.none}>
              {t('whatIfNone')}
            </div>
          )}
        </div>
      )}
    </section>
  );
};
