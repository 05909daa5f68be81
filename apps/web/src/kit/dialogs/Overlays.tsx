import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';
import { ConnectionDialogs } from './ConnectionDialogs.tsx';
import { DialogHost } from './DialogHost.tsx';

/** Everything that stands above the screens: dialogs, connection, notes. */
const Overlays = () => (
  <>
    <DialogHost />
    <ConnectionDialogs />
    <Notifications position="top-center" limit={4} containerWidth={380} styles={{ root: { top: 62 } }} />
  </>
);

export default Overlays;
