import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { BatasPeringatan, listPeringatan } from '@kadar/contract/endpoints/peringatan.ts';
import type { AlertCode } from '@kadar/contract/peringatan.ts';
import { calendarDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { shopsOf } from '../../platform/database/shops.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import { housePeople } from '../kabar/public.ts';
import { alertOf, type Limit, limitsOf, said } from './limits.ts';

/** How far back is told what the limits came to. */
const DAYS = 30;

interface History {
  kode: AlertCode;
  terbuka: number;
  tinggi: number[];
  terakhir: { kode_toko: string; mulai: string; nilai: number; objek: string; orang: string };
}

const historyOf = async (tx: Tx, toko: string, today: string): Promise<Map<AlertCode, History>> => {
  const rows = await tx.rows<History>(sql`
    select a.kode, count(*) filter (where a.sampai_at is null) as terbuka, array_agg(a.terburuk order by a.terburuk desc)::float8[] as tinggi,
      (array_agg(json_build_object('kode_toko', a.kode_toko, 'mulai', kadar_iso(a.mulai_at), 'nilai', a.terburuk, 'objek', a.objek, 'orang', a.orang)
        order by a.mulai_at desc, a.id desc))[1] as terakhir
    from ${shopsOf(toko)} s
    join lateral (select * from peringatan x where x.kode_toko = s.kode_toko and x.tanggal > ${today}::date - ${DAYS}::int) a on true
    group by a.kode`);
  return new Map(rows.map((row) => [row.kode, row]));
};

const sourceOf = ({ kode_toko }: Limit): BatasPeringatan['asal'] => {
  if (kode_toko === '') return 'STANDAR';
  return kode_toko === '*' ? 'PUSAT' : 'TOKO';
};

const told = (limit: Limit, toko: string, history: History | undefined): BatasPeringatan => {
  const { kode, aktif, batas, penerima, kode_toko, version } = limit;
  const last = history?.terakhir;
  return {
    kode,
    aktif,
    batas: said(kode, batas),
    penerima,
    asal: sourceOf(limit),
    version: kode_toko === toko ? version : 0,
    terbuka: history?.terbuka ?? 0,
    tinggi: history?.tinggi.map((units) => said(kode, units)) ?? [],
    terakhir: last ? { ...last, nilai: said(kode, last.nilai) } : null,
  };
};

/** The limits of a shop or of the chain with what they came to; what is the chain's and the server's is head office's. */
export const limitsTold = async (tx: Tx, toko: string, today: string): Promise<BatasPeringatan[]> => {
  const limits = await limitsOf(tx, toko);
  const history = await historyOf(tx, toko, today);
  return [...limits.values()].flatMap((limit) =>
    toko === '*' || alertOf(limit.kode).lingkup === 'TOKO' ? told(limit, toko, history.get(limit.kode)) : [],
  );
};

/** The calendar's day where the caller is. */
export const todayOf = ({ kadar, settings }: Pick<Call, 'kadar' | 'settings'>): string =>
  calendarDay(kadar.clock.now(), settings.ZONA_WAKTU);

export const list = async (call: Call): Promise<{ data: DataOf<typeof listPeringatan> }> => {
  const { kadar, session, toko } = call;
  const batas = await kadar.db.read(call.scope, (tx) => limitsTold(tx, toko, todayOf(call)));
  const of = toko === '*' ? session.kode_toko : toko;
  const pengguna = await kadar.db.read({ toko: '*' }, (tx) => housePeople(tx, { session, toko: of }));
  return { data: { batas, pengguna } };
};
