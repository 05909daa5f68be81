import { type BatasPeringatan, ikutPeringatan, putPeringatan } from '@kadar/contract/endpoints/peringatan.ts';
import { ALERTS, type AlertCode } from '@kadar/contract/peringatan.ts';
import { Button } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { Page } from '../../kit/page/Page.tsx';
import { ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import { useMessage, useText } from '../../kit/text.ts';
import { AlertRow } from './AlertRow.tsx';
import { type Draft, draftOf, isChanged } from './drafts.ts';
import css from './peringatan.module.css';
import { PERINGATAN_KEY, peringatanQuery } from './queries.ts';
import { ReceiversDialog } from './ReceiversDialog.tsx';

type Of<T> = Partial<Record<AlertCode, T>>;

/** Sends one limit, or gives one back; each under its kind's name, so that a changed one simply goes out anew. */
const useSending = () => {
  const put = useOutbox(
    ({ kode }: Draft & { kode: AlertCode; version: number }) => `peringatan/${kode}`,
    ({ kode, batas, ...body }, { key }) =>
      call(putPeringatan, { params: { kode }, body: { ...body, batas: batas ?? 0 } }, { key }),
    { asks: false },
  );
  const follow = useOutbox(
    (kode: AlertCode) => `peringatan/${kode}/ikut`,
    (kode: AlertCode, { key }) => call(ikutPeringatan, { params: { kode } }, { key }),
    { asks: false },
  );
  return { put: put.send, follow: follow.send, sending: put.sending || follow.sending };
};

/** What is changed on the screen, and how it is saved: each limit by itself, so that one that is refused holds no other. */
const useDrafts = (rows: readonly BatasPeringatan[], refresh: () => Promise<unknown>) => {
  const message = useMessage();
  const { t } = useTranslation('peringatan');
  const [drafts, setDrafts] = useState<Of<Draft>>({});
  const [problems, setProblems] = useState<Of<string>>({});
  const { put, follow, sending } = useSending();
  const of = (limit: BatasPeringatan): Draft => drafts[limit.kode] ?? draftOf(limit);
  const changed = rows.filter((limit) => isChanged(limit, of(limit)));
  const change = (limit: BatasPeringatan, next: Partial<Draft>) => {
    setDrafts((all) => ({ ...all, [limit.kode]: { ...(all[limit.kode] ?? draftOf(limit)), ...next } }));
    setProblems(({ [limit.kode]: _gone, ...rest }) => rest);
  };
  const settle = async (kode: AlertCode) => {
    await refresh();
    setDrafts(({ [kode]: _gone, ...rest }) => rest);
  };
  const refused = (limit: BatasPeringatan, error: unknown) => {
    const field = isApiError(error) ? Object.values(error.fields)[0] : undefined;
    if (field) setProblems((all) => ({ ...all, [limit.kode]: field.message }));
    else showFailure(error);
  };
  const save = async () => {
    if (sending) return;
    for (const limit of changed) {
      const { kode, version } = limit;
      const draft = of(limit);
      if (draft.batas === null) {
        setProblems((all) => ({ ...all, [kode]: message('WAJIB_DIISI', { label: t('limit') }) }));
        continue;
      }
      try {
        const answer = await put({ ...draft, kode, version });
        alertSuccess(answer.message ?? message('DATA_DISIMPAN'));
        await settle(kode);
      } catch (error) {
        refused(limit, error);
      }
    }
  };
  const giveBack = async ({ kode }: BatasPeringatan) => {
    try {
      alertSuccess((await follow(kode)).message ?? message('DATA_DISIMPAN'));
      await settle(kode);
    } catch (error) {
      showFailure(error);
    }
  };
  return { of, change, problems, changed: changed.length, save, giveBack, sending };
};

const Screen = ({ toko }: { toko: string | null }) => {
  const { t } = useTranslation('peringatan');
  const text = useText();
  const client = useQueryClient();
  const may = useCan('peringatan.write') !== undefined;
  const { data, error, refetch } = useQuery(peringatanQuery(toko));
  const rows = data?.batas ?? [];
  const { of, change, problems, changed, save, giveBack, sending } = useDrafts(rows, () =>
    client.invalidateQueries({ queryKey: PERINGATAN_KEY }),
  );
  const [asked, setAsked] = useState<BatasPeringatan | null>(null);
  useScreenKeys([['mod+S', () => void save()]]);
  return (
    <Page
      title={t('title')}
      under={t(toko === null ? 'underChain' : 'underShop', { toko })}
      actions={
        <>
          <Button
            component={AppLink}
            href="/laporan-peringatan"
            leftSection={<IconListDetails size={18} aria-hidden="true" />}
          >
            {t('log')}
          </Button>
          {may && (
            <Button
              variant="filled"
              disabled={changed === 0}
              loading={sending}
              rightSection={<Hotkey keys="Ctrl+S" />}
              onClick={() => void save()}
            >
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingRows h={480} />}
      {data && (
        <form noValidate onKeyDown={moveOn} onSubmit={(event) => event.preventDefault()}>
          <ul className={css.rows} aria-label={t('title')}>
            {rows.map((limit) => (
              <AlertRow
                key={limit.kode}
                limit={limit}
                draft={of(limit)}
                error={problems[limit.kode]}
                may={may}
                onChange={(next) => change(limit, next)}
                onReceivers={() => setAsked(limit)}
                onFollow={() => void giveBack(limit)}
              />
            ))}
          </ul>
        </form>
      )}
      {asked && data && (
        <ReceiversDialog
          name={text(ALERTS[asked.kode].title)}
          value={of(asked).penerima}
          people={data.pengguna}
          onChange={(penerima) => change(asked, { penerima })}
          onClose={() => setAsked(null)}
        />
      )}
    </Page>
  );
};

/** /peringatan: from where on something is told, what that came to, and to whom. */
const PeringatanPage = () => {
  const toko = useActingToko();
  return <Screen key={toko} toko={toko} />;
};

export default PeringatanPage;
