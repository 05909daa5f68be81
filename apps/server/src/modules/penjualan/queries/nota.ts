import { PassThrough } from 'node:stream';
import { NOTA_LABELS_ID, type NotaModel } from '@kadar/documents/nota-model.ts';
import { writeNotaPdf } from '@kadar/documents/pdf/nota.ts';
import { receiptLines } from '@kadar/documents/receipt.ts';
import { terbilang } from '@kadar/domain/money.ts';
import type { FastifyReply } from 'fastify';
import { paperMeta } from '../../../engines/export.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { pictureForPaper } from '../../../platform/images/for-paper.ts';
import { fotoPath } from '../../barang/public.ts';
import { getPenjualan } from './penjualan.ts';

const mg = (grams: number): number => Math.round(grams * 1000);

/** The nota as the shop hands it out; every print after the first is marked as a copy. */
const notaModel = async (call: Call, no_faktur: string): Promise<NotaModel> => {
  const sale = await getPenjualan(call, no_faktur);
  const { toko } = await paperMeta({ ...call, toko: sale.kode_toko });
  const { terms, poin } = await call.kadar.db.transaction(call.scope, (tx) =>
    tx.one<{ terms: string[] | null; poin: number }>(sql`
      select (select json_agg(isi order by urut, kode) from keterangan_nota where deleted_at is null) as terms, kadar_poin_saldo(${sale.kode_customer}) as poin`),
  );
  const settings = await call.kadar.settings.of(sale.kode_toko);
  const photos = await Promise.all(
    sale.lines.map(({ foto, kode_barcode }) =>
      foto && settings.NOTA_FOTO
        ? pictureForPaper(call, fotoPath(sale.kode_toko, kode_barcode, 'kecil'))
        : undefined,
    ),
  );
  return {
    toko,
    no_faktur,
    tanggal: sale.tanggal,
    customer: { nama: sale.nama_customer, alamat: sale.alamat_customer, no_hp: sale.no_hp },
    ...(sale.kode_customer && { member: { kode: sale.kode_customer, poin, poin_baru: sale.poin_dapat } }),
    lines: sale.lines.map((line, index) => {
      const foto = photos[index];
      return {
        ...(foto && { foto }),
        nama_barang: line.nama_barang,
        kode_barcode: line.kode_barcode,
        kadar: line.kadar_label,
        berat: mg(line.berat),
        harga_emas: line.harga_emas,
        ongkos: line.ongkos,
        atribut: line.harga_atribut > 0 ? [{ nama: 'Atribut', harga: line.harga_atribut }] : [],
        diskon: line.diskon,
        total: line.total,
      };
    }),
    totals: {
      subtotal: sale.total,
      diskon: sale.diskon,
      ppn: sale.ppn,
      pembulatan: sale.pembulatan,
      grand_total: sale.grand_total,
    },
    payments: sale.payments.map(({ jenis, nama_bank, no_kartu, jumlah_rp }) => ({
      label: [jenis, nama_bank, no_kartu && `**** ${no_kartu}`].filter(Boolean).join(' '),
      jumlah_rp,
    })),
    kembali: sale.kembali,
    terbilang: `${terbilang(sale.grand_total)} Rupiah`,
    terms: [...(terms ?? []), ...(settings.NOTA_CATATAN ? [settings.NOTA_CATATAN] : [])],
    keterangan: sale.keterangan,
    sales: sale.nama_sales,
    kasir: sale.input_by,
    copy: Math.max(0, sale.cetak - 1),
    batal: sale.status === 'BATAL',
    duplicate: settings.DUPLICATE_NOTA_MODULE,
  };
};

/** The nota on the paper of the shop that sold: A5 as PDF, rolls as plain text of 48 or 32 columns. */
export const sendNota = async (call: Call, no_faktur: string): Promise<FastifyReply> => {
  const model = await notaModel(call, no_faktur);
  const { NOTA_FORMAT, NOTA_JUDUL } = await call.kadar.settings.of(model.toko.kode_toko);
  const labels = { ...NOTA_LABELS_ID, title: NOTA_JUDUL };
  if (NOTA_FORMAT !== 'A5') {
    const text = receiptLines(model, NOTA_FORMAT === '80MM' ? 48 : 32, labels).join('\n');
    return call.reply.header('content-type', 'text/plain; charset=utf-8').send(`${text}\n`);
  }
  const out = new PassThrough();
  writeNotaPdf(model, out, labels).catch((error: Error) => {
    call.request.log.error({ err: error }, 'nota failed');
    out.destroy(error);
  });
  return call.reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="nota-${no_faktur}.pdf"`)
    .send(out);
};
