import type { Rng } from './rng.ts';

const listed = (...lines: string[]): string[] => lines.flatMap((line) => line.split('|'));

const WOMEN = listed(
  'SITI AMINAH|DEWI LESTARI|SRI WAHYUNI|RINA MARLINA|NUR HAYATI|LINDA KUSUMA|YULIANA|FITRIANI',
  'RATNA SARI|ANI SUPRIATIN|MEGAWATI|INDAH PERMATA|ROSMINI|ENDANG SULASTRI|MARIA GORETTI',
  'NI LUH AYU|TUTI ALAWIYAH|EKA NOVITASARI|WIDYASTUTI|HALIMAH|NENENG HASANAH|YENNI TANIA',
  'SUSILAWATI|LILIS KARLINA|KARTINI|MAIMUNAH|NANI SURYANI|PUTRI ANGGRAINI|RAHMAWATI|DIAN PUSPITA',
  'ERNA WIJAYA|VERONIKA|CICIH SUKAESIH|HESTI PRATIWI|JUMIATI|MELATI|NOVIANTI|OKTAVIANI|RETNO WULAN',
  'SUMARNI',
);
const MEN = listed(
  'BUDI SANTOSO|AGUS SETIAWAN|ANDI WIJAYA|HENDRA GUNAWAN|AHMAD FAUZI|DEDI KURNIAWAN|RUDI HARTONO',
  'JOKO PRASETYO|ASEP SUNANDAR|I MADE SUDANA|BAMBANG IRAWAN|EKO NUGROHO|FERRY TANOTO',
  'GUNTUR PAMUNGKAS|HASAN BASRI|IWAN SETIADI|YUSUF MAULANA|KURNIA RAMDAN|LUKMAN HAKIM|MULYADI',
  'NANANG KOSIM|PARMAN|RIZKY RAMADHAN|SUPARDI|TONO SUHARTONO|UJANG SOLIHIN|WAHYU HIDAYAT',
  'YANTO SAPUTRA|ZAINAL ABIDIN|DARMAWAN',
);
const LAST = listed(
  'PUTRI|SARI|DEWI|LUBIS|NASUTION|SIREGAR|SIMANJUNTAK|WIJAYA|KUSUMA|HALIM|TANJUNG|PRATAMA|UTAMI',
  'RAHAYU|SUSANTI|HIDAYAH|SAFITRI|MAHARANI|SETIAWATI|GUNAWAN',
);
const STREETS = listed(
  'MERDEKA|DIPONEGORO|SUDIRMAN|AHMAD YANI|GAJAH MADA|PAHLAWAN|VETERAN|CENDANA|MELATI|KENANGA',
  'ANGGREK|MAWAR|FLAMBOYAN|CEMPAKA|KARTINI|IMAM BONJOL|HASANUDIN|PEMUDA|PASAR LAMA|STASIUN',
  'RAYA TIMUR|RAYA BARAT|KEBON JATI|PELITA|SETIABUDI|TEUKU UMAR|WR SUPRATMAN|SILIWANGI|PAJAJARAN',
  'BRAWIJAYA',
);
const MARKETS = listed(
  'PASAR BARU|ALUN-ALUN|PASAR MINGGU|CIKINI|KEBAYORAN|CEMPAKA MAS|TANAH ABANG|SENEN|GLODOK',
  'JATINEGARA|PASAR KRANGGAN|MALIOBORO|PASAR BESAR|SIMPANG LIMA|PASAR TURI|WONOKROMO|DEPOK|BEKASI',
  'TANGERANG|BOGOR|CIANJUR|SUKABUMI|GARUT|TASIKMALAYA|CIREBON|TEGAL|PEKALONGAN|PURWOKERTO|MAGELANG',
  'KLATEN|MADIUN|KEDIRI|MALANG|JEMBER|BANYUWANGI|DENPASAR|MEDAN|PALEMBANG|PADANG|MAKASSAR',
);

/** Places of the branches, most of them a market; 40 of them, enough for the large chain. */
export const branchPlaces: readonly string[] = MARKETS;

/** An upper-case Indonesian name, three in four a woman's: gold is bought mostly by women. */
export const personName = (rng: Rng): string => {
  const first = rng.pick(rng.chance(0.75) ? WOMEN : MEN);
  return first.includes(' ') && rng.chance(0.6) ? first : `${first} ${rng.pick(LAST)}`;
};

export const streetAddress = (rng: Rng, place?: string): string => {
  const street = `JL. ${rng.pick(STREETS)} NO. ${rng.int(1, 240)}`;
  const detail = rng.chance(0.5) ? ` RT ${rng.int(1, 12)}/RW ${rng.int(1, 9)}` : '';
  return `${street}${detail}, ${place ?? rng.pick(MARKETS)}`;
};

/** A mobile number in the form people write it, under the prefix 0800 that no network gives to people. */
export const phoneNumber = (rng: Rng): string => `0800${String(rng.int(0, 99_999_999)).padStart(8, '0')}`;

/** 16 digits of an identity number's length; the area code 00 does not exist. */
export const identityNumber = (rng: Rng): string =>
  `00${String(rng.int(0, 9_999_999)).padStart(7, '0')}${String(rng.int(0, 9_999_999)).padStart(7, '0')}`;
