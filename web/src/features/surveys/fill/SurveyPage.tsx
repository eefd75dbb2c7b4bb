import { IconArrowLeft, IconCircleCheck } from '@tabler/icons-react';
import type { PublicSurvey } from '@traject/contract/common/surveyPage';
import type { SurveyType } from '@traject/contract/common/surveyQuestions';
import { ApiError } from '../../../platform/api.ts';
import { formatDateTime } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { firstMessage, isGone } from '../../../platform/serverMessage.ts';
import { Stack } from '../../../ui/layout.tsx';
import sheet from '../../../ui/sheet/Sheet.module.css';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import { SheetButton } from '../../../ui/sheet/SheetButton.tsx';
import { SheetContact } from '../../../ui/sheet/SheetContact.tsx';
import { SheetInvalid } from '../../../ui/sheet/SheetInvalid.tsx';
import { SheetLoading } from '../../../ui/sheet/SheetLoading.tsx';
import { Filling } from './Filling.tsx';
import classes from './fill.module.css';
import { useSurveyPage } from './useSurveyPage.ts';

type Props = { type: SurveyType; token: string };

/** What a client or an employer fills in behind the link in their mail. */
export function SurveyPage({ type, token }: Props) {
  const { state, fill, reset, submit, retry, goBack } = useSurveyPage(type, token);
  switch (state.step) {
    case 'loading':
      return <SheetLoading what={state.what} />;
    case 'invalid_token':
      return <SheetInvalid error={state.error} onRetry={retry} />;
    case 'filling':
      return (
        <Filling
          token={token}
          survey={state.survey}
          answers={state.answers}
          onAnswers={(answers) => fill({ ...state, answers })}
          onReset={() => reset(state)}
          onSubmit={() => submit(state)}
        />
      );
    case 'invalid':
      return (
        <Invalid
          title={state.filling.survey.survey_template.title}
          error={state.error}
          onBack={() => goBack(state.filling)}
        />
      );
    default:
      return <Submitted survey={state.survey} />;
  }
}

type InvalidProps = { title: string; error: unknown; onBack: () => void };

/** The answers were not taken: why, and the way back to them. */
function Invalid({ title, error, onBack }: InvalidProps) {
  const { t } = useTranslation();
  const isRefused = error instanceof ApiError && error.status === 422;
  return (
    <Sheet
      over={title}
      title={t('survey_page.invalid.title')}
      intro={isRefused && t('survey_page.invalid.text')}
    >
      <p className={sheet.words}>{firstMessage(error) ?? t('notify.general_error')}</p>
      <p className={sheet.words}>
        {t(isGone(error) ? 'survey_page.invalid.gone' : 'survey_page.invalid.kept')}
      </p>
      <SheetButton icon={IconArrowLeft} onClick={onBack}>
        {t('survey_page.invalid.back')}
      </SheetButton>
    </Sheet>
  );
}

/** Right after sending, and when the link is opened again. */
function Submitted({ survey }: { survey: PublicSurvey }) {
  const { t } = useTranslation();
  const { answered_at, counselor, organisation, survey_template } = survey;
  const readers = { name: counselor.name, organisation: organisation.name };
  return (
    <Sheet
      icon={IconCircleCheck}
      over={survey_template.title}
      title={t('survey_page.submitted.title')}
      intro={t('survey_page.submitted.text')}
    >
      {answered_at && (
        <p className={sheet.words}>
          {t('survey_page.submitted.at', { date: formatDateTime(answered_at) })}
        </p>
      )}
      <p className={sheet.words}>{t('survey_page.submitted.after', readers)}</p>
      <Stack gap={6} className={classes.notes}>
        <SheetContact who={counselor} />
      </Stack>
    </Sheet>
  );
}
