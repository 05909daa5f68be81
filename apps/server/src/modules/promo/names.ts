/** The job that starts promos that are due and sends what is queued. */
export const SEND_JOB = 'promo-kirim';
