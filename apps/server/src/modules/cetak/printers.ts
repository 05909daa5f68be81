import { type Profile, profileOf } from '@kadar/documents/device/profile.ts';
import type { CodePage, Driver, PrinterJenis, ProfileName } from '@kadar/domain/printer.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** A printer as its shop declared it. */
export interface Printer {
  kode_toko: string;
  kode_printer: string;
  nama_printer: string;
  jenis: PrinterJenis;
  profil: ProfileName;
  driver: Driver;
  alamat: string;
  /** '' where the server itself carries. */
  kode_agen: string;
  utama: boolean;
  kolom: number;
  code_page: CodePage;
  titik_per_mm: number;
  pemotong: boolean;
  laci: boolean;
}

export const printerColumns = sql`
  p.kode_toko, p.kode_printer, p.nama_printer, p.jenis, p.profil, p.driver, coalesce(p.alamat, '') as alamat,
  coalesce(p.kode_agen, '') as kode_agen, coalesce(p.utama, false) as utama, coalesce(p.kolom, 0) as kolom,
  coalesce(p.code_page, 'ASCII') as code_page, coalesce(p.titik_per_mm, 8) as titik_per_mm,
  coalesce(p.pemotong, false) as pemotong, coalesce(p.laci, false) as laci`;

/** The living printers of a shop, the first choice of each kind first. */
export const printersOf = (tx: Tx, toko: string): Promise<Printer[]> =>
  tx.rows<Printer>(sql`
    select ${printerColumns} from printer p where p.kode_toko = ${toko} and p.deleted_at is null
    order by p.jenis, p.utama desc nulls last, p.kode_printer`);

export const profileOfPrinter = (printer: Printer): Profile =>
  profileOf(printer.profil, {
    columns: printer.kolom,
    codePage: printer.code_page,
    cutter: printer.pemotong,
    drawer: printer.laci,
    dotsPerMm: printer.titik_per_mm,
  });
