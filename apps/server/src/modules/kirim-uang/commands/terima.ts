import { TERIMA_UANG } from '@kadar/contract/dokumen/kirim-uang.ts';
import type { StatusKirim, terimaUangInput } from '@kadar/contract/endpoints/kirim-uang.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { postTerimaUang as journalLines } from '@kadar/domain/posting.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { oneKind, postOne } from '../../dokumen/public.ts';

type TerimaContext = Context<{ nomor_referensi: string }, unknown, z.output<typeof terimaUangInput>>;

interface Ground {
  /** null where the shop awaits nothing under this number. */
  kiriman: {
    kode_toko: string;
    nama_toko: string;
    jumlah_rp: number;
    keterangan: string;
    status: StatusKirim;
    /** It comes from a shop of another server, which did not grant it. */
    tanpa_izin: boolean;
  } | null;
}

/** Money that is under way to this shop, as it was counted. */
export const terimaUangOf = (context: TerimaContext) => {
  const toko = oneToko(context);
  const { nomor_referensi } = context.params;
  const { jumlah_rp, sebab } = context.body;
  return oneKind({
    type: TERIMA_UANG,
    ground: sql`(select json_build_object('kode_toko', k.kode_toko, 'nama_toko', t.nama_toko, 'jumlah_rp', k.jumlah_rp, 'keterangan', k.keterangan, 'status', k.status,
        'tanpa_izin', k.jauh = 'MASUK' and k.izin_at is null)
      from kirim_uang k join tokos t using (kode_toko) where k.nomor_referensi = ${nomor_referensi} and k.tujuan = ${toko}) as kiriman`,
    decide: ({ kiriman }: Ground) => {
      if (!kiriman) throw new AppError('NO_TERIMA_TIDAK_DITEMUKAN');
      const { kode_toko: asal, jumlah_rp: kirimRp, keterangan } = kiriman;
      if (kiriman.status !== 'SENT') throw new AppError('TERIMA_UANG_GAGAL');
      if (kiriman.tanpa_izin) throw new AppError('IZIN_BELUM_ADA', { kode_toko: asal });
      const rp = jumlah_rp ?? kirimRp;
      const selisih_rp = rp - kirimRp;
      if (selisih_rp !== 0 && !sebab) throw fieldError('sebab', 'WAJIB_DIISI');
      const dari = `${asal} ${kiriman.nama_toko}`;
      const case_ = selisih_rp === 0 ? '' : sebab;
      const counted = rp > 0;
      return {
        head: {
          nama_customer: dari,
          keterangan,
          total: rp,
          grand_total: rp,
          dibayar: rp,
          asal_toko: asal,
          asal_no: nomor_referensi,
        },
        lines: [
          { urut: 1, no_kirim: nomor_referensi, dari: asal, dikirim_rp: kirimRp, selisih_rp, sebab: case_ },
        ],
        bayar: counted ? [{ arah: 'M' as const, jenis: 'CASH', jumlah_rp: rp }] : [],
        books: {
          kas: counted ? [{ kategori: TERIMA_UANG.jenis, keterangan: dari, masuk: rp, keluar: 0 }] : [],
          jurnal: journalLines({ kirimRp, hitungRp: rp }),
        },
        uraian: [nomor_referensi, dari, case_].filter(Boolean).join(' '),
        reasons:
          selisih_rp !== 0 && grantOf('uang.selisih', context.session.level) !== 'allow'
            ? [
                {
                  kategori: 'SELISIH KIRIM UANG',
                  notes: `${nomor_referensi} ${dari}: dikirim ${formatRupiah(kirimRp)}, dihitung ${formatRupiah(rp)}: ${sebab}`,
                },
              ]
            : [],
        approves: Math.abs(selisih_rp),
        data: { nomor_referensi, jumlah_rp: rp, selisih_rp },
        message: 'TERIMA_UANG_BERHASIL',
      };
    },
  });
};

/**
 * Receives a shipment once, whoever else receives or cancels it at the moment. Throws NO_TERIMA_TIDAK_DITEMUKAN, TERIMA_UANG_GAGAL
 * where it is not under way any more, WAJIB_DIISI at the cause of a difference, and what postOne() refuses.
 */
export const terima = (context: TerimaContext, tx: Tx, intent?: Intent) =>
  postOne(context, tx, intent, terimaUangOf(context));
