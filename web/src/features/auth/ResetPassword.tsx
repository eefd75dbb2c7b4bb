import { useTranslation } from 'react-i18next';
import { AuthCard } from './AuthCard.tsx';
import { AuthMessage } from './AuthMessage.tsx';
import { useReset } from './accounts.api.ts';
import { DeadLink, isDeadLink } from './DeadLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

export function ResetPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const reset = useReset(token);
  if (isDeadLink(token, reset.error)) return <DeadLink reset />;
  if (reset.isSuccess)
    return <AuthMessage title={t('auth.reset.done')}>{t('auth.reset.done_text')}</AuthMessage>;
  return (
    <AuthCard title={t('auth.reset.title')} intro={t('auth.reset.intro')}>
      <NewPasswordForm
        words={{
          password: t('auth.reset.new_password'),
          submit: t('auth.reset.submit'),
          failed: t('auth.reset.failed'),
        }}
        save={reset}
        onSubmit={(values) => reset.submit(values)}
      />
    </AuthCard>
  );
}
