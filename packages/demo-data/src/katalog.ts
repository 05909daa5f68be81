import { KADAR } from './catalogue.ts';
import { katalogPictureSvg, type Subject } from './katalog-pictures.ts';
import { phoneNumber } from './names.ts';
import { piecePhotoSvg } from './photos.ts';
import { type Rng, rngFrom } from './rng.ts';

/** How a drawing is photographed: whole, from near, or turned by hand. */
export type Look = 'whole' | 'near' | 'turned';

export interface KatalogPicture {
  svg: string;
  looks: readonly Look[];
}

/** A row of a list of the catalogue, and the pictures of the field that shows them. */
export interface KatalogRow {
  fields: Record<string, unknown>;
  picture?: KatalogPicture;
}

export interface KatalogList {
  master: string;
  /** The field of the pictures, and whether it takes several. */
  field?: string;
  many?: boolean;
  rows: readonly KatalogRow[];
}

type Piece = readonly [
  nama: string,
  dept: string,
  kadar: number,
  grams: readonly [from: number, to: number],
  jenis: string,
];

/** Named after their drawings, whose seeds are their places in this list. */
const KATEGORI: readonly (readonly [nama: string, warna: string, pieces: readonly Piece[]])[] = [
  [
    'Cincin',
    '#E8C36A',
    [
      ['Cincin Kawin Ukir', 'CCN', 75, [6, 9], 'COUPLE'],
      ['Cincin Hati Kirana', 'CCN', 75, [2, 4], 'CINCIN'],
      ['Cincin Baris Mata Lima', 'CCN', 42, [1.5, 3], 'CINCIN'],
    ],
  ],
  [
    'Kalung',
    '#B23A2A',
    [
      ['Kalung Rantai Tambang', 'KLG', 75, [5, 12], 'KALUNG'],
      ['Kalung Bunga Sakura', 'KLG', 42, [3, 6], 'KALUNG'],
      ['Kalung Biji Milano', 'KLG', 37.5, [6, 14], 'KALUNG'],
    ],
  ],
  [
    'Gelang',
    '#25996A',
    [
      ['Gelang Biji Polos', 'GLG', 75, [5, 10], 'GELANG'],
      ['Gelang Rantai Nori', 'GLG', 70, [8, 15], 'GELANG'],
      ['Gelang Keroncong Ukir', 'GKR', 75, [20, 32], 'GELANG'],
    ],
  ],
  [
    'Anting',
    '#2B62C4',
    [
      ['Anting Juntai Bunga', 'ANT', 42, [1, 2.5], 'ANTING'],
      ['Giwang Bulan Bintang', 'GIW', 75, [1.2, 2], 'ANTING'],
      ['Anting Ring Polos', 'ANT', 75, [2, 4], 'ANTING'],
    ],
  ],
  [
    'Liontin',
    '#7A4FB0',
    [
      ['Liontin Tetes Embun', 'LNT', 75, [1, 2.4], 'LIONTIN'],
      ['Liontin Tetes Ringan', 'LNT', 42, [1, 2], 'LIONTIN'],
      ['Liontin Hati Mata Putih', 'LNT', 70, [1.4, 3], 'LIONTIN'],
    ],
  ],
  [
    'Berlian',
    '#5B6779',
    [
      ['Cincin Berlian Tunangan', 'BRL', 75, [3, 5], 'BERLIAN'],
      ['Cincin Berlian Halo', 'BRL', 75, [2.4, 4], 'BERLIAN'],
      ['Cincin Berlian Setia', 'BRL', 75, [3, 5], 'BERLIAN'],
    ],
  ],
  [
    'Logam Mulia',
    '#BD8C2A',
    [
      ['Logam Mulia 5 Gram', 'LM', 99.9, [5, 5], 'BATANGAN'],
      ['Logam Mulia 10 Gram', 'LM', 99.9, [10, 10], 'BATANGAN'],
      ['Logam Mulia 25 Gram', 'LM', 99.9, [25, 25], 'BATANGAN'],
    ],
  ],
  [
    'Anak',
    '#CF5341',
    [
      ['Tindik Anak Mata Putih', 'TDK', 37.5, [0.8, 1.4], 'ANAK'],
      ['Gelang Anak Kepang', 'GLG', 37.5, [2, 4], 'ANAK'],
      ['Cincin Anak Bunga', 'CCN', 37.5, [0.7, 1.2], 'ANAK'],
    ],
  ],
];

const CARATS: Record<number, string> = { 37.5: '8K', 42: '9K', 70: '16K', 75: '17K', 99.9: '24K' };
const ONGKOS_PER_GRAM = 60_000;
const DIAMONDS_RP = 6_500_000;
const PRICE_STEP = 1_000;
const SHOP_URL = 'https://example.com/katalog';
const code = (prefix: string, index: number): string => `${prefix}${String(index + 1).padStart(4, '0')}`;

/** Gold at its list price, making charge, stones; up to the next thousand. */
const priceOf = (dept: string, kadar: number, grams: number): number => {
  const perGram = KADAR.find((one) => one.kadar === kadar)?.harga_jual ?? 0;
  const extra = dept === 'BRL' ? DIAMONDS_RP : 0;
  return Math.ceil((grams * (perGram + ONGKOS_PER_GRAM) + extra) / PRICE_STEP) * PRICE_STEP;
};

const itemRow = (piece: Piece, index: number, kode_kategori: string, rng: Rng): KatalogRow => {
  const [nama_barang, dept, kadar, [from, to], jenis] = piece;
  const berat = from === to ? from : rng.int(from * 100, to * 100) / 100;
  const metal = dept === 'LM' ? ['BATANGAN', 'INVESTASI'] : [];
  return {
    fields: {
      kode_barang: code('ITM', index),
      nama_barang,
      kode_kategori,
      berat,
      harga_jual: priceOf(dept, kadar, berat),
      direct_url: `${SHOP_URL}/${code('ITM', index)}`,
      hashtag_kadar: [String(Math.round(kadar * 10)), CARATS[kadar] ?? ''].filter(Boolean),
      hashtag_jenis: [jenis],
      hashtag_lm: metal,
      kode_banner: [],
      kode_info: [dept === 'LM' ? 'INF0002' : 'INF0001'],
    },
    picture: {
      svg: piecePhotoSvg(dept, kadar, `katalog/${index}`),
      looks: rng.chance(0.5) ? ['whole', 'near', 'turned'] : ['whole', 'near'],
    },
  };
};

type StoryText = readonly [
  subject: Subject,
  title: string,
  sub_title: string,
  info: string,
  deskripsi: string,
  nama_tombol: string,
];

const BANNER: readonly StoryText[] = [
  [
    'cincin',
    'Pekan Cincin Kawin',
    'Ukir nama gratis',
    'Ongkos dipotong separuh untuk sepasang cincin 17K.',
    'Berlaku di semua cabang sampai akhir bulan.',
    'Lihat cincin',
  ],
  [
    'batang',
    'Tabung Emas Mulai 1 Gram',
    'Logam mulia bersertifikat',
    'Harga mengikuti emas hari ini, tanpa biaya simpan.',
    ' ',
    'Mulai menabung',
  ],
  [
    'kalung',
    'Koleksi Kirana',
    'Ringan dipakai setiap hari',
    'Kalung dan liontin 9K dengan mata pilihan.',
    'Stok terbatas, tanyakan cabang terdekat.',
    'Lihat koleksi',
  ],
];
const INFO: readonly StoryText[] = [
  [
    'timbangan',
    'Ditimbang di Depan Anda',
    ' ',
    'Berat dan kadar tertulis di setiap nota.',
    'Timbangan kami ditera setiap tahun; emas dapat diuji ulang kapan saja.',
    'Cara kami menimbang',
  ],
  [
    'batang',
    'Kadar dan Karat',
    ' ',
    '375 sama dengan 8K, 750 sama dengan 17K, 999 sama dengan 24K.',
    'Kadar adalah bagian emas murni dalam seribu.',
    'Pelajari kadar',
  ],
  [
    'gelang',
    'Terima Kembali',
    ' ',
    'Emas dengan nota kami beli kembali dengan potongan yang jelas.',
    'Bawa nota aslinya; harga nota dihormati selama masa berlakunya.',
    'Syarat beli kembali',
  ],
  [
    'bunga',
    'Cuci Gratis Selamanya',
    ' ',
    'Perhiasan dari toko kami dicuci tanpa biaya.',
    'Reparasi ringan selesai saat ditunggu.',
    'Layanan kami',
  ],
];
const HADIAH: readonly (readonly [subject: Subject, nama: string, info: string, point: number])[] = [
  ['hadiah', 'Payung Emas', 'Payung lipat warna emas', 130],
  ['bunga', 'Tas Belanja Kain', 'Tas kain bersulam bunga', 80],
  ['gelang', 'Kotak Perhiasan', 'Kotak kayu berlapis beludru', 250],
  ['timbangan', 'Cuci Perhiasan Kilat', 'Lima kali cuci dan sepuh', 60],
  ['batang', 'Keping Emas 0,1 Gram', 'Kepingan 24K dalam kartu', 1_200],
  ['cincin', 'Voucher Ongkos', 'Potongan ongkos Rp. 250.000', 500],
];
const SPLASH: readonly (readonly [
  kode: string,
  subject: Subject,
  text: string,
  position: 'top' | 'bottom',
])[] = [
  ['MEMBER', 'hadiah', 'Selamat datang kembali, member setia Toko Mas Kadar', 'bottom'],
  ['GUEST-1', 'cincin', 'Perhiasan emas untuk setiap cerita', 'bottom'],
  ['GUEST-2', 'batang', 'Harga emas jelas, hari ini dan setiap hari', 'bottom'],
  ['GUEST-3', 'kalung', 'Ditimbang di depan Anda, bernota, dibeli kembali', 'bottom'],
];
const HARGA: readonly (readonly [nama: string, groups: readonly string[]])[] = [
  ['Emas Muda', ['MUDA375', 'MUDA420', 'LOTUS420']],
  ['Emas Tua', ['TUA700', 'TUA750', 'UBS750']],
  ['Logam Mulia', ['SM999']],
];
const GROUP: readonly (readonly [kode_group: string, description: string])[] = [
  ['MUDA375', 'Emas 8 karat: kuat, ringan di kantong, cocok untuk dipakai sehari-hari.'],
  ['MUDA420', 'Emas 9 karat: warna lembut, banyak pilihan model.'],
  ['TUA700', 'Emas 16 karat: warna kuning hangat, nilai jual kembali baik.'],
  ['TUA750', 'Emas 17 karat: pilihan cincin kawin dan perhiasan pesta.'],
  ['SM999', 'Emas 24 karat: kadar tertinggi, untuk tabungan.'],
];
const KONTAK = ['Sari', 'Dewi', 'Andi'];

const STORY_SIZE = { width: 720, height: 540 };
const REWARD_SIZE = { width: 480, height: 480 };
const SCREEN_SIZE = { width: 720, height: 1362, low: true };

const story =
  (key: string, prefix: string) =>
  (one: StoryText, index: number): KatalogRow => {
    const [subject, title, sub_title, info, deskripsi, nama_tombol] = one;
    return {
      fields: {
        [key]: code(prefix, index),
        title,
        sub_title,
        info,
        sub_info: 'Toko Mas Kadar',
        deskripsi,
        url_pendukung: `${SHOP_URL}/${prefix.toLowerCase()}/${index + 1}`,
        nama_tombol,
      },
      picture: { svg: katalogPictureSvg(subject, title, STORY_SIZE), looks: ['whole'] },
    };
  };

/** A catalogue as the member app shows it, in an order in which every reference already stands; the same for the same seed. */
export const katalogLists = (seed: string | number): readonly KatalogList[] => {
  const rng = rngFrom(`katalog/${seed}`);
  const one = { field: 'gambar_path' };
  const items = KATEGORI.flatMap(([, , pieces], index) =>
    pieces.map((piece): [Piece, string] => [piece, code('KTG', index)]),
  ).map(([piece, kode_kategori], index) => itemRow(piece, index, kode_kategori, rng));
  return [
    {
      ...one,
      master: 'kategori-katalog',
      rows: KATEGORI.map(([nama_kategori, warna], index) => {
        const first = items[index * 3]?.picture;
        return {
          fields: { kode_kategori: code('KTG', index), nama_kategori, warna },
          ...(first && { picture: { svg: first.svg, looks: ['whole'] as const } }),
        };
      }),
    },
    { ...one, master: 'banner-katalog', rows: BANNER.map(story('kode_banner', 'BNR')) },
    { ...one, master: 'info-katalog', rows: INFO.map(story('kode_info', 'INF')) },
    { ...one, many: true, master: 'item-katalog', rows: items },
    {
      ...one,
      master: 'hadiah-katalog',
      rows: HADIAH.map(([subject, nama_hadiah, info, point], index) => ({
        fields: {
          kode_hadiah: code('HDH', index),
          nama_hadiah,
          info,
          sub_info: 'Selama persediaan masih ada',
          deskripsi: ' ',
          point,
        },
        picture: {
          svg: katalogPictureSvg(subject, nama_hadiah, REWARD_SIZE),
          looks: ['whole'] as const,
        },
      })),
    },
    {
      master: 'harga-katalog',
      rows: HARGA.map(([nama_harga_app, detail_group], index) => ({
        fields: { kode_harga_app: code('HRG', index), nama_harga_app, detail_group },
      })),
    },
    {
      master: 'group-description-katalog',
      rows: GROUP.map(([kode_group, description]) => ({ fields: { kode_group, description } })),
    },
    {
      master: 'kontak-admin-katalog',
      rows: KONTAK.map((nama_admin, index) => ({
        fields: { kode_admin: code('ADM', index), nama_admin, no_hp: phoneNumber(rng) },
      })),
    },
    {
      master: 'splashscreen-katalog',
      field: 'image_path',
      rows: SPLASH.map(([kode, subject, text, position]) => ({
        fields: { kode, text, position },
        picture: {
          svg: katalogPictureSvg(subject, kode, SCREEN_SIZE),
          looks: ['whole'] as const,
        },
      })),
    },
  ];
};
