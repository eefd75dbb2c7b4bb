import type { SurveyType } from '@traject/contract/common/surveyQuestions';
import { SheetInvalid } from '../../../ui/sheet/SheetInvalid.tsx';
import { SheetLoading } from '../../../ui/sheet/SheetLoading.tsx';
import { Filling } from './Filling.tsx';
import { Invalid } from './Invalid.tsx';
import { Submitted } from './Submitted.tsx';
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
