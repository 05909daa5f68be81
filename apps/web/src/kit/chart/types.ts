export interface ChartPoint {
  /** A day as 'yyyy-MM-dd', a month as 'yyyy-MM', an hour as 'HH', or a name. */
  key: string;
  values: Readonly<Record<string, number | null | undefined>>;
}

export interface ChartSeries {
  name: string;
  label: string;
  color: string;
}

export interface ChartProps {
  /** What is drawn, for the reader and the head of the table. */
  label: string;
  /** Bars stand on zero; lines and steps between their lowest and highest value. */
  kind: 'bar' | 'line' | 'step';
  h?: number;
  points: readonly ChartPoint[];
  /** The last is drawn over the others. */
  series: readonly ChartSeries[];
  /** A place of the axis as it stands below it, and in full. */
  showKey: (key: string) => string;
  nameKey: (key: string) => string;
  show: (value: number) => string;
  /** How many of them are one of what stands beside the axis: 1000 of milligrams. */
  scale?: number;
  /** Opens what is behind a mark. */
  onMark?: (key: string) => void;
}
