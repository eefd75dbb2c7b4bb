import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Evaluation } from '@traject/contract/evaluations';
import { useTranslation } from '../../../platform/i18n.ts';
import { Row } from '../../../ui/layout.tsx';
import text from '../../../ui/text.module.css';
import { EvaluationLink } from '../links.tsx';
import { pendingQuery } from '../pending.api.ts';
import { ofStudent } from './round.ts';
import classes from './StudentProcesses.module.css';

/** All that the reader was asked about this student, to step through without leaving. */
export function StudentProcesses({ evaluation: { id, student } }: { evaluation: Evaluation }) {
  const { t } = useTranslation();
  const { data: pending = [] } = useQuery(pendingQuery);
  const all = ofStudent(useQueryClient(), pending, student.id);
  if (all.length < 2 || all.every((one) => one.id !== id)) return null;
  return (
    <nav className={classes.nav} aria-label={t('evaluation.others', student)}>
      <p className={text.secondary}>{t('evaluation.others', student)}</p>
      <Row as="ul" gap={6} wrap className={classes.list}>
        {all.map((one) => {
          const { number, title } = one.work_process;
          const role = t(`evaluations.role.${one.evaluator_role.name}`);
          const state = t(`evaluation.${one.is_done ? 'is_done' : 'is_open'}`);
          return (
            <li key={one.id}>
              <EvaluationLink
                of={one}
                className={classes.step}
                title={title}
                aria-label={`${number} ${title}, ${role}, ${state}`}
                aria-current={one.id === id ? 'page' : undefined}
              >
                {number}
                {one.is_done && <IconCheck size={14} stroke={2.25} aria-hidden />}
              </EvaluationLink>
            </li>
          );
        })}
      </Row>
    </nav>
  );
}
