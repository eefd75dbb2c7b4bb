import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { surveyTemplateQuery } from '../../features/surveyTemplates/surveyTemplates.api.ts';
import { TemplatePage } from '../../features/surveyTemplates/TemplatePage.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { useNotFound } from '../../platform/useNotFound.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PanelError } from '../../ui/PanelError.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

export const Route = createFileRoute('/_app/survey-templates/$surveyTemplateId')({
  staticData: { wing: 'templates' },
  loader: ({ context, params }) => {
    context.queries.prefetchQuery(surveyTemplateQuery(Number(params.surveyTemplateId)));
  },
  component: SurveyTemplateRoute,
});

function SurveyTemplateRoute() {
  const { t } = useTranslation();
  const { surveyTemplateId } = Route.useParams();
  const { data, error, refetch } = useQuery(surveyTemplateQuery(Number(surveyTemplateId)));
  const isUnknown = useNotFound(error, 'notify.template.not_found', surveyTemplateId);
  const back = <Link to="/survey-templates">{t('survey_templates.title')}</Link>;
  if (isUnknown) return null;
  if (data) return <TemplatePage key={data.id} template={data} back={back} />;
  return (
    <>
      <PageHead title={t('survey_templates.survey')} back={back} />
      <Panel title={t('survey_templates.questions')}>
        {error ? (
          <PanelError title={t('survey_templates.failed_one')} onRetry={() => refetch()} />
        ) : (
          <RowsSkeleton rows={4} />
        )}
      </Panel>
    </>
  );
}
