import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { StudentReaders } from '../../features/evaluations/StudentReaders.tsx';
import { ExperiencePanel } from '../../features/experience/ExperiencePanel.tsx';
import { ProfilePage } from '../../features/profile/ProfilePage.tsx';
import { SchoolChoice } from '../../features/profile/SchoolChoice.tsx';
import { StudiesPanel } from '../../features/studies/StudiesPanel.tsx';
import { placeIn } from '../../platform/search.ts';
import { meQuery } from '../../platform/session.ts';

export const Route = createFileRoute('/_app/profile')({
  staticData: { wing: 'profile' },
  validateSearch: placeIn,
  component: ProfileRoute,
});

/** A student's work experience and studies are stored like those of a client. */
function ProfileRoute() {
  const { organisation_id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: me } = useQuery(meQuery);
  const studies = me?.account_types.filter(({ code }) => code === 'student') ?? [];
  const chosen = studies.find(({ organisation }) => organisation.id === organisation_id);
  const { organisation, person } = chosen ?? studies[0] ?? {};
  if (!organisation || !person) return null;
  return (
    <ProfilePage
      key={organisation.id}
      organisationId={organisation.id}
      school={
        <SchoolChoice
          schools={studies.map((one) => one.organisation)}
          chosen={organisation}
          onChoose={(id) => navigate({ search: { organisation_id: id } })}
        />
      }
      experience={<ExperiencePanel clientId={person.id} isOwn />}
      studies={<StudiesPanel clientId={person.id} isOwn />}
      readers={<StudentReaders studentId={person.id} />}
    />
  );
}
