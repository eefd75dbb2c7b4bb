import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ExperiencePanel } from '../../features/experience/ExperiencePanel.tsx';
import { ProfilePage } from '../../features/profile/ProfilePage.tsx';
import { StudiesPanel } from '../../features/studies/StudiesPanel.tsx';
import { requireAbility } from '../../platform/guards.ts';
import { meQuery } from '../../platform/session.ts';

export const Route = createFileRoute('/_app/profile')({
  staticData: { texts: ['school'] },
  beforeLoad: ({ context }) => requireAbility(context.queries, 'profile'),
  component: ProfileRoute,
});

/** A student's work experience and studies are kept as those of a client are. */
function ProfileRoute() {
  const { data: me } = useQuery(meQuery);
  if (!me) return null;
  return (
    <ProfilePage
      experience={<ExperiencePanel clientId={me.id} />}
      studies={<StudiesPanel clientId={me.id} />}
    />
  );
}
