import { anyWording, wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const GAG = anyWording(
  wording('not, never, refrain, neither', 200, '{disparag,derogatory,defam}*'),
  wording("not, never, neither, +n't", 60, 'say(s), speak(s), write(s), talk(s)', 40, 'bad, badly, ill of, negative'),
);
const CARVED = wording(
  '{harassment,assault}*, Speak Out Act*, unlawful {acts,conduct,practices,employment practices,workplace conduct}',
);

export const speakOutAct = definePoint({
  id: 'speak-out-act',
  label: 'Ban on disparagement of an employer',
  topic: 'work',
  source: 'Speak Out Act, 42 U.S.C. § 19403',
  cause: 'a worker may not disparage, no exception for sexual harassment, United States',
  jurisdictions: ['United States'],
  witness: {
    provisions: ['Non-Disparagement'],
    headings: ['non-disparag', 'nondisparag', 'disparag'],
    forces: ['must not'],
  },
  find(reading) {
    const worker = reading.facts.parties.some(({ role }) => wording('employee*, executive*').test(role ?? ''));
    if (!(reading.kind.family === 'employment' || worker)) return null;
    const hit = findFirst(reading, GAG, { negated: true });
    if (!hit || mentions(reading, CARVED)) return null;
    return {
      issue:
        'The contract bars a worker from disparaging the employer, and no exception was found for disputes on sexual harassment or assault, where such a promise made before the dispute cannot be enforced.',
      recommendation: 'Add the exception, and one for reports to authorities.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'employment',
    hits: [
      [
        '7. The Employee shall not disparage the Company.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'sexual harassment or assault',
      ],
      [
        '7. The Employee agrees never to make any derogatory statement about the Company or its officers.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'sexual harassment',
      ],
      [
        '7. During and after employment the Employee shall refrain from any defamatory remark on the Company.\n13. This Agreement shall be governed by the laws of the State of Ohio.',
        'disparaging the employer',
      ],
      [
        '7. The Employee must not speak badly of the Company anywhere.\n13. This Agreement shall be governed by the laws of the State of Nevada.',
        'sexual harassment',
      ],
    ],
    misses: [
      [
        '7. The Employee shall not disparage the Company. This does not reach claims of sexual harassment.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'the exception is there',
      ],
      [
        '7. The Employee shall not disparage the Company.\n8. Nothing keeps the Employee from disclosing the facts of a claim of discrimination, harassment or retaliation.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'facts of a claim may be told',
      ],
      [
        '7. The Employee shall not disparage the Company, but may speak of unlawful acts at work.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'unlawful acts',
      ],
      [
        '7. The Employee shall not disparage the Company. Nothing bars true words about unlawful employment practices.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'unlawful practices',
      ],
      [
        '7. The Employee shall not disparage the Company.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'another law',
      ],
      [
        '7. Customer shall not disparage Provider.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'between businesses',
        'services',
      ],
    ],
  },
});
