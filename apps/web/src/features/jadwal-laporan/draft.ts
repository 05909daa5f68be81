import type { Jadwal } from '@kadar/contract/endpoints/jadwal-laporan.ts';

export type Draft = Pick<
  Jadwal,
  | 'nama'
  | 'isi'
  | 'laporan'
  | 'saringan'
  | 'rentang'
  | 'format'
  | 'lingkup'
  | 'kala'
  | 'hari'
  | 'jam'
  | 'bahasa'
  | 'aktif'
> & { penerima: Receiver[] };
export type Receiver = Pick<Jadwal['penerima'][number], 'kanal' | 'user_id' | 'alamat'>;

/** What is wrong with a field, in words; with a filter of the report, its code. */
export type Problems = Partial<Record<keyof Draft, string>> & { filters?: Readonly<Record<string, string>> };

const OF_FILTERS = 'saringan.';

export const problemsOf = (fields: Readonly<Record<string, { code: string; message: string }>>): Problems => {
  const { filters = [], own = [] } = Object.groupBy(Object.entries(fields), ([name]) =>
    name.startsWith(OF_FILTERS) ? 'filters' : 'own',
  );
  return {
    ...Object.fromEntries(own.map(([name, { message }]) => [name, message])),
    filters: Object.fromEntries(filters.map(([name, { code }]) => [name.slice(OF_FILTERS.length), code])),
  };
};

/** Who asked for no more is left out of what is changed. */
export const draftOf = ({ penerima, ...jadwal }: Jadwal): Draft => ({
  nama: jadwal.nama,
  isi: jadwal.isi,
  laporan: jadwal.laporan,
  saringan: jadwal.saringan,
  rentang: jadwal.rentang,
  format: jadwal.format,
  lingkup: jadwal.lingkup,
  kala: jadwal.kala,
  hari: jadwal.hari,
  jam: jadwal.jam,
  bahasa: jadwal.bahasa,
  aktif: jadwal.aktif,
  penerima: penerima.map(({ kanal, user_id, alamat }) => ({ kanal, user_id, alamat })),
});

export const newDraft = (toko: string | null, bahasa: Draft['bahasa']): Draft => ({
  nama: '',
  isi: 'PAGI',
  laporan: '',
  saringan: {},
  rentang: 'KEMARIN',
  format: 'PDF',
  lingkup: toko ?? '*',
  kala: 'HARIAN',
  hari: 1,
  jam: '07:00',
  bahasa,
  aktif: true,
  penerima: [],
});

/** A receiver as one value of a choice. */
export const keyOf = ({ kanal, user_id, alamat }: Receiver): string => `${kanal}|${user_id}|${alamat}`;

/** A receiver that is typed: what has an @ is an e-mail address, all else a number. */
export const typedReceiver = (text: string): Receiver => {
  const alamat = text.trim();
  return { kanal: alamat.includes('@') ? 'EMAIL' : 'WA', user_id: '', alamat };
};

/** As it is sent: of a summary without what only a report has. */
export const bodyOf = (draft: Draft): Draft => ({
  ...draft,
  laporan: draft.isi === 'LAPORAN' ? draft.laporan : '',
  saringan: draft.isi === 'LAPORAN' ? draft.saringan : {},
  hari: draft.kala === 'HARIAN' ? 0 : draft.hari,
});
