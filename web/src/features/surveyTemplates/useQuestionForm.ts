import { randomId } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import {
  type EditableQuestion,
  hasOptions,
  type QuestionInput,
  type QuestionType,
  questionInput,
} from '@traject/contract/common/surveyQuestions';
import { type Translate, useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { saveQuestion, surveyTemplateKey, surveyTemplateQuery } from './surveyTemplates.api.ts';

/** A key of its own for what has no id yet, so that rows keep their identity. */
type Option = { key: string; id?: number; label: string };

export type QuestionValues = {
  type: QuestionType;
  description: string;
  required: boolean;
  options: Option[];
  /** Typed as a new option and not added yet. */
  pending: string;
  allow_other: boolean;
};

export type Props = {
  surveyTemplateId: number;
  question: EditableQuestion | undefined;
  onClose: () => void;
};

export function useQuestionForm({ surveyTemplateId, question, onClose }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const record = useRecordForm({
    draft: placeOf({ 'survey-template': surveyTemplateId, question: question?.id }),
    start: question ? valuesOf(question) : newQuestion,
    version: question?.version,
    schema: questionInput,
    toInput,
    save: (input, version) =>
      saveQuestion({ surveyTemplateId, questionId: question?.id }, input, version),
    load: async () => {
      const query = surveyTemplateQuery(surveyTemplateId);
      const template = await queries.fetchQuery({ ...query, staleTime: 0 });
      const now = template.questions.find(({ id }) => id === question?.id);
      return now && { version: now.version, values: valuesOf(now) };
    },
    label: (name) => t(`survey_templates.${labels[name]}`),
    show: { options: (options) => options.map(({ label }) => label).join(', ') },
    refresh: surveyTemplateKey(surveyTemplateId),
    done: 'notify.survey_template_question.save_success',
    onSaved: onClose,
  });

  const chooseType = (type: QuestionType) => record.form.setValues(startOf(type, t));
  return { ...record, chooseType };
}

/** Agreement has five usual answers; the options of one kind do not fit another. */
function startOf(type: QuestionType, t: Translate) {
  const usual = type === 'likert' ? agreements : [];
  const options = usual.map((how) => ({
    key: randomId(),
    label: t(`survey_templates.likert.${how}`),
  }));
  return { type, options, pending: '', allow_other: false };
}

const agreements = ['agree_strongly', 'agree', 'neutral', 'disagree', 'disagree_strongly'] as const;

const labels = {
  type: 'kind',
  description: 'description',
  required: 'required',
  options: 'options',
  pending: 'new_option',
  allow_other: 'allow_other',
} as const;

const newQuestion: QuestionValues = {
  type: 'open',
  description: '',
  required: true,
  options: [],
  pending: '',
  allow_other: false,
};

const valuesOf = ({ type, description, required, allow_other, options }: EditableQuestion) => ({
  ...newQuestion,
  type,
  description,
  required,
  allow_other,
  options: options.map(({ id, label }) => ({ key: String(id), id, label })),
});

/** What was typed as an option is meant as one, even without the button. */
function toInput({ options, pending, ...values }: QuestionValues): QuestionInput {
  const typed = pending.trim() ? [{ label: pending }] : [];
  const all = [...options.map(({ key: _, ...option }) => option), ...typed];
  return { ...values, options: hasOptions(values.type) ? all : [] };
}
