import { SISTEM_TERIMA, type SistemTerima } from '@kadar/domain/supplier.ts';
import { Button, Drawer, SegmentedControl, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Unanswered } from '../../kit/counter/Unanswered.tsx';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import { useOwnEscape } from '../../kit/dialogs/own-escape.ts';
import { DateField } from '../../kit/fields/DateField.tsx';
import { OfToko } from '../../kit/fields/records.ts';
import { SearchSelect } from '../../kit/fields/SearchSelect.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { showGram, showRupiah, unbroken } from '../../kit/format.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { tokoChoices, useMe } from '../../kit/session.ts';
import { Line } from './Line.tsx';
import css from './terima.module.css';
import { type Posted, useDelivery } from './useDelivery.ts';

/** The terms of a supplier, as his record says them. */
const sistemOf = (said: unknown): SistemTerima => SISTEM_TERIMA.find((one) => one === said) ?? 'TETAP';

const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** Who brought it, and what his nota says of itself. */
const Head = ({ delivery }: { delivery: ReturnType<typeof useDelivery> }) => {
  const { t } = useTranslation('terima-supplier');
  const { tokos } = useMe();
  const { values, set, errorAt, unanswered: disabled, today, setahun } = delivery;
  const bind = (
    name: Exclude<keyof typeof values & string, 'lines' | 'intent' | 'unanswered' | 'sistem'>,
  ) => ({
    name,
    label: t(name),
    disabled,
    error: errorAt(name),
    value: values[name],
    onChange: (value: string | null) => set({ [name]: value ?? '' }),
  });
  return (
    <div className={css.head}>
      {delivery.asksToko && (
        <Select
          {...bind('kode_toko')}
          className={css.toko ?? ''}
          withAsterisk
          searchable
          openOnFocus={false}
          data={tokoChoices(tokos)}
        />
      )}
      <SearchSelect
        {...bind('kode_supplier')}
        className={css.wide ?? ''}
        master="supplier-barang"
        addable
        withAsterisk
        openOnFocus={false}
        data-autofocus
        onChange={(kode_supplier, row) =>
          set({ kode_supplier, ...(row && { sistem: sistemOf(row.sistem) }) })
        }
      />
      <div className={`${css.wide} ${css.sistem}`}>
        <SegmentedControl
          fullWidth
          aria-label={t('sistem')}
          disabled={disabled}
          value={values.sistem}
          onChange={(sistem) => set({ sistem })}
          data={SISTEM_TERIMA.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <TextField {...bind('no_nota_supplier')} maxLength={40} />
      <DateField {...bind('tgl_nota')} withAsterisk value={values.tgl_nota || today} max={today} />
      {values.sistem !== 'KONSINYASI' && (
        <>
          <TextField {...bind('no_faktur_pajak')} keep={digits} inputMode="numeric" maxLength={17} />
          <DateField {...bind('tgl_faktur')} />
        </>
      )}
      <TextField {...bind('keterangan')} className={css.wide ?? ''} maxLength={200} />
      {setahun && setahun.kurang > 0 && (
        <p className={css.short} role="status">
          {t('short', {
            gram: showGram(setahun.kurang),
            kurang: setahun.nota_kurang,
            nota: setahun.nota,
          })}
        </p>
      )}
    </div>
  );
};

interface Props {
  onClose: () => void;
  onPosted: (posted: Posted) => void;
}

/** The form of a delivery: its head, a line for each purity that was weighed, and what will be owed for it. */
export const DeliveryForm = ({ onClose, onPosted }: Props) => {
  const { t } = useTranslation(['terima-supplier', 'dokumen', 'kit']);
  const delivery = useDelivery(onPosted);
  const { values, owed, active, unanswered, form } = delivery;
  const closeOnEscape = useOwnEscape();
  const added = useRef(values.lines.length);
  useEffect(() => {
    // A line that came or went: on with the one that stands there now.
    if (added.current !== values.lines.length)
      form.current?.querySelector<HTMLElement>(`[name="lines.${active}.kadar"]`)?.focus();
    added.current = values.lines.length;
  }, [values.lines.length, active, form]);
  const save = () => void delivery.save();
  useScreenKeys(
    [
      ['F9', save],
      ['mod+S', save],
    ],
    { inDialog: true },
  );
  useScreenKeys(
    [
      ['Insert', delivery.add],
      ['mod+Delete', () => delivery.remove(active)],
    ],
    {
      inDialog: true,
      enabled: !unanswered,
    },
  );
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(1320px, 100vw)"
      title={t('entryTitle')}
      closeOnClickOutside={false}
      closeOnEscape={closeOnEscape}
    >
      <form
        ref={form}
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        noValidate
      >
        <OfToko value={delivery.toko || undefined}>
          <Head delivery={delivery} />
          {values.lines.map((line, at) => (
            <Line key={line.id} line={line} at={at} delivery={delivery} />
          ))}
        </OfToko>
        <Button
          mt={8}
          leftSection={<IconPlus size={18} />}
          rightSection={<Hotkey keys="Ins" />}
          disabled={unanswered}
          onClick={delivery.add}
        >
          {t('addLine')}
        </Button>
        {unanswered && <Unanswered onRelease={delivery.release}>{t('dokumen:unansweredText')}</Unanswered>}
        <DialogFoot>
          <output className={`${css.owed} num`}>
            {unbroken(
              owed.titip === undefined
                ? t('owed', { rp: showRupiah(owed.rp), gram: showGram(owed.gram) })
                : t('consigned', { rp: showRupiah(owed.titip) }),
            )}
          </output>
          <Button onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
            {t('kit:cancel')}
          </Button>
          <Button
            type="submit"
            variant="filled"
            loading={delivery.sending}
            rightSection={<Hotkey keys="F9" />}
          >
            {t(unanswered ? 'dokumen:resend' : 'post')}
          </Button>
        </DialogFoot>
      </form>
    </Drawer>
  );
};
