import { fotoContoh } from '@kadar/contract/endpoints/contoh.ts';
import { normalizeBarcode } from '@kadar/domain/barcode.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconDiamond, IconUser, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { TakePhoto } from '../../parts/pembelian/TakePhoto.tsx';
import { ScaleWeight } from '../../parts/scale/ScaleWeight.tsx';
import { useScale } from '../../parts/scale/useScale.ts';
import { type OrderLine, type Sample, START } from './order.ts';
import css from './pesanan.module.css';
import type { OrderState } from './useOrder.ts';

interface Props {
  line: OrderLine;
  at: number;
  order: OrderState;
}

/** What the customer brings along: described, weighed and photographed before him. */
const Brought = ({ line, at, order }: Props) => {
  const { t } = useTranslation('pesanan');
  const { scale, state } = useScale();
  const { unanswered: disabled } = order;
  const errors = order.errorAt.under(`lines.${at}.contoh`);
  const set = (change: Partial<Sample>) => order.setLine(at, { contoh: { ...line.contoh, ...change } });
  return (
    <>
      <TextField
        name={`lines.${at}.contoh.deskripsi`}
        label={t('sampleTold')}
        withAsterisk
        data-autofocus
        autoFocus
        disabled={disabled}
        maxLength={200}
        value={line.contoh.deskripsi}
        onChange={(deskripsi) => set({ deskripsi })}
        error={errors.deskripsi}
      />
      <ScaleWeight
        scale={scale}
        state={state}
        of={{ name: `lines.${at}.contoh.berat`, label: t('sampleWeight') }}
        value={line.contoh.berat}
        typed={line.contoh.diketik}
        error={errors.berat}
        disabled={disabled}
        onChange={(berat, diketik) => set({ berat, diketik })}
      />
      <TakePhoto
        label={t('samplePhoto')}
        path={fotoContoh.path}
        toko={order.toko}
        required
        foto={line.contoh.foto}
        error={errors.foto}
        disabled={disabled}
        onTaken={(foto) => set({ foto })}
      />
    </>
  );
};

/** What a line is made after, where that is said: a piece of the shop that goes out later, or the customer's own. */
export const LineSample = ({ line, at, order }: Props) => {
  const { t } = useTranslation('pesanan');
  const { unanswered: disabled } = order;
  const { contoh } = line;
  const choose = (jenis: Sample['jenis']) =>
    order.setLine(at, { contoh: { ...(START.lines[0]?.contoh ?? contoh), jenis } });
  if (contoh.jenis === '')
    return (
      <div className={css.sampleChoice}>
        <Button
          variant="subtle"
          size="compact-sm"
          h={36}
          disabled={disabled}
          leftSection={<IconDiamond size={16} aria-hidden="true" />}
          onClick={() => choose('TOKO')}
        >
          {t('sampleOurs')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          h={36}
          disabled={disabled}
          leftSection={<IconUser size={16} aria-hidden="true" />}
          onClick={() => choose('BAWA_SENDIRI')}
        >
          {t('sampleTheirs')}
        </Button>
      </div>
    );
  return (
    <fieldset className={css.sample} aria-label={t(contoh.jenis === 'TOKO' ? 'sampleOurs' : 'sampleTheirs')}>
      {contoh.jenis === 'TOKO' ? (
        <TextField
          name={`lines.${at}.contoh.kode_barcode`}
          label={t('sampleBarcode')}
          withAsterisk
          data-autofocus
          autoFocus
          disabled={disabled}
          maxLength={20}
          keep={normalizeBarcode}
          value={contoh.kode_barcode}
          onChange={(kode_barcode) => order.setLine(at, { contoh: { ...contoh, kode_barcode } })}
          error={order.errorAt(`lines.${at}.contoh.kode_barcode`)}
        />
      ) : (
        <Brought line={line} at={at} order={order} />
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={css.remove ?? ''}
        disabled={disabled}
        aria-label={t('sampleNone')}
        onClick={() => choose('')}
      >
        <IconX size={18} />
      </ActionIcon>
    </fieldset>
  );
};
