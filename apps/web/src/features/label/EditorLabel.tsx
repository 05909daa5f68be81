import { TAG_ISI, type TagIsi, type TagLayout } from '@kadar/contract/label-tag.ts';
import { Button, Menu, Skeleton } from '@mantine/core';
import { IconDeviceFloppy, IconPlus, IconPrinter } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { PickToko } from '../../kit/page/PickToko.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { useActingToko } from '../../kit/session.ts';
import { FieldForm, Mm } from './FieldForm.tsx';
import css from './label.module.css';
import { addField, changeField, moveField, removeField } from './layout.ts';
import { type Preview, TagPicture } from './TagPicture.tsx';
import { useLabel } from './useLabel.ts';

/** Whether a scanner reads the code, and what does not fit. */
const Verdict = ({ layout, preview }: { layout: TagLayout; preview: Preview | undefined }) => {
  const { t } = useTranslation('label');
  if (!preview) return <p className={css.verdict} />;
  const over = preview.melimpah.flatMap((at) => layout.fields[at] ?? []);
  return (
    <div className={css.verdict} role="status">
      <span data-bad={!preview.terbaca || undefined}>{t(preview.terbaca ? 'readable' : 'unreadable')}</span>
      {over.map(({ isi, x, y }) => (
        <span key={`${isi} ${x} ${y}`} data-bad>
          {t('overflow', { what: t(`isi.${isi}`) })}
        </span>
      ))}
    </div>
  );
};

interface EditProps {
  layout: TagLayout;
  onChange: (layout: TagLayout) => void;
}

const Size = ({ layout, onChange }: EditProps) => {
  const { t } = useTranslation('label');
  return (
    <fieldset className={css.group}>
      <legend>{t('size')}</legend>
      <div className={css.four}>
        <Mm
          label={t('sayap')}
          value={layout.sayap}
          min={8}
          onChange={(sayap) => onChange({ ...layout, sayap })}
        />
        <Mm
          label={t('tinggi')}
          value={layout.tinggi}
          min={5}
          onChange={(tinggi) => onChange({ ...layout, tinggi })}
        />
        <Mm label={t('ekor')} value={layout.ekor} onChange={(ekor) => onChange({ ...layout, ekor })} />
        <Mm label={t('jarak')} value={layout.jarak} onChange={(jarak) => onChange({ ...layout, jarak })} />
      </div>
    </fieldset>
  );
};

const Add = ({ onAdd }: { onAdd: (isi: TagIsi) => void }) => {
  const { t } = useTranslation('label');
  return (
    <Menu>
      <Menu.Target>
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />}>{t('add')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {TAG_ISI.map((isi) => (
          <Menu.Item key={isi} onClick={() => onAdd(isi)}>
            {t(`isi.${isi}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

const Fields = ({
  layout,
  onChange,
  chosen,
  onChoose,
}: EditProps & { chosen: number; onChoose: (at: number) => void }) => {
  const { t } = useTranslation('label');
  const field = layout.fields[chosen];
  const add = (isi: TagIsi) => {
    onChange(addField(layout, isi));
    onChoose(layout.fields.length);
  };
  return (
    <fieldset className={css.group}>
      <legend>{t('fields')}</legend>
      <div className={css.chips}>
        {layout.fields.map((each, at) => (
          <Button
            key={`${each.isi} ${each.x} ${each.y}`}
            size="compact-md"
            variant={at === chosen ? 'light' : 'default'}
            aria-pressed={at === chosen}
            onClick={() => onChoose(at)}
          >
            {t(`isi.${each.isi}`)}
          </Button>
        ))}
        <Add onAdd={add} />
      </div>
      {field && (
        <FieldForm
          field={field}
          onChange={(change) => onChange(changeField(layout, chosen, change))}
          onRemove={() => onChange(removeField(layout, chosen))}
        />
      )}
    </fieldset>
  );
};

const Screen = ({ toko }: { toko: string }) => {
  const { t } = useTranslation('label');
  const label = useLabel(toko);
  const [chosen, setChosen] = useState(0);
  const { layout, kept, preview } = label;
  useScreenKeys([
    ['F10', () => void label.sample()],
    ['mod+S', () => void label.save()],
  ]);
  const onKey = (event: KeyboardEvent) => {
    if (!layout) return;
    const moved = moveField(layout, chosen, event.key, event.shiftKey);
    if (moved === layout) return;
    event.preventDefault();
    label.setLayout(moved);
  };
  const actions = layout && (
    <>
      {kept.data?.asal === 'TOKO' && <Button onClick={() => void label.standard()}>{t('standard')}</Button>}
      <Button
        onClick={() => void label.sample()}
        leftSection={<IconPrinter size={18} />}
        rightSection={<Hotkey keys="F10" />}
      >
        {t('sample')}
      </Button>
      <Button
        variant="filled"
        disabled={!label.changed}
        loading={label.sending}
        onClick={() => void label.save()}
        leftSection={<IconDeviceFloppy size={18} />}
        rightSection={<Hotkey keys="Ctrl+S" />}
      >
        {t('save')}
      </Button>
    </>
  );
  return (
    <Page title={t('title')} actions={actions}>
      {kept.error && !kept.data && <ErrorState error={kept.error} onRetry={() => void kept.refetch()} />}
      {!layout && !kept.error && <Skeleton h={240} aria-busy="true" />}
      {layout && (
        <>
          <div className={css.stage}>
            <TagPicture
              layout={layout}
              preview={preview}
              chosen={chosen}
              onChoose={setChosen}
              onKey={onKey}
            />
          </div>
          <div className={css.under}>
            <Verdict layout={layout} preview={preview} />
            <span className={css.keys}>{t('keys')}</span>
          </div>
          <div className={css.forms}>
            <Fields layout={layout} onChange={label.setLayout} chosen={chosen} onChoose={setChosen} />
            <Size layout={layout} onChange={label.setLayout} />
          </div>
        </>
      )}
    </Page>
  );
};

/** Where everything stands on the tags of a shop, seen as its printer sets it. */
const EditorLabel = () => {
  const { t } = useTranslation('label');
  const toko = useActingToko();
  return toko === null ? <PickToko title={t('title')} /> : <Screen key={toko} toko={toko} />;
};

export default EditorLabel;
