import { useQueryClient } from '@tanstack/react-query';
import type { EvaluationRole } from '@traject/contract/common/evaluationRoles';
import {
  type EvaluationRequest,
  type EvaluationRow,
  evaluationRequest,
  type OneStudent,
} from '@traject/contract/evaluations';
import { formatDate } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { placeOf } from '../../../platform/placeOf.ts';
import { signedInAs } from '../../../platform/token.ts';
import { unversioned, useRecordForm } from '../../../platform/useRecordForm.ts';
import { toast } from '../../../ui/toast.ts';
import { askEvaluations, studentKey } from '../evaluation.api.ts';
import { pendingQuery } from '../pending.api.ts';

export type AskForm = ReturnType<typeof useAskForm>['form'];

type Values = {
  diploma_id: string | null;
  work_process_ids: number[];
  role: EvaluationRole | null;
  email: string;
  first_name: string;
  last_name: string;
};

export type Again = { diploma_id: number; work_process_id: number };
type Options = { again: Again | undefined; onClose: () => void };

export function useAskForm(student: OneStudent, { again, onClose }: Options) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const tell = useTold(student);
  return useRecordForm({
    ...unversioned,
    draft: placeOf({ student: student.id, evaluation: undefined }),
    start: { ...startOf(student), ...(again && aboutOf(again)) },
    schema: evaluationRequest,
    toInput,
    save: async (request) => ({
      email: request.email,
      asked: await askEvaluations(student.id, request),
    }),
    label: (name) =>
      name === 'work_process_ids' || name === 'diploma_id'
        ? t('student_evaluations.ask.work_processes')
        : t(`student_evaluations.ask.${name}`),
    refresh: studentKey(student.id),
    done: undefined,
    onSaved: (sent) => {
      // The reader may have asked for their own view.
      queries.invalidateQueries({ queryKey: pendingQuery.queryKey });
      tell(sent);
      onClose();
    },
  });
}

/** Whom the mail went to, and until when they can answer it. */
function useTold(student: OneStudent) {
  const { t } = useTranslation();
  return ({ email, asked: [first] }: { email: string | undefined; asked: EvaluationRow[] }) => {
    if (!first) return;
    const { name } = first.evaluator;
    const to = email ? t('student_evaluations.ask.person', { name, email }) : name;
    const isOwn = !email && signedInAs()?.id === student.id;
    toast.success(
      isOwn ? t('student_evaluations.ask.done_own') : t('student_evaluations.ask.done', { to }),
      t('student_evaluations.ask.done_text', { date: formatDate(first.expires_at) }),
    );
  };
}

const startOf = ({ diplomas: [diploma, another] }: OneStudent): Values => ({
  diploma_id: diploma && !another ? String(diploma.diploma_id) : null,
  work_process_ids: [],
  role: null,
  email: '',
  first_name: '',
  last_name: '',
});

const aboutOf = ({ diploma_id, work_process_id }: Again) => ({
  diploma_id: String(diploma_id),
  work_process_ids: [work_process_id],
});

/** The student needs no address: it is known. */
const toInput = ({ diploma_id, work_process_ids, role, ...person }: Values) =>
  ({
    diploma_id: Number(diploma_id),
    work_process_ids,
    role,
    ...(role !== 'student' && {
      email: person.email,
      first_name: person.first_name || null,
      last_name: person.last_name || null,
    }),
  }) as EvaluationRequest;
