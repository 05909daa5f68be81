import { Skeleton } from '@mantine/core';
import css from './page.module.css';

/** Height of a row, as --k-row. */
const ROW_PX = 32;

/** Rows of the final size while what stands there is on its way; `h` in pixels. They are seen after 150 ms (global.css). */
export const WaitingRows = ({ h }: { h: number }) => (
  <div className={css.waiting} style={{ minHeight: h }} aria-busy="true">
    {Array.from({ length: Math.max(1, Math.floor(h / ROW_PX)) }, (_, row) => (
      // Rows of a stand-in have nothing but their place.
      <div key={`row-${String(row)}`} className={css.waitingRow}>
        <Skeleton h={10} w={`${String(24 + ((row * 7) % 20))}%`} />
        <Skeleton h={10} w={`${String(10 + ((row * 5) % 8))}%`} />
      </div>
    ))}
  </div>
);

/** Stands where a screen is on its way. */
export const WaitingScreen = () => <WaitingRows h={420} />;
