export { standingJob } from './job.ts';
