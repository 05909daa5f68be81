import { TAMBAH_BARANG } from '@kadar/contract/dokumen/tambah-barang.ts';
import type { addBarang as endpoint } from '@kadar/contract/endpoints/barang.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { consignedPart, takeFromBatch } from '@kadar/domain/batch.ts';
import { barangLifecycle } from '@kadar/domain/lifecycle.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { fineGold, gramToMg, roundWeight } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import { writeAudit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { AppError, atField, fieldError } from '../../../platform/errors.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { findAnswer, type Intent } from '../../../platform/http/command.ts';
import { groundOf, postDokumen } from '../../dokumen/public.ts';
import { requireOpenDay } from '../../hari/public.ts';
import { type HeldBatch, holdBatch, openBatchOf } from '../../terima-supplier/public.ts';
import { additionOf } from '../addition.ts';
import { atributRp } from '../barang-row.ts';
import { holdDraft } from '../draf/queries.ts';
import { acuanOf } from '../harga/acuan.ts';
import { getBarang } from '../queries/get.ts';
import { requireGrades } from '../stones.ts';
import { insertBarang, type NewPiece, ownBarcodes } from './insert-barang.ts';
import { refusePriceOverride } from './price-override.ts';

type Input = z.output<NonNullable<typeof endpoint.body>>;
interface Answer {
  data: z.output<typeof endpoint.data>;
  message: string;
}

/** Puts a piece into stock: READY in its tray, with movement, rupiah journal, gold journal and audit together. */
export const addBarang = async (
  call: Call<unknown, unknown, Input>,
  tx: Tx,
  intent: Intent,
): Promise<Answer> => {
  const { body: input, session } = call;
  const toko = oneToko(call);
  refusePriceOverride(session.level, input.harga_emas_khusus);
  const ground = await tx.one(groundOf<Known>(TAMBAH_BARANG, toko, intent, knownOf(toko, input)));
  const tanggal = requireOpenDay(ground);
  const piece = await pieceOf(input, toko, call.settings, tx, ground);
  const { batch } = piece;
  const draf = await holdDraft(tx, toko, input.draf);
  const barcodes = input.kode_barcode ? [input.kode_barcode] : ownBarcodes(tx, toko, tanggal);
  for await (const kode_barcode of barcodes) {
    if (!(await insertBarang(tx, piece, kode_barcode, session.user_id))) continue;
    const [posted] = await postDokumen(tx, { toko, tanggal }, [
      additionOf(
        [
          {
            ...piece,
            kode_barcode,
            batch: input.no_batch,
            diketik: input.diketik,
            draf,
            milik: piece.konsinyasi ? 'SUPPLIER' : null,
          },
        ],
        {
          signed: { user: session.user_id, ip: call.ip },
          mapping: ground.mapping,
          uraian: piece.nama_barang,
          ...(batch && { asal: { asal_toko: toko, asal_no: batch.no_faktur, asal_urut: batch.urut } }),
        },
      ),
    ]);
    if (piece.harga_emas !== null) {
      const acuan = await acuanOf(tx, toko, kode_barcode, piece);
      await tx.execute(sql`
        update barang set harga_acuan = ${acuan} where kode_toko = ${toko} and kode_barcode = ${kode_barcode}`);
    }
    const no_tambah = posted?.no ?? '';
    const { batch: _held, ...made } = piece;
    const after = { ...made, kode_barcode, no_tambah, no_batch: input.no_batch };
    await writeAudit(tx, {
      toko,
      user: session.user_id,
      ip: call.ip,
      action: 'add',
      entity: 'barang',
      key: kode_barcode,
      after,
    });
    const barang = await getBarang(call, tx, kode_barcode);
    const data = {
      ...barang,
      no_tambah,
      batch_terbuka: ground.batch_terbuka ?? '',
      beda_draf: differs(input, draf, call.settings),
    };
    return { data, message: messageText('DATA_DISIMPAN', call.language) };
  }
  return settleDouble(input.kode_barcode, tx, intent);
};

/** A barcode that is there already may come from a twin of this very call that we waited for: then its answer is ours. */
const settleDouble = async (kode_barcode: string, tx: Tx, intent: Intent): Promise<Answer> => {
  const answer = await findAnswer(tx, intent);
  if (answer !== undefined) return answer as Answer;
  const problem = { code: 'BARCODE_SUDAH_ADA', params: { kode_barcode } };
  throw new AppError('BARCODE_SUDAH_ADA', { kode_barcode }, { fields: { kode_barcode: problem } });
};

/** Grams that the scale says more than the list, where that is more than wears off (modules-2 §3). */
const differs = (
  { berat_asli }: Input,
  draf: { berat: number | null } | undefined,
  { TOLERANSI_SUSUT_GRAM }: Settings,
): number | null => {
  const mg = berat_asli - (draf?.berat ?? berat_asli);
  return Math.abs(mg) > gramToMg(TOLERANSI_SUSUT_GRAM) ? mg / 1000 : null;
};

const weightOf = (input: Input, { PEMBULATAN_GRAM: { digit, step } }: Settings): number => {
  const berat = roundWeight(input.berat_asli, { digit, stepMg: gramToMg(step) });
  if (berat === 0) throw fieldError('berat_asli', 'BERAT_NOL');
  return berat;
};

/** What it takes of the batch it comes out of, or what is said of a piece that comes out of none. */
const takenBy = (input: Input, batch: HeldBatch | undefined) => {
  const kadarMurniMilli = toMilli(input.kadar_murni);
  if (!batch)
    return {
      hpp: input.hpp,
      murni: fineGold(input.berat_asli, kadarMurniMilli),
      ada_faktur_pajak: input.ada_faktur_pajak,
    };
  if (input.hpp > 0) throw fieldError('hpp', 'HPP_DARI_BATCH');
  const { kadar, kadar_murni, ada_faktur_pajak } = batch;
  if (input.kadar !== kadar) throw fieldError('kadar', 'KADAR_BUKAN_BATCH', { kadar });
  if (input.kadar_murni !== kadar_murni)
    throw fieldError('kadar_murni', 'KADAR_BUKAN_BATCH', { kadar: kadar_murni });
  const left = { hppRp: batch.hpp, beratMg: batch.berat, murniMg: batch.murni, kadarMurniMilli };
  const [part] = atField('berat_asli', () => takeFromBatch(left, [input.berat_asli])).parts;
  const { konsinyasi } = batch;
  return {
    hpp: part?.hppRp ?? 0,
    murni: part?.murniMg ?? 0,
    ada_faktur_pajak,
    ...(konsinyasi && {
      konsinyasi: {
        no_terima: batch.no_faktur,
        kode_supplier: konsinyasi.kode_supplier,
        harga_titip: consignedPart(konsinyasi, batch.berat, input.berat_asli),
      },
    }),
  };
};

const batchOf = async (
  tx: Tx,
  toko: string,
  { no_batch }: Input,
  { PENERIMAAN_INTERN_MODULE }: Settings,
): Promise<HeldBatch | undefined> => {
  if (!no_batch && PENERIMAAN_INTERN_MODULE) throw fieldError('no_batch', 'WAJIB_DIISI');
  if (!no_batch) return undefined;
  const batch = await holdBatch(tx, toko, no_batch);
  if (!batch) throw fieldError('no_batch', 'DATA_TIDAK_DITEMUKAN');
  return batch;
};

/** The piece as it will stand in stock, with its batch; refuses a type, group, tray or batch that is not in use. */
const pieceOf = async (
  input: Input,
  kode_toko: string,
  settings: Settings,
  tx: Tx,
  known: Known,
): Promise<NewPiece & { batch: HeldBatch | undefined }> => {
  const berat = weightOf(input, settings);
  await requireGrades(tx, input.atribut);
  const { kode_gudang } = await placeOf(tx, kode_toko, input, known);
  // After the tray: where both are held, they are in this order.
  const batch = await batchOf(tx, kode_toko, input, settings);
  return {
    batch,
    ...takenBy(input, batch),
    kode_toko,
    kode_intern: input.kode_intern,
    nama_barang: input.nama_barang,
    size: input.size,
    kode_dept: input.kode_dept,
    kode_group: input.kode_group,
    kadar: input.kadar,
    kadar_murni: input.kadar_murni,
    kadar_cetak: input.kadar_cetak,
    jumlah_pcs: input.jumlah_pcs,
    berat,
    berat_asli: input.berat_asli,
    berat_bandrol: input.berat_bandrol ?? 0,
    kode_gudang,
    kode_baki: input.kode_baki,
    harga_emas: input.harga_emas_khusus || null,
    ongkos: input.ongkos_khusus,
    harga_atribut: atributRp(input.atribut),
    atribut: input.atribut,
    dari_status: 'DRAFT',
    status: barangLifecycle.next('DRAFT', 'TERBIT'),
  };
};

interface Known {
  dept: boolean;
  group: boolean;
  batch_terbuka: string | null;
}
const knownOf = (toko: string, input: Input): Query<unknown> => sql`
  exists (select 1 from jenis where kode_dept = ${input.kode_dept} and deleted_at is null) as dept,
  exists (select 1 from group_barang where kode_group = ${input.kode_group} and deleted_at is null) as group,
  ${input.no_batch ? sql`null` : openBatchOf(toko, input)} as batch_terbuka`;

/** The tray is held until the end, so that it is not taken out of use under the piece. */
const placeOf = async (
  tx: Tx,
  toko: string,
  input: Input,
  known: Known,
): Promise<{ kode_gudang: string }> => {
  const tray = await tx.maybe<{ kode_gudang: string }>(sql`
    select t.kode_gudang from baki t join gudang g using (kode_toko, kode_gudang)
    where t.kode_toko = ${toko} and t.kode_baki = ${input.kode_baki} and t.deleted_at is null and g.deleted_at is null for share of t`);
  const wrong = [!known.dept && 'kode_dept', !known.group && 'kode_group', !tray && 'kode_baki'].filter(
    (field) => field !== false,
  );
  if (!tray || wrong.length > 0) {
    const problem = (label: string) => [label, { code: 'PILIHAN_TIDAK_SAH', params: { label } }] as const;
    throw new AppError('INPUT_TIDAK_SAH', {}, { fields: Object.fromEntries(wrong.map(problem)) });
  }
  return tray;
};
