import * as z from 'zod/mini';
import { byLink, endpoint } from './common/endpoint.ts';
import { id, idParam, linkToken, named } from './common/fields.ts';

/** Whether somebody has a calendar address in an organisation; the address itself is not kept. */
export const calendarState = z.object({
  organisation: named,
  /** Whether the names of clients stand in it; otherwise their initials. */
  has_names: z.boolean(),
  made_at: z.nullable(z.string()),
});
export type CalendarState = z.infer<typeof calendarState>;

const own = { access: 'trajectories', path: '/account/calendar' } as const;

export const calendarApi = {
  get: endpoint({
    summary: "Returns in which organisations one's appointments have a calendar address",
    ...own,
    method: 'GET',
    response: z.array(calendarState),
  }),
  /** The address is shown once; an earlier one stops working. */
  make: endpoint({
    summary: "Makes a secret address at which a calendar finds one's appointments",
    ...own,
    method: 'POST',
    secret: true,
    limits: [{ by: 'account', max: 20, minutes: 60 }],
    body: z.strictObject({ organisation_id: z.optional(id) }),
    response: z.object({ address: z.string() }),
  }),
  remove: endpoint({
    summary: "Switches off the calendar address of one's appointments",
    ...own,
    method: 'DELETE',
    query: z.strictObject({ organisation_id: z.optional(idParam) }),
  }),
  /** The last ninety days and the coming four hundred, of what its owner still sees. */
  feed: endpoint({
    summary: 'Returns the appointments of whoever has this address, as a calendar',
    access: 'link',
    link: 'calendar',
    path: '/calendar/:token',
    params: z.strictObject({ token: linkToken }),
    method: 'GET',
    limits: byLink(240, 60),
    file: true,
  }),
};
