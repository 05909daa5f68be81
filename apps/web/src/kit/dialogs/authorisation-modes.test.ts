import { expect, it } from 'vitest';
import { addAuthorisationMode, openingMode, openModes } from './authorisation-modes.ts';

const Form = () => null;

it('a way to authorise is offered only while its module is on, and once', () => {
  addAuthorisationMode({ key: 'qr', label: 'authQr', module: 'OTORISASI_QR_MODULE', Form });
  addAuthorisationMode({ key: 'qr', label: 'authQr', module: 'OTORISASI_QR_MODULE', Form });
  addAuthorisationMode({ key: 'finger', label: 'authFingerprint', module: 'FINGERPRINT_MODULE', Form });
  const keys = (settings: Record<string, unknown>) => openModes(settings).map(({ key }) => key);
  expect(keys({})).toEqual([]);
  expect(keys({ OTORISASI_QR_MODULE: true, FINGERPRINT_MODULE: false })).toEqual(['qr']);
  expect(keys({ OTORISASI_QR_MODULE: true, FINGERPRINT_MODULE: true })).toEqual(['qr', 'finger']);
});

it('a dialog opens in the way used last while it is open, else in the one that goes first', () => {
  const manual = { key: 'manual', label: 'authManual', Form } as const;
  const finger = { key: 'finger', label: 'authFingerprint', Form, first: true } as const;
  const qr = { key: 'qr', label: 'authQr', Form } as const;
  expect(openingMode([manual, finger, qr], 'qr')).toBe(qr);
  expect(openingMode([manual, finger, qr], 'manual')).toBe(manual);
  expect(openingMode([manual, finger], 'qr')).toBe(finger);
  expect(openingMode([manual, qr], null)).toBeUndefined();
});
