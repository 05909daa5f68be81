import { expect, it } from 'vitest';
import { addAuthorisationMode, openModes } from './authorisation-modes.ts';

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
