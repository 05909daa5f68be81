import { Button, Skeleton } from '@mantine/core';
import { IconBarcode, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Hotkey } from '../../kit/page/Hotkey.tsx';
import type { Draft, DraftLine, OldPiece } from './draft.ts';
import { NumberedGroups } from './Groups.tsx';
import css from './lines.module.css';
import { NothingYet } from './NothingYet.tsx';
import { OldLine } from './OldLine.tsx';
import { ProblemText } from './ProblemText.tsx';
import type { PricedLine } from './pricing.ts';
import { SaleLine } from './SaleLine.tsx';
import type { Miss, Scan } from './useScan.ts';
import type { LineField } from './useTillState.ts';

interface Props {
  draft: Draft;
  /** Groups alone, without barcodes. */
  manual: boolean;
  prices: readonly PricedLine[];
  scan: Scan;
  active: string | null;
  locked: boolean;
  onActive: (kode_barcode: string) => void;
  onEdit: (line: DraftLine, first: LineField) => void;
  onRemove: (kode_barcode: string) => void;
  /** An old piece is looked at again, or leaves. */
  onOld: (old: OldPiece) => void;
  onLeave: (id: string) => void;
}

const MissRow = ({ miss, scan }: { miss: Miss; scan: Scan }) => {
  const { t } = useTranslation('pos');
  return (
    <li className={css.miss}>
      <IconBarcode size={26} aria-hidden="true" />
      <div className={css.name} role="alert">
        <strong>
          <ProblemText problem={miss.problem} />
        </strong>
        <small>{miss.code}</small>
      </div>
      {miss.retry && (
        <Button h={44} onClick={() => void scan.scan(miss.code)}>
          {t('tryAgain')}
        </Button>
      )}
      <Button
        h={44}
        leftSection={<IconX size={18} aria-hidden="true" />}
        rightSection={<Hotkey keys="Esc" />}
        onClick={() => scan.dismiss(miss.code)}
      >
        {t('dismiss')}
      </Button>
    </li>
  );
};

/** The pieces of the sale; scans without a piece stand first until they are taken away. */
export const Lines = ({ draft, prices, manual, scan, active, locked, ...on }: Props) => {
  const { onActive, onEdit, onRemove, onOld, onLeave } = on;
  const { t } = useTranslation('pos');
  const { pending, misses, doubled } = scan;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const code = doubled?.kode_barcode ?? active ?? '';
    list.current?.querySelector(`[data-barcode="${code}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active, doubled]);
  const nothing =
    draft.lines.length === 0 && draft.beli.length === 0 && pending.length === 0 && misses.length === 0;
  if (nothing && manual) return <NumberedGroups onPick={(kode_barcode) => void scan.scan(kode_barcode)} />;
  if (nothing) return <NothingYet onPiece={(kode_barcode) => void scan.scan(kode_barcode)} />;
  return (
    <ul ref={list} className={css.lines} aria-label={t('lines')}>
      {misses.map((miss) => (
        <MissRow key={miss.code} miss={miss} scan={scan} />
      ))}
      {draft.lines.map((line, at) => {
        const price = prices[at];
        const { kode_barcode } = line.piece;
        return (
          price && (
            <SaleLine
              key={kode_barcode}
              line={line}
              price={price}
              active={kode_barcode === active}
              doubled={doubled?.kode_barcode === kode_barcode ? doubled : null}
              locked={locked}
              onActive={() => onActive(kode_barcode)}
              onEdit={(first) => onEdit(line, first)}
              onRemove={() => onRemove(kode_barcode)}
            />
          )
        );
      })}
      {draft.beli.map((old) => (
        <OldLine
          key={old.piece.id}
          old={old}
          locked={locked}
          onOpen={() => onOld(old)}
          onLeave={() => onLeave(old.piece.id)}
        />
      ))}
      {pending.map((code) => (
        <li key={code} className={css.line} aria-busy="true">
          <Skeleton className={css.photo} />
          <div className={css.name}>
            <Skeleton h={15} w={180} />
            <small>{code}</small>
          </div>
        </li>
      ))}
    </ul>
  );
};
