import type { Klaim } from '@kadar/contract/endpoints/klaim.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { fotoPath } from '../barang/public.ts';
import { goldPhotos, lineOfGold, numberedGold } from './gold-photos.ts';

type Claim = Omit<Klaim, 'tanya'>;
interface Line {
  urut: number;
  nama_barang: string;
  kadar: number;
  status: Claim['keadaan'];
  berat_awal: number;
  berat_akhir: number | null;
  emas: { berat: number; murni: number; foto: number[] } | null;
  rp: number;
  foto: boolean;
}
interface Read extends Pick<Claim, 'tanggal' | 'tgl_janji' | 'keadaan' | 'rp' | 'jalan' | 'contoh'> {
  lines: Line[];
}

/** What the page of an order tells: each line as it was ordered and as it was made, and its way; undefined for a number of none. */
export const orderClaim = async (tx: Tx, toko: string, no: string): Promise<Claim | undefined> => {
  const found = await tx.maybe<Read>(sql`
    select to_char(k.tanggal, 'YYYY-MM-DD') as tanggal, to_char(k.tgl_janji, 'YYYY-MM-DD') as tgl_janji, k.status as keadaan, k.perkiraan as rp,
      (select json_agg(json_build_object('urut', p.urut, 'nama_barang', l.nama_barang, 'kadar', l.kadar, 'berat_awal', l.est_berat, 'rp', coalesce(j.harga_jual, l.perkiraan),
          'berat_akhir', j.berat, 'emas', e.emas, 'foto', coalesce(b.foto, false), 'status', case when p.status = 'PESAN' and exists (
            select 1 from pesanan_proses y where y.kode_toko = p.kode_toko and y.no_pesanan = p.no_pesanan) then 'PROSES' else p.status end) order by p.urut)
       from pesanan p join pesanan_detail l on l.kode_toko = p.kode_toko and l.no_faktur = p.no_induk and l.urut = p.urut
       left join lateral (
         select x.berat, x.harga_jual, x.kode_barcode from jadi_detail x where x.kode_toko = p.kode_toko and x.no_pesanan = p.no_pesanan and x.kode_barcode = p.kode_barcode
         order by x.tanggal desc, x.no_faktur desc limit 1) j on p.status in ('JADI', 'DIAMBIL')
       left join barang b on b.kode_toko = p.kode_toko and b.kode_barcode = j.kode_barcode
       left join lateral (
         select json_build_object('berat', sum(y.berat), 'murni', sum(y.murni), 'foto', coalesce(json_agg(y.nomor order by y.nomor) filter (where y.foto is not null), '[]')) as emas
         from ${numberedGold(sql`p`)} having count(*) > 0) e on true
       where p.kode_toko = k.kode_toko and p.no_induk = k.no_faktur) as lines,
      (select coalesce(json_agg(json_build_object('deskripsi', c.deskripsi, 'berat', c.berat, 'tgl_kembali', c.tgl_kembali, 'berat_kembali', c.berat_kembali)
          order by c.no_contoh), '[]')
       from contoh_keadaan c where c.kode_toko = k.kode_toko and c.no_induk = k.no_faktur and c.jenis = 'BAWA_SENDIRI') as contoh,
      (select json_agg(json_build_object('at', kadar_iso(r.at), 'langkah', r.langkah) order by r.at) from (
        select d.at, case d.jenis when 'PESANAN' then 'PESAN' when 'JADI_PESANAN' then 'JADI' else 'BATAL' end as langkah from dokumen d
        where d.kode_toko = k.kode_toko and d.status = 'POSTED' and d.jenis in ('PESANAN', 'JADI_PESANAN', 'BATAL_PESANAN')
          and (d.no_faktur = k.no_faktur or d.asal_toko = k.kode_toko and d.asal_no = k.no_faktur)
        union all
        select y.at, 'PROSES' from pesanan p join pesanan_proses y on y.kode_toko = p.kode_toko and y.no_pesanan = p.no_pesanan
        where p.kode_toko = k.kode_toko and p.no_induk = k.no_faktur
        union all
        select q.at, 'MINTA_SETUJU' from persetujuan q where q.kode_toko = k.kode_toko and q.no_asal = k.no_faktur
        union all
        select a.at, case a.jawab when 'YA' then 'SETUJU' else 'TOLAK' end from pesanan p join pesanan_setuju a on a.kode_toko = p.kode_toko and a.no_pesanan = p.no_pesanan
        where p.kode_toko = k.kode_toko and p.no_induk = k.no_faktur
        union all
        select (select max(g.at) from pesanan_gerak g where g.kode_toko = p.kode_toko and g.no_pesanan = p.no_pesanan), 'AMBIL' from pesanan p
        where p.kode_toko = k.kode_toko and p.no_induk = k.no_faktur and p.status = 'DIAMBIL') r) as jalan
    from pesanan_keadaan k where k.kode_toko = ${toko} and k.no_faktur = ${no}`);
  if (!found) return undefined;
  const { lines, contoh, ...told } = found;
  return {
    jenis: 'PESANAN',
    ...told,
    contoh: contoh.map(({ berat, berat_kembali, ...one }) => ({
      ...one,
      berat: inGrams(berat),
      berat_kembali: berat_kembali === null ? null : inGrams(berat_kembali),
    })),
    barang: lines.map(({ foto, ...line }) => ({
      ...line,
      kadar: kadarLabel(parseKadar(line.kadar)),
      berat_awal: inGrams(line.berat_awal),
      tambah: 0,
      berat_akhir: line.berat_akhir === null ? null : inGrams(line.berat_akhir),
      emas: line.emas && { berat: inGrams(line.emas.berat), murni: inGrams(line.emas.murni) },
      susut: null,
      batas_susut: null,
      foto: line.emas?.foto ?? [],
      foto_akhir: foto ? [line.urut] : [],
    })),
  };
};

/** The photo of the piece that was made for a line, or of gold that was brought for one, small enough for a page. */
export const orderClaimPhoto = async (
  kadar: Kadar,
  { toko, no, urut }: { toko: string; no: string; urut: number },
): Promise<Uint8Array | undefined> => {
  const ofGold = lineOfGold(urut);
  if (ofGold !== undefined) {
    const gold = await kadar.db.read({ toko }, (tx) =>
      tx.maybe<{ foto: string }>(sql`
        select y.foto from pesanan p, lateral (select y.foto, y.nomor from ${numberedGold(sql`p`)}) y
        where p.kode_toko = ${toko} and p.no_pesanan = ${`${no}/${ofGold}`} and y.nomor = ${urut} and y.foto is not null`),
    );
    return gold && goldPhotos.bytes(kadar, gold.foto, 'kecil');
  }
  const line = await kadar.db.read({ toko }, (tx) =>
    tx.maybe<{ kode_barcode: string }>(sql`
      select kode_barcode from pesanan where kode_toko = ${toko} and no_pesanan = ${`${no}/${urut}`} and status in ('JADI', 'DIAMBIL')`),
  );
  return line && kadar.files.get(fotoPath(toko, line.kode_barcode, 'kecil'));
};
