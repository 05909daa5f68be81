import type { simpanHarga as endpoint } from '@kadar/contract/endpoints/harga.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { type LineKind, lineId, linePrice, priceListsOf, withPrices } from '@kadar/domain/price-lines.ts';
import type { z } from 'zod';
import { add, change, type MasterParts } from '../../../engines/master-engine/writes.ts';
import { requireChainApproval } from '../../../platform/auth/approvals.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, type FieldProblem } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readLines } from '../lines.ts';
import { checkMayChange } from '../rights.ts';
import { lockPrices, putGlobal, tellPrices } from './set-harga-emas.ts';

type Body = z.output<typeof endpoint.body & z.ZodType>;
type Change = Body['baris'][number];
type SaveCall = Call<unknown, unknown, Body>;
type Lines = Awaited<ReturnType<typeof readLines>>;

/** The lists that keep the prices of kadar and group, as their own screens write them. */
export type PriceMasters = Readonly<Record<Exclude<LineKind, 'GLOBAL'>, MasterParts>>;

const cellOf = (at: number): string => `baris.${at}.harga`;

/** Holds the records that are about to change, also against their own screens. */
const lockRecords = async (tx: Tx, baris: readonly Change[]): Promise<void> => {
  const of = (kind: LineKind) => baris.filter(({ jenis }) => jenis === kind).map(({ kode }) => kode);
  await tx.rows(
    sql`select 1 from kadar where kode_kadar = any(${of('KADAR')}::text[]) order by kode_kadar for update`,
  );
  await tx.rows(sql`
    select 1 from kelompok_harga where kode_group = any(${of('GROUP')}::text[]) order by kelompok_harga for update`);
};

/** Every cell that cannot be saved, and why: each is judged as the prices stand now, and all of them together. */
const problemsOf = (baris: readonly Change[], lines: Lines): Map<number, FieldProblem> => {
  const byId = new Map(lines.map((line) => [lineId(line), line]));
  const after = priceListsOf(withPrices(lines, new Map(baris.map((line) => [lineId(line), line.harga]))));
  const seen = new Set<string>();
  const problems = new Map<number, FieldProblem>();
  for (const [at, line] of baris.entries()) {
    const id = lineId(line);
    const now = byId.get(id);
    if (!now) problems.set(at, { code: 'DATA_TIDAK_DITEMUKAN' });
    else if (seen.has(id)) problems.set(at, { code: 'ISIAN_TIDAK_SAH' });
    else if (now.version !== line._version) problems.set(at, { code: 'HARGA_DISIMPAN_LAIN' });
    else if (linePrice(after, line) === null)
      problems.set(at, { code: 'HARGA_EMAS_BELUM_DIISI', params: { kadar: line.kadar } });
    seen.add(id);
  }
  return problems;
};

/** Throws HARGA_DISIMPAN_LAIN where somebody saved one of these lines meanwhile, INPUT_TIDAK_SAH for any other cell. */
const refuseProblems = (problems: ReadonlyMap<number, FieldProblem>): void => {
  if (problems.size === 0) return;
  const meanwhile = [...problems.values()].some(({ code }) => code === 'HARGA_DISIMPAN_LAIN');
  const fields = Object.fromEntries([...problems].map(([at, problem]) => [cellOf(at), problem]));
  throw new AppError(meanwhile ? 'HARGA_DISIMPAN_LAIN' : 'INPUT_TIDAK_SAH', {}, { fields });
};

/** A record of a price list gets another price as on its own screen: with audit, version and news of it. A price of 0 is none. */
const putMaster = async (call: SaveCall, tx: Tx, parts: MasterParts, key: string, harga: number | null) =>
  change({ ...call, params: { key }, query: {}, body: { harga_jual: harga ?? 0 } }, tx, parts);

/** The record of a group's price, or what it will be called: as its group, unless another one is called so. */
const kelompokOf = async (tx: Tx, { kode, kadar }: Change): Promise<{ key: string; there: boolean }> => {
  const found = await tx.maybe<{ key: string }>(sql`
    select kelompok_harga as key from kelompok_harga where kode_group = ${kode} and kadar = ${kadar} and deleted_at is null`);
  if (found) return { key: found.key, there: true };
  const names = [kode, `${kode}-${kadar}`];
  const free = await tx.maybe<{ key: string }>(sql`
    select n.key from unnest(${names}::text[]) with ordinality as n(key, at)
    where not exists (select 1 from kelompok_harga k where k.kelompok_harga = n.key) order by n.at limit 1`);
  if (!free) throw new AppError('DATA_SUDAH_ADA', { label: 'Kelompok Harga', nilai: kode });
  return { key: free.key, there: false };
};

const putGroup = async (call: SaveCall, tx: Tx, parts: MasterParts, line: Change): Promise<void> => {
  const { key, there } = await kelompokOf(tx, line);
  if (there) {
    await putMaster(call, tx, parts, key, line.harga);
    return;
  }
  const { kode: kode_group, kadar } = line;
  const body = { kelompok_harga: key, kode_group, kadar, harga_jual: line.harga ?? 0, harga_beli: 0 };
  await add({ ...call, params: {}, query: {}, body }, tx, parts);
};

/** What the approver reads of a line. */
const told = ([, { jenis, kode, kadar, harga }]: [number, Change]): string =>
  [jenis === 'GLOBAL' ? 'Harga emas' : `${jenis} ${kode} ${kadar} %`, formatRupiah(harga ?? 0)].join(' ');

/** What a record's own list refuses is said at the cell. */
const atCell = async (at: number, write: Promise<unknown>): Promise<void> => {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const problem = Object.values(error.fields ?? {})[0] ?? { code: error.code, params: error.params };
    throw new AppError('INPUT_TIDAK_SAH', {}, { fields: { [cellOf(at)]: problem }, cause: error });
  }
};

/**
 * Several prices per gram at once. Throws TIDAK_BERHAK and MODUL_TIDAK_AKTIF as the list of each line would,
 * HARGA_DISIMPAN_LAIN and INPUT_TIDAK_SAH at the cells, PERLU_OTORISASI for an administrator of a branch; then nothing is changed.
 */
export const simpanHarga =
  (masters: PriceMasters) =>
  async (call: SaveCall, tx: Tx): Promise<{ data: { diubah: number }; message: string }> => {
    const { baris } = call.body;
    for (const jenis of new Set(baris.map((line) => line.jenis))) checkMayChange(call, jenis);
    await lockPrices(tx);
    await lockRecords(tx, baris);
    const lines = await readLines(tx);
    refuseProblems(problemsOf(baris, lines));
    const own = new Map(lines.map((line) => [lineId(line), line.sendiri]));
    const moved = [...baris.entries()].filter(([, line]) => own.get(lineId(line)) !== line.harga);
    if (moved.length > 0) await requireChainApproval(call, tx, () => moved.map(told).join(', '));
    for (const [at, line] of moved) {
      if (line.jenis === 'GLOBAL') await putGlobal(call, tx, line.harga ?? 0);
      else if (line.jenis === 'KADAR')
        await atCell(at, putMaster(call, tx, masters.KADAR, line.kode, line.harga));
      else await atCell(at, putGroup(call, tx, masters.GROUP, line));
    }
    const global = moved.find(([, { jenis }]) => jenis === 'GLOBAL')?.[1].harga;
    if (moved.length > 0) await tellPrices(call, tx, global ?? undefined);
    return { data: { diubah: moved.length }, message: messageText('DATA_DISIMPAN', call.language) };
  };
