import { usePrefetchQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { chartQuery } from '../../features/evaluations/evaluation.api.ts';
import { WithStudent } from '../../features/evaluations/WithStudent.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { ChartWithGrowth } from './-ChartWithGrowth.tsx';

export const Route = createFileRoute('/_app/chart/$studentId/$diplomaId')({
  staticData: { wing: 'school' },
  component: ChartRoute,
});

function ChartRoute() {
  const { t } = useTranslation();
  const { studentId, diplomaId } = Route.useParams();
  usePrefetchQuery(chartQuery(Number(studentId), Number(diplomaId)));
  return (
    <WithStudent studentId={studentId} title={t('chart.page')} failed={t('chart.failed')}>
      {(student) => (
        <ChartWithGrowth
          key={`${student.id} ${diplomaId}`}
          student={student}
          diplomaId={diplomaId}
        />
      )}
    </WithStudent>
  );
}
