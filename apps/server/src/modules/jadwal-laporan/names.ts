/** The job that makes what is due. */
export const DUE_JOB = 'jadwal-laporan';
/** What comes later than this after its moment says so, in minutes. */
export const LATE_MINUTES = 15;
