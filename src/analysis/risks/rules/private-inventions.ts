import { anyWording, wording } from '../../lexicon/words';
import { adviceFor } from '../advice';
import { firstProvision } from '../provision-hits';
import { defineRule, finding } from '../rule';

const MADE =
  'invent*, idea(s), creat+, developed, conceived, discover+, improvement(s), design(s), software, anything, work product, {project,work}(s) {made,done,developed}';
const OUTSIDE =
  'outside, own time, whether or not, spare time, at home, unrelated, unconnected, any field, after the end, side project(s)';
const WORDS = anyWording(wording(MADE, 160, OUTSIDE), wording(OUTSIDE, 160, MADE));
/** Whose it becomes: work that others may not do, or that costs a share of its price, goes to nobody. */
const GIVEN = wording(
  'assign*, belong(s), property, own(s), owned, owner(ship), vest(s), title, right(s), ours, yours, convey*, transfer*',
);

export const privateInventions = defineRule({
  id: 'private-inventions',
  label: 'Inventions made outside work',
  family: 'ownership',
  severity: { medium: 'what is made in free time may go to the other side' },
  kinds: ['employment', 'services'],
  witness: 'who acts',
  find(reading) {
    const told = firstProvision(reading, ['inventions-outside-work'], {
      forces: ['must', 'does', 'is', 'must not'],
      must: WORDS,
      also: GIVEN,
      unless: wording(
        'does not apply, shall not apply, belong(s) to the employee, remain(s), {disclose,divulge,disclosure}, that relate to, which relate to, business or employment, other business',
      ),
      rather: ['own-inventions-kept'],
    });
    if (!told) return null;
    const { place, hit, evidence } = told;
    return finding(
      'medium',
      `${place} may give to the other side also what is made outside the work.`,
      adviceFor(
        hit.sentence.text,
        [
          { ask: 'limit it to what is made in the course of the work' },
          { ask: 'list what was made before', given: wording('schedule, annex, listed, prior inventions') },
        ],
        '',
      ),
      evidence,
    );
  },
  examples: {
    paper: 'employment',
    hits: [
      [
        '8. The Employee assigns to the Company all inventions, whether or not made in working hours or connected with its business.',
        'outside the work',
      ],
      [
        '8. Anything that the Employee creates during the employment, even at home in his own time, belongs to the Company and Employee shall sign what it needs.',
        'outside the work',
      ],
      [
        '8. Employee agrees that side projects and ideas of any kind made in spare time shall be the property of the Company.',
        'outside the work',
      ],
      [
        '8. The Employee must assign to the Company every invention, whether made in or outside the course of employment, and in spare time too.',
        'outside the work',
      ],
    ],
    misses: [
      [
        '8. The Employee shall work at any site of the Company, whether or not it is open now, after three days’ notice.',
        'a place of work',
      ],
      [
        '8. The Customer shall not hire staff of the Company who worked on the project, whether or not they apply of their own accord.',
        'a bar on hiring',
      ],
      [
        '8. The Employee assigns all inventions, whether or not made in working hours, that relate to the business of the Company.',
        'of the business only',
      ],
      [
        '2. The Employee shall not have any other business or employment, whether or not in his own time.',
        'other jobs',
      ],
      ['8. The Employee assigns to the Company the inventions made in the course of employment.', 'of the work'],
      [
        '8. Inventions that the Employee makes in his own time without the Company’s equipment belong to the Employee, who need not assign them.',
        'kept',
      ],
      ['8. The Employee must not work outside normal hours without pay.', 'hours'],
      [
        '7. The equipment shall be serviced only by Provider, and should Customer have such work done by others, whether or not Provider was offered the work, Customer shall pay 20% of the price of the work developed.',
        'work that nobody else may do',
        'services',
      ],
      ['8. The Employee must not disclose inventions outside the Company.', 'secrecy'],
    ],
  },
});
