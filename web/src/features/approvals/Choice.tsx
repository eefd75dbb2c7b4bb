import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import sheet from '../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { SheetButton } from '../../ui/sheet/SheetButton.tsx';
import { logoOf } from './approvals.api.ts';
import { Questions } from './Questions.tsx';
import { type Reading, Subject } from './Subject.tsx';

type Props = Reading & { onAccept: () => void; onReject: () => void };

/** What is asked, by whom and for whom; what was only sent to be read asks nothing. */
export function Choice({ onAccept, onReject, ...reading }: Props) {
  const { t } = useTranslation();
  const { subject, requested, recipient, kind, action } = reading.request;
  const about = action?.code === 'signature' ? 'sign' : requested ? kind : 'read';
  const organisation = subject.organisation.name;
  return (
    <Sheet
      logo={logoOf(reading.token, reading.request)}
      over={t(requested ? 'approvals.asked_by' : 'approvals.sent_by', { organisation })}
      title={t(`approvals.about.${about}.title`)}
      intro={
        <>
          {t('approvals.greeting', { name: recipient.name })}{' '}
          {t(`approvals.about.${about}.intro`, { client: subject.client.name })}
        </>
      }
    >
      <Subject {...reading} />
      {requested && (
        <div className={sheet.choices}>
          <SheetButton icon={IconCheck} onClick={onAccept}>
            {t('approvals.accept')}
          </SheetButton>
          <SheetButton look="plain" icon={IconX} onClick={onReject}>
            {t('approvals.reject')}
          </SheetButton>
        </div>
      )}
      <Questions request={reading.request} />
    </Sheet>
  );
}
