import { IconCircleCheck } from '@tabler/icons-react';
import type { Party } from '@traject/contract/approvals';
import type { PublicTask } from '@traject/contract/common/taskPage';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { logoBehind } from '../../../platform/logoBehind.ts';
import { Stack } from '../../../ui/layout.tsx';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { SheetContact } from '../../../ui/sheet/SheetContact.tsx';
import { SheetInvalid } from '../../../ui/sheet/SheetInvalid.tsx';
import { SheetLoading } from '../../../ui/sheet/SheetLoading.tsx';
import { TickForm } from './TickForm.tsx';
import classes from './taskPage.module.css';
import { useTaskPage } from './useTaskPage.ts';

type Props = { party: Party; token: string };

/** What a client or an employer is asked to do, behind the link in their mail. */
export function TaskPage({ party, token }: Props) {
  const { state, submit, retry } = useTaskPage(token);
  switch (state.step) {
    case 'loading':
      return <SheetLoading what="page" />;
    case 'invalid_token':
      return <SheetInvalid error={state.error} onRetry={retry} />;
    case 'open':
      return (
        <Asked party={party} token={token} task={state.task}>
          <TickForm
            percent={state.percent}
            error={state.error}
            onSubmit={(said) => submit(state.task, said)}
          />
        </Asked>
      );
    default:
      return <Done task={state.task} />;
  }
}

type AskedProps = Props & { task: PublicTask; children: ReactNode };

function Asked({ party, token, task, children }: AskedProps) {
  const { t } = useTranslation();
  const { counselor, organisation, client, title, text, due_on, expires_at } = task;
  const who = { name: counselor.name, organisation: organisation.name, client: client.name };
  return (
    <Sheet
      logo={logoBehind(token, organisation)}
      over={organisation.name}
      title={title}
      intro={t(`task_page.asks.${party}`, who)}
    >
      {due_on && (
        <p className={`${sheet.words} ${classes.due}`}>
          {t('task_page.due', { date: formatDate(due_on) })}
        </p>
      )}
      {text && <p className={`${sheet.words} ${classes.text}`}>{text}</p>}
      {children}
      <Stack gap={6} className={classes.notes}>
        <p>{t('task_page.readers', who)}</p>
        <p>{t('task_page.until', { date: formatDate(expires_at) })}</p>
        <SheetContact who={counselor} />
      </Stack>
    </Sheet>
  );
}

/** Right after ticking it off, and when the link is opened again. */
function Done({ task }: { task: PublicTask }) {
  const { t } = useTranslation();
  const { done, counselor, title } = task;
  if (!done) return null;
  const date = formatDateTime(done.at);
  return (
    <Sheet icon={IconCircleCheck} over={title} title={t('task_page.done.title')}>
      <p className={sheet.words}>
        {t(done.by_staff ? 'task_page.done.by_staff' : 'task_page.done.at', { date })}
      </p>
      {done.answer && (
        <section className={`${sheet.card} ${classes.said}`}>
          <h2>{t('task_page.done.said')}</h2>
          <p className={classes.text}>{done.answer}</p>
        </section>
      )}
      {done.file && (
        <p className={sheet.words}>{t('task_page.done.file', { name: done.file.name })}</p>
      )}
      <p className={sheet.words}>{t('task_page.done.after')}</p>
      <Stack gap={6} className={classes.notes}>
        <SheetContact who={counselor} />
      </Stack>
    </Sheet>
  );
}
