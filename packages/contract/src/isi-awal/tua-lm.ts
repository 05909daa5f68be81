import { BANK_UMUM, BATANGAN, KADAR, PERHIASAN, type Template } from './template.ts';

/** Emas tua dan LM: nothing below 16 karat, and bars. */
export const tuaLm: Template = {
  jenis: [...PERHIASAN, BATANGAN],
  kadar: [KADAR['700'], KADAR['750'], KADAR['916'], KADAR['999']],
  group: [
    { kode_group: 'TUA700', nama_group: 'EMAS TUA 700', kadar: 70 },
    { kode_group: 'TUA750', nama_group: 'EMAS TUA 750', kadar: 75 },
    { kode_group: 'TUA916', nama_group: 'EMAS TUA 916', kadar: 91.6 },
    { kode_group: 'PERHIASAN999', nama_group: 'PERHIASAN 24K', kadar: 99.9 },
    { kode_group: 'LM999', nama_group: 'LOGAM MULIA 999', kadar: 99.9 },
  ],
  ongkos: [
    { kode_group: 'TUA700', nilai: 40_000 },
    { kode_group: 'TUA750', nilai: 50_000 },
    { kode_group: 'TUA916', nilai: 40_000 },
    { kode_group: 'PERHIASAN999', nilai: 60_000 },
    { kode_group: 'LM999', nilai: 60_000 },
    { kode_dept: 'TDK', nilai: 30_000 },
  ],
  banks: BANK_UMUM,
  baki: ['A01', 'A02', 'A03', 'LM1'],
};
