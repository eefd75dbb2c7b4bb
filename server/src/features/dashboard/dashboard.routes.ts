import type { Language } from '@traject/contract/common/languages';
import { type Dashboard, dashboardApi, panelPageSize } from '@traject/contract/dashboard';
import type { Db } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { today } from '../../platform/program/clock.ts';
import type { World } from '../../platform/program/world.ts';
import { listApplications } from '../applications/applications.service.ts';
import { listAppointments } from '../appointments/appointments.service.ts';
import { getClient } from '../clients/clients.service.ts';
import { listDocuments } from '../documents/documents.service.ts';
import { readInvoices } from '../invoices/invoices.service.ts';
import { type Looking, listMembers } from '../members/members.service.ts';
import { listNotes, readerOf } from '../notes/notes.service.ts';
import { readShared } from '../portal/portal.service.ts';
import { listSurveys } from '../surveys/surveys.service.ts';
import { listTasks } from '../tasks/tasks.service.ts';
import { listTests } from '../tests/tests.service.ts';
import { getTrajectory } from '../trajectories/trajectories.service.ts';

export function dashboardRoutes(serve: Serve, { clock }: World) {
  serve(dashboardApi.get, ({ db, trajectory, user, self, language }) => {
    const reader = { language, now: clock(), day: today(clock), ofNotes: readerOf(user, self) };
    return readDashboard(db, { trajectory, self, clock }, reader);
  });
}

type Reader = { language: Language; now: Date; day: string; ofNotes: ReturnType<typeof readerOf> };
const query = { page: 1, per_page: panelPageSize };

async function readDashboard(db: Db, looking: Looking, reader: Reader): Promise<Dashboard> {
  const { id, client_id } = looking.trajectory;
  const [trajectory, client, members, shared, panels] = await Promise.all([
    getTrajectory(db, id, reader),
    getClient(db, client_id),
    listMembers(db, looking),
    readShared(db, id, reader.now),
    readPanels(db, id, reader),
  ]);
  const { job_functions: experience, studies } = client;
  const lists = { ...panels, experience, studies };
  return { trajectory, client, members, shared, ...lists, counts: countsOf(lists) };
}

const readPanels = (db: Db, id: number, { language, now, day, ofNotes }: Reader) =>
  together({
    notes: listNotes(db, { trajectoryId: id, ...ofNotes }),
    tasks: listTasks(db, id, day),
    appointments: listAppointments(db, id, [ofNotes.selfId]),
    tests: listTests(db, id),
    documents: listDocuments(db, id, { query, now }),
    applications: listApplications(db, id, query),
    invoices: readInvoices(db, id, { query, language, today: day }),
    surveys: listSurveys(db, id, now),
  });

const together = async <T extends Record<string, unknown>>(reads: T) =>
  Object.fromEntries(
    await Promise.all(Object.entries(reads).map(async ([name, read]) => [name, await read])),
  ) as { [Name in keyof T]: Awaited<T[Name]> };

type List = unknown[] | { meta: { total: number } };

/** How many there are of each, including those beyond the first page. */
const countsOf = <T extends Record<string, List>>(lists: T) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [
      name,
      Array.isArray(list) ? list.length : list.meta.total,
    ]),
  ) as Record<keyof T, number>;
