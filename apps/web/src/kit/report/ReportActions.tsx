import type { ReportDefinition, ReportMode } from '@kadar/contract/report.ts';
import type { RefObject } from 'react';
import { useToday } from '../fields/dates.ts';
import { ExportButtons } from '../list/ExportButtons.tsx';
import { ALL_TOKOS } from '../page/TokoSelect.tsx';
import { useTableLayout } from '../table/layout.ts';
import { usePhone } from '../usePhone.ts';
import { spanIn } from './compared.ts';
import { RunButton } from './FilterBar.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { CompareSelect } from './Spoken.tsx';
import type { useReportState } from './useReportState.ts';
import { Views } from './Views.tsx';
import { keptFilters, openedColumns } from './views.ts';

/** Under this name the columns that were chosen are remembered. */
export const tableOf = ({ name }: ReportDefinition): string => `report.${name}`;

interface Props {
  /** As it stands for what was asked, and with all that it may have. */
  definition: ReportDefinition;
  whole: ReportDefinition;
  state: ReturnType<typeof useReportState>;
  modes: readonly ReportMode[];
  mode: ReportMode | undefined;
  switched: RefObject<boolean>;
  nothing: boolean;
}

/** Beside a report's title: what it is compared with, ways to look at it, views, files, and the button that asks it. */
export const ReportActions = ({ definition, whole, state, modes, mode, switched, nothing }: Props) => {
  const phone = usePhone();
  const today = useToday();
  const [layout, setLayout] = useTableLayout(tableOf(whole));
  const { values, toko, asked, answer, onlySums } = state;
  return (
    <>
      {!phone && definition.range && (
        <CompareSelect
          span={spanIn(definition, values)}
          banding={state.banding}
          onChange={(banding) => state.say({ banding }, false)}
          labelled={false}
        />
      )}
      {mode && <ModeSwitch modes={modes} mode={mode} onChange={state.look} switched={switched} />}
      <Views
        laporan={definition.name}
        now={() => ({
          ...keptFilters(definition, values, today),
          banding: state.banding,
          toko: toko === undefined ? null : (toko ?? ALL_TOKOS),
          hanya_subtotal: onlySums,
          kolom: layout.shown,
        })}
        onOpen={(isi) => {
          setLayout((was) => ({ ...was, shown: openedColumns(whole, isi.kolom) }));
          state.open(isi);
        }}
      />
      <ExportButtons
        path={definition.path}
        query={asked?.values ?? {}}
        toko={asked?.toko}
        name={definition.name}
        disabled={nothing}
      />
      {!phone && <RunButton running={answer.isFetching} hotkey />}
    </>
  );
};
