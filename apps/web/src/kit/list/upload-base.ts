import { createContext } from 'react';

/** Call path below which the form's master takes the pictures of its fields: `{base}/gambar/{field}`. */
export const UploadBase = createContext('');
