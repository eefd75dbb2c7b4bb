import * as z from 'zod/mini';
import { appointmentKinds, guestAnswers } from './appointmentRecord.ts';
import { id } from './fields.ts';
import { storedFile } from './storedFile.ts';

const parties = ['client', 'employer'] as const;
const someone = z.object({ name: z.string() });
const moment = z.nullable(z.string());

/** Where it stands, as each party may know it. */
export const portalSteps = {
  client: ['registered', 'agreement', 'preparation', 'guidance', 'finished'],
  employer: ['registered', 'proposal', 'agreement', 'guidance', 'finished'],
} as const;
const steps = [
  'registered',
  'agreement',
  'preparation',
  'proposal',
  'guidance',
  'finished',
] as const;

/** What a party is asked, by the page on which it is answered. */
export const questionKinds = ['review', 'document', 'survey', 'task', 'appointment'] as const;

export const portalFace = z.object({
  name: z.string(),
  has_logo: z.boolean(),
  /** Nothing for the colour of the house. */
  accent_color: z.string(),
  greeting: z.string(),
  help: z.string(),
});

export const portalQuestion = z.object({
  kind: z.enum(questionKinds),
  id,
  /** Of a document, a survey or a task; nothing for the trajectory itself. */
  title: z.nullable(z.string()),
  /** What the document is for. */
  action: z.nullable(z.string()),
  asked_at: z.string(),
  /** When it is to be done. */
  due_on: moment,
  /** Until when it can be answered. */
  ends_at: moment,
});

export const portalAppointment = z.object({
  id,
  /** What answering it asks for. */
  guest_id: id,
  kind: z.enum(appointmentKinds),
  title: z.string(),
  place: z.string(),
  video_url: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  answer: z.nullable(z.enum(guestAnswers)),
});

export const portalDocument = z.object({
  /** Of one file that was sent to them. */
  id,
  ...storedFile,
  size: z.int(),
  type: z.string(),
  sent_at: z.string(),
});

/** What they answered, newest first. */
export const portalAnswer = z.object({
  kind: z.enum(questionKinds),
  id,
  title: z.nullable(z.string()),
  at: z.string(),
  /** Nothing where there was nothing to agree to. */
  approved: z.nullable(z.boolean()),
  reason: z.nullable(z.string()),
});

/** All that a party sees of a trajectory, and nothing else. */
export const portalPage = z.object({
  id,
  party: z.enum(parties),
  client: someone,
  organisation: portalFace,
  counselor: z.extend(someone, { email: z.string(), phone_number: z.nullable(z.string()) }),
  step: z.enum(steps),
  /** Once it has ended: until when this page can be read. */
  ends_at: moment,
  asked: z.array(portalQuestion),
  /** The coming ones, the next first. */
  appointments: z.array(portalAppointment),
  notes: z.array(z.object({ id, date: z.string(), note: z.string(), author: someone })),
  documents: z.array(portalDocument),
  answers: z.array(portalAnswer),
  invoices: z.array(
    z.object({ id, invoice_number: z.string(), invoice_date: z.string(), total_with_vat: z.int() }),
  ),
  /** Messages that they have not seen. */
  unread: z.int(),
});

/** One of the pages that an address opens at an organisation. */
const portalRow = z.object({
  id,
  party: z.enum(parties),
  client: someone,
  step: z.enum(steps),
  asked: z.int(),
  unread: z.int(),
  next: moment,
});

export const portal = z.object({
  email: z.string(),
  organisation: portalFace,
  pages: z.array(portalRow),
  /** Until when this browser is known. */
  expires_at: z.string(),
  remembered: z.boolean(),
  sessions: z.array(
    z.object({
      id,
      browser: z.nullable(z.string()),
      created_at: z.string(),
      last_used_at: z.string(),
      is_this: z.boolean(),
    }),
  ),
});

export type PortalFace = z.infer<typeof portalFace>;
export type PortalQuestion = z.infer<typeof portalQuestion>;
export type PortalAppointment = z.infer<typeof portalAppointment>;
export type PortalDocument = z.infer<typeof portalDocument>;
export type PortalAnswer = z.infer<typeof portalAnswer>;
export type PortalPage = z.infer<typeof portalPage>;
export type PortalStep = (typeof steps)[number];
export type QuestionKind = (typeof questionKinds)[number];
export type Portal = z.infer<typeof portal>;
