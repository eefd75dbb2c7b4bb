import { Button } from '@mantine/core';
import { IconClockOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { firstMessage } from '../../platform/serverMessage.ts';
import { Callout } from '../../ui/Callout.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { studentQuery } from './evaluation.api.ts';
import classes from './score/score.module.css';
import type { Again } from './student/useAskForm.ts';

const AskDialog = lazily(() => import('./student/AskDialog.tsx'), 'AskDialog');

export type Place = Again & { student_id: number };

/** Nothing of the student is shown once the time is over; those who may ask can ask again. */
export function Expired({ place }: { place: Place }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const { data: student } = useQuery(studentQuery(place.student_id));
  const mayAsk = student?.may_ask ?? false;
  return (
    <>
      <PageHead
        title={t('evaluation.title')}
        back={<Link to="/pending-evaluations">{t('evaluation.back.pending')}</Link>}
      />
      <Callout kind="warn" icon={IconClockOff} role="alert">
        <p>{t(mayAsk ? 'pending_evaluations.expired_ask' : 'pending_evaluations.expired')}</p>
        {mayAsk && (
          <Button
            variant="default"
            size="xs"
            className={classes.discard}
            onClick={() => setAsking(true)}
          >
            {t('pending_evaluations.ask_again')}
          </Button>
        )}
      </Callout>
      {student && isAsking && (
        <Suspense>
          <AskDialog student={student} again={place} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The server sends this very message in every language. */
export const isExpired = (error: unknown) => firstMessage(error) === 'Expired evaluation';
