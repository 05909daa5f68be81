import { describe, expect, it } from 'vitest';
import { bodyOf, EMPTY, problemsOf, type SetupValues, shownPrices, stepOf, withoutSecrets } from './model.ts';

const FILLED: SetupValues = {
  ...EMPTY,
  toko: { ...EMPTY.toko, nama_toko: 'TOKO MAS BRAGA' },
  owner: { user_id: 'RATNA', usere_name: 'RATNA DEWI', password: 'kudanil-besar', ulang: 'kudanil-besar' },
  harga_emas_global: 2_600_000,
  sales: { nama_sales: 'RINA' },
};

describe('the first-run wizard', () => {
  it('asks for what each step needs, and for head office only where it is a place of its own', () => {
    expect(Object.keys(problemsOf(EMPTY, 0))).toEqual([
      'toko.nama_toko',
      'owner.user_id',
      'owner.usere_name',
      'owner.password',
    ]);
    expect(problemsOf({ ...EMPTY, terpisah: true }, 0)).toHaveProperty(['pusat.nama_toko'], 'WAJIB_DIISI');
    const coded = { ...FILLED, toko: { ...FILLED.toko, kode_toko: 'X' } };
    expect(problemsOf({ ...coded, terpisah: true }, 0)).toHaveProperty(['toko.kode_toko'], 'ISIAN_TIDAK_SAH');
    expect([problemsOf(coded, 0), bodyOf(coded).toko.kode_toko]).toEqual([{}, 'K01']);
    expect(problemsOf(EMPTY, 1)).toEqual({});
    expect(problemsOf(EMPTY, 2)).toEqual({
      harga_emas_global: 'WAJIB_DIISI',
      'sales.nama_sales': 'WAJIB_DIISI',
    });
    expect([0, 1, 2].map((step) => problemsOf(FILLED, step))).toEqual([{}, {}, {}]);
  });

  it('refuses one code for both shops, and passwords that are short, easy or differ', () => {
    const pusat = { ...FILLED.pusat, kode_toko: 'K01', nama_toko: 'PUSAT' };
    expect(problemsOf({ ...FILLED, terpisah: true, pusat }, 0)).toEqual({
      'toko.kode_toko': 'DATA_SUDAH_ADA',
    });
    const withPassword = (password: string, ulang = password) =>
      problemsOf({ ...FILLED, owner: { ...FILLED.owner, password, ulang } }, 0);
    expect(withPassword('pendek')).toEqual({ 'owner.password': 'PASSWORD_TERLALU_PENDEK' });
    for (const easy of ['12345678', 'ratna123'])
      expect(withPassword(easy)).toEqual({ 'owner.password': 'PASSWORD_MUDAH_DITEBAK' });
    expect(withPassword('kudanil-besar', 'kudanil-bear')).toEqual({ 'owner.ulang': 'PASSWORD_TIDAK_SAMA' });
  });

  it('takes a cashier as a whole or not at all, and never under the name of the owner', () => {
    const withKasir = (kasir: Partial<SetupValues['kasir']>) =>
      problemsOf({ ...FILLED, kasir: { ...EMPTY.kasir, ...kasir } }, 2);
    expect(Object.keys(withKasir({ usere_name: 'DEWI' }))).toEqual(['kasir.user_id', 'kasir.password']);
    const whole = { user_id: 'RATNA', usere_name: 'DEWI', password: 'kudanil-kecil' };
    expect(withKasir(whole)).toEqual({ 'kasir.user_id': 'DATA_SUDAH_ADA' });
    expect(withKasir({ ...whole, user_id: 'DEWI.1' })).toEqual({});
  });

  it('proposes each price from the global one until it is typed over', () => {
    const prices = (values: SetupValues) => shownPrices(values).map(({ price }) => price);
    expect(prices({ ...FILLED, harga_emas_global: null })).toEqual([null, null, null, null, null]);
    expect(prices(FILLED)).toEqual([1_415_000, 1_538_000, 2_294_000, 2_429_000, 2_900_000]);
    const typed = { ...FILLED, harga_jual: { '750': 2_500_000, '999': null } };
    expect(prices({ ...typed, harga_emas_global: 2_700_000 }).slice(3)).toEqual([2_500_000, null]);
    expect(problemsOf(typed, 2)).toEqual({ 'harga_jual.999': 'WAJIB_DIISI' });
  });

  it('sends only what was asked for', () => {
    expect(bodyOf({ ...FILLED, isi: 'TUA_LM', harga_jual: { '375': 1, '750': 2_500_000 } })).toEqual({
      toko: FILLED.toko,
      owner: { user_id: 'RATNA', usere_name: 'RATNA DEWI', password: 'kudanil-besar' },
      isi: 'TUA_LM',
      harga_emas_global: 2_600_000,
      harga_jual: { '750': 2_500_000 },
      sales: { nama_sales: 'RINA' },
    });
  });

  it('keeps no password in its draft', () => {
    const kasir = { user_id: 'DEWI', usere_name: 'DEWI', password: 'kudanil-kecil' };
    expect(JSON.stringify(withoutSecrets({ ...FILLED, kasir }))).not.toContain('kudanil');
  });

  it('keeps no password in its draft that was typed into a field of another name, in capitals too', () => {
    const typed = { ...FILLED, terpisah: true, pusat: { ...EMPTY.pusat, nama_toko: 'KUDANIL-BESAR' } };
    const kept = withoutSecrets({ ...typed, sales: { nama_sales: 'RINA KUDANIL-BESAR' } });
    expect([kept.pusat.nama_toko, kept.sales.nama_sales]).toEqual(['', '']);
    expect([kept.toko.nama_toko, kept.owner.usere_name]).toEqual(['TOKO MAS BRAGA', 'RATNA DEWI']);
    const hidden = { ...FILLED, pusat: { ...EMPTY.pusat, nama_toko: 'WHATEVER' } };
    expect(withoutSecrets(hidden).pusat).toEqual(EMPTY.pusat);
  });

  it('finds the step of a field the server refused', () => {
    expect(['owner.user_id', 'isi', 'kasir.user_id', 'harga_jual.750'].map(stepOf)).toEqual([0, 1, 2, 2]);
  });
});
