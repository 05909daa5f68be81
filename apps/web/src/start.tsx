import '@mantine/core/styles.layer.css';
import 'virtual:variables.css';
import '@fontsource-variable/inter/wght.css';
import './app/theme/global.css';
import type { Language } from '@kadar/contract/text.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadFirst } from './app/App.tsx';
import { chosenLanguage } from './i18n/chosen.ts';
import { startI18n } from './i18n/i18n.ts';
import { onLanguage, speaks } from './i18n/words.ts';
import { setCallLanguage } from './kit/api/context.ts';
import { localeOf } from './kit/fields/locales.ts';
import { keepFocus } from './kit/keep-focus.ts';
import { tellCut } from './kit/tell-cut.ts';

const follow = (language: Language): void => {
  // Before it is known what the shop speaks, words are Indonesian, and the server answers as the shop is set.
  setCallLanguage(language, speaks() || chosenLanguage() !== undefined);
  document.documentElement.lang = localeOf(language);
};

onLanguage(follow);
keepFocus();
tellCut();
const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');

const words = startI18n();
const first = loadFirst();
// Not awaited at the top: the screens' code waits for this module.
void words.then(() =>
  createRoot(root).render(
    <StrictMode>
      <App first={first} />
    </StrictMode>,
  ),
);
