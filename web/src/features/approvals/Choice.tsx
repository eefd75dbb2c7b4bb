import {
  IconArrowLeft,
  IconCheck,
  IconCircleCheck,
  IconMailCheck,
  IconX,
} from '@tabler/icons-react';
import type { ApprovalRequest } from '@traject/contract/approvals';
import { formatDate, formatDateTime } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Stack } from '../../ui/layout.tsx';
import sheet from '../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { SheetButton } from '../../ui/sheet/SheetButton.tsx';
import { SheetContact } from '../../ui/sheet/SheetContact.tsx';
import { logoOf } from './approvals.api.ts';
import classes from './approvals.module.css';
import { type Reading, Subject } from './Subject.tsx';

type Props = Reading & { onAccept: () => void; onReject: () => void };

/** What is asked, by whom and for whom. A document that was only sent to read asks nothing. */
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

/** Whom to contact with questions, and until when the link works. */
function Questions({ request }: { request: ApprovalRequest }) {
  const { t } = useTranslation();
  const { subject, expires_at, decision } = request;
  const isAsked = request.requested && !decision;
  const { counselor } = subject;
  return (
    <Stack gap={6} className={classes.questions}>
      {isAsked && <p>{t('approvals.once')}</p>}
      <p>{t('approvals.until', { date: formatDate(expires_at) })}</p>
      <SheetContact
        who={counselor}
        {...(isAsked && { words: t('approvals.doubt', { name: counselor.name }) })}
      />
    </Stack>
  );
}

type AcceptingProps = { request: ApprovalRequest; onSure: () => void; onBack: () => void };

/** A single tap decides nothing: we first explain what yes means. */
export function Accepting({ request, onSure, onBack }: AcceptingProps) {
  const { t } = useTranslation();
  const { subject, kind } = request;
  return (
    <Sheet
      over={subject.organisation.name}
      title={t('approvals.accepting.title')}
      intro={t(`approvals.accepting.${kind}`, { document: subject.name })}
    >
      <p className={sheet.words}>
        {t('approvals.accepting.after', { name: subject.counselor.name })}
      </p>
      <div className={sheet.choices}>
        <SheetButton icon={IconCheck} onClick={onSure}>
          {t('approvals.accepting.yes')}
        </SheetButton>
        <SheetButton look="quiet" icon={IconArrowLeft} onClick={onBack}>
          {t('approvals.reason.back')}
        </SheetButton>
      </div>
    </Sheet>
  );
}

type DecidedProps = Reading & { decision: NonNullable<ApprovalRequest['decision']> };

/** What was decided, by whom and when, for as long as the link works. */
export function Decided({ decision, ...reading }: DecidedProps) {
  const { t } = useTranslation();
  const { request } = reading;
  const { approved, reason, decided_at } = decision;
  const { counselor, name: document } = request.subject;
  const how = approved ? 'accepted' : 'rejected';
  const who = { name: request.recipient.name, date: formatDateTime(decided_at) };
  return (
    <Sheet
      logo={logoOf(reading.token, request)}
      icon={approved ? IconCircleCheck : IconMailCheck}
      over={t(`approvals.what.${request.kind}`, { document })}
      title={t(`approvals.${how}.title`)}
      intro={t(`approvals.${how}.text`, { name: counselor.name })}
    >
      <p className={sheet.words}>{t(`approvals.${how}.by`, who)}</p>
      {reason && <p className={sheet.words}>{t('approvals.rejected.reason', { reason })}</p>}
      <Subject {...reading} />
      <Questions request={request} />
    </Sheet>
  );
}
