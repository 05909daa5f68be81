import type { HooksByMaster, MasterHooks, MasterRecord } from '../../engines/master-engine/hooks.ts';
import type { BuyLists } from './commands/load-beli.ts';
import { effectOfBuying } from './queries/buy-effect.ts';

/** A list that a purchase is priced by. */
interface List<Row> {
  rowOf: (record: MasterRecord) => Row;
  /** By what no two rows of it are alike. */
  same: (a: Row, b: Row) => boolean;
  /** Whether a row could price a purity. */
  reaches: (row: Row, kadar: number) => boolean;
}

const effectOf = <Name extends 'harga_beli' | 'harga_pembelian'>(
  name: Name,
  { rowOf, same, reaches }: List<BuyLists[Name][number]>,
): MasterHooks => ({
  effect: (call, tx, proposals) => {
    const leaving = proposals.flatMap(({ old }) => (old ? [rowOf(old)] : []));
    const coming = proposals.map(({ record }) => rowOf(record));
    return effectOfBuying(call, tx, {
      reaches: (kadar) => [...leaving, ...coming].some((row) => reaches(row, kadar)),
      changed: (lists) => ({
        ...lists,
        [name]: [...lists[name].filter((row) => !leaving.some((one) => same(row, one))), ...coming],
      }),
    });
  },
});

/** What the lists say that a purchase is priced by, before they are saved. */
export const buyHooks: HooksByMaster = {
  'para-harga-beli': effectOf('harga_beli', {
    rowOf: (record) => ({
      kode_group: record.kode_group ? String(record.kode_group) : null,
      kadar: Number(record.kadar),
      harga_beli: Number(record.harga_beli),
    }),
    same: (a, b) => a.kode_group === b.kode_group && a.kadar === b.kadar,
    reaches: (row, kadar) => row.kadar === kadar,
  }),
  'parameter-harga-emas-pembelian': effectOf('harga_pembelian', {
    rowOf: (record) => ({
      kondisi_barang: record.kondisi_barang ? String(record.kondisi_barang) : null,
      kadar_from: Number(record.kadar_from),
      kadar_to: Number(record.kadar_to),
      jenis_harga: record.jenis_harga as BuyLists['harga_pembelian'][number]['jenis_harga'],
      harga_emas: Number(record.harga_emas),
      persen: Number(record.persen),
    }),
    same: (a, b) => a.kondisi_barang === b.kondisi_barang && a.kadar_from === b.kadar_from,
    reaches: ({ kadar_from, kadar_to }, kadar) => kadar_from <= kadar && kadar <= kadar_to,
  }),
};
