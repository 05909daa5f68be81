import '@mantine/spotlight/styles.layer.css';
import { Spotlight, type SpotlightActionData, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../kit/page/AppLink.tsx';
import { useMe } from '../../kit/session.ts';
import { iconOf } from './icons.ts';

const SHOWN = 8;

/** Ctrl+K: any screen by a few letters of its name. Mounted at its first use, and open then. */
const Palette = () => {
  const { t } = useTranslation('shell');
  const { menu } = useMe();
  const go = useGo();
  useEffect(() => spotlight.open(), []);
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
      actions={actions}
      shortcut="mod + K"
      tagsToIgnore={[]}
      limit={SHOWN}
      nothingFound={t('menuNothing')}
      searchProps={{
        placeholder: t('findScreen'),
        'aria-label': t('findScreen'),
        leftSection: <IconSearch size={18} aria-hidden="true" />,
      }}
      attributes={{ content: { 'aria-label': t('findScreen') } }}
      overlayProps={{ backgroundOpacity: 0.45 }}
      radius="lg"
    />
  );
};

export default Palette;
