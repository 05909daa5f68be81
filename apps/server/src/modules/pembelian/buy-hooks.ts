import type { HooksByMaster, MasterProposal, MasterRecord } from '../../engines/master-engine/hooks.ts';
import type { BuyLists } from './commands/load-beli.ts';
import { effectOfBuying } from './queries/buy-effect.ts';

type HargaBeli = BuyLists['harga_beli'][number];
type HargaPembelian = BuyLists['harga_pembelian'][number];

const hargaBeli = (record: MasterRecord): HargaBeli => ({
  kode_group: record.kode_group ? String(record.kode_group) : null,
  kadar: Number(record.kadar),
  harga_beli: Number(record.harga_beli),
});

const hargaPembelian = (record: MasterRecord): HargaPembelian => ({
  kondisi_barang: record.kondisi_barang ? String(record.kondisi_barang) : null,
  kadar_from: Number(record.kadar_from),
  kadar_to: Number(record.kadar_to),
  jenis_harga: record.jenis_harga as HargaPembelian['jenis_harga'],
  harga_emas: Number(record.harga_emas),
  persen: Number(record.persen),
});

/** Rows of a list as proposals leave them; `same`: by what no two rows of it are alike. */
const replaced = <Row>(
  rows: readonly Row[],
  proposals: readonly MasterProposal[],
  rowOf: (record: MasterRecord) => Row,
  same: (a: Row, b: Row) => boolean,
): Row[] => {
  const leaving = proposals.flatMap(({ old }) => (old ? [rowOf(old)] : []));
  const staying = rows.filter((row) => !leaving.some((one) => same(row, one)));
  return [...staying, ...proposals.map(({ record }) => rowOf(record))];
};

const touched = <Row>(proposals: readonly MasterProposal[], rowOf: (record: MasterRecord) => Row): Row[] =>
  proposals.flatMap(({ old, record }) => (old ? [rowOf(old), rowOf(record)] : [rowOf(record)]));

/** What the lists say that a purchase is priced by, before they are saved. */
export const buyHooks: HooksByMaster = {
  'para-harga-beli': {
    effect: (call, tx, proposals) => {
      const kadars = new Set(touched(proposals, hargaBeli).map(({ kadar }) => kadar));
      return effectOfBuying(call, tx, {
        reaches: (kadar) => kadars.has(kadar),
        changed: ({ harga_beli }) => ({
          harga_beli: replaced(
            harga_beli,
            proposals,
            hargaBeli,
            (a, b) => a.kode_group === b.kode_group && a.kadar === b.kadar,
          ),
        }),
      });
    },
  },
  'parameter-harga-emas-pembelian': {
    effect: (call, tx, proposals) => {
      const spans = touched(proposals, hargaPembelian);
      return effectOfBuying(call, tx, {
        reaches: (kadar) =>
          spans.some(({ kadar_from, kadar_to }) => kadar_from <= kadar && kadar <= kadar_to),
        changed: ({ harga_pembelian }) => ({
          harga_pembelian: replaced(
            harga_pembelian,
            proposals,
            hargaPembelian,
            (a, b) => a.kondisi_barang === b.kondisi_barang && a.kadar_from === b.kadar_from,
          ),
        }),
      });
    },
  },
};
