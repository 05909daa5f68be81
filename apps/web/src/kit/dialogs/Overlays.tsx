import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
// Part of this chunk, so that asking needs no line once the shell stands.
import './AuthorisationDialog.tsx';
import './ConfirmDialog.tsx';
import { ConnectionDialogs } from './ConnectionDialogs.tsx';
import { DialogHost } from './DialogHost.tsx';
import { ProgressDialog } from './ProgressDialog.tsx';
import './UnansweredDialog.tsx';

/** Everything that stands above the screens: dialogs, connection, notes. */
const Overlays = () => (
  <>
    <DialogHost />
    <ProgressDialog />
    <ConnectionDialogs />
    <Notifications position="top-center" limit={4} containerWidth={320} />
  </>
);

export default Overlays;
