import { describe, expect, it } from 'vitest';
import { DOMAIN_CODES, DomainError, refuse } from './errors.ts';

describe('DomainError', () => {
  it('carries code and params', () => {
    const error = new DomainError('PEMBAYARAN_KURANG', { kurangRp: 500 });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'DomainError',
      code: 'PEMBAYARAN_KURANG',
      params: { kurangRp: 500 },
      message: 'PEMBAYARAN_KURANG {"kurangRp":500}',
    });
    expect(() => refuse('POIN_TIDAK_CUKUP')).toThrow(DomainError);
  });

  it('lists its codes once, sorted', () => {
    expect([...new Set(DOMAIN_CODES)].sort()).toEqual([...DOMAIN_CODES]);
  });
});
