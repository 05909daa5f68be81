import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import type { BarisOpname, HasilOpname, hasilOpname } from '@kadar/contract/endpoints/opname.ts';
import { textIn } from '@kadar/contract/text.ts';
import type { OpnameHasil, OpnameKelompok } from '@kadar/domain/opname.ts';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { namedColumns, sendList } from '../../../engines/list-file.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import type { Result } from '../../../platform/http/route.ts';
import type { CountObject } from '../object.ts';
import { type Found, resultOf } from './result.ts';
import { countsBlind, runningSession, type Session } from './session.ts';

type Paged = Call<unknown, Query & { skip?: number; limit?: number }>;
type Query = z.output<NonNullable<typeof hasilOpname.query>>;

const gram = (mg: number | null | undefined): number | null => (mg == null ? null : mg / 1000);

const rowOf = ({ kode, hasil, card, scan, dicari, pasti }: Found): BarisOpname => ({
  no_hutang: kode,
  tgl_hutang: card?.tgl ?? null,
  nama_customer: card?.nama ?? '',
  alamat_customer: card?.alamat ?? '',
  berat: (card?.berat ?? 0) / 1000,
  jumlah_hutang: card?.jumlah_rp ?? 0,
  hasil,
  tempat: card?.tempat ?? '',
  tempat_scan: scan?.tempat ?? '',
  berat_harus: gram(card?.berat_harus),
  berat_timbang: gram(scan?.berat),
  oleh: scan?.user_id ?? '',
  at: scan?.at.toISOString() ?? null,
  dicari: [...dicari],
  pasti,
});

const said = (hasil: OpnameHasil, { language }: Call): string => {
  const word = OPNAME_WORDS[hasil];
  return word ? textIn(word, language) : hasil;
};

const read = (call: Call, object: CountObject): Promise<{ session: Session | undefined; found: Found[] }> =>
  call.kadar.db.read(
    call.scope,
    async (tx) => {
      const session = await runningSession(tx, object, oneToko(call));
      if (!session) return { session, found: [] };
      const only = countsBlind(call, session) ? call.session.user_id : undefined;
      return { session, found: await resultOf(tx, object, session, only) };
    },
    { snapshot: true },
  );

const COLUMNS = namedColumns(
  'hasil',
  'no_hutang',
  'tgl_hutang',
  'nama_customer',
  'alamat_customer',
  'berat',
  'jumlah_hutang',
  'tempat',
  'oleh',
);

/** The lists of a running count, on the screen or as a paper; empty while nothing is counted. */
export const showResult =
  (object: CountObject) =>
  async (call: Call<unknown, Query>): Promise<Result<HasilOpname> | FastifyReply> => {
    const { session, found } = await read(call, object);
    const of = (kelompok: OpnameKelompok): BarisOpname[] =>
      found.filter((one) => one.kelompok === kelompok).map(rowOf);
    const [hutang_hilang, hutang_ketemu, lain] = [of('HILANG'), of('KETEMU'), of('LAIN')];
    const { format } = call.query;
    if (format === 'json')
      return {
        data: {
          sesi: session ? { ...session, mulai_at: session.mulai_at.toISOString() } : null,
          hutang_hilang,
          hutang_ketemu,
          lain,
        },
      };
    const rows = [...hutang_hilang, ...lain, ...hutang_ketemu];
    const page = async ({ query: { skip = 0, limit = rows.length } }: Paged) => ({
      data: rows.slice(skip, skip + limit).map((row) => ({ ...row, hasil: said(row.hasil, call) })),
    });
    return sendList<Paged['query']>(call, { ...call.query, format }, page, {
      name: 'opname-hutang',
      title: { id: 'Stock Opname Hutang', en: 'Count pledge bags' },
      key: 'no_hutang',
      columns: COLUMNS,
    });
  };
