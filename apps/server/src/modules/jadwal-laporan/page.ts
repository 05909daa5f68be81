import { BERHENTI_KABAR } from '@kadar/contract/endpoints/jadwal-laporan.ts';
import { type Language, type Text, textIn } from '@kadar/contract/text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, trusted } from '../../engines/public-page/html.ts';
import { languageAsked, SPOKEN } from '../../engines/public-page/spoken.ts';
import { frameAnd } from '../../engines/public-page/style.ts';
import { writeAudit } from '../../platform/audit.ts';
import { sql } from '../../platform/database/sql.ts';
import { RateLimit } from '../../platform/http/rate-limit.ts';
import type { Kadar } from '../../platform/kadar.ts';
import { penerimaIn } from './berhenti.ts';

const TITLE: Text = { id: 'Berhenti menerima', en: 'No more of these' };
const ASK: Text = {
  id: 'Jadwal ini tidak akan dikirim lagi kepada Anda.',
  en: 'This schedule will not be sent to you any more.',
};
const BUTTON: Text = { id: 'Ya, berhenti', en: 'Yes, end it' };
const DONE: Text = {
  id: 'Selesai. Anda tidak menerima jadwal ini lagi.',
  en: 'Done. You get no more of this schedule.',
};
const UNKNOWN: Text = { id: 'Tautan ini tidak berlaku.', en: 'This link is not valid.' };

const MINUTE_MS = 60_000;
const PER_ADDRESS = 30;
const STYLE = frameAnd(
  'main{max-width:32rem;margin:3rem auto;padding:0 1.5rem}button{font:inherit;padding:.75rem 1.25rem;min-height:44px}',
);

interface Found {
  nama: string;
  berhenti: boolean;
}

const pageOf = (
  language: Language,
  { nama, said, asks }: { nama: string; said: Text; asks: boolean },
): string =>
  html`<!doctype html>
<html lang="${SPOKEN[language].tag}"><head><meta charset="utf-8"><title>${textIn(TITLE, language)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<style>${trusted(STYLE)}</style></head>
<body><main><h1>${textIn(TITLE, language)}</h1>
${nama !== '' && html`<p><strong>${nama}</strong></p>`}
<p role="status">${textIn(said, language)}</p>
${asks && html`<form method="post"><button type="submit">${textIn(BUTTON, language)}</button></form>`}
</main></body></html>`.text;

const find = ({ db }: Kadar, id: number): Promise<Found | undefined> =>
  db.read({ toko: '*' }, (tx) =>
    tx.maybe<Found>(sql`
      select j.nama, p.berhenti_at is not null as berhenti from jadwal_penerima p join jadwal_laporan j on j.id = p.jadwal_id where p.id = ${id}`),
  );

/** Writes that a receiver wants no more; once, however often it is asked. */
const stop = ({ db, clock }: Kadar, id: number, ip: string): Promise<void> =>
  db.transaction({ toko: '*' }, async (tx) => {
    const row = await tx.maybe<{
      kode_toko: string;
      jadwal_id: number;
      kanal: string;
      alamat: string;
      user_id: string;
    }>(sql`
      update jadwal_penerima set berhenti_at = ${clock.now()} where id = ${id} and berhenti_at is null returning kode_toko, jadwal_id, kanal, alamat, user_id`);
    if (!row) return;
    await writeAudit(tx, {
      toko: row.kode_toko,
      user: row.user_id || '-',
      ip,
      action: 'berhenti',
      entity: 'jadwal-laporan',
      key: String(row.jadwal_id),
      after: row,
    });
  });

/** Where a receiver ends what he gets: the link shows what it is, a click ends it. A program that opens links ends nothing. */
export const berhentiPages = (app: FastifyInstance): void => {
  const { kadar } = app;
  const addresses = new RateLimit(kadar.clock, PER_ADDRESS, MINUTE_MS);
  const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
    reply
      .status(status)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(page);
  const answer =
    (stops: boolean) =>
    async (request: FastifyRequest<{ Params: { kode: string } }>, reply: FastifyReply) => {
      addresses.count(request.ip);
      const { MULTI_LANGUAGE_FEATURE } = await kadar.settings.of('*');
      const { language } = languageAsked(request, MULTI_LANGUAGE_FEATURE);
      const id = penerimaIn(kadar, request.params.kode);
      const found = id === undefined ? undefined : await find(kadar, id);
      if (id === undefined || !found)
        return send(reply, 404, pageOf(language, { nama: '', said: UNKNOWN, asks: false }));
      if (stops) await stop(kadar, id, request.ip);
      const done = stops || found.berhenti;
      return send(reply, 200, pageOf(language, { nama: found.nama, said: done ? DONE : ASK, asks: !done }));
    };
  app.get(`${BERHENTI_KABAR}/:kode`, answer(false));
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_000 },
      async () => ({}),
    );
    forms.post(`${BERHENTI_KABAR}/:kode`, answer(true));
  });
};
