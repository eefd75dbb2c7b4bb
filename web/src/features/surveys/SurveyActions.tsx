import { IconEye, IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Survey } from '@traject/contract/surveys';
import { formatDate } from '../../platform/format.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { RemindersIcon } from '../../ui/reminders/RemindersIcon.tsx';
import type { Of, Recipients } from './surveys.api.ts';
import {
  removeSurvey,
  resendSurvey,
  setReminders,
  startSurvey,
  surveysKey,
} from './surveys.api.ts';

/** The dialog that is open. */
export type Opened =
  | { dialog: 'start' }
  | { dialog: 'change'; survey: Survey }
  | { dialog: 'answers'; survey: Survey };

type Props = { of: Of; survey: Survey; onOpen: (opened: Opened) => void };

/** What is filled in stays as it is: it can be read and deleted. */
export function SurveyActions({ of, survey, onOpen }: Props) {
  const { t } = useTranslation();
  const { trajectoryId, recipients } = of;
  const remove = useRemoveSurvey(trajectoryId);
  const send = useSend(trajectoryId, survey, recipients);
  const name = survey.survey_template.title;
  const isAnswered = survey.state === 'answered';
  return (
    <>
      <IconButton
        label={t('surveys.view', { name })}
        icon={IconEye}
        disabled={!isAnswered}
        onClick={() => onOpen({ dialog: 'answers', survey })}
      />
      <IconButton
        label={t(survey.state === 'new' ? 'surveys.send' : 'surveys.resend', { name })}
        icon={IconMailForward}
        disabled={isAnswered}
        onClick={() => send(survey)}
      />
      {(survey.state === 'sent' || survey.state === 'opened') && (
        <RemindersIcon
          of={survey}
          name={name}
          save={(off) => setReminders({ trajectoryId, surveyId: survey.id }, off)}
          refresh={surveysKey(trajectoryId)}
        />
      )}
      <IconButton
        label={t('controls.edit', { name })}
        icon={IconPencil}
        disabled={isAnswered}
        onClick={() => onOpen({ dialog: 'change', survey })}
      />
      <IconButton
        label={t('controls.remove.action', { name })}
        icon={IconTrash}
        onClick={() => remove(survey)}
      />
    </>
  );
}

/** A survey that was never sent is sent; any other is sent again with a new link, after a question. */
function useSend(trajectoryId: number, { state, survey_template }: Survey, recipients: Recipients) {
  const { t } = useTranslation();
  const { name, email } = recipients[survey_template.type];
  const question = ({ sent_at }: Survey) => ({
    title: t('surveys.resend_question.title'),
    message: t('surveys.resend_question.message', {
      name: name || t('reviews.contact'),
      email,
      date: sent_at && formatDate(sent_at),
    }),
    confirmText: t('surveys.resend_question.yes'),
  });
  const confirm = useConfirm();
  const isNew = state === 'new';
  const send = useRowSave({
    save: ({ id }: Survey) => (isNew ? startSurvey : resendSurvey)({ trajectoryId, surveyId: id }),
    refresh: surveysKey(trajectoryId),
    done: isNew
      ? 'notify.survey.start_success'
      : ({ recipient }: Survey) => t('notify.survey.resend_success', { email: recipient?.email }),
    failed: isNew ? 'notify.survey.start_error' : 'notify.survey.resend_error',
    shown: [],
  });
  return async (survey: Survey) => {
    if (isNew || (await confirm(question(survey)))) send(survey);
  };
}

function useRemoveSurvey(trajectoryId: number) {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: Survey) => removeSurvey({ trajectoryId, surveyId: id }),
    question: ({ survey_template, state }) => ({
      title: t('surveys.remove.title'),
      message: t(state === 'answered' ? 'surveys.remove.answered' : 'surveys.remove.message', {
        name: survey_template.title,
      }),
    }),
    refresh: surveysKey(trajectoryId),
    done: 'notify.survey.delete_success',
    failed: 'notify.survey.delete_error',
  });
}
