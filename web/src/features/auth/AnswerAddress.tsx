import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AddressAnswer, AddressChange } from '@traject/contract/account';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors } from '../../platform/useSave.ts';
import { ErrorList } from '../../ui/ErrorList.tsx';
import classes from './AuthCard.module.css';
import { AuthCard, AuthMessage } from './AuthCard.tsx';
import { addressQuery, useAnswerAddress } from './auth.api.ts';
import { DeadLink, isDeadLink } from './DeadLink.tsx';

/** The owner of an address decides whether an account may change from or to it. */
export function AnswerAddress({ token }: { token: string }) {
  const { t } = useTranslation();
  const { data: asked, error, isPending } = useQuery(addressQuery(token));
  const answer = useAnswerAddress(token);
  if (asked && answer.isSuccess)
    return <Said asked={asked} said={answer.variables.answer} changed={answer.data.changed} />;
  if (isDeadLink(token, answer.error ?? error)) return <DeadLink />;
  const say = (said: AddressAnswer['answer']) => answer.submit({ answer: said });
  const isBusy = isPending || answer.isPending;
  return (
    <AuthCard
      title={t('auth_account.address.title')}
      intro={asked ? t(`auth_account.address.${asked.asked_of}`, asked) : ''}
    >
      <div className={classes.form}>
        <ErrorList errors={formErrors(answer.error)} title={t('auth_account.address.failed')} />
        <Button size="md" className={classes.submit} loading={isBusy} onClick={() => say('yes')}>
          {t('auth_account.address.yes')}
        </Button>
        <Button size="md" variant="default" disabled={isBusy} onClick={() => say('no')}>
          {t('auth_account.address.no')}
        </Button>
      </div>
    </AuthCard>
  );
}

type SaidProps = { asked: AddressChange; said: AddressAnswer['answer']; changed: boolean };

function Said({ asked, said, changed }: SaidProps) {
  const { t } = useTranslation();
  if (said === 'no')
    return (
      <AuthMessage title={t('auth_account.address.refused')}>
        {t('auth_account.address.refused_text')}
      </AuthMessage>
    );
  const what = changed ? 'changed' : 'noted';
  return (
    <AuthMessage title={t(`auth_account.address.${what}`)}>
      {t(`auth_account.address.${what}_text`, { email: asked.new_email })}
    </AuthMessage>
  );
}
