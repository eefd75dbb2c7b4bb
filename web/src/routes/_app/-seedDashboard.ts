import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';
import {
  type Dashboard,
  type PanelName,
  panelNames,
  panelPageSize,
} from '@traject/contract/dashboard';
import { applicationsQuery } from '../../features/applications/applications.api.ts';
import { clientQuery } from '../../features/clients/clients.api.ts';
import { documentsQuery } from '../../features/documents/documents.api.ts';
import { experienceQuery } from '../../features/experience/experience.api.ts';
import { invoicesQuery } from '../../features/invoices/invoices.api.ts';
import { membersQuery } from '../../features/members/members.api.ts';
import { sharedQuery } from '../../features/portal/portal.api.ts';
import { studiesQuery } from '../../features/studies/studies.api.ts';
import { headQuery, trajectoryQuery } from '../../features/trajectories/trajectories.api.ts';

/** Puts every part into the cache, as if its panel had asked for it. */
export function seedDashboard(queries: QueryClient, dashboard: Dashboard) {
  const { trajectory, client, members, shared } = dashboard;
  queries.setQueryData(trajectoryQuery(trajectory.id).queryKey, trajectory);
  queries.setQueryData(headQuery(trajectory.id).queryKey, trajectory);
  queries.setQueryData(clientQuery(client.id).queryKey, client);
  queries.setQueryData(membersQuery(trajectory.id).queryKey, members);
  queries.setQueryData(sharedQuery(trajectory.id).queryKey, shared);
  const keys = keysOf(trajectory.id, client.id);
  for (const panel of panelNames) {
    const queryKey = keys[panel] ?? [panel, trajectory.id];
    queries.setQueryData(queryKey, dashboard[panel]);
    // A panel with pages may show a later one, which is not part of the answer.
    if (!Array.isArray(dashboard[panel]))
      queries.refetchQueries({ queryKey: queryKey.slice(0, -1), type: 'active', stale: true });
  }
}

type Keys = { [Panel in PanelName]?: DataTag<QueryKey, Dashboard[Panel], Error> };

/**
 * Where a panel looks for what it shows first. Any other has a list of the trajectory, which
 * `listQuery` keeps under the name of the panel and the number of the trajectory.
 */
function keysOf(trajectoryId: number, clientId: number): Keys {
  const firstPage = { page: 1, per_page: panelPageSize };
  return {
    experience: experienceQuery(clientId).queryKey,
    studies: studiesQuery(clientId).queryKey,
    documents: documentsQuery(trajectoryId, firstPage).queryKey,
    applications: applicationsQuery(trajectoryId, firstPage).queryKey,
    invoices: invoicesQuery(trajectoryId, firstPage).queryKey,
  };
}
