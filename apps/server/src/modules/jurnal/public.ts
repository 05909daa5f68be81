export { type ChartAccount, cashAccounts, chartOf } from './queries/chart.ts';
