import type { AskedEvaluation } from '@traject/contract/evaluationLinks';
import { useTranslation } from '../../platform/i18n.ts';
import { ChartList } from './ChartList.tsx';
import { fetchChart, fetchProfile } from './evaluationLinks.api.ts';
import { Fold } from './Fold.tsx';
import { ProfileList } from './ProfileList.tsx';

type Props = { token: string; evaluations: AskedEvaluation[] };

/** What the organisation shows to somebody in their role; read when it is opened. */
export function AboutStudent({ token, evaluations }: Props) {
  const { t } = useTranslation();
  const shown = evaluations.find(({ may_see_profile }) => may_see_profile);
  const charts = evaluations.filter(
    ({ may_see_chart, diploma }, at) =>
      may_see_chart &&
      evaluations.findIndex((one) => one.diploma.diploma_id === diploma.diploma_id) === at,
  );
  return (
    <>
      {shown && (
        <Fold
          title={t('evaluation_page.student.profile')}
          read={() => fetchProfile({ token, askedId: shown.id })}
        >
          {(profile) => <ProfileList place={{ token, askedId: shown.id }} profile={profile} />}
        </Fold>
      )}
      {charts.map(({ id, diploma }) => (
        <Fold
          key={id}
          title={
            charts.length > 1
              ? `${t('evaluation_page.student.chart')}: ${diploma.title}`
              : t('evaluation_page.student.chart')
          }
          read={() => fetchChart({ token, askedId: id })}
        >
          {(chart) => <ChartList chart={chart} />}
        </Fold>
      ))}
    </>
  );
}
