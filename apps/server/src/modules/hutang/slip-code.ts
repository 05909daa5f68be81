import { CEK_NOTA } from '@kadar/contract/endpoints/cek-nota.ts';
import { notaCode } from '@kadar/domain/nota-code.ts';
import type { Kadar } from '../../platform/kadar.ts';

/** What is signed of a slip: a lost one is followed by another version, and the one before is dead. */
const signedText = (no_hutang: string, versi: number): string =>
  versi === 1 ? no_hutang : `${no_hutang}/${versi}`;

/** Number and signature of a slip, as its QR says them, below the public page where the server has an address. */
export const slipCode = (
  { signatures, config }: Pick<Kadar, 'signatures' | 'config'>,
  no_faktur: string,
  versi: number,
): { qr: string; tanda: string } => {
  const tanda = signatures.sign('nota', signedText(no_faktur, versi));
  const code = notaCode({ no_faktur, tanda });
  return { qr: config.publicUrl ? `${config.publicUrl}${CEK_NOTA}/${code}` : code, tanda };
};

/** Which version of a slip a signature is of, of those there were; undefined for none of ours. */
export const versionSigned = (
  { signatures }: Pick<Kadar, 'signatures'>,
  { no_faktur, tanda }: { no_faktur: string; tanda: string },
  latest: number,
): number | undefined =>
  Array.from({ length: latest }, (_, at) => latest - at).find((versi) =>
    signatures.holds('nota', signedText(no_faktur, versi), tanda),
  );
