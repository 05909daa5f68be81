/** A number of a document or of a reversal, whatever its kind. */
const DIGITS = '[A-Z]{2}[A-Z0-9]{3}[0-9]{6}[0-9A-Z]{3}';
const NUMBER = `'^${DIGITS}$'`;
/** What bears such a number: documents and reversals, what waits, exchanges, visits, and what came from another server, or was told by its paper. */
const NUMBERED = `
  select kode_toko, no_faktur as no from dokumen union all select kode_toko, no_faktur_batal from dokumen_batal
  union all select kode_toko, no_tunggu from dokumen_tunggu union all select kode_toko, no_tukar from dokumen where no_tukar is not null
  union all select kode_toko, no_bersama from hutang_bersama
  union all select kode_toko, nomor_referensi from kirim_uang where jauh = 'MASUK' union all select kode_toko, no_kirim from kiriman where jauh = 'MASUK'
  union all select dari, no_kirim from manifes`;

const POSTED = `
  select kode_toko, entity_key as no, user_id, coalesce(after->>'grand_total', after->>'jumlah_rp')::bigint as rp from audit
  where action = 'post' and entity_key ~ ${NUMBER}`;
const CANCELLED = `
  select kode_toko, entity_key as no, user_id, after->>'alasan' as alasan from audit where action = 'cancel' and entity_key ~ ${NUMBER}`;
/** Documents from before there was one door have their place in no chain; of them only these were written into the audit. */
const TOLD = `(d.chain_pos is not null or d.jenis in ('PENJUALAN', 'KAS_MASUK', 'KAS_KELUAR'))`;

/** What was said of a document elsewhere, in the audit and in the answer that a till got, must be what it is. */
export const TRACES: Readonly<Record<string, string>> = {
  'the audit agrees with the documents': `
    select kode_toko || ' ' || no as detail from (${POSTED}) a
    full join (select kode_toko, no_faktur as no, input_by, grand_total as rp from dokumen d where ${TOLD}) d using (kode_toko, no)
    where (a.rp, a.user_id) is distinct from (d.rp, d.input_by)`,
  'the audit agrees with the reversals': `
    select kode_toko || ' ' || no as detail from (${CANCELLED}) a
    full join (
      select kode_toko, no_faktur as no, input_by, alasan from dokumen_batal) d using (kode_toko, no)
    where (a.user_id, a.alasan) is distinct from (d.input_by, d.alasan)`,
  'answers agree with the documents': `
    select i.kode_toko || ' ' || (data->>'no_faktur') as detail from idempotency i cross join lateral (select i.answer->'data' as data) a
    left join dokumen d on d.kode_toko = i.kode_toko and d.no_faktur = data->>'no_faktur'
    left join dokumen_tunggu t on data ? 'menunggu' and t.kode_toko = i.kode_toko and t.no_tunggu = data->>'no_faktur'
    where data->>'no_faktur' ~ ${NUMBER}
      and case when data ? 'menunggu' then ((data->>'grand_total')::bigint, (data->>'tanggal')::date) is distinct from (t.total, t.tanggal)
      else (d.no_faktur is null or coalesce(data->>'grand_total', data->>'jumlah_rp')::bigint <> d.grand_total or (data->>'dibayar')::bigint <> d.dibayar
        or (data->>'kembali')::bigint <> d.kembali or (data->>'poin_dapat')::bigint <> d.poin_dapat or (data->>'tanggal')::date <> d.tanggal) end`,
  'answers agree with the reversals': `
    select i.kode_toko || ' ' || (data->>'no_faktur_batal') as detail from idempotency i cross join lateral (select i.answer->'data' as data) a
    left join dokumen_batal b on b.kode_toko = i.kode_toko and b.no_faktur_batal = data->>'no_faktur_batal'
    where data->>'no_faktur_batal' ~ ${NUMBER} and b.no_faktur is null`,
  // A count answers with whatever code was read, under a name of its own.
  'answers tell of documents that are there': `
    select distinct i.kode_toko || ' ' || m.no[1] as detail from idempotency i
    cross join lateral regexp_matches(i.answer::text, '"no(?!_faktur_hutang")[a-z_]*": "(${DIGITS})"', 'g') m(no)
    where not exists (select from (${NUMBERED}) n where n.no = m.no[1] and n.kode_toko = substr(m.no[1], 3, 3))`,
  'the audit agrees with the closings': `
    select kode_toko || ' TUTUP ' || tanggal as detail from (
      select kode_toko, entity_key as tanggal, (after->>'kas_sistem')::bigint as sistem, (after->>'kas_hitung')::bigint as hitung
      from audit where action = 'close' and entity = 'hari') a
    full join (select kode_toko, tanggal::text, kas_sistem as sistem, kas_hitung as hitung from tutup_harian) t using (kode_toko, tanggal)
    where (a.sistem, a.hitung) is distinct from (t.sistem, t.hitung)`,
  'the audit agrees with the gold prices': `
    select '* ' || entity || ' ' || (after->>'nominal') as detail from audit a
    where action = 'change' and entity = 'parameter-harga-emas' and entity_key = 'global'
      and not exists (select 1 from harga_emas_global h where h.nominal = (a.after->>'nominal')::bigint)`,
};
