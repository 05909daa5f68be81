import { encodeQR } from 'qr';
import { useMemo } from 'react';
import css from './modes.module.css';

/** Modules of white around a QR, so that every reader finds its edge (ISO/IEC 18004 §6.3.8). */
const QUIET = 4;

/** A text as QR, black on white in both themes. */
export const QrPicture = ({ text, label }: { text: string; label: string }) => {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: QUIET }), [text]);
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
