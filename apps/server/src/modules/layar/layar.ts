import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { IsiLayar, TampilLayar } from '@kadar/contract/endpoints/layar.ts';
import { KODE_LAYAR } from '@kadar/contract/endpoints/layar.ts';
import { barcode } from '@kadar/contract/wire.ts';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import { type Call, oneToko } from '../../platform/http/call.ts';
import { FALLBACK_SIDE, fallbackFoto, type Picture } from '../../platform/images/fallback.ts';
import { motifOf } from '../../platform/images/motif.ts';
import { addressOf } from '../../platform/images/store.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { fotoPath } from '../barang/public.ts';
import { LAYAR_CHANGED } from './changed.ts';
import { waitingOn } from './tanya.ts';

export const COOKIE = 'kadar_layar';
const MINUTES = 10;
const SLIDES = 12;

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
type Parts = Pick<Kadar, 'db' | 'events'>;

/** A screen that no till has taken on yet. */
export const newScreen = async ({ db }: Parts): Promise<{ token: string; kode: string; sampai: string }> => {
  const token = randomBytes(32).toString('base64url');
  const kode = String(randomInt(10 ** KODE_LAYAR)).padStart(KODE_LAYAR, '0');
  return db.transaction({ toko: '*' }, async (tx) => {
    await tx.execute(
      sql`update layar set kode_hash = null where kode_hash = ${hashOf(kode)} and kode_sampai <= now()`,
    );
    const { sampai } = await tx.one<{ sampai: string }>(sql`
      insert into layar (token_hash, kode_hash, kode_sampai)
      values (${hashOf(token)}, ${hashOf(kode)}, now() + make_interval(mins => ${MINUTES})) returning kadar_iso(kode_sampai) as sampai`);
    return { token, kode, sampai };
  });
};

interface Row {
  id: string;
  kode_toko: string | null;
  isi: IsiLayar | null;
  menunggu: boolean;
}

/** The screen of a token; undefined for one that is none, or was let go. */
export const screenOf = async ({ db }: Parts, token: string | undefined): Promise<Row | undefined> =>
  token === undefined
    ? undefined
    : db.transaction({ toko: '*' }, (tx) =>
        tx.maybe<Row>(sql`
          update layar set terlihat_at = now(), putus_at = null where token_hash = ${hashOf(token)}
          returning id, kode_toko, isi, kode_toko is null and kode_sampai > now() as menunggu`),
      );

const NOTHING: TampilLayar = {
  terpasang: false,
  nama_toko: '',
  logo: '',
  qris: '',
  isi: null,
  slides: [],
  tanya: null,
};

/** What the screen of a token shows. */
export const shownOn = async (kadar: Parts, token: string | undefined): Promise<TampilLayar> => {
  const screen = await screenOf(kadar, token);
  if (!screen) return NOTHING;
  const { kode_toko, isi, menunggu } = screen;
  if (kode_toko === null) return menunggu ? { ...NOTHING, terpasang: null } : NOTHING;
  return kadar.db.transaction({ toko: kode_toko }, async (tx) => {
    const toko = await tx.one<{ nama_toko: string; logo: string; qris: string }>(sql`
      select nama_toko, coalesce(qris, '') as qris, coalesce(nullif(logo, ''),
        (select logo from tokos where type = 'PUSAT' and deleted_at is null and logo <> '' order by kode_toko limit 1), '') as logo
      from tokos where kode_toko = ${kode_toko}`);
    const slides = await tx.rows<{ judul: string; gambar: string }>(sql`
      (select title as judul, gambar_path as gambar from banner_katalog where deleted_at is null and gambar_path <> '' order by kode_banner)
      union all
      (select nama_barang, gambar_path[1] from item_katalog where deleted_at is null and gambar_path[1] <> '' order by created_at desc, kode_barang)
      limit ${SLIDES}`);
    const address = (path: string) => (path ? addressOf(path) : '');
    return {
      terpasang: true,
      nama_toko: toko.nama_toko,
      logo: address(toko.logo),
      qris: address(toko.qris),
      isi,
      slides: slides.map(({ judul, gambar }) => ({ judul, gambar: addressOf(gambar) })),
      tanya: await waitingOn(tx, screen.id),
    };
  });
};

/** The photo of a piece that the screen shows just now, or a drawing of its kind; undefined for any other. */
export const photoOn = async (
  kadar: Parts & Pick<Kadar, 'files'>,
  token: string | undefined,
  kode_barcode: string,
): Promise<Pick<Picture, 'bytes' | 'type'> | undefined> => {
  // What a till shows is any text; what is no barcode has no photo.
  if (!barcode.safeParse(kode_barcode).success) return undefined;
  const screen = await screenOf(kadar, token);
  const pieces = [...(screen?.isi?.lines ?? []), ...(screen?.isi?.tukar?.bisa?.pieces ?? [])];
  const piece = pieces.find((one) => one.kode_barcode === kode_barcode);
  if (!screen?.kode_toko || !piece) return undefined;
  const bytes = piece.foto
    ? await kadar.files.get(fotoPath(screen.kode_toko, kode_barcode, 'kecil'))
    : undefined;
  return bytes
    ? { bytes, type: 'image/jpeg' }
    : fallbackFoto(FALLBACK_SIDE.kecil, motifOf(piece.nama_barang));
};

type TillCall<B = unknown> = Call<unknown, unknown, B>;
const ofTill = (call: TillCall) => sql`kode_toko = ${oneToko(call)} and user_id = ${call.session.user_id}`;

/** Takes on the screen that shows a code. Throws KODE_LAYAR_SALAH. */
export const pair = async (call: TillCall<{ kode: string }>): Promise<{ terpasang: boolean }> => {
  const { db, events } = call.kadar;
  const toko = oneToko(call);
  return db.transaction({ toko: '*' }, async (tx) => {
    const gone = await tx.rows<{ id: string }>(sql`delete from layar where ${ofTill(call)} returning id`);
    const screen = await tx.maybe<{ id: string }>(sql`
      update layar set kode_hash = null, kode_sampai = null, kode_toko = ${toko}, user_id = ${call.session.user_id}, dipasang_at = now()
      where kode_hash = ${hashOf(call.body.kode)} and kode_sampai > now() and kode_toko is null returning id`);
    if (!screen) throw new AppError('KODE_LAYAR_SALAH');
    for (const { id } of [...gone, screen])
      await events.publish(tx, { topic: LAYAR_CHANGED, toko, data: id });
    return { terpasang: true };
  });
};

export const isPaired = async (call: TillCall): Promise<{ terpasang: boolean }> =>
  call.kadar.db.transaction(call.scope, async (tx) => ({
    terpasang: (await tx.maybe(sql`select 1 from layar where ${ofTill(call)} limit 1`)) !== undefined,
  }));

/** Lets the till's screen go; it then shows a new code. */
export const unpair = async (call: TillCall): Promise<{ terpasang: boolean }> =>
  call.kadar.db.transaction(call.scope, async (tx) => {
    for (const { id } of await tx.rows<{ id: string }>(
      sql`delete from layar where ${ofTill(call)} returning id`,
    ))
      await call.kadar.events.publish(tx, { topic: LAYAR_CHANGED, toko: oneToko(call), data: id });
    return { terpasang: false };
  });

/** Puts what the till shows on its screen; a till without one is only told so. */
export const show = async (call: TillCall<IsiLayar>): Promise<{ terpasang: boolean }> =>
  call.kadar.db.transaction(call.scope, async (tx) => {
    const screen = await tx.maybe<{ id: string }>(
      sql`update layar set isi = ${JSON.stringify(call.body)}::jsonb where ${ofTill(call)} returning id`,
    );
    if (screen)
      await call.kadar.events.publish(tx, { topic: LAYAR_CHANGED, toko: oneToko(call), data: screen.id });
    return { terpasang: screen !== undefined };
  });
