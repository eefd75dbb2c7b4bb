import * as z from 'zod/mini';
import { appointment, appointmentKinds, repeats } from './common/appointmentRecord.ts';
import { civilDate, id, idParam, prose, text, upTo, version } from './common/fields.ts';
import { secureAddress } from './common/secureAddress.ts';

export * from './common/appointmentRecord.ts';

const day = civilDate.check(
  z.refine<string>((value) => value >= '2000' && value < '2101', { error: 'years' }),
);
/** By the clock in the Netherlands. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time', abort: true }));

export const guestsInput = z.strictObject({
  client: z.optional(z.boolean()),
  employer: z.optional(z.boolean()),
  colleague_ids: z.optional(z.array(id).check(upTo(20))),
});

const repeat = z.strictObject({ every: z.enum(repeats), until: day });

const fields = {
  kind: z.enum(appointmentKinds),
  /** Without one it is called by its kind. */
  title: z.optional(text(200)),
  text: z.optional(prose(2000)),
  place: z.optional(text(200)),
  video_url: z.optional(secureAddress),
  date: day,
  start: time,
  end: time,
};

type Times = { start?: string | undefined; end?: string | undefined };
const inOrder = z.refine<Times>(({ start, end }) => !start || !end || start < end, {
  path: ['end'],
  error: 'end_time',
});

/** What an appointment must meet, also after a change. */
export const appointmentRules = z.strictObject(fields).check(inOrder);

type Repeated = { date: string; repeat?: z.infer<typeof repeat> | null | undefined };
const oneYearAfter = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
const repeatRule = (error: string, path: string[], holds: (given: Repeated) => boolean) =>
  z.refine<Repeated>((given) => !given.repeat || holds(given), { path, error });
const until = ['repeat', 'until'];

export const appointmentInput = z
  .strictObject({
    ...fields,
    guests: z.optional(guestsInput),
    repeat: z.optional(z.nullable(repeat)),
  })
  .check(
    inOrder,
    repeatRule('repeat_after', until, ({ date, repeat }) => (repeat?.until ?? '') > date),
    repeatRule('repeat_year', until, ({ date, repeat }) => {
      return (repeat?.until ?? '') <= oneYearAfter(date);
    }),
    repeatRule('repeat_day', ['repeat', 'every'], ({ date, repeat }) => {
      return repeat?.every !== 'monthly' || Number(date.slice(8)) <= 28;
    }),
  );
/** With colleagues only: it belongs to no trajectory. */
export const looseInput = z.safeExtend(appointmentInput, { organisation_id: z.optional(id) });

/** Of a series: only this one, or this one and all that follow. */
export const changeScopes = ['one', 'following'] as const;
const scope = z.optional(z.enum(changeScopes));
export const appointmentChange = z.partial(
  z.strictObject({ ...fields, guests: guestsInput, scope, version }),
);
/** What the form holds, of a new one and of a change; the trajectory says where it is made. */
export const appointmentForm = z.safeExtend(appointmentInput, {
  scope,
  trajectory_id: z.optional(z.nullable(id)),
});
export const cancelQuery = z.strictObject({ scope });

/** At most two months, both days included. */
export const mostDays = 62;
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
export const periodQuery = z.strictObject({ from: day, to: day }).check(
  z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'end_before_start' }),
  z.refine(({ from, to }) => days(from, to) < mostDays, { path: ['to'], error: 'two_months' }),
);
export const clashQuery = z
  .strictObject({ date: day, start: time, end: time, except: z.optional(idParam) })
  .check(inOrder);
export const clash = z.pick(appointment, {
  id: true,
  kind: true,
  title: true,
  start: true,
  end: true,
  is_busy: true,
});

export type AppointmentInput = z.infer<typeof appointmentInput>;
export type AppointmentForm = z.infer<typeof appointmentForm>;
export type LooseInput = z.infer<typeof looseInput>;
export type AppointmentChange = z.infer<typeof appointmentChange>;
export type ChangeScope = (typeof changeScopes)[number];
export type GuestsInput = z.infer<typeof guestsInput>;
export type Clash = z.infer<typeof clash>;
