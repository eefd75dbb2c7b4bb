import ICAL from 'ical.js';

/** As a calendar program reads it: an independent parser, with the time zone of the file itself. */
export function parsed(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const id = String(zone.getFirstPropertyValue('tzid'));
    if (ICAL.TimezoneService.has(id)) ICAL.TimezoneService.remove(id);
    ICAL.TimezoneService.register(zone);
  }
  const events = calendar.getAllSubcomponents('vevent').map(read);
  return { method: calendar.getFirstPropertyValue('method'), events };
}

function read(component: ICAL.Component) {
  const event = new ICAL.Event(component);
  const value = (name: string) => component.getFirstPropertyValue(name);
  const attendee = component.getFirstProperty('attendee');
  const organizer = component.getFirstProperty('organizer');
  return {
    event,
    ...{ uid: event.uid, sequence: event.sequence, summary: event.summary },
    ...{ location: event.location, description: event.description },
    status: value('status'),
    starts: utc(event.startDate),
    ends: utc(event.endDate),
    zone: event.startDate.zone?.tzid,
    recurrence: event.recurrenceId ? utc(event.recurrenceId) : null,
    organizer: organizer && [organizer.getParameter('cn'), organizer.getFirstValue()],
    attendee: attendee && {
      name: attendee.getParameter('cn'),
      address: attendee.getFirstValue(),
      partstat: attendee.getParameter('partstat'),
      rsvp: attendee.getParameter('rsvp'),
    },
  };
}

const utc = (time: ICAL.Time) => time.toJSDate().toISOString();

/** When each of a series takes place, by its rule. */
export function occurrences(event: ICAL.Event, most = 60) {
  const all = event.iterator();
  const found: string[] = [];
  for (let next = all.next(); next && found.length < most; next = all.next()) found.push(utc(next));
  return found;
}
