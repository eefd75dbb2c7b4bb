import { describe, expect, it } from 'vitest';
import { momentOf } from '../program/amsterdam.ts';
import { type CalendarEvent, icsOf } from './ics.ts';
import { occurrences, parsed } from './parsed.testing.ts';

const now = new Date('2026-03-01T12:00:00.123Z');
const event: CalendarEvent = {
  uid: 'een',
  sequence: 2,
  starts_at: '2026-03-22T08:00:00.000Z',
  ends_at: '2026-03-22T09:00:00.000Z',
  summary: 'Gesprek',
};
const read = (given: Partial<CalendarEvent>) =>
  parsed(icsOf({ method: 'REQUEST', events: [{ ...event, ...given }] }, now)).events[0];

describe('a calendar that we write', () => {
  it.each([
    ['the clock goes forward in 2026', '2026-03-22', '2026-04-05', [8, 7, 7]],
    ['the clock goes back in 2026', '2026-10-18', '2026-11-01', [7, 8, 8]],
    ['the clock goes forward in 2027', '2027-03-21', '2027-04-04', [8, 7, 7]],
    ['the clock goes back in 2027', '2027-10-24', '2027-11-07', [7, 8, 8]],
  ])('keeps nine o’clock at nine o’clock when %s', (_when, first, last, hours) => {
    const at = (day: string) => momentOf(day, '09:00')?.toISOString() ?? '';
    const rule = { frequency: 'WEEKLY', interval: 1, until: at(last) } as const;
    const one = read({ starts_at: at(first), ends_at: at(first).replace(':00:', ':30:'), rule });
    expect(one?.zone).toBe('Europe/Amsterdam');
    const times = one ? occurrences(one.event) : [];
    expect(times.map((time) => new Date(time).getUTCHours())).toEqual(hours);
    expect([times[0], times.at(-1)]).toEqual([at(first), at(last)]);
  });

  it('folds by octets, never within a character', () => {
    const summary = `${'é'.repeat(200)} ${'👩‍🦽'.repeat(40)}`;
    const ics = icsOf({ method: 'PUBLISH', events: [{ ...event, summary }] }, now);
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(ics).not.toMatch(/[^\r]\n/);
    expect(read({ summary })?.summary).toBe(summary);
  });

  it('says what people type and nothing else, whatever they type', () => {
    const nasty = 'a;b,c\\d\r\nEND:VEVENT\nX-EVIL:1 "q"';
    const one = read({
      summary: nasty,
      description: nasty,
      attendee: { name: 'An "x";\r\nX-EVIL:2', email: 'a@example.nl', answer: 'no' },
    });
    expect(one?.summary).toBe(nasty.replace('\r\n', '\n'));
    expect(one?.description).toBe(one?.summary);
    expect(one?.attendee).toMatchObject({ address: 'mailto:a@example.nl', partstat: 'DECLINED' });
    expect(one?.event.component.getFirstProperty('x-evil')).toBeNull();
  });

  it('stamps in UTC, and uses the zone of its own times', () => {
    const ics = icsOf({ method: 'CANCEL', events: [event] }, now);
    expect(ics).toContain('DTSTAMP:20260301T120000Z');
    expect(ics).toContain('DTSTART;TZID=Europe/Amsterdam:20260322T090000');
    expect(ics).toContain('STATUS:CANCELLED');
    expect(ics.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  });
});

describe('the clock in the Netherlands', () => {
  it('has no moment for an hour that is skipped, and the first for one that comes twice', () => {
    expect(momentOf('2026-03-29', '02:30')).toBeUndefined();
    expect(momentOf('2026-03-29', '03:00')?.toISOString()).toBe('2026-03-29T01:00:00.000Z');
    expect(momentOf('2026-10-25', '02:30')?.toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(momentOf('2026-10-25', '03:00')?.toISOString()).toBe('2026-10-25T02:00:00.000Z');
  });
});
