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
  const { first_name = '', last_name = '' } = person ?? {};
  return { name: `${first_name} ${last_name}`.trim(), first_name, last_name, leave };
}
