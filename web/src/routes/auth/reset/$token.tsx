import { createFileRoute } from '@tanstack/react-router';
import { ResetPassword } from '../../../features/auth/ResetPassword.tsx';

export const Route = createFileRoute('/auth/reset/$token')({
  component: () => <ResetPassword token={Route.useParams().token} />,
});
