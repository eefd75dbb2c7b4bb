import * as z from 'zod/mini';
import { answerInput, appointment, guest } from './appointmentRecord.ts';
import { byLink, endpoint } from './endpoint.ts';
import { linkToken } from './fields.ts';

const someone = z.object({ name: z.string() });

/** What a guest sees: when, where and with whom. */
export const publicAppointment = z.object({
  ...z.pick(appointment, {
    id: true,
    kind: true,
    title: true,
    text: true,
    place: true,
    video_url: true,
    date: true,
    start: true,
    end: true,
    series: true,
    cancelled_at: true,
  }).shape,
  recipient: someone,
  organisation: z.extend(someone, { has_logo: z.boolean() }),
  /** Who asked them, and whom they may ask. */
  counselor: z.extend(someone, { email: z.string(), phone_number: z.nullable(z.string()) }),
  /** The others who were asked. */
  others: z.array(someone),
  /** In a series: the coming ones, of which the first is shown above. */
  dates: z.array(z.object({ date: z.string(), start: z.string(), end: z.string() })),
  answer: guest.shape.answer,
  answer_text: z.nullable(z.string()),
  /** Until it starts. */
  may_answer: z.boolean(),
  /** Colleagues are addressed differently from guests from outside. */
  is_colleague: z.boolean(),
});
export type PublicAppointment = z.infer<typeof publicAppointment>;

const behindLink = {
  access: 'link',
  link: 'appointment',
  path: '/appointment/:token',
  params: z.strictObject({ token: linkToken }),
} as const;

/** Separate, because the page behind the link loads nothing else of appointments. */
export const appointmentPageApi = {
  fetch: endpoint({
    summary: 'Returns an appointment through a link',
    about: 'appointment',
    ...behindLink,
    method: 'GET',
    recorded: true,
    limits: byLink(120),
    response: publicAppointment,
  }),
  /** Can be changed until it starts; in a series it counts for all that are coming. */
  reply: endpoint({
    summary: 'Says through a link whether a guest is coming',
    about: 'appointment',
    ...behindLink,
    path: `${behindLink.path}/answer`,
    method: 'POST',
    limits: byLink(60),
    body: answerInput,
    response: publicAppointment,
  }),
  file: endpoint({
    summary: 'Downloads an appointment as a calendar file through a link',
    ...behindLink,
    path: `${behindLink.path}/ics`,
    method: 'GET',
    recorded: true,
    limits: byLink(60),
    file: true,
  }),
};
