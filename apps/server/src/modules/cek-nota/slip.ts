import { HUTANG } from '@kadar/contract/dokumen/hutang.ts';
import { HUTANG_TAMBAH } from '@kadar/contract/dokumen/hutang-bayar.ts';
import type { SlipPublik } from '@kadar/contract/endpoints/cek-nota.ts';
import { readNotaCode } from '@kadar/domain/nota-code.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { slipUmum } from '../hutang/public.ts';
import { NO_SHOP, oldShopOf, shopOf } from './nota.ts';

const CONTRACTS: readonly string[] = [HUTANG.awalan, HUTANG_TAMBAH.awalan];

/** Whether a code is of a slip: its number is that of a contract. */
export const isSlip = (kode: string): boolean =>
  CONTRACTS.includes(readNotaCode(kode)?.no_faktur.slice(0, 2) ?? '');

/** What is told of a slip to whoever holds it. A code that is none of ours is not told what it lacks. */
export const slipOf = async (kadar: Kadar, kode: string): Promise<SlipPublik> => {
  const signed = readNotaCode(kode);
  const told = signed && isSlip(kode) ? await slipUmum(kadar, signed) : undefined;
  const unknown: SlipPublik = { status: 'TIDAK_DIKENAL', no_hutang: '', toko: NO_SHOP, hutang: null };
  if (!signed || !told) return unknown;
  const { no_faktur: no_hutang } = signed;
  if (told.status === 'TIDAK_DIKENAL') {
    const toko = await oldShopOf(kadar, kode);
    return toko ? { ...unknown, status: 'TANDA_LAMA', no_hutang, toko } : unknown;
  }
  const toko = no_hutang.slice(2, 5);
  return {
    ...told,
    no_hutang,
    toko: await kadar.db.read({ toko }, (tx) => shopOf(tx, toko)),
  };
};
