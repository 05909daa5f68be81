import { ALERT_CODES, ALERTS, type Alert, type AlertCode } from '@kadar/contract/peringatan.ts';
import { SATUAN_SCALE } from '@kadar/domain/alerts.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** Who is told, and by which way. */
export interface Penerima {
  kanal: 'EMAIL' | 'WA';
  user_id: string;
}

/** A limit in force. */
export interface Limit {
  kode: AlertCode;
  aktif: boolean;
  /** In stored units. */
  batas: number;
  penerima: Penerima[];
  /** Whose row it is; '' for what was shipped. */
  kode_toko: string;
  version: number;
  diubah_oleh: string;
}

export const alertOf = (kode: AlertCode): Alert => ALERTS[kode];

/** From what people say to what is stored, and back. */
export const stored = (kode: AlertCode, said: number): number =>
  Math.round(said * SATUAN_SCALE[alertOf(kode).satuan]);
export const said = (kode: AlertCode, units: number): number => units / SATUAN_SCALE[alertOf(kode).satuan];

type Row = Omit<Limit, 'kode'> & { kode: string };

/** The limits of a shop, or of the chain for '*': its own, else head office's, else as shipped. */
export const limitsOf = async (tx: Tx, toko: string): Promise<Map<AlertCode, Limit>> => {
  const rows = await tx.rows<Row>(sql`
    select distinct on (kode) kode, kode_toko, aktif, batas, penerima, version, diubah_oleh
    from peringatan_batas where kode_toko in ('*', ${toko}) order by kode, kode_toko = '*'`);
  const own = new Map(rows.map((row) => [row.kode, row]));
  return new Map(
    ALERT_CODES.map((kode) => [
      kode,
      {
        aktif: true,
        batas: stored(kode, alertOf(kode).batas),
        penerima: [],
        kode_toko: '',
        version: 0,
        diubah_oleh: '-',
        ...own.get(kode),
        kode,
      },
    ]),
  );
};
