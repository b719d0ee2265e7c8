import ICAL from 'ical.js';

/** An event as a calendar program reads it. */
export interface ReadEvent {
  uid: string;
  /** YYYY-MM-DD of a whole day. */
  day: string;
  isAllDay: boolean;
  summary: string;
  description: string;
  url: string;
  sequence: number;
  lastModified: string;
  /** Seconds from the beginning of the day. */
  alarms: number[];
}

/** A calendar as a parser that is not its writer's reads it (Mozilla's). @throws Error where it is none */
export function readCalendar(text: string): { name: string; events: ReadEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const alarms = component.getAllSubcomponents('valarm').map((alarm) => {
      const trigger = alarm.getFirstProperty('trigger');
      if (trigger?.getParameter('related') !== 'START') throw new Error('an alarm is not counted from the start');
      return (trigger.getFirstValue() as ICAL.Duration).toSeconds();
    });
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      isAllDay: event.startDate.isDate,
      summary: event.summary,
      description: event.description,
      url: String(component.getFirstPropertyValue('url')),
      sequence: event.sequence,
      lastModified: String(component.getFirstPropertyValue('last-modified')),
      alarms,
    };
  });
  return { name: String(calendar.getFirstPropertyValue('x-wr-calname')), events };
}
