/** Sells paid orders on the open day of their shop. */
export const SELL_JOB = 'jual-luar';
/** Tells channels what waits to be told. */
export const SEND_JOB = 'kirim-luar';
