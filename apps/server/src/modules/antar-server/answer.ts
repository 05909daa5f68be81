import type { DataOf, InputOf } from '@kadar/contract/endpoint.ts';
import type {
  fotoAntarServer,
  izinAntarServer,
  jalanAntarServer,
  KeadaanBaris,
  kabarAntarServer,
} from '@kadar/contract/endpoints/antar-server.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { takeFotos } from '../barang/public.ts';

type Body<E> = NonNullable<InputOf<E>['body']>;

/** What goes from the shop of this transaction to one of another server: what that one does not know yet, and where all of it stands that it does. */
export const jalan = async (
  tx: Tx,
  { dari, ke }: { dari: string; ke: string },
  { tahu }: Body<typeof jalanAntarServer>,
): Promise<DataOf<typeof jalanAntarServer>> => {
  const found = await tx.one<DataOf<typeof jalanAntarServer>>(sql`
    select (
        select coalesce(json_agg(json_build_object('no', k.no_kirim, 'tanggal', k.tanggal, 'at', kadar_iso(k.at), 'input_by', k.input_by, 'segel', k.segel, 'kurir', k.kurir,
          'berat_paket', k.berat_paket, 'keterangan', k.keterangan, 'baris', (
            select json_agg(json_build_object('urut', b.urut, 'objek', b.objek, 'kunci', b.kunci, 'isi', b.isi, 'status', case b.status when 'DIBERIKAN' then 'JALAN' else b.status end,
              'qty', b.qty, 'berat', b.berat, 'murni', b.murni, 'hpp', b.hpp, 'sisa_qty', b.sisa_qty, 'sisa_berat', b.sisa_berat, 'sisa_murni', b.sisa_murni, 'sisa_hpp', b.sisa_hpp)
              order by b.urut)
            from kiriman_baris b where b.no_kirim = k.no_kirim)) order by k.at, k.no_kirim), '[]')
        from kiriman k where k.no_kirim <> all(${tahu}::text[]) and k.kode_toko = ${dari} and k.no_kirim in (
          select o.no_kirim from kiriman_baris o where o.sisa_qty > 0 and o.tujuan = ${ke} and o.kode_toko = ${dari} and o.jauh = 'KELUAR')) as kiriman,
      (select coalesce(json_agg(json_build_object('no', u.nomor_referensi, 'tanggal', u.tanggal, 'at', kadar_iso(u.at), 'input_by', u.input_by, 'jumlah_rp', u.jumlah_rp,
          'keterangan', u.keterangan, 'tas', u.tas, 'segel', u.segel, 'kurir', u.kurir) order by u.at), '[]')
        from kirim_uang u where u.status = 'SENT' and u.kode_toko = ${dari} and u.tujuan = ${ke} and u.jauh = 'KELUAR' and u.nomor_referensi <> all(${tahu}::text[])) as uang,
      (select coalesce(json_agg(json_build_object('no', x.no, 'baris', x.baris)), '[]') from (
        select b.no_kirim as no, json_agg(json_build_object('urut', b.urut, 'status', b.status, 'izin', b.izin) order by b.urut) as baris
        from kiriman_baris b where b.no_kirim = any(${tahu}::text[]) and b.kode_toko = ${dari} and b.tujuan = ${ke} and b.jauh = 'KELUAR' group by b.no_kirim
        union all
        select u.nomor_referensi, json_build_array(json_build_object('urut', 0, 'izin', u.izin, 'status',
          case when u.status = 'DONE' then 'TERIMA' when u.status = 'BATAL' then 'BATAL' when u.izin_at is null then 'JALAN' else 'DIBERIKAN' end))
        from kirim_uang u where u.nomor_referensi = any(${tahu}::text[]) and u.kode_toko = ${dari} and u.tujuan = ${ke} and u.jauh = 'KELUAR') x) as keadaan`);
  return found;
};

/** Grants lines to the shop they go to. */
export const beri = async (
  tx: Tx,
  ke: string,
  { no, urut }: Body<typeof izinAntarServer>,
): Promise<KeadaanBaris[]> =>
  (
    await tx.one<{ baris: KeadaanBaris[] }>(
      sql`select kadar_izin_beri(${no}, ${urut}::int[], ${ke}) as baris`,
    )
  ).baris;

/** Photos of a piece that this shop sent to the one that asks, and of no other. */
export const foto = async (
  kadar: Pick<Kadar, 'files'>,
  tx: Tx,
  { dari, ke }: { dari: string; ke: string },
  { kode_barcode }: Body<typeof fotoAntarServer>,
): Promise<DataOf<typeof fotoAntarServer>> => {
  const sent = await tx.maybe(sql`
    select from kiriman_baris where kunci = ${kode_barcode} and objek = 'BARANG' and kode_toko = ${dari} and tujuan = ${ke} and jauh = 'KELUAR' limit 1`);
  const taken = sent ? await takeFotos(kadar, tx, { toko: dari, kode_barcode }) : [];
  return { foto: taken.map(({ urut, jpeg }) => ({ urut, jpeg: Buffer.from(jpeg).toString('base64') })) };
};

/** Takes what became of them, in the order it happened. */
export const dengar = async (tx: Tx, ke: string, { kabar }: Body<typeof kabarAntarServer>): Promise<void> => {
  await tx.rows(sql`
    select kadar_kabar_terima(k.no, k.urut, ${ke}, k.isi) from json_to_recordset(${JSON.stringify(kabar)}::json) as k(no text, urut int, isi json)`);
};
