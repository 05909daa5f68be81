import type { taksirHutang as endpoint, Taksir } from '@kadar/contract/endpoints/hutang.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { bungaRp, dueAfter } from '@kadar/domain/pledge.ts';
import type { z } from 'zod';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { appraise, type TaksirGround, taksirColumns, termsFor } from '../taksir.ts';

type Asked = z.output<NonNullable<typeof endpoint.body>>;

/** What may be lent on goods today. Throws HARI_BELUM_DIBUKA, HARGA_LEBUR_BELUM_DIISI, LAMA_PINJAM_TERLALU_LAMA. */
export const taksir = async (call: Call<unknown, unknown, Asked>): Promise<Taksir> => {
  const toko = oneToko(call);
  const { barang, kode_customer, jumlah_hutang, lama_pinjam } = call.body;
  const read = (jumlah: number) =>
    call.kadar.db.read(call.scope, (tx) =>
      tx.one<TaksirGround & { hari: string | null }>(sql`
        select ${taksirColumns(kode_customer, jumlah)}, to_char(h.tgl_system, 'YYYY-MM-DD') as hari
        from (select 1) satu left join hari_kerja h on h.kode_toko = ${toko}`),
    );
  const first = await read(jumlah_hutang);
  if (!first.hari) throw new AppError('HARI_BELUM_DIBUKA');
  const appraisal = appraise(barang, first);
  const ground = jumlah_hutang > 0 ? first : await read(appraisal.plafond);
  const terms = termsFor(ground, call.settings, lama_pinjam);
  const shown = (mg: number): number => mg / 1000;
  return {
    ...appraisal,
    barang: appraisal.barang.map((piece) => ({ ...piece, berat: shown(piece.berat) })),
    terms,
    jatuh_tempo: dueAfter(first.hari, { lama: terms.lama_pinjam, satuan: terms.satuan }),
    bunga_rp: bungaRp(jumlah_hutang || appraisal.plafond, toMilli(terms.persen)),
  };
};
