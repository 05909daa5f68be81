import type { DataOf } from '@kadar/contract/endpoint.ts';
import type {
  listManifes,
  ManifesMenunggu,
  manifesInput,
  postManifes,
} from '@kadar/contract/endpoints/manifes.ts';
import { messageText } from '@kadar/contract/errors.ts';
import type { z } from 'zod';
import { writeAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { oneToko } from '../../platform/http/call.ts';
import { ManifesError, type ManifesPart, openManifes } from './manifes.ts';

type ManifesContext = Context<unknown, unknown, z.output<typeof manifesInput>>;

const opened = ({ kadar, body }: ManifesContext): ManifesPart => {
  try {
    return openManifes(kadar.config.serverKeys, body.kode);
  } catch (error) {
    if (!(error instanceof ManifesError)) throw error;
    throw fieldError('kode', 'MANIFES_TIDAK_SAH');
  }
};

/**
 * Takes one code of a manifest: what it lists waits for its grant, and is in no book. Scanned again it says the same. Throws MANIFES_TIDAK_SAH for what no registered
 * server signed and for a code of another manifest under this number, MANIFES_TOKO_LAIN, KIRIMAN_SUDAH_DIKENAL for a shipment that this server knows.
 */
export const takeManifes = async (
  context: ManifesContext,
  tx: Tx,
): Promise<{ data: DataOf<typeof postManifes>; message: string }> => {
  const toko = oneToko(context);
  const { session, ip } = context;
  const { no, dari, ke, tanggal, segel, kurir, sidik, bagian, jumlah, baris } = opened(context);
  if (ke !== toko) throw fieldError('kode', 'MANIFES_TOKO_LAIN', { kode_toko: ke });
  const known = await tx.one<{ toko: boolean; kiriman: boolean; lain: boolean }>(sql`
    select exists (select from tokos where kode_toko = ${dari} and deleted_at is null) as toko, exists (select from kiriman where no_kirim = ${no}) as kiriman,
      exists (select from manifes where kode_toko = ${toko} and no_kirim = ${no} and (dari, sidik, jumlah_bagian) <> (${dari}, ${sidik}, ${jumlah})) as lain`);
  if (!known.toko || known.lain) throw fieldError('kode', 'MANIFES_TIDAK_SAH');
  if (known.kiriman) throw fieldError('kode', 'KIRIMAN_SUDAH_DIKENAL', { no_kirim: no });
  const taken = await tx.execute(sql`
    insert into manifes (kode_toko, no_kirim, bagian, jumlah_bagian, dari, tanggal, segel, kurir, sidik, baris, user_id)
    values (${toko}, ${no}, ${bagian}, ${jumlah}, ${dari}, ${tanggal}::date, ${segel}, ${kurir}, ${sidik}, ${JSON.stringify(baris)}::jsonb, ${session.user_id})
    on conflict do nothing`);
  if (taken > 0)
    await writeAudit(tx, {
      toko,
      user: session.user_id,
      ip,
      action: 'create',
      entity: 'manifes',
      key: no,
      after: { dari, bagian, jumlah },
    });
  const { ada } = await tx.one<{ ada: number }>(
    sql`select count(*)::int as ada from manifes where kode_toko = ${toko} and no_kirim = ${no}`,
  );
  return {
    data: { no_kirim: no, bagian: ada, jumlah_bagian: jumlah },
    message: messageText('DATA_DISIMPAN', context.language),
  };
};

/** What came with a manifest and waits for its grant, the oldest first. */
export const awaitingGrant = (call: Call): Promise<DataOf<typeof listManifes>> =>
  call.kadar.db.read(call.scope, (tx) =>
    tx.rows<ManifesMenunggu>(sql`
      select m.no_kirim, count(*)::int as bagian, max(m.jumlah_bagian)::int as jumlah_bagian, m.kode_toko, m.dari, t.nama_toko as nama_dari, max(m.tanggal) as tanggal,
        max(m.segel) as segel, max(m.kurir) as kurir, (
          select json_agg(json_build_object('urut', b.urut, 'objek', b.objek, 'kode_barcode', b.kunci, 'nama_barang', b.nama, 'kadar', b.kadar, 'qty', b.qty,
            'berat', b.berat / 1000.0) order by b.urut)
          from manifes p cross join jsonb_to_recordset(p.baris) as b(urut int, objek text, kunci text, nama text, kadar float, qty int, berat bigint)
          where p.kode_toko = m.kode_toko and p.no_kirim = m.no_kirim) as baris
      from manifes m join tokos t on t.kode_toko = m.dari
      where m.selesai_at is null and ${call.toko} in ('*', m.kode_toko)
      group by m.kode_toko, m.no_kirim, m.dari, t.nama_toko order by min(m.at), m.no_kirim`),
  );
