import type { Settings } from '@kadar/contract/settings.ts';
import { type Quote, quoteText, readQuote } from '@kadar/domain/nota-code.ts';
import { clockOf } from '../../engines/paper.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Kadar } from '../../platform/kadar.ts';

const MS_PER_HOUR = 3_600_000;

/** A quote that is ours and still holds, by what was scanned. Throws KUTIPAN_TIDAK_SAH, KUTIPAN_KEDALUWARSA at the field. */
export type QuoteReader = (text: string) => Quote;

export const quoteReader =
  (
    { signatures, clock }: Pick<Kadar, 'signatures' | 'clock'>,
    settings: Pick<Settings, 'ZONA_WAKTU'>,
  ): QuoteReader =>
  (text) => {
    const signed = readQuote(text);
    if (!signed || !signatures.holds('kutipan', signed.isi, signed.tanda))
      throw fieldError('kutipan', 'KUTIPAN_TIDAK_SAH');
    const until = new Date(signed.quote.sampai * 1000);
    if (until.getTime() < clock.now().getTime())
      throw fieldError('kutipan', 'KUTIPAN_KEDALUWARSA', { sampai: clockOf(until, settings.ZONA_WAKTU) });
    return signed.quote;
  };

/** When a quote that is given now ends. */
export const quotedUntil = (
  { clock }: Pick<Kadar, 'clock'>,
  { KUTIPAN_JAM }: Pick<Settings, 'KUTIPAN_JAM'>,
): Date => new Date(clock.now().getTime() + KUTIPAN_JAM * MS_PER_HOUR);

/** What the till scans. */
export const signQuote = ({ signatures }: Pick<Kadar, 'signatures'>, quote: Quote): string => {
  const isi = quoteText(quote);
  return `${isi}.${signatures.sign('kutipan', isi)}`;
};
