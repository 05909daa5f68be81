import type { Master } from '@kadar/contract/master.ts';
import bonus from '@kadar/contract/masters/para-bonus-sales.ts';
import interest from '@kadar/contract/masters/para-bunga-hutang.ts';
import principal from '@kadar/contract/masters/para-hutang-pokok.ts';
import deduction from '@kadar/contract/masters/para-potongan-kategori.ts';
import diamonds from '@kadar/contract/masters/parameter-berlian.ts';
import points from '@kadar/contract/masters/parameter-get-point-member.ts';
import purchasePrices from '@kadar/contract/masters/parameter-harga-emas-pembelian.ts';
import ongkos from '@kadar/contract/masters/parameter-ongkos.ts';
import loanTerms from '@kadar/contract/masters/parapinjaman.ts';
import ruginota from '@kadar/contract/masters/ruginota.ts';
import { textIn } from '@kadar/contract/text.ts';
import type { HooksByMaster, MasterHooks } from '../../engines/master-engine/hooks.ts';
import { fieldError } from '../../platform/errors.ts';
import { interestHooks } from '../hutang/public.ts';
import { range, refuseDisorder } from './range-hooks.ts';

/** Each after the other; the first that refuses is heard. */
const all = (...hooks: MasterHooks[]): MasterHooks => ({
  async before(call, tx, change) {
    for (const { before } of hooks) await before?.(call, tx, change);
  },
});

/**
 * The field that a choice makes count must be filled: without it the row would price, deduct or reward nothing. Where
 * nothing is an answer (`free`), only a value left in the other choice's field gives the mistake away. Throws 422.
 */
const filled = (
  master: Master,
  by: string,
  fields: Readonly<Record<string, string>>,
  { free = false }: { free?: boolean } = {},
): MasterHooks => ({
  async before({ language }, _tx, { kind, record }) {
    const name = fields[String(record[by])];
    if (kind === 'delete' || !name || Number(record[name]) > 0) return;
    const elsewhere = Object.values(fields).some((other) => Number(record[other]) > 0);
    if (free && !elsewhere) return;
    throw fieldError(name, 'WAJIB_DIISI', {
      label: textIn(master.fields[name]?.label ?? master.title, language),
    });
  },
});

/** An instalment above the whole loan could never be paid. */
const payable: MasterHooks = {
  async before(call, _tx, { kind, record }) {
    if (kind !== 'delete') refuseDisorder(call, principal, record, 'pokok_minimum', 'hutang_to');
  },
};

/** What the lists of spec B §7 ask for beyond their single fields. */
export const loaderHooks: HooksByMaster = {
  'para-bonus-sales': filled(bonus, 'basis', { RUPIAH: 'target_rp', GRAM: 'target_gram' }),
  'para-bunga-hutang': all(range(interest), interestHooks),
  'para-hutang-pokok': all(range(principal), payable),
  'para-potongan-kategori': filled(
    deduction,
    'jenis_potongan',
    { RP_PER_GRAM: 'potongan_rp', RP_PER_PCS: 'potongan_rp', PERSEN: 'potongan_persen' },
    { free: true },
  ),
  'parameter-berlian': range(diamonds),
  'parameter-get-point-member': filled(points, 'basis', { RUPIAH: 'per_rp', GRAM: 'per_gram' }),
  'parameter-harga-emas-pembelian': all(
    range(purchasePrices),
    filled(purchasePrices, 'jenis_harga', { RUPIAH: 'harga_emas', PERSEN: 'persen' }),
  ),
  'parameter-ongkos': all(
    range(ongkos),
    filled(ongkos, 'jenis_ongkos', { PER_GRAM: 'nilai', PER_PCS: 'nilai', PERSEN: 'persen' }, { free: true }),
  ),
  parapinjaman: range(loanTerms),
  ruginota: all(
    range(ruginota),
    filled(ruginota, 'jenis_rugi', { RP_PER_GRAM: 'rugi_rp', PERSEN: 'rugi_persen' }, { free: true }),
  ),
};
