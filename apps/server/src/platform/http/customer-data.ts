import { COLUMNS, personalOf } from '@kadar/contract/columns.ts';
import type { Answer, Endpoint } from '@kadar/contract/endpoint.ts';
import { isToldAll, toldOf } from '@kadar/contract/personal.ts';
import type { PaperParty } from '@kadar/documents/paper-model.ts';
import { z } from 'zod';
import { writeAudit } from '../audit.ts';
import type { Call } from './call.ts';
import { noteOpened } from './opened-customers.ts';

/** Names whose values are not told as they are; a customer's own name is. */
const HIDDEN = Object.keys(COLUMNS).filter((name) => ![undefined, 'name'].includes(personalOf(name)));
const AS_PROPERTY = new RegExp(`"(${HIDDEN.join('|')})":\\{`);

const holdsPersonal = (schema: z.ZodType): boolean =>
  AS_PROPERTY.test(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** An answer as it is told to who is not told all, however deep it stands in it. */
const hidden = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(hidden) as T;
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => {
    const personal = typeof one === 'string' ? personalOf(name) : undefined;
    return [name, personal ? toldOf(personal, String(one)) : hidden(one)];
  });
  return Object.fromEntries(entries) as T;
};

const saysSomething = (row: unknown): boolean => JSON.stringify(row) !== JSON.stringify(hidden(row));

/** A user of a shop serves its customers; one of head office looks at them, a guest too. */
const isAtHome = ({ session }: Call, kode_toko: unknown): boolean =>
  !session.guest && session.kode_toko === kode_toko;

/** Documents of the user's own shop whole, and counted; all others hidden. */
const opened = async (call: Call, number: string, data: unknown): Promise<unknown> => {
  const several = Array.isArray(data);
  const documents = (several ? data : [data]) as Record<string, unknown>[];
  const whole = documents.filter((one) => isAtHome(call, one.kode_toko) && saysSomething(one));
  if (whole.length > 0)
    await noteOpened(
      call,
      call.session.kode_toko,
      whole.map((one) => String(one[number])),
    );
  const told = documents.map((one) => (whole.includes(one) ? one : hidden(one)));
  return several ? told : told[0];
};

/** Rows of the user's own shop whole, and who asked for them written down; all others hidden. */
const called = async (call: Call, { path }: Endpoint, data: unknown): Promise<unknown> => {
  const rows = data as readonly Record<string, unknown>[];
  const whole = rows.filter((row) => isAtHome(call, row.kode_toko) && saysSomething(row));
  if (whole.length > 0)
    await call.kadar.db.transaction({ toko: call.session.kode_toko }, (tx) =>
      writeAudit(tx, {
        toko: call.session.kode_toko,
        user: call.session.user_id,
        ip: call.ip,
        action: 'browse',
        entity: 'pelanggan',
        key: path,
        after: { ...(call.query as object), rows: whole.length },
      }),
    );
  return rows.map((row) => (whole.includes(row) ? row : hidden(row)));
};

/**
 * What a call tells of customers, by names alone: every shape that has a column which is declared personal is hidden
 * from who is not told all, unless its endpoint opens documents or lists whom the shop is to call.
 */
export const personalTeller = (endpoint: Endpoint) => {
  let holds: boolean | undefined;
  return async <T>(call: Call, answer: Answer<T>): Promise<Answer<T>> => {
    if (isToldAll(call.session.level)) return answer;
    holds ??= holdsPersonal(endpoint.data);
    if (!holds) return answer;
    const { data } = answer;
    if (endpoint.opens) return { ...answer, data: (await opened(call, endpoint.opens, data)) as T };
    if (endpoint.calls?.(call.query as Record<string, unknown>))
      return { ...answer, data: (await called(call, endpoint, data)) as T };
    return { ...answer, data: hidden(data) };
  };
};

/** The customer on a paper, as on the opened document that it is of. */
export const tellParty = async (
  call: Call,
  kode_toko: string,
  number: string,
  party: PaperParty,
): Promise<PaperParty> => {
  const { alamat = '', no_hp = '' } = party;
  if (isToldAll(call.session.level) || !(alamat || no_hp)) return party;
  if (!isAtHome(call, kode_toko))
    return { ...party, alamat: toldOf('address', alamat), no_hp: toldOf('phone', no_hp) };
  await noteOpened(call, kode_toko, [number]);
  return party;
};
