import type { BarisPesanan, Pesanan, PesananListRow } from '@kadar/contract/endpoints/pesanan.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import { claimCode } from '../../engines/claim-code.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { questionsOf } from '../persetujuan/public.ts';
import { goldBrought } from './gold-photos.ts';
import { asKept, waitingPieces } from './kept.ts';
import { orderColumns, orderSource } from './list.ts';
import { goldKept, hangusOf, type OrderLine } from './order.ts';
import { samplesOfOrder, toSamples } from './sample-list.ts';

/** Its figures in grams. */
const goldInGrams = (gold: NonNullable<BarisPesanan['emas_jadi']>) => ({
  titip: inGrams(gold.titip),
  kredit: inGrams(gold.kredit),
  ditagih: inGrams(gold.ditagih),
  terpakai: inGrams(gold.terpakai),
  sisa: inGrams(gold.sisa),
});

type Read = PesananListRow &
  Pick<Pesanan, 'bahan' | 'mutasi' | 'lines' | 'contoh' | 'emas_masuk' | 'persetujuan'> & {
    hari: string | null;
  };

/** One order with the pieces that wait for its customer, each at the price of a pickup now. Throws DATA_TIDAK_DITEMUKAN. */
export const getPesanan = async (call: Call<{ no_faktur: string }>): Promise<Pesanan> => {
  const { no_faktur } = call.params;
  const { found, pieces } = await call.kadar.db.read(
    call.scope,
    async (tx) => {
      const one = await tx.maybe<Read>(sql`
        select ${orderColumns}, (select s.bahan from pesanan_syarat_detail s where s.kode_toko = k.kode_toko and s.no_faktur = k.no_faktur) as bahan, to_char(h.tgl_system, 'YYYY-MM-DD') as hari, ${questionsOf(sql`k.kode_toko`, sql`k.no_faktur`)} as persetujuan, ${samplesOfOrder} as contoh, ${goldBrought} as emas_masuk,
          (select coalesce(json_agg(json_build_object('no_faktur', m.no_faktur, 'tanggal', m.tanggal, 'jumlah_rp', m.jumlah_rp, 'user_id', m.user_id) order by m.id), '[]')
           from titipan_mutasi m where m.kode_toko = k.kode_toko and m.no_titip = k.no_faktur and m.jumlah_rp <> 0) as mutasi,
          (select json_agg(json_build_object('no_pesanan', p.no_pesanan, 'urut', p.urut, 'kode_dept', l.kode_dept, 'kode_group', l.kode_group, 'nama_barang', l.nama_barang,
              'status', case when p.status = 'PESAN' and exists (select 1 from pesanan_proses y where y.kode_toko = p.kode_toko and y.no_pesanan = p.no_pesanan)
                then 'PROSES' else p.status end,
              'kadar', l.kadar, 'est_berat', l.est_berat, 'harga_emas', l.harga_emas, 'ongkos_jenis', l.ongkos_jenis, 'ongkos', l.ongkos, 'perkiraan', l.perkiraan,
              'deskripsi', l.deskripsi, 'kode_barcode', p.kode_barcode, 'emas', ${goldKept}, 'emas_jadi', (
                select json_build_object('titip', e.titip_mg, 'kredit', e.kredit_mg, 'ditagih', e.ditagih_mg, 'terpakai', e.terpakai_mg, 'sisa', e.sisa_mg)
                from jadi_emas_detail e where e.kode_toko = p.kode_toko and e.no_faktur = j.no_faktur), 'perlu_setuju', coalesce(j.perlu_setuju, false), 'setuju', (
                select json_build_object('jawab', a.jawab, 'nama', a.nama, 'at', kadar_iso(a.at)) from pesanan_setuju a
                where a.kode_toko = p.kode_toko and a.no_pesanan = p.no_pesanan and a.no_jadi = j.no_faktur order by a.id desc limit 1)) order by p.urut)
           from pesanan p join pesanan_detail l on l.kode_toko = p.kode_toko and l.no_faktur = p.no_induk and l.urut = p.urut
           join pesanan_syarat_detail s on s.kode_toko = p.kode_toko and s.no_faktur = p.no_induk
           left join lateral (
             select x.no_faktur, x.perlu_setuju from jadi_detail x where x.kode_toko = p.kode_toko and x.no_pesanan = p.no_pesanan and x.kode_barcode = p.kode_barcode
             order by x.tanggal desc, x.no_faktur desc limit 1) j on p.status in ('JADI', 'DIAMBIL')
           where p.kode_toko = k.kode_toko and p.no_induk = k.no_faktur) as lines
        from ${orderSource} where k.no_faktur = ${no_faktur} and ${call.toko} in ('*', k.kode_toko)`);
      if (!one) throw new AppError('DATA_TIDAK_DITEMUKAN');
      const kept = await waitingPieces(call, tx, one.kode_toko, no_faktur);
      return { found: one, pieces: kept };
    },
    { snapshot: true },
  );
  const { hari, ...order } = found;
  return {
    ...order,
    berat: order.berat / 1000,
    tautan: claimCode(call.kadar, order.no_faktur).qr,
    hangus_rp: hangusOf(order as Pick<Read, 'saldo'> & { lines: Pick<OrderLine, 'status'>[] }, call.settings),
    lines: order.lines.map((line: BarisPesanan) => ({
      ...line,
      est_berat: line.est_berat / 1000,
      emas: line.emas / 1000,
      emas_jadi: line.emas_jadi && goldInGrams(line.emas_jadi),
    })),
    contoh: toSamples(order.contoh),
    emas_masuk: order.emas_masuk.map((gold) => ({
      ...gold,
      berat: inGrams(gold.berat),
      murni: inGrams(gold.murni),
    })),
    barang: pieces.map((piece) => asKept(piece, call, { hari: hari ?? '', saldo: order.saldo })),
  };
};
