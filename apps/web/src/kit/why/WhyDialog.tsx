import { type Why, whyPath } from '@kadar/contract/endpoints/why.ts';
import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/errors.ts';
import { request } from '../api/transport.ts';
import { DialogFoot } from '../dialogs/DialogFoot.tsx';
import { useFormat } from '../format.ts';
import css from './why.module.css';
import type { WhyProps } from './why-props.ts';

const DAY = /\d{4}-\d\d-\d\d/g;

interface ConditionProps {
  nomor: string;
  condition: Why['conditions'][number];
}

/** What the filter asks for, and what the number is. */
const Condition = ({ nomor, condition }: ConditionProps) => {
  const { t } = useTranslation('kenapa');
  const format = useFormat();
  const { label, lets, asked, found } = condition;
  const shown = (text: string) => text.replaceAll(DAY, (day) => format('date', day));
  const Mark = lets ? IconCheck : IconX;
  return (
    <li className={css.condition} data-lets={lets}>
      <Mark size={18} role="img" aria-label={t(lets ? 'lets' : 'holds')} />
      <span className={css.label}>{label}</span>
      <span>
        {asked !== '' && t('asked', { asked: shown(asked) })}
        {found !== '' && found !== asked && (
          <span className={css.found}>{t('found', { nomor, found: shown(found) })}</span>
        )}
      </span>
    </li>
  );
};

/** Asks for a number or barcode, and tells what of the list holds it back. */
const WhyDialog = ({ path, query, toko, onShow, onClose }: WhyProps & { onClose: () => void }) => {
  const { t } = useTranslation(['kenapa', 'kit']);
  const [nomor, setNomor] = useState('');
  const ask = useMutation({
    mutationFn: async (asked: string) => {
      const said = Object.entries(query).filter(([, value]) => value !== '');
      const answer = await request<Why>('GET', whyPath(path), {
        query: { ...Object.fromEntries(said), nomor: asked },
        ...(toko !== undefined && { toko }),
      });
      return answer.data;
    },
  });
  const why = ask.data;
  const shows = why?.shows && Object.keys(why.shows).length > 0 ? why.shows : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (nomor.trim() !== '') ask.mutate(nomor.trim());
  };
  return (
    <Modal opened onClose={onClose} title={t('kit:whyNotHere')} size="md">
      <form onSubmit={submit}>
        <Group align="end" gap="xs" wrap="nowrap">
          <TextInput
            className={css.nomor}
            label={t('nomor')}
            value={nomor}
            onChange={(event) => setNomor(event.currentTarget.value)}
            error={isApiError(ask.error) ? ask.error.message : undefined}
            autoComplete="off"
            data-autofocus
          />
          <Button type="submit" variant="filled" loading={ask.isPending}>
            {t('ask')}
          </Button>
        </Group>
      </form>
      <div role="status">
        {why && (
          <>
            <Text mt="md" fw={600}>
              {t(`state.${why.state}`, { nomor: why.nomor })}
            </Text>
            {why.conditions.length > 0 && (
              <ul className={css.conditions}>
                {why.conditions.map((condition) => (
                  <Condition key={condition.name} nomor={why.nomor} condition={condition} />
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      {shows && (
        <DialogFoot>
          <Button
            variant="filled"
            onClick={() => {
              onShow(shows);
              onClose();
            }}
          >
            {t('kit:show')}
          </Button>
        </DialogFoot>
      )}
    </Modal>
  );
};

export default WhyDialog;
