import { ActionIcon } from '@mantine/core';
import { IconCircleX, IconEye, IconPencil, IconSend } from '@tabler/icons-react';
import type { EvaluationRow } from '@traject/contract/evaluations';
import { evaluationsKey } from '../../../platform/evaluationsKey.ts';
import { formatDate } from '../../../platform/format.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useRemove } from '../../../platform/useRemove.ts';
import { useSave } from '../../../platform/useSave.ts';
import { type Column, rowLink } from '../../../ui/DataTable.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { levelOf } from '../../../ui/levels/levels.tsx';
import { mailTrouble } from '../../../ui/mail/mailTrouble.ts';
import { RemindersIcon } from '../../../ui/reminders/RemindersIcon.tsx';
import { StatusLine } from '../../../ui/StatusLine.tsx';
import { Tip } from '../../../ui/Tip.tsx';
import text from '../../../ui/text.module.css';
import { askAgain, withdrawEvaluation } from '../evaluation.api.ts';
import { EvaluationLink } from '../links.tsx';
import { useRoleName } from '../names.ts';
import { setReminders } from './reminders.api.ts';
import classes from './student.module.css';

type Columns = Column<EvaluationRow>[];

export function useEvaluationColumns(studentId: number): Columns {
  const roleName = useRoleName(studentId);
  const column = (
    key: 'diploma' | 'role' | 'level' | 'evaluator' | 'date',
    cell: Columns[number]['cell'],
    width: number | string,
  ): Columns[number] => ({ key, header: `student_evaluations.${key}`, cell, width });

  return [
    column('diploma', ({ diploma }) => diploma.title, '15%'),
    {
      key: 'qualification',
      header: 'student_evaluations.qualification',
      cell: (evaluation) => <Qualification evaluation={evaluation} />,
      primary: true,
    },
    column('role', ({ evaluator_role }) => roleName(evaluator_role.name), 128),
    column('level', (evaluation) => <LevelWord evaluation={evaluation} />, 110),
    column('evaluator', (evaluation) => <Evaluator evaluation={evaluation} />, '16%'),
    column('date', (evaluation) => <Moment evaluation={evaluation} />, 164),
    {
      key: 'actions',
      header: 'student_evaluations.actions',
      cell: (evaluation) => <Actions evaluation={evaluation} />,
      width: 132,
      actions: true,
    },
  ];
}

type Cell = { evaluation: EvaluationRow };

/** An expired one cannot be opened any more. */
function Qualification({ evaluation }: Cell) {
  const { number, title } = evaluation.work_process;
  const name = `${number} ${title}`;
  if (evaluation.is_expired) return name;
  return (
    <EvaluationLink of={evaluation} className={rowLink}>
      {name}
    </EvaluationLink>
  );
}

/** Who was asked and, while that matters, whether the mail arrived and who was reminded. */
function Evaluator({ evaluation: { evaluator, pending, mail, reminders } }: Cell) {
  const { t } = useTranslation();
  const trouble = pending ? mailTrouble(mail, t) : undefined;
  const latest = pending ? reminders?.sent.at(-1) : undefined;
  return (
    <>
      {evaluator.name}
      {trouble && <StatusLine kind={trouble.kind}>{trouble.words}</StatusLine>}
      {latest && (
        <p className={text.secondary}>
          {t('reminders.sent', { number: latest.number, date: formatDate(latest.at) })}
        </p>
      )}
    </>
  );
}

function LevelWord({ evaluation: { pending, is_expired, score, no_level, is_covered } }: Cell) {
  const { t } = useTranslation();
  const level = levelOf(score);
  if (is_expired) return <span className={classes.over}>{t('evaluation.expired')}</span>;
  if (is_covered) return t('evaluation.given.covered_short');
  if (no_level) return t(`evaluation.no_levels.${no_level}`);
  return pending || !level ? '–' : t(`levels.${level}`);
}

/** When it was evaluated, or until when that can be done. */
function Moment({ evaluation: { pending, done_at, expires_at } }: Cell) {
  const { t } = useTranslation();
  const date = formatDate(done_at ?? expires_at);
  return (
    <span className={`${text.num} ${classes.moment}`}>
      {pending ? t('student_evaluations.until', { date }) : date}
    </span>
  );
}

type ActionProps = { evaluation: EvaluationRow };

/** A pencil for the person asked to score it, an eye for those who may read it. */
function Actions({ evaluation }: ActionProps) {
  const { t } = useTranslation();
  const withdraw = useWithdraw();
  const again = useAgain();
  const { may_score, may_withdraw, is_expired, work_process, pending, reminders } = evaluation;
  const { title } = work_process;
  const Icon = may_score ? IconPencil : IconEye;
  const label = t(may_score ? 'student_evaluations.score' : 'student_evaluations.view', { title });
  return (
    <>
      {pending && reminders && (
        <RemindersIcon
          of={reminders}
          name={title}
          save={(off) => setReminders(evaluation.id, off)}
          refresh={evaluationsKey}
        />
      )}
      {evaluation.may_ask_again && (
        <IconButton
          label={t('student_evaluations.again.action', { title })}
          icon={IconSend}
          onClick={() => again(evaluation)}
        />
      )}
      {may_withdraw && (
        <IconButton
          label={t('student_evaluations.withdraw.action', { title })}
          icon={IconCircleX}
          onClick={() => withdraw(evaluation)}
        />
      )}
      {!is_expired && (
        <Tip label={label}>
          <ActionIcon
            aria-label={label}
            renderRoot={(props) => <EvaluationLink of={evaluation} {...props} />}
          >
            <Icon size={17} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tip>
      )}
    </>
  );
}

/** The same request to the same person; the toast says until when they can answer it. */
function useAgain() {
  const { t } = useTranslation();
  const { submit } = useSave({
    save: ({ id }: EvaluationRow) => askAgain(id),
    refresh: evaluationsKey,
    done: ({ evaluator, expires_at }) =>
      t('student_evaluations.again.done', { name: evaluator.name, date: formatDate(expires_at) }),
    failed: 'notify.evaluation.again_error',
    shown: [],
  });
  return (evaluation: EvaluationRow) => submit(evaluation);
}

function useWithdraw() {
  const { t } = useTranslation();
  return useRemove({
    remove: ({ id }: EvaluationRow) => withdrawEvaluation(id),
    question: ({ evaluator, work_process: { title } }) => ({
      title: t('student_evaluations.withdraw.title'),
      message: t('student_evaluations.withdraw.message', { name: evaluator.name, title }),
      confirmText: t('student_evaluations.withdraw.yes'),
    }),
    refresh: evaluationsKey,
    done: 'notify.evaluation.withdraw_success',
    failed: 'notify.evaluation.withdraw_error',
  });
}
