import { learnMessages } from '@kadar/contract/errors.ts';
import { labels as hkLabels } from '@kadar/contract/labels/hk.ts';
import { labels as itLabels } from '@kadar/contract/labels/it.ts';
import { labels as jpLabels } from '@kadar/contract/labels/jp.ts';
import { labels as myLabels } from '@kadar/contract/labels/my.ts';
import { messages as hk } from '@kadar/contract/messages/hk.ts';
import { messages as it } from '@kadar/contract/messages/it.ts';
import { messages as jp } from '@kadar/contract/messages/jp.ts';
import { messages as my } from '@kadar/contract/messages/my.ts';
import { learnLabels } from '@kadar/contract/text.ts';

/** The languages besides Indonesian and English, which the contract always speaks. */
export const learnLanguages = (): void => {
  learnMessages('it', it);
  learnMessages('hk', hk);
  learnMessages('my', my);
  learnMessages('jp', jp);
  learnLabels('it', itLabels);
  learnLabels('hk', hkLabels);
  learnLabels('my', myLabels);
  learnLabels('jp', jpLabels);
};
