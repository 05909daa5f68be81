import { encodeQR } from 'qr';

/** Modules of white around a QR, so that every reader finds its edge (ISO/IEC 18004 §6.3.8). */
export const QR_QUIET = 4;

/** The modules of a QR by rows, at error level L [spec A §9]. */
export const qrRows = (text: string): boolean[][] => encodeQR(text, 'raw', { ecc: 'low', border: QR_QUIET });
