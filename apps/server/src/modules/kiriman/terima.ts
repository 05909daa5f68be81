import { TERIMA_BARANG } from '@kadar/contract/dokumen/kiriman.ts';
import type { terimaBarangInput } from '@kadar/contract/endpoints/kiriman.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { formatGram } from '@kadar/documents/format.ts';
import {
  booksOfMoving,
  type Load,
  type Moved,
  type OnRoad,
  partOf,
  weighsTheSame,
} from '@kadar/domain/kiriman.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { awaitFotos } from '../antar-server/public.ts';
import { copyFotos } from '../barang/public.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import {
  headOf,
  kunciSini,
  type Line,
  lineOnRoad,
  onRoad,
  outcomeRow,
  requireShipment,
  type SentPiece,
  type Shipment,
  shipmentOf,
  type Trays,
  trayNamed,
  traysOf,
} from './ground.ts';
import { photos } from './photos.ts';

export type TerimaBarang = z.output<typeof terimaBarangInput>;
type TerimaContext = Context<unknown, unknown, TerimaBarang>;
type Asked = TerimaBarang['lines'][number];

interface Ground {
  kiriman: Shipment | null;
  baki: Trays;
}

interface Judged {
  line: Line;
  moved: Moved;
  to: { kode_gudang: string; kode_baki: string };
  sebab: string;
  /** It weighs other than it left. */
  beda: boolean;
}

/** How much of a line in bulk came: all of it where nothing is said. Throws at the field of what is more than is on the road, or says too little. */
const partCame = ({ qty, berat }: Asked, at: number, { goods: { objek }, sisa }: OnRoad): Load => {
  if (qty === null && berat === null) return sisa;
  if (qty === null) throw fieldError(`lines.${at}.qty`, 'WAJIB_DIISI');
  if (objek === 'GROUP' && berat === null) throw fieldError(`lines.${at}.berat`, 'WAJIB_DIISI');
  const some = { qty, beratMg: berat ?? sisa.berat };
  return atField(`lines.${at}.${some.qty > sisa.qty || objek === 'ACC' ? 'qty' : 'berat'}`, () =>
    partOf(sisa, some),
  );
};

/** What becomes of one line. Throws at its fields. */
const judged = (
  asked: Asked,
  at: number,
  {
    kiriman,
    baki,
    toleransiMg,
    context,
  }: { kiriman: Shipment; baki: Trays; toleransiMg: number; context: TerimaContext },
): Judged => {
  const line = lineOnRoad(kiriman, {
    urut: asked.urut,
    at,
    from: ['JALAN', 'DIBERIKAN'],
    language: context.language,
  });
  if (kiriman.jauh === 'MASUK' && line.status !== 'DIBERIKAN')
    throw new AppError('IZIN_BELUM_ADA', { kode_toko: kiriman.kode_toko });
  const road = onRoad(kiriman, line);
  const part = line.objek === 'BARANG' || asked.hasil === 'TOLAK' ? road.sisa : partCame(asked, at, road);
  const kode_baki = asked.kode_baki || context.body.kode_baki;
  const to =
    asked.hasil === 'TERIMA' && line.objek !== 'ACC'
      ? trayNamed(line, baki, kode_baki, asked.kode_baki ? `lines.${at}.kode_baki` : 'kode_baki')
      : { kode_gudang: '', kode_baki: '' };
  const beratTerimaMg = asked.berat_terima;
  const beda =
    asked.hasil === 'TERIMA' &&
    line.objek === 'BARANG' &&
    !weighsTheSame((line.isi as SentPiece).berat_asli, beratTerimaMg, toleransiMg);
  if (beda && !asked.sebab) throw fieldError(`lines.${at}.sebab`, 'WAJIB_DIISI');
  return {
    line,
    moved: { ...road, ke: asked.hasil, part, beratTerimaMg, pernah: line.disini !== null },
    to,
    sebab: asked.sebab,
    beda,
  };
};

/** Why somebody must approve what came: it weighs other than it left, or under another seal. */
const reasonsOf = (
  { session, body }: TerimaContext,
  { no_kirim, segel }: Shipment,
  lines: readonly Judged[],
) => {
  if (grantOf('kirim.selisih', session.level) === 'allow') return [];
  const beda = lines.filter((one) => one.beda);
  return [
    ...(beda.length > 0
      ? [
          {
            kategori: 'SELISIH TIMBANG' as const,
            notes: `${no_kirim} ${beda
              .map(
                ({ line, moved, sebab }) =>
                  `${line.kunci} ${formatGram((line.isi as SentPiece).berat_asli)} → ${formatGram(moved.beratTerimaMg ?? 0)} g: ${sebab}`,
              )
              .join('; ')}`,
          },
        ]
      : []),
    ...(body.segel === segel
      ? []
      : [
          { kategori: 'SEGEL KIRIMAN' as const, notes: `${no_kirim}: segel ${body.segel}, dikirim ${segel}` },
        ]),
  ];
};

/** A piece that was never here comes with what it had; one that was is revived in its own row. */
const newPieces = (lines: readonly Judged[], jauh: boolean): object[] =>
  lines.flatMap(({ line, moved, to }) => {
    if (moved.ke !== 'TERIMA' || line.objek !== 'BARANG' || moved.pernah) return [];
    // Its photos come later from another server.
    const isi = line.isi as SentPiece;
    return [{ ...isi, ...to, status: 'READY', foto: isi.foto && !jauh }];
  });

const arrived = (lines: readonly Judged[]): string[] =>
  lines.flatMap(({ line, moved }) =>
    moved.ke === 'TERIMA' && line.objek === 'BARANG' && !moved.pernah && (line.isi as SentPiece).foto
      ? [line.kunci]
      : [],
  );

export const terimaBarangKind = (
  context: TerimaContext,
  came?: (from: Shipment, fotos: string[]) => void,
) => {
  const toko = oneToko(context);
  const { body, settings } = context;
  const { no_kirim, segel, foto, keterangan, lines: asked } = body;
  const toleransiMg = gramToMg(settings.KIRIM_TOLERANSI_GRAM);
  return oneKind({
    type: TERIMA_BARANG,
    ground: sql`${shipmentOf(
      toko,
      no_kirim,
      asked.map(({ urut }) => urut),
      'tujuan',
    )}, ${traysOf(toko, [body.kode_baki, ...asked.map(({ kode_baki }) => kode_baki)])}`,
    decide: (ground: Ground) => {
      const kiriman = requireShipment(ground.kiriman);
      const lines = asked.map((line, at) =>
        judged(line, at, { kiriman, baki: ground.baki, toleransiMg, context }),
      );
      const moved = lines.map((one) => one.moved);
      if (lines.some(({ beda }) => beda) && foto.length === 0) throw fieldError('foto', 'FOTO_WAJIB');
      came?.(kiriman, arrived(lines));
      const pieces = newPieces(lines, kiriman.jauh === 'MASUK');
      const head = headOf(TERIMA_BARANG, moved, kiriman, keterangan);
      return {
        head,
        lines: lines.map(({ line, moved: one, to, sebab }, at) =>
          outcomeRow(line, one, { at, sebab, ...to }),
        ),
        beside: {
          paket_detail: [{ urut: 1, lawan: kiriman.kode_toko, segel, kurir: '', berat_paket: null }],
          ...(foto.length > 0 && {
            terima_barang_foto_detail: foto.map((one, index) => ({ urut: index + 1, foto: one })),
          }),
        },
        bayar: [],
        ...(pieces.length > 0 && { pieces }),
        books: booksOfMoving(
          lines.map(({ line, moved: one, to }) => ({ ...one, ...to, kunciSini: kunciSini(line, to) })),
        ),
        uraian: `${kiriman.kode_toko} ${kiriman.nama_toko} ${no_kirim}`,
        reasons: reasonsOf(context, kiriman, lines),
        data: { qty: head.qty, berat: head.berat / 1000 },
      };
    },
  });
};

/**
 * Receives lines of a shipment, once, whoever else receives or cancels it at the moment. Throws DATA_TIDAK_DITEMUKAN, KIRIMAN_SELESAI at a line that is not
 * on the road, WAJIB_DIISI and FOTO_WAJIB where it weighs other than it left, PILIHAN_TIDAK_SAH at a tray, what postOne() refuses.
 */
export const terimaBarang = (context: TerimaContext, tx: Tx, intent?: Intent) => {
  let came: { from: Shipment; barcodes: string[] } | undefined;
  const kind = terimaBarangKind(context, (from, barcodes) => {
    came = { from, barcodes };
  });
  return postOne(context, tx, intent, kind, async () => {
    await photos.claim(tx, context.body.foto);
    if (!came || came.barcodes.length === 0) return;
    const { from, barcodes } = came;
    if (from.jauh === 'MASUK') await awaitFotos(tx, { from: from.kode_toko, to: oneToko(context), barcodes });
    else await copyFotos(context, tx, { from: from.kode_toko, to: oneToko(context), barcodes });
  });
};
