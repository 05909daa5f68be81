import { BAYAR_EMAS } from '@kadar/contract/dokumen/hutang-supplier.ts';
import type { bayarEmasInput } from '@kadar/contract/endpoints/hutang-supplier.ts';
import type { Bulk } from '@kadar/domain/bulk.ts';
import { payInGold } from '@kadar/domain/fixing.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { postBayarEmas } from '@kadar/domain/posting-supplier.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import { holdForSorting, type LotRow, lotNumbered, requireOpenLot } from '../pembelian/public.ts';
import { ADVANCE, type DebtGround, debtRow, debtsOf, deliveriesOf } from './debts.ts';
import { emasOf, sumOfBulk, takenOf } from './emas.ts';

type EmasContext = Context<unknown, unknown, z.output<typeof bayarEmasInput>>;

interface Ground extends DebtGround {
  terima: string[];
  emas: Bulk[];
  lot: LotRow | null;
}

/** What leaves: at its fields what is not there, or is no lot that can be melted. */
const takenAt = ({ objek, kunci, ...part }: EmasContext['body'], { emas, lot }: Ground): Bulk[] => {
  if (objek === 'ROSOK' && requireOpenLot(lot).jenis !== 'LOT_LEBUR')
    throw fieldError('kunci', 'PILIHAN_TIDAK_SAH');
  const taken = atField('berat', () => takenOf(emas, part));
  if (taken.length === 0) throw fieldError('kunci', 'STOCK_TIDAK_TERSEDIA', { kode_barcode: kunci });
  return taken;
};

export const bayarEmasOf = (context: EmasContext) => {
  const toko = oneToko(context);
  const { kode_supplier, no_asal, objek, kunci, kadar_uji, harga_lebih_per_g, keterangan } = context.body;
  return oneKind({
    type: BAYAR_EMAS,
    ground: sql`${debtsOf(toko, kode_supplier)}, ${deliveriesOf(toko, kode_supplier, [no_asal])} as terima, ${emasOf(toko, objek, kunci)} as emas,
      ${lotNumbered(toko, sql`${kunci}`)} as lot`,
    decide: (ground: Ground) => {
      const { nama_supplier, debts, terima } = ground;
      if (nama_supplier === null) throw fieldError('kode_supplier', 'DATA_TIDAK_DITEMUKAN');
      const debt = debts.find((one) => one.no_asal === no_asal);
      if (!debt && terima.length === 0) throw fieldError('no_asal', 'DATA_TIDAK_DITEMUKAN');
      const { emas_mg = 0, emas_rp = 0 } = debt ?? {};
      const taken = takenAt(context.body, ground);
      const of = (column: keyof Bulk): number => sumOfBulk(taken, column);
      const [qty, berat, hpp] = [of('qty'), of('beratMg'), of('hppRp')];
      const paid = atField('kadar_uji', () =>
        payInGold(
          { emasMg: emas_mg, emasRp: emas_rp },
          {
            beratMg: berat,
            kadarUjiMilli: toMilli(kadar_uji),
            hppRp: hpp,
            hargaLebihRp: harga_lebih_per_g ?? undefined,
          },
        ),
      );
      const { murniMg: murni, lebihMg, lebihRp, lepasRp, selisihRp, left } = paid;
      if (murni === 0) throw fieldError('berat', 'BERAT_NOL');
      const nama = `${kode_supplier} ${nama_supplier}`;
      const goods = {
        asal: objek === 'ROSOK' ? ('PERSEDIAAN_ROSOK' as const) : ('PERSEDIAAN_BATANGAN' as const),
        hppRp: hpp,
        murniBukuMg: of('murniMg'),
      };
      return {
        head: {
          nama_customer: nama,
          keterangan,
          qty,
          berat,
          ...(objek === 'ROSOK' && { asal_toko: toko, asal_no: kunci }),
        },
        lines: [
          {
            urut: 1,
            no_asal,
            objek,
            kunci,
            qty,
            berat,
            kadar_uji,
            murni,
            lebih_mg: lebihMg,
            harga_lebih_per_g: lebihMg > 0 ? harga_lebih_per_g : 0,
            lebih_rp: lebihRp,
            lepas_rp: lepasRp,
            hpp,
            selisih_rp: selisihRp,
          },
        ],
        bayar: [],
        books: {
          massa: taken.map((one) => ({
            objek,
            kunci,
            kadar: one.kadar,
            milik: 'TOKO' as const,
            jenis: BAYAR_EMAS.jenis,
            qty: -one.qty,
            berat: -one.beratMg,
            murni: -one.murniMg,
            hpp: -one.hppRp,
          })),
          pihak: [
            debtRow(kode_supplier, no_asal, { emas_mg: lebihMg - murni, emas_rp: -lepasRp }),
            ...(lebihRp > 0 ? [debtRow(kode_supplier, ADVANCE, { muka_rp: lebihRp })] : []),
          ],
          ...postBayarEmas(goods, paid),
        },
        uraian: `${nama} ${no_asal} ${kunci} ${keterangan}`.trim(),
        data: {
          murni: murni / 1000,
          lebih: lebihMg / 1000,
          lebih_rp: lebihRp,
          selisih_rp: selisihRp,
          sisa: left.emasMg / 1000,
        },
      };
    },
  });
};

/**
 * Pays a part of what is owed for a delivery in gold with bars, or with a lot of scrap, which ends by it. Throws EMAS_MELEBIHI_HUTANG at
 * `kadar_uji`, STOCK_TIDAK_TERSEDIA for more than there is, SISA_TIDAK_HABIS, DATA_TIDAK_DITEMUKAN for a delivery that is not his or of
 * another shop, what requireOpenLot() and postOne() refuse.
 */
export const bayarEmas = async (context: EmasContext, tx: Tx, intent?: Intent) => {
  const { objek, kunci } = context.body;
  // Who lifts pieces out of the lot holds the lot alone.
  if (objek === 'ROSOK') await holdForSorting(tx, oneToko(context), { lots: [kunci], barcodes: [] });
  return postOne(context, tx, intent, bayarEmasOf(context));
};
