import { Button, Group, Stepper, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../kit/page/AppLink.tsx';
import { doorQuery } from '../../kit/page/door.ts';
import { Failed } from '../../kit/page/Failed.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { LanguageSelect } from '../../kit/page/LanguageSelect.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { useSignIn } from '../../kit/useSignIn.ts';
import { LAST } from './model.ts';
import { StepPrices } from './StepPrices.tsx';
import { StepShop } from './StepShop.tsx';
import { StepTemplate } from './StepTemplate.tsx';
import css from './setup.module.css';
import { useSetup } from './useSetup.ts';

const STEPS = [
  { name: 'stepShop', Fields: StepShop },
  { name: 'stepContent', Fields: StepTemplate },
  { name: 'stepPrices', Fields: StepPrices },
] as const;

/** Signs the owner in where the first sale is made; by hand where that fails, for the shop stands. */
const useOpening = () => {
  const client = useQueryClient();
  const go = useGo();
  const { signIn } = useSignIn(() => go('/transaksi-penjualan'));
  return async (user_id: string, password: string) => {
    if (await signIn(user_id, password)) return;
    await client.invalidateQueries({ queryKey: ['setup'] });
    go('/');
  };
};

/** The first run on an empty database, in three steps: shop and owner, what it begins with, prices and people. */
const Setup = () => {
  const { t } = useTranslation('setup');
  const go = useGo();
  const { form, fields, step, toStep, next, busy, failure } = useSetup(useOpening());
  const state = useQuery(doorQuery);
  useEffect(() => {
    document.title = `${t('title')} · Kadar`;
    if (state.data && !state.data.needed) go('/');
  });
  useScreenKeys([['mod+S', next]]);
  const Fields = (STEPS[step] ?? STEPS[0]).Fields;
  return (
    <main className={css.page}>
      <div className={css.top}>
        <img src="/kadar.svg" alt="" width={36} height={36} />
        <LanguageSelect />
      </div>
      <div className={css.card}>
        <Title order={1} fz={22}>
          {t('title')}
        </Title>
        <Text c="dimmed" mb="md">
          {t('intro')}
        </Text>
        <Stepper
          active={step}
          onStepClick={(to) => to < step && toStep(to)}
          size="sm"
          color="ink.8"
          mb="md"
          classNames={{ step: css.step ?? '', stepBody: css.stepName ?? '' }}
        >
          {STEPS.map(({ name }) => (
            <Stepper.Step key={name} label={t(name)} />
          ))}
        </Stepper>
        <form
          ref={form}
          noValidate
          onKeyDown={moveOn}
          onSubmit={(event) => {
            event.preventDefault();
            next();
          }}
        >
          <Fields fields={fields} />
          {failure && <Failed text={t('notCreated')} reason={failure} busy={busy} onRetry={next} />}
          <Group justify="space-between" mt="lg">
            {step > 0 ? <Button onClick={() => toStep(step - 1)}>{t('back')}</Button> : <span />}
            <Button
              type="submit"
              variant="filled"
              size="md"
              loading={busy}
              rightSection={<Hotkey keys="Ctrl+S" />}
            >
              {t(step === LAST ? 'open' : 'next')}
            </Button>
          </Group>
        </form>
      </div>
    </main>
  );
};

export default Setup;
