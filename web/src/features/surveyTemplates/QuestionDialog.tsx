import { Checkbox, Textarea } from '@mantine/core';
import {
  hasOptions,
  type QuestionType,
  questionTypes,
} from '@traject/contract/common/surveyQuestions';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { Pick } from '../../ui/Pick.tsx';
import { OptionsField } from './OptionsField.tsx';
import { type Props, useQuestionForm } from './useQuestionForm.ts';

/** Enter adds an option here, so it never saves. */
export function QuestionDialog(props: Props) {
  const { question, onClose } = props;
  const { t } = useTranslation();
  const { form, dialog, chooseType } = useQuestionForm(props);
  const { type } = form.values;
  return (
    <FormDialog
      {...dialog}
      title={question ? t('survey_templates.edit_question') : t('survey_templates.new_question')}
      canSave={areFilled(form.values, ['description'])}
      enterSaves={false}
      onClose={onClose}
    >
      <Textarea
        label={t('survey_templates.description')}
        required
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
        data-autofocus
        {...form.getInputProps('description')}
      />
      {!question && <KindChoice type={type} onType={chooseType} />}
      {hasOptions(type) && <OptionsField form={form} />}
      <div className={classes.boxes}>
        <Checkbox
          label={t('survey_templates.required')}
          {...form.getInputProps('required', { type: 'checkbox' })}
        />
        {type === 'multiple' && (
          <Checkbox
            label={t('survey_templates.allow_other')}
            description={t('survey_templates.allow_other_hint')}
            {...form.getInputProps('allow_other', { type: 'checkbox' })}
          />
        )}
      </div>
    </FormDialog>
  );
}

type KindProps = { type: QuestionType; onType: (type: QuestionType) => void };

function KindChoice({ type, onType }: KindProps) {
  const { t } = useTranslation();
  return (
    <Pick
      label={t('survey_templates.kind')}
      description={t(`survey_templates.kind_hints.${type}`)}
      choices={questionTypes.map((each) => ({
        value: each,
        label: t(`survey_page.kinds.${each}`),
      }))}
      value={type}
      onPick={onType}
    />
  );
}
