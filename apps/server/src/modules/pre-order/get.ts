import type { Preorder, PreorderRow } from '@kadar/contract/endpoints/pre-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { asKept, hangusOf, isOpen, type LinesOf, waitingPieces } from '../pesanan/public.ts';
import { preorderColumns, preorderSource } from './list.ts';

type Read = PreorderRow &
  Pick<Preorder, 'mutasi'> & { hari: string | null; lines: Pick<LinesOf['lines'][number], 'status'>[] };

/** One pre-order with the pieces that wait for its member, each at the price of a pickup now. Throws DATA_TIDAK_DITEMUKAN. */
export const getPreorder = async (call: Call<{ no_faktur: string }>): Promise<Preorder> => {
  const { no_faktur } = call.params;
  const { found, pieces } = await call.kadar.db.read(
    call.scope,
    async (tx) => {
      const one = await tx.maybe<Read>(sql`
        select ${preorderColumns}, to_char(h.tgl_system, 'YYYY-MM-DD') as hari,
          (select coalesce(json_agg(json_build_object('no_faktur', m.no_faktur, 'tanggal', m.tanggal, 'jumlah_rp', m.jumlah_rp, 'user_id', m.user_id) order by m.id), '[]')
           from titipan_mutasi m where m.kode_toko = k.kode_toko and m.no_titip = k.no_faktur and m.jumlah_rp <> 0) as mutasi,
          (select json_agg(json_build_object('status', p.status)) from pesanan p where p.kode_toko = k.kode_toko and p.no_induk = k.no_faktur) as lines
        from ${preorderSource} where k.no_faktur = ${no_faktur} and ${call.toko} in ('*', k.kode_toko)`);
      if (!one) throw new AppError('DATA_TIDAK_DITEMUKAN');
      return { found: one, pieces: await waitingPieces(call, tx, one.kode_toko, no_faktur) };
    },
    { snapshot: true },
  );
  const { hari, lines, ...preorder } = found;
  return {
    ...preorder,
    berat: preorder.berat / 1000,
    hangus_rp: hangusOf({ saldo: preorder.saldo, lines }, call.settings),
    terbuka: lines.filter(isOpen).length,
    ditunggu: lines.filter(({ status }) => status === 'PESAN').length,
    barang: pieces.map((piece) => asKept(piece, call, { hari: hari ?? '', saldo: preorder.saldo })),
  };
};
