import { labelHutang } from '@kadar/contract/endpoints/hutang-baru.ts';
import { Button } from '@mantine/core';
import { IconShieldLock, IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { send } from '../../kit/api/transport.ts';
import { showFailure } from '../../kit/dialogs/toasts.ts';
import { print } from '../../kit/print/print.ts';
import { openAsk } from '../../parts/layar/open-ask.tsx';

/** The tag of the bag: on the shop's tag printer, else in the browser's dialog. */
const printTag = (no: string): void =>
  void print('TAG', { apa: 'KANTONG', nomor: no }, () =>
    send('GET', labelHutang.path.replace('{no_faktur}', encodeURIComponent(no))),
  ).catch(showFailure);

/** What a new bag wants beside its slip: its tag, and a PIN of its customer. */
export const BagActions = ({ no_hutang }: { no_hutang: string }) => {
  const { t } = useTranslation('hutang');
  return (
    <>
      <Button
        h={44}
        onClick={() => printTag(no_hutang)}
        leftSection={<IconTag size={18} aria-hidden="true" />}
      >
        {t('printTag')}
      </Button>
      <Button
        h={44}
        onClick={() => void openAsk({ jenis: 'PIN_HUTANG_BARU', no_hutang })}
        leftSection={<IconShieldLock size={18} aria-hidden="true" />}
      >
        {t('setPin')}
      </Button>
    </>
  );
};
