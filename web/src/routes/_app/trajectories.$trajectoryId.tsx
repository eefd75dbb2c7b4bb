import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ApplicationsPanel } from '../../features/applications/ApplicationsPanel.tsx';
import { clientQuery } from '../../features/clients/clients.api.ts';
import { ProfileIntro } from '../../features/clients/ProfileIntro.tsx';
import { ProfilePanel } from '../../features/clients/ProfilePanel.tsx';
import { DashboardLayout } from '../../features/dashboard/DashboardLayout.tsx';
import { DashboardSkeleton } from '../../features/dashboard/DashboardSkeleton.tsx';
import { dashboardQuery } from '../../features/dashboard/dashboard.api.ts';
import { useClosed } from '../../features/dashboard/useClosed.ts';
import {
  DocumentsPanel,
  type DocumentsProps,
  type DocumentsShown,
} from '../../features/documents/DocumentsPanel.tsx';
import { ExperiencePanel } from '../../features/experience/ExperiencePanel.tsx';
import { HoursPanel } from '../../features/hours/HoursPanel.tsx';
import { InvoicesPanel } from '../../features/invoices/InvoicesPanel.tsx';
import { membersQuery } from '../../features/members/members.api.ts';
import { NotesPanel } from '../../features/notes/NotesPanel.tsx';
import { StudiesPanel } from '../../features/studies/StudiesPanel.tsx';
import { SurveysPanel } from '../../features/surveys/SurveysPanel.tsx';
import { TasksPanel } from '../../features/tasks/TasksPanel.tsx';
import { TestsPanel } from '../../features/tests/TestsPanel.tsx';
import { RemoveTrajectory } from '../../features/trajectories/RemoveTrajectory.tsx';
import { trajectoriesKey, trajectoryQuery } from '../../features/trajectories/trajectories.api.ts';
import { TrajectoryReaders, WhoSeesDialog } from '../../features/visibility/TrajectoryReaders.tsx';
import { couldHere } from '../../platform/enter.ts';
import { home } from '../../platform/paths.ts';
import { referenceQuery } from '../../platform/reference.ts';
import { pageOf, reading, wordOf } from '../../platform/search.ts';
import { meQuery } from '../../platform/session.ts';
import { useCan } from '../../platform/useCan.ts';
import { useReturn } from '../../platform/useReturn.ts';
import { statusOf } from '../../platform/useSave.ts';
import { Stack } from '../../ui/layout.tsx';
import { AppointmentsPart } from './-AppointmentsPart.tsx';
import { SharedPart } from './-SharedPart.tsx';
import { seedDashboard } from './-seedDashboard.ts';
import { TrajectoryState } from './-TrajectoryState.tsx';
import { HeadRoute, Unopened, useOpenInvoice } from './-Unopened.tsx';

export const Route = createFileRoute('/_app/trajectories/$trajectoryId')({
  staticData: { wing: 'desk' },
  validateSearch: reading<DocumentsShown>({ document_page: pageOf, document_type: wordOf }),
  loader: ({ context, params }) => {
    const me = context.queries.getQueryData(meQuery.queryKey);
    if (!(me ? me.abilities.includes('trajectories') : couldHere('trajectories'))) return;
    context.queries.prefetchQuery(dashboardQuery(Number(params.trajectoryId), seedDashboard));
    context.queries.prefetchQuery(referenceQuery('fileTypes'));
  },
  component: TrajectoryRoute,
});

function TrajectoryRoute() {
  const { trajectoryId } = Route.useParams();
  return useCan('trajectories') ? <DashboardRoute /> : <HeadRoute id={trajectoryId} />;
}

function DashboardRoute() {
  const params = Route.useParams();
  const trajectoryId = Number(params.trajectoryId);
  const { data, error, refetch } = useQuery(dashboardQuery(trajectoryId, seedDashboard));
  useReturn(() => refetch());
  if (error && (!data || statusOf(error) === 404))
    return <Unopened id={params.trajectoryId} error={error} onRetry={() => refetch()} />;
  if (!data) return <DashboardSkeleton />;
  return <Opened key={trajectoryId} trajectoryId={trajectoryId} clientId={data.clientId} />;
}

type Ids = { trajectoryId: number; clientId: number };

function Opened({ trajectoryId, clientId }: Ids) {
  const queries = useQueryClient();
  const navigate = Route.useNavigate();
  const { data: trajectory, error } = useQuery(trajectoryQuery(trajectoryId));
  const { data: client } = useQuery(clientQuery(clientId));
  const { data: members, error: withoutMembers } = useQuery(membersQuery(trajectoryId));
  useClosed([error, withoutMembers], {
    client: client?.name,
    onLeave: () => navigate({ to: '/trajectories', ignoreBlocker: true }),
  });

  const recipients = {
    client: { name: client?.name ?? null, email: client?.email ?? null },
    employer: {
      name: trajectory?.contact_name ?? null,
      email: trajectory?.contact_email ?? null,
    },
  };
  const organisationId = trajectory?.organisation.id;
  const of = organisationId !== undefined && { trajectoryId, organisationId, recipients };
  /** The name of the client is in the trajectory and in the list too. */
  const renamed = () => {
    queries.invalidateQueries({ queryKey: trajectoryQuery(trajectoryId).queryKey });
    queries.invalidateQueries({ queryKey: trajectoriesKey });
  };
  const removed = () => {
    const { queryKey } = dashboardQuery(trajectoryId, seedDashboard);
    queries.invalidateQueries({ queryKey, refetchType: 'none' });
    navigate({ to: home, ignoreBlocker: true });
  };

  const restored = () => {
    queries.removeQueries({ queryKey: dashboardQuery(trajectoryId, seedDashboard).queryKey });
    const params = { trajectoryId: String(trajectoryId) };
    navigate({ to: '/trajectories/$trajectoryId', params, ignoreBlocker: true });
  };

  return (
    <DashboardLayout
      who={trajectory && client && { name: client.name, state: trajectory.trajectory_state }}
      intro={<ProfileIntro clientId={clientId} />}
      parts={{
        trajectory: <TrajectoryState trajectoryId={trajectoryId} recipients={recipients} />,
        notes: (
          <NotesPanel trajectoryId={trajectoryId} contactName={trajectory?.contact_name ?? null} />
        ),
        tasks: of && <TasksPanel {...of} version={trajectory?.version ?? 0} />,
        appointments: <AppointmentsPart trajectoryId={trajectoryId} recipients={recipients} />,
        shared: <SharedPart trajectoryId={trajectoryId} />,
        profile: <ProfilePanel clientId={clientId} onSaved={renamed} />,
        experience: <ExperiencePanel clientId={clientId} />,
        studies: <StudiesPanel clientId={clientId} />,
        tests: <TestsPanel trajectoryId={trajectoryId} />,
        documents: (
          <DocumentsPart
            trajectoryId={trajectoryId}
            organisationId={organisationId}
            recipients={recipients}
          />
        ),
        applications: <ApplicationsPanel trajectoryId={trajectoryId} />,
        invoices: <InvoicesPart trajectoryId={trajectoryId} organisationId={organisationId} />,
        surveys: of && <SurveysPanel {...of} />,
      }}
      remove={
        <Stack gap={8}>
          <TrajectoryReaders trajectoryId={trajectoryId} />
          {members?.may_share && (
            <RemoveTrajectory
              trajectoryId={trajectoryId}
              clientName={client?.name ?? ''}
              onRemoved={removed}
              onRestored={restored}
            />
          )}
        </Stack>
      }
    />
  );
}

type Documented = Pick<DocumentsProps, 'trajectoryId' | 'organisationId' | 'recipients'>;

/** Its page is in the address: here, so that turning it leaves the other panels alone. */
function DocumentsPart({ trajectoryId, ...of }: Documented) {
  const navigate = Route.useNavigate();
  return (
    <DocumentsPanel
      {...{ trajectoryId, ...of }}
      readers={(document, onClose) => <WhoSeesDialog {...{ trajectoryId, document, onClose }} />}
      shown={Route.useSearch()}
      onShown={(search) => navigate({ search, replace: true, resetScroll: false })}
    />
  );
}

type Billed = { trajectoryId: number; organisationId: number | undefined };

function InvoicesPart({ trajectoryId, organisationId }: Billed) {
  const openInvoice = useOpenInvoice(String(trajectoryId));
  return (
    <Stack gap={16}>
      <InvoicesPanel
        trajectoryId={trajectoryId}
        organisationId={organisationId}
        onCreated={openInvoice}
      />
      <HoursPanel trajectoryId={trajectoryId} organisationId={organisationId} />
    </Stack>
  );
}
