import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../ui/Callout.tsx';
import classes from './reviews.module.css';
import type { StartProps } from './StartDialog.tsx';

/** Who gets a mail, and where; or that there is no address to send it to. */
export function Recipient({
  party,
  recipient,
  onEdit,
}: Pick<StartProps, 'party' | 'recipient' | 'onEdit'>) {
  const { t } = useTranslation();
  const { email } = recipient;
  const name = recipient.name || t('reviews.contact');
  if (email)
    return (
      <Callout kind="info" icon={IconMail}>
        {t(`reviews.${party}.to`, { name, email })}
      </Callout>
    );
  return (
    <Callout kind="warn" title={t(`reviews.${party}.no_email`)}>
      <p>{t(`reviews.${party}.no_email_text`)}</p>
      {onEdit && (
        <Button variant="default" size="xs" className={classes.edit} onClick={onEdit}>
          {t('reviews.edit')}
        </Button>
      )}
    </Callout>
  );
}
