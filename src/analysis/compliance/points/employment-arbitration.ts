import { wording } from '../../lexicon/words';
import { findFirst, mentions, proof } from '../../statements/search';
import { definePoint } from '../point';

const HARASSMENT = wording('arbitrat+');
const EXCEPTED = wording('sexual*, 402, Ending Forced Arbitration');
const DISPUTES = wording('any, all', 40, 'dispute(s), claim(s), controvers+');

export const employmentArbitration = definePoint({
  id: 'employment-arbitration',
  label: 'Arbitration of claims of harassment',
  topic: 'work',
  source: 'Ending Forced Arbitration of Sexual Assault and Sexual Harassment Act of 2021, 9 U.S.C. § 402',
  cause: 'all disputes with an employee go to arbitration, no exception for sexual harassment',
  kinds: ['employment'],
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, HARASSMENT);
    // The exception stands as often in a clause of its own.
    if (!hit || !DISPUTES.test(hit.sentence.text) || mentions(reading, EXCEPTED)) return null;
    return {
      issue:
        'The contract sends disputes with an employee to arbitration, and no exception was found for claims of sexual harassment or assault.',
      recommendation: 'Carve such claims out: under United States law the employee may choose the courts for them.',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'employment',
    hits: [
      ['9. Any dispute or claim shall be settled by arbitration.', 'harassment'],
      [
        '9. All claims of the Employee against the Company shall be resolved by final and binding arbitration in Dallas.',
        'harassment or assault',
      ],
      ['9. The parties shall arbitrate any controversy or claim that arises from the employment.', 'harassment'],
      ['9. Any and all disputes between us go to an arbitrator.', 'harassment'],
    ],
    misses: [
      ['9. Any dispute but a claim of sexual harassment shall be settled by arbitration.', 'an exception'],
      [
        '9. Any dispute or claim shall be settled by arbitration.\n10. Not covered is what federal law keeps from it, sexual harassment and sexual assault disputes among it.',
        'an exception in another clause',
      ],
      ['9. Any dispute shall be settled by the courts of Texas.', 'courts'],
      ['9. Any dispute or claim shall be settled by arbitration.', 'between businesses', 'services'],
      ['9. Disputes on the bonus of one year may be put to an arbitrator.', 'some disputes'],
    ],
  },
});
