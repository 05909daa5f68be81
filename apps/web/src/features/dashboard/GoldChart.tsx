import '@mantine/charts/styles.layer.css';
import { LineChart } from '@mantine/charts';

interface Props {
  riwayat: readonly { nominal: number; berlaku_at: string }[];
}

/** The prices in their order, newest at the right; each holds until the next. */
const GoldChart = ({ riwayat }: Props) => (
  <div aria-hidden="true">
    <LineChart
      h={120}
      mt={12}
      data={riwayat.map(({ nominal, berlaku_at }) => ({ berlaku_at, nominal })).toReversed()}
      dataKey="berlaku_at"
      series={[{ name: 'nominal', color: 'var(--k-chart-2)' }]}
      curveType="stepAfter"
      gridAxis="none"
      withXAxis={false}
      withYAxis={false}
      withDots={false}
      withTooltip={false}
      yAxisProps={{ domain: ['auto', 'auto'] }}
      lineChartProps={{ accessibilityLayer: false, margin: { top: 6, right: 4, bottom: 6, left: 4 } }}
    />
  </div>
);

export default GoldChart;
