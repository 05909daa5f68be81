import { TERIMA_SUPPLIER } from '@kadar/contract/dokumen/terima-supplier.ts';
import type { terimaSupplierInput } from '@kadar/contract/endpoints/terima-supplier.ts';
import { grantOf, type Level } from '@kadar/contract/permissions.ts';
import { terimaOwed } from '@kadar/contract/terima-terms.ts';
import { formatGram } from '@kadar/documents/format.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { postTerima } from '@kadar/domain/posting-supplier.ts';
import {
  consignedPrice,
  isExchangedBelowFine,
  type PaidWeight,
  paidToSupplier,
  type ReceivedLine,
} from '@kadar/domain/supplier.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { atField, atLine, fieldError } from '../../platform/errors.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne } from '../dokumen/public.ts';

type Input = z.output<typeof terimaSupplierInput>;
type TerimaContext = Context<unknown, unknown, Input>;
type Line = Input['lines'][number];

interface Ground {
  tgl_system: string;
  supplier: { nama_supplier: string; pkp: boolean; pungut_pph22: boolean; tempo_hari: number } | null;
  /** What stands with this supplier's number of a nota, of the same year, in whatever shop. */
  sama: string | null;
  /** Codes of lines that are not in use. */
  tanpa_dept: string[];
  tanpa_group: string[];
  /** Of a gram of fine gold today; null while there is none. */
  harga_global: number | null;
}

/** A line as it is weighed, owed and booked. */
interface Received {
  line: Line;
  paid: PaidWeight;
  owed: ReceivedLine;
  harga_acuan: number | null;
  /** Of what stays the supplier's; null of what does not. */
  harga_titip: number | null;
}

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const groundOf = ({ kode_supplier, no_nota_supplier, tgl_nota, lines }: Input) => {
  const unknown = (table: string, column: string, codes: readonly string[]) => sql`(
    select coalesce(json_agg(x), '[]') from unnest(${[...new Set(codes)]}::text[]) x
    where not exists (select 1 from ${sql.raw(table)} t where ${sql.raw(`t.${column}`)} = x and t.deleted_at is null))`;
  return sql`
    (select json_build_object('nama_supplier', s.nama_supplier, 'pkp', s.pkp, 'pungut_pph22', s.pungut_pph22, 'tempo_hari', s.tempo_hari) from supplier_barang s where s.kode_supplier = ${kode_supplier} and s.deleted_at is null) as supplier,
    case when ${no_nota_supplier} <> '' then kadar_nota_supplier(${kode_supplier}, ${no_nota_supplier}, date_part('year', ${tgl_nota}::date)::int) end as sama,
    ${unknown(
      'jenis',
      'kode_dept',
      lines.map(({ kode_dept }) => kode_dept),
    )} as tanpa_dept,
    ${unknown(
      'group_barang',
      'kode_group',
      lines.map(({ kode_group }) => kode_group),
    )} as tanpa_group,
    (select nominal from harga_emas_global order by id desc limit 1) as harga_global`;
};

/** Throws at its field what no delivery may say. */
const requireKnown = (
  { lines, no_nota_supplier, tgl_nota, sistem, no_faktur_pajak, tgl_faktur }: Input,
  ground: Ground,
) => {
  if (!ground.supplier) throw fieldError('kode_supplier', 'DATA_TIDAK_DITEMUKAN');
  if (ground.sama)
    throw fieldError('no_nota_supplier', 'NOTA_SUPPLIER_SUDAH_ADA', {
      no_nota_supplier,
      no_faktur: ground.sama,
    });
  if (tgl_nota > ground.tgl_system) throw fieldError('tgl_nota', 'TANGGAL_TIDAK_SAH');
  // There is no tax invoice before it is sold.
  if (sistem === 'KONSINYASI' && no_faktur_pajak) throw fieldError('no_faktur_pajak', 'FAKTUR_KONSINYASI');
  if (no_faktur_pajak && !tgl_faktur) throw fieldError('tgl_faktur', 'WAJIB_DIISI');
  for (const [index, { kode_dept, kode_group }] of lines.entries()) {
    if (ground.tanpa_dept.includes(kode_dept))
      throw fieldError(`lines.${index}.kode_dept`, 'DATA_TIDAK_DITEMUKAN');
    if (ground.tanpa_group.includes(kode_group))
      throw fieldError(`lines.${index}.kode_group`, 'DATA_TIDAK_DITEMUKAN');
  }
  return ground.supplier;
};

/** A line weighed and priced. */
const received = (
  line: Line,
  { body: { sistem }, settings }: TerimaContext,
  { supplier, harga_global, tgl_system }: Ground,
): Received => {
  const paid = atField('dasar_bayar', () =>
    paidToSupplier(
      {
        beratNotaMg: line.berat_nota,
        beratMg: line.berat,
        toleransiMg: gramToMg(settings.SELISIH_INTERN_GRAM),
      },
      line.dasar_bayar,
    ),
  );
  if (sistem !== 'BELUM_FIX' && line.harga_per_g === 0) throw fieldError('harga_per_g', 'WAJIB_DIISI');
  if (sistem === 'KONSINYASI' && line.ppn) throw fieldError('ppn', 'FAKTUR_KONSINYASI');
  if (sistem === 'BELUM_FIX' && line.kadar_tukar === null) throw fieldError('kadar_tukar', 'WAJIB_DIISI');
  const harga_acuan = sistem === 'BELUM_FIX' ? (line.harga_acuan ?? harga_global) : null;
  if (sistem === 'BELUM_FIX' && !harga_acuan) throw fieldError('harga_acuan', 'WAJIB_DIISI');
  const weighed = {
    ...line,
    beratMg: line.berat,
    dibayarMg: paid.dibayarMg,
    ongkos: { jenis: line.ongkos_jenis, rp: line.ongkos },
    kadar_tukar: line.kadar_tukar ?? 0,
    harga_acuan: harga_acuan ?? 0,
  };
  const pungut_pph22 = supplier?.pungut_pph22 ?? false;
  const owed = atField('ppn', () =>
    terimaOwed(weighed, { settings, tanggal: tgl_system, sistem, pkp: supplier?.pkp ?? false, pungut_pph22 }),
  );
  const harga_titip =
    sistem === 'KONSINYASI' ? consignedPrice({ ...weighed, hargaPerGramRp: line.harga_per_g }) : null;
  return { line, paid, owed, harga_acuan, harga_titip };
};

/** Why somebody must approve it: more or less than the nota beyond the tolerance, or gold exchanged for less than it is. */
const reasonsOf = (lines: readonly Received[], level: Level) => {
  if (grantOf('terima.free', level) === 'allow') return [];
  return lines.flatMap(({ line, paid }, index) => {
    const of = `Baris ${index + 1}, kadar ${line.kadar}`;
    return [
      ...(paid.otorisasi
        ? [
            {
              kategori: 'SELISIH TERIMA' as const,
              notes: `${of}: nota ${formatGram(line.berat_nota)} g, timbangan ${formatGram(line.berat)} g`,
            },
          ]
        : []),
      ...(line.kadar_tukar !== null &&
      isExchangedBelowFine({
        kadarTukarMilli: toMilli(line.kadar_tukar),
        kadarMurniMilli: toMilli(line.kadar_murni),
      })
        ? [
            {
              kategori: 'KADAR TUKAR' as const,
              notes: `${of}: kadar tukar ${line.kadar_tukar} %, murni ${line.kadar_murni} %`,
            },
          ]
        : []),
    ];
  });
};

const rowOf = ({ line, paid, owed, harga_acuan, harga_titip }: Received, index: number) => ({
  urut: index + 1,
  kadar: line.kadar,
  kadar_murni: line.kadar_murni,
  kode_dept: line.kode_dept,
  kode_group: line.kode_group,
  qty: line.qty,
  berat_nota: line.berat_nota,
  berat: line.berat,
  dasar_bayar: paid.dibayarMg === line.berat_nota ? 'NOTA' : 'TIMBANGAN',
  murni: owed.murniMg,
  harga_per_g: line.harga_per_g,
  kadar_tukar: line.kadar_tukar,
  harga_acuan,
  ongkos_jenis: line.ongkos_jenis,
  ongkos: owed.ongkosRp,
  dpp: owed.dppRp,
  ppn: owed.ppnRp,
  pph22: owed.pph22Rp,
  hutang_rp: owed.hutangRp,
  hutang_mg: owed.hutangEmasMg,
  hpp: owed.hppRp,
  ...(harga_titip !== null && { harga_titip }),
});

/** A line's gold that is to be tagged, under its own key. */
export const batchRow = (
  urut: number,
  line: Pick<Line, 'kadar' | 'qty'>,
  { berat, murni, hpp }: { berat: number; murni: number; hpp: number },
  milik: MassaRow['milik'] = 'TOKO',
): MassaRow => ({
  objek: 'BELUM_TAG',
  kunci: `/${urut}`,
  kadar: line.kadar,
  milik,
  jenis: 'TERIMA',
  qty: line.qty,
  berat,
  murni,
  hpp,
});

/** A delivery of a supplier to this shop. */
export const terimaSupplierOf = (context: TerimaContext) => {
  const { body, session } = context;
  return oneKind({
    type: TERIMA_SUPPLIER,
    ground: groundOf(body),
    decide: (ground: Ground) => {
      const { nama_supplier, tempo_hari } = requireKnown(body, ground);
      const lines = body.lines.map((line, at) =>
        atLine(`lines.${at}`, () => received(line, context, ground)),
      );
      const owed = lines.map((one) => one.owed);
      const hutang_rp = sum(owed, (one) => one.hutangRp);
      const hutang_mg = sum(owed, (one) => one.hutangEmasMg);
      const emas_rp = sum(owed, (one) => one.hutangEmasRp);
      const { kode_supplier, no_nota_supplier, tgl_nota, sistem, no_intern, no_faktur_pajak, tgl_faktur } =
        body;
      const isConsigned = sistem === 'KONSINYASI';
      return {
        head: {
          nama_customer: `${kode_supplier} ${nama_supplier}`,
          keterangan: body.keterangan,
          qty: sum(lines, ({ line }) => line.qty),
          berat: sum(lines, ({ line }) => line.berat),
        },
        lines: lines.map(rowOf),
        beside: {
          terima_nota_detail: [
            {
              urut: 1,
              kode_supplier,
              no_nota_supplier,
              tgl_nota,
              sistem,
              no_intern,
              no_faktur_pajak,
              tgl_faktur,
              tempo: addDays(tgl_nota, tempo_hari),
            },
          ],
        },
        bayar: [],
        books: {
          massa: lines.map(({ line, owed: one }, index) =>
            batchRow(
              index + 1,
              line,
              { berat: line.berat, murni: one.murniMg, hpp: one.hppRp },
              isConsigned ? 'SUPPLIER' : 'TOKO',
            ),
          ),
          // What stays his is owed once it is sold.
          pihak: isConsigned
            ? []
            : [
                {
                  pihak: 'SUPPLIER' as const,
                  kode: kode_supplier,
                  no_asal: null,
                  rp: hutang_rp,
                  emas_mg: hutang_mg,
                  emas_rp,
                  muka_rp: 0,
                },
              ],
          ...postTerima(owed),
        },
        uraian: [kode_supplier, nama_supplier, no_nota_supplier].filter(Boolean).join(' '),
        reasons: reasonsOf(lines, session.level),
        approves: hutang_rp + emas_rp,
        data: { hutang_rp, hutang_emas: hutang_mg / 1000, batch: lines.map((_, index) => `/${index + 1}`) },
      };
    },
  });
};

/**
 * Receives a delivery. Throws at the field of a line SELISIH_PERLU_KEPUTUSAN, PPN_BUKAN_PKP, PPN_BEDA_FAKTUR, NOTA_SUPPLIER_SUDAH_ADA
 * where the supplier's nota of that year stands already, and what postOne() refuses.
 */
export const terimaSupplier = async (context: TerimaContext, tx: Tx, intent?: Intent) => {
  const { data, message } = await postOne(context, tx, intent, terimaSupplierOf(context));
  return { data: { ...data, batch: data.batch.map((part) => `${data.no_faktur}${part}`) }, message };
};
