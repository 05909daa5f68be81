import type { AlertCode } from '@kadar/contract/peringatan.ts';
import { mayUse } from '@kadar/contract/permissions.ts';
import { QUIET_MS, type StandingAlert, stepAlerts } from '@kadar/domain/alerts.ts';
import { type Clock, calendarDay } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { addressOf } from '../../platform/portal/reach.ts';
import { queueKabar } from '../kabar/public.ts';
import { alertOf, type Limit, limitsOf, type Penerima } from './limits.ts';
import { messageOf } from './message.ts';
import { seenOfServer } from './server-kinds.ts';
import { type Seen, seenInShop } from './shop-kinds.ts';

/** Where alerts are looked for, and which of them: those of its trade in a shop, those of chain and server at head office. */
interface Place {
  toko: string;
  limits: ReadonlyMap<AlertCode, Limit>;
  /** The day that a new alert is of. */
  tanggal: string;
  now: Date;
}

const standingIn = async (tx: Tx, { toko, now }: Place): Promise<StandingAlert[]> => {
  const rows = await tx.rows<StandingAlert>(sql`
    select id, kode, kunci, (extract(epoch from tenang_at) * 1000)::bigint as tenang, (extract(epoch from sampai_at) * 1000)::bigint as sampai
    from peringatan where kode_toko = ${toko} and (sampai_at is null or sampai_at > ${new Date(now.getTime() - QUIET_MS)})`);
  return rows;
};

const begin = (
  tx: Tx,
  { toko, limits, tanggal, now }: Place,
  seen: Seen,
): Promise<{ id: number } | undefined> =>
  tx.maybe<{ id: number }>(sql`
    insert into peringatan (kode_toko, kode, kunci, orang, objek, no_dokumen, jumlah, rp, berat, tanggal, mulai_at, batas, nilai, terburuk)
    values (${toko}, ${seen.kode}, ${seen.kunci}, ${seen.orang}, ${seen.objek}, ${seen.no_faktur}, ${seen.jumlah}, ${seen.rp}, ${seen.berat}, ${tanggal}, ${now},
      ${limits.get(seen.kode)?.batas}, ${seen.nilai}, ${seen.nilai})
    on conflict (kode_toko, kode, kunci) where sampai_at is null do nothing returning id`);

/** What goes on as it is seen now; `again` where it had ended. */
const goOn = (tx: Tx, { id, sight }: { id: number; sight: Seen }, again: boolean): Promise<number> =>
  tx.execute(sql`
    update peringatan set nilai = ${sight.nilai}, terburuk = greatest(terburuk, ${sight.nilai}), orang = ${sight.orang}, objek = ${sight.objek},
      no_dokumen = ${sight.no_faktur}, jumlah = ${sight.jumlah}, rp = ${sight.rp}, berat = ${sight.berat}, tenang_at = null, sampai_at = null,
      ulang = ulang + ${again ? 1 : 0}
    where id = ${id} and (${again} or tenang_at is not null or (nilai, orang, objek, no_dokumen, jumlah, rp, berat) is distinct from
      (${sight.nilai}::bigint, ${sight.orang}::text, ${sight.objek}::text, ${sight.no_faktur}::text, ${sight.jumlah}::int, ${sight.rp}::bigint, ${sight.berat}::bigint))`);

/** Why somebody is not told any more, for the log; '' where he is. */
const reasonOf = async (tx: Tx, user_id: string, toko: string): Promise<string> => {
  const user = await tx.maybe<{ level: Parameters<typeof mayUse>[1]; sini: boolean }>(sql`
    select u.level, u.kode_toko = ${toko} or t.type = 'PUSAT' as sini from users u join tokos t using (kode_toko)
    where u.user_id = ${user_id} and u.deleted_at is null`);
  if (!user) return 'PENGGUNA_TIDAK_AKTIF';
  return user.sini && mayUse('peringatan.read', user.level) ? '' : 'TIDAK_BERHAK';
};

/** One message for one receiver of an alert that began, in the transaction that began it. */
const tell = async (
  kadar: Kadar,
  tx: Tx,
  { id, seen, place }: { id: number; seen: Seen; place: Place },
  { kanal, user_id }: Penerima,
): Promise<void> => {
  const { toko, limits } = place;
  const limit = limits.get(seen.kode);
  const { MULTI_LANGUAGE_FEATURE: language } = await kadar.settings.of(toko);
  const { publicUrl } = kadar.config;
  const message = {
    toko,
    user: limit?.diubah_oleh ?? '-',
    kanal,
    hal: 'PERINGATAN' as const,
    nomor: String(id),
    kepada: { user_id },
    ...messageOf(seen, {
      toko,
      batas: limit?.batas ?? 0,
      url: publicUrl === undefined ? '' : `${publicUrl}/dashboard`,
      language,
    }),
    satu: `peringatan/${id}/${kanal}/${user_id}`,
  };
  const gagal = await reasonOf(tx, user_id, toko);
  const queued = await queueKabar(kadar, tx, { ...message, gagal });
  if (queued === 'TANPA_ALAMAT') await queueKabar(kadar, tx, { ...message, gagal: 'TANPA_ALAMAT' });
};

/** Writes what became of a place's alerts; returns how many began. */
const carryOut = async (kadar: Kadar, tx: Tx, place: Place, seen: readonly Seen[]): Promise<number> => {
  const { limits, now } = place;
  const watched = new Map(
    [...limits].flatMap(([kode, { aktif, batas }]) =>
      aktif ? [[kode as string, { batas, satuan: alertOf(kode).satuan }] as const] : [],
    ),
  );
  const steps = stepAlerts(await standingIn(tx, place), seen, watched, now.getTime());
  let begun = 0;
  for (const one of steps.buka) {
    const made = await begin(tx, place, one);
    if (!made) continue;
    begun++;
    for (const penerima of limits.get(one.kode)?.penerima ?? [])
      await tell(kadar, tx, { id: made.id, seen: one, place }, penerima);
  }
  for (const step of steps.ulang) await goOn(tx, step, true);
  for (const step of steps.lanjut) await goOn(tx, step, false);
  if (steps.tenang.length > 0)
    await tx.execute(sql`update peringatan set tenang_at = ${now} where id = any(${steps.tenang}::bigint[])`);
  if (steps.tutup.length > 0)
    await tx.execute(sql`update peringatan set sampai_at = ${now} where id = any(${steps.tutup}::bigint[])`);
  return begun;
};

const isOf = (kode: AlertCode, shop: boolean): boolean => (alertOf(kode).lingkup === 'TOKO') === shop;

const kindsOf = (limits: ReadonlyMap<AlertCode, Limit>, shop: boolean): Map<AlertCode, Limit> =>
  new Map([...limits].filter(([kode]) => isOf(kode, shop)));

/** One place at a time, and one process in it. */
const inLine = (kadar: Kadar, toko: string, work: (tx: Tx) => Promise<number>): Promise<number> =>
  kadar.db.transaction({ toko }, async (tx) => {
    await tx.rows(sql`select pg_advisory_xact_lock(${LOCKS.PERINGATAN}, hashtext(${toko}))`);
    return work(tx);
  });

const lookAtShop = async (kadar: Kadar, toko: string, now: Date): Promise<number> => {
  const { ZONA_WAKTU: timeZone } = await kadar.settings.of(toko);
  return inLine(kadar, toko, async (tx) => {
    const day = await tx.maybe<{ hari: string }>(
      sql`select tgl_system as hari from hari_kerja where kode_toko = ${toko}`,
    );
    if (!day) return 0;
    const limits = kindsOf(await limitsOf(tx, toko), true);
    const watched = new Set([...limits.values()].flatMap(({ kode, aktif }) => (aktif ? kode : [])));
    const seen = await tx.rows(seenInShop({ toko, hari: day.hari, timeZone, now }, watched));
    return carryOut(kadar, tx, { toko, limits, tanggal: day.hari, now }, seen);
  });
};

/** What is the chain's and the server's stands with head office. */
const lookAtServer = async (kadar: Kadar, toko: string, now: Date): Promise<number> => {
  const { ZONA_WAKTU: timeZone } = await kadar.settings.of(toko);
  return inLine(kadar, toko, async (tx) => {
    const limits = kindsOf(await limitsOf(tx, toko), false);
    const place = { toko, limits, tanggal: calendarDay(now, timeZone), now };
    return carryOut(kadar, tx, place, await seenOfServer(kadar, tx));
  });
};

/** The shops whose books are kept here, head office first; what another server keeps, that one looks at. */
const placesHere = async ({ db, config }: Kadar): Promise<{ kode_toko: string; pusat: boolean }[]> => {
  const shops = await db.transaction({ toko: '*' }, (tx) =>
    tx.rows<{ kode_toko: string; pusat: boolean; portal: string }>(
      sql`select kode_toko, type = 'PUSAT' as pusat, portal from tokos where deleted_at is null order by type = 'PUSAT' desc, kode_toko`,
    ),
  );
  return shops.filter(({ portal }) => portal === '' || addressOf(portal) === config.publicUrl);
};

/** Looks at one shop, or at all that there is; returns how many alerts began. What goes wrong in one shop keeps no other from being looked at. */
export const evaluate = async (
  kadar: Kadar,
  { toko, clock = kadar.clock }: { toko?: string; clock?: Clock } = {},
): Promise<number> => {
  const failed: unknown[] = [];
  let begun = 0;
  const attempt = async (work: Promise<number>): Promise<void> => {
    try {
      begun += await work;
    } catch (error) {
      failed.push(error);
    }
  };
  for (const { kode_toko, pusat } of await placesHere(kadar)) {
    if (toko !== undefined && toko !== kode_toko) continue;
    if (pusat) await attempt(lookAtServer(kadar, kode_toko, clock.now()));
    else await attempt(lookAtShop(kadar, kode_toko, clock.now()));
  }
  if (failed.length > 0) throw new AggregateError(failed, 'alerts of some shops were not looked for');
  return begun;
};
