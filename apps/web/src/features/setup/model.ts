import type { InputOf } from '@kadar/contract/endpoint.ts';
import type { setup } from '@kadar/contract/endpoints/setup.ts';
import { pricesOf, TEMPLATE } from '@kadar/contract/isi-awal/rows.ts';
import type { TemplateName } from '@kadar/contract/isi-awal/template.ts';
import { isGuessable } from '@kadar/domain/passwords.ts';

/** What the three steps ask; passwords never leave this page for the draft. */
export interface SetupValues {
  toko: { kode_toko: string; nama_toko: string; alamat_toko: string; no_hp: string };
  /** Head office is a place of its own; else it is made from the shop's name and nobody is asked. */
  terpisah: boolean;
  pusat: { kode_toko: string; nama_toko: string; alamat_toko: string };
  owner: { user_id: string; usere_name: string; password: string; ulang: string };
  isi: TemplateName;
  harga_emas_global: number | null;
  /** Selling prices that were typed over the proposed ones, by purity code. */
  harga_jual: Readonly<Record<string, number | null>>;
  kasir: { user_id: string; usere_name: string; password: string };
  sales: { nama_sales: string };
}
export type Part = 'toko' | 'pusat' | 'owner' | 'kasir' | 'sales';
export type Problems = Readonly<Record<string, string>>;

export const EMPTY: SetupValues = {
  toko: { kode_toko: 'K01', nama_toko: '', alamat_toko: '', no_hp: '' },
  terpisah: false,
  pusat: { kode_toko: 'PST', nama_toko: '', alamat_toko: '' },
  owner: { user_id: '', usere_name: '', password: '', ulang: '' },
  isi: 'UMUM',
  harga_emas_global: null,
  harga_jual: {},
  kasir: { user_id: '', usere_name: '', password: '' },
  sales: { nama_sales: '' },
};

export const LAST = 2;
/** Shorter ones are refused; such a text may be a word of a name. */
const PASSWORD_LENGTH = 8;

/** A password that went into a field of another name is no text of it; fields write in capitals. */
const unless = (secrets: readonly string[], text: string): string =>
  secrets.some((secret) => text.toUpperCase().includes(secret)) ? '' : text;

/** What a draft may keep: no password, wherever it was typed, and nothing of a head office that is not asked for. */
export const withoutSecrets = (values: SetupValues): SetupValues => {
  const { toko, owner, kasir, sales, terpisah } = values;
  const secrets = [owner.password, owner.ulang, kasir.password]
    .filter((secret) => secret.length >= PASSWORD_LENGTH)
    .map((secret) => secret.toUpperCase());
  const clean = <T extends Readonly<Record<string, string>>>(part: T): T =>
    Object.fromEntries(Object.entries(part).map(([name, text]) => [name, unless(secrets, text)])) as T;
  return {
    ...values,
    toko: clean(toko),
    pusat: clean(terpisah ? values.pusat : EMPTY.pusat),
    owner: { ...clean(owner), password: '', ulang: '' },
    kasir: { ...clean(kasir), password: '' },
    sales: clean(sales),
  };
};

/** Selling prices by purity code as the step shows them: typed, or proposed from the global price; null where emptied. */
export const shownPrices = ({ isi, harga_emas_global, harga_jual }: SetupValues) => {
  const proposed = pricesOf(TEMPLATE[isi], harga_emas_global ?? 0, {});
  return TEMPLATE[isi].kadar.map(({ kode_kadar, label }) => {
    const typed = harga_jual[kode_kadar];
    const price = harga_emas_global === null ? null : (proposed[kode_kadar] ?? null);
    return { kode_kadar, label, price: typed === undefined ? price : typed };
  });
};

/** A cashier is asked for as a whole or not at all: an owner may stand at the till alone. */
const hasKasir = ({ kasir }: SetupValues): boolean => Object.values(kasir).some((text) => text !== '');

const CODE = /^[A-Z0-9]{3}$/;
const USER_ID = /^[A-Z0-9._-]{2,30}$/;

const judgePerson = (
  part: 'owner' | 'kasir',
  { user_id, usere_name, password }: SetupValues['kasir'],
): Problems => ({
  ...(!USER_ID.test(user_id) && {
    [`${part}.user_id`]: user_id === '' ? 'WAJIB_DIISI' : 'ISIAN_TIDAK_SAH',
  }),
  ...(usere_name.trim() === '' && { [`${part}.usere_name`]: 'WAJIB_DIISI' }),
  ...(password.length < PASSWORD_LENGTH
    ? { [`${part}.password`]: password === '' ? 'WAJIB_DIISI' : 'PASSWORD_TERLALU_PENDEK' }
    : isGuessable(password, user_id) && { [`${part}.password`]: 'PASSWORD_MUDAH_DITEBAK' }),
});

const judgePlace = (
  part: 'toko' | 'pusat',
  { kode_toko, nama_toko }: { kode_toko: string; nama_toko: string },
): Problems => ({
  ...(nama_toko.trim().length < 2 && { [`${part}.nama_toko`]: 'WAJIB_DIISI' }),
  ...(!CODE.test(kode_toko) && { [`${part}.kode_toko`]: 'ISIAN_TIDAK_SAH' }),
});

/** The codes are asked for with head office; a shop that is alone bears the proposed one. */
const shopOf = ({ toko, terpisah }: SetupValues): SetupValues['toko'] =>
  terpisah ? toko : { ...toko, kode_toko: EMPTY.toko.kode_toko };

const judgeShop = (values: SetupValues): Problems => {
  const { pusat, owner, terpisah } = values;
  const toko = shopOf(values);
  const same = terpisah && toko.kode_toko === pusat.kode_toko;
  return {
    ...judgePlace('toko', toko),
    ...(terpisah && judgePlace('pusat', pusat)),
    ...(same && { 'toko.kode_toko': 'DATA_SUDAH_ADA' }),
    ...judgePerson('owner', owner),
    ...(owner.ulang !== owner.password && { 'owner.ulang': 'PASSWORD_TIDAK_SAMA' }),
  };
};

const judgePrices = (values: SetupValues): Problems => {
  const { harga_emas_global, owner, kasir, sales } = values;
  const prices = shownPrices(values).filter(({ price }) => !price);
  return {
    ...(!harga_emas_global && { harga_emas_global: 'WAJIB_DIISI' }),
    ...(harga_emas_global &&
      Object.fromEntries(prices.map(({ kode_kadar }) => [`harga_jual.${kode_kadar}`, 'WAJIB_DIISI']))),
    ...(hasKasir(values) && judgePerson('kasir', kasir)),
    ...(kasir.user_id !== '' && kasir.user_id === owner.user_id && { 'kasir.user_id': 'DATA_SUDAH_ADA' }),
    ...(sales.nama_sales.trim() === '' && { 'sales.nama_sales': 'WAJIB_DIISI' }),
  };
};

/** Codes of what is wrong in the fields of a step, in the order of the screen; the server judges again. */
export const problemsOf = (values: SetupValues, step: number): Problems =>
  [judgeShop, () => ({}), judgePrices][step]?.(values) ?? {};

/** The step that holds a field the server refused. */
export const stepOf = (field: string): number => {
  const [part = ''] = field.split('.');
  if (part === 'isi') return 1;
  return ['toko', 'pusat', 'owner'].includes(part) ? 0 : LAST;
};

/** What is sent: no head office where it is not a place of its own, no cashier where none was typed. */
export const bodyOf = (values: SetupValues): NonNullable<InputOf<typeof setup>['body']> => {
  const { ulang: _, ...owner } = values.owner;
  const typed = Object.entries(values.harga_jual).filter(([kode]) =>
    TEMPLATE[values.isi].kadar.some(({ kode_kadar }) => kode_kadar === kode),
  );
  return {
    toko: shopOf(values),
    ...(values.terpisah && { pusat: values.pusat }),
    owner,
    isi: values.isi,
    harga_emas_global: values.harga_emas_global ?? 0,
    harga_jual: Object.fromEntries(typed.map(([kode, price]) => [kode, price ?? 0])),
    ...(hasKasir(values) && { kasir: values.kasir }),
    sales: values.sales,
  };
};
