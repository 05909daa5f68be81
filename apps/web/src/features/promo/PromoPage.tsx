import { batalPromo, type Promo } from '@kadar/contract/endpoints/promo.ts';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus, IconUserOff } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useToday } from '../../kit/fields/dates.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { newDraft } from './draft.ts';
import { LogTable } from './LogTable.tsx';
import { PromoEditor } from './PromoEditor.tsx';
import { PromoTable } from './PromoTable.tsx';
import css from './promo.module.css';
import { PROMO_KEY, standardQuery, usePromos } from './queries.ts';

type View = 'jadwal' | 'log';

const nameOf = ({ judul, template }: Promo): string => judul || (template.split('\n')[0] ?? '');

const useCancel = (onDone: () => void) => {
  const { t } = useTranslation('promo');
  const message = useMessage();
  return async (promo: Promo): Promise<void> => {
    const sure = await confirm({
      title: t('cancelTitle'),
      text: t('cancelText', { name: nameOf(promo), count: promo.hitung.ANTRI }),
      ok: t('cancelPromo'),
      danger: true,
    });
    if (!sure) return;
    try {
      const answer = await call(
        batalPromo,
        { params: { id: promo.id }, body: {} },
        { toko: promo.kode_toko },
      );
      alertSuccess(answer.message ?? message('PROMO_DIBATALKAN'));
    } catch (error) {
      showFailure(error);
    }
    onDone();
  };
};

const Screen = ({ toko }: { toko: string | null }) => {
  const { t } = useTranslation('promo');
  const client = useQueryClient();
  const today = useToday();
  const mayWrite = useCan('promo.write') !== undefined;
  const standard = useQuery({ ...standardQuery(toko ?? ''), enabled: toko !== null }).data;
  const list = usePromos(toko);
  const [view, setView] = useState<View>('jadwal');
  const [followed, setFollowed] = useState<{ id: number; judul: string } | null>(null);
  const [editing, setEditing] = useState<Promo | 'new' | null>(null);
  const refresh = () => void client.invalidateQueries({ queryKey: PROMO_KEY });
  const cancel = useCancel(refresh);
  // At all shops a new one starts from what the shop has that its form asks for.
  const ready = toko === null || standard !== undefined;
  const add = () => mayWrite && ready && setEditing('new');
  useScreenKeys([
    ['Insert', add],
    ['alt+N', add],
  ]);
  return (
    <Page
      title={t('title')}
      actions={
        <>
          <Button
            component={AppLink}
            href="/promo-berhenti"
            leftSection={<IconUserOff size={18} aria-hidden="true" />}
          >
            {t('optOuts')}
          </Button>
          {mayWrite && (
            <Button
              variant="filled"
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              rightSection={<Hotkey keys="Ins" />}
              disabled={!ready}
              onClick={add}
            >
              {t('add')}
            </Button>
          )}
        </>
      }
    >
      <SegmentedControl
        className={css.views ?? ''}
        aria-label={t('title')}
        value={view}
        onChange={(next) => setView(next === 'log' ? 'log' : 'jadwal')}
        data={[
          { value: 'jadwal', label: t('promos') },
          { value: 'log', label: t('logTitle') },
        ]}
      />
      {view === 'jadwal' ? (
        <PromoTable
          shops={toko === null}
          list={list}
          onAdd={add}
          onEdit={setEditing}
          onCancel={(promo) => void cancel(promo)}
          onLog={(promo) => {
            setFollowed({ id: promo.id, judul: nameOf(promo) });
            setView('log');
          }}
        />
      ) : (
        <LogTable
          toko={toko}
          promo={followed}
          onAllPromos={() => setFollowed(null)}
          live={list.rows?.some(({ status }) => status === 'BERJALAN') ?? false}
        />
      )}
      {editing && ready && (
        <PromoEditor
          toko={editing === 'new' ? (toko ?? '') : editing.kode_toko}
          showsToko={toko === null}
          promo={editing === 'new' ? null : editing}
          start={newDraft({ template: standard?.template ?? '', today })}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null);
            refresh();
          }}
        />
      )}
    </Page>
  );
};

/** /jadwal-notifikasi-promo: what is sent when to whom, and what became of it. */
const PromoPage = () => {
  const toko = useActingToko();
  return <Screen key={toko} toko={toko} />;
};

export default PromoPage;
