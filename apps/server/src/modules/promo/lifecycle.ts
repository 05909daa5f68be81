import { defineLifecycle } from '@kadar/domain/lifecycle.ts';

type State = 'DRAFT' | 'TERJADWAL' | 'BERJALAN' | 'SELESAI' | 'BATAL';
type Move = 'ubah' | 'mulai' | 'selesai' | 'ulang' | 'batal';

/** A promo's way; once it runs its text stays as its first receiver got it. A message sent again opens it again. */
export const promoLifecycle = defineLifecycle<State, Move>({
  DRAFT: { ubah: 'DRAFT', batal: 'BATAL' },
  TERJADWAL: { ubah: 'TERJADWAL', mulai: 'BERJALAN', batal: 'BATAL' },
  BERJALAN: { selesai: 'SELESAI', ulang: 'BERJALAN', batal: 'BATAL' },
  SELESAI: { ulang: 'BERJALAN' },
  BATAL: {},
});
