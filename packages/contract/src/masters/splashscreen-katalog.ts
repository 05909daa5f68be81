import { prose } from '../katalog.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'splashscreen-katalog',
  title: { id: 'Splashscreen Katalog', en: 'Splash screens' },
  scope: 'chain',
  key: 'kode',
  shown: 'name',
  paths: { list: 'app/splash-screen', base: 'app/splash-screen' },
  read: 'katalog.read',
  write: 'katalog.write',
  menu: { group: 'katalog', section: 'umum', order: 90 },
  messages: { changed: 'DATA_DIRUBAH', changeFailed: 'SPLASH_GAGAL_DISIMPAN' },
  // The member app knows four screens, MEMBER and GUEST-1 to GUEST-3 [spec B §3].
  add: false,
  remove: false,
  listed: ['screen_name', 'url'],
  fields: {
    kode: { kind: 'text', label: { id: 'Kode', en: 'Code' }, max: 20, fixed: true, list: false },
    name: { kind: 'text', label: { id: 'Nama', en: 'Screen' }, max: 20, fixed: true },
    text: prose({ id: 'Text', en: 'Text' }, { max: 200, requiredMessage: 'TEXT_WAJIB' }),
    position: {
      kind: 'choice',
      label: { id: 'Posisi Text', en: 'Text position' },
      choices: [
        { value: 'top', label: { id: 'Atas', en: 'Top' } },
        { value: 'bottom', label: { id: 'Bawah', en: 'Bottom' } },
      ],
      standard: 'bottom',
    },
    image_path: {
      kind: 'image',
      label: { id: 'Gambar', en: 'Picture' },
      // The larger of the spec's two targets: a phone's whole screen.
      image: { folder: 'SPLASH', width: 1241, height: 2348, fit: 'cover', linked: true },
    },
  },
});
