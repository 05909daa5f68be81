import type {
  AssertionJson,
  AttestationJson,
  CreationOptions,
  RequestOptions,
} from '@kadar/contract/webauthn.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/**
 * dismissed: the person or the time stopped it. registered: this device is known already. none: no reader. address: browsers
 * sign for no page of this address, such as one by number.
 */
export type ReaderProblem = 'dismissed' | 'registered' | 'none' | 'address' | 'failed';

/** The device's own reader gave no answer. */
export class ReaderError extends Error {
  readonly problem: ReaderProblem;

  constructor(problem: ReaderProblem, cause?: Error) {
    super(problem, { cause });
    this.name = 'ReaderError';
    this.problem = problem;
  }
}

/** Names of the errors of WebAuthn level 3, §5.1.3 and §5.1.4. */
const PROBLEMS: Record<string, ReaderProblem> = {
  NotAllowedError: 'dismissed',
  AbortError: 'dismissed',
  InvalidStateError: 'registered',
  NotSupportedError: 'none',
  SecurityError: 'address',
};

const load = () => import('@simplewebauthn/browser');

const asked = async <T>(work: (library: Awaited<ReturnType<typeof load>>) => Promise<T>): Promise<T> => {
  const library = await load();
  if (!library.browserSupportsWebAuthn()) throw new ReaderError('none');
  try {
    return await work(library);
  } catch (error) {
    if (error instanceof Error) throw new ReaderError(PROBLEMS[error.name] ?? 'failed', error);
    throw error;
  }
};

/** Whether a fingerprint reader is built into this device; browsers show none to a page without https. */
export const hasReader = async (): Promise<boolean> => (await load()).platformAuthenticatorIsAvailable();

/** Has the reader sign the server's challenge. Throws ReaderError. */
export const readFinger = (options: RequestOptions): Promise<AssertionJson> =>
  asked(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }),
  );

/** Has the reader make a key of its own for this user. Throws ReaderError. */
export const registerFinger = (options: CreationOptions): Promise<AttestationJson> =>
  asked(({ startRegistration }) =>
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );
