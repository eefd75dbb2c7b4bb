import { createFileRoute } from '@tanstack/react-router';
import { PublicShell } from '../features/shell/PublicShell.tsx';
import { SurveyPage } from '../features/surveys/fill/SurveyPage.tsx';
import { loadTexts } from '../platform/i18n.ts';
import { ConfirmProvider } from '../ui/ConfirmProvider.tsx';

export const Route = createFileRoute('/survey-employer/$token')({
  loader: () => loadTexts('survey'),
  component: SurveyEmployerRoute,
});

function SurveyEmployerRoute() {
  const { token } = Route.useParams();
  return (
    <PublicShell>
      <ConfirmProvider>
        <SurveyPage key={token} type="employer" token={token} />
      </ConfirmProvider>
    </PublicShell>
  );
}
