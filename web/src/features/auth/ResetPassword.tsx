import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AuthCard } from './AuthCard.tsx';
import { AuthMessage } from './AuthMessage.tsx';
import { resettingQuery, useReset } from './accounts.api.ts';
import { DeadLink, isDeadLink } from './DeadLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

export function ResetPassword({ token }: { token: string }) {
  const { t } = useTranslation();
  const opened = useQuery(resettingQuery(token));
  const reset = useReset(token);
  if (reset.isSuccess)
    return (
      <AuthMessage title={t('auth_account.reset.done')}>
        {t('auth_account.reset.done_text')}
      </AuthMessage>
    );
  if (isDeadLink(token, reset.error ?? opened.error)) return <DeadLink reset />;
  return (
    <AuthCard title={t('auth_account.reset.title')} intro={t('auth_account.reset.intro')}>
      <NewPasswordForm
        words={{
          password: t('auth_account.reset.new_password'),
          submit: t('auth_account.reset.submit'),
          failed: t('auth_account.reset.failed'),
        }}
        save={{ ...reset, isPending: reset.isPending || opened.isPending }}
        onSubmit={(values) => reset.submit(values)}
      />
    </AuthCard>
  );
}
