import type { Service, ServiceRow } from '@kadar/contract/endpoints/service.ts';
import { percentOf, toMilli } from '@kadar/domain/money.ts';
import { paidBack, serviceConsent } from '@kadar/domain/service.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import { claimCode } from '../../../engines/claim-code.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { questionsOf } from '../../persetujuan/public.ts';
import { type Ticket, ticketOf } from '../ticket.ts';
import { serviceColumns, serviceSource } from './list.ts';

type Read = ServiceRow &
  Pick<
    Service,
    'alamat_customer' | 'keterangan' | 'perkiraan' | 'setuju_rp' | 'minta_rp' | 'riwayat' | 'persetujuan'
  > & {
    ticket: Ticket;
  };
interface Beside {
  no_service: string;
  kode_service: string;
  dasar: 'PER_PCS' | 'PER_GRAM';
  ongkos: number;
  atribut: number;
  foto: string[];
  foto_akhir: string[];
}

/** One ticket in sight, by whatever shop. Throws DATA_TIDAK_DITEMUKAN. */
export const getService = (call: Call<{ no_faktur: string }>): Promise<Service> => {
  const { no_faktur } = call.params;
  return call.kadar.db.read(
    call.scope,
    async (tx) => {
      const found = await tx.maybe<Read>(sql`
        select ${serviceColumns}, k.alamat_customer, k.keterangan, k.perkiraan, k.setuju_rp, k.minta_rp,
          ${ticketOf(no_faktur.slice(2, 5), no_faktur)} as ticket, ${questionsOf(sql`k.kode_toko`, sql`k.no_faktur`)} as persetujuan,
          (select coalesce(json_agg(json_build_object('at', kadar_iso(r.at), 'jenis', r.jenis, 'no_faktur', r.no_faktur, 'rp', r.rp, 'user_id', r.user_id) order by r.at, r.no_faktur), '[]') from (
            select d.at, d.jenis, d.no_faktur, d.grand_total as rp, d.input_by as user_id from dokumen d
            where d.kode_toko = k.kode_toko and (d.no_faktur = k.no_faktur or d.asal_toko = k.kode_toko and d.asal_no = k.no_faktur)
            union all
            select x.at, d.jenis || '_BATAL', x.no_faktur_batal, d.grand_total, x.input_by from dokumen d join dokumen_batal x using (kode_toko, no_faktur)
            where d.kode_toko = k.kode_toko and d.asal_toko = k.kode_toko and d.asal_no = k.no_faktur
            union all
            select e.at, e.jenis, '', e.rp, e.user_id from service_kejadian e where e.kode_toko = k.kode_toko and e.no_service = k.no_faktur) r) as riwayat
        from ${serviceSource} where k.no_faktur = ${no_faktur} and ${call.toko} in ('*', k.kode_toko)`);
      if (!found) throw new AppError('DATA_TIDAK_DITEMUKAN');
      const beside = await tx.rows<Beside>(sql`
        select l.no_faktur || '/' || l.urut as no_service, l.kode_service, l.dasar, l.ongkos, l.atribut,
          (select coalesce(json_agg(f.no_faktur || '/foto/' || f.urut order by f.urut), '[]') from service_foto_detail f
           where f.kode_toko = l.kode_toko and f.no_faktur = l.no_faktur and f.no_service = '/' || l.urut) as foto,
          (select coalesce(json_agg(f.no_faktur || '/foto/' || f.urut order by f.urut), '[]') from service_foto_detail f join dokumen d using (kode_toko, no_faktur)
           where f.kode_toko = l.kode_toko and f.no_service = l.no_faktur || '/' || l.urut and d.status = 'POSTED') as foto_akhir
        from service_detail l where l.kode_toko = ${found.kode_toko} and l.no_faktur = ${no_faktur} order by l.urut`);
      return shown(found, beside, call);
    },
    { snapshot: true },
  );
};

const shown = (
  { ticket, ...row }: Read,
  beside: readonly Beside[],
  { kadar, settings }: Pick<Call, 'kadar' | 'settings'>,
): Service => ({
  ...row,
  berat: inGrams(row.berat),
  tautan: claimCode(kadar, row.no_faktur).qr,
  batas_rp: serviceConsent(row.perkiraan, 0, toMilli(settings.SERVICE_NAIK_PERSEN)).batasRp,
  kembali: paidBack(ticket.dibayar, ticket.saldo),
  pieces: ticket.pieces.flatMap(({ keadaan, ...piece }) => {
    const more = beside.find(({ no_service }) => no_service === piece.no_service);
    const { urut, no_service, nama_barang, jumlah, kadar, berat_awal, deskripsi } = piece;
    return more
      ? [
          {
            urut,
            no_service,
            nama_barang,
            jumlah,
            kadar,
            berat_awal: inGrams(berat_awal),
            berat: inGrams(keadaan.berat),
            kode_service: more.kode_service,
            dasar: more.dasar,
            ongkos: more.ongkos,
            deskripsi,
            atribut: more.atribut,
            status: keadaan.status === 'TERIMA' ? row.keadaan : keadaan.status,
            jasa_rp: keadaan.jasa_rp,
            tambah: inGrams(keadaan.tambah_mg),
            tambah_rp: keadaan.tambah_rp,
            batas_susut: inGrams(percentOf(berat_awal, toMilli(settings.SUSUT_SERVICE_MAKS_PERSEN), 'floor')),
            foto: more.foto,
            foto_akhir: more.foto_akhir,
          },
        ]
      : [];
  }),
});
