import { useMemo } from 'react';
import css from './qr.module.css';
import { qrRows } from './qr-rows.ts';

/** A text as QR, black on white in both themes. */
export const QrPicture = ({ text, label }: { text: string; label: string }) => {
  const rows = useMemo(() => qrRows(text), [text]);
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={css.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
