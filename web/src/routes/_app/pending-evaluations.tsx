import { createFileRoute } from '@tanstack/react-router';
import { PendingPage } from '../../features/evaluations/PendingPage.tsx';

export const Route = createFileRoute('/_app/pending-evaluations')({ component: PendingPage });
