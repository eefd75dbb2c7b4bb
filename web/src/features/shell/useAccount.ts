import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { signOut } from '../../platform/session.ts';
import { signedInAs } from '../../platform/token.ts';
import { unsaved } from '../../ui/unsaved.ts';

export function useAccount() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const person = signedInAs();

  const leave = async () => {
    if (!(await unsaved.mayGo())) return;
    await signOut(queries);
    await navigate({ to: '/auth', ignoreBlocker: true });
  };
  return { name: person ? `${person.first_name} ${person.last_name}` : '', leave };
}
