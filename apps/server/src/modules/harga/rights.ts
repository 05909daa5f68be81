import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { simpanHarga } from '@kadar/contract/endpoints/harga.ts';
import type { Master } from '@kadar/contract/master.ts';
import KADAR from '@kadar/contract/masters/kadar.ts';
import KELOMPOK_HARGA from '@kadar/contract/masters/kelompok-harga.ts';
import type { LineKind } from '@kadar/domain/price-lines.ts';
import { AppError } from '../../platform/errors.ts';
import { checkAccess } from '../../platform/http/access.ts';
import type { Call } from '../../platform/http/call.ts';

type Need = Pick<Endpoint, 'access' | 'gate' | 'menu'>;

const writing = ({ write, gate, route }: Master): Need => ({
  access: write,
  menu: route,
  ...(gate && { gate }),
});

/** A price may be changed here by whom the list that keeps it may be changed by. */
const NEEDED: Readonly<Record<LineKind, Need>> = {
  GLOBAL: simpanHarga,
  KADAR: writing(KADAR),
  GROUP: writing(KELOMPOK_HARGA),
};

/** Throws TIDAK_BERHAK, MODUL_TIDAK_AKTIF. */
export const checkMayChange = (call: Call, jenis: LineKind): void => {
  checkAccess(NEEDED[jenis], call);
};

export const mayChange = (call: Call, jenis: LineKind): boolean => {
  try {
    checkAccess(simpanHarga, call);
    checkMayChange(call, jenis);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};
