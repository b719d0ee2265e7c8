import { defineQuestion } from '../define-question';

export const tosJurisdiction = defineQuestion({
  id: 'tos.jurisdiction',
  title: 'Courts chosen by the operator',
  ask: 'Must disputes go only to courts that the operator has chosen?',
  kinds: ['website-terms', 'software-licence'],
  yes: {
    provisions: ['operators-courts-only'],
    facts: ['jurisdiction'],
    words: [
      [
        'court',
        'jurisdiction',
        'venue',
        'forum',
        'sue',
        'lawsuit',
        'judge',
        'claims must',
        'litigat',
        'legal action',
        'suit',
        'filed',
      ],
    ],
  },
  no: {
    provisions: ['home-courts-open'],
    words: [['court', 'jurisdiction', 'venue', 'forum', 'sue', 'proceeding', 'claim', 'place of', 'suit']],
  },
  both: 'yes',
  says: {
    yes: 'Disputes go to the courts that the operator has chosen.',
    no: 'The user may go to the courts at home.',
    not_stated: 'No choice of courts was found.',
  },
  positions: {
    drafter: {
      yes: 'low',
      why: 'Against consumers at home in the EU, the United Kingdom or Quebec the choice may not hold.',
      ask: 'The courts of [place] have jurisdiction; consumers may also sue where they live.',
    },
    other: {
      yes: 'medium',
      why: 'To sue far from home can cost more than a claim is worth.',
      ask: 'The user may also sue in the courts of the place where the user lives.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Regulation (EU) 1215/2012, arts 17–19',
      says: 'consumers may sue at home and, with few exceptions, be sued only there',
      protects: 'consumers',
    },
    {
      place: 'England and Wales',
      cite: 'Civil Jurisdiction and Judgments Act 1982, ss. 15A–15E',
      says: 'consumers may sue, and may only be sued, in their own part of the United Kingdom',
      protects: 'consumers',
    },
    {
      place: 'Canada',
      cite: 'Douez v. Facebook, 2017 SCC 33',
      says: 'a court may refuse to enforce a forum clause against consumers for strong cause',
      protects: 'consumers',
    },
  ],
  examples: {
    yes: [
      'Suits against Osprey are heard in the courts of Galway and you accept that no other court will do.',
      'You consent to the exclusive venue of the county courts at our head office.',
    ],
    no: ['A private user can always turn to the courts of the town in which he lives.'],
    not_stated: [
      'The courts of the club may be booked online.',
      'You shall obey the rules that hold in your jurisdiction.',
      'If a court strikes down one clause the others stay.',
    ],
  },
});
