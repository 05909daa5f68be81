import type { Field, FieldKind } from './fields.ts';
import { WEB_ADDRESS } from './fields.ts';
import type { MasterDeclaration, MasterMessages } from './master.ts';
import type { Text } from './text.ts';

/** What the lists of the member app's catalogue share [spec B §3, §5, §8]. */
export const katalogList = (
  noun: 'INFO' | 'HARGA' | 'ADMIN' | 'GROUP' | 'HADIAH' | 'KATEGORI' | 'BANNER' | 'BARANG',
): Pick<MasterDeclaration, 'scope' | 'read' | 'write' | 'erase'> & { messages: MasterMessages } => ({
  scope: 'chain',
  read: 'katalog.read',
  write: 'katalog.write',
  erase: true,
  messages: {
    added: 'DATA_DITAMBAHKAN',
    changed: 'DATA_DIRUBAH',
    deleted: 'DATA_DI_HAPUS',
    addFailed: `${noun}_KATALOG_GAGAL_TAMBAH`,
    changeFailed: `${noun}_KATALOG_GAGAL_UBAH`,
    deleteFailed: `${noun}_KATALOG_GAGAL_HAPUS`,
  },
});

/** Calls of a catalogue list: changes below `edit`, deletions below `delete` [spec B §7]. */
export const katalogPaths = (base: string) => ({
  list: base,
  base,
  change: `${base}/edit`,
  remove: `${base}/delete`,
});

export const katalogKey = (label: Text, prefix: string): Field => ({
  kind: 'text',
  label,
  max: 20,
  fixed: true,
  generated: prefix,
});

/** A text as customers read it: not upper-cased, required unless said. */
export const prose = (label: Text, more: Partial<Field> = {}): Field => ({
  kind: 'text',
  label,
  upper: false,
  max: 120,
  required: true,
  ...more,
});

/** A description shorter than this says little, and is flagged [spec B §9]. */
export const FLAG_UNDER = 20;

/** A text that may stay empty and is then sent as one space [spec B §5]. */
export const blank = (label: Text, kind: FieldKind = 'text'): Field => ({
  kind,
  label,
  upper: false,
  max: kind === 'text' ? 120 : 2000,
  ...(kind === 'longtext' && { flagUnder: FLAG_UNDER }),
  emptyAs: ' ',
  list: false,
});

export const webAddress: Field = {
  kind: 'text',
  label: { id: 'URL Pendukung', en: 'Link' },
  upper: false,
  max: 300,
  required: true,
  requiredMessage: 'URL_PENDUKUNG_WAJIB',
  pattern: WEB_ADDRESS,
  patternMessage: 'URL_TIDAK_SAH',
  list: false,
};

/** One picture, kept whole within the smaller of the spec's two targets [spec A §9]. */
export const katalogImage = (folder: string, requiredMessage = 'GAMBAR_WAJIB'): Field => ({
  kind: 'image',
  label: { id: 'Gambar', en: 'Picture' },
  required: true,
  requiredMessage,
  image: { folder, width: 720, height: 1366, fit: 'inside', nameAs: 'gambar_name' },
});

/** What a banner and an info block tell. */
export const storyFields = (folder: string): Record<string, Field> => ({
  title: prose({ id: 'Title', en: 'Heading' }),
  sub_title: blank({ id: 'Sub Title', en: 'Subtitle' }),
  info: prose({ id: 'Info', en: 'Info' }),
  sub_info: prose({ id: 'Sub Info', en: 'Sub info' }, { list: false }),
  deskripsi: blank({ id: 'Deskripsi', en: 'Description' }, 'longtext'),
  url_pendukung: webAddress,
  // The spec names the link in this message too.
  nama_tombol: prose(
    { id: 'Nama Tombol', en: 'Button text' },
    { max: 40, requiredMessage: 'URL_PENDUKUNG_WAJIB' },
  ),
  gambar_path: katalogImage(folder),
});
