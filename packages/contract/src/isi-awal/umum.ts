import { BANK_UMUM, BATANGAN, KADAR, PERHIASAN, type Template } from './template.ts';

/** Toko emas umum: young and old gold beside some bars. */
export const umum: Template = {
  jenis: [...PERHIASAN, BATANGAN],
  kadar: [KADAR['375'], KADAR['420'], KADAR['700'], KADAR['750'], KADAR['999']],
  group: [
    { kode_group: 'MUDA375', nama_group: 'EMAS MUDA 375', kadar: 37.5 },
    { kode_group: 'MUDA420', nama_group: 'EMAS MUDA 420', kadar: 42 },
    { kode_group: 'TUA700', nama_group: 'EMAS TUA 700', kadar: 70 },
    { kode_group: 'TUA750', nama_group: 'EMAS TUA 750', kadar: 75 },
    { kode_group: 'LM999', nama_group: 'LOGAM MULIA 999', kadar: 99.9 },
  ],
  ongkos: [
    { kode_group: 'MUDA375', nilai: 25_000 },
    { kode_group: 'MUDA420', nilai: 25_000 },
    { kode_group: 'TUA700', nilai: 40_000 },
    { kode_group: 'TUA750', nilai: 50_000 },
    { kode_group: 'LM999', nilai: 60_000 },
    { kode_dept: 'TDK', nilai: 30_000 },
  ],
  banks: BANK_UMUM,
  baki: ['A01', 'A02', 'A03', 'A04', 'A05'],
};
