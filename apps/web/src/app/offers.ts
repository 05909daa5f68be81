import { type AuthorisationMode, addAuthorisationMode } from '../kit/dialogs/authorisation-modes.ts';
import { type OfferedForms, offerForms } from '../parts/offered-forms.ts';

const forms = import.meta.glob<Partial<OfferedForms>>('../features/*/forms.tsx', {
  import: 'forms',
  eager: true,
});
const modes = import.meta.glob<AuthorisationMode[]>('../features/*/authorisations.ts', {
  import: 'modes',
  eager: true,
});

/** Makes known what features offer to the screens of others. */
export const makeOffers = (): void => {
  for (const some of Object.values(forms)) offerForms(some);
  for (const mode of Object.values(modes).flat()) addAuthorisationMode(mode);
};
