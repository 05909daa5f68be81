import type { Titip, TitipRow } from '@kadar/contract/endpoints/titip.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type BarangRow, barangColumns, barangNames, toBarang } from '../../barang/public.ts';
import { type PiecePricing, pricingColumns, pricingJoins } from '../../harga/public.ts';
import { hangusOf } from '../commands/kembali-titip.ts';
import { heldColumn, pickupPrice } from '../held.ts';
import type { Held } from '../held-piece.ts';
import { titipColumns, titipSource } from './list.ts';

type Read = TitipRow & Pick<Titip, 'alamat_customer' | 'mutasi' | 'perpanjang'> & { hari: string | null };
type Piece = BarangRow & PiecePricing & { held: Held | null };

/** One deposit with the pieces it keeps, each at the price of a pickup now. Throws DATA_TIDAK_DITEMUKAN. */
export const getTitip = async (call: Call<{ no_faktur: string }>): Promise<Titip> => {
  const { no_faktur } = call.params;
  const { found, pieces } = await call.kadar.db.read(
    call.scope,
    async (tx) => {
      const one = await tx.maybe<Read>(sql`
        select ${titipColumns}, k.alamat_customer, to_char(h.tgl_system, 'YYYY-MM-DD') as hari,
          (select coalesce(json_agg(json_build_object('no_faktur', m.no_faktur, 'tanggal', m.tanggal, 'jumlah_rp', m.jumlah_rp, 'user_id', m.user_id) order by m.id), '[]')
           from titipan_mutasi m where m.kode_toko = k.kode_toko and m.no_titip = k.no_faktur) as mutasi,
          (select coalesce(json_agg(json_build_object('tanggal', p.tanggal, 'batas', p.batas, 'keterangan', p.keterangan, 'user_id', p.user_id) order by p.id), '[]')
           from titip_perpanjang p where p.kode_toko = k.kode_toko and p.no_titip = k.no_faktur) as perpanjang
        from ${titipSource} where k.no_faktur = ${no_faktur} and ${call.toko} in ('*', k.kode_toko)`);
      if (!one) throw new AppError('DATA_TIDAK_DITEMUKAN');
      const kept = await tx.rows<Piece>(sql`
        select ${barangColumns(call.settings.ZONA_WAKTU)}, ${heldColumn} as held, ${pricingColumns}
        from titip_detail t join barang b on b.kode_toko = t.kode_toko and b.kode_barcode = t.kode_barcode and b.status = 'HOLD' ${barangNames} ${pricingJoins}
        where t.kode_toko = ${one.kode_toko} and t.no_faktur = ${no_faktur} order by t.urut`);
      return { found: one, pieces: kept.filter(({ held }) => held?.no_titip === no_faktur) };
    },
    { snapshot: true },
  );
  const { hari, ...titip } = found;
  return {
    ...titip,
    berat: titip.berat / 1000,
    hangus_rp: hangusOf(titip, call.settings),
    barang: pieces.map((piece) => {
      const price = pickupPrice(piece, call.settings, hari ?? '', { diskonRp: 0 });
      return {
        ...toBarang(piece, call),
        harga_emas: price.hargaEmas,
        sumber_harga: price.sumber,
        ongkos: price.ongkosRp,
        harga_atribut: price.atributRp,
        pembulatan: price.pembulatanRp,
        harga_jual: price.hargaJualRp,
        harga_minimum: piece.harga_minimum,
        diskon: price.locked ?? 0,
        terkunci: price.locked !== null,
      };
    }),
  };
};
