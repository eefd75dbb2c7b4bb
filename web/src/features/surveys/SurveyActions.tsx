import { IconEye, IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Survey } from '@traject/contract/surveys';
import { useTranslation } from 'react-i18next';
import { useRemove } from '../../platform/useRemove.ts';
import { useRowSave } from '../../platform/useRowSave.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Opened } from './SurveyDialogs.tsx';
import { removeSurvey, resendSurvey, startSurvey, surveysKey } from './surveys.api.ts';

type Props = { trajectoryId: number; survey: Survey; onOpen: (opened: Opened) => void };

/** What is filled in stays as it is: it can be read and deleted. */
export function SurveyActions({ trajectoryId, survey, onOpen }: Props) {
  const { t } = useTranslation();
  const remove = useRemoveSurvey(trajectoryId);
  const send = useSend(trajectoryId, survey);
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
      <IconButton
        label={t('ui.edit', { name })}
        icon={IconPencil}
        disabled={isAnswered}
        onClick={() => onOpen({ dialog: 'change', survey })}
      />
      <IconButton
        label={t('ui.remove.action', { name })}
        icon={IconTrash}
        onClick={() => remove(survey)}
      />
    </>
  );
}

/** One that was never sent is sent; another is sent again, by a new link. */
function useSend(trajectoryId: number, { state }: Survey) {
  const { t } = useTranslation();
  const isNew = state === 'new';
  return useRowSave({
    save: ({ id }: Survey) => (isNew ? startSurvey : resendSurvey)({ trajectoryId, surveyId: id }),
    refresh: surveysKey(trajectoryId),
    done: isNew
      ? 'notify.survey.start_success'
      : ({ recipient }: Survey) => t('notify.survey.resend_success', { email: recipient?.email }),
    failed: isNew ? 'notify.survey.start_error' : 'notify.survey.resend_error',
    shown: [],
  });
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
