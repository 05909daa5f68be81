import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { riwayatHargaBarang as endpoint } from '@kadar/contract/endpoints/harga-barang.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { listChanges, type PiecePricing, pricingColumns, pricingJoins } from '../../harga/public.ts';
import { barcodeNotFound, liveFirst } from '../not-found.ts';

type Change = DataOf<typeof endpoint>[number];
/** Before its moment is written out: two changes of one second have an order. */
type Told = Omit<Change, 'at'> & { at: Date };
type Piece = Pick<PiecePricing, 'harga_kadar' | 'harga_kelompok'> & {
  kode_toko: string;
  kode_group: string;
  kadar: number;
  created_at: Date;
};

const OWN = 100;

/**
 * How the price of a piece came to be, newest first: what was called its own, by whom, and how the lists moved that it follows. Throws
 * BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN.
 */
export const riwayatHarga = async (call: Call<{ kode_barcode: string }>): Promise<{ data: Change[] }> => {
  const { kode_barcode } = call.params;
  const { piece, own } = await call.kadar.db.read(call.scope, async (tx) => {
    const found = await tx.maybe<Piece>(sql`
      select b.kode_toko, b.kode_group, b.kadar, b.created_at, ${pricingColumns}
      from (select * from barang b where b.kode_barcode = ${kode_barcode} ${liveFirst}) b ${pricingJoins}`);
    if (!found) throw await barcodeNotFound(tx, kode_barcode);
    const changes = await tx.rows<Told>(sql`
      select 'ITEM' as sumber, '' as label, a.at, a.user_id,
        (a.before->>'harga_emas')::bigint as dari, (a.after->>'harga_emas')::bigint as ke,
        (a.before->>'ongkos')::bigint as ongkos_dari, (a.after->>'ongkos')::bigint as ongkos_ke,
        (a.before->>'harga_jual')::bigint as harga_dari, (a.after->>'harga_jual')::bigint as harga_ke
      from audit a
      where a.entity = 'barang' and a.entity_key = ${kode_barcode} and a.kode_toko = ${found.kode_toko} and a.action in ('add', 'change')
        and (a.before->>'harga_emas' is distinct from a.after->>'harga_emas' or a.before->>'ongkos' is distinct from a.after->>'ongkos')
      order by a.id desc limit ${OWN}`);
    return { piece: found, own: changes };
  });
  const global = piece.harga_kadar === null && piece.harga_kelompok === null;
  const lists = await listChanges(call, { ...piece, global, since: piece.created_at });
  const told = lists.map(
    ({ jenis, label, at, user_id, dari, ke }): Told => ({
      sumber: jenis,
      label,
      at,
      user_id,
      dari,
      ke,
      ongkos_dari: null,
      ongkos_ke: null,
      harga_dari: null,
      harga_ke: null,
    }),
  );
  const all = [...own, ...told].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return { data: all.map((change) => ({ ...change, at: change.at.toISOString() })) };
};
