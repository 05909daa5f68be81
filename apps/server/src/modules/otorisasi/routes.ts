import {
  acceptQr,
  approvers,
  authoriseByFingerprint,
  fingerprintOptions,
  generateQr,
  getQr,
  qrOptions,
  qrStatus,
  rejectQr,
  removeQr,
  userFingerprint,
  waitingQr,
} from '@kadar/contract/endpoints/otorisasi.ts';
import {
  listCredentials,
  registerOptions,
  registerVerify,
  removeCredential,
} from '@kadar/contract/endpoints/webauthn.ts';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../../platform/http/call.ts';
import { runCommand } from '../../platform/http/command.ts';
import { command, query } from '../../platform/http/route.ts';
import { approveByFingerprint, askApprover } from './commands/authorise-by-fingerprint.ts';
import { acceptRequest, askForRequest, rejectRequest } from './commands/decide-qr.ts';
import { askRegistration, forgetCredential, registerCredential } from './commands/register-credential.ts';
import { cancelRequest, generateRequest } from './commands/request-qr.ts';
import { fingerprintsOf, listApprovers } from './queries/approvers.ts';
import { ownCredentials } from './queries/credentials.ts';
import { oneRequest, requestStatus, waitingRequests } from './queries/qr-requests.ts';

/** A user's devices belong to his own shop's records, whichever shop he looks at. */
const atHome = <C extends Call>(call: C): C => ({ ...call, scope: { toko: call.session.kode_toko } });

export const otorisasiRoutes = (app: FastifyInstance): void => {
  command(app, generateQr, generateRequest);
  command(app, removeQr, cancelRequest);
  query(app, qrStatus, async (call) => ({ data: await requestStatus(call) }));

  query(app, waitingQr, async (call) => ({ data: await waitingRequests(call) }));
  query(app, getQr, async (call) => ({ data: await oneRequest(call) }));
  query(app, qrOptions, async (call) => ({ data: await askForRequest(call) }));
  query(app, acceptQr, (call) => acceptRequest(call, acceptQr.path), { keyed: true });
  query(app, rejectQr, (call) => rejectRequest(call, rejectQr.path), { keyed: true });

  query(app, approvers, async (call) => ({ data: await listApprovers(call) }));
  query(app, userFingerprint, async (call) => ({ data: await fingerprintsOf(call) }));
  query(app, fingerprintOptions, async (call) => ({ data: await askApprover(call) }));
  query(app, authoriseByFingerprint, async (call) => ({ data: await approveByFingerprint(call) }));

  query(app, listCredentials, async (call) => ({ data: await ownCredentials(call) }));
  query(app, registerOptions, async (call) => ({ data: await askRegistration(call) }));
  query(
    app,
    registerVerify,
    (call) => runCommand(atHome(call), registerVerify.path, (tx) => registerCredential(call, tx)),
    { keyed: true },
  );
  query(
    app,
    removeCredential,
    (call) => runCommand(atHome(call), removeCredential.path, (tx) => forgetCredential(call, tx)),
    { keyed: true },
  );
};
