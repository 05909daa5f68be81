import { describe, expect, it } from 'vitest';
import { EMPTY, problemsOf, stepOf, withField } from './model.ts';

describe('the first-run wizard', () => {
  it('asks for what each step needs', () => {
    expect(problemsOf(EMPTY, 0)).toEqual({ 'pusat.nama_toko': 'WAJIB_DIISI' });
    expect(Object.keys(problemsOf(EMPTY, 2))).toHaveLength(4);
  });

  it('refuses one code for both shops, and passwords that are short or easy', () => {
    const same = withField(withField(EMPTY, 'toko.kode_toko', 'PST'), 'toko.nama_toko', 'TOKO SATU');
    expect(problemsOf(same, 1)).toEqual({ 'toko.kode_toko': 'DATA_SUDAH_ADA' });
    expect(problemsOf(withField(EMPTY, 'owner.password', 'pendek'), 2)['owner.password']).toBe(
      'PASSWORD_TERLALU_PENDEK',
    );
    const owned = withField(EMPTY, 'owner.user_id', 'RATNA.DEWI');
    for (const easy of ['12345678', 'ratna.dewi'])
      expect(problemsOf(withField(owned, 'owner.password', easy), 2)['owner.password']).toBe(
        'PASSWORD_MUDAH_DITEBAK',
      );
  });

  it('finds the step of a field the server refused', () => {
    expect(stepOf('owner.user_id')).toBe(2);
    expect(stepOf('unknown')).toBe(0);
  });
});
