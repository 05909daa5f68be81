import type { Endpoint } from '@kadar/contract/endpoint.ts';
import { SESSION_APPS, type SessionApp } from '@kadar/contract/endpoints/session.ts';
import { gateOpen } from '@kadar/contract/gates.ts';
import { menuShown } from '@kadar/contract/menu.ts';
import { type Action, grantOf, passesMenus } from '@kadar/contract/permissions.ts';
import type { Settings } from '@kadar/contract/settings.ts';
import { LANGUAGES, type Language } from '@kadar/contract/text.ts';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../auth/sessions.ts';
import { AppError } from '../errors.ts';

/** A till and the authenticator may live in one browser, each with a cookie of its own. */
export const SESSION_COOKIES: Readonly<Record<SessionApp, string>> = {
  KADAR: 'kadar_session',
  OTORISATOR: 'kadar_otorisator',
};

/** The cookie's name of the app that a page says it is. */
export const cookieOf = (app: unknown): string =>
  SESSION_COOKIES[SESSION_APPS.find((one) => one === app) ?? 'KADAR'];

/** Token of a browser (cookie) or an API client (header) [design §4]. */
export const tokenOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers['x-auth-token'];
  return typeof header === 'string' ? header : request.cookies[cookieOf(request.headers['x-app'])];
};

/** A page's POST always says where it comes from, and no page can leave that out. */
export const isOfBrowser = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;

/**
 * Whether a call was made by a page of this server, or by no page at all. A browser tells with each POST whose page makes it, and
 * how near that is where the line is safe; no page can say otherwise.
 */
export const isOwnPage = ({ headers, host }: FastifyRequest, publicUrl: string | undefined): boolean => {
  const { origin } = headers;
  const near = headers['sec-fetch-site'];
  if (near !== undefined) return near === 'same-origin' || near === 'none';
  if (origin === undefined) return true;
  const hosts = [host, ...(publicUrl === undefined ? [] : [new URL(publicUrl).host])];
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
};

/** All that an authenticator's session may call, each still by its own action. */
const OF_AUTHENTICATOR = /^(otorisasi-qr\/.+|webauthn\/.+|users\/me|users\/logout)$/;

/** Default deny: a session of another app than the product's own reaches that app's calls alone. Throws TIDAK_BERHAK. */
export const checkApp = ({ path }: Pick<Endpoint, 'path'>, { app }: Pick<Session, 'app'>): void => {
  if (app !== 'KADAR' && !OF_AUTHENTICATOR.test(path)) throw new AppError('TIDAK_BERHAK');
};

/** The caller's language: asked for by header, else the shop's setting. */
export const languageOf = (request: FastifyRequest, settings: Settings): Language => {
  const asked = request.headers['x-language'];
  return LANGUAGES.find((language) => language === asked) ?? settings.MULTI_LANGUAGE_FEATURE;
};

/** The shop acted for: a branch's user only ever his own, head office the one it picked or all ('*'). */
export const tokoOf = (request: FastifyRequest, session: Session): string => {
  if (!session.pusat) return session.kode_toko;
  const picked = request.headers['x-toko'];
  if (picked === undefined || picked === '' || picked === '*') return '*';
  if (typeof picked === 'string' && /^[A-Z0-9]{3}$/.test(picked)) return picked;
  throw new AppError('TOKO_TIDAK_DIKENAL');
};

/** Default deny: action by level, then gate, then the user's own menu flags. Returns whether an approval is needed. */
export const checkAccess = (
  need: Pick<Endpoint, 'access' | 'gate' | 'menu'>,
  who: { session: Session; toko: string; settings: Settings },
): boolean => {
  const { session, settings } = who;
  const grant = need.access === 'public' ? 'allow' : grantOf(need.access as Action, session.level);
  if (!grant) throw new AppError('TIDAK_BERHAK');
  const kode_toko = who.toko === '*' ? session.kode_toko : who.toko;
  if (!gateOpen(need.gate, { level: session.level, kode_toko, settings }))
    throw new AppError('MODUL_TIDAK_AKTIF');
  if (need.menu && !passesMenus(session.level) && !menuShown(session.akses, need.menu))
    throw new AppError('TIDAK_BERHAK');
  return grant === 'authorise';
};

/** What head office itself refuses before a branch is asked; the branch's modules are the branch's own matter. */
export const checkWayOut = (
  { access, menu }: Pick<Endpoint, 'access' | 'menu'>,
  who: { session: Session; toko: string; settings: Settings },
): void => {
  if (checkAccess({ access, ...(menu && { menu }) }, who)) throw new AppError('TIDAK_BERHAK');
};
