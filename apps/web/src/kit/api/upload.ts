import type { Method, SebabSesi } from '@kadar/contract/endpoint.ts';
import type { UploadedImage } from '@kadar/contract/endpoints/gambar.ts';
import { messageText } from '@kadar/contract/errors.ts';
import { newId } from '../new-id.ts';
import { callHandlers, callLanguage, languageHeader, pickedToko } from './context.ts';
import { addressOf } from './envelope.ts';
import { ApiError } from './errors.ts';

/** As the server takes it at most. */
const MAX_IMAGE_BYTES = 10 * 1024 * 1024;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const TIMEOUT_MS = 120_000;

/** Why a file cannot be a picture, as an error code; null when it may be one. */
export const imageProblem = (file: Blob): string | null => {
  if (!IMAGE_TYPES.includes(file.type)) return 'GAMBAR_JENIS_TIDAK_SAH';
  return file.size <= MAX_IMAGE_BYTES ? null : 'GAMBAR_TERLALU_BESAR';
};

/** A failure in the words of its code. */
export const failure = (
  kind: 'refused' | 'timeout' | 'offline',
  status: number,
  code: string,
  message?: string,
) => new ApiError(kind, status, { code, message: message ?? messageText(code, callLanguage()) });

/** Sends a picture, telling how far it is (0 to 1), which only the browser's older request can. Throws ApiError. */
export interface SendImageOptions {
  /** The shop it is of, where that is not the picked one. */
  toko?: string | null;
  onProgress?: (share: number) => void;
  /** What the file is called in the form. */
  as?: string;
  /** Other fields of the form. */
  fields?: Readonly<Record<string, string>>;
}

export const sendImage = <T>(
  method: Method,
  path: string,
  file: Blob,
  { toko = pickedToko(), onProgress = () => undefined, as = 'image', fields = {} }: SendImageOptions = {},
): Promise<T> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    form.append(as, file);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const request = new XMLHttpRequest();
    request.open(method, addressOf(path));
    request.responseType = 'json';
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries(languageHeader())) request.setRequestHeader(name, value);
    request.setRequestHeader('idempotency-key', newId());
    if (toko) request.setRequestHeader('x-toko', toko);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.ontimeout = () => reject(failure('timeout', 0, 'KONEKSI_TIMEOUT'));
    request.onerror = () => reject(failure('offline', 0, 'KONEKSI_BERMASALAH'));
    request.onload = () => {
      const answer = request.response as {
        data?: T;
        code?: string;
        message?: string;
        sebab?: SebabSesi;
      } | null;
      if (request.status < 300 && answer?.data) return resolve(answer.data);
      if (answer?.code === 'INVALID_TOKEN') callHandlers().sessionEnded(answer.sebab);
      reject(failure('refused', request.status, answer?.code ?? 'KIRIM_GAGAL', answer?.message));
    };
    request.send(form);
  });

/** Uploads a picture ahead of the form that shows it. Throws ApiError, without a call for what cannot be one. */
export const uploadImage = async (
  path: string,
  file: Blob,
  options: SendImageOptions,
): Promise<UploadedImage> => {
  const problem = imageProblem(file);
  if (problem) throw failure('refused', 422, problem);
  return sendImage('POST', path, file, options);
};
