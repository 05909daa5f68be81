/**
 * The rules of interest, penalty and principal a second time, written apart from packages/domain in SQL: replays every contract
 * from its terms and what was paid when, and names each movement that charged another sum, or left another principal or due date.
 * Exact in numeric: sums are numerators over 3.000.000 (thousandths of a percent, 30 days).
 */
export const REPLAY = `
create or replace function pg_temp.ke_atas(numer numeric, denom numeric, langkah numeric) returns numeric language sql immutable as
$$ select div(numer + denom * langkah - 1, denom * langkah) * langkah $$;

create or replace function pg_temp.ulang(langkah numeric) returns table(no_faktur text, apa text, mestinya text, tercatat text) language plpgsql as $$
#variable_conflict use_variable
declare
  k record; g record;
  pokok numeric; persen numeric; mulai date; sampai date; tempo date; denda_lunas numeric; tinggi numeric; tinggi_sampai date; pertama boolean;
  akhir date; hari_tinggi int; numer numeric; panjang int; terbayar int; periode int; bunga numeric; denda numeric; kali int; telat int; dibayar numeric; n int;
begin
  for k in select kd.* from kontrak_detail kd loop
    pertama := true; pokok := 0;
    for g in
      select x.* from hutang_gerak x join dokumen d on d.kode_toko = x.kode_toko and d.no_faktur = x.no_faktur and d.status = 'POSTED'
      where x.kode_toko = k.kode_toko and x.no_hutang = k.no_faktur order by x.id
    loop
      if g.jenis in ('HUTANG', 'TAMBAH_BARU') then
        pokok := k.pokok_awal; persen := k.persen * 1000; mulai := g.tanggal; sampai := g.tanggal; denda_lunas := 0; tinggi := null; tinggi_sampai := null;
        tempo := case k.satuan when 'HARI' then g.tanggal + k.lama_pinjam else (g.tanggal + make_interval(months => k.lama_pinjam))::date end;
        continue;
      end if;
      continue when g.jenis not in ('PERPANJANG', 'CICIL', 'TEBUS', 'TAMBAH');
      if k.mode = 'HARIAN' then
        akhir := greatest(sampai, g.tanggal, case when pertama then k.tanggal + k.min_hari end);
        hari_tinggi := greatest(0, least(coalesce(tinggi_sampai, sampai), akhir) - sampai);
        numer := coalesce(tinggi, 0) * hari_tinggi * persen + pokok * (akhir - sampai - hari_tinggi) * persen;
      else
        panjang := case k.mode when '15_HARI' then 15 else 30 end;
        terbayar := greatest(0, floor((sampai - mulai)::numeric / panjang))::int;
        periode := greatest(ceil((g.tanggal - mulai - k.grace_hari)::numeric / panjang), case when pertama then 1 else 0 end)::int - terbayar;
        periode := greatest(periode, 0);
        numer := pokok * periode * panjang * persen;
        akhir := case when periode > 0 then mulai + (terbayar + periode) * panjang else sampai end;
      end if;
      bunga := pg_temp.ke_atas(numer, 3000000, langkah);
      telat := greatest(0, g.tanggal - tempo);
      kali := case when k.denda_periode_hari > 0 then ceil(greatest(0, telat - k.grace_hari)::numeric / k.denda_periode_hari)::int else 0 end;
      denda := least(pg_temp.ke_atas(pokok * k.denda_persen * 1000 * kali, 100000, langkah), floor(pokok * k.denda_maks_persen / 100));
      denda := greatest(0, denda - denda_lunas);
      dibayar := case g.jenis when 'PERPANJANG' then 0 when 'CICIL' then -g.pokok else pokok end;
      if (g.bunga, g.denda, -g.pokok) is distinct from (bunga::bigint, denda::bigint, dibayar::bigint) then
        no_faktur := g.no_faktur; apa := g.jenis; mestinya := format('%s %s %s', bunga, denda, dibayar); tercatat := format('%s %s %s', g.bunga, g.denda, -g.pokok);
        return next;
      end if;
      if g.jenis = 'PERPANJANG' and k.perpanjangan = 'TANGGAL_BAYAR' then
        mulai := greatest(g.tanggal, akhir); tinggi := null; tinggi_sampai := null; denda_lunas := 0;
        tempo := case k.satuan when 'HARI' then g.tanggal + k.lama_pinjam else (g.tanggal + make_interval(months => k.lama_pinjam))::date end;
      elsif g.jenis = 'PERPANJANG' then
        denda_lunas := 0;
        if k.satuan = 'HARI' then
          n := floor(greatest(0, g.tanggal - tempo)::numeric / k.lama_pinjam)::int + 1;
          tempo := tempo + n * k.lama_pinjam;
        else
          select min(i) into n from generate_series(1, 600) i where (k.tanggal + make_interval(months => k.lama_pinjam * i))::date > greatest(g.tanggal, tempo);
          tempo := (k.tanggal + make_interval(months => k.lama_pinjam * n))::date;
        end if;
      else
        denda_lunas := denda_lunas + denda;
        if k.mode = 'HARIAN' and k.cicil = 'POKOK_AWAL_PERIODE' then
          if tinggi is null or tinggi_sampai <= g.tanggal then
            tinggi := pokok; tinggi_sampai := mulai + ceil(greatest(0, g.tanggal - mulai)::numeric / 30)::int * 30;
          end if;
        end if;
        pokok := pokok - dibayar;
      end if;
      persen := (g.ke ->> 'persen')::numeric * 1000; sampai := akhir; pertama := pertama and akhir = k.tanggal;
      if g.jenis <> 'TEBUS' and g.jenis <> 'TAMBAH' and (g.ke ->> 'jatuh_tempo')::date <> tempo then
        no_faktur := g.no_faktur; apa := 'jatuh_tempo'; mestinya := tempo::text; tercatat := g.ke ->> 'jatuh_tempo'; return next;
      end if;
    end loop;
    if exists (select 1 from hutang h where h.kode_toko = k.kode_toko and h.no_hutang = k.no_faktur and h.status in ('AKTIF', 'LUNAS', 'LUNAS_BELUM_VALID') and h.pokok <> pokok) then
      no_faktur := k.no_faktur; apa := 'pokok'; mestinya := pokok::text; tercatat := ''; return next;
    end if;
  end loop;
end $$;`;
