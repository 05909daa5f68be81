import type { Kadar } from '../../platform/kadar.ts';
import { MailError, Mailer } from '../../platform/mail/mailer.ts';
import { WablasError, type WablasFailure } from '../../platform/messaging/wablas.ts';
import { accountOf } from '../promo/public.ts';
import type { Attempt, Outcome } from './attempt.ts';
import { fileUrl } from './file-link.ts';

const NOT_SET: Outcome = { kind: 'held', text: 'BELUM_DIATUR' };

const WA_KIND: Readonly<Record<WablasFailure, Outcome['kind']>> = {
  refused: 'refused',
  quota: 'held',
  account: 'held',
  unavailable: 'unavailable',
  unclear: 'unclear',
};

const domainOf = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';

const byMail = async ({ config }: Kadar, attempt: Attempt): Promise<Outcome> => {
  const { smtp, smtpFrom } = config;
  if (!smtp || !smtpFrom) return NOT_SET;
  const { alamat, judul, isi, html, berhenti_url, lampiran, pesan_id } = attempt;
  try {
    const text = await new Mailer(smtp).send({
      from: smtpFrom,
      to: alamat,
      subject: judul,
      text: isi,
      html: html === '' ? undefined : html,
      messageId: `<${pesan_id}@${domainOf(smtpFrom)}>`,
      attachment: lampiran && {
        filename: lampiran.nama,
        contentType: lampiran.tipe,
        content: lampiran.isi,
      },
      unsubscribe: berhenti_url === '' ? undefined : berhenti_url,
    });
    return { kind: 'sent', text };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    return { kind: error.kind === 'account' ? 'held' : error.kind, text: error.message };
  }
};

const byWhatsApp = async (kadar: Kadar, attempt: Attempt): Promise<Outcome> => {
  const { id, kode_toko, alamat, judul, isi, lampiran } = attempt;
  const settings = await kadar.settings.of(kode_toko);
  const account = settings.WABLAS_MODULE ? accountOf(kadar, settings) : undefined;
  if (!account) return NOT_SET;
  const file = lampiran && fileUrl(kadar, id, lampiran.nama);
  if (lampiran && !file) return { kind: 'refused', text: 'ALAMAT_PUBLIK_WAJIB' };
  const text = `*${judul}*\n\n${isi}`;
  try {
    const { status } = file
      ? await account.sendDocument(alamat, file, text)
      : await account.sendMessage(alamat, text);
    return { kind: 'sent', text: status };
  } catch (error) {
    if (!(error instanceof WablasError)) throw error;
    return { kind: WA_KIND[error.kind], text: error.message };
  }
};

/** The attempt itself, outside of any transaction. */
export const transmit = (kadar: Kadar, attempt: Attempt): Promise<Outcome> =>
  attempt.kanal === 'EMAIL' ? byMail(kadar, attempt) : byWhatsApp(kadar, attempt);
