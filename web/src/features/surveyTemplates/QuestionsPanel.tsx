import { VisuallyHidden } from '@mantine/core';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { EditableQuestion } from '@traject/contract/common/surveyQuestions';
import type { SurveyTemplate } from '@traject/contract/surveyTemplates';
import { useTranslation } from '../../platform/i18n.ts';
import { useMove } from '../../platform/useMove.ts';
import { useRemove } from '../../platform/useRemove.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import layout from '../../ui/layout.module.css';
import { Row } from '../../ui/layout.tsx';
import { MoveButtons } from '../../ui/MoveButtons.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { RowActions } from '../../ui/RowActions.tsx';
import text from '../../ui/text.module.css';
import { orderQuestions, removeQuestion, surveyTemplateKey } from './surveyTemplates.api.ts';
import classes from './surveyTemplates.module.css';

type Props = {
  template: SurveyTemplate;
  /** One to change, or none for a new one. */
  onOpen: (question: EditableQuestion | undefined) => void;
};

export function QuestionsPanel({ template, onOpen }: Props) {
  const { t } = useTranslation();
  const { questions } = template;
  const { move, said } = useMoveQuestion(template);
  const remove = useRemoveQuestion(template.id);
  const add = (
    <PanelButton
      label={t('survey_templates.add_question')}
      icon={IconPlus}
      onClick={() => onOpen(undefined)}
    >
      {t('survey_templates.add_question')}
    </PanelButton>
  );
  return (
    <Panel
      title={t('survey_templates.questions')}
      count={questions.length}
      action={add}
      footer={questions.length > 0 && add}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {questions.length === 0 && (
        <EmptyState
          icon={IconListCheck}
          title={t('survey_templates.no_questions')}
          text={t('survey_templates.no_questions_text')}
        />
      )}
      <ol>
        {questions.map((question, place) => (
          <QuestionRow
            key={question.id}
            question={question}
            number={place + 1}
            onUp={place > 0 ? () => move(place, -1) : undefined}
            onDown={place < questions.length - 1 ? () => move(place, 1) : undefined}
            onEdit={() => onOpen(question)}
            onRemove={() => remove(question)}
          />
        ))}
      </ol>
    </Panel>
  );
}

type RowProps = {
  question: EditableQuestion;
  number: number;
  /** None for the first. */
  onUp: (() => void) | undefined;
  /** None for the last. */
  onDown: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

function QuestionRow({ question, number, onUp, onDown, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation();
  const { id, description, type, required, options, allow_other } = question;
  const name = t('survey_templates.question', { number });
  return (
    <li className={classes.row} data-question={id}>
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      <div className={layout.grow}>
        <p className={`${text.rowTitle} ${text.lines}`}>{description}</p>
        <p className={text.secondary}>
          {t(`survey_page.kinds.${type}`)}
          {' · '}
          {t(required ? 'survey_templates.needed' : 'survey_templates.optional')}
        </p>
        {options.length > 0 && (
          <Row as="ul" gap={6} wrap className={classes.options}>
            {options.map((option) => (
              <li key={option.id}>{option.label}</li>
            ))}
            {allow_other && <li>{t('survey_page.other')}</li>}
          </Row>
        )}
      </div>
      <div className={classes.actions}>
        <MoveButtons id={id} name={name} onUp={onUp} onDown={onDown} />
        <RowActions name={name} onEdit={onEdit} onRemove={onRemove} />
      </div>
    </li>
  );
}

function useMoveQuestion({ id, questions }: SurveyTemplate) {
  const queries = useQueryClient();
  const queryKey = surveyTemplateKey(id);
  return useMove({
    rows: questions,
    queryKey,
    show: (next) =>
      queries.setQueryData<SurveyTemplate>(
        queryKey,
        (template) => template && { ...template, questions: next },
      ),
    save: (ids) => orderQuestions(id, ids),
  });
}

/** One that could not be deleted may be gone by now: the template is read again. */
function useRemoveQuestion(surveyTemplateId: number) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const queryKey = surveyTemplateKey(surveyTemplateId);
  return useRemove({
    remove: ({ id }: EditableQuestion) =>
      removeQuestion({ surveyTemplateId, questionId: id }).catch((error: unknown) => {
        queries.invalidateQueries({ queryKey });
        throw error;
      }),
    question: ({ description }) => ({
      title: t('survey_templates.remove_question.title'),
      message: t('survey_templates.remove_question.message', { description }),
    }),
    refresh: queryKey,
    done: 'notify.survey_template_question.delete_success',
    failed: 'notify.survey_template_question.delete_error',
  });
}
