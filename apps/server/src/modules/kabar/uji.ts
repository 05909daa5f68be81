import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { ujiKabar } from '@kadar/contract/endpoints/kabar.ts';
import { type Text, textIn } from '@kadar/contract/text.ts';
import type { z } from 'zod';
import { sql } from '../../platform/database/sql.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import { runCommand } from '../../platform/http/command.ts';
import { mark, settle } from './attempt.ts';
import { queueKabar } from './queue-kabar.ts';
import { transmit } from './transmit.ts';

const JUDUL: Text = { id: 'Uji kirim Kadar', en: 'Kadar test message' };
const ISI: Text = {
  id: 'Pesan ini menguji akun pengirim. Tidak perlu dibalas.',
  en: 'This message tries the account it came by. No answer is needed.',
};

/**
 * One message to who asks, now and once per key: its row stands in the log before it leaves, and whoever repeats the key is told
 * what became of it. Throws TANPA_ALAMAT.
 */
export const sendTrial = async (
  call: Call<unknown, unknown, z.output<NonNullable<typeof ujiKabar.body>>>,
): Promise<{ data: DataOf<typeof ujiKabar> }> => {
  const { kadar, session, language } = call;
  const { kanal } = call.body;
  const { id } = await runCommand(call, 'kabar/uji', async (tx) => {
    const id = await queueKabar(kadar, tx, {
      toko: call.toko === '*' ? session.kode_toko : call.toko,
      user: session.user_id,
      kanal,
      hal: 'UJI',
      nomor: '',
      kepada: { user_id: session.user_id },
      judul: textIn(JUDUL, language),
      isi: textIn(ISI, language),
    });
    if (typeof id === 'string') throw new AppError('TANPA_ALAMAT');
    return { id };
  });
  const attempt = await kadar.db.transaction({ toko: '*' }, (tx) => mark(tx, id, kadar.clock.now()));
  if (attempt) {
    const outcome = await transmit(kadar, attempt);
    await kadar.db.transaction({ toko: '*' }, (tx) =>
      settle(tx, attempt, outcome, kadar.clock.now(), { once: true }),
    );
  }
  const data = await kadar.db.transaction({ toko: '*' }, (tx) =>
    tx.one<DataOf<typeof ujiKabar>>(sql`
      select id, status, alamat, jawaban, kesalahan from kabar where id = ${id}`),
  );
  return { data };
};
