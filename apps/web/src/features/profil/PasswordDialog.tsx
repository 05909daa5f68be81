import { changePassword } from '@kadar/contract/endpoints/session.ts';
import type { Field } from '@kadar/contract/fields.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { alertSuccess } from '../../kit/dialogs/toasts.ts';
import { FormModal } from '../../kit/list/FormModal.tsx';
import { useMessage } from '../../kit/text.ts';

const PASSWORD_FIELDS: Record<string, Field> = {
  password: {
    kind: 'password',
    label: { id: 'Password Sekarang', en: 'Current password' },
    required: true,
    min: 1,
  },
  password_baru: {
    kind: 'password',
    label: { id: 'Password Baru', en: 'New password' },
    help: { id: 'Minimal 8 karakter', en: 'At least 8 characters' },
    required: true,
  },
};

/** Changes the own password; other sessions of the user end. */
const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('shell');
  const message = useMessage();
  return (
    <FormModal
      title={t('changePassword')}
      fields={PASSWORD_FIELDS}
      row={null}
      draft="password"
      onClose={onClose}
      onSave={async (values) => {
        await call(changePassword, {
          body: { password: String(values.password), password_baru: String(values.password_baru) },
        });
        alertSuccess(message('DATA_DIEDIT'));
        onClose();
      }}
    />
  );
};

export default PasswordDialog;
