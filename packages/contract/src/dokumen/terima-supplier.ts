import { ANY_DOKUMEN, defineDokumen } from '../dokumen.ts';

/** A delivery of a supplier that is not tagged yet; entered by the demo alone until purchases have their screen. */
export const TERIMA_SUPPLIER = defineDokumen({
  jenis: 'TERIMA_SUPPLIER',
  title: { id: 'Terima Supplier', en: 'Supplier delivery' },
  awalan: 'TS',
  path: 'terima-supplier',
  entity: 'terima-supplier',
  screen: ANY_DOKUMEN,
  party: 'none',
  money: 'none',
  access: { post: 'barang.write', read: 'ledger.read' },
  roles: { D: ['PERSEDIAAN_BELUM_TAG', 'PPN_MASUKAN'], K: ['HUTANG_SUPPLIER'] },
  head: { keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] } },
});

export default [TERIMA_SUPPLIER];
