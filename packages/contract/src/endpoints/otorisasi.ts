import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LEVELS } from '../permissions.ts';
import { assertionJson, requestOptions } from '../webauthn.ts';
import { kodeToko, rupiah } from '../wire.ts';

const userId = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9._-]{2,30}$/, { error: 'ISIAN_TIDAK_SAH' });
const keystore = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{12}$/, { error: 'ISIAN_TIDAK_SAH' });
const storeCode = z.string().trim().toUpperCase().pipe(kodeToko);
const password = z.string().min(1, { error: 'WAJIB_DIISI' }).max(200);
const named = z.object({ store_code: storeCode, keystore });
const atQr = { module: 'OTORISASI_QR_MODULE' } as const;
const atFinger = { module: 'FINGERPRINT_MODULE' } as const;

/**
 * What `need_auth` of the refused action says, sent back so that the approval is bound to exactly that action. Left out
 * [spec B §7], it is that of the action which the session was last refused, with its words and amount.
 */
const bound = {
  kategori: z.string().trim().min(1, { error: 'WAJIB_DIISI' }).max(60).optional(),
  payload_hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, { error: 'ISIAN_TIDAK_SAH' })
    .optional(),
};

const QR_STATUS = ['OPEN', 'ACCEPT', 'REJECT', 'CANCEL', 'EXPIRED'] as const;
export type QrStatus = (typeof QR_STATUS)[number];

/** Content of the QR that the requester shows and the authenticator page reads. */
export const qrText = (store_code: string, key: string): string => `KADAR-OTORISASI/${store_code}/${key}`;
/** The request that a scanned text names, if it is one of ours. */
export const readQrText = (text: string): { store_code: string; keystore: string } | undefined => {
  const [, store_code, key] =
    /^KADAR-OTORISASI\/([A-Z0-9]{3})\/([A-Z0-9]{12})$/.exec(text.trim().toUpperCase()) ?? [];
  return store_code && key ? { store_code, keystore: key } : undefined;
};

/**
 * Socket 'qr-auth', to the requester's session on ACCEPT and REJECT, and to approvers when a request is cancelled. The
 * session then asks for its token (qrStatus): nobody but it can have it made.
 */
export interface QrAuthPush {
  status: 'ACCEPT' | 'REJECT' | 'CANCEL';
  /** Upper case [spec B §7]. */
  keystore: string;
  cancel: boolean;
  disetujui_oleh?: string;
  alasan?: string;
}
/** Socket 'otorisasi-qr', to the approvers of the shop and of head office: a request came or was settled. */
export interface OtorisasiQrPush {
  status: 'OPEN' | 'ACCEPT' | 'REJECT' | 'CANCEL';
  store_code: string;
  keystore: string;
}
/** Socket 'fingerprint-auth', to the requester's session. `auth_for` is the category asked for. */
export interface FingerprintAuthPush {
  status: 'ACCEPT' | 'REJECT';
  auth_for: string;
  user_id: string;
  token?: string;
}

const granted = z.object({ token: z.string(), disetujui_oleh: z.string(), expires_at: z.string() });

/** A request as its approver sees it; times in ISO 8601. */
const qrRequest = z.object({
  store_code: z.string(),
  nama_toko: z.string(),
  keystore: z.string(),
  status: z.enum(QR_STATUS),
  kategori: z.string(),
  client_notes: z.string(),
  jumlah_rp: z.number().nullable(),
  input_by: z.string(),
  nama_peminta: z.string(),
  input_date: z.string(),
  expires_at: z.string(),
  umur_detik: z.number(),
  sisa_detik: z.number(),
  /** False for one's own request, save OWN's: another person must decide. */
  boleh: z.boolean(),
});
export type QrRequest = z.infer<typeof qrRequest>;

export const generateQr = endpoint({
  method: 'POST',
  path: 'otorisasi-qr/generate',
  summary: 'Asks the approvers of the shop for an approval, shown as a QR; lives OTORISASI_TTL_DETIK',
  access: 'session.use',
  gate: atQr,
  body: z.strictObject({
    /** The caller's shop by its code or name, spaces replaced by underscores [spec B §3]. */
    client: z.string().trim().max(60),
    /** 12 random letters and digits. */
    keystore,
    client_notes: z.string().trim().max(1000).default(''),
    status: z.literal('OPEN', { error: 'ISIAN_TIDAK_SAH' }).default('OPEN'),
    event: z.string().trim().max(60).default('-'),
    input_by: userId,
    /** The client's own date or time; the server keeps its own. */
    input_date: z.string().max(40),
    ...bound,
    jumlah_rp: rupiah.optional(),
  }),
  data: z.object({
    store_code: z.string(),
    keystore: z.string(),
    status: z.literal('OPEN'),
    expires_at: z.string(),
  }),
});

export const removeQr = endpoint({
  method: 'DELETE',
  path: 'otorisasi-qr/remove/{store_code}/{keystore}',
  summary: 'The requester cancels what still waits; nothing happens when it was settled already',
  access: 'session.use',
  params: named,
  data: z.object({ removed: z.boolean() }),
});

export const qrStatus = endpoint({
  method: 'GET',
  path: 'otorisasi-qr/status/{keystore}',
  summary: 'For the session that asked: how it stands, and the one-time token once accepted',
  access: 'session.use',
  params: z.object({ keystore }),
  data: z.object({
    keystore: z.string(),
    status: z.enum(QR_STATUS),
    sisa_detik: z.number(),
    token: z.string().optional(),
    disetujui_oleh: z.string().optional(),
    alasan: z.string().optional(),
  }),
});

export const waitingQr = endpoint({
  method: 'GET',
  path: 'otorisasi-qr/waiting',
  summary:
    'Requests that wait for a decision, oldest first: of the own shop, at head office of all or the picked one',
  access: 'otorisasi.approve',
  data: z.array(qrRequest),
});

export const getQr = endpoint({
  method: 'GET',
  path: 'otorisasi-qr/{store_code}/{keystore}',
  summary: 'The request of a scanned QR',
  access: 'otorisasi.approve',
  params: named,
  data: qrRequest,
});

export const qrOptions = endpoint({
  method: 'POST',
  path: 'otorisasi-qr/{store_code}/{keystore}/options',
  summary:
    "WebAuthn request options for the caller's own fingerprint, bound to this request; used once, 5 minutes",
  access: 'otorisasi.approve',
  params: named,
  body: z.strictObject({}),
  data: requestOptions,
});

export const acceptQr = endpoint({
  method: 'POST',
  path: 'otorisasi-qr/{store_code}/{keystore}/accept',
  summary:
    "Approves with the caller's password or fingerprint; the requester's session may then ask for the one-time token",
  access: 'otorisasi.approve',
  params: named,
  body: z
    .strictObject({ password: password.optional(), assertion: assertionJson.optional() })
    .refine((body) => (body.password === undefined) !== (body.assertion === undefined), {
      error: 'WAJIB_DIISI',
      path: ['password'],
    }),
  data: z.object({ keystore: z.string(), status: z.literal('ACCEPT') }),
});

export const rejectQr = endpoint({
  method: 'POST',
  path: 'otorisasi-qr/{store_code}/{keystore}/reject',
  summary: 'Refuses with a reason, which the requester sees and the log keeps',
  access: 'otorisasi.approve',
  params: named,
  body: z.strictObject({ alasan: z.string().trim().min(1, { error: 'WAJIB_DIISI' }).max(200) }),
  data: z.object({ keystore: z.string(), status: z.literal('REJECT') }),
});

export const approvers = endpoint({
  method: 'GET',
  path: 'authorization/approvers',
  summary:
    'Who may approve what the caller asks for in this shop, and whether a fingerprint of theirs is known at this address',
  access: 'session.use',
  query: z.object({ kategori: z.string().max(1000).optional() }),
  data: z.array(
    z.object({
      user_id: z.string(),
      usere_name: z.string(),
      level: z.enum(LEVELS),
      sidik_jari: z.boolean(),
    }),
  ),
});

export const userFingerprint = endpoint({
  method: 'GET',
  path: 'user-fingerprint',
  summary: 'Public credential ids (base64url) of an approver; templates never leave the device',
  access: 'session.use',
  gate: atFinger,
  query: z.object({ user_id: userId }),
  data: z.array(
    z.object({
      user_id: z.string(),
      usere_name: z.string(),
      fingerprints: z.array(z.object({ bytes: z.string(), nama_perangkat: z.string() })),
    }),
  ),
});

export const fingerprintOptions = endpoint({
  method: 'POST',
  path: 'authorization/options',
  summary: "WebAuthn request options for an approver's fingerprint on this device; used once, 5 minutes",
  access: 'session.use',
  gate: atFinger,
  body: z.strictObject({ user_id: userId, ...bound }),
  data: requestOptions,
});

export const authoriseByFingerprint = endpoint({
  method: 'POST',
  path: 'authorization/fingerprint',
  summary: 'An approver signs with the fingerprint on this device; gives the one-time token, also by push',
  access: 'session.use',
  gate: atFinger,
  body: z.strictObject({
    user_id: userId,
    /** What navigator.credentials.get() answered to authorization/options, as JSON. */
    fp: assertionJson,
    ...bound,
    catatan: z.string().max(1000).default(''),
    jumlah_rp: z.int().optional(),
  }),
  data: granted,
});
