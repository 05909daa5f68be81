import { KIRIM_BARANG } from '@kadar/contract/dokumen/kiriman.ts';
import { textIn } from '@kadar/contract/text.ts';
import { formatGram } from '@kadar/documents/format.ts';
import type { PaperColumn } from '@kadar/documents/paper-model.ts';
import { tableWords } from '@kadar/documents/paper-words.ts';
import type { ObjekKirim } from '@kadar/domain/books/kiriman.ts';
import { kadarLabel, parseKadar } from '@kadar/domain/kadar.ts';
import type { FastifyReply } from 'fastify';
import { sendTable } from '../../engines/export.ts';
import { namedColumns } from '../../engines/list-file.ts';
import { sendPaper } from '../../engines/paper.ts';
import { canonicalJson, sha256 } from '../../platform/canonical.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Call } from '../../platform/http/call.ts';
import { manifesCodes } from '../antar-server/public.ts';
import { shipmentByNo } from './queries.ts';

const COLUMNS: readonly PaperColumn[] = [
  { key: 'nama_barang', label: 'Nama Barang', kind: 'text', sheet: 'item', roll: 'item' },
  { key: 'kode_barcode', label: 'Barcode', kind: 'text', sheet: 'detail', roll: 'left' },
  { key: 'kadar', label: 'Kadar', kind: 'text', align: 'right', sheet: 'cell', points: 60, roll: 'right' },
  { key: 'qty', label: 'Qty', kind: 'integer', sheet: 'cell', points: 40, roll: 'factor' },
  { key: 'berat', label: 'Berat (g)', kind: 'gram', sheet: 'cell', points: 60, roll: 'factor' },
];

type Shipment = Awaited<ReturnType<typeof shipmentByNo>>;

/** What the code of the paper says: the number, the hash of the lines as they were sent, and the chain's signature over both. */
const codeOf = (call: Call, { no_kirim, tujuan, segel, baris }: Shipment) => {
  const lines = baris.map(({ urut, kode_barcode, kadar, qty, berat }) => [
    urut,
    kode_barcode,
    kadar,
    qty,
    berat,
  ]);
  const hash = sha256(canonicalJson({ no_kirim, tujuan, segel, lines })).toString('hex').slice(0, 32);
  const tanda = call.kadar.signatures.sign('kiriman', `${no_kirim}/${hash}`);
  return { qr: `${no_kirim}.${hash}.${tanda}`, tanda };
};

/**
 * What goes to a shop of another server as codes that this one signed (modules-2 §4); none of what stays here. From then on its shipment is cancelled
 * no more: the paper may be there although no line stands.
 */
const manifesOf = async (
  call: Call,
  { no_kirim: no, kode_toko: dari, tujuan: ke, tanggal, segel, kurir, baris }: Shipment,
): Promise<string[]> => {
  const { portalKey } = call.kadar.config;
  if (!portalKey || (call.toko !== '*' && call.toko !== dari)) return [];
  const { cetak } = await call.kadar.db.transaction({ toko: dari }, (tx) =>
    tx.one<{ cetak: boolean }>(sql`select kadar_manifes_cetak(${no}, ${call.session.user_id}) as cetak`),
  );
  if (!cetak) return [];
  return manifesCodes(
    portalKey,
    { no, dari, ke, tanggal, segel, kurir },
    baris.map(({ urut, objek, kode_barcode: kunci, nama_barang: nama, kadar, qty, berat }) => ({
      urut,
      objek: objek as ObjekKirim,
      kunci,
      nama,
      kadar,
      qty,
      berat: Math.round(berat * 1000),
    })),
  );
};

const sendSheet = async (call: Call, { no_kirim, baris }: Shipment): Promise<FastifyReply> => {
  const columns = namedColumns('kode_barcode', 'nama_barang', 'kadar', 'qty', 'berat').map((column) => ({
    ...column,
    label: textIn(column.label, call.language),
    ...((column.key === 'berat' || column.key === 'qty') && { total: 'sum' as const }),
  }));
  const model = {
    title: `SURAT JALAN ${no_kirim}`,
    columns,
    groupBy: [],
    filters: [],
    totalsLabel: tableWords(call.language).total,
  };
  async function* rows() {
    for (const { berat, ...line } of baris) yield { ...line, berat: Math.round(berat * 1000) };
  }
  return sendTable(call, 'xlsx', model, rows(), `surat-jalan-${no_kirim}`);
};

/** The paper that goes along, or its lines as XLSX. Throws DATA_TIDAK_DITEMUKAN. */
export const sendSuratJalan = async (
  call: Call<{ no_faktur: string }, { format: 'pdf' | 'xlsx' }>,
): Promise<FastifyReply> => {
  const { no_faktur } = call.params;
  const found = await shipmentByNo({ ...call, params: { no_kirim: no_faktur } });
  if (call.query.format === 'xlsx') return sendSheet(call, found);
  const { kode_toko, nama_toko, tujuan, nama_tujuan, tanggal, qty, berat, segel, kurir, berat_paket } = found;
  const codes = await manifesOf(call, found);
  return sendPaper(
    call,
    kode_toko,
    `surat-jalan-${no_faktur}`,
    {
      title: 'SURAT JALAN',
      number: no_faktur,
      code: codeOf(call, found),
      ...(codes.length > 0 && { codes }),
      tanggal,
      facts: [
        ['Dari', `${kode_toko} ${nama_toko}`],
        ['Kepada', `${tujuan} ${nama_tujuan}`],
        [textIn(KIRIM_BARANG.title, 'id'), `${qty} barang, ${formatGram(Math.round(berat * 1000))} g`],
        ['No Segel', segel],
        ['Kurir', kurir || '-'],
        ...(berat_paket === null
          ? []
          : ([['Berat Paket', `${formatGram(Math.round(berat_paket * 1000))} g`]] as const)),
      ],
      columns: COLUMNS,
      lines: found.baris.map(({ kadar, nama_barang, kode_barcode, qty: pcs, berat: gram }) => ({
        values: {
          nama_barang,
          kode_barcode,
          kadar: kadar > 0 ? kadarLabel(parseKadar(kadar)) : '',
          qty: pcs,
          berat: Math.round(gram * 1000),
        },
      })),
      quantity: [`Total ${qty} barang`, `${formatGram(Math.round(berat * 1000))} g`],
      keterangan: found.keterangan,
      people: [['Dikirim oleh', found.input_by]],
      signatures: ['Pengirim', 'Kurir', 'Penerima'],
      marks: { batal: found.baris.every(({ status }) => status === 'BATAL') },
    },
    'sheet',
  );
};
