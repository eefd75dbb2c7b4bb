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
    return <AuthMessage title={t('auth.reset.done')}>{t('auth.reset.done_text')}</AuthMessage>;
  if (isDeadLink(token, reset.error ?? opened.error)) return <DeadLink reset />;
  return (
    <AuthCard title={t('auth.reset.title')} intro={t('auth.reset.intro')}>
      <NewPasswordForm
        words={{
          password: t('auth.reset.new_password'),
          submit: t('auth.reset.submit'),
          failed: t('auth.reset.failed'),
        }}
        save={{ ...reset, isPending: reset.isPending || opened.isPending }}
        onSubmit={(values) => reset.submit(values)}
      />
    </AuthCard>
  );
}
