import { type Bahan, type Langkah, persiapan, tutupPersiapan } from '@kadar/contract/endpoints/persiapan.ts';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { confirm } from '../../kit/dialogs/confirm.tsx';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { AppLink } from '../../kit/page/AppLink.tsx';
import { useActingToko, useCan, useMe } from '../../kit/session.ts';
import css from './siap.module.css';

/** Where each is done; a backup is made beside the server, not on a screen. */
const PLACES: Readonly<Record<Langkah, string | null>> = {
  harga: '/parameter-harga-emas-global',
  barang: '/data-barang',
  kasir: '/users',
  sales: '/sales',
  spv: '/users',
  printer: '/setting-nota',
  nota: '/tokos',
  rekening: '/rekenings',
  gadai: '/para-bunga-hutang',
  cadangan: null,
};

/** The menu's entry of a route. */
const useScreens = () => {
  const { menu } = useMe();
  const entries = menu.flatMap(({ sections }) => sections.flatMap((section) => section.entries));
  return (route: string | null) => entries.find((entry) => entry.route === route);
};

/** The empty lists that come before a step, each a link to where it is filled. */
const Lacks = ({ kurang }: { kurang: readonly Bahan[] }) => {
  const { t } = useTranslation('persiapan');
  const screen = useScreens();
  return (
    <small className={css.lacks}>
      {t('first')}{' '}
      {kurang.map((bahan, at) => (
        <span key={bahan}>
          {at > 0 && ', '}
          <AppLink href={`/${bahan}`}>{screen(`/${bahan}`)?.title ?? bahan}</AppLink>
        </span>
      ))}
    </small>
  );
};

const Step = ({ kode, siap, kurang }: { kode: Langkah; siap: boolean; kurang: readonly Bahan[] }) => {
  const { t } = useTranslation('persiapan');
  const screen = useScreens();
  const open = screen(PLACES[kode])?.open;
  const name = t(`step.${kode}`);
  const Icon = siap ? IconCircleCheck : IconCircleDashed;
  return (
    <li className={css.step} data-siap={siap || undefined}>
      <Icon size={18} role="img" aria-label={t(siap ? 'done' : 'missing')} />
      <span>
        {open && PLACES[kode] && !siap ? <AppLink href={PLACES[kode]}>{name}</AppLink> : name}
        {kurang.length > 0 ? <Lacks kurang={kurang} /> : !siap && <small>{t(`todo.${kode}`)}</small>}
      </span>
    </li>
  );
};

const usePersiapan = () => {
  const toko = useActingToko();
  const allowed = useCan('persiapan.read') !== undefined;
  return useQuery({
    queryKey: ['dashboard', 'persiapan', toko],
    queryFn: async ({ signal }) => (await call(persiapan, {}, { signal })).data,
    enabled: allowed && toko !== null,
  });
};

/** What the shop still needs to sell every day; gone once all of it is there, or it was put away. */
export const Siap = () => {
  const { t } = useTranslation(['persiapan', 'kit']);
  const client = useQueryClient();
  const mayPutAway = useCan('persiapan.tutup') !== undefined;
  const { data } = usePersiapan();
  const { send, sending } = useOutbox(
    'persiapan',
    (body: Record<string, never>, { key }) => call(tutupPersiapan, { body }, { key }),
    { asks: false },
  );
  const done = data?.langkah.filter(({ siap }) => siap).length ?? 0;
  if (!data || data.ditutup || done === data.langkah.length) return null;
  const putAway = async () => {
    if (!(await confirm({ text: t('askPutAway'), ok: t('putAway') }))) return;
    try {
      await send({});
      await client.invalidateQueries({ queryKey: ['dashboard', 'persiapan'] });
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <section className={css.card} aria-labelledby="siap">
      <div className={css.head}>
        <h2 id="siap">{t('title', { done, all: data.langkah.length })}</h2>
        {mayPutAway && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            loading={sending}
            onClick={() => void putAway()}
          >
            {t('putAway')}
          </Button>
        )}
      </div>
      <ul className={css.steps}>
        {data.langkah.map((langkah) => (
          <Step key={langkah.kode} {...langkah} />
        ))}
      </ul>
    </section>
  );
};
