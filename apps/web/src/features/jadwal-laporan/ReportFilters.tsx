import { dayFilters, standardOf } from '@kadar/contract/report.ts';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '../../kit/fields/dates.ts';
import { useProblem } from '../../kit/list/problems.ts';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { FilterInput } from '../../kit/report/FilterInput.tsx';
import { definitionQuery } from '../../kit/report/useReport.ts';
import css from './jadwal-laporan.module.css';

interface Props {
  /** The call of the report. */
  path: string;
  value: Readonly<Record<string, string>>;
  /** Codes, by filter. */
  problems: Readonly<Record<string, string>>;
  onChange: (value: Record<string, string>) => void;
}

/** What a scheduled report is asked beside its days and shop; what nobody chose is left to the report. */
export const ReportFilters = ({ path, value, problems, onChange }: Props) => {
  const { data, error, refetch } = useQuery(definitionQuery(path));
  const problem = useProblem();
  const today = useToday();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingRows h={56} />;
  const days = new Set(dayFilters(data));
  const own = Object.entries(data.filters).filter(([name]) => !days.has(name));
  if (own.length === 0) return null;
  return (
    <div className={css.triple}>
      {own.map(([name, filter]) => (
        <FilterInput
          key={name}
          name={name}
          filter={filter}
          value={value[name] ?? standardOf(filter, today)}
          onChange={(chosen) => onChange({ ...value, [name]: chosen })}
          error={problem(problems[name], filter)}
          locked={false}
          labelled
        />
      ))}
    </div>
  );
};
