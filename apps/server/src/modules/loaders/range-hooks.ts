import type { Master } from '@kadar/contract/master.ts';
import interest from '@kadar/contract/masters/para-bunga-hutang.ts';
import principal from '@kadar/contract/masters/para-hutang-pokok.ts';
import diamonds from '@kadar/contract/masters/parameter-berlian.ts';
import purchasePrices from '@kadar/contract/masters/parameter-harga-emas-pembelian.ts';
import loanTerms from '@kadar/contract/masters/parapinjaman.ts';
import ruginota from '@kadar/contract/masters/ruginota.ts';
import { textIn } from '@kadar/contract/text.ts';
import type { HooksByMaster, MasterHooks } from '../../engines/master-engine/hooks.ts';
import { fieldError } from '../../platform/errors.ts';

/** A row for a range that ends before it begins would never be found. Throws 422 at its end. */
const inOrder = (master: Master, from: string, to: string): MasterHooks => ({
  async before({ language }, _tx, { kind, record }) {
    if (kind === 'delete' || Number(record[to]) >= Number(record[from])) return;
    const label = (name: string): string => textIn(master.fields[name]?.label ?? master.title, language);
    throw fieldError(to, 'SAMPAI_SEBELUM_DARI', { label: label(to), dari: label(from) });
  },
});

/** The lists that are looked up by a value between two bounds. */
export const rangeHooks: HooksByMaster = {
  'para-bunga-hutang': inOrder(interest, 'hutang_from', 'hutang_to'),
  'para-hutang-pokok': inOrder(principal, 'hutang_from', 'hutang_to'),
  parapinjaman: inOrder(loanTerms, 'hutang_from', 'hutang_to'),
  'parameter-berlian': inOrder(diamonds, 'poin_from', 'poin_to'),
  'parameter-harga-emas-pembelian': inOrder(purchasePrices, 'kadar_from', 'kadar_to'),
  ruginota: inOrder(ruginota, 'umur_from', 'umur_to'),
};
