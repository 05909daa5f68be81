import { Skeleton } from '@mantine/core';
import css from './DataTable.module.css';

/** Rows of the final size while the first ones are on their way. */
export const SkeletonRows = ({ columns, count }: { columns: number; count: number }) => (
  <tbody aria-hidden="true">
    {Array.from({ length: count }, (_, row) => `row-${row}`).map((row, at) => (
      <tr key={row}>
        {Array.from({ length: columns }, (_, cell) => `${row}-${cell}`).map((cell, index) => (
          <td key={cell}>
            <Skeleton h={10} w={`${45 + ((at * 7 + index * 13) % 45)}%`} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

/** The room of the rows that are out of sight. */
export const Filler = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 && (
    <tbody aria-hidden="true">
      <tr>
        <td className={css.filler} style={{ height }} colSpan={columns} />
      </tr>
    </tbody>
  );
