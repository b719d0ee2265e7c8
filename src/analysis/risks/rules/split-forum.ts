import { operativeSentences } from '../../document/operative';
import { STANDALONE } from '../../kinds/family';
import { wording } from '../../lexicon/words';
import { PLACE } from '../../mentions/places';
import type { Reading } from '../../reading';
import { defineRule, finding } from '../rule';

/** A city alone does not say of which law it is: 'the courts of Hamburg' are those of German law. */
const HAS_OWN_LAW = new RegExp(`\\b${PLACE}\\b`, 'i');

/** More than one state or court, or the federal ones. */
const NO_ONE_PLACE = wording('united states*, or, \\,');

/** Whether courts where the law comes from are named too. */
function alsoThere(reading: Reading, place: string): boolean {
  const courts = wording('court(s), jurisdiction, venue, sitting, located');
  return operativeSentences(reading).some(
    ({ text }) =>
      courts.test(text) &&
      wording('submit, jurisdiction, venue').test(text) &&
      courtsOf(text).includes(place.toLowerCase()),
  );
}

/** The words after the first mention of courts, in lower case. */
function courtsOf(text: string): string {
  const at = text.search(wording('court(s), jurisdiction, venue'));
  return text.slice(Math.max(0, at)).toLowerCase();
}

export const splitForum = defineRule({
  id: 'split-forum',
  label: 'Law of one place, courts of another',
  family: 'disputes',
  severity: { low: 'a matter of cost' },
  kinds: STANDALONE,
  witness: 'facts',
  find(reading) {
    const { governingLaw: law, jurisdiction } = reading.facts;
    if (law.status !== 'found' || jurisdiction.status !== 'found' || jurisdiction.value.by !== 'courts') return null;
    const { place } = law.value;
    const { place: forum } = jurisdiction.value;
    if (!HAS_OWN_LAW.test(forum)) return null;
    const [a, b] = [place.toLowerCase(), forum.toLowerCase()];
    if (
      jurisdiction.evidence.some(({ quote }) => wording('non(-)( )exclusive*').test(quote)) ||
      alsoThere(reading, place)
    )
      return null;
    if (a.includes(b) || b.includes(a) || NO_ONE_PLACE.test(`${a} ${b}`)) return null;
    return finding(
      'low',
      `The law of ${place} governs, but disputes go to the courts of ${forum}, which must apply foreign law.`,
      'Align law and forum, or make sure that the split is meant.',
      [...law.evidence.slice(0, 1), ...jurisdiction.evidence.slice(0, 1)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '13.1 This Agreement shall be governed by the laws of the State of Texas. The courts of the State of Nevada shall have exclusive jurisdiction over any dispute.',
        'courts of',
      ],
      [
        '13.1 This Agreement shall be governed by the laws of England. The parties submit to the exclusive jurisdiction of the courts of Scotland.',
        'The law of England governs',
      ],
      [
        '13.1 This Agreement shall be governed by the laws of the State of New York. The parties submit to the exclusive jurisdiction of the courts of the State of Florida.',
        'courts of',
      ],
      [
        '13.1 This Agreement shall be governed by the laws of Germany. The courts of Austria have exclusive jurisdiction.',
        'The law of Germany',
        'supply',
      ],
    ],
    misses: [
      [
        '13.1 This Agreement shall be governed by the laws of the State of Texas. The courts of the State of Texas shall have exclusive jurisdiction over any dispute.',
        'the same place',
      ],
      [
        '13.1 This Agreement shall be governed by the laws of the State of Texas. The courts of the State of Nevada shall have non-exclusive jurisdiction over any dispute.',
        'non-exclusive',
      ],
      ['13.1 This Agreement shall be governed by the laws of the State of Texas.', 'no courts are named'],
      ['13.1 The courts of Nevada shall have exclusive jurisdiction.', 'no law is named'],
    ],
  },
});
