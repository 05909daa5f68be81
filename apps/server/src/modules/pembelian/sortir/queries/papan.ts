import type { KolomSortir, PapanSortir } from '@kadar/contract/endpoints/sortir-belian.ts';
import { addDays } from '@kadar/domain/dates.ts';
import type { BarangState } from '@kadar/domain/lifecycle.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { EXACT_GRAM, exactFine } from '@kadar/domain/sorting.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { oneToko } from '../../../../platform/http/call.ts';
import { destroyedInto, endOf, lotOf, murniOf, originOf } from './pieces.ts';

type Row = Omit<PapanSortir['barang'][number], 'kolom' | 'ditahan_sampai'> & {
  status: BarangState;
  kadar_murni: number;
};

/** An open lot with what came off pieces that were destroyed into it, in mg. */
type Lot = Omit<PapanSortir['lot'][number], 'murni_tepat'> & { exact: number };

const KOLOM: Partial<Record<BarangState, KolomSortir>> = {
  BELI: 'BARU',
  DITAHAN_POLISI: 'DITAHAN',
  CUCI: 'CUCI_SEPUH',
  SEPUH: 'CUCI_SEPUH',
  ROSOK: 'ROSOK',
  LEBUR: 'LEBUR',
  READY: 'SIAP',
};

/**
 * The bought pieces of a shop by where they stand; on sale those that came there on this business day, in the melt column those
 * of open lots. Weights in grams.
 */
export const papan = (call: Call): Promise<PapanSortir> =>
  call.kadar.db.transaction(
    call.scope,
    async (tx) => {
      const toko = oneToko(call);
      const { tanggal } = await tx.one<{ tanggal: string | null }>(
        sql`select (select tgl_system from hari_kerja where kode_toko = ${toko}) as tanggal`,
      );
      const lot = await tx.rows<Lot>(sql`
        select d.no_faktur as no_lot, substr(d.jenis, 5) as jenis, d.tanggal, d.keterangan, h.qty, h.berat, h.murni, h.exact
        from dokumen d cross join lateral ${destroyedInto} h where d.kode_toko = ${toko} and d.jenis in ('LOT_CUCI', 'LOT_SEPUH', 'LOT_LEBUR') and d.status = 'POSTED' and ${endOf} is null
        order by d.at`);
      const open = lot.map(({ no_lot }) => no_lot);
      const rows = await tx.rows<Row>(sql`
        select b.kode_barcode, b.nama_barang, b.kode_group, b.kadar, b.kadar_murni, b.berat, ${murniOf} as murni, p.harga, b.status, p.kondisi_barang, p.no_faktur, p.tanggal,
          ${lotOf} as no_lot, b.kode_baki
        from barang b
        join lateral ${originOf} p on true
        where b.kode_toko = ${toko} and (b.status in ('BELI', 'CUCI', 'SEPUH', 'ROSOK', 'DITAHAN_POLISI')
          or b.status in ('LEBUR', 'READY') and b.kode_barcode in (
            select l.kode_barcode from sortir_detail l join dokumen d using (kode_toko, no_faktur)
            where l.kode_toko = ${toko} and d.status = 'POSTED' and (l.ke_status = 'READY' and l.tanggal = ${tanggal}::date
              or l.ke_status = 'LEBUR' and d.asal_no = any(${open}::text[]))))
        order by p.tanggal, b.kode_barcode`);
      const hari = call.settings.HOLD_BELI_HARI;
      const barang = rows.map(({ kadar_murni: _fine, ...row }) => {
        const sampai = addDays(row.tanggal, hari);
        const held = row.status === 'BELI' && tanggal !== null && sampai > tanggal;
        return {
          ...row,
          kolom: held ? ('DITAHAN' as const) : (KOLOM[row.status] ?? 'BARU'),
          ditahan_sampai: held ? sampai : null,
          berat: row.berat / 1000,
          murni: row.murni / 1000,
        };
      });
      const mg = (grams: number): number => Math.round(grams * 1000);
      return {
        tanggal,
        barang,
        lot: lot.map(({ exact: off, ...one }) => {
          const there = barang.filter(({ no_lot }) => no_lot === one.no_lot);
          const pieces = rows.filter(({ no_lot }) => no_lot === one.no_lot);
          const exact = exactFine(
            pieces.map((piece) => ({ beratMg: piece.berat, kadarMilli: toMilli(piece.kadar_murni) })),
          );
          return {
            ...one,
            qty: one.qty + there.length,
            berat: there.reduce((sum, { berat }) => sum + mg(berat), one.berat) / 1000,
            murni: there.reduce((sum, { murni }) => sum + mg(murni), one.murni) / 1000,
            murni_tepat: (Number(exact) + off) / EXACT_GRAM,
          };
        }),
      };
    },
    { snapshot: true },
  );
