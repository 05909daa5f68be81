import { MASSA } from '@kadar/domain/books/massa.ts';
import { PIECE_ROLES } from '@kadar/domain/books/stock.ts';

/** Goods in bulk that have an account of their own; what is untagged is looked at since before there were others. */
const OF_ACCOUNT = Object.entries(MASSA).flatMap(([objek, role]) =>
  role === null || PIECE_ROLES.includes(role) || objek === 'BELUM_TAG' ? [] : [{ objek, role }],
);

const ledgerOf = (objek: string, role: string): [string, string][] => [
  [
    `fine gold of ${objek} agrees with its gold journal`,
    `select kode_toko || ' ' || no || ' in bulk ' || coalesce(m.mg, 0) || ' journal ' || coalesce(e.mg, 0) as detail
    from (select kode_toko, no_faktur as no, sum(murni) as mg from mutasi_massa where objek = '${objek}' and milik = 'TOKO' group by 1, 2) m
    full join (select kode_toko, no_jurnal as no, sum(debet - kredit) as mg from jurnal_emas where tempat = '${role}' group by 1, 2) e using (kode_toko, no)
    where coalesce(m.mg, 0) <> coalesce(e.mg, 0)`,
  ],
  [
    `journal agrees with the ${objek} of its document`,
    `select kode_toko || ' ' || no || ' in bulk ' || coalesce(m.rp, 0) || ' journal ' || coalesce(j.rp, 0) as detail
    from (select kode_toko, no_faktur as no, sum(hpp) as rp from mutasi_massa where objek = '${objek}' and milik = 'TOKO' group by 1, 2) m
    full join (select kode_toko, no_jurnal as no, sum(debet - kredit) as rp from jurnal where role = '${role}' group by 1, 2) j using (kode_toko, no)
    where coalesce(m.rp, 0) <> coalesce(j.rp, 0)`,
  ],
];

/** What contradicts itself in goods in bulk (documents §6); statements as in verify.ts. */
export const MASSA_CONTRADICTIONS: Record<string, string> = {
  'goods in bulk belong to documents': `
    select m.kode_toko || ' ' || m.no_faktur as detail from mutasi_massa m
    where not exists (select 1 from dokumen d where d.kode_toko = m.kode_toko and d.no_faktur = m.no_faktur and d.tanggal = m.tanggal)
      and not exists (select 1 from dokumen_batal x where x.kode_toko = m.kode_toko and x.no_faktur_batal = m.no_faktur and x.tanggal = m.tanggal)`,
  'nothing in bulk is less than nothing': `
    select kode_toko || ' ' || objek || ' ' || kunci || ' ' || kadar || ' ' || milik as detail from mutasi_massa
    where kunci <> '' group by kode_toko, objek, kunci, kadar, milik having (sum(qty) < 0 and not (objek = 'BELUM_TAG' and kunci like '%/%')) or sum(berat) < 0`,
  'untagged fine gold agrees with its gold journal': `
    select coalesce(m.kode_toko, e.kode_toko) || ' ' || coalesce(m.no_faktur, e.no_jurnal) || ' in bulk ' || coalesce(m.mg, 0) || ' journal ' || coalesce(e.mg, 0) as detail
    from (select kode_toko, no_faktur, sum(murni) as mg from mutasi_massa where objek = 'BELUM_TAG' and milik = 'TOKO' group by 1, 2) m
    full join (select kode_toko, no_jurnal, sum(debet - kredit) as mg from jurnal_emas where tempat = 'PERSEDIAAN_BELUM_TAG' group by 1, 2) e
      on e.kode_toko = m.kode_toko and e.no_jurnal = m.no_faktur
    where coalesce(m.mg, 0) <> coalesce(e.mg, 0)`,
  ...Object.fromEntries(OF_ACCOUNT.flatMap(({ objek, role }) => ledgerOf(objek, role))),
  'bars of a melting agree with its lines': `
    select kode_toko || ' ' || no_faktur as detail
    from (select kode_toko, no_faktur, sum(qty) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp
          from mutasi_massa where objek = 'BATANGAN' and jenis = 'LEBUR' group by 1, 2) m
    full join (select kode_toko, no_faktur, count(*) as qty, sum(berat) as berat, sum(murni) as murni, sum(hpp) as hpp from lebur_detail group by 1, 2) l
      using (kode_toko, no_faktur) where (m.qty, m.berat, m.murni, m.hpp) is distinct from (l.qty, l.berat, l.murni, l.hpp)`,
};
