import { useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { useCan } from '../../kit/session.ts';
import { ScalePanel } from './ScalePanel.tsx';
import { TrayList } from './TrayList.tsx';
import { TrayResult } from './TrayResult.tsx';
import { TypedWeight } from './TypedWeight.tsx';
import css from './timbang.module.css';
import type { useWeighing } from './useWeighing.ts';

interface Props {
  work: ReturnType<typeof useWeighing>;
  /** Grams. */
  toleransi: number;
  inDialog?: boolean;
}

/** The scale on the left, the trays on the right: Enter or F9 books the weight and goes on to the next tray. */
export const WeighingPanel = ({ work, toleransi, inDialog = false }: Props) => {
  const mayType = useCan('timbang.manual') !== undefined;
  useScreenKeys(
    [
      ['F9', () => void work.take()],
      // Of a button that has the focus Enter is its own.
      ['Enter', () => document.activeElement === document.body && void work.take()],
      ['F2', () => document.getElementById('berat-diketik')?.focus()],
    ],
    { inDialog },
  );
  return (
    <div className={css.columns}>
      <div className={css.scale}>
        <ScalePanel
          scale={work.scale}
          state={work.state}
          tray={work.activeTray}
          booking={work.booking}
          onTake={() => void work.take()}
        />
        {mayType && <TypedWeight booking={work.booking} onBook={work.book} />}
        {work.shown && <TrayResult tray={work.shown} toleransi={toleransi} />}
      </div>
      <TrayList trays={work.trays} active={work.active} onChoose={work.choose} />
    </div>
  );
};
