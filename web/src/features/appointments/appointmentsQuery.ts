import { type Appointment, appointmentListApi } from '@traject/contract/common/appointmentRecord';
import { listQuery } from '../../platform/recordCalls.ts';

/** Whatever changes one may change all: a series, the week, and what clashes. */
export const appointmentsKey = ['appointments'];

export const appointmentsQuery = (trajectoryId: number) =>
  listQuery('appointments', appointmentListApi.list, { trajectoryId });

export type Slot = { date: string; start: string; end: string };

type Person = { name: string | null; email: string | null };
/** The parties of the trajectory, where they are known. */
export type Recipients = { client: Person; employer: Person };

/** What is open over a calendar: one to look at, or a time for a new one. */
export type Opened = { look: Appointment } | { slot: Partial<Slot> };
