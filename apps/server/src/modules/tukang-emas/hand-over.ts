import { SERAH_TUKANG } from '@kadar/contract/dokumen/tukang-emas.ts';
import type { serahTukangInput } from '@kadar/contract/endpoints/tukang-emas.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import { type Bulk, cutOfBar, leftOf } from '@kadar/domain/bulk.ts';
import type { CraftsmanGold } from '@kadar/domain/craftsman.ts';
import { postSerahTukang } from '@kadar/domain/posting-craftsman.ts';
import { gramToMg, inGrams } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { type BulkRow, bulkColumn, bulkOfRow } from '../barang/public.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import { holdForSorting, type LotRow, lotNumbered, requireOpenLot } from '../pembelian/public.ts';
import { beginWork } from '../pesanan/public.ts';
import { accountRow, balanceOf, type Craftsman, craftsmanOf } from './account.ts';

type Input = z.output<typeof serahTukangInput>;
type SerahContext = Context<unknown, unknown, Input>;

interface Taken extends Omit<BulkRow, 'objek'> {
  sumber: 'BATANGAN' | 'ROSOK';
}

interface Ground {
  tukang: Craftsman | null;
  emas: CraftsmanGold;
  there: BulkRow[];
  lot: LotRow | null;
  /** How far the line is that it is for. */
  pesanan: string | null;
}

const keysOf = ({ lines }: Input, sumber: 'BATANGAN' | 'ROSOK'): string[] => [
  ...new Set(lines.flatMap((line) => (line.sumber === sumber ? [line.kunci] : []))),
];

const groundOf = (toko: string, body: Input) => {
  const [lot = ''] = keysOf(body, 'ROSOK');
  const keys = body.lines.map(({ sumber: objek, kunci }) => ({ objek, kunci }));
  return sql`${craftsmanOf(toko, body.kode_tukang)} as tukang, ${balanceOf(toko, body.kode_tukang)} as emas,
    ${bulkColumn(toko, keys)} as there, ${lotNumbered(toko, sql`${lot}`)} as lot,
    (select p.status from pesanan p where p.kode_toko = ${toko} and p.no_pesanan = ${body.no_pesanan}) as pesanan`;
};

/** What the lines take, one after another: of bars a part by weight, of a lot all. Throws at the line's field. */
const takenBy = ({ lines }: Input, ground: Ground): Taken[] => {
  const of = (sumber: Taken['sumber']): BulkRow[] => ground.there.filter(({ objek }) => objek === sumber);
  const left = new Map(of('BATANGAN').map((bar) => [`${bar.kunci} ${bar.kadar}`, bulkOfRow(bar)]));
  const taken = (sumber: Taken['sumber'], kunci: string, bulk: Bulk): Taken => ({
    sumber,
    kunci,
    kadar: bulk.kadar,
    qty: bulk.qty,
    berat: bulk.beratMg,
    murni: bulk.murniMg,
    hpp: bulk.hppRp,
  });
  return lines.flatMap((line, at): Taken[] => {
    if (line.sumber === 'ROSOK') {
      const { jenis } = atField(`lines.${at}.kunci`, () => requireOpenLot(ground.lot));
      if (jenis !== 'LOT_LEBUR') throw fieldError(`lines.${at}.kunci`, 'PILIHAN_TIDAK_SAH');
      const scrap = of('ROSOK');
      if (scrap.length === 0) throw fieldError(`lines.${at}.kunci`, 'LOT_KOSONG');
      return scrap.map((one) => taken('ROSOK', one.kunci, bulkOfRow(one)));
    }
    const { kunci, kadar, berat } = line;
    const bar = left.get(`${kunci} ${kadar}`);
    if (!bar) throw fieldError(`lines.${at}.kunci`, 'DATA_TIDAK_DITEMUKAN');
    const part = atField(`lines.${at}.berat`, () => cutOfBar(bar, berat));
    left.set(`${kunci} ${kadar}`, leftOf(bar, part));
    return [taken('BATANGAN', kunci, part)];
  });
};

const outOf = ({ sumber, kunci, kadar, qty, berat, murni, hpp }: Taken): MassaRow => ({
  objek: sumber,
  kunci,
  kadar,
  milik: 'TOKO',
  jenis: SERAH_TUKANG.jenis,
  qty: -qty,
  berat: -berat,
  murni: -murni,
  hpp: -hpp,
});

/** Throws DATA_TIDAK_DITEMUKAN at its field, PESANAN_SELESAI for a line that has its piece or has ended. */
const requireLine = (no_pesanan: string | null, status: string | null): void => {
  if (no_pesanan === null) return;
  if (status === null) throw fieldError('no_pesanan', 'DATA_TIDAK_DITEMUKAN');
  if (status !== 'PESAN') throw new AppError('PESANAN_SELESAI', { no_pesanan });
};

/** Gold of the shop to a craftsman. */
export const serahTukangOf = (context: SerahContext) => {
  const { body, settings } = context;
  const { kode_tukang, no_pesanan } = body;
  const keterangan = `${no_pesanan ?? ''} ${body.keterangan}`.trim();
  const toko = oneToko(context);
  const [lot] = keysOf(body, 'ROSOK');
  return oneKind({
    type: SERAH_TUKANG,
    ground: groundOf(toko, body),
    decide: (ground: Ground) => {
      if (!ground.tukang) throw fieldError('kode_tukang', 'DATA_TIDAK_DITEMUKAN');
      if (
        keysOf(body, 'ROSOK').length > 1 ||
        body.lines.filter(({ sumber }) => sumber === 'ROSOK').length > 1
      )
        throw fieldError('lines', 'LOT_BERBEDA');
      requireLine(no_pesanan, ground.pesanan);
      const taken = takenBy(body, ground);
      const murniMg = taken.reduce((sum, { murni }) => sum + murni, 0);
      const hppRp = taken.reduce((sum, { hpp }) => sum + hpp, 0);
      const saldoMg = ground.emas.murniMg + murniMg;
      const batasMg = gramToMg(settings.TUKANG_BATAS_GRAM);
      if (murniMg === 0) throw fieldError('lines', 'BERAT_NOL');
      if (batasMg > 0 && saldoMg > batasMg)
        throw new AppError('TUKANG_MELEBIHI_BATAS', { mg: inGrams(saldoMg), batas: inGrams(batasMg) });
      const nama = `${kode_tukang} ${ground.tukang.nama_tukang}`;
      return {
        head: {
          nama_customer: nama,
          keterangan,
          qty: taken.length,
          berat: murniMg,
          ...(lot && { asal_toko: toko, asal_no: lot }),
        },
        lines: taken.map((one, index) => ({ urut: index + 1, kode_tukang, ...one })),
        ...(no_pesanan && { beside: { serah_pesanan_detail: [{ urut: 1, no_pesanan }] } }),
        bayar: [],
        books: {
          massa: [...taken.map(outOf), accountRow(kode_tukang, SERAH_TUKANG.jenis, { murniMg, hppRp })],
          ...postSerahTukang(taken.map(({ sumber, murni, hpp }) => ({ sumber, murniMg: murni, hppRp: hpp }))),
        },
        uraian: `${nama} ${keterangan}`.trim(),
        data: { murni: inGrams(murniMg), saldo: inGrams(saldoMg) },
      };
    },
  });
};

/**
 * Hands gold to a craftsman, for a line of an order or for stock; work on that line has begun then. Throws at its field DATA_TIDAK_DITEMUKAN, BATCH_TIDAK_CUKUP for more than is left of a bar, LOT_* of a lot;
 * TUKANG_MELEBIHI_BATAS, PESANAN_SELESAI, and what postOne() refuses.
 */
export const serahTukang = async (context: SerahContext, tx: Tx, intent?: Intent) => {
  const lots = keysOf(context.body, 'ROSOK');
  if (lots.length > 0) await holdForSorting(tx, oneToko(context), { lots, barcodes: [] });
  const posted = await postOne(context, tx, intent, serahTukangOf(context));
  const { no_pesanan, keterangan } = context.body;
  const { no_faktur, tanggal } = posted.data;
  if (no_pesanan)
    await beginWork(tx, {
      toko: oneToko(context),
      no_pesanan,
      tanggal,
      keterangan: `${no_faktur} ${keterangan}`.trim().slice(0, 200),
      user: context.session.user_id,
    });
  return posted;
};
