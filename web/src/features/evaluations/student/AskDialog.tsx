import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { evaluationRoles } from '@traject/contract/common/evaluationRoles';
import type { OneStudent } from '@traject/contract/evaluations';
import { useTranslation } from '../../../platform/i18n.ts';
import { signedInAs } from '../../../platform/token.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import form from '../../../ui/form.module.css';
import { PanelError } from '../../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.tsx';
import text from '../../../ui/text.module.css';
import { diplomaName, useRoleName } from '../names.ts';
import { workProcessesQuery } from '../workProcesses.api.ts';
import { ProcessChoice } from './ProcessChoice.tsx';
import { rememberedQuery } from './remembered.api.ts';
import { type Again, type AskForm, useAskForm } from './useAskForm.ts';

type Props = {
  student: OneStudent;
  /** What it is about, when it is asked again. */
  again?: Again | undefined;
  onClose: () => void;
};

/** Asks somebody for their view on some work processes of a student. */
export function AskDialog({ student, again, onClose }: Props) {
  const { t } = useTranslation();
  const roleName = useRoleName(student.id);
  const { form: asked, dialog } = useAskForm(student, { again, onClose });
  const chooseRole = useRemembered(student.id, asked);
  const { diploma_id, work_process_ids, role, email } = asked.values;
  const isFilled = work_process_ids.length > 0 && (role === 'student' || email.trim() !== '');

  return (
    <FormDialog
      {...dialog}
      title={t('student_evaluations.ask.title')}
      saveLabel={t('student_evaluations.ask.submit')}
      canSave={!!diploma_id && !!role && isFilled}
      onClose={onClose}
    >
      <Choice
        label={t('student_evaluations.ask.diploma')}
        required
        data={student.diplomas.map((diploma) => ({
          value: String(diploma.diploma_id),
          label: diplomaName(diploma, t),
        }))}
        {...asked.getInputProps('diploma_id')}
        onChange={(chosen) => asked.setValues({ diploma_id: chosen, work_process_ids: [] })}
      />
      <Choice
        label={t('student_evaluations.ask.role')}
        required
        data={evaluationRoles.map((each) => ({ value: each, label: roleName(each) }))}
        {...asked.getInputProps('role')}
        onChange={chooseRole}
      />
      {role === 'student' ? <Self student={student} /> : <Evaluator form={asked} />}
      {diploma_id && <Processes form={asked} />}
    </FormDialog>
  );
}

/** Whoever was asked in that role before is filled in, unless somebody else was typed. */
function useRemembered(studentId: number, { values, setValues }: AskForm) {
  const { data: remembered = [] } = useQuery(rememberedQuery(studentId));
  const isTyped =
    values.email.trim() !== '' && remembered.every(({ email }) => email !== values.email);
  return (chosen: string | null) => {
    const role = evaluationRoles.find((each) => each === chosen) ?? null;
    if (isTyped) return setValues({ role });
    const known = remembered.find((one) => one.role === role);
    const { email = '', first_name = '', last_name = '' } = known ?? {};
    setValues({ role, email, first_name, last_name });
  };
}

/** From the catalogue that the device keeps, so that there is hardly ever a wait. */
function Processes({ form: asked }: { form: AskForm }) {
  const { t } = useTranslation();
  const { data: catalogue, isError, refetch } = useQuery(workProcessesQuery);
  if (!catalogue && isError)
    return (
      <PanelError title={t('student_evaluations.ask.catalogue_failed')} onRetry={() => refetch()} />
    );
  if (!catalogue) return <RowsSkeleton rows={3} />;
  const wanted = Number(asked.values.diploma_id);
  return (
    <ProcessChoice
      processes={catalogue.filter(({ diploma }) => diploma.diploma_id === wanted)}
      chosen={asked.values.work_process_ids}
      error={asked.errors.work_process_ids}
      onChoose={(ids) => asked.setFieldValue('work_process_ids', ids)}
    />
  );
}

function Evaluator({ form: asked }: { form: AskForm }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        type="email"
        label={t('student_evaluations.ask.email')}
        required
        maxLength={254}
        {...asked.getInputProps('email')}
      />
      {(['first_name', 'last_name'] as const).map((name) => (
        <TextInput
          key={name}
          className={form.half}
          label={t(`student_evaluations.ask.${name}`)}
          maxLength={100}
          {...asked.getInputProps(name)}
        />
      ))}
      <p className={text.secondary}>
        {t('student_evaluations.ask.name_hint')} {t('student_evaluations.ask.mail')}
      </p>
    </>
  );
}

function Self({ student: { id, name } }: { student: OneStudent }) {
  const { t } = useTranslation();
  const isMine = signedInAs()?.id === id;
  return (
    <p className={text.secondary}>
      {isMine
        ? t('student_evaluations.ask.own')
        : t('student_evaluations.ask.for_student', { name })}
    </p>
  );
}
