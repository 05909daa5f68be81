import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { riwayatBarang as endpoint } from '@kadar/contract/endpoints/barang.ts';
import { grantOf } from '@kadar/contract/permissions.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { receiptOfTag } from '../../terima-supplier/public.ts';
import { barcodeNotFound } from '../not-found.ts';

type Move = DataOf<typeof endpoint>[number];

interface Row extends Omit<Move, 'at' | 'asal' | 'diketik'> {
  at: Date;
  /** Of a tag: null for one of before, whose piece was not kept. */
  diketik: boolean | null;
  no_batch: string | null;
  terima: {
    no_faktur: string;
    at: string;
    tanggal: string;
    berat: number;
    input_by: string;
    nama_supplier: string;
    no_nota_supplier: string;
  } | null;
}

/** The delivery that a piece was tagged out of, as the beginning of its history. */
const receiptOf = ({ terima, no_batch }: Row): Move[] =>
  terima
    ? [
        {
          at: new Date(terima.at).toISOString(),
          tanggal: terima.tanggal,
          jenis: 'TERIMA',
          no_faktur: terima.no_faktur,
          dari_status: null,
          ke_status: 'DRAFT',
          berat: terima.berat / 1000,
          kode_gudang: '',
          kode_baki: '',
          user_id: terima.input_by,
          asal: {
            no_batch: no_batch ?? '',
            nama_supplier: terima.nama_supplier,
            no_nota_supplier: terima.no_nota_supplier,
          },
        },
      ]
    : [];

/** What happened to a piece, oldest first, from the delivery it came by; head office sees what happened to it in every shop. */
export const riwayatBarang = (call: Call<{ kode_barcode: string }>): Promise<Move[]> =>
  call.kadar.db.read(call.scope, async (tx) => {
    const { kode_barcode } = call.params;
    const moves = await tx.rows<Row>(sql`
      select m.at, m.tanggal, m.jenis, m.no_faktur, m.dari_status, m.ke_status, abs(m.berat) as berat, m.kode_gudang, m.kode_baki, m.user_id,
        l.diketik, l.no_batch, to_jsonb(r) as terima
      from mutasi_stock m
      left join tambah_detail l on m.jenis = 'TAMBAH' and l.kode_toko = m.kode_toko and l.no_faktur = m.no_faktur and l.kode_barcode = m.kode_barcode
      left join lateral ${receiptOfTag} r on true
      where m.kode_toko in (select kode_toko from tokos) and m.kode_barcode = ${kode_barcode} order by m.id`);
    if (moves.length === 0) {
      const here = await tx.maybe(sql`select 1 from barang where kode_barcode = ${kode_barcode}`);
      if (!here) throw await barcodeNotFound(tx, kode_barcode);
    }
    const tellsReceipt = grantOf('terima.read', call.session.level) === 'allow';
    return moves.flatMap((row) => {
      const { diketik, no_batch: _batch, terima: _terima, ...move } = row;
      return [
        ...(tellsReceipt ? receiptOf(row) : []),
        {
          ...move,
          at: move.at.toISOString(),
          berat: move.berat / 1000,
          ...(diketik !== null && { diketik }),
        },
      ];
    });
  });
