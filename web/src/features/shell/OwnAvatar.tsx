import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazily } from '../../platform/lazily.ts';
import { meQuery } from '../../platform/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';

const OwnPicture = lazily(() => import('./OwnPicture.tsx'), 'OwnPicture');

/** Who has no picture loads nothing that would show one. */
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
