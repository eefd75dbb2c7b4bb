import { Button, Textarea } from '@mantine/core';
import { isCivilDate } from '@traject/contract/common/fields';
import { type RoundInput, type RoundPreview, roundSizes } from '@traject/contract/evaluationRounds';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { formErrors, useSave } from '../../platform/useSave.ts';
import { Callout } from '../../ui/Callout.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { ErrorList } from '../../ui/ErrorList.tsx';
import { Row } from '../../ui/layout.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelBody } from '../../ui/PanelBody.tsx';
import text from '../../ui/text.module.css';
import { keyOf } from './asking.ts';
import { previewRound, roundsKey, startRound } from './evaluationRounds.api.ts';
import classes from './evaluationRounds.module.css';
import type { Problems } from './PersonFields.tsx';
import type { AskingState } from './useAsking.ts';

type Props = {
  state: AskingState;
  onProblems: (problems: Problems) => void;
  onStarted: (roundId: number) => void;
};

/** A line of one's own, the last day, and what it comes to before it is sent. */
export function SendRound({ state, onProblems, onStarted }: Props) {
  const { t } = useTranslation();
  const { asking, change, input } = state;
  const { look, preview, isLooking, send, isSending, errors } = useSending({
    state,
    onProblems,
    onStarted,
  });
  const missing = missingIn(input);
  return (
    <Panel title={t('evaluation_rounds.sending')}>
      <PanelBody>
        <ErrorList errors={errors} />
        <Textarea
          className={classes.message}
          label={t('evaluation_rounds.message')}
          description={t('evaluation_rounds.message_hint')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={roundSizes.message}
          value={asking.message}
          onChange={({ currentTarget }) => change({ message: currentTarget.value })}
        />
        <DateField
          className={classes.date ?? ''}
          label={t('evaluation_rounds.expires_on')}
          required
          value={asking.expires_on}
          onChange={(expires_on) => change({ expires_on })}
        />
        {missing && <p className={text.secondary}>{t(`evaluation_rounds.missing.${missing}`)}</p>}
        {preview && <Preview preview={preview} />}
        <Row gap={8} wrap>
          <Button
            variant={preview ? 'default' : 'filled'}
            disabled={missing !== undefined}
            loading={isLooking}
            onClick={look}
          >
            {t('evaluation_rounds.look')}
          </Button>
          {preview && preview.problems.length === 0 && preview.requests > 0 && (
            <Button loading={isSending} onClick={send}>
              {t('evaluation_rounds.send', { count: preview.requests })}
            </Button>
          )}
        </Row>
      </PanelBody>
    </Panel>
  );
}

/** What is still to be filled in, the first first. */
function missingIn({ work_process_ids, lines, expires_on }: RoundInput) {
  if (work_process_ids.length === 0) return 'processes';
  if (lines.length === 0) return 'people';
  if (lines.length > roundSizes.lines) return 'fewer';
  return isCivilDate(expires_on) ? undefined : 'day';
}

type Looked = { of: string; preview: RoundPreview };

/** A preview counts for what it was made of: after a change one looks again. */
function useSending({ state, onProblems, onStarted }: Props) {
  const [looked, setLooked] = useState<Looked>();
  const { input, startAgain } = state;
  const of = JSON.stringify(input);
  const looking = useSave({ save: previewRound });
  const sending = useSave({ save: startRound, refresh: roundsKey });
  const look = () =>
    looking.submit(input, (preview) => {
      setLooked({ of, preview });
      onProblems(problemsOf(input, preview));
    });
  const send = () =>
    sending.submit(input, ({ id }) => {
      startAgain();
      onStarted(id);
    });
  return {
    look,
    preview: looked?.of === of ? looked.preview : undefined,
    isLooking: looking.isPending,
    send,
    isSending: sending.isPending,
    errors: [...formErrors(looking.error), ...formErrors(sending.error)],
  };
}

const problemsOf = ({ lines }: RoundInput, { problems }: RoundPreview): Problems =>
  Object.fromEntries(
    problems.flatMap(({ line, sentences }) => {
      const wrong = lines[line];
      return wrong ? [[keyOf(wrong.student_id, wrong.role), sentences]] : [];
    }),
  );

function Preview({ preview }: { preview: RoundPreview }) {
  const { t } = useTranslation();
  const { students, requests, mails, already, problems } = preview;
  const counts = [
    t('evaluation_rounds.preview.students', { count: students }),
    t('evaluation_rounds.preview.requests', { count: requests }),
    t('evaluation_rounds.preview.mails', { count: mails }),
  ].join(' · ');
  return (
    <Callout kind={problems.length > 0 ? 'warn' : 'info'} role="status" title={counts}>
      {already > 0 && <p>{t('evaluation_rounds.preview.already', { count: already })}</p>}
      {problems.length > 0 && (
        <p>{t('evaluation_rounds.preview.problems', { count: problems.length })}</p>
      )}
    </Callout>
  );
}
