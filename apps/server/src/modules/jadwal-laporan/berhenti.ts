import { BERHENTI_KABAR } from '@kadar/contract/endpoints/jadwal-laporan.ts';
import type { Kadar } from '../../platform/kadar.ts';

/** The code by which a receiver ends what he gets, without signing in: it says who, and nobody makes another's. */
export const berhentiCode = ({ signatures }: Pick<Kadar, 'signatures'>, penerima: number): string =>
  `${penerima}.${signatures.sign('kabar', `berhenti/${penerima}`)}`;

/** The receiver of a code; undefined for one that is not ours. */
export const penerimaIn = ({ signatures }: Pick<Kadar, 'signatures'>, kode: string): number | undefined => {
  const [, id, tanda] = /^(\d{1,15})\.([A-Z0-9]+)$/.exec(kode) ?? [];
  return id && tanda && signatures.holds('kabar', `berhenti/${id}`, tanda) ? Number(id) : undefined;
};

/** Empty without an address of this server that the world reaches. */
export const berhentiUrl = (kadar: Kadar, penerima: number): string =>
  kadar.config.publicUrl === undefined
    ? ''
    : `${kadar.config.publicUrl}${BERHENTI_KABAR}/${berhentiCode(kadar, penerima)}`;
