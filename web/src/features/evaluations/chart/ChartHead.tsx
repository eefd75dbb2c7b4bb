import { Link } from '@tanstack/react-router';
import type { OneStudent } from '@traject/contract/evaluations';
import { useTranslation } from 'react-i18next';
import { signedInAs } from '../../../platform/token.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { diplomaName } from '../diplomaName.ts';
import classes from './chart.module.css';

type Props = { student: OneStudent; diplomaId: number };

export function ChartHead({ student, diplomaId }: Props) {
  const { t } = useTranslation();
  const diploma = student.diplomas.find(({ diploma_id }) => diploma_id === diplomaId);
  return (
    <div className={classes.head}>
      <PageHead title={student.name} back={<Back student={student} />} />
      {diploma && <p className={classes.diploma}>{diplomaName(diploma, t)}</p>}
    </div>
  );
}

/** A student came from the own evaluations; the list of students has one row for them. */
function Back({ student: { id } }: Pick<Props, 'student'>) {
  const { t } = useTranslation();
  return signedInAs()?.id === id ? (
    <Link to="/evaluations/$studentId" params={{ studentId: String(id) }}>
      {t('chart.own_back')}
    </Link>
  ) : (
    <Link to="/evaluation-students">{t('chart.back')}</Link>
  );
}
