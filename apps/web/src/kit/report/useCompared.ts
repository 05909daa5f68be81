import type { ReportDefinition, ReportSums } from '@kadar/contract/report.ts';
import { sentenceOf } from '@kadar/contract/report-sentence.ts';
import type { Pembanding } from '@kadar/domain/ranges.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../api/transport.ts';
import { useToday } from '../fields/dates.ts';
import { comparedFilters, isWhole, spanIn, withoutOuter } from './compared.ts';
import { type Asked, REPORT_MS } from './useReport.ts';

interface Given {
  definition: ReportDefinition;
  asked: Asked | null;
  /** What stands on the screen; null until it does. */
  told: ReportSums | null;
  banding: Pembanding | null;
  /** Its outermost group is the shop, and stands not there. */
  oneShop: boolean;
}

/** What a report says of itself, against the range it is compared with: asked for once the rows stand. */
export const useCompared = ({ definition, asked, told, banding, oneShop }: Given) => {
  const today = useToday();
  const compared = useMemo(
    () => (asked ? comparedFilters(definition, asked.values, banding) : null),
    [definition, asked, banding],
  );
  const { data } = useQuery({
    queryKey: ['report-sums', definition.path, compared?.values, asked?.toko],
    enabled: compared !== null && told !== null,
    staleTime: 60_000,
    retry: false,
    queryFn: async ({ signal }) =>
      (
        await request<ReportSums>('GET', definition.path, {
          query: { ...compared?.values, format: 'jumlah' },
          ...(asked?.toko !== undefined && { toko: asked.toko }),
          signal,
          timeout: REPORT_MS,
        })
      ).data,
  });
  const before = useMemo(
    () => (compared && data ? (oneShop ? withoutOuter(data) : data) : null),
    [compared, data, oneShop],
  );
  const span = asked && spanIn(definition, asked.values);
  const running = span !== null && span.to >= today;
  const whole = span !== null && isWhole(span, today);
  const said = useMemo(
    () => (told ? sentenceOf(definition, told, before, whole) : null),
    [definition, told, before, whole],
  );
  return {
    said,
    before,
    whole,
    against: compared && before ? { span: compared.span, running } : null,
  };
};
