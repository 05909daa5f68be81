import type { getQr, QrRequest, QrStatus, qrStatus } from '@kadar/contract/endpoints/otorisasi.ts';
import type { z } from 'zod';
import type { Query } from '../../../platform/database/sql.ts';
import { sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Call } from '../../../platform/http/call.ts';
import { qrToken } from '../qr-token.ts';

type Named = z.output<NonNullable<typeof getQr.params>>;
type StatusParams = z.output<NonNullable<typeof qrStatus.params>>;

interface Row extends Omit<QrRequest, 'input_date' | 'expires_at'> {
  input_date: Date;
  expires_at: Date;
}

const statusNow = sql`case when q.status = 'OPEN' and q.expires_at <= now() then 'EXPIRED' else q.status end`;
const secondsLeft = sql`greatest(0, ceil(extract(epoch from q.expires_at - now())))::int`;

const requests = (call: Call, which: Query<unknown>): Query<Row> => sql<Row>`
  select q.kode_toko as store_code, t.nama_toko, q.keystore, ${statusNow} as status, q.kategori, q.catatan as client_notes, q.jumlah_rp,
    q.diminta_oleh as input_by, u.usere_name as nama_peminta, q.created_at as input_date, q.expires_at,
    floor(extract(epoch from now() - q.created_at))::int as umur_detik, ${secondsLeft} as sisa_detik,
    q.diminta_oleh <> ${call.session.user_id} or ${call.session.level === 'OWN'} as boleh
  from otorisasi_qr q join tokos t on t.kode_toko = q.kode_toko join users u on u.user_id = q.diminta_oleh
  where ${which}
  order by q.created_at, q.keystore`;

const shown = (row: Row): QrRequest => ({
  ...row,
  input_date: row.input_date.toISOString(),
  expires_at: row.expires_at.toISOString(),
});

/** The shop whose request is named, if the caller decides there: his own, at head office any. Throws TIDAK_BERHAK. */
export const decidedShop = (call: Call<Named>): string => {
  const { store_code } = call.params;
  if (!call.session.pusat && store_code !== call.session.kode_toko) throw new AppError('TIDAK_BERHAK');
  return store_code;
};

/** What waits for a decision in the shop looked at, the oldest first. */
export const waitingRequests = async (call: Call): Promise<QrRequest[]> => {
  const open = requests(call, sql`q.status = 'OPEN' and q.expires_at > now()`);
  return (await call.kadar.db.read(call.scope, (tx) => tx.rows(open))).map(shown);
};

/** One request by its scanned QR, settled or not. Throws TIDAK_BERHAK, DATA_TIDAK_DITEMUKAN. */
export const oneRequest = async (call: Call<Named>): Promise<QrRequest> => {
  const row = await call.kadar.db.read({ toko: decidedShop(call) }, (tx) =>
    tx.maybe(requests(call, sql`q.keystore = ${call.params.keystore}`)),
  );
  if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
  return shown(row);
};

/** How the caller's own request stands; the token only for the very session that asked. Throws DATA_TIDAK_DITEMUKAN. */
export const requestStatus = async (call: Call<StatusParams>) => {
  const row = await call.kadar.db.read(call.scope, (tx) =>
    tx.maybe<{
      keystore: string;
      status: QrStatus;
      sisa_detik: number;
      salt: Buffer;
      diputuskan_oleh: string | null;
      alasan: string | null;
    }>(sql`
      select q.keystore, ${statusNow} as status, ${secondsLeft} as sisa_detik, q.garam as salt, q.diputuskan_oleh, q.alasan
      from otorisasi_qr q where q.keystore = ${call.params.keystore} and q.sesi_hash = ${call.session.tokenHash}`),
  );
  if (!row) throw new AppError('DATA_TIDAK_DITEMUKAN');
  const { salt, diputuskan_oleh, alasan, ...rest } = row;
  const accepted = rest.status === 'ACCEPT';
  return {
    ...rest,
    ...(accepted && { token: qrToken(call.request, { keystore: rest.keystore, salt }) }),
    ...(accepted && diputuskan_oleh && { disetujui_oleh: diputuskan_oleh }),
    ...(alasan && { alasan }),
  };
};
