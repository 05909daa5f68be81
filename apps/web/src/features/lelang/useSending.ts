import type { Answer } from '@kadar/contract/endpoint.ts';
import type { CaraKelebihan, Dikirim } from '@kadar/contract/endpoints/lelang-tempo.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { alertSuccess, showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { offerSurat } from './SuratDialog.tsx';

interface Asked {
  kode_toko: string;
  no: string;
}

const DONE = { WA: 'queued', SURAT: 'written', TELEPON: 'phonedNoted' } as const;
const doneOf = (cara: CaraKelebihan) => DONE[cara];

/** Writes to customers, shop by shop, and says what left, who was skipped and why; letters are offered for printing. */
export const useSending = <Cara extends CaraKelebihan = 'WA' | 'SURAT'>(
  what: string,
  write: (numbers: string[], cara: Cara, options: { key: string; toko: string }) => Promise<Answer<Dikirim>>,
  onDone: () => void,
) => {
  const { t } = useTranslation('lelang');
  const client = useQueryClient();
  const { send, sending } = useOutbox(
    what,
    async ({ rows, cara }: { rows: readonly Asked[]; cara: Cara }, { key }) => {
      const all = {
        terkirim: 0,
        surat: [] as { id: number; toko: string }[],
        dilewati: [] as Dikirim['dilewati'],
      };
      for (const [toko, of] of Map.groupBy(rows, ({ kode_toko }) => kode_toko)) {
        const numbers = of.map(({ no }) => no);
        const { data } = await write(numbers, cara, { key: `${key}-${toko}`, toko });
        all.terkirim += data.terkirim;
        all.surat.push(...data.surat.map((id) => ({ id, toko })));
        all.dilewati.push(...data.dilewati);
      }
      return { data: all };
    },
  );
  const go = async (rows: readonly Asked[], cara: Cara) => {
    if (rows.length === 0 || sending) return;
    try {
      const { data } = await send({ rows, cara });
      if (data.terkirim > 0) alertSuccess(t(doneOf(cara), { count: data.terkirim }));
      for (const { no_hutang, sebab } of data.dilewati)
        toast(t('skipped', { no: no_hutang, why: t(`sebab${sebab}`) }));
      offerSurat(data.surat);
      onDone();
    } catch (error) {
      showFailure(error);
    } finally {
      void client.invalidateQueries({ queryKey: DOKUMEN_KEY });
    }
  };
  return { go, sending };
};
