import { defineLifecycle } from '@kadar/domain/lifecycle.ts';

type State = 'DRAFT' | 'TERJADWAL' | 'BERJALAN' | 'SELESAI' | 'BATAL';
type Move = 'ubah' | 'mulai' | 'selesai' | 'batal';

/** A promo's way; once it runs its text stays as its first receiver got it. */
export const promoLifecycle = defineLifecycle<State, Move>({
  DRAFT: { ubah: 'DRAFT', batal: 'BATAL' },
  TERJADWAL: { ubah: 'TERJADWAL', mulai: 'BERJALAN', batal: 'BATAL' },
  BERJALAN: { selesai: 'SELESAI', batal: 'BATAL' },
  SELESAI: {},
  BATAL: {},
});
