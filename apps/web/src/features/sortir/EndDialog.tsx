import type { LotBelian } from '@kadar/contract/endpoints/sortir-belian.ts';
import { EXACT_GRAM, lossAbove, meltLot } from '@kadar/domain/sorting.ts';
import { gramToMg } from '@kadar/domain/weight.ts';
import { ActionIcon, Button, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../kit/api/errors.ts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { GramField, KadarField, RupiahField } from '../../kit/fields/NumberFields.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showCell, showGram } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { useMe, useSetting } from '../../kit/session.ts';
import { TraySelect } from './MoveDialog.tsx';
import type { Sorting } from './queries.ts';
import css from './sortir.module.css';

interface Props {
  toko: string;
  lot: LotBelian;
  sorting: Sorting;
  onDone: () => void;
  onClose: () => void;
}
interface Bar {
  id: number;
  berat: number | null;
  kadar: number | null;
}

/** What comes of the bars as they are typed: by the server's own function, so that a gain is seen before it is sent. */
const foreseen = ({ murni, murni_tepat }: LotBelian, bars: readonly Bar[]) => {
  const full = bars.flatMap(({ berat, kadar }) =>
    berat && kadar ? [{ beratMg: gramToMg(berat), kadarMilli: Math.round(kadar * 1000) }] : [],
  );
  const exact = BigInt(Math.round(murni_tepat * EXACT_GRAM));
  const scrap = { murniMg: gramToMg(murni), hppRp: 0, exact };
  if (full.length === 0 || scrap.murniMg === 0) return null;
  try {
    return { ...meltLot(scrap, full), scrap, gain: false };
  } catch {
    return { gain: true as const };
  }
};

const Outcome = ({ lot, bars }: { lot: LotBelian; bars: readonly Bar[] }) => {
  const { t } = useTranslation('sortir');
  const maks = useSetting('SUSUT_LEBUR_MAKS_PERSEN');
  const { level } = useMe().user;
  const seen = foreseen(lot, bars);
  const loss = seen && !seen.gain ? seen : null;
  const above = loss ? lossAbove(loss.scrap, loss.susutMg, Math.round(maks * 1000)) : false;
  return (
    <div aria-live="polite">
      <dl className={css.result}>
        <dt>{t('fineIn')}</dt>
        <dd className="num">{showGram(lot.murni)}</dd>
        {loss && (
          <>
            <dt>{t('fineOut')}</dt>
            <dd className="num">{showGram(loss.keluarMg / 1000)}</dd>
            <dt>{t('loss')}</dt>
            <dd className="num" data-bad={above || undefined}>
              {showGram(loss.susutMg / 1000)} (
              {showCell('percent', (loss.susutMg / loss.scrap.murniMg) * 100)} %)
            </dd>
          </>
        )}
      </dl>
      {seen?.gain && <p className={css.bad}>{t('gain')}</p>}
      {above && level !== 'OWN' && <p className={css.bad}>{t('lossAbove', { maks })}</p>}
    </div>
  );
};

const useEnd = ({ lot, sorting, onDone }: Props) => {
  const [values, setValues] = useState({ kode_baki: '', biaya: null as number | null, keterangan: '' });
  const [bars, setBars] = useState<readonly Bar[]>([{ id: 1, berat: null, kadar: null }]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const { no_lot, jenis } = lot;
  const { keterangan, kode_baki, biaya } = values;
  const sending = sorting.melt.sending || sorting.finish.sending;
  const save = async () => {
    if (sending) return;
    try {
      if (jenis === 'LEBUR')
        await sorting.melt.send({
          no_lot,
          batang: bars.map(({ berat, kadar }) => ({ berat: berat ?? 0, kadar: kadar ?? 0 })),
          keterangan,
        });
      else await sorting.finish.send({ no_lot, kode_baki, biaya: biaya ?? 0, keterangan });
      onDone();
    } catch (error) {
      const fields = isApiError(error) ? Object.entries(error.fields) : [];
      if (fields.length === 0) return showFailure(error);
      setProblems(Object.fromEntries(fields.map(([name, { message }]) => [name, message])));
    }
  };
  const setBar = (id: number, change: Partial<Bar>) =>
    setBars(bars.map((bar) => (bar.id === id ? { ...bar, ...change } : bar)));
  return {
    values,
    set: (change: Partial<typeof values>) => setValues({ ...values, ...change }),
    bars,
    setBar,
    addBar: () => setBars([...bars, { id: (bars.at(-1)?.id ?? 0) + 1, berat: null, kadar: null }]),
    problems,
    sending,
    save,
  };
};

/** The end of a lot: bars at their assay, or the tray of its pieces and what the work cost. */
export const EndDialog = (props: Props) => {
  const { toko, lot, onClose } = props;
  const { t } = useTranslation('sortir');
  useReturnFocus();
  const { values, set, bars, setBar, addBar, problems, sending, save } = useEnd(props);
  const melts = lot.jenis === 'LEBUR';
  useScreenKeys([['mod+S', () => void save()]], { inDialog: true });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(melts ? 'meltTitle' : 'finishTitle', { lot: lot.no_lot })}
      size="sm"
    >
      <form
        className={css.form}
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {melts ? (
          <>
            {bars.map(({ id, berat, kadar }, index) => (
              <div key={id} className={css.bars}>
                <GramField
                  label={t('bar', { n: index + 1 })}
                  value={berat}
                  onChange={(next) => setBar(id, { berat: next })}
                  error={problems[`batang.${index}.berat`]}
                  {...(index === 0 && { 'data-autofocus': true })}
                />
                <KadarField
                  label={t('assay')}
                  value={kadar}
                  onChange={(next) => setBar(id, { kadar: next })}
                  error={problems[`batang.${index}.kadar`]}
                />
                <ActionIcon
                  variant="default"
                  size={36}
                  aria-label={t('addBar')}
                  title={t('addBar')}
                  onClick={addBar}
                >
                  <IconPlus size={18} stroke={1.5} />
                </ActionIcon>
              </div>
            ))}
            <Outcome lot={lot} bars={bars} />
          </>
        ) : (
          <>
            <TraySelect
              toko={toko}
              value={values.kode_baki}
              error={problems.kode_baki}
              onChange={(kode_baki) => set({ kode_baki })}
            />
            <RupiahField
              label={t('cost')}
              description={t('costHelp')}
              value={values.biaya}
              onChange={(biaya) => set({ biaya })}
              error={problems.biaya}
            />
          </>
        )}
        <TextField
          label={t('keterangan')}
          value={values.keterangan}
          onChange={(keterangan) => set({ keterangan })}
          maxLength={120}
        />
        <DialogFoot>
          <Button onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
            {t('back')}
          </Button>
          <Button type="submit" variant="filled" loading={sending} rightSection={<Hotkey keys="Ctrl+S" />}>
            {t(melts ? 'melt' : 'finish')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
};
