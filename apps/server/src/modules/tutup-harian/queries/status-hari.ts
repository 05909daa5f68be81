import type { statusHari as endpoint } from '@kadar/contract/endpoints/hari.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import type { z } from 'zod';
import { calendarDay } from '../../../platform/clock.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { type BankFigures, bankFigures } from '../../bank/public.ts';
import { draftsOf, stockOf } from '../../barang/public.ts';
import { type WaitingFigures, waitingFigures } from '../../dokumen/public.ts';
import { type UnvalidatedFigures, unvalidatedFigures } from '../../hutang/public.ts';
import { type CashFigures, cashFigures } from '../../kas/public.ts';
import { salesFigures } from '../../penjualan/public.ts';
import { closingTrays } from '../../timbang/public.ts';
import { answerable } from './closing-ground.ts';
import { type LastCount, lastCount } from './last-count.ts';

type Status = z.input<typeof endpoint.data>;

interface Row extends Pick<Status, 'penjualan' | 'baki' | 'penanggung'> {
  tgl_system: string | null;
  buka: boolean | null;
  kas: CashFigures;
  non_cash: BankFigures[];
  qty: number;
  berat: number;
  draft: number;
  menunggu: WaitingFigures;
  pelunasan: UnvalidatedFigures;
  hitungan: LastCount | null;
  tutup_terakhir: (NonNullable<Status['tutup_terakhir']> & { kas_sistem: number }) | null;
}

/** The business day and what its closing will check; of the last day when it is closed. */
export const statusHari = async (call: Call): Promise<{ data: Status }> => {
  const toko = oneToko(call);
  const { user_id, level } = call.session;
  const told = mayUse('hari.expected', level);
  const day = sql`h.tgl_system`;
  const row = await call.kadar.db.read(call.scope, (tx) =>
    tx.one<Row>(sql`
      select h.tgl_system, h.buka, ${cashFigures(toko, day)} as kas, ${bankFigures(toko, day)} as non_cash,
        ${salesFigures(toko, day)} as penjualan, coalesce(s.qty, 0) as qty, coalesce(s.berat, 0) as berat,
        ${draftsOf(toko)} as draft, ${waitingFigures(toko)} as menunggu, ${unvalidatedFigures(toko)} as pelunasan,
        ${closingTrays(toko, day, call.settings)} as baki,
        (select to_json(c) from (${lastCount(toko, day, told ? null : user_id)}) c) as hitungan,
        (select coalesce(json_agg(p order by p.nama), '[]') from (${answerable(toko)}) p) as penanggung,
        (select json_build_object('tanggal', t.tanggal, 'at', t.at, 'user_id', t.user_id, 'kas_sistem', t.kas_sistem, 'kas_hitung', t.kas_hitung,
          'cocok', coalesce(jsonb_array_length(t.ringkasan->'selisih') = 0, t.kas_sistem = t.kas_hitung))
         from tutup_harian t where t.kode_toko = ${toko} order by t.tanggal desc limit 1) as tutup_terakhir
      from (select sum(qty) as qty, sum(berat) as berat from (${stockOf(toko)}) x) s left join hari_kerja h on h.kode_toko = ${toko}`),
  );
  const shown: Status = {
    ...ofEverybody(row),
    hari_ini: calendarDay(call.kadar.clock.now(), call.settings.ZONA_WAKTU),
  };
  return { data: told ? shown : blind(shown) };
};

const ofEverybody = (row: Row): Omit<Status, 'hari_ini'> => {
  const { dokumen, batal, qty, grand_total } = row.penjualan;
  return {
    tgl_system: row.tgl_system,
    buka: row.buka ?? false,
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
    menunggu: row.menunggu,
    pelunasan: row.pelunasan,
    baki_belum: row.baki.filter(({ status }) => status === 'BELUM').map(({ kode_baki }) => kode_baki),
    baki: row.baki.map((tray) => ({ ...tray, selisih: tray.selisih === null ? null : tray.selisih / 1000 })),
    hitungan: row.hitungan && { ...row.hitungan, at: new Date(row.hitungan.at).toISOString() },
    penanggung: row.penanggung,
    tutup_terakhir: row.tutup_terakhir,
  };
};

/** The same without any figure that a count is judged by. */
const blind = (status: Status): Status => ({
  ...status,
  kas: null,
  non_cash: status.non_cash.map((account) => ({ ...account, jumlah: null, jumlah_rp: null, fee: null })),
  stock: { ...status.stock, qty: null, berat: null },
  menunggu: { ...status.menunggu, tunai: null },
  pelunasan: { ...status.pelunasan, total: null },
  baki: status.baki.map((tray) => ({ ...tray, selisih: null })),
  penanggung: [],
  tutup_terakhir: status.tutup_terakhir && { ...status.tutup_terakhir, kas_sistem: null },
});
