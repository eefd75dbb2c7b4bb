import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazily } from '../../platform/lazily.ts';
import { meQuery, signOut } from '../../platform/session.ts';
import { signedInAs } from '../../platform/token.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { unsaved } from '../../ui/unsaved.ts';

const OwnPicture = lazily(() => import('./OwnPicture.tsx'), 'OwnPicture');

/** Without a picture, nothing is loaded that would show one. */
export function OwnAvatar({ name }: { name: string }) {
  const { data: me } = useQuery({ ...meQuery, enabled: false });
  const initials = <Avatar name={name} />;
  if (!me?.has_picture) return initials;
  return (
    <Suspense fallback={initials}>
      <OwnPicture name={name} />
    </Suspense>
  );
}

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
