import {
  fotoAntarServer,
  izinAntarServer,
  jalanAntarServer,
  type KeadaanBaris,
  kabarAntarServer,
  MAX_KABAR,
  MAX_TAHU,
} from '@kadar/contract/endpoints/antar-server.ts';
import { IZIN_MINUTES } from '@kadar/domain/kiriman.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { keepFotos } from '../barang/public.ts';
import { askServer, type Road } from './ask.ts';
import { roadsOf } from './roads.ts';

type Here = Pick<Kadar, 'config' | 'clock' | 'db' | 'log' | 'files'>;

/** How a line ends with the shop that sent it, without the one it goes to. */
const ENDED: ReadonlySet<string> = new Set(['KEMBALI', 'HILANG', 'BATAL']);

const note = (
  tx: Tx,
  { dari }: Road,
  keadaan: readonly { no: string; baris: readonly KeadaanBaris[] }[],
): Promise<unknown> =>
  tx.rows(sql`
    select kadar_izin_catat(k.no, ${dari}, k.baris) from json_to_recordset(${JSON.stringify(keadaan)}::json) as k(no text, baris json)`);

/** Tells the server of the shop that sent what became of its lines, in the order it happened, until it knows all of it. */
export const tell = async (here: Here, road: Road): Promise<void> => {
  const { dari, ke } = road;
  for (;;) {
    const due = await here.db.transaction({ toko: ke }, (tx) =>
      tx.rows<{ id: number; no: string; urut: number; isi: never }>(sql`
        select id, no, urut, isi from kabar_keluar where kode_toko = ${ke} and kepada = ${dari} and terkirim_at is null order by id limit ${MAX_KABAR}`),
    );
    if (due.length === 0) return;
    await askServer(here, road, kabarAntarServer, {
      kabar: due.map(({ no, urut, isi }) => ({ no, urut, isi })),
    });
    const told = due.map(({ id }) => id);
    await here.db.transaction({ toko: ke }, (tx) =>
      tx.execute(sql`select kadar_kabar_sampai(${told}::bigint[])`),
    );
  }
};

/** Asks for lines before they are booked here; what became of those before is told first, so that the sender hears all in order. */
export const askFor = async (here: Here, road: Road, no: string, urut: readonly number[]): Promise<void> => {
  await tell(here, road);
  const { baris } = await askServer(here, road, izinAntarServer, { no, urut });
  await here.db.transaction({ toko: road.ke }, (tx) => note(tx, road, [{ no, baris }]));
};

/** Photos of pieces that came from there, until all are here. */
const fetchFotos = async (here: Here, road: Road): Promise<void> => {
  const { dari, ke } = road;
  for (;;) {
    const due = await here.db.transaction({ toko: ke }, (tx) =>
      tx.maybe<{ kode_barcode: string }>(
        sql`select kode_barcode from foto_ditunggu where kode_toko = ${ke} and dari = ${dari} order by at, kode_barcode limit 1`,
      ),
    );
    if (!due) return;
    const { kode_barcode } = due;
    const { foto } = await askServer(here, road, fotoAntarServer, due);
    const fotos = foto.map(({ urut, jpeg }) => ({ urut, jpeg: Buffer.from(jpeg, 'base64') }));
    await here.db.transaction({ toko: ke }, async (tx) => {
      await keepFotos(here, tx, { toko: ke, kode_barcode, by: dari }, fotos);
      await tx.execute(
        sql`delete from foto_ditunggu where kode_toko = ${ke} and kode_barcode = ${kode_barcode}`,
      );
    });
  }
};

/** What came with a manifest waits no more once its shipment is known here. Those that still do. */
const manifestsOf = async (tx: Tx, { dari, ke }: Road): Promise<string[]> => {
  await tx.execute(sql`
    update manifes m set selesai_at = kadar_now() where m.kode_toko = ${ke} and m.dari = ${dari} and m.selesai_at is null
      and exists (select from kiriman k where k.no_kirim = m.no_kirim)`);
  return (
    await tx.one<{ no: string[] }>(
      sql`select coalesce(array_agg(distinct no_kirim), '{}') as no from manifes where kode_toko = ${ke} and dari = ${dari} and selesai_at is null`,
    )
  ).no;
};

/** A manifest of which nothing is on its way any more waits for nothing: its goods were taken back or lost with their sender. */
const endManifests = async (
  here: Here,
  road: Road,
  tahu: readonly string[],
  manifests: readonly string[],
): Promise<void> => {
  if (manifests.length === 0) return;
  const { keadaan } = await askServer(here, road, jalanAntarServer, {
    tahu: [...manifests, ...tahu].slice(0, MAX_TAHU),
  });
  const ended = keadaan.flatMap(({ no, baris }) =>
    manifests.includes(no) && baris.every(({ status }) => ENDED.has(status)) ? [no] : [],
  );
  if (ended.length > 0)
    await here.db.transaction({ toko: road.ke }, (tx) =>
      tx.execute(sql`
        update manifes set selesai_at = kadar_now() where kode_toko = ${road.ke} and dari = ${road.dari} and no_kirim = any(${ended}::text[]) and selesai_at is null`),
    );
};

/** What is on its way from there is known here, and what ended there has ended here; a grant that nobody uses is given back. */
const look = async (here: Here, road: Road): Promise<void> => {
  const { dari, ke } = road;
  const { tahu } = await here.db.transaction({ toko: ke }, async (tx) => {
    await tx.execute(sql`select kadar_izin_lepas(${IZIN_MINUTES})`);
    return tx.one<{ tahu: string[] }>(sql`
      select coalesce(array_agg(no), '{}') as tahu from (
        select distinct b.no_kirim as no from kiriman_baris b where b.tujuan = ${ke} and b.sisa_qty > 0 and b.kode_toko = ${dari} and b.jauh = 'MASUK'
        union all select u.nomor_referensi from kirim_uang u where u.tujuan = ${ke} and u.status = 'SENT' and u.kode_toko = ${dari} and u.jauh = 'MASUK'
        order by 1 limit ${MAX_TAHU}) x`);
  });
  await tell(here, road);
  const { kiriman, uang, keadaan } = await askServer(here, road, jalanAntarServer, { tahu });
  const lost = keadaan.flatMap(({ no, baris }) =>
    baris.filter(({ status }) => status === 'DIBERIKAN').map(({ urut, izin }) => ({ no, urut, izin })),
  );
  const manifests = await here.db.transaction({ toko: ke }, async (tx) => {
    if (kiriman.length > 0 || uang.length > 0)
      await tx.execute(
        sql`select kadar_kiriman_masuk(${dari}, ${JSON.stringify(kiriman)}::json, ${JSON.stringify(uang)}::json)`,
      );
    const ended = keadaan.flatMap(({ no, baris }) => {
      const some = baris.filter(({ status }) => ENDED.has(status));
      return some.length > 0 ? [{ no, baris: some }] : [];
    });
    if (ended.length > 0) await note(tx, road, ended);
    // Granted, and the answer never came here: nobody would give it back.
    if (lost.length > 0)
      await tx.execute(sql`select kadar_izin_hilang(${dari}, ${JSON.stringify(lost)}::json)`);
    return manifestsOf(tx, road);
  });
  await endManifests(here, road, [...tahu, ...kiriman.map(({ no }) => no)], manifests);
  await tell(here, road);
  await fetchFotos(here, road);
};

/** All that is between the shops here and those of other servers; one that does not answer keeps nobody else waiting. */
export const exchange = async (here: Here): Promise<void> => {
  if (here.config.serverKeys.size === 0) return;
  const roads = await here.db.transaction({ toko: '*' }, (tx) => roadsOf(here, tx));
  await Promise.all(
    roads.map((road) =>
      look(here, road).catch((error: unknown) =>
        here.log.warn({ err: error, ...road }, 'a server of other shops did not answer'),
      ),
    ),
  );
};

export const EXCHANGE_JOB = 'antar-server';

/** Every minute, and at once when something was booked. */
export const exchangeJob = (kadar: Kadar): Job => ({
  name: EXCHANGE_JOB,
  cron: '* * * * *',
  run: () => exchange(kadar),
});
