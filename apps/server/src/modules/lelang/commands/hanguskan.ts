import { KELEBIHAN_HANGUS } from '@kadar/contract/dokumen/hutang-lelang.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { postKelebihanHangus } from '@kadar/domain/lelang.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { groundOf, postDokumen } from '../../dokumen/public.ts';
import { notedRow } from '../../hutang/public.ts';
import { surplusUntil, toldOn } from '../pesan.ts';
import { headOf, NO_FIGURES } from '../rows.ts';
import { holdTerutang, type Terutang, terutangOf } from './bayar-akhir.ts';

/** Whom documents name that no person made. */
const SYSTEM = { user: 'SISTEM', ip: '-' } as const;

const expired = ({ db }: Kadar, toko: string, settings: Settings) =>
  db.transaction({ toko }, (tx) =>
    tx.rows<{ no_faktur: string }>(sql`
      select d.no_faktur from hari_kerja t join dokumen d on d.kode_toko = t.kode_toko and d.jenis = 'LELANG' and d.status = 'POSTED'
      join akhir_hutang_detail a on a.kode_toko = d.kode_toko and a.no_faktur = d.no_faktur
      cross join lateral (select ${toldOn} as told) p
      where t.kode_toko = ${toko} and t.buka and a.kelebihan > 0 and p.told is not null and ${surplusUntil(sql`p.told`, settings)} < t.tgl_system
        and not exists (select from dokumen y where y.asal_toko = d.kode_toko and y.asal_no = d.no_faktur and y.status = 'POSTED')
      order by d.tanggal, d.no_faktur`),
  );

/**
 * Ends surpluses of a shop that nobody fetched in LELANG_KELEBIHAN_HARI although their customer was told: a document each, on the
 * shop's open day; nothing where it is not open. How many ended.
 */
export const expireSurplus = async (kadar: Kadar, toko: string): Promise<number> => {
  let ended = 0;
  for (const { no_faktur } of await expired(kadar, toko, await kadar.settings.of(toko)))
    ended += await expireOne(kadar, toko, no_faktur);
  return ended;
};

const expireOne = ({ db }: Kadar, toko: string, no_faktur: string): Promise<number> =>
  db.transaction(
    { toko },
    async (tx) => {
      await holdTerutang(tx, toko, no_faktur);
      const { terutang, tgl_system, buka, mapping } = await tx.one(
        groundOf<{ terutang: Terutang | null }>(
          KELEBIHAN_HANGUS,
          toko,
          undefined,
          sql`${terutangOf(toko, no_faktur)} as terutang`,
        ),
      );
      // Paid out, or reversed, since it was found.
      if (!terutang || terutang.no_bayar || !tgl_system || !buka) return 0;
      const { pledge, kelebihan } = terutang;
      const { no_hutang, nama_customer } = pledge;
      await postDokumen(tx, { toko, tanggal: tgl_system }, [
        {
          type: KELEBIHAN_HANGUS,
          signed: SYSTEM,
          head: headOf(pledge, toko, '', no_faktur),
          // What this line names is no longer owed: nothing stands under its surplus.
          lines: [{ ...NO_FIGURES, urut: 1, no_hutang, nilai: kelebihan }],
          books: booksOf({
            gadai: [notedRow(pledge, 'KELEBIHAN_HANGUS')],
            jurnal: postKelebihanHangus(kelebihan),
          }),
          mapping,
          uraian: `${no_faktur} ${nama_customer}`,
          audit: { no_faktur, kelebihan },
          answer: { data: { no_faktur: '' }, message: '' },
        },
      ]);
      return 1;
    },
    { day: 'shared' },
  );
