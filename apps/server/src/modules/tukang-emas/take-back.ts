import { TERIMA_TUKANG } from '@kadar/contract/dokumen/tukang-emas.ts';
import type { TerimaTukangLine, terimaTukangInput } from '@kadar/contract/endpoints/tukang-emas.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { formatGram } from '@kadar/documents/format.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import { leburOf } from '@kadar/domain/buyback.ts';
import {
  type CraftsmanGold,
  type CraftsmanJob,
  type CraftsmanReturn,
  jobOf,
  takeBack,
  wageOf,
} from '@kadar/domain/craftsman.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { postTerimaTukang } from '@kadar/domain/posting-craftsman.ts';
import { fineGold, inGrams } from '@kadar/domain/weight.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError, atField, fieldError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import { oneKind, postOne } from '../dokumen/public.ts';
import { accountRow, balanceOf, type Craftsman, craftsmanOf } from './account.ts';

type Input = z.output<typeof terimaTukangInput>;
type TerimaContext = Context<unknown, unknown, Input>;

/** His own gold is bought at what gold of this purity is melted for. */
const LEBUR_MILLI = 99_900;

interface Ground {
  tukang: Craftsman | null;
  emas: CraftsmanGold;
  /** Whether the job that is named is his and stands. */
  serah: boolean;
  tanpa_dept: string[];
  tanpa_group: string[];
  lebur: { kadar: number; harga: number }[];
}

/** A line with its fine gold and its wage. */
type Brought = ReturnType<typeof broughtOf>;
const broughtOf = (line: TerimaTukangLine, at: number) => {
  const pieces =
    line.hasil === 'PIECE' ? line : { kadar: line.kadar_murni, kode_dept: null, kode_group: null, qty: 1 };
  const { kadar, kode_dept, kode_group, qty } = pieces;
  const wage =
    line.hasil === 'SISA'
      ? ({ upah_jenis: 'BORONG', upah: 0 } as const)
      : { upah_jenis: line.upah_jenis, upah: line.upah };
  const { hasil, berat, kadar_murni } = line;
  const murni = fineGold(berat, toMilli(kadar_murni));
  if (murni === 0) throw fieldError(`lines.${at}.berat`, 'BERAT_NOL');
  const upah = wageOf({ jenis: wage.upah_jenis, rp: wage.upah }, { beratMg: berat, qty });
  return {
    urut: at + 1,
    hasil,
    kadar,
    kadar_murni,
    kode_dept,
    kode_group,
    qty,
    berat,
    murni,
    upah_jenis: wage.upah_jenis,
    upah,
  };
};

const groundOf = (toko: string, { kode_tukang, no_serah, lines }: Input) => {
  const pieces = lines.flatMap((line) => (line.hasil === 'PIECE' ? [line] : []));
  const unknown = (table: string, column: 'kode_dept' | 'kode_group') => sql`(
    select coalesce(json_agg(x), '[]') from unnest(${[...new Set(pieces.map((line) => line[column]))]}::text[]) x
    where not exists (select 1 from ${sql.raw(table)} t where ${sql.raw(`t.${column}`)} = x and t.deleted_at is null))`;
  return sql`${craftsmanOf(toko, kode_tukang)} as tukang, ${balanceOf(toko, kode_tukang)} as emas,
    exists (select from dokumen d join serah_tukang_detail l using (kode_toko, no_faktur)
      where d.kode_toko = ${toko} and d.no_faktur = ${no_serah ?? ''} and d.status = 'POSTED' and l.kode_tukang = ${kode_tukang}) as serah,
    ${unknown('jenis', 'kode_dept')} as tanpa_dept, ${unknown('group_barang', 'kode_group')} as tanpa_group,
    (select coalesce(json_agg(json_build_object('kadar', kadar, 'harga', harga_lebur)), '[]') from kadar where deleted_at is null and harga_lebur > 0) as lebur`;
};

/** Throws at its field what nothing can be received by. */
const requireKnown = ({ lines, no_serah, susut, maaf }: Input, ground: Ground): Craftsman => {
  if (!ground.tukang) throw fieldError('kode_tukang', 'DATA_TIDAK_DITEMUKAN');
  if (no_serah !== null && !ground.serah) throw fieldError('no_serah', 'DATA_TIDAK_DITEMUKAN');
  // What he lost of no work is never what he may lose.
  if (lines.length === 0 && !(maaf && susut > 0)) throw fieldError('lines', 'WAJIB_DIISI');
  for (const [index, line] of lines.entries()) {
    if (line.hasil !== 'PIECE') continue;
    if (ground.tanpa_dept.includes(line.kode_dept))
      throw fieldError(`lines.${index}.kode_dept`, 'DATA_TIDAK_DITEMUKAN');
    if (ground.tanpa_group.includes(line.kode_group))
      throw fieldError(`lines.${index}.kode_group`, 'DATA_TIDAK_DITEMUKAN');
  }
  return ground.tukang;
};

const hargaOf = ({ lebur }: Ground): number => {
  const row = leburOf(
    lebur.map(({ kadar, harga }) => ({ kadarMilli: toMilli(kadar), leburRp: harga })),
    LEBUR_MILLI,
  );
  if (!row) throw fieldError('emas_tukang', 'HARGA_EMAS_BELUM_DIISI');
  return row.leburRp;
};

/** What the job lost, and what of his account it takes. Throws EMAS_BERTAMBAH at what is more than he has. */
const judged = (
  { susut, emas_tukang, maaf }: Input,
  lines: readonly Brought[],
  ground: Ground,
): { job: CraftsmanJob; back: CraftsmanReturn } => {
  const brought = lines.map(({ hasil, murni }) => ({ hasil, murniMg: murni }));
  const came = brought.reduce((sum, { murniMg }) => sum + murniMg, 0);
  if (emas_tukang > came) throw fieldError('emas_tukang', 'ANGKA_DI_LUAR_BATAS');
  const job = jobOf({
    lines: brought,
    susutMg: susut,
    emasTukangMg: emas_tukang,
    susutMilli: toMilli(ground.tukang?.susut_persen ?? 0),
    maaf,
  });
  const moreMg = came - emas_tukang + susut - ground.emas.murniMg;
  if (moreMg > 0)
    throw fieldError(moreMg > susut ? 'emas_tukang' : 'susut', 'EMAS_BERTAMBAH', { mg: inGrams(moreMg) });
  const back = atField('emas_tukang', () =>
    takeBack(ground.emas, {
      hasilMg: lines.map(({ murni }) => murni),
      susutMg: job.dibebankanMg,
      ...(emas_tukang > 0 && { emasTukang: { mg: emas_tukang, hargaRp: hargaOf(ground) } }),
    }),
  );
  return { job, back };
};

/** Where what he brought goes: pieces wait to be tagged, each line a batch; the rest are bars under this number. */
const cameInto = ({
  urut,
  hasil,
  kadar,
  kadar_murni,
  qty,
  berat,
  murni,
  hpp,
}: Brought & { hpp: number }): MassaRow => ({
  ...(hasil === 'PIECE'
    ? ({ objek: 'BELUM_TAG', kunci: `/${urut}`, kadar } as const)
    : ({ objek: 'BATANGAN', kunci: null, kadar: kadar_murni } as const)),
  milik: 'TOKO',
  jenis: TERIMA_TUKANG.jenis,
  qty,
  berat,
  murni,
  hpp,
});

const wordsOf = ({ susutMg, dibebankanMg, tetapHutangMg }: CraftsmanJob, keterangan: string): string =>
  [
    susutMg > 0 && `SUSUT ${formatGram(susutMg)} g, DIBEBANKAN ${formatGram(dibebankanMg)} g`,
    tetapHutangMg > 0 && `HUTANG TUKANG ${formatGram(tetapHutangMg)} g`,
    keterangan,
  ]
    .filter(Boolean)
    .join(' · ');

/** What a craftsman brings to this shop. */
export const terimaTukangOf = (context: TerimaContext) => {
  const { body, session } = context;
  const { kode_tukang, no_serah, emas_tukang } = body;
  const toko = oneToko(context);
  return oneKind({
    type: TERIMA_TUKANG,
    ground: groundOf(toko, body),
    decide: (ground: Ground) => {
      const { nama_tukang, susut_persen } = requireKnown(body, ground);
      const brought = body.lines.map(broughtOf);
      const { job, back } = judged(body, brought, ground);
      const maaf = body.maaf && job.susutMg > job.bolehMg;
      if (maaf && grantOf('tukang.maaf', session.level) !== 'allow')
        throw new AppError('SUSUT_TUKANG_PERLU_OWN');
      const lines = brought.map((line, at) => ({ ...line, hpp: (back.hasilRp[at] ?? 0) + line.upah }));
      const upah_rp = lines.reduce((sum, { upah }) => sum + upah, 0);
      const owed = upah_rp + back.emasTukangRp;
      const nama = `${kode_tukang} ${nama_tukang}`;
      const keterangan = wordsOf(job, body.keterangan);
      const hasil = lines.map((line) => ({ hasil: line.hasil, murniMg: line.murni, upahRp: line.upah }));
      return {
        head: {
          nama_customer: nama,
          keterangan,
          qty: lines.reduce((sum, { qty }) => sum + qty, 0),
          berat: job.hasilMg + job.kembaliMg,
          ...(no_serah !== null && { asal_toko: toko, asal_no: no_serah }),
        },
        lines,
        beside: {
          kerja_tukang_detail: [
            {
              urut: 1,
              kode_tukang,
              hasil_mg: job.hasilMg,
              kembali_mg: job.kembaliMg,
              susut_mg: job.susutMg,
              susut_persen,
              boleh_mg: job.bolehMg,
              dibebankan_mg: job.dibebankanMg,
              maaf,
              emas_tukang_mg: emas_tukang,
              emas_tukang_rp: back.emasTukangRp,
              keluar_mg: back.keluarMg,
              lepas_rp: back.lepasRp,
              susut_rp: back.susutRp,
            },
          ],
        },
        bayar: [],
        books: {
          massa: [
            ...(back.keluarMg > 0
              ? [
                  accountRow(kode_tukang, TERIMA_TUKANG.jenis, {
                    murniMg: -back.keluarMg,
                    hppRp: -back.lepasRp,
                  }),
                ]
              : []),
            ...lines.map(cameInto),
          ],
          pihak:
            owed > 0
              ? [
                  {
                    pihak: 'TUKANG' as const,
                    kode: kode_tukang,
                    no_asal: null,
                    rp: owed,
                    emas_mg: 0,
                    emas_rp: 0,
                    muka_rp: 0,
                  },
                ]
              : [],
          ...postTerimaTukang(
            { untuk: 'STOK', hasil, susutMg: job.dibebankanMg, emasTukangMg: emas_tukang },
            back,
          ),
        },
        uraian: `${nama} ${keterangan}`.trim(),
        data: {
          boleh: inGrams(job.bolehMg),
          dibebankan: inGrams(job.dibebankanMg),
          tetap_hutang: inGrams(job.tetapHutangMg),
          upah_rp,
          emas_tukang_rp: back.emasTukangRp,
          saldo: inGrams(back.left.murniMg),
          batch: lines.flatMap(({ hasil: kind, urut }) => (kind === 'PIECE' ? [`/${urut}`] : [])),
        },
      };
    },
  });
};

/**
 * Receives of a craftsman. Throws at its field DATA_TIDAK_DITEMUKAN, EMAS_BERTAMBAH for more fine gold than he has, BERAT_NOL;
 * SUSUT_TUKANG_PERLU_OWN, and what postOne() refuses.
 */
export const terimaTukang = async (context: TerimaContext, tx: Tx, intent?: Intent) => {
  const { data, message } = await postOne(context, tx, intent, terimaTukangOf(context));
  return { data: { ...data, batch: data.batch.map((part) => `${data.no_faktur}${part}`) }, message };
};
