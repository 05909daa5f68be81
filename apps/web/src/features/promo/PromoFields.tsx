import type { DataOf } from '@kadar/contract/endpoint.ts';
import { AUDIENS, type audiensPromo, uploadBanner } from '@kadar/contract/endpoints/promo.ts';
import member from '@kadar/contract/masters/member.ts';
import { PLACEHOLDERS, type Placeholder } from '@kadar/contract/promo-text.ts';
import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useToday } from '../../kit/fields/dates.ts';
import { ImageField } from '../../kit/fields/ImageField.tsx';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { useText } from '../../kit/text.ts';
import { type Draft, type Problems, withPlaceholder } from './draft.ts';
import css from './promo.module.css';

const MAX_TEXT = 3500;

interface Props {
  /** The field of the shop, where it is asked for or told. */
  toko?: ReactNode;
  /** Whether a banner may be taken: it lies with its shop. */
  takesImage: boolean;
  draft: Draft;
  problems: Problems;
  audience: DataOf<typeof audiensPromo> | undefined;
  onChange: (next: Partial<Draft>) => void;
}

const MessageField = ({ draft, problems, onChange }: Pick<Props, 'draft' | 'problems' | 'onChange'>) => {
  const { t } = useTranslation('promo');
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (name: Placeholder) => {
    const input = area.current;
    const end = draft.template.length;
    const selection = { start: input?.selectionStart ?? end, end: input?.selectionEnd ?? end };
    const { text, caret } = withPlaceholder(draft.template, selection, name);
    onChange({ template: text });
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(caret, caret);
    });
  };
  return (
    <div>
      <Textarea
        ref={area}
        label={t('template')}
        description={t('templateHelp')}
        value={draft.template}
        onChange={(event) => onChange({ template: event.currentTarget.value })}
        error={problems.template}
        maxLength={MAX_TEXT}
        autosize
        minRows={7}
        maxRows={14}
        withAsterisk
        data-autofocus
      />
      <fieldset className={css.chips}>
        <legend className={css.legend}>{t('placeholders')}</legend>
        {PLACEHOLDERS.map((name) => (
          <Button key={name} size="compact-xs" radius="xl" onClick={() => insert(name)}>
            {t(`placeholder.${name}`)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
};

const Audience = ({ draft, problems, audience, onChange }: Omit<Props, 'toko' | 'takesImage'>) => {
  const { t } = useTranslation('promo');
  const read = useText();
  const types = member.fields.jenis_pelanggan?.choices ?? [];
  return (
    <>
      <div className={css.pair}>
        <Select
          label={t('audiens')}
          data={AUDIENS.map((value) => ({ value, label: t(`audience.${value}`) }))}
          value={draft.audiens}
          onChange={(value) => {
            const audiens = AUDIENS.find((one) => one === value) ?? 'SEMUA';
            onChange({ audiens, ...(audiens !== 'JENIS' && { jenis_pelanggan: '' }) });
          }}
          allowDeselect={false}
        />
        {draft.audiens === 'JENIS' && (
          <Select
            label={t('jenis_pelanggan')}
            data={types.map(({ value, label }) => ({ value, label: read(label) }))}
            value={draft.jenis_pelanggan || null}
            onChange={(value) => onChange({ jenis_pelanggan: value ?? '' })}
            error={problems.jenis_pelanggan}
            withAsterisk
          />
        )}
      </div>
      <p className={css.audience} role="status">
        <IconUsers size={18} aria-hidden="true" />
        {audience
          ? t('audienceCount', {
              count: audience.jumlah,
              berhenti: audience.berhenti,
              tanpa: audience.tanpa_nomor,
            })
          : t('audienceUnknown')}
      </p>
    </>
  );
};

/** The form of a promo. */
export const PromoFields = ({ toko, takesImage, draft, problems, audience, onChange }: Props) => {
  const { t } = useTranslation('promo');
  const today = useToday();
  return (
    <div className={css.fields}>
      {toko}
      <TextField
        label={t('judul')}
        value={draft.judul}
        onChange={(judul) => onChange({ judul })}
        upper={false}
        maxLength={80}
        placeholder={t('judulPlaceholder')}
        error={problems.judul}
      />
      <MessageField draft={draft} problems={problems} onChange={onChange} />
      <ImageField
        label={t('image_url')}
        description={t('imageHelp')}
        value={draft.image_url ? [draft.image_url] : []}
        onChange={([image_url = '']) => onChange({ image_url })}
        max={1}
        path={uploadBanner.path}
        disabled={!takesImage}
        error={problems.image_url}
      />
      <Audience draft={draft} problems={problems} audience={audience} onChange={onChange} />
      <div className={css.pair}>
        <DateField
          label={t('tgl_kirim')}
          value={draft.tgl_kirim}
          onChange={(tgl_kirim) => onChange({ tgl_kirim })}
          min={today}
          error={problems.tgl_kirim}
          withAsterisk
        />
        <TextInput
          type="time"
          label={t('jam_kirim')}
          value={draft.jam_kirim}
          onChange={(event) => onChange({ jam_kirim: event.currentTarget.value })}
          error={problems.jam_kirim}
          withAsterisk
        />
      </div>
    </div>
  );
};
