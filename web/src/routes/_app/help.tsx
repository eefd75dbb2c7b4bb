import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '../../features/help/HelpPage.tsx';

export const Route = createFileRoute('/_app/help')({
  staticData: { wing: 'help' },
  component: HelpPage,
});
