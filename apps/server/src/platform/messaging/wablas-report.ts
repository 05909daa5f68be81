import { waNumber } from '@kadar/domain/phone.ts';
import { z } from 'zod';

/** What Wablas tells by itself [its documentation: webhook and webhook tracking]. */
export type WablasReport =
  | { kind: 'fate'; id: string; phone: string | undefined; sent: boolean; note: string }
  | { kind: 'reply'; phone: string; text: string };

const yes = z.union([z.boolean(), z.string().transform((text) => text === 'true')]).default(false);
const text = z.coerce.string().default('');

/** Older hosts write the flags as text and leave some out. */
const shape = z.looseObject({
  id: text,
  phone: text,
  status: text,
  note: text,
  message: text,
  isGroup: yes,
  isFromMe: yes,
});

/** `pending` says nothing new. */
const FATES: Readonly<Record<string, boolean>> = {
  sent: true,
  received: true,
  read: true,
  reject: false,
  cancel: false,
};

/** The report in a webhook's body; undefined for one that says nothing about a message of ours or a person's reply. */
export const readReport = (body: unknown): WablasReport | undefined => {
  const { success, data } = shape.safeParse(body);
  if (!success) return undefined;
  const { id, status, note, message, isGroup, isFromMe } = data;
  const phone = waNumber(data.phone);
  const sent = FATES[status.toLowerCase()];
  if (sent !== undefined)
    return id === '' ? undefined : { kind: 'fate', id, phone, sent, note: note || status };
  if (status !== '' || isGroup || isFromMe || !phone || message === '') return undefined;
  return { kind: 'reply', phone, text: message };
};
