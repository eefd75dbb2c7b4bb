import { Button } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ApprovalRequest } from '@traject/contract/approvals';
import { useTranslation } from 'react-i18next';
import sheet from '../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { Questions } from './Questions.tsx';
import { Subject } from './Subject.tsx';

type Props = {
  token: string;
  request: ApprovalRequest;
  onAccept: () => void;
  onReject: () => void;
};

/** What is asked, by whom and for whom; what was only sent to be read asks nothing. */
export function Choice({ token, request, onAccept, onReject }: Props) {
  const { t } = useTranslation();
  const { subject, requested, recipient, kind } = request;
  const about = requested ? kind : 'read';
  const organisation = subject.organisation.name;
  return (
    <Sheet
      over={t(requested ? 'approvals.asked_by' : 'approvals.sent_by', { organisation })}
      title={t(`approvals.about.${about}.title`)}
      intro={
        <>
          {t('approvals.greeting', { name: recipient.name })}{' '}
          {t(`approvals.about.${about}.intro`, { client: subject.client.name })}
        </>
      }
    >
      <Subject token={token} request={request} />
      {requested && (
        <div className={sheet.choices}>
          <Button
            className={sheet.button}
            leftSection={<IconCheck size={20} stroke={2} aria-hidden />}
            onClick={onAccept}
          >
            {t('approvals.accept')}
          </Button>
          <Button
            variant="default"
            className={sheet.button}
            leftSection={<IconX size={20} stroke={1.75} aria-hidden />}
            onClick={onReject}
          >
            {t('approvals.reject')}
          </Button>
        </div>
      )}
      <Questions request={request} />
    </Sheet>
  );
}
