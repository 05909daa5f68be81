import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import { oneToko } from '../../platform/http/call.ts';
import { addressOf } from '../../platform/portal/reach.ts';
import { askFor } from './exchange.ts';

export { manifesCodes } from './manifes.ts';
export { mayTrade } from './roads.ts';

/** Pieces that came from another server, whose photos are fetched from there once they are booked. */
export const awaitFotos = (
  tx: Tx,
  { from, to, barcodes }: { from: string; to: string; barcodes: readonly string[] },
): Promise<unknown> =>
  tx.execute(sql`
    insert into foto_ditunggu (kode_toko, kode_barcode, dari) select ${to}, kode, ${from} from unnest(${barcodes}::text[]) kode on conflict do nothing`);

/**
 * Before a command books lines of a shipment that comes from another server, that server is asked for them: it gives each to one shop. What it does not give,
 * or does not answer, is refused by the command itself, as it stands here. Who has no other server pays nothing.
 */
export const askForLines = async (
  call: Call,
  { no, urut }: { no: string; urut: readonly number[] },
): Promise<void> => {
  const { kadar } = call;
  if (kadar.config.serverKeys.size === 0) return;
  const ke = oneToko(call);
  const found = await kadar.db.transaction({ toko: ke }, (tx) =>
    tx.maybe<{ dari: string; urut: number[] }>(sql`
      select b.kode_toko as dari, array_agg(b.urut order by b.urut) as urut from (
        select kode_toko, urut from kiriman_baris
        where no_kirim = ${no} and urut = any(${urut}::int[]) and tujuan = ${ke} and jauh = 'MASUK' and status in ('JALAN', 'DIBERIKAN')
        union all select kode_toko, 0 from kirim_uang where nomor_referensi = ${no} and tujuan = ${ke} and jauh = 'MASUK' and status = 'SENT') b
      group by b.kode_toko`),
  );
  const portal = found && (await kadar.tokos.find(found.dari))?.portal;
  if (!portal) return;
  await askFor(kadar, { dari: found.dari, ke, portal: addressOf(portal) }, no, found.urut).catch(
    (error: unknown) => kadar.log.warn({ err: error, dari: found.dari, no }, 'no grant from another server'),
  );
};
