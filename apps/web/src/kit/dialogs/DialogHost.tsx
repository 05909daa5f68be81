import { Fragment, useSyncExternalStore } from 'react';
import { dialogStore } from './open-dialog.ts';

/** Draws what openDialog was given; stands once, inside the providers. */
export const DialogHost = () => {
  const open = useSyncExternalStore(dialogStore.subscribe, dialogStore.snapshot);
  return open.map(({ id, element }) => <Fragment key={id}>{element}</Fragment>);
};
