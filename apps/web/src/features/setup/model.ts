import { isGuessable } from '@kadar/domain/passwords.ts';

/** What the wizard asks; the password never leaves this page for the draft. */
export interface SetupValues {
  pusat: { kode_toko: string; nama_toko: string; alamat_toko: string };
  toko: { kode_toko: string; nama_toko: string; alamat_toko: string };
  owner: { user_id: string; usere_name: string; password: string };
  harga_emas_global: number | null;
}

export const EMPTY: SetupValues = {
  pusat: { kode_toko: 'PST', nama_toko: '', alamat_toko: '' },
  toko: { kode_toko: '', nama_toko: '', alamat_toko: '' },
  owner: { user_id: '', usere_name: '', password: '' },
  harga_emas_global: null,
};

/** The fields of each step, as the server names them. */
export const STEPS = [
  ['pusat.kode_toko', 'pusat.nama_toko', 'pusat.alamat_toko'],
  ['toko.kode_toko', 'toko.nama_toko', 'toko.alamat_toko'],
  ['owner.user_id', 'owner.usere_name', 'owner.password', 'harga_emas_global'],
] as const;
export type SetupField = (typeof STEPS)[number][number];

export const fieldOf = (values: SetupValues, field: SetupField): string | number | null => {
  const [part = '', name = ''] = field.split('.');
  if (field === 'harga_emas_global') return values.harga_emas_global;
  return (values as unknown as Record<string, Record<string, string>>)[part]?.[name] ?? '';
};

export const withField = (
  values: SetupValues,
  field: SetupField,
  to: string | number | null,
): SetupValues => {
  const [part = '', name = ''] = field.split('.');
  if (name === '') return { ...values, [field]: to };
  const old = (values as unknown as Record<string, object>)[part];
  return { ...values, [part]: { ...old, [name]: to } };
};

const CODE = /^[A-Z0-9]{3}$/;

/** Codes of what is wrong in the fields of a step; the server judges again. */
export const problemsOf = (values: SetupValues, step: number): Partial<Record<SetupField, string>> => {
  const found: Partial<Record<SetupField, string>> = {};
  for (const field of STEPS[step] ?? []) {
    const value = fieldOf(values, field);
    if (field.endsWith('alamat_toko')) continue;
    if (value === '' || value === null) found[field] = 'WAJIB_DIISI';
    else if (field.endsWith('kode_toko') && !CODE.test(String(value))) found[field] = 'ISIAN_TIDAK_SAH';
    else if (field.endsWith('password') && String(value).length < 8) found[field] = 'PASSWORD_TERLALU_PENDEK';
    else if (field.endsWith('password') && isGuessable(String(value), values.owner.user_id))
      found[field] = 'PASSWORD_MUDAH_DITEBAK';
    else if (field === 'harga_emas_global' && value === 0) found[field] = 'ANGKA_DI_LUAR_BATAS';
  }
  if (step === 1 && values.toko.kode_toko === values.pusat.kode_toko)
    found['toko.kode_toko'] ??= 'DATA_SUDAH_ADA';
  return found;
};

/** The step that holds a field the server refused. */
export const stepOf = (field: string): number =>
  Math.max(
    0,
    STEPS.findIndex((fields) => fields.some((one) => one === field)),
  );
