import type { DataOf } from '@kadar/contract/endpoint.ts';
import {
  type DrafRow,
  drafRow,
  MAX_BARIS_DRAF,
  MAX_BERKAS_BYTES,
  type uploadDraf,
} from '@kadar/contract/endpoints/tambah-draf.ts';
import { issueCode, type MessageCode, messageText } from '@kadar/contract/errors.ts';
import { type ReadRow, readTable } from '@kadar/documents/read-table.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { sha256 } from '../../../platform/canonical.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import { runCommand } from '../../../platform/http/command.ts';
import { readable, uploadedFile } from '../../../platform/http/uploaded-file.ts';

type Uploaded = DataOf<typeof uploadDraf>;
type Refused = Uploaded['ditolak'][number];

/** What the chain knows of codes and purities, and which rows and barcodes are there already. */
interface Known {
  jenis: string[];
  group: string[];
  baki: string[];
  kadar: Record<string, number>;
  ada: number[];
  barcode: string[];
}

const knownOf = (tx: Tx, toko: string, berkas: string, barcodes: readonly string[]): Promise<Known> =>
  tx.one<Known>(sql`
    select (select coalesce(json_agg(kode_dept), '[]') from jenis where deleted_at is null) as jenis,
      (select coalesce(json_agg(kode_group), '[]') from group_barang where deleted_at is null) as "group",
      (select coalesce(json_agg(t.kode_baki), '[]') from baki t join gudang g using (kode_toko, kode_gudang)
       where t.kode_toko = ${toko} and t.deleted_at is null and g.deleted_at is null) as baki,
      (select coalesce(json_object_agg(kadar::float8, kadar_murni::float8), '{}') from kadar where deleted_at is null) as kadar,
      (select coalesce(json_agg(baris), '[]') from tambah_draf where kode_toko = ${toko} and berkas = ${berkas}) as ada,
      (select coalesce(json_agg(kode), '[]') from unnest(${barcodes}::text[]) kode where kadar_barcode_owner(kode) is not null) as barcode`);

type Problem = Pick<Refused, 'kolom' | 'code'> & { params?: Record<string, string> };

/** The first thing that is wrong with a row, by its own words alone. */
const parseRow = ({ cells, formulas }: ReadRow): DrafRow | Problem => {
  const known = Object.keys(drafRow.shape);
  const kolom = formulas.find((head) => known.includes(head));
  if (kolom) return { kolom, code: 'SEL_RUMUS' };
  const parsed = drafRow.safeParse(
    Object.fromEntries(Object.entries(cells).filter(([head]) => known.includes(head))),
  );
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const column = String(issue?.path[0] ?? '');
  return {
    kolom: column,
    code: (cells[column] ?? '') === '' ? 'WAJIB_DIISI' : issueCode(issue?.message ?? ''),
  };
};
const isProblem = (row: DrafRow | Problem): row is Problem => 'code' in row;

/** What is wrong with a row by what the shop has. */
const unknownIn = (row: DrafRow, known: Sets, earlier: ReadonlySet<string>): Problem | undefined => {
  const wrong = (kolom: string): Problem => ({ kolom, code: 'PILIHAN_TIDAK_SAH', params: { label: kolom } });
  if (!known.jenis.has(row.kode_dept)) return wrong('kode_dept');
  if (!known.group.has(row.kode_group)) return wrong('kode_group');
  if (!known.kadar.has(row.kadar)) return wrong('kadar');
  if (row.kode_baki && !known.baki.has(row.kode_baki)) return wrong('kode_baki');
  const { kode_barcode } = row;
  if (kode_barcode && (known.barcode.has(kode_barcode) || earlier.has(kode_barcode)))
    return { kolom: 'kode_barcode', code: 'BARCODE_SUDAH_ADA', params: { kode_barcode } };
  return undefined;
};

interface Sets {
  jenis: ReadonlySet<string>;
  group: ReadonlySet<string>;
  baki: ReadonlySet<string>;
  kadar: ReadonlyMap<number, number>;
  barcode: ReadonlySet<string>;
}

/** The rows that may be drafts, and of each other one why not. */
const judge = (rows: readonly { no: number; row: DrafRow | Problem }[], found: Known) => {
  const known: Sets = {
    jenis: new Set(found.jenis),
    group: new Set(found.group),
    baki: new Set(found.baki),
    kadar: new Map(Object.entries(found.kadar).map(([kadar, murni]) => [Number(kadar), murni])),
    barcode: new Set(found.barcode),
  };
  const there = new Set(found.ada);
  const barcodes = new Set<string>();
  const good: (DrafRow & { baris: number; kadar_murni: number })[] = [];
  const refused: (Problem & { baris: number })[] = [];
  for (const { no: baris, row } of rows) {
    if (there.has(baris)) {
      if (!isProblem(row)) barcodes.add(row.kode_barcode);
      continue;
    }
    const problem = isProblem(row) ? row : unknownIn(row, known, barcodes);
    if (problem || isProblem(row)) {
      if (problem) refused.push({ ...problem, baris });
      continue;
    }
    if (row.kode_barcode) barcodes.add(row.kode_barcode);
    good.push({ ...row, baris, kadar_murni: known.kadar.get(row.kadar) ?? row.kadar });
  }
  return { good, refused, sudah_ada: there.size };
};

/**
 * Makes drafts of the rows of a list, in no book; rows that are refused leave the others. The same file once more makes none, and brings back those that were
 * thrown away. Throws what uploadedFile() does, BERKAS_*.
 */
export const uploadDrafts = async (
  call: Call,
  route: string,
): Promise<{ data: Uploaded; message: string }> => {
  oneToko(call);
  const { name, bytes } = await uploadedFile(call.request, MAX_BERKAS_BYTES);
  const berkas = sha256(bytes).toString('hex');
  // The form itself is a stream: what identifies the change for its idempotency key is the file's digest.
  call.request.body = { berkas };
  const rows = await readable(readTable(bytes, MAX_BARIS_DRAF));
  const parsed = rows.map((row) => ({ no: row.no, row: parseRow(row) }));
  return runCommand(call, route, (tx) => save(call, tx, { name: name.slice(0, 200), berkas, rows: parsed }));
};

const save = async (
  call: Call,
  tx: Tx,
  {
    name,
    berkas,
    rows,
  }: { name: string; berkas: string; rows: readonly { no: number; row: DrafRow | Problem }[] },
): Promise<{ data: Uploaded; message: string }> => {
  const toko = oneToko(call);
  const { language, session, ip } = call;
  const barcodes = rows.flatMap(({ row }) =>
    isProblem(row) || row.kode_barcode === '' ? [] : [row.kode_barcode],
  );
  const { good, refused, sudah_ada } = judge(rows, await knownOf(tx, toko, berkas, barcodes));
  // A twin of another key that was faster wrote the same rows: they are its drafts.
  const baru = await tx.execute(sql`
    insert into tambah_draf (kode_toko, berkas, baris, nama_berkas, kode_barcode, kode_intern, nama_barang, size, kode_dept, kode_group, kadar, kadar_murni, kadar_cetak,
      jumlah_pcs, berat, ongkos, kode_baki, created_by)
    select ${toko}, ${berkas}, baris, ${name}, kode_barcode, kode_intern, nama_barang, size, kode_dept, kode_group, kadar, kadar_murni, kadar_cetak, jumlah_pcs, berat, ongkos,
      kode_baki, ${session.user_id}
    from jsonb_to_recordset(${JSON.stringify(good)}::jsonb) as r(baris int, kode_barcode text, kode_intern text, nama_barang text, size text, kode_dept text, kode_group text,
      kadar numeric, kadar_murni numeric, kadar_cetak numeric, jumlah_pcs int, berat bigint, ongkos bigint, kode_baki text)
    order by baris on conflict do nothing`);
  await tx.execute(sql`
    update tambah_draf set dibuang = false where kode_toko = ${toko} and berkas = ${berkas} and dibuang`);
  const ditolak = refused.map(({ baris, kolom, code, params }) => ({
    baris,
    kolom,
    code,
    sebab: messageText(code as MessageCode, language, params ?? { label: kolom }),
  }));
  const data = { berkas, baru, sudah_ada: sudah_ada + good.length - baru, ditolak };
  await writeAudit(tx, {
    toko,
    user: session.user_id,
    ip,
    action: 'add',
    entity: 'tambah_draf',
    key: berkas,
    after: { nama_berkas: name, baru, ditolak: ditolak.length },
  });
  return { data, message: messageText('DATA_DISIMPAN', language) };
};
