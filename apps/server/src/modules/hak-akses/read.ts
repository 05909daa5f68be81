import { ACTION_WORDS } from '@kadar/contract/action-words.ts';
import type {
  AksiHak,
  BandingRow,
  bandingHak,
  HakRow,
  listHak,
} from '@kadar/contract/endpoints/hak-akses.ts';
import { ACTIONS, type Action, grantOf } from '@kadar/contract/permissions.ts';
import { bedaDari } from '@kadar/contract/rights.ts';
import { RIGHTS_COLUMNS } from '@kadar/contract/rights-words.ts';
import { type Language, textIn } from '@kadar/contract/text.ts';
import type { ListFile } from '@kadar/contract/wire.ts';
import type { CellValue, TableModel } from '@kadar/documents/table.ts';
import type { z } from 'zod';
import { checkFormat, sendTable } from '../../engines/export.ts';
import { onPaper } from '../../engines/paper.ts';
import { SPOKEN } from '../../engines/public-page/spoken.ts';
import { AppError } from '../../platform/errors.ts';
import type { Call } from '../../platform/http/call.ts';
import type { MenuScreen } from '../catalogue.ts';
import { giverOf } from '../sesi/public.ts';
import {
  allPeran,
  layarOf,
  levelPeran,
  readScreens,
  type StoredPeran,
  type UserRights,
  userSeen,
  usersSeen,
} from './rights.ts';

type ListQuery = z.output<NonNullable<typeof listHak.query>>;
type BandingQuery = z.output<NonNullable<typeof bandingHak.query>>;
type Screens = readonly MenuScreen[];
type Grant = 'BOLEH' | 'SETUJU' | null;
type Word = keyof typeof RIGHTS_COLUMNS;

const may = (user: UserRights, action: Action): Grant => {
  const grant = grantOf(action, user.level);
  return grant === undefined ? null : grant === 'allow' ? 'BOLEH' : 'SETUJU';
};

async function* each(rows: readonly Record<string, CellValue>[]): AsyncGenerator<Record<string, CellValue>> {
  yield* rows;
}

interface File {
  title: Word;
  columns: readonly { key: string; label: string; kind: 'text' | 'integer' }[];
  filters: TableModel['filters'];
  rows: readonly Record<string, CellValue>[];
}

const send = (asked: Call<unknown, { format: ListFile; progress_id?: string | undefined }>, file: File) => {
  const { format, progress_id } = asked.query;
  if (format === 'json') throw new Error('what is shown on a screen is no file');
  checkFormat(asked, format);
  const call = format === 'pdf' ? onPaper(asked) : asked;
  const model: TableModel = {
    title: textIn(RIGHTS_COLUMNS[file.title], call.language),
    columns: [...file.columns],
    groupBy: [],
    filters: file.filters,
    totalsLabel: '',
  };
  return sendTable(call, format, model, each(file.rows), 'hak-akses', progress_id);
};

/** What a user is told to have, in one row. */
const rowOf = (
  screens: Screens,
  roles: readonly StoredPeran[],
  user: UserRights,
  { layar, aksi }: ListQuery,
): HakRow | undefined => {
  const { user_id, usere_name, level, kode_toko, kode_peran } = user;
  const peran = roles.find((one) => one.kode_peran === kode_peran) ?? levelPeran(screens, level);
  const has = layarOf(screens, user);
  const { diberi, diambil } = bedaDari(peran.layar, has);
  const screen = screens.find(({ route }) => route === layar);
  const bySearch = aksi ?? (screen && has.includes(screen.route) ? screen.access : undefined);
  const boleh = bySearch === undefined ? null : may(user, bySearch);
  if ((layar !== undefined || aksi !== undefined) && boleh === null) return undefined;
  const dari = aksi !== undefined ? 'LEVEL' : diberi.includes(layar ?? '') ? 'SENDIRI' : 'PERAN';
  return {
    user_id,
    usere_name,
    level,
    kode_toko,
    kode_peran,
    nama_peran: peran.nama_peran,
    layar: has.length,
    diberi: diberi.length,
    diambil: diambil.length,
    dari: boleh === null ? null : dari,
    boleh,
  };
};

/** Users with their role and differences; those alone who have what was searched. */
export const listOf = (screens: Screens) => async (call: Call<unknown, ListQuery>) => {
  const data = await call.kadar.db.read({ toko: '*' }, async (tx) => {
    const roles = await allPeran(tx);
    return (await usersSeen(call, tx)).flatMap((user) => rowOf(screens, roles, user, call.query) ?? []);
  });
  if (call.query.format === 'json') return { data };
  const say = (word: Word) => textIn(RIGHTS_COLUMNS[word], call.language);
  const { layar, aksi } = call.query;
  const screen = screens.find(({ route }) => route === layar);
  return send(call, {
    title: 'hakAkses',
    columns: [
      { key: 'user_id', label: say('user_id'), kind: 'text' },
      { key: 'usere_name', label: say('usere_name'), kind: 'text' },
      { key: 'level', label: say('level'), kind: 'text' },
      { key: 'kode_toko', label: say('kode_toko'), kind: 'text' },
      { key: 'kode_peran', label: say('peran'), kind: 'text' },
      { key: 'layar', label: say('layar'), kind: 'integer' },
      { key: 'diberi', label: say('diberi'), kind: 'integer' },
      { key: 'diambil', label: say('diambil'), kind: 'integer' },
    ],
    filters: [
      ...(screen ? [{ label: say('layar'), value: textIn(screen.title, call.language) }] : []),
      ...(aksi ? [{ label: say('aksi'), value: textIn(ACTION_WORDS[aksi], call.language) }] : []),
    ],
    rows: data.map((row) => ({ ...row, kode_peran: row.kode_peran || row.level })),
  });
};

/** Every action in the words of a language, in their order. */
const actionsIn = (language: Language): AksiHak[] => {
  const inOrder = new Intl.Collator(SPOKEN[language].tag);
  return (Object.keys(ACTIONS) as Action[])
    .map((aksi) => ({ aksi, kata: textIn(ACTION_WORDS[aksi], language) }))
    .sort((a, b) => inOrder.compare(a.kata, b.kata));
};

export const choicesOf = (screens: Screens) => async (call: Call) => ({
  data: {
    layar: readScreens(screens, call.language, giverOf(call)),
    aksi: actionsIn(call.language),
  },
});

const sideBySide = (
  screens: Screens,
  { satu, dua }: { satu: UserRights; dua: UserRights },
  call: Call,
): BandingRow[] => {
  const has = [satu, dua].map((user) => new Set(layarOf(screens, user)));
  const of = (user: UserRights, at: number, { route, access }: MenuScreen): Grant =>
    has[at]?.has(route) ? may(user, access) : null;
  const ofScreens = readScreens(screens, call.language, () => true).map((read, at): BandingRow => {
    const screen = screens[at] as MenuScreen;
    return {
      jenis: 'LAYAR',
      grup: read.grup,
      kode: read.menu,
      judul: read.judul,
      satu: of(satu, 0, screen),
      dua: of(dua, 1, screen),
    };
  });
  const ofActions = actionsIn(call.language).map(
    ({ aksi, kata }): BandingRow => ({
      jenis: 'AKSI',
      grup: textIn(RIGHTS_COLUMNS.aksi, call.language),
      kode: aksi,
      judul: kata,
      satu: may(satu, aksi),
      dua: may(dua, aksi),
    }),
  );
  return [...ofScreens, ...ofActions].filter((row) => row.satu !== null || row.dua !== null);
};

/** Two users side by side. Throws DATA_TIDAK_DITEMUKAN. */
export const compare = (screens: Screens) => async (call: Call<unknown, BandingQuery>) => {
  const { semua, format, ...asked } = call.query;
  const users = await call.kadar.db.read({ toko: '*' }, async (tx) => {
    const satu = await userSeen(call, tx, asked.satu);
    const dua = await userSeen(call, tx, asked.dua);
    if (!satu || !dua) throw new AppError('DATA_TIDAK_DITEMUKAN');
    return { satu, dua };
  });
  const all = sideBySide(screens, users, call);
  const data = semua === '1' ? all : all.filter((row) => row.satu !== row.dua);
  if (format === 'json') return { data };
  const say = (word: Word) => textIn(RIGHTS_COLUMNS[word], call.language);
  return send(call, {
    title: 'banding',
    columns: [
      { key: 'grup', label: say('grup'), kind: 'text' },
      { key: 'judul', label: say('judul'), kind: 'text' },
      { key: 'satu', label: asked.satu, kind: 'text' },
      { key: 'dua', label: asked.dua, kind: 'text' },
    ],
    filters: [],
    rows: data.map(({ grup, judul, satu, dua }) => ({
      grup,
      judul,
      satu: satu && say(satu),
      dua: dua && say(dua),
    })),
  });
};
