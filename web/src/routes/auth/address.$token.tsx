import { createFileRoute } from '@tanstack/react-router';
import { AnswerAddress } from '../../features/auth/AnswerAddress.tsx';
import { loadTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/auth/address/$token')({
  loader: () => loadTexts('auth_account'),
  component: () => <AnswerAddress token={Route.useParams().token} />,
});
