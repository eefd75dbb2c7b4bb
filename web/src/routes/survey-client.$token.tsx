import { createFileRoute } from '@tanstack/react-router';
import { PublicShell } from '../features/shell/PublicShell.tsx';
import { SurveyPage } from '../features/surveys/fill/SurveyPage.tsx';
import { loadTexts } from '../platform/i18n.ts';
import { ConfirmProvider } from '../ui/ConfirmProvider.tsx';

export const Route = createFileRoute('/survey-client/$token')({
  loader: () => loadTexts('survey'),
  component: SurveyClientRoute,
});

function SurveyClientRoute() {
  const { token } = Route.useParams();
  return (
    <PublicShell>
      <ConfirmProvider>
        <SurveyPage key={token} type="client" token={token} />
      </ConfirmProvider>
    </PublicShell>
  );
}
