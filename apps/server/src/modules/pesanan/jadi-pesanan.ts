import { JADI_PESANAN } from '@kadar/contract/dokumen/pesanan.ts';
import type { jadiPesananInput } from '@kadar/contract/endpoints/pesanan.ts';
import { formatGram, weightOnScreen } from '@kadar/documents/format.ts';
import { placed, type StockPiece, stockMove } from '@kadar/domain/books/stock.ts';
import { barangLifecycle, pesananLifecycle } from '@kadar/domain/lifecycle.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { customersGold, needsConsent, replacedCost } from '@kadar/domain/order.ts';
import { postEmasCustomer } from '@kadar/domain/posting-order.ts';
import { inGrams } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { tellingWhere } from '../barang/public.ts';
import { postOne } from '../dokumen/public.ts';
import { mayWrite, tellOnce } from '../persetujuan/public.ts';
import { orderTerms } from './consent.ts';
import { customerRow } from './emas-pesanan.ts';
import { moveOf, type OpenOrder, orderOf, priceOf, requireOrder } from './order.ts';

type Input = z.output<typeof jadiPesananInput>;
type Piece = StockPiece & { status: string; nama_barang: string; harga_atribut: number; kadar_murni: number };
interface Ground {
  pesanan: OpenOrder | null;
  piece: Piece | null;
}

/** Place and tray of what is kept for who ordered it. */
export const TEMPAT = 'PESANAN';

/**
 * What of a piece the customer's own gold is (P7), by how fine it is, whatever its purity is called: what that takes of his gold, and the bar that it becomes, at the part of the piece's cost that it stands
 * for. Null where he left none.
 */
const ownGold = (line: OpenOrder['lines'][number], piece: Piece) => {
  if (line.emas === 0) return null;
  const gold = customersGold({
    murniTitip: line.emas,
    kadarHasilMilli: toMilli(piece.kadar_murni),
    beratJadiMg: piece.berat,
  });
  const { murniTitip, kredit, ditagih, murniTerpakai, murniSisa } = gold;
  const nilai_rp = replacedCost({ hppRp: piece.hpp, murniMg: piece.murni }, murniTerpakai);
  const { jenis } = JADI_PESANAN;
  return {
    kreditMg: piece.berat - ditagih,
    words: `EMAS CUSTOMER ${formatGram(murniTerpakai)} g MURNI, DITAGIH ${formatGram(ditagih)} g`,
    row: {
      titip_mg: murniTitip,
      kredit_mg: kredit,
      ditagih_mg: ditagih,
      terpakai_mg: murniTerpakai,
      sisa_mg: murniSisa,
      nilai_rp,
    },
    books: {
      massa: [
        customerRow(line.no_pesanan, jenis, -murniTerpakai),
        {
          objek: 'BATANGAN' as const,
          kunci: null,
          kadar: 100,
          milik: 'TOKO' as const,
          jenis,
          qty: 1,
          berat: murniTerpakai,
          murni: murniTerpakai,
          hpp: nilai_rp,
        },
      ],
      ...postEmasCustomer({ murniMg: murniTerpakai, nilaiRp: nilai_rp }),
    },
    told: {
      titip: inGrams(murniTitip),
      terpakai: inGrams(murniTerpakai),
      sisa: inGrams(murniSisa),
      kredit: inGrams(kredit),
      ditagih: inGrams(ditagih),
    },
  };
};

/**
 * A line gets the piece that was made for it, which the caller holds: READY → HOLD, into the place of what was ordered, at the price that was agreed on, less the customer's own gold in it. Throws
 * DATA_TIDAK_DITEMUKAN, PESANAN_SELESAI for a line that has one or has ended, BARCODE_TIDAK_DIKENAL, BARCODE_TOKO_LAIN, STOCK_TIDAK_TERSEDIA,
 * KADAR_BUKAN_PESANAN, BARANG_MILIK_SUPPLIER.
 */
export const postJadi = async (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { settings } = context;
  const { no_pesanan, kode_barcode } = context.body;
  const [no = ''] = no_pesanan.split('/');
  const made = {
    type: JADI_PESANAN,
    ground: sql`kadar_tempat(${toko}, ${TEMPAT}, 'BARANG PESANAN', 'PESANAN') as tempat, ${orderOf(toko, no)} as pesanan, (
      select json_build_object('kode_barcode', b.kode_barcode, 'nama_barang', b.nama_barang, 'kode_dept', b.kode_dept, 'kode_group', b.kode_group, 'kadar', b.kadar, 'kadar_murni', b.kadar_murni,
        'berat', b.berat, 'murni', b.murni, 'hpp', b.hpp, 'kode_gudang', b.kode_gudang, 'kode_baki', b.kode_baki, 'status', b.status, 'milik', b.milik,
        'harga_atribut', b.harga_atribut)
      from barang b where b.kode_toko = ${toko} and b.kode_barcode = ${kode_barcode}) as piece`,
    decide: ({ pesanan, piece }: Ground) => {
      if (!piece) throw new AppError('BARCODE_TIDAK_DIKENAL', { kode_barcode });
      const order = requireOrder(pesanan);
      const line = order.lines.find((one) => one.no_pesanan === no_pesanan);
      if (!line) throw fieldError('no_pesanan', 'DATA_TIDAK_DITEMUKAN');
      if (line.status !== 'PESAN') throw new AppError('PESANAN_SELESAI', { no_pesanan });
      if (piece.status !== 'READY') throw new AppError('STOCK_TIDAK_TERSEDIA', { kode_barcode });
      if (piece.milik) throw fieldError('kode_barcode', 'BARANG_MILIK_SUPPLIER');
      if (piece.kadar !== line.kadar)
        throw fieldError('kode_barcode', 'KADAR_BUKAN_PESANAN', { kadar: line.kadar });
      const own = ownGold(line, piece);
      const { berat, harga_atribut: atributRp } = piece;
      const price = priceOf(line, { berat, atributRp, kreditMg: own?.kreditMg ?? 0 }, settings);
      const perlu_setuju = needsConsent(
        line.est_berat,
        piece.berat,
        toMilli(settings.PESANAN_TOLERANSI_PERSEN),
      );
      const { kode_customer, nama_customer, no_hp } = order;
      return {
        head: {
          kode_customer,
          nama_customer,
          no_hp,
          keterangan: [`${no_pesanan} ${kode_barcode}`, own?.words].filter(Boolean).join(' · '),
          asal_toko: toko,
          asal_no: no,
        },
        lines: [
          {
            urut: 1,
            no_pesanan,
            kode_barcode,
            nama_barang: piece.nama_barang,
            kadar: piece.kadar,
            berat: piece.berat,
            harga_emas: line.harga_emas,
            ongkos: price.ongkosRp,
            harga_atribut: price.atributRp,
            pembulatan: price.pembulatanRp,
            harga_jual: price.hargaJualRp,
            perlu_setuju,
          },
        ],
        ...(own && { beside: { jadi_emas_detail: [{ urut: 1, no_pesanan, ...own.row }] } }),
        bayar: [],
        books: {
          ...own?.books,
          stock: [
            placed(
              stockMove(piece, {
                jenis: 'JADI_PESANAN',
                dari_status: 'READY',
                ke_status: barangLifecycle.next('READY', 'TAHAN'),
                qty: 0,
              }),
              { kode_gudang: TEMPAT, kode_baki: TEMPAT },
            ),
          ],
          pesanan: [
            moveOf(line, 'JADI', { status: pesananLifecycle.next(line.status, 'JADI'), kode_barcode }),
          ],
        },
        uraian: `${no_pesanan} ${nama_customer}`,
        data: { harga_jual: price.hargaJualRp, perlu_setuju, emas: own?.told ?? null },
      };
    },
  };
  const told = async (): Promise<void> => {
    if (!mayWrite(context)) return;
    const terms = await orderTerms(tx, { kadar: context.kadar, toko, holds: false }, no_pesanan);
    if (!terms) return;
    const { nama_barang, berat, rp } = terms;
    const said = {
      jenis: 'SIAP_PESANAN',
      rp,
      rp_lama: 0,
      keterangan: `${nama_barang} ${weightOnScreen(berat)}`,
    } as const;
    await tellOnce(context, tx, { no_faktur: no, no_hal: no_pesanan, jenis: 'SIAP' }, said);
  };
  return tellingWhere(tx, () => postOne(context, tx, intent, made, told));
};
