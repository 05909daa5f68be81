import { OPNAME_WORDS } from '@kadar/contract/code-words.ts';
import { textIn } from '@kadar/contract/text.ts';
import type { ListFile as Format } from '@kadar/contract/wire.ts';
import type { OpnameHasil } from '@kadar/domain/opname.ts';
import { type ListFile, sendList } from '../../../engines/list-file.ts';
import { type Call, oneToko } from '../../../platform/http/call.ts';
import type { CountObject } from '../object.ts';
import { type Found, resultOf } from './result.ts';
import { countsBlind, runningSession, type Session } from './session.ts';

/** What the running count of a place comes to, as far as the caller may see it. */
export const seenResult = (
  call: Call,
  object: CountObject,
  tempat?: string,
): Promise<{ session: Session | undefined; found: Found[] }> =>
  call.kadar.db.read(
    call.scope,
    async (tx) => {
      const session = await runningSession(tx, object, oneToko(call), tempat);
      if (!session) return { session, found: [] };
      const only = countsBlind(call, session) ? call.session.user_id : undefined;
      return { session, found: await resultOf(tx, object, session, only) };
    },
    { snapshot: true },
  );

interface Asked {
  format: Exclude<Format, 'json'>;
  progress_id?: string | undefined;
  skip?: number;
  limit?: number;
}

/** Rows of a result as a paper or a file, their results in words. */
export const sendFound = (
  call: Call<unknown, object>,
  asked: Asked,
  rows: readonly { hasil: OpnameHasil }[],
  file: ListFile,
) => {
  const said = (hasil: OpnameHasil): string => {
    const word = OPNAME_WORDS[hasil];
    return word ? textIn(word, call.language) : hasil;
  };
  const page = async ({ query: { skip = 0, limit = rows.length } }: Call<unknown, Asked>) => ({
    data: rows.slice(skip, skip + limit).map((row) => ({ ...row, hasil: said(row.hasil) })),
  });
  return sendList<Asked>(call as Call<unknown, Asked>, asked, page, file);
};
