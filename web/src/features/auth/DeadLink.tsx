import { linkToken } from '@traject/contract/common/fields';
import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n.ts';
import { statusOf } from '../../platform/useSave.ts';
import { AuthMessage } from './AuthCard.tsx';

/** The link was used, is too old or is incomplete; the visitor is told what to do about it. */
export function DeadLink({ reset = false }: { reset?: boolean }) {
  const { t } = useTranslation();
  return (
    <AuthMessage
      title={t('auth_account.dead_link.title')}
      {...(reset && { to: '/auth/reset', go: t('auth_account.dead_link.reset') })}
    >
      {t('auth_account.dead_link.text')}
    </AuthMessage>
  );
}

export const isDeadLink = (token: string, error: unknown) =>
  !z.safeParse(linkToken, token).success || statusOf(error) === 404;
