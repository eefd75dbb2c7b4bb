import * as z from 'zod/mini';
import { application } from './applications.ts';
import { client } from './clients.ts';
import { appointment } from './common/appointmentRecord.ts';
import { endpoint } from './common/endpoint.ts';
import { idOf } from './common/fields.ts';
import { pageOf } from './common/page.ts';
import { document } from './documents.ts';
import { experience } from './experience.ts';
import { invoice } from './invoices.ts';
import { members } from './members.ts';
import { note } from './notes.ts';
import { shared } from './portal.ts';
import { study } from './studies.ts';
import { survey } from './surveys.ts';
import { task } from './tasks.shapes.ts';
import { test } from './tests.ts';
import { trajectory } from './trajectories.ts';

/** How many rows a panel with pages shows on its first page. */
export const panelPageSize = 5;

/**
 * The panels of a trajectory besides its own: what the dashboard reads, counts, seeds and shows.
 * Each has the shape of its own call, so that a screen can put it where that call's answer goes.
 */
const panels = {
  notes: z.array(note),
  tasks: z.array(task),
  appointments: z.array(appointment),
  experience: z.array(experience),
  studies: z.array(study),
  tests: z.array(test),
  documents: pageOf(document),
  applications: pageOf(application),
  invoices: pageOf(invoice),
  surveys: z.array(survey),
};
export type PanelName = keyof typeof panels;
export const panelNames = Object.keys(panels) as PanelName[];

const counts = Object.fromEntries(panelNames.map((name) => [name, z.int()])) as Record<
  PanelName,
  z.ZodMiniInt
>;

export const dashboard = z.object({
  trajectory,
  client,
  members,
  shared,
  ...panels,
  counts: z.object(counts),
});

export type Dashboard = z.infer<typeof dashboard>;

/** The first paint of a trajectory's dashboard in one call. */
export const dashboardApi = {
  get: endpoint({
    summary: 'Returns a trajectory with the first page of each of its panels',
    method: 'GET',
    path: '/trajectories/:trajectoryId/dashboard',
    access: 'trajectories',
    params: z.strictObject({ trajectoryId: idOf('trajectory') }),
    response: dashboard,
  }),
};
