import type { BakiTimbang, DataTimbang, Dugaan } from '@kadar/contract/endpoints/timbang.ts';
import { type Level, mayUse } from '@kadar/contract/permissions.ts';
import { ON_TRAY } from '@kadar/domain/piece.ts';
import { expectedTray } from '@kadar/domain/timbang.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';
import { groupKeys } from '../../barang/public.ts';

export interface Sesi {
  id: number;
  kode_toko: string;
  kode_gudang: string;
  nama_gudang: string;
  tanggal: string;
  mulai_at: Date;
  mulai_oleh: string;
}

/** What a tray holds now, in mg. */
export interface Load {
  kode_baki: string;
  nama_baki: string;
  qty: number;
  berat_asli: number;
  berat_bandrol: number;
  berat_baki: number;
}

/** A weighing as it was booked, in mg. */
export interface Weighing extends Omit<Load, 'nama_baki'> {
  berat_seharusnya: number;
  berat_timbang: number;
  selisih: number;
  status: 'COCOK' | 'SELISIH';
  sumber: 'SERIAL' | 'MANUAL';
  dugaan: Dugaan[];
  user_id: string;
  at: string;
}

const gram = (mg: number): number => mg / 1000;
const inGram = ({ barang, berat, sisa, ...rest }: Dugaan): Dugaan => ({
  ...rest,
  barang: barang.map((piece) => ({ ...piece, berat: gram(piece.berat) })),
  berat: gram(berat),
  sisa: gram(sisa),
});

/** A tray over the wire, for a level: as it was weighed last, else as it stands. */
export const toBaki = (load: Load, weighing: Weighing | null, level: Level): BakiTimbang => {
  const tray = told(load, weighing);
  if (mayUse('hari.expected', level)) return tray;
  const hidden = { jumlah: null, berat_asli: null, berat_bandrol: null, berat_seharusnya: null };
  return { ...tray, ...hidden, selisih: null, dugaan: [] };
};

const told = (load: Load, weighing: Weighing | null): BakiTimbang => {
  const shown = weighing ?? load;
  const now = expectedTray(load);
  return {
    kode_baki: load.kode_baki,
    nama_baki: load.nama_baki,
    jumlah: shown.qty,
    berat_asli: gram(shown.berat_asli),
    berat_bandrol: gram(shown.berat_bandrol),
    berat_baki: gram(shown.berat_baki),
    berat_seharusnya: gram(weighing?.berat_seharusnya ?? now),
    berat_timbang: weighing && gram(weighing.berat_timbang),
    selisih: weighing && gram(weighing.selisih),
    status: weighing?.status ?? 'BELUM',
    sumber: weighing?.sumber ?? null,
    ditimbang_oleh: weighing?.user_id ?? null,
    ditimbang_at: weighing && new Date(weighing.at).toISOString(),
    berubah: weighing !== null && (weighing.qty !== load.qty || weighing.berat_seharusnya !== now),
    dugaan: weighing?.dugaan.map(inGram) ?? [],
  };
};

/** The shop's trays in use with what lies READY in them, and of groups; `t` is the tray. */
export const loads = (toko: string, where: Query<unknown>): Query<Load> => sql<Load>`
  select t.kode_baki, coalesce(t.nama_baki, '') as nama_baki, t.berat_baki, s.qty + coalesce(n.qty, 0) as qty, s.berat_asli + coalesce(n.berat, 0) as berat_asli, s.berat_bandrol
  from baki t left join (
    select split_part(k.kunci, '/', 3) as kode_gudang, split_part(k.kunci, '/', 4) as kode_baki, sum(v.qty)::bigint as qty, sum(v.berat)::bigint as berat
    from (${groupKeys(toko)}) k cross join lateral kadar_nilai_massa(${toko}, 'GROUP', k.kunci) v group by 1, 2) n using (kode_gudang, kode_baki)
  cross join lateral (
    select count(*) as qty, coalesce(sum(b.berat_asli), 0)::bigint as berat_asli, coalesce(sum(b.berat_bandrol), 0)::bigint as berat_bandrol
    from barang b where b.kode_toko = t.kode_toko and b.kode_gudang = t.kode_gudang and b.kode_baki = t.kode_baki and b.status in ${sql.raw(listed(ON_TRAY))}) s
  where t.kode_toko = ${toko} and t.deleted_at is null and ${where}`;

/** The running session of a business day; of another day it is over, although nobody reset it. `lock` keeps it from being reset meanwhile. */
export const runningSesi = (
  tx: Tx,
  toko: string,
  tanggal: string | null,
  lock = false,
): Promise<Sesi | undefined> =>
  tx.maybe<Sesi>(sql`
    select s.id, s.kode_toko, s.kode_gudang, g.nama_gudang, s.tanggal, s.mulai_at, s.mulai_oleh
    from timbang_sesi s join gudang g using (kode_toko, kode_gudang)
    where s.kode_toko = ${toko} and s.selesai_at is null and s.tanggal = ${tanggal}::date ${lock ? sql`for share of s` : sql``}`);

/** The session with all its trays as a level may see them, or an empty list. Weights in grams; `toleransi` in mg. */
export const showSesi = async (
  tx: Tx,
  sesi: Sesi | undefined,
  { toleransi, level }: { toleransi: number; level: Level },
): Promise<DataTimbang> => {
  if (!sesi) return { sesi: null, data_timbang: [], toleransi: gram(toleransi) };
  const rows = await tx.rows<Load & { timbang: Weighing | null }>(sql`
    select l.*, (select to_json(a) from timbang_aktivitas a where a.sesi_id = ${sesi.id} and a.kode_baki = l.kode_baki order by a.id desc limit 1)
      as timbang
    from (${loads(sesi.kode_toko, sql`t.kode_gudang = ${sesi.kode_gudang}`)}) l order by l.kode_baki`);
  return {
    sesi: { ...sesi, mulai_at: sesi.mulai_at.toISOString() },
    data_timbang: rows.map(({ timbang, ...load }) => toBaki(load, timbang, level)),
    toleransi: gram(toleransi),
  };
};
