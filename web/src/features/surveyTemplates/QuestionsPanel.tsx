import { VisuallyHidden } from '@mantine/core';
import { IconListCheck, IconPlus } from '@tabler/icons-react';
import type { EditableQuestion } from '@traject/contract/common/surveyQuestions';
import type { SurveyTemplate } from '@traject/contract/surveyTemplates';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelButton } from '../../ui/PanelButton.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import { useMoveQuestion } from './useMoveQuestion.ts';
import { useRemoveQuestion } from './useRemoveQuestion.ts';

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
