import { createFileRoute } from '@tanstack/react-router';
import { Register } from '../../features/auth/Register.tsx';
import { leaveWhenSignedIn } from '../../platform/guards.ts';

export const Route = createFileRoute('/auth/register')({
  beforeLoad: leaveWhenSignedIn,
  component: Register,
});
