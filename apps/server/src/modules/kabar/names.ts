/** The job that sends what is queued. */
export const SEND_JOB = 'kabar-kirim';
