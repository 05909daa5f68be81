import { linkOfColumn } from '@kadar/contract/links.ts';
import { linkedFilters, type ReportLink } from '@kadar/contract/report.ts';
import { useCallback, useMemo } from 'react';
import { useDocumentHref } from '../dokumen/useDocumentHref.ts';
import { memberHref, useOpensMember } from '../page/MemberLink.tsx';
import { useOpens } from '../page/useOpens.ts';
import { usePath } from '../page/usePath.ts';

type Row = Readonly<Record<string, unknown>>;
type Filters = Readonly<Record<string, string>>;

/** The address of a link, as an address says its filters; null where the row lacks one of them. */
export const linkOf = (
  link: Exclude<ReportLink, 'dokumen'>,
  row: Row,
  asked: Readonly<Record<string, string>>,
): string | null => {
  const filters = linkedFilters(link, row, asked);
  const said = Object.entries(filters ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return filters && `${link.to}?${said.join('&')}`;
};

/** Members' pages stand in no menu: their lists and documents lead to them. */
const MEMBERS = memberHref('').split('?', 1)[0];

/** Where the value of a row opens for this user, with what was asked here; null where it does not. */
export const useLinks = (): ((
  link: ReportLink | null | undefined,
  name: string,
  row: Row,
  asked?: Filters,
) => string | null) => {
  const opens = useOpens();
  const members = useOpensMember();
  const documentHref = useDocumentHref();
  return useMemo(
    () =>
      (link, name, row, asked = {}) => {
        if (!link) return null;
        if (link === 'dokumen') return documentHref(String(row[name] ?? ''));
        if (link.to === MEMBERS) return members ? linkOf(link, row, {}) : null;
        return opens(link.to) ? linkOf(link, row, asked) : null;
      },
    [opens, members, documentHref],
  );
};

/** The same of a table's cells by the names of their columns; on the screen where it would open it stands as it is. */
export const useCellHref = (asked?: Filters): ((column: { key: string }, row: unknown) => string | null) => {
  const pathname = usePath();
  const hrefOf = useLinks();
  return useCallback(
    ({ key }, row) => {
      const link = linkOfColumn(key);
      return link && link !== 'dokumen' && link.to === pathname ? null : hrefOf(link, key, row as Row, asked);
    },
    [pathname, hrefOf, asked],
  );
};
