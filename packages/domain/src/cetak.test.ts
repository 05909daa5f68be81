import { describe, expect, it } from 'vitest';
import { afterAttempt, CETAK_SEBAB, CETAK_UMUR_DETIK, cetakLifecycle } from './cetak.ts';

describe('a print job', () => {
  it('goes from the queue to the printer to paper', () => {
    expect(cetakLifecycle.next('ANTRI', 'AMBIL')).toBe('KIRIM');
    expect(cetakLifecycle.next('KIRIM', 'SELESAI')).toBe('TERCETAK');
  });
  it('is taken once, and moved to another printer only while nobody has it', () => {
    expect(cetakLifecycle.from('AMBIL')).toEqual(['ANTRI']);
    expect(cetakLifecycle.from('PINDAH')).toEqual(['ANTRI']);
  });
  it('is over once it is printed or failed, but for a word that comes late', () => {
    expect(cetakLifecycle.moves('TERCETAK')).toEqual([]);
    expect(cetakLifecycle.moves('GAGAL')).toEqual(['SUSULAN']);
  });
});

describe('after an attempt', () => {
  const young = { umur: 0, coba: 1 };
  it('nothing wrong is printed', () => {
    expect(afterAttempt({ terkirim: true }, young)).toEqual({ move: 'SELESAI', jeda: 0 });
  });
  it('a printer that is off or out of paper is waited for, longer each time', () => {
    for (const sebab of ['MATI', 'KERTAS_HABIS', 'TUTUP_TERBUKA', 'SIBUK'] as const)
      expect(afterAttempt({ sebab, terkirim: false }, young)).toEqual({ move: 'TUNDA', sebab, jeda: 2 });
    expect(afterAttempt({ sebab: 'MATI', terkirim: false }, { umur: 60, coba: 40 }).jeda).toBe(30);
  });
  it('what may be on paper is never sent again, whatever went wrong', () => {
    for (const sebab of CETAK_SEBAB)
      expect(afterAttempt({ sebab, terkirim: true }, young)).toEqual({ move: 'GAGAL', sebab, jeda: 0 });
  });
  it('is given up after a quarter of an hour, and at once where waiting helps nothing', () => {
    expect(CETAK_UMUR_DETIK).toBe(900);
    expect(afterAttempt({ sebab: 'MATI', terkirim: false }, { umur: 899, coba: 1 }).move).toBe('GAGAL');
    expect(afterAttempt({ sebab: 'ALAMAT_SALAH', terkirim: false }, young).move).toBe('GAGAL');
  });
});
