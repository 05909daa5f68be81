import type { DokumenField, DokumenType } from '@kadar/contract/dokumen.ts';
import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { type ErrorCode, messageText } from '@kadar/contract/errors.ts';
import { grantOf, mayUse, seesCost } from '@kadar/contract/permissions.ts';
import { textIn } from '@kadar/contract/text.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { seriesOf } from '../../../platform/dokumen-types.ts';
import { AppError } from '../../../platform/errors.ts';
import { followerOf } from '../followers.ts';
import { refusalOf } from '../may-reverse.ts';
import { bagOpened, goodsLeft, manifesPrinted } from '../reseal.ts';
import type { About } from './books.ts';
import { BESIDE_COLUMNS } from './list.ts';

type Asker = Pick<Context, 'kadar' | 'scope' | 'toko' | 'session' | 'language'>;
type Value = string | number | null;
type Shown = 'judul' | 'head' | 'columns' | 'lines' | 'rincian' | 'payments' | 'jurnal' | 'riwayat' | 'boleh';

/** The header as it stands, with the shop's day and a document that follows it. */
interface Found extends Omit<Dokumen, Shown> {
  values: Record<string, Value>;
  tgl_system: string | null;
  buka: boolean | null;
  pengikut: string | null;
  keluar: boolean;
  manifes: boolean;
  kantong: boolean;
}

interface Named extends About {
  kode_toko: string;
  no_faktur: string;
}

/** By its own number or by that of its reversal; a number says of which shop it is. */
const named = (tx: Tx, toko: string, no: string): Promise<Named | undefined> =>
  tx.maybe<Named>(sql`
    select d.kode_toko, d.no_faktur, d.jenis, d.bagian
    from (select substr(${no}, 3, 3) as kode, coalesce(
        (select no_faktur from dokumen_batal where kode_toko = substr(${no}, 3, 3) and no_faktur_batal = ${no}), ${no}) as no) n
    join dokumen d on d.kode_toko = n.kode and d.no_faktur = n.no and ${toko} in ('*', d.kode_toko)`);

const find = (tx: Tx, about: Named): Promise<Found> =>
  tx.one<Found>(sql`
    select d.jenis, d.kode_toko, d.no_faktur, d.tanggal, kadar_iso(d.at) as at, d.input_by, d.valid_by, d.status, d.cetak, d.qty, d.berat,
      d.grand_total, d.kembali, d.asal_no, d.kode_customer, h.tgl_system, h.buka,
      to_jsonb(d) || jsonb_build_object('no_rekening', ${BESIDE_COLUMNS.no_rekening}, 'diterima', ${BESIDE_COLUMNS.diterima},
        'kategori', coalesce(k.nama_kategori, d.kategori), 'kode_sales', coalesce(s.nama_sales, d.kode_sales)) as values,
      ${followerOf(about)} as pengikut, ${goodsLeft(about)} as keluar, ${manifesPrinted(about)} as manifes, ${bagOpened(about)} as kantong,
      (select json_build_object('no_faktur_batal', b.no_faktur_batal, 'tanggal', b.tanggal, 'at', kadar_iso(b.at), 'alasan', b.alasan, 'input_by', b.input_by,
          'disetujui_oleh', coalesce(o.disetujui_oleh, ''))
       from dokumen_batal b left join otorisasi o on o.id = b.otorisasi_id where b.kode_toko = d.kode_toko and b.no_faktur = d.no_faktur) as batal
    from dokumen d
    left join hari_kerja h on h.kode_toko = d.kode_toko left join kategori_kas k on k.kode_kategori = d.kategori
    left join sales s on s.kode_toko = d.kode_toko and s.kode_sales = d.kode_sales
    where d.kode_toko = ${about.kode_toko} and d.no_faktur = ${about.no_faktur}`);

interface Details extends Pick<Dokumen, 'lines' | 'payments' | 'riwayat'> {
  jurnal: NonNullable<Dokumen['jurnal']>;
  parts: Record<string, number> | null;
}

const details = (tx: Tx, { lines, parts, entity }: DokumenType, { kode_toko, no_faktur, batal }: Found) => {
  const numbers = batal ? [no_faktur, batal.no_faktur_batal] : [no_faktur];
  const of = (alias: string) =>
    sql`${sql.ref(`${alias}.kode_toko`)} = ${kode_toko} and ${sql.ref(`${alias}.no_faktur`)} = ${no_faktur}`;
  const rows = lines
    ? sql`(select coalesce(json_agg(l order by l.urut), '[]') from ${sql.table(lines.table)} l where ${of('l')})`
    : sql`'[]'::json`;
  const made = parts
    ? sql`(select to_jsonb(p) from ${sql.table(parts.table)} p where ${of('p')} order by p.id limit 1)`
    : sql`null::jsonb`;
  return tx.one<Details>(sql`
    select ${rows} as lines, ${made} as parts,
      (select coalesce(json_agg(json_build_object('arah', y.arah, 'jenis', y.jenis, 'no_rekening', y.no_rekening, 'nama_bank',
          coalesce(b.nama_bank, ''), 'no_kartu', y.no_kartu,
          'jumlah_rp', y.jumlah_rp, 'fee', y.fee, 'poin', y.poin) order by y.urut), '[]')
       from dokumen_bayar y left join rekenings r on r.kode_toko = y.kode_toko and r.no_rekening = y.no_rekening left join banks b using (kode_bank)
       where ${of('y')}) as payments,
      (select coalesce(json_agg(json_build_object('no_jurnal', j.no_jurnal, 'nomor_akun', j.nomor_akun, 'nama_akun', a.nama_akun, 'debet', j.debet,
          'kredit', j.kredit) order by j.id), '[]')
       from jurnal j join akuns a using (nomor_akun) where j.kode_toko = ${kode_toko} and j.no_jurnal = any(${numbers}::text[])) as jurnal,
      (select coalesce(json_agg(json_build_object('at', kadar_iso(x.at), 'user_id', x.user_id, 'action', x.action) order by x.id), '[]')
       from audit x where x.entity = ${entity} and x.entity_key = ${no_faktur} and x.kode_toko = ${kode_toko}) as riwayat`);
};

/** What its declaration shows of a row; weights in grams. */
const shownOf = (fields: Readonly<Record<string, DokumenField>>, { session, language }: Asker) =>
  Object.entries(fields)
    .filter(([, field]) => field.in.includes('detail') && (!field.cost || seesCost(session.level)))
    .map(([key, { label, kind }]) => ({
      key,
      label: textIn(label, language),
      kind,
      valueIn: (row: Readonly<Record<string, Value>>): Value => {
        const value = row[key] ?? null;
        return kind === 'gram' && typeof value === 'number' ? value / 1000 : value;
      },
    }));

/** The parts of its amount that are more or less than nothing. */
const partsOf = (
  { parts }: DokumenType,
  row: Readonly<Record<string, number>>,
  { language }: Asker,
): Dokumen['rincian'] =>
  Object.entries(parts?.columns ?? {})
    .map(([key, { label, sign }]) => ({
      key,
      label: textIn(label, language),
      value: sign * Number(row[key] ?? 0),
    }))
    .filter(({ value }) => value !== 0);

const bolehOf = (asker: Asker, type: DokumenType, found: Found): Dokumen['boleh'] => {
  const { session, language } = asker;
  const grant = type.batal && grantOf(type.batal.access, session.level);
  const refusal = refusalOf({ ...found, level: session.level, language }, type);
  // What ends in another way than by a reversal needs no reason why it is not reversed.
  if (!type.batal) return { batal: null, sebab: null, cetak: type.paper !== undefined, segel: false };
  const code: ErrorCode | undefined = grant ? refusal?.code : 'TIDAK_BERHAK';
  return {
    batal: code || !grant ? null : grant,
    sebab: code ? { code, message: messageText(code, language, refusal?.params ?? {}) } : null,
    cetak: type.paper !== undefined,
    segel: found.kantong,
  };
};

/**
 * Any document, whole, as its declaration shows it. Throws DATA_TIDAK_DITEMUKAN for a number of no document of the shop,
 * TIDAK_BERHAK for a level that may not read this kind.
 */
export const getDokumen = (asker: Asker, no: string): Promise<Dokumen> =>
  asker.kadar.db.transaction(
    asker.scope,
    async (tx) => {
      const about = await named(tx, asker.toko, no);
      if (!about) throw new AppError('DATA_TIDAK_DITEMUKAN');
      const type = seriesOf(about.jenis, about.no_faktur);
      if (!mayUse(type.access.read, asker.session.level)) throw new AppError('TIDAK_BERHAK');
      const found = await find(tx, about);
      const { lines, parts, payments, jurnal, riwayat } = await details(tx, type, found);
      const columns = shownOf(type.lines?.fields ?? {}, asker);
      const {
        values,
        tgl_system: _day,
        buka: _open,
        pengikut: _next,
        keluar: _left,
        kantong: _bag,
        ...head
      } = found;
      return {
        ...head,
        judul: textIn(type.title, asker.language),
        berat: found.berat / 1000,
        head: shownOf(type.head, asker).map(({ valueIn, ...field }) => ({
          ...field,
          value: valueIn(values),
        })),
        columns: columns.map(({ key, label, kind }) => ({ key, label, kind })),
        lines: lines.map((line) =>
          Object.fromEntries(columns.map(({ key, valueIn }) => [key, valueIn(line)])),
        ),
        rincian: partsOf(type, parts ?? {}, asker),
        payments,
        jurnal: mayUse('ledger.read', asker.session.level) ? jurnal : null,
        riwayat,
        boleh: bolehOf(asker, type, found),
      };
    },
    { snapshot: true },
  );
