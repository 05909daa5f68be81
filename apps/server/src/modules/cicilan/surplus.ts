import { CICILAN_HANGUS, CICILAN_KELEBIHAN } from '@kadar/contract/dokumen/cicilan.ts';
import type { kelebihanCicilanInput } from '@kadar/contract/endpoints/cicilan.ts';
import { formatRupiah } from '@kadar/documents/format.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { postKelebihanCicilan } from '@kadar/domain/posting-cicilan.ts';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { oneToko } from '../../platform/http/call.ts';
import type { Intent } from '../../platform/http/command.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { groundOf, postDokumen, postOne, type Rekening, rekeningsOf, settleOne } from '../dokumen/public.ts';

/** What an ended contract left, as far as nobody fetched it; rupiah. */
interface Owed {
  kode_customer: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  saldo: number;
}

/** Owed by the number of the document that ended the contract, as JSON; null for a number of none. */
const owedBy = (toko: string, no_faktur: string): Query<Owed | null> => sql`(
  select json_build_object('kode_customer', d.kode_customer, 'nama_customer', d.nama_customer, 'alamat_customer', d.alamat_customer, 'no_hp', d.no_hp, 'saldo', t.saldo)
  from titip t join dokumen d on d.kode_toko = t.kode_toko and d.no_faktur = t.no_titip and d.jenis in ('CICILAN_LELANG', 'CICILAN_PUTUS')
  where t.kode_toko = ${toko} and t.no_titip = ${no_faktur})`;

const takenRow = (no_faktur: string, rp: number) => ({
  no_titip: no_faktur,
  jumlah_rp: -rp,
  jenis: 'KELEBIHAN' as const,
});
const headOf = ({ saldo: _, ...customer }: Owed, toko: string, no_faktur: string, keterangan = '') => ({
  ...customer,
  keterangan: `${no_faktur} ${keterangan}`.trim(),
  asal_toko: toko,
  asal_no: no_faktur,
});

/**
 * Pays out what an ended contract left, whole. Throws DATA_TIDAK_DITEMUKAN, SUDAH_DIBAYARKAN, DATA_BERUBAH when another sum is owed,
 * REKENING_WAJIB, KAS_TIDAK_CUKUP, PERLU_OTORISASI.
 */
export const payOut = (
  context: Context<unknown, unknown, z.output<typeof kelebihanCicilanInput>>,
  tx: Tx,
  intent?: Intent,
) => {
  const toko = oneToko(context);
  const { body } = context;
  const { no_faktur, jumlah_rp: rp, no_rekening } = body;
  return postOne(context, tx, intent, {
    type: CICILAN_KELEBIHAN,
    ground: sql`${owedBy(toko, no_faktur)} as owed, ${rekeningsOf(toko, sql`array[${no_rekening}]`)} as rekenings`,
    amount: 'jumlah_rp',
    decide: ({ owed, rekenings }: { owed: Owed | null; rekenings: Rekening[] }) => {
      if (!owed) throw new AppError('DATA_TIDAK_DITEMUKAN');
      if (owed.saldo === 0) throw new AppError('SUDAH_DIBAYARKAN', { no_faktur });
      if (owed.saldo !== rp) throw new AppError('DATA_BERUBAH');
      const words = { kategori: 'KELEBIHAN_CICILAN', kas: owed.nama_customer };
      const paid = settleOne(rp, body, { rekenings, words }, 'OUT');
      const uraian = `${no_faktur} ${owed.nama_customer}`;
      return {
        head: { ...headOf(owed, toko, no_faktur, body.keterangan), total: rp, grand_total: rp, dibayar: rp },
        bayar: paid.bayar,
        books: {
          ...paid.books,
          titipan: [takenRow(no_faktur, rp)],
          jurnal: postKelebihanCicilan(rp, paid.posted),
        },
        uraian,
        reasons: context.mustAuthorise
          ? [{ kategori: 'BAYAR KELEBIHAN', notes: `${uraian}, ${formatRupiah(rp)}` }]
          : [],
        approves: rp,
        data: {},
      };
    },
  });
};

/** Whom documents name that no person made. */
const SYSTEM = { user: 'SISTEM', ip: '-' } as const;

const expireOne = ({ db }: Kadar, toko: string, no_faktur: string): Promise<number> =>
  db.transaction(
    { toko },
    async (tx) => {
      const { owed, tgl_system, buka, mapping } = await tx.one(
        groundOf<{ owed: Owed | null }>(
          CICILAN_HANGUS,
          toko,
          undefined,
          sql`${owedBy(toko, no_faktur)} as owed`,
        ),
      );
      // Paid out since it was found.
      if (!owed || owed.saldo === 0 || !tgl_system || !buka) return 0;
      const { saldo } = owed;
      await postDokumen(tx, { toko, tanggal: tgl_system }, [
        {
          type: CICILAN_HANGUS,
          signed: SYSTEM,
          head: headOf(owed, toko, no_faktur),
          books: booksOf({ titipan: [takenRow(no_faktur, saldo)], jurnal: postKelebihanCicilan(saldo, []) }),
          mapping,
          uraian: `${no_faktur} ${owed.nama_customer}`,
          audit: { no_faktur, kelebihan: saldo },
          answer: { data: { no_faktur: '' }, message: '' },
        },
      ]);
      return 1;
    },
    { day: 'shared', spends: [{ what: 'TITIPAN', of: no_faktur }] },
  );

/**
 * Ends what contracts of a shop left and nobody fetched in LELANG_KELEBIHAN_HARI: a document each, on the shop's open day. How many ended.
 */
export const expireSurplus = async (kadar: Kadar, toko: string): Promise<number> => {
  const { LELANG_KELEBIHAN_HARI } = await kadar.settings.of(toko);
  const old = await kadar.db.transaction({ toko }, (tx) =>
    tx.rows<{ no_titip: string }>(sql`
      select t.no_titip from hari_kerja h join dokumen d on d.kode_toko = h.kode_toko and d.jenis in ('CICILAN_LELANG', 'CICILAN_PUTUS')
      join titip t on t.kode_toko = d.kode_toko and t.no_titip = d.no_faktur and t.saldo > 0
      where h.kode_toko = ${toko} and h.buka and d.tanggal + ${LELANG_KELEBIHAN_HARI}::int < h.tgl_system order by d.tanggal, d.no_faktur`),
  );
  let ended = 0;
  for (const { no_titip } of old) ended += await expireOne(kadar, toko, no_titip);
  return ended;
};

/** At night, and once more when shops are open: a shop whose day is closed has none to post it on. */
export const kelebihanJob = (kadar: Kadar): Job => ({
  name: 'kelebihan-cicilan',
  cron: '56 3,11 * * *',
  run: async ({ db }) => {
    const shops = await db.transaction({ toko: '*' }, (tx) =>
      tx.rows<{ kode_toko: string }>(sql`select kode_toko from hari_kerja where buka order by kode_toko`),
    );
    for (const { kode_toko } of shops)
      if ((await kadar.settings.of(kode_toko)).CICILAN_MODULE) await expireSurplus(kadar, kode_toko);
  },
});
