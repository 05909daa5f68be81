import { z } from 'zod';

/** What an uploaded picture is called until a record shows it, and as it is kept [spec B §3]. */
export const uploadedImage = z.object({
  gambar_path: z.string(),
  gambar_name: z.string(),
  /** Pixels. */
  lebar: z.number(),
  tinggi: z.number(),
});
export type UploadedImage = z.output<typeof uploadedImage>;
