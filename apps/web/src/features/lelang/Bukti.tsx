import { isProof, type Pesan } from '@kadar/contract/endpoints/lelang-tempo.ts';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { send } from '../../kit/api/transport.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { useShopTime } from '../../kit/fields/shop-time.ts';
import { printPdf } from '../../kit/print/print-pdf.ts';

/** Prints letters of a shop as they were written, as one file. */
export const printSurat = (ids: readonly number[], toko: string): void =>
  void printPdf(() => send('GET', 'jatuh-tempo/surat', { toko, query: { id: ids.join(',') } })).catch(
    showFailure,
  );

/** A message with its proof: a letter is printed again, a message says what WhatsApp said of it. */
export const Bukti = ({ pesan, toko }: { pesan: Pesan | null; toko: string }) => {
  const { t } = useTranslation('lelang');
  const { short, clock } = useShopTime();
  if (!pesan) return null;
  const when = `${short(pesan.at)} ${clock(pesan.at)}`;
  if (pesan.cara === 'SURAT')
    return (
      <Anchor component="button" type="button" fz="sm" onClick={() => printSurat([pesan.id], toko)}>
        {t('letterOf', { when })}
      </Anchor>
    );
  if (pesan.cara === 'TELEPON') return <span>{t('phoneOf', { when })}</span>;
  return <span title={pesan.id_wablas}>{t(isProof(pesan) ? 'waOf' : 'waOpen', { when })}</span>;
};
