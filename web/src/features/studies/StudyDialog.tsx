import { Checkbox, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Study, studyInput } from '@traject/contract/studies';
import { areFilled } from '../../platform/areFilled.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { placeOf } from '../../platform/placeOf.ts';
import { useReload } from '../../platform/recordCalls.ts';
import { choiceName, choicesOf, referenceQuery } from '../../platform/reference.ts';
import { useRecordForm } from '../../platform/useRecordForm.ts';
import { Choice } from '../../ui/Choice.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import classes from '../../ui/form.module.css';
import { saveStudy, studiesQuery } from './studies.api.ts';

type Props = {
  clientId: number;
  study: Study | undefined;
  onSaved: (saved: Study) => void;
  onClose: () => void;
};

export function StudyDialog({ clientId, study, onSaved, onClose }: Props) {
  const { t } = useTranslation();
  const choices = useStudyChoices(study);
  const { form, dialog } = useStudyForm({ clientId, study, choices, onSaved });
  const { study_id, finished } = form.values;
  const asksForName = choices.asksForName(study_id);
  const failed = choices.isError && t('studies.choices_failed');
  const half = { className: classes.half };

  return (
    <FormDialog
      {...dialog}
      title={study ? t('studies.edit') : t('studies.create')}
      canSave={areFilled(form.values, needed(asksForName, finished))}
      onClose={onClose}
    >
      <Choice
        label={t('labels.study_id')}
        required
        data={choices.studies}
        data-autofocus
        {...form.getInputProps('study_id')}
        error={form.errors.study_id ?? failed}
      />
      {asksForName && (
        <TextInput
          label={t('labels.study_name')}
          required
          maxLength={200}
          {...form.getInputProps('study_name')}
        />
      )}
      <Choice
        {...half}
        label={t('labels.study_level_id')}
        required
        data={choices.levels}
        {...form.getInputProps('study_level_id')}
        error={form.errors.study_level_id ?? failed}
      />
      <TextInput
        {...half}
        label={t('labels.institute_name')}
        required
        maxLength={200}
        {...form.getInputProps('institute_name')}
      />
      <DateField
        {...half}
        label={t('labels.start_date')}
        required
        {...form.getInputProps('start_date')}
      />
      <DateField
        {...half}
        label={t('labels.end_date')}
        required={finished}
        {...form.getInputProps('end_date')}
      />
      <Checkbox
        label={t('labels.finished')}
        {...form.getInputProps('finished', { type: 'checkbox' })}
      />
    </FormDialog>
  );
}

const needed = (asksForName: boolean, finished: boolean) => [
  ...(['study_id', 'study_level_id', 'institute_name', 'start_date'] as const),
  ...(asksForName ? (['study_name'] as const) : []),
  ...(finished ? (['end_date'] as const) : []),
];

type Choices = ReturnType<typeof useStudyChoices>;
type Options = Omit<Props, 'onClose'> & { choices: Choices };

function useStudyForm({ clientId, study, choices, onSaved }: Options) {
  const query = studiesQuery(clientId);
  return useRecordForm({
    draft: placeOf({ client: clientId, study: study?.id }),
    start: study ? valuesOf(study) : newStudy,
    version: study?.version,
    schema: studyInput,
    toInput: (values) => toInput(values, choices),
    save: (input, version) => saveStudy({ clientId, studyId: study?.id }, input, version),
    load: useReload(query, study?.id, valuesOf),
    show: {
      study_id: (id) => choiceName(choices.studies, id),
      study_level_id: (id) => choiceName(choices.levels, id),
    },
    refresh: query.queryKey,
    done: 'notify.study.save_success',
    onSaved,
  });
}

type Values = ReturnType<typeof valuesOf>;

/** A name typed before another study was chosen stays in the form, but is not sent. */
const toInput = (values: Values, { asksForName }: Choices) => ({
  ...values,
  study_id: Number(values.study_id),
  study_name: asksForName(values.study_id) ? values.study_name : '',
  study_level_id: Number(values.study_level_id),
  end_date: values.end_date || null,
});

const newStudy: Values = {
  study_id: null,
  study_name: '',
  study_level_id: null,
  institute_name: '',
  start_date: '',
  end_date: '',
  finished: false,
};

const valuesOf = (study: Study) => ({
  study_id: String(study.study.id) as string | null,
  study_name: study.study_name,
  study_level_id: String(study.study_level.id) as string | null,
  institute_name: study.institute_name,
  start_date: study.start_date,
  end_date: study.end_date ?? '',
  finished: study.finished,
});

/** The choices, and whether a study needs a name of its own. */
function useStudyChoices(study: Study | undefined) {
  const studies = useQuery(referenceQuery('studies'));
  const levels = useQuery(referenceQuery('studyLevels'));
  return {
    studies: choicesOf(studies.data, study?.study),
    levels: choicesOf(levels.data, study?.study_level),
    isError: studies.isError || levels.isError,
    asksForName: (chosen: string | null) => {
      const listed = studies.data?.find(({ id }) => String(id) === chosen);
      // Until the list has loaded, the record itself tells whether it has such a name.
      if (!listed) return !!study?.study_name && chosen === String(study.study.id);
      return listed.requires_custom_name;
    },
  };
}
