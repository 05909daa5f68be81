import type { PaperColumn } from '@kadar/documents/paper-model.ts';
import { ON_CHANNEL, slipLack } from '@kadar/domain/marketplace.ts';
import { clockOf } from '../../engines/paper.ts';
import type { HandedOut } from '../../engines/papers.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { listed, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { pictureForPaper } from '../../platform/images/for-paper.ts';
import { fotoPath } from '../barang/public.ts';

interface Packed {
  kode_barcode: string;
  judul: string;
  ekspedisi: string;
  foto: boolean;
  bersama: boolean;
}

interface Parcel {
  no_pesanan_luar: string;
  nama_customer: string;
  tanggal: string;
  at: string;
  batal: boolean;
  cetak: number;
  nama_marketplace: string;
  nama_akun: string;
  kurir: { nama_ekspedisi: string }[] | null;
  pieces: Packed[] | null;
}

/** Names are a channel's, which shows pieces of many shops: they are looked at in all of them. */
const load = (call: Call, toko: string, no_faktur: string): Promise<Parcel | undefined> =>
  call.kadar.db.read({ toko: '*' }, (tx) =>
    tx.maybe<Parcel>(sql`
      select p.no_pesanan_luar, p.nama_customer, d.tanggal, kadar_iso(d.at) as at, d.status = 'BATAL' as batal, p.cetak,
        coalesce(m.nama_marketplace, p.kode_marketplace) as nama_marketplace, coalesce(m.nama_akun, '') as nama_akun, m.ekspedisi as kurir,
        (select json_agg(json_build_object('kode_barcode', l.kode_barcode, 'judul', l.judul, 'ekspedisi', l.ekspedisi, 'foto', coalesce(b.foto, false),
          'bersama', exists (select from barang_luar o where o.kode_marketplace = l.kode_marketplace and o.judul = l.judul and o.kode_barcode <> l.kode_barcode
            and (o.status in ${sql.raw(listed(ON_CHANNEL))} or (o.kode_toko = l.kode_toko and o.no_pesanan_luar = l.no_pesanan_luar)))) order by l.kode_barcode)
         from barang_luar l left join barang b using (kode_toko, kode_barcode)
         where l.kode_toko = p.kode_toko and l.kode_marketplace = p.kode_marketplace and l.no_pesanan_luar = p.no_pesanan_luar) as pieces
      from luar_detail x join dokumen d using (kode_toko, no_faktur)
      join pesanan_luar p on p.kode_toko = x.kode_toko and p.kode_marketplace = x.kode_marketplace and p.no_pesanan_luar = x.no_pesanan_luar
      left join marketplace m on m.kode_marketplace = p.kode_marketplace
      where x.kode_toko = ${toko} and x.no_faktur = ${no_faktur} limit 1`),
  );

const COLUMNS: readonly PaperColumn[] = [
  { key: 'judul', label: 'Nama Barang', kind: 'text', sheet: 'item', roll: 'item' },
  { key: 'kode_barcode', label: 'Barcode', kind: 'text', sheet: 'cell', points: 110, roll: 'left' },
];

const REFUSED = {
  foto: 'SLIP_TANPA_FOTO',
  ekspedisi: 'SLIP_TANPA_EKSPEDISI',
  nama: 'SLIP_NAMA_SAMA',
} as const;

/**
 * The slip of an order, for who packs it and who carries it: its number as a code, its pieces with their photos, and neither price nor weight. Throws
 * DATA_TIDAK_DITEMUKAN; SLIP_TANPA_FOTO, SLIP_TANPA_EKSPEDISI, SLIP_NAMA_SAMA as the pieces stand now [spec].
 */
export const slipOf = async (call: Call, no_faktur: string): Promise<HandedOut> => {
  const toko = oneToko(call);
  const parcel = await load(call, toko, no_faktur);
  if (!parcel?.pieces) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const { pieces, kurir, no_pesanan_luar, nama_akun, cetak } = parcel;
  const couriers = (kurir ?? []).map(({ nama_ekspedisi }) => nama_ekspedisi);
  const refused = slipLack(
    pieces.map(({ kode_barcode, foto, ekspedisi, bersama }) => ({
      kode_barcode,
      foto,
      ekspedisi: ekspedisi !== '' && (couriers.length === 0 || couriers.includes(ekspedisi)),
      nama: !bersama,
    })),
  );
  if (refused) throw new AppError(REFUSED[refused.lack], { kode_barcode: refused.line.kode_barcode });
  const lines = await Promise.all(
    pieces.map(async ({ kode_barcode, judul }) => {
      const foto = await pictureForPaper(call, fotoPath(toko, kode_barcode, 'kecil'));
      return { ...(foto && { foto }), values: { kode_barcode, judul } };
    }),
  );
  const { ZONA_WAKTU } = await call.kadar.settings.of(toko);
  return {
    kode_toko: toko,
    fileName: `slip-${no_faktur}`,
    format: 'sheet',
    cetak,
    content: {
      title: 'SLIP MARKETPLACE',
      number: no_pesanan_luar,
      tanggal: `${parcel.tanggal} ${clockOf(parcel.at, ZONA_WAKTU)}`,
      party: { nama: parcel.nama_customer },
      facts: [
        ['Marketplace', [parcel.nama_marketplace, nama_akun].filter(Boolean).join('   ·   ')],
        ['Ekspedisi', [...new Set(pieces.map(({ ekspedisi }) => ekspedisi))].join(', ')],
        ['No Faktur', no_faktur],
      ],
      columns: COLUMNS,
      lines,
      quantity: [`Total ${pieces.length} potong`, ''],
      signatures: ['Dikemas oleh', 'Kurir'],
      marks: { batal: parcel.batal, salinan: Math.max(0, cetak - 1) },
    },
  };
};

/** One print more of a slip, counted at its order; who made a copy is kept. Throws DATA_TIDAK_DITEMUKAN. */
export const countSlip = async (
  context: Context<{ no_faktur: string }>,
  tx: Tx,
): Promise<{ data: { cetak: number } }> => {
  const { params, session, ip } = context;
  const printed = await tx.maybe<{ cetak: number }>(sql`
    with printed as (
      update pesanan_luar p set cetak = p.cetak + 1 from luar_detail x
      where x.kode_toko = ${oneToko(context)} and x.no_faktur = ${params.no_faktur} and p.kode_toko = x.kode_toko and p.kode_marketplace = x.kode_marketplace
        and p.no_pesanan_luar = x.no_pesanan_luar
      returning p.kode_toko, p.cetak
    ), log as (
      insert into audit (kode_toko, user_id, ip, action, entity, entity_key, after)
      select kode_toko, ${session.user_id}, ${ip}, 'reprint', 'pesanan-luar', ${params.no_faktur}, jsonb_build_object('salinan', cetak - 1) from printed where cetak > 1
    )
    select cetak from printed`);
  if (!printed) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return { data: printed };
};
