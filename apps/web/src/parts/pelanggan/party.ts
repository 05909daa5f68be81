import { taxedAs } from '@kadar/domain/pajak.ts';
import type { MasterRow } from '../../kit/masters.ts';

/** The customer of a document. Without `kode_customer` a walk-in. */
export interface Party {
  kode_customer: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  /** What kind of customer a member is; missing for a walk-in, and in drafts from before it was kept. */
  jenis_pelanggan?: string;
  /** His exemption from income tax, where he is a trader. */
  skb_pph22?: string;
  skb_sampai?: string;
  tgl_lahir?: string;
  /** The level he reached by what he spent. */
  nama_level?: string;
  /** Discount in percent: his own or that of his level, whichever is more. */
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

/** A row of the member list. */
export interface MemberRow {
  kode_customer: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  jenis_pelanggan?: string | null;
  skb_pph22?: string | null;
  skb_sampai?: string | null;
  tgl_lahir?: string | null;
  nama_level?: string | null;
  diskon?: number | null;
  diskon_level?: number | string | null;
  poin?: number | null;
}

export const toParty = (row: MemberRow): Party => ({
  kode_customer: row.kode_customer,
  nama_customer: row.nama_customer,
  alamat_customer: row.alamat_customer,
  no_hp: row.no_hp,
  ...(row.jenis_pelanggan && { jenis_pelanggan: row.jenis_pelanggan }),
  ...(row.skb_pph22 && { skb_pph22: row.skb_pph22 }),
  ...(row.skb_sampai && { skb_sampai: row.skb_sampai }),
  ...(row.tgl_lahir && { tgl_lahir: row.tgl_lahir }),
  ...(row.nama_level && { nama_level: row.nama_level }),
  diskon: Math.max(Number(row.diskon ?? 0), Number(row.diskon_level ?? 0)),
  poin: typeof row.poin === 'number' ? row.poin : null,
});

/** A member that was added just now, as the form saved him. */
export const addedMember = (row: MasterRow): MemberRow => {
  const text = (name: string): string => String(row[name] ?? '');
  return {
    kode_customer: text('kode_customer'),
    nama_customer: text('nama_customer'),
    alamat_customer: text('alamat_customer'),
    no_hp: text('no_hp'),
  };
};

/** Who trades or manufactures foremost, each part in the order it had: whom a shop that sells by weight to the trade serves first (modules-2 §6). */
export const tradeFirst = (rows: readonly MemberRow[]): MemberRow[] => {
  const trades = ({ jenis_pelanggan }: MemberRow): boolean => taxedAs(jenis_pelanggan) !== 'KONSUMEN';
  return [...rows.filter(trades), ...rows.filter((row) => !trades(row))];
};
