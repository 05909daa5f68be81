import '@mantine/spotlight/styles.layer.css';
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import { IconFileText, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findNumber, typeOfNumber } from '../../kit/dokumen/types.ts';
import { useDocumentHref } from '../../kit/dokumen/useDocumentHref.ts';
import { useGo } from '../../kit/page/AppLink.tsx';
import { useMe } from '../../kit/session.ts';
import { useText } from '../../kit/text.ts';
import { iconOf } from './icons.ts';
import { offered } from './menu.ts';
import { takeKeys } from './type-ahead.ts';

const SHOWN = 8;

/** The document whose number was typed or scanned. */
const useNumberAction = (query: string): SpotlightActionData[] => {
  const { t } = useTranslation('dokumen');
  const read = useText();
  const go = useGo();
  const hrefOf = useDocumentHref();
  const no = findNumber(query);
  const href = no && hrefOf(no);
  const type = no ? typeOfNumber(no) : undefined;
  if (!no || !href || !type) return [];
  return [
    {
      id: no,
      label: t('openNumber', { title: read(type.title), no }),
      keywords: query,
      leftSection: <IconFileText size={20} stroke={1.5} aria-hidden="true" />,
      onClick: () => go(href),
    },
  ];
};

interface Props {
  /** How many times it was asked for: it opens each time. */
  asked: number;
}

/** Ctrl+K: any screen by a few letters of its name, any document by its number. Mounted at its first use. */
const Palette = ({ asked }: Props) => {
  const { t } = useTranslation('shell');
  const menu = offered(useMe().menu);
  const go = useGo();
  const [query, setQuery] = useState('');
  const documents = useNumberAction(query);
  useEffect(() => {
    if (asked > 0) spotlight.open();
  }, [asked]);
  const actions = menu.flatMap(({ title: group, sections }) =>
    sections.flatMap(({ entries }) =>
      entries
        .filter((entry) => entry.open)
        .map((entry): SpotlightActionData => {
          const Icon = iconOf(entry);
          return {
            id: entry.route,
            label: entry.title,
            description: group,
            keywords: entry.route,
            leftSection: <Icon size={20} stroke={1.5} aria-hidden="true" />,
            onClick: () => go(entry.route),
          };
        }),
    ),
  );
  return (
    <Spotlight
      actions={[...documents, ...actions]}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      limit={SHOWN}
      nothingFound={t('menuNothing')}
      searchProps={{
        placeholder: t('findScreen'),
        'aria-label': t('findScreen'),
        onFocus: (event) => takeKeys(event.currentTarget),
        leftSection: <IconSearch size={18} aria-hidden="true" />,
      }}
      attributes={{ content: { 'aria-label': t('findScreen') } }}
      overlayProps={{ backgroundOpacity: 0.45 }}
      radius="lg"
    />
  );
};

export default Palette;
