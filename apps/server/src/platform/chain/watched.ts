import type { Master } from '@kadar/contract/master.ts';
import { type Life, movingColumns } from '@kadar/domain/lives/life.ts';
import { LIVES } from '@kadar/domain/lives.ts';

/** A table whose rows decide about money, goods or rights: each change of a watched column is a row of `riwayat`. */
export interface Watched {
  table: string;
  /** Columns that are not watched, and why. */
  except?: Readonly<Record<string, string>>;
  /** Only a digest of these is kept: secret, personal or long. */
  digest?: readonly string[];
}

const TRIES = { salah: 'counts wrong tries', dikunci_sampai: 'the same' } as const;
const MOVED = 'changes with a movement, and is compared with the last one';

const derivedOf = (life: Life): readonly string[] => (life.goes === 'moved' ? (life.derived ?? []) : []);

const lives: readonly Watched[] = LIVES.map((life) => ({
  table: life.table,
  except: Object.fromEntries([
    ...movingColumns(life).map((column) => [column, MOVED]),
    ...derivedOf(life).map((column) => [column, 'is made of its number by the database']),
  ]),
}));

/** Beside the masters, which are watched by being declared. What is neither here nor sealed stands in LEFT_OUT. */
export const WATCHED: readonly Watched[] = [
  {
    table: 'barang',
    except: {
      status: MOVED,
      kode_gudang: MOVED,
      kode_baki: MOVED,
      murni: 'is that of its movements, and is compared with the last one',
      version: 'counts changes, those of postings too',
      updated_at: 'the moment of the last change, likewise',
      foto: 'says that there is a picture; verification compares the store',
      harga_acuan: 'what the lists asked when it was priced: reminds of a new price, and is none',
      harga_label: 'what its last tag shows: reminds of a new tag',
      label_ke: 'counts tags',
    },
  },
  { table: 'barang_luar', digest: ['dasar'] },
  {
    table: 'dokumen_tunggu',
    digest: ['nama_customer', 'no_hp', 'isi', 'baris', 'dasar', 'disetujui', 'ktp_kunci', 'ktp', 'foto_ktp'],
  },
  { table: 'cicilan_pesan' },
  { table: 'contoh_kembali' },
  { table: 'gesek_tunai_setuju' },
  { table: 'hari_hitungan' },
  { table: 'hari_kerja' },
  {
    table: 'hutang_kurang',
    except: Object.fromEntries(
      ['hutang', 'nilai', 'kurang'].map((column) => [column, 'worked out anew every day']),
    ),
  },
  ...lives,
  { table: 'hutang_pesan', digest: ['isi'] },
  { table: 'hutang_pin', except: TRIES, digest: ['pin_hash'] },
  { table: 'identitas', digest: ['nik', 'foto'] },
  { table: 'kabar_keluar' },
  { table: 'kabar_masuk' },
  { table: 'kirim_uang' },
  { table: 'kiriman' },
  { table: 'lelang_barang' },
  { table: 'lelang_hutang' },
  { table: 'member_dihapus' },
  { table: 'member_pin', except: TRIES, digest: ['pin_hash'] },
  { table: 'manifes_cetak' },
  { table: 'opname_putusan' },
  { table: 'opname_sampel' },
  { table: 'opname_scan' },
  { table: 'opname_sesi' },
  // Chained too: this holds them until their block is.
  { table: 'otorisasi', digest: ['token_hash', 'payload_hash'] },
  { table: 'otorisasi_pakai' },
  { table: 'para_system' },
  { table: 'peran' },
  { table: 'perhatian_selesai' },
  { table: 'persetujuan', digest: ['isi'] },
  { table: 'persetujuan_jawab' },
  { table: 'pesan_layanan' },
  { table: 'pesanan_luar', digest: ['nama_customer', 'isi'] },
  { table: 'printer_terpasang' },
  { table: 'rekening_koran', digest: ['profil'] },
  { table: 'rekonsiliasi_bulan', digest: ['gambar'] },
  { table: 'rekonsiliasi_buka' },
  { table: 'rekonsiliasi_lepas' },
  { table: 'riwayat_pengaturan' },
  { table: 'service_kejadian' },
  { table: 'terima_periksa' },
  { table: 'timbang_aktivitas' },
  { table: 'timbang_sesi' },
  { table: 'titip_perpanjang' },
  { table: 'pesanan_proses' },
  { table: 'pesanan_setuju' },
  { table: 'tunggu_pegang' },
  {
    table: 'webauthn_credentials',
    except: { counter: 'counts uses', last_used_at: 'the last of them' },
    digest: ['public_key'],
  },
];

const SECRET = 'no copy of an identity number stands anywhere but in its place';
/** What of the masters' own tables is not as in the others; `besides`: columns that are no fields of theirs. */
const OF_MASTERS: Readonly<Record<string, Omit<Watched, 'table'> & { besides?: readonly string[] }>> = {
  users: { digest: ['password_hash'], besides: ['kode_peran'] },
  member: { except: { no_ktp: SECRET } },
};

/** Tables that are neither sealed, chained nor watched, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  barang_terlihat: 'when pieces were seen last, worked out anew of what is watched',
  baris_lupa:
    'hashes that rows of the chains had before their words were erased; verification holds each against its row, and their number against member_dihapus',
  baris_semula:
    'what rows of the audit said before numbers of cards were masked; with the key verification holds the audit against it',
  blok_semula: 'the same of their blocks',
  cicilan_ingat: 'reminders of instalments; an auction rests on cicilan_pesan, which is watched',
  kunci_tanda_segel: "the key that signs notas, sealed: it opens under the server's key alone",
  nik_terbuka: 'whether numbers of cards still stand in clear: stands until they are sealed',
  tambah_draf: "rows of suppliers' lists that wait; each is judged anew when its piece is weighed",
  tanda_mulai: 'since when which key signs; what is signed by none is believed by its number alone',
  agen_pasangan: 'which computer carries papers to printers',
  cetak: 'papers on their way to printers',
  cadangan: 'what backups came to; a restore proves them',
  cadangan_atur: 'where backups go and when; each change stands in the audit',
  chain_blocks: 'the blocks themselves; each is recomputed',
  chain_epoch: 'which life of the database this is; a wrong one breaks the next block',
  foto_ditunggu: 'photos that are fetched from another server',
  files: 'the register of pictures, which is compared with their store',
  hutang_nilai: 'what pledges are worth, worked out anew every day',
  hutang_siap: 'bags to be ready today',
  idempotency:
    'stored answers, which are compared with the documents they tell of, and are removed after 30 days',
  identitas_foto: 'photos that wait for their document',
  jual_parkir: 'sales that wait at the till; they are priced and checked when they are posted',
  kunci_tanda: 'the key that signs notas: a secret, of which no trace is kept',
  label_tag: 'where things stand on a tag',
  layar: 'screens of customers',
  layar_tanya: 'what those screens are asked for a minute; what was answered stands in the audit',
  luar_kirim: 'what channels are still to be told; how pieces stand is watched',
  login_attempts: 'wrong passwords of the last minutes',
  manifes: 'what signed papers say of shipments; it decides nothing, and is signed',
  member_cari:
    'which members were shown to whom in the last hour, to count searches by; who looked stands in the audit',
  migrations: 'the versions of the schema',
  opname_hasil: 'results of a count are hashed as a whole in their opname_sesi, which is watched',
  otorisasi_qr: 'open requests; what was decided stands in otorisasi',
  panggilan_terakhir: 'which call of a session was its last, for some seconds',
  pelanggan_dibuka:
    'whose documents were opened in the last hour; what is above the usual stands in the audit',
  pemeriksaan: 'what the nightly checks found; verification finds it anew',
  perangkat_dikenal: 'on which devices a user is known: it opens nothing',
  tampilan_laporan: 'how users look at reports',
  jadwal_laporan: 'which reports come by themselves; changes of it stand in the audit',
  jadwal_penerima: 'who gets them',
  kabar: 'messages to people of the house on their way',
  kabar_lampiran: 'their files, for some days',
  peringatan: 'what stood out of what is watched elsewhere, when and how far; it decides nothing',
  peringatan_batas: 'from where on it does; changes of it stand in the audit',
  promo_jadwal: 'promos',
  promo_kirim: 'messages on their way; those about pledges are proven by hutang_pesan',
  rekening_koran_baris: "lines of banks' files, whose digests stand in rekening_koran",
  rekonsiliasi_cocok:
    'what lines are matched with: it posts nothing, what is taken apart is watched, and closed months are',
  rekonsiliasi_isi: 'the same, line by line',
  rekonsiliasi_kasus: 'what somebody is to ask a bank about',
  rekonsiliasi_kasus_selesai: 'how that ended',
  rekonsiliasi_pegang: 'which match holds a line now: made of matches and of those taken apart',
  rekonsiliasi_profil: "which columns of a bank's file mean what",
  riwayat: 'the history itself, chained in blocks',
  saksi: 'where the chains end; each end is looked for in its chain',
  segel: 'the seals themselves; each is recomputed',
  sessions: 'who is signed in now; they end with the day',
  terlihat_sampai: 'how far that was read',
  ubah_massal:
    'which records were edited together; each change stands in the audit and in the history of its list',
  ubah_massal_baris: 'the same, record by record',
  usulan_abaikan: 'what of it is not proposed for a while; who said so and took it back stands in the audit',
  usulan_kirim: 'what the night proposes to send; what was sent of it is told by documents',
  webauthn_challenges: 'open challenges',
};

/** How a table is watched: arguments of its trigger, and what its history says of itself. */
export interface Watch {
  table: string;
  /** Its rows belong to the chain of their shop. */
  toko: boolean;
  /** The columns of its key, without the shop. */
  kunci: readonly string[];
  /** The watched columns with their types: one of another type is written in another way. */
  kolom: Readonly<Record<string, string>>;
  /** Those told by a digest. */
  sidik: readonly string[];
}

/** A table as it stands. */
export interface Catalogue {
  table: string;
  columns: Readonly<Record<string, string>>;
  key: readonly string[];
}

const META = ['deleted_at', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by'];

const columnsOfMaster = ({ fields, key, scope }: Master): string[] => [
  ...(scope === 'toko' ? ['kode_toko'] : []),
  ...(key === '_id' ? ['_id'] : []),
  ...Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'password' ? ['password_hash'] : [name])),
  ...META,
];

/** What is watched of the tables that stand. */
export const watches = (masters: readonly Master[], tables: readonly Catalogue[]): Watch[] => {
  const standing = new Map(tables.map((one) => [one.table, one]));
  const of = (
    { table, except = {}, digest = [] }: Watched,
    names: readonly string[],
    toko: boolean,
  ): Watch => {
    const { columns = {}, key = [] } = standing.get(table) ?? {};
    return {
      table,
      toko,
      kunci: key.filter((name) => !toko || name !== 'kode_toko'),
      kolom: Object.fromEntries(
        names.filter((name) => !Object.hasOwn(except, name)).map((name) => [name, columns[name] ?? '']),
      ),
      sidik: digest.toSorted(),
    };
  };
  const ofMasters = masters.map((master) => {
    const { besides = [], ...own } = OF_MASTERS[master.table] ?? {};
    const names = [...columnsOfMaster(master), ...besides];
    return of({ table: master.table, ...own }, names, master.scope === 'toko');
  });
  const others = WATCHED.map((watched) => {
    const names = Object.keys(standing.get(watched.table)?.columns ?? {});
    return of(watched, names, names.includes('kode_toko'));
  });
  return [...ofMasters, ...others].filter(({ table }) => standing.has(table));
};
