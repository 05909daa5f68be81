/** The customer of a document. Without `kode_customer` a walk-in. */
export interface Party {
  kode_customer: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  /** What kind of customer a member is; missing for a walk-in, and in drafts from before it was kept. */
  jenis_pelanggan?: string;
  /** Member discount in percent. */
  diskon: number;
  /** Points held; null when the server did not say. */
  poin: number | null;
}

export const WALK_IN: Party = {
  kode_customer: '',
  nama_customer: '',
  alamat_customer: '',
  no_hp: '',
  diskon: 0,
  poin: null,
};
