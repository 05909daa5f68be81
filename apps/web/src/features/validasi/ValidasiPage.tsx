import { listTunggu, type TungguRow } from '@kadar/contract/endpoints/tunggu.ts';
import { Alert, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { TUNGGU_KEY, useNeedsValidation, useWaiting } from '../../kit/dokumen/waiting.ts';
import { usePages } from '../../kit/list/usePages.ts';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useActingToko, useCan } from '../../kit/session.ts';
import { usePhone } from '../../kit/usePhone.ts';
import { useScanner } from '../../kit/useScanner.ts';
import { RefuseDialog } from './RefuseDialog.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { isOpen, moveOf, offerOf, queryOf, TABS, type Tab } from './selection.ts';
import { useEnding } from './useEnding.ts';
import css from './validasi.module.css';
import { WaitingCards } from './WaitingCards.tsx';
import { WaitingDrawer } from './WaitingDrawer.tsx';
import { WaitingTable } from './WaitingTable.tsx';

const mayChoose = (row: TungguRow): boolean => row.boleh.batal || moveOf(row) !== null;

/** The list of a tab, and what is chosen of it; what ended meanwhile is chosen no more. */
const useChosen = (tab: Tab, q: string) => {
  const acting = useActingToko();
  const list = usePages<TungguRow>({
    key: [...TUNGGU_KEY, 'list', acting, tab, q],
    read: (window, signal) =>
      call(listTunggu, { query: { ...window, ...queryOf(tab), ...(q && { q }) } }, { signal }),
    blank: true,
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback(
    ({ no_tunggu: no }: TungguRow) =>
      setChosen((was) =>
        was.has(no) ? new Set([...was].filter((one) => one !== no)) : new Set([...was, no]),
      ),
    [],
  );
  const selected = list.rows?.filter(({ no_tunggu }) => chosen.has(no_tunggu)) ?? [];
  return { list, chosen, setChosen, choose, selected };
};

const Screen = () => {
  const { t } = useTranslation('tunggu');
  const phone = usePhone();
  const [tab, setTab] = useState<Tab>('VALIDASI');
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 250);
  const { list, chosen, setChosen, choose, selected } = useChosen(tab, q);
  const [opened, setOpened] = useState<TungguRow | null>(null);
  const [refusing, setRefusing] = useState<readonly TungguRow[] | null>(null);
  const counts = useWaiting(null);
  const search = useRef<HTMLInputElement>(null);
  const ending = useEnding((ended) => {
    setChosen((was) => new Set([...was].filter((no) => !ended.includes(no))));
    setOpened((was) => (was && ended.includes(was.no_tunggu) ? null : was));
  });
  const validates = useCan('tunggu.validasi') === 'allow';
  const bought = useNeedsValidation();
  const waiting = isOpen(tab) ? tab : null;
  const barred = tab === 'VALIDASI' ? !validates : bought;
  const show = (next: Tab) => {
    setTab(next);
    setChosen(new Set());
    ending.dismiss();
  };
  const forward = () => {
    if (waiting && !barred) void ending.validate(selected);
  };
  const chooseAll = () => setChosen(new Set(list.rows?.filter(mayChoose).map(({ no_tunggu }) => no_tunggu)));
  const refuse = () => {
    if (offerOf(selected).refuse) setRefusing(selected);
  };
  useScanner((code) => setTyped(code), { enabled: opened === null && refusing === null });
  useScreenKeys([
    ['F2', () => search.current?.focus()],
    ['F9', forward],
    ['alt+A', chooseAll],
    ['Delete', refuse],
  ]);
  const countOf = (one: Tab): string => {
    const { jumlah } = one === 'ANTRIAN' ? counts.antrian : counts.validasi;
    return isOpen(one) && jumlah > 0 ? ` (${jumlah})` : '';
  };
  const shared = {
    list,
    tab,
    chosen,
    mayChoose,
    onChoose: choose,
    onOpen: setOpened,
    emptyText: t(`empty${tab}`),
  };
  return (
    <Page title={t('title')}>
      <search className={css.filters}>
        <SegmentedControl
          aria-label={t('state')}
          value={tab}
          onChange={show}
          data={TABS.map((value) => ({ value, label: `${t(`tab${value}`)}${countOf(value)}` }))}
        />
        <TextInput
          ref={search}
          className={css.search ?? ''}
          aria-label={t('searchPlaceholder')}
          placeholder={t('searchPlaceholder')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value.toUpperCase())}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          rightSection={<Hotkey keys="F2" />}
          autoComplete="off"
        />
      </search>
      {ending.failures.length > 0 && (
        <Alert color="brick" variant="light" p="xs" role="alert" withCloseButton onClose={ending.dismiss}>
          {ending.failures.map(({ no, message }) => (
            <p key={no} className={css.failure}>
              <strong className="num">{no}</strong> {message}
            </p>
          ))}
        </Alert>
      )}
      {phone ? <WaitingCards {...shared} /> : <WaitingTable key={tab} {...shared} />}
      {waiting && (
        <SelectionBar
          tab={waiting}
          selected={selected}
          barred={barred}
          sending={ending.sending}
          onAll={chooseAll}
          onClear={() => setChosen(new Set())}
          onRefuse={refuse}
          onForward={forward}
        />
      )}
      {opened && (
        <WaitingDrawer
          row={list.rows?.find(({ no_tunggu }) => no_tunggu === opened.no_tunggu) ?? opened}
          sending={ending.sending}
          onForward={() => void ending.validate([opened])}
          onRefuse={() => setRefusing([opened])}
          onClose={() => setOpened(null)}
        />
      )}
      {refusing && <RefuseDialog rows={refusing} ending={ending} onClose={() => setRefusing(null)} />}
    </Page>
  );
};

/** /validasi-jual-beli: what tills made and nobody validated yet, and the queue of the day for cash. */
const ValidasiPage = () => <Screen key={useActingToko()} />;
export default ValidasiPage;
