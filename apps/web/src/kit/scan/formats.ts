/** What a request and a document bear, by the names that a browser's own reader has for them. */
export const QR_ONLY = ['qr_code'];
export const OURS = ['qr_code', 'code_128'];
/** What tags of ours and of suppliers bear. */
export const TAGS = ['qr_code', 'code_128', 'code_39', 'ean_13', 'ean_8', 'itf', 'data_matrix'];

/** Whether this page may use a camera at all: browsers give none to a page without https. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';
