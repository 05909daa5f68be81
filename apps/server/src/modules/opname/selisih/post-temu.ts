import { TEMU_OPNAME } from '@kadar/contract/dokumen/selisih-opname.ts';
import type { temuOpnameInput } from '@kadar/contract/endpoints/selisih-opname.ts';
import { booksOfFound } from '@kadar/domain/selisih-opname.ts';
import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { oneKind, postOne } from '../../dokumen/public.ts';
import { holdPieces, type Lying, lineOf, PIECE } from './pieces.ts';

type Body = z.output<typeof temuOpnameInput>;
type TemuContext = Context<unknown, unknown, Body>;

/** A lost piece, and what the document that lost it debited. */
interface Lost extends Lying {
  no_rugi: string;
  /** Missing where it cost nothing, or weighs nothing fine. */
  role: string | null;
  tempat: string | null;
  /** What is open of claims: what the account it was claimed in comes to, whoever paid into it. */
  klaim: number | null;
  /** The tray it goes to; null where the shop has none of that code. */
  ke_gudang: string | null;
  ke_baki: string | null;
}

/** A lost piece that turned up. */
export const temuKind = (context: TemuContext) => {
  const toko = oneToko(context);
  const { kode_barcode, kode_baki, alasan } = context.body;
  return oneKind({
    type: TEMU_OPNAME,
    ground: sql`(select to_json(x) from (
      select ${PIECE}, m.no_faktur as no_rugi, t.kode_gudang as ke_gudang, t.kode_baki as ke_baki,
        (select min(j.role) from jurnal j where j.kode_toko = b.kode_toko and j.tanggal = m.tanggal and j.no_jurnal = m.no_faktur and j.debet > 0) as role,
        (select sum(s.debet - s.kredit)::bigint from jurnal s where s.kode_toko = b.kode_toko and s.nomor_akun = (
          select min(j.nomor_akun) from jurnal j where j.kode_toko = b.kode_toko and j.tanggal = m.tanggal and j.no_jurnal = m.no_faktur and j.debet > 0 and j.role = 'PIUTANG_KLAIM')) as klaim,
        (select min(e.tempat) from jurnal_emas e where e.kode_toko = b.kode_toko and e.tanggal = m.tanggal and e.no_jurnal = m.no_faktur and e.debet > 0) as tempat
      from barang b cross join lateral (
        select m.no_faktur, m.tanggal from mutasi_stock m where m.kode_toko = b.kode_toko and m.kode_barcode = b.kode_barcode and m.ke_status = 'HILANG'
        order by m.id desc limit 1) m
      left join baki t on t.kode_toko = b.kode_toko and t.kode_baki = coalesce(nullif(${kode_baki}, ''), b.kode_baki) and t.deleted_at is null
      where b.kode_toko = ${toko} and b.kode_barcode = ${kode_barcode} and b.status = 'HILANG') x) as lost`,
    decide: ({ lost }: { lost: Lost | null }) => {
      if (!lost) throw fieldError('kode_barcode', 'DATA_TIDAK_DITEMUKAN');
      const { ke_gudang, ke_baki, no_rugi, role, tempat, klaim, berat } = lost;
      if (ke_gudang === null || ke_baki === null) throw fieldError('kode_baki', 'PILIHAN_TIDAK_SAH');
      const to = { kode_gudang: ke_gudang, kode_baki: ke_baki };
      const words = `${no_rugi} · ${alasan}`;
      return {
        head: { qty: 1, berat, keterangan: words },
        lines: [lineOf({ ...lost, ...to }, 1, { sesi_id: null, no_rugi, alasan })],
        bayar: [],
        books: booksOfFound(
          {
            ...lost,
            role: role ?? 'SELISIH_OPNAME',
            tempat: tempat ?? 'SELISIH_OPNAME',
            ...(klaim !== null && { klaimRp: klaim }),
          },
          to,
        ),
        uraian: words,
        data: { qty: 1 },
      };
    },
  });
};

/**
 * Takes a lost piece back into a tray, against the account that its loss was debited to; what of a claim is paid already is owed back. Throws DATA_TIDAK_DITEMUKAN at the code of one
 * that is not lost, PILIHAN_TIDAK_SAH at a tray that the shop does not have, and what postOne() refuses.
 */
export const postTemu = async (context: TemuContext, tx: Tx, intent?: Intent) => {
  await holdPieces(tx, oneToko(context), [context.body.kode_barcode]);
  return postOne(context, tx, intent, temuKind(context));
};
