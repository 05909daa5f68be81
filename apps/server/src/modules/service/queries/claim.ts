import type { Klaim } from '@kadar/contract/endpoints/klaim.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { photos } from '../photos.ts';

type Claim = Omit<Klaim, 'tanya'>;
interface Piece {
  no_service: string;
  urut: number;
  nama_barang: string;
  kadar: number;
  status: Claim['keadaan'];
  berat_awal: number;
  rp: number;
  tambah: number;
  berat_akhir: number | null;
  susut: number | null;
  batas_susut: number | null;
}
interface Photo {
  no_service: string;
  foto: string;
  akhir: boolean;
}
interface Read extends Pick<Claim, 'tanggal' | 'tgl_janji' | 'keadaan' | 'rp' | 'jalan'> {
  pieces: Piece[];
}

/** Photos of a ticket in one order, as they came and as they were done: their numbers below its page are their places. */
const photosOf = (tx: Tx, toko: string, no: string): Promise<Photo[]> =>
  tx.rows<Photo>(sql`
    select case when d.no_faktur = ${no} then d.no_faktur || f.no_service else f.no_service end as no_service, f.foto, d.no_faktur <> ${no} as akhir
    from dokumen d join service_foto_detail f on f.kode_toko = d.kode_toko and f.no_faktur = d.no_faktur
    where d.kode_toko = ${toko} and d.status = 'POSTED' and (d.no_faktur = ${no} or d.asal_toko = ${toko} and d.asal_no = ${no} and d.jenis = 'SERVICE_SELESAI')
    order by d.at, d.no_faktur, f.urut`);

/** What the page of a ticket tells: each piece before and after, what it lost of what it might, and its way; undefined for a number of none. */
export const serviceClaim = async (tx: Tx, toko: string, no: string): Promise<Claim | undefined> => {
  const found = await tx.maybe<Read>(sql`
    select to_char(k.tanggal, 'YYYY-MM-DD') as tanggal, to_char(k.tgl_janji, 'YYYY-MM-DD') as tgl_janji, k.keadaan, k.total as rp,
      (select json_agg(json_build_object('no_service', s.no_service, 'urut', l.urut, 'nama_barang', l.nama_barang, 'kadar', l.kadar, 'status', s.status, 'berat_awal', l.berat,
          'rp', s.jasa_rp + s.tambah_rp, 'tambah', s.tambah_mg, 'berat_akhir', x.berat_akhir, 'susut', x.susut, 'batas_susut', x.batas_susut) order by l.urut)
       from service_detail l join service s on s.kode_toko = l.kode_toko and s.no_service = l.no_faktur || '/' || l.urut
       left join lateral (
         select y.berat_akhir, y.susut, y.batas_susut from service_selesai_detail y join dokumen d using (kode_toko, no_faktur)
         where y.kode_toko = s.kode_toko and y.no_service = s.no_service and d.status = 'POSTED' and s.status in ('SELESAI', 'DIAMBIL') order by d.at desc limit 1) x on true
       where l.kode_toko = k.kode_toko and l.no_faktur = k.no_faktur) as pieces,
      (select json_agg(json_build_object('at', kadar_iso(r.at), 'langkah', r.langkah) order by r.at) from (
        select d.at, case d.jenis when 'SERVICE' then 'TERIMA' when 'SERVICE_SELESAI' then 'SELESAI' when 'SERVICE_AMBIL' then 'AMBIL' else 'BATAL' end as langkah from dokumen d
        where d.kode_toko = k.kode_toko and d.status = 'POSTED' and d.jenis <> 'SERVICE_BAYAR' and (d.no_faktur = k.no_faktur or d.asal_toko = k.kode_toko and d.asal_no = k.no_faktur)
        union all
        select e.at, e.jenis from service_kejadian e where e.kode_toko = k.kode_toko and e.no_service = k.no_faktur) r) as jalan
    from service_keadaan k where k.kode_toko = ${toko} and k.no_faktur = ${no}`);
  if (!found) return undefined;
  const shots = await photosOf(tx, toko, no);
  const numbersOf = (no_service: string, akhir: boolean): number[] =>
    shots.flatMap((one, at) => (one.no_service === no_service && one.akhir === akhir ? [at + 1] : []));
  const { pieces, ...told } = found;
  return {
    jenis: 'SERVICE',
    ...told,
    contoh: [],
    barang: pieces.map(({ no_service, ...piece }) => ({
      ...piece,
      kadar: kadarLabel(parseKadar(piece.kadar)),
      status: piece.status === 'TERIMA' ? told.keadaan : piece.status,
      berat_awal: inGrams(piece.berat_awal),
      tambah: inGrams(piece.tambah),
      berat_akhir: piece.berat_akhir === null ? null : inGrams(piece.berat_akhir),
      susut: piece.susut === null ? null : inGrams(piece.susut),
      batas_susut: piece.batas_susut === null ? null : inGrams(piece.batas_susut),
      emas: null,
      foto: numbersOf(no_service, false),
      foto_akhir: numbersOf(no_service, true),
    })),
  };
};

/** A photo of a ticket by its number below the page, small enough for it. */
export const serviceClaimPhoto = async (
  kadar: Kadar,
  { toko, no, urut }: { toko: string; no: string; urut: number },
): Promise<Uint8Array | undefined> => {
  const shots = await kadar.db.read({ toko }, (tx) => photosOf(tx, toko, no));
  const shot = shots[urut - 1];
  return shot && photos.bytes(kadar, shot.foto, 'kecil');
};
