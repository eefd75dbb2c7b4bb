import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/invoicing/')({
  beforeLoad: () => {
    throw redirect({ to: '/invoicing/details', replace: true });
  },
});
