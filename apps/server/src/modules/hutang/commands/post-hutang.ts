import { HUTANG } from '@kadar/contract/dokumen/hutang.ts';
import type { hutangInput } from '@kadar/contract/endpoints/hutang.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { postHutang as journalLines } from '@kadar/domain/posting-pledge.ts';
import type { z } from 'zod';
import type { ApprovalReason } from '../../../platform/auth/approvals.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { LOCKS } from '../../../platform/database/locks.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { oneToko } from '../../../platform/http/call.ts';
import type { Intent } from '../../../platform/http/command.ts';
import { keepIdentity } from '../../../platform/identity/identity.ts';
import {
  oneKind,
  postOne,
  type Rekening,
  rekeningsOf,
  requireSales,
  type SalesGround,
  salesColumn,
  settleOne,
} from '../../dokumen/public.ts';
import { blacklistedOf, blacklistReasons } from '../blacklist.ts';
import { claimPhotos } from '../photos.ts';
import { type Kontrak, openedRow } from '../pledge.ts';
import { type Appraisal, appraise, type TaksirGround, taksirColumns, termsFor } from '../taksir.ts';
import { plafondReasons } from './reasons.ts';

type Input = z.output<typeof hutangInput>;

/** Who borrows, as the list of members has him. */
export interface Borrower {
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
}
interface Ground extends TaksirGround, SalesGround {
  member: Borrower | null;
  segel: boolean;
  daftar_hitam: string | null;
  rekenings: Rekening[];
  tgl_system: string;
}

/** Why a loan is approved: the payout of a cashier, and more than the plafond [settled, Pledges 8, 16]. */
const reasonsOf = (
  { body, session, mustAuthorise }: Context<unknown, unknown, Input>,
  appraisal: Appraisal,
  nama: string,
): ApprovalReason[] => [
  ...(mustAuthorise
    ? [{ kategori: 'HUTANG' as const, notes: `${nama}, pinjaman ${formatRupiah(body.jumlah_hutang)}` }]
    : []),
  ...plafondReasons({ session }, body.jumlah_hutang, appraisal.plafond),
];

/** Lines of the goods, as hutang_detail has them. */
export const goodsLines = (goods: Input['barang'], { barang }: Appraisal): object[] =>
  goods.map((piece, index) => ({
    ...piece,
    urut: index + 1,
    berat: barang[index]?.berat ?? 0,
    lebur_gram: barang[index]?.lebur_gram ?? 0,
    plafond_gram: barang[index]?.plafond_gram ?? 0,
  }));

/** Throws BERAT_KANTONG_KURANG at its field when the sealed bag weighs less than its gold. */
export const checkBag = (berat_kantong: number, berat: number): void => {
  if (berat_kantong < berat) throw fieldError('berat_kantong', 'BERAT_KANTONG_KURANG');
};

/** A contract as decided: terms, goods and the first movement. */
export const contractOf = (
  input: Pick<Input, 'barang' | 'jumlah_hutang' | 'kode_customer' | 'no_segel' | 'berat_kantong'>,
  terms: Omit<Kontrak, 'pokok_awal' | 'taksiran' | 'plafond'>,
  appraisal: Appraisal,
  tanggal: string,
) => {
  const { taksiran, plafond } = appraisal;
  const kontrak: Kontrak = { ...terms, pokok_awal: input.jumlah_hutang, taksiran, plafond };
  const berat = appraisal.barang.reduce((sum, piece) => sum + piece.berat, 0);
  checkBag(input.berat_kantong, berat);
  const { kode_customer, no_segel, berat_kantong } = input;
  const row = openedRow(tanggal, kontrak, { kode_customer, no_segel, berat_kantong, berat });
  return { kontrak, berat, row };
};

/** A new pledge as a kind of document decides it. */
const loanOf = (context: Context<unknown, unknown, Input>) => {
  const toko = oneToko(context);
  const { body, settings } = context;
  const { kode_customer, kode_sales, no_segel, jumlah_hutang } = body;
  return oneKind({
    type: HUTANG,
    ground: sql`${taksirColumns(kode_customer, jumlah_hutang)}, ${rekeningsOf(toko, sql`array[${body.no_rekening}]`)} as rekenings,
      ${blacklistedOf(kode_customer)} as daftar_hitam,
      ${salesColumn(toko, kode_sales)},
      (select json_build_object('nama_customer', m.nama_customer, 'alamat_customer', m.alamat_customer, 'no_hp', m.no_hp) from member m
       where m.kode_customer = ${kode_customer} and m.deleted_at is null) as member,
      exists (select 1 from hutang x where x.kode_toko = ${toko} and x.no_segel = ${no_segel} and x.no_segel <> '' and x.status in ('AKTIF', 'LUNAS_BELUM_VALID')) as segel`,
    amount: 'jumlah_hutang',
    decide: (ground: Ground) => {
      const { member, segel, rekenings, tgl_system } = ground;
      requireSales(ground);
      if (!member) throw fieldError('kode_customer', 'DATA_TIDAK_DITEMUKAN');
      const barred = blacklistReasons(context, ground.daftar_hitam);
      if (segel) throw fieldError('no_segel', 'SEGEL_DIPAKAI', { no_segel });
      const appraisal = appraise(body.barang, ground);
      if (appraisal.plafond !== body.plafond) throw new AppError('DATA_BERUBAH');
      const terms = termsFor(ground, settings, body.lama_pinjam);
      const { kontrak, berat, row } = contractOf(body, terms, appraisal, tgl_system);
      const diterima = jumlah_hutang - kontrak.biaya_admin;
      if (diterima < 0) throw fieldError('jumlah_hutang', 'BIAYA_MELEBIHI_PINJAMAN');
      const words = { kategori: 'HUTANG', kas: member.nama_customer };
      const paid = settleOne(diterima, body, { rekenings, words }, 'OUT');
      const reasons = [...barred, ...reasonsOf(context, appraisal, member.nama_customer)];
      return {
        head: {
          ...member,
          kode_sales,
          kode_customer,
          keterangan: body.keterangan,
          qty: body.barang.reduce((sum, piece) => sum + piece.jumlah_pcs, 0),
          berat,
          total: diterima,
          grand_total: diterima,
          dibayar: diterima,
        },
        lines: goodsLines(body.barang, appraisal),
        beside: { kontrak_detail: [{ ...kontrak, urut: 1 }] },
        bayar: paid.bayar,
        books: {
          ...paid.books,
          gadai: [row],
          jurnal: journalLines({
            pokokRp: jumlah_hutang,
            adminRp: kontrak.biaya_admin,
            payments: paid.posted,
          }),
        },
        uraian: member.nama_customer,
        reasons,
        approves: jumlah_hutang,
        data: { diterima, jatuh_tempo: row.ke.jatuh_tempo },
      };
    },
  });
};

/**
 * Lends money against gold: the goods become a sealed bag, the loan less its fee leaves the drawer or an account. Throws
 * DATA_TIDAK_DITEMUKAN at kode_customer, CUSTOMER_DAFTAR_HITAM there, SEGEL_DIPAKAI, HARGA_LEBUR_BELUM_DIISI, DATA_BERUBAH when
 * the plafond is another by now, LAMA_PINJAM_TERLALU_LAMA, BIAYA_MELEBIHI_PINJAMAN, FOTO_WAJIB, KAS_TIDAK_CUKUP, PERLU_OTORISASI.
 */
export const postHutang = async (context: Context<unknown, unknown, Input>, tx: Tx, intent?: Intent) => {
  const toko = oneToko(context);
  const { no_ktp: nik, foto_ktp: foto, ...told } = context.body;
  // Nobody else gives the same customer more than his cap meanwhile.
  await tx.one(sql`select pg_advisory_xact_lock(${LOCKS.HUTANG_CUSTOMER}, hashtext(${told.kode_customer}))`);
  // The audit does not know whose card it was.
  return postOne(context, tx, intent, { ...loanOf(context), audit: told }, async (no_faktur) => {
    await claimPhotos(tx, told.barang);
    if (told.tempat)
      await tx.execute(
        sql`update hutang set tempat = ${told.tempat} where kode_toko = ${toko} and no_hutang = ${no_faktur}`,
      );
    const { user_id: user } = context.session;
    await keepIdentity(context.kadar, tx, { toko, no_dokumen: no_faktur, user, nik, foto });
  });
};
