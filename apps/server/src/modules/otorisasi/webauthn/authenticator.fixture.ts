import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AssertionJson, AttestationJson } from '@kadar/contract/webauthn.ts';

/** As much CBOR (RFC 8949) as an attestation needs: small integers, bytes, texts and maps. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);

const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part)]),
  ]);
};

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export interface Bend {
  origin?: string;
  rpId?: string;
  /** Present, but no finger on the reader. */
  unverified?: boolean;
  type?: string;
}

/** A fingerprint reader in software: an ES256 key, a counter, and answers as a browser hands them on. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(32).toString('base64url');
  readonly #origin: string;
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  register(challenge: string, rpId: string, bend: Bend = {}): AttestationJson {
    const jwk = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(String(jwk.x), 'base64url')],
        [-3, Buffer.from(String(jwk.y), 'base64url')],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([
      this.#authData(bend.rpId ?? rpId, ATTESTED, bend),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      key,
    ]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData(bend.type ?? 'webauthn.create', challenge, bend).toString(
          'base64url',
        ),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs, and counts on; `counter` may be set back by a test before. */
  answer(challenge: string, rpId: string, bend: Bend = {}): AssertionJson {
    this.counter++;
    const authData = this.#authData(bend.rpId ?? rpId, 0, bend);
    const clientData = this.#clientData(bend.type ?? 'webauthn.get', challenge, bend);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  #clientData(type: string, challenge: string, { origin }: Bend): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: origin ?? this.#origin, crossOrigin: false }),
    );
  }

  #authData(rpId: string, flags: number, { unverified }: Bend): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([PRESENT | (unverified ? 0 : VERIFIED) | flags]),
      counter,
    ]);
  }
}
