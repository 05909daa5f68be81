import type { Urusan } from '@kadar/contract/endpoints/urusan.ts';
import { SEARCH } from '@kadar/contract/master.ts';
import { Button, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../kit/api/transport.ts';
import { DialogFoot } from '../../kit/dialogs/DialogFoot.tsx';
import css from '../../kit/dialogs/form.module.css';
import { PickDialog } from '../../kit/dialogs/PickDialog.tsx';
import pick from '../../kit/dialogs/pick.module.css';
import { useReturnFocus } from '../../kit/dialogs/return-focus.ts';
import { useOpenNumber } from '../../kit/dokumen/useDocumentScan.ts';
import { Adding } from '../../kit/fields/records.ts';
import { TextField } from '../../kit/fields/TextFields.tsx';
import { useSearch } from '../../kit/fields/useSearch.ts';
import { showCount } from '../../kit/format.ts';
import { Marked } from '../../kit/Marked.tsx';
import { useGo } from '../../kit/page/AppLink.tsx';
import { Hotkey, useScreenKeys } from '../../kit/page/Hotkey.tsx';
import { memberHref, useOpensMember } from '../../kit/page/MemberLink.tsx';
import { moveOn } from '../../kit/page/move-on.ts';
import { useCan, useSetting } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { CustomerLabel } from './CustomerLabel.tsx';
import { addedMember, type MemberRow, type Party, toParty, tradeFirst, WALK_IN } from './party.ts';
import { type TakeUrusan, UrusanRow } from './Urusan.tsx';
import { useUrusan } from './useUrusan.ts';

const Found = ({ row, search }: { row: MemberRow; search: string }) => {
  const { t } = useTranslation('dokumen');
  const { diskon } = toParty(row);
  return (
    <span className={pick.piece}>
      <span className={pick.main}>
        <CustomerLabel
          nama_customer={row.nama_customer}
          jenis_pelanggan={row.jenis_pelanggan}
          search={search}
        />
        <small>
          <Marked
            text={[row.kode_customer, row.no_hp, row.alamat_customer].filter(Boolean).join(' · ')}
            search={search}
          />
        </small>
      </span>
      <span className={pick.figures}>
        {typeof row.poin === 'number' && (
          <strong className="num" data-owed={row.poin < 0 || undefined}>
            {row.poin < 0
              ? t('pointsOwed', { poin: showCount(-row.poin) })
              : t('points', { poin: showCount(row.poin) })}
          </strong>
        )}
        {(row.nama_level || diskon > 0) && (
          <small className="num">
            {[row.nama_level, diskon > 0 && t('discountPercent', { percent: diskon })]
              .filter(Boolean)
              .join(' · ')}
          </small>
        )}
      </span>
    </span>
  );
};

interface Props {
  customer: Party;
  onPick: (customer: Party) => void;
  onClose: () => void;
  /** Only members will do; who is none yet is added. */
  membersOnly?: boolean;
  /** What the screen makes of something the member has here. */
  onTake?: TakeUrusan;
}

const digits = (text: string): string => text.replaceAll(/[^0-9+]/g, '').slice(0, 20);

/** A customer without membership: what the nota says about him. */
const WalkInForm = ({ customer, onPick, onClose }: Omit<Props, 'membersOnly' | 'onTake'>) => {
  const { t } = useTranslation('dokumen');
  const [values, setValues] = useState(customer.kode_customer ? WALK_IN : customer);
  const set = (change: Partial<Party>) => setValues({ ...values, ...change });
  useScreenKeys([['mod+S', () => onPick(values)]], { inDialog: true });
  return (
    <Modal opened onClose={onClose} title={t('walkInTitle')} size="sm">
      <form
        className={css.form}
        onKeyDown={moveOn}
        onSubmit={(event) => {
          event.preventDefault();
          onPick(values);
        }}
      >
        <TextField
          data-autofocus
          label={t('customerName')}
          value={values.nama_customer}
          onChange={(nama_customer) => set({ nama_customer })}
          maxLength={60}
        />
        <TextField
          label={t('customerPhone')}
          value={values.no_hp}
          onChange={(no_hp) => set({ no_hp })}
          keep={digits}
          inputMode="tel"
        />
        <TextField
          label={t('customerAddress')}
          value={values.alamat_customer}
          onChange={(alamat_customer) => set({ alamat_customer })}
          maxLength={120}
        />
        <DialogFoot>
          <Button onClick={onClose} rightSection={<Hotkey keys="Esc" />}>
            {t('back')}
          </Button>
          <Button type="submit" variant="filled" rightSection={<Hotkey keys="Ctrl+S" />}>
            {t('use')}
          </Button>
        </DialogFoot>
      </form>
    </Modal>
  );
};

/** Adds who is no member yet, under the words that were searched for. */
const AddMember = ({ typed, onPick }: { typed: string; onPick: Props['onPick'] }) => {
  const { t } = useTranslation('kit');
  const add = useContext(Adding);
  const mayAdd = useCan('member.write') !== undefined;
  if (!add || !mayAdd) return null;
  const open = () =>
    void add({ master: 'member', typed, toko: undefined }).then(
      (row) => row && onPick(toParty(addedMember(row))),
    );
  return (
    <Button onClick={open} leftSection={<IconPlus size={18} aria-hidden="true" />}>
      {typed ? t('addTyped', { text: typed }) : t('add')}
    </Button>
  );
};

/** What F3 lists: members that answer the text, and what the member of the screen has here while none stands there. */
type Choice = { member: MemberRow } | { urusan: Urusan };

/**
 * F3: a member by name, code or phone; or a walk-in customer's name for the nota. Before anything is typed, what the screen's member has here, most
 * urgent first: Enter takes it into the screen, or opens it on its own.
 */
export const PartyPicker = ({ customer, onPick, onTake, onClose, membersOnly = false }: Props) => {
  const { t } = useTranslation('dokumen');
  const message = useMessage();
  const module = useSetting('MEMBER_MODULE');
  const toTrade = useSetting('APP_MODE') === 'SEMI_GROSIR';
  const members = membersOnly || module;
  useReturnFocus();
  const open = useOpenNumber();
  const go = useGo();
  const opensMember = useOpensMember();
  const here = useUrusan(customer.kode_customer);
  const [walkIn, setWalkIn] = useState(!members);
  const search = useSearch({
    key: ['dokumen', 'member'],
    letters: members ? SEARCH.letters : Number.POSITIVE_INFINITY,
    // Points and level move with each nota: what an earlier search found is not offered again.
    fleeting: true,
    find: async (q, signal) => {
      const query = { q, limit: SEARCH.rows };
      const { data } = await request<MemberRow[]>('GET', 'member/get/all', { query, signal });
      return (toTrade ? tradeFirst(data) : data).map((member): Choice => ({ member }));
    },
  });
  if (walkIn)
    return (
      <WalkInForm customer={customer} onPick={onPick} onClose={members ? () => setWalkIn(false) : onClose} />
    );
  const listed = search.typed === '' && here !== undefined && here.length > 0;
  const pickOne = (choice: Choice) => {
    if ('member' in choice) return onPick(toParty(choice.member));
    if (onTake?.(choice.urusan)) return;
    onClose();
    open(choice.urusan.no_faktur);
  };
  return (
    <PickDialog
      title={listed ? t('urusanTitle', { name: customer.nama_customer }) : t('memberTitle')}
      label={t('memberLabel')}
      search={
        listed ? { ...search, rows: here.map((urusan): Choice => ({ urusan })), answered: true } : search
      }
      {...(search.q.length < SEARCH.letters && { emptyText: message('KETIK_UNTUK_MENCARI') })}
      rowKey={(choice) => ('member' in choice ? choice.member.kode_customer : choice.urusan.no_faktur)}
      draw={(choice) =>
        'member' in choice ? (
          <Found row={choice.member} search={search.q} />
        ) : (
          <UrusanRow urusan={choice.urusan} />
        )
      }
      onPick={pickOne}
      onClose={onClose}
      foot={
        <>
          {opensMember && customer.kode_customer && (
            <Button
              onClick={() => {
                onClose();
                go(memberHref(customer.kode_customer));
              }}
            >
              {t('memberPage')}
            </Button>
          )}
          {!membersOnly && <Button onClick={() => setWalkIn(true)}>{t('walkIn')}</Button>}
          {!membersOnly && (customer.kode_customer || customer.nama_customer) && (
            <Button onClick={() => onPick(WALK_IN)}>{t('noCustomer')}</Button>
          )}
          <AddMember typed={search.typed.trim()} onPick={onPick} />
        </>
      }
    />
  );
};
