import {
  type PublicSurvey,
  type SurveyAnswer,
  surveyPageApi,
} from '@traject/contract/common/surveyPage';
import type { SurveyType } from '@traject/contract/common/surveyQuestions';
import { useRef, useState } from 'react';
import { call } from '../../../platform/api.ts';
import { draftAt } from '../../../platform/draft.ts';
import { useOpening } from '../../../platform/useOpening.ts';
import { type Answers, thatFit, toSend } from './answers.ts';

export type Filling = { step: 'filling'; survey: PublicSurvey; answers: Answers };

type State =
  | { step: 'loading'; what: 'page' | 'answer' }
  | { step: 'invalid_token'; error: unknown }
  | Filling
  | { step: 'invalid'; error: unknown; filling: Filling }
  | { step: 'submitted'; survey: PublicSurvey };

/** The steps of the page: read the survey, fill it in, send it; a failure leads back to it. */
export function useSurveyPage(type: SurveyType, token: string) {
  const [state, setState] = useState<State>({ step: 'loading', what: 'page' });
  const submit = useOnce(async (filling: Filling) => {
    setState({ step: 'loading', what: 'answer' });
    setState(await send(type, token, filling));
  });

  const open = async (signal?: AbortSignal) => {
    setState({ step: 'loading', what: 'page' });
    const next = await readSurvey(type, token, signal);
    if (!signal?.aborted) setState(next);
  };
  useOpening(open);

  const fill = (filling: Filling) => {
    draftOf(filling.survey).write(filling.answers);
    setState(filling);
  };
  const reset = ({ survey }: Filling) => {
    draftOf(survey).remove();
    return open();
  };
  return { state, fill, reset, submit, retry: () => open(), goBack: setState };
}

/** A second press while it runs does nothing. */
function useOnce<Given>(run: (given: Given) => Promise<void>) {
  const isRunning = useRef(false);
  return async (given: Given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    await run(given);
    isRunning.current = false;
  };
}

/** The link of one page does not open another. */
const readSurvey = (type: SurveyType, token: string, signal?: AbortSignal) =>
  fetchSurvey(token, signal).then(
    (survey): State => {
      if (survey.survey_template.type !== type) return { step: 'invalid_token', error: undefined };
      if (survey.answered_at) return { step: 'submitted', survey };
      return { step: 'filling', survey, answers: keptOf(survey) };
    },
    (error: unknown): State => ({ step: 'invalid_token', error }),
  );

/** A survey that arrived is shown as sent, from whichever tab, even if no answer came back. */
async function send(type: SurveyType, token: string, filling: Filling): Promise<State> {
  const { survey, answers } = filling;
  try {
    await submitSurvey(token, survey, toSend(survey.survey_template.questions, answers));
  } catch (error) {
    const now = await readSurvey(type, token);
    if (now.step !== 'submitted') return { step: 'invalid', error, filling };
  }
  draftOf(survey).remove();
  return { step: 'submitted', survey: { ...survey, answered_at: new Date().toISOString() } };
}

/** By the number of the survey: the token is a key, and is kept nowhere. */
const draftOf = ({ id }: PublicSurvey) => draftAt<Answers>(`survey:${id}`);

const keptOf = (survey: PublicSurvey) =>
  thatFit(survey.survey_template.questions, draftOf(survey).read()?.value);

const fetchSurvey = (token: string, signal?: AbortSignal) =>
  call(surveyPageApi.fetch, { params: { token }, ...(signal && { signal }) });

/** The whole survey goes along, as it came, with its answers in it. */
const submitSurvey = (token: string, survey: PublicSurvey, answers: SurveyAnswer[]) => {
  const body = { ...survey, answers };
  return call(surveyPageApi.submit, { params: { token }, body });
};
