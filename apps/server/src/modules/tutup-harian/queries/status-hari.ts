import type { statusHari as endpoint } from '@kadar/contract/endpoints/hari.ts';
import type { z } from 'zod';
import { calendarDay } from '../../../platform/clock.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { type BankFigures, bankFigures } from '../../bank/public.ts';
import { draftsOf, stockOf } from '../../barang/public.ts';
import { type CashFigures, cashFigures } from '../../kas/public.ts';
import { salesFigures } from '../../penjualan/public.ts';
import { unweighed } from '../../timbang/public.ts';

type Status = z.input<typeof endpoint.data>;

interface Row {
  tgl_system: string | null;
  buka: boolean | null;
  kas: CashFigures;
  non_cash: BankFigures[];
  penjualan: Status['penjualan'];
  qty: number;
  berat: number;
  draft: number;
  baki_belum: string[];
  tutup_terakhir: Status['tutup_terakhir'];
}

/** The business day and what its closing will check; of the last day when it is closed. */
export const statusHari = async (call: Call): Promise<{ data: Status }> => {
  const toko = oneToko(call);
  const row = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.one<Row>(sql`
      select h.tgl_system, h.buka, ${cashFigures(toko, sql`h.tgl_system`)} as kas, ${bankFigures(toko, sql`h.tgl_system`)} as non_cash,
        ${salesFigures(toko, sql`h.tgl_system`)} as penjualan, coalesce(s.qty, 0) as qty, coalesce(s.berat, 0) as berat,
        ${draftsOf(toko)} as draft,
        ${unweighed(toko, sql`h.tgl_system`, call.settings)} as baki_belum,
        (select json_build_object('tanggal', t.tanggal, 'at', t.at, 'user_id', t.user_id, 'kas_sistem', t.kas_sistem, 'kas_hitung', t.kas_hitung)
         from tutup_harian t where t.kode_toko = ${toko} order by t.tanggal desc limit 1) as tutup_terakhir
      from (select sum(qty) as qty, sum(berat) as berat from (${stockOf(toko)}) x) s left join hari_kerja h on h.kode_toko = ${toko}`),
  );
  const { dokumen, batal, qty, grand_total } = row.penjualan;
  return {
    data: {
      tgl_system: row.tgl_system,
      buka: row.buka ?? false,
      hari_ini: calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU),
      kas: row.kas,
      non_cash: row.non_cash.map(({ no_rekening, nama_bank, jumlah, jumlah_rp, fee }) => ({
        no_rekening,
        nama_bank,
        jumlah,
        jumlah_rp,
        fee,
      })),
      penjualan: { qty, dokumen, grand_total, batal },
      stock: { qty: row.qty, berat: row.berat / 1000, draft: row.draft },
      baki_belum: row.baki_belum,
      tutup_terakhir: row.tutup_terakhir,
    },
  };
};
