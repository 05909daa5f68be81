import type { TanyaInput } from '@kadar/contract/endpoints/layar.ts';
import { openDialog } from '../../kit/dialogs/open-dialog.ts';
import { AskDialog } from './AskDialog.tsx';

/** Asks the customer on his screen, over whatever stands open; whether he agreed, or typed what he was asked for. */
export const openAsk = (tanya: TanyaInput): Promise<boolean> =>
  openDialog<boolean>(
    (close) => <AskDialog tanya={tanya} onSettled={() => close(true)} onClose={() => close(false)} />,
    false,
  );
