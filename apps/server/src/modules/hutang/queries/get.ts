import type { Hitungan, HutangCard, HutangRow } from '@kadar/contract/endpoints/hutang.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { divide, toSafeNumber } from '@kadar/domain/integer.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { BUNGA_DENOMINATOR, bungaRp, totalBayar } from '@kadar/domain/pledge.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { nextDay } from '../../hari/public.ts';
import { hasPledgePin } from '../../layar/public.ts';
import { photoAddresses } from '../photos.ts';
import { dueOf, type Pledge, pledgeColumns, pledgeSource } from '../pledge.ts';
import { hutangColumns, hutangSource } from './list.ts';

type Read = HutangRow &
  Pick<HutangCard, 'barang' | 'gerak' | 'slip_versi' | 'terutang' | 'pin'> & {
    hari: string | null;
    buka: boolean | null;
  };

/** What redeeming a pledge costs on a day, with its calculation. */
export const hitunganOf = (pledge: Pledge, tanggal: string, step: number): Hitungan => {
  const due = dueOf(pledge, tanggal, step);
  const { pokok } = pledge.keadaan;
  const { bunga, denda } = due;
  return {
    tanggal,
    hari: due.hari,
    ditagih_hari: due.ditagihHari,
    parts: due.parts,
    bunga_tepat: toSafeNumber(divide(due.bungaExact, BUNGA_DENOMINATOR, 'floor')),
    bunga,
    lewat_hari: denda.lewatHari,
    denda: denda.rp,
    total_bayar: totalBayar({ pokok, bunga, denda: denda.rp, biaya: 0, diskon: 0 }),
  };
};

/** One pledge with its goods and movements, and today's and tomorrow's sum. Throws DATA_TIDAK_DITEMUKAN. */
export const getHutang = async (call: Call<{ no_hutang: string }>): Promise<HutangCard> => {
  const { no_hutang } = call.params;
  const { row, pledge } = await call.kadar.db.read(
    call.scope,
    async (tx) => {
      const found = await tx.maybe<Read>(sql`
        select ${hutangColumns}, to_char(t.tgl_system, 'YYYY-MM-DD') as hari, t.buka, h.slip_versi, ${hasPledgePin} as pin,
          (select json_agg(json_build_object('urut', b.urut, 'nama_barang', b.nama_barang, 'kode_group', b.kode_group, 'jumlah_pcs', b.jumlah_pcs, 'kadar', b.kadar,
              'metode_uji', b.metode_uji, 'berat_kotor', b.berat_kotor / 1000.0, 'berat', b.berat / 1000.0, 'lebur_gram', b.lebur_gram, 'plafond_gram', b.plafond_gram,
              'keluar', x.urut is null, 'foto', ${photoAddresses}) order by b.urut)
           from hutang_detail b left join hutang_barang x on x.kode_toko = b.kode_toko and x.no_faktur = b.no_faktur and x.urut = b.urut
           where b.kode_toko = h.kode_toko and b.no_faktur = h.no_hutang) as barang,
          (select json_agg(json_build_object('no_faktur', g.no_faktur, 'no_bersama', v.no_bersama, 'jenis', g.jenis, 'tanggal', g.tanggal, 'at', kadar_iso(g.at), 'user_id', g.user_id, 'pokok', g.pokok,
              'bunga', g.bunga, 'denda', g.denda, 'biaya', g.biaya, 'diskon', g.diskon, 'jatuh_tempo', g.ke ->> 'jatuh_tempo',
              'pengambil', (select json_build_object('nama', p.nama, 'hubungan', p.hubungan) from pengambil_detail p
                where p.kode_toko = g.kode_toko and p.no_faktur = g.no_faktur)) order by g.id)
           from hutang_gerak g left join hutang_bersama v on v.kode_toko = g.kode_toko and v.no_faktur = g.no_faktur and g.jenis not like 'BATAL%'
           where g.kode_toko = h.kode_toko and g.no_hutang = h.no_hutang) as gerak,
          (select json_build_object('jenis', x.jenis, 'no_faktur', x.no_faktur, 'jumlah_rp', a.kelebihan)
           from akhir_hutang_detail a join dokumen x using (kode_toko, no_faktur)
           where a.kode_toko = h.kode_toko and a.no_hutang = h.no_hutang and a.kelebihan > 0 and x.status = 'POSTED' and x.jenis in ('LELANG', 'KLAIM')
             and not exists (select from dokumen y where y.asal_toko = x.kode_toko and y.asal_no = x.no_faktur and y.status = 'POSTED')) as terutang
        from ${hutangSource} where h.no_hutang = ${no_hutang} and ${call.toko} in ('*', h.kode_toko)`);
      if (!found) throw new AppError('DATA_TIDAK_DITEMUKAN');
      const one = await tx.one<Pledge>(sql`
        select ${pledgeColumns} from ${pledgeSource} where h.kode_toko = ${found.kode_toko} and h.no_hutang = ${no_hutang}`);
      return { row: found, pledge: one };
    },
    { snapshot: true },
  );
  const { hari: last, buka, ...shown } = row;
  const tutup = buka === false;
  // A payment after the closing is one of the next day.
  const hari = tutup && last ? nextDay(last, call) : last;
  const { kontrak, keadaan, tanggal } = pledge;
  // A day that another clock opened earlier than the contract's would be before it.
  const today = hari && hari > tanggal ? hari : tanggal;
  const step = call.settings.PEMBULATAN_HUTANG;
  return {
    ...shown,
    tutup,
    berat: shown.berat / 1000,
    alamat_customer: pledge.alamat_customer,
    terms: { ...kontrak, persen: keadaan.persen },
    mulai_periode: keadaan.mulai_periode,
    dibayar_sampai: keadaan.dibayar_sampai,
    perpanjangan_ke: keadaan.perpanjangan_ke,
    berat_kantong: keadaan.berat_kantong / 1000,
    taksiran: kontrak.taksiran,
    plafond: kontrak.plafond,
    bunga_rp: bungaRp(keadaan.pokok, toMilli(keadaan.persen)),
    hari_ini: hitunganOf(pledge, today, step),
    besok: hitunganOf(pledge, addDays(today, 1), step),
  };
};
