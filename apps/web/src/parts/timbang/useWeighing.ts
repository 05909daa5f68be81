import type { DataTimbang } from '@kadar/contract/endpoints/timbang.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../kit/api/errors.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { alertSuccess, showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { readDraft, useDraft } from '../../kit/list/drafts.ts';
import { useMessage } from '../../kit/text.ts';
import { noWeightReason } from '../scale/no-weight.ts';
import { useScale } from '../scale/useScale.ts';
import { useTimbang } from './queries.ts';
import { nextTray, progressOf, startTray, withTray } from './tray-list.ts';

interface Props {
  toko: string;
  sesi: NonNullable<DataTimbang['sesi']>;
  data: DataTimbang;
  first: string | null;
}

const mainButton = (): void => document.getElementById('ambil-berat')?.focus();

/** The walk through the trays: which one is on the scale, what was weighed last, and how to go on. */
export const useWeighing = ({ toko, sesi, data, first }: Props) => {
  const { t } = useTranslation('timbang');
  const message = useMessage();
  const { scale, state } = useScale();
  const { weigh, reset, put, putTray, refresh } = useTimbang(toko);
  const draft = `timbang.${sesi.id}`;
  const trays = data.data_timbang;
  const [chosen, setChosen] = useState<string | null>(() => first ?? readDraft<string>(draft));
  const [last, setLast] = useState<string | null>(null);
  useDraft(draft, chosen);
  const active = startTray(trays, chosen);
  const byCode = (code: string | null) => trays.find(({ kode_baki }) => kode_baki === code);
  const activeTray = byCode(active);

  const choose = (kode_baki: string) => {
    setChosen(kode_baki);
    // Chosen by hand, so what lies on the scale may be this tray although it was booked before.
    scale.release();
    mainButton();
  };
  const book = async (berat: number, sumber: 'SERIAL' | 'MANUAL'): Promise<boolean> => {
    if (active === null || weigh.sending) return false;
    try {
      const { data: tray } = await weigh.send({ kode_baki: active, berat, sumber });
      putTray(tray);
      setLast(tray.kode_baki);
      setChosen(nextTray(withTray(data, tray).data_timbang, tray.kode_baki) ?? tray.kode_baki);
      return true;
    } catch (error) {
      showFailure(error);
      if (isApiError(error) && error.kind === 'refused') refresh();
      return false;
    }
  };
  const take = async () => {
    if (active === null || weigh.sending) return;
    const mg = scale.take();
    if (mg === null) return toast(t(noWeightReason(state)));
    if (!(await book(mg / 1000, 'SERIAL'))) scale.release();
    mainButton();
  };
  const clear = async () => {
    const { weighed, total } = progressOf(trays);
    const sure = await confirm({
      title: t('resetTitle', { gudang: sesi.nama_gudang }),
      text: t('resetText', { weighed, total }),
      ok: t('reset'),
      danger: weighed < total,
    });
    if (!sure) return;
    try {
      const answer = await reset.send({});
      alertSuccess(answer.message ?? message('TIMBANG_DIRESET'));
      put(answer.data);
    } catch (error) {
      showFailure(error);
      refresh();
    }
  };
  return {
    scale,
    state,
    trays,
    active,
    activeTray,
    /** Whose result is shown: of the tray at hand when it was weighed, else of the last one. */
    shown: activeTray && activeTray.status !== 'BELUM' ? activeTray : byCode(last),
    booking: weigh.sending,
    choose,
    book,
    take,
    clear,
  };
};
