import { STANDALONE } from '../../matching/contract-kind';
import { finding, type RiskRule } from '../rule';

const COURTS_OF = /^courts of (.+)$/i;

export const splitForum: RiskRule = {
  id: 'split-forum',
  name: 'Law of one place, courts of another',
  kinds: STANDALONE,
  find({ facts }) {
    const { governingLaw: law, jurisdiction } = facts;
    if (law.status !== 'found' || jurisdiction.status !== 'found' || !law.value || !jurisdiction.value) return null;
    const forum = COURTS_OF.exec(jurisdiction.value)?.[1];
    if (!forum) return null;
    const [a, b] = [law.value.toLowerCase(), forum.toLowerCase()];
    if (a.includes(b) || b.includes(a) || /\bunited states|\bor\b|,/.test(`${a} ${b}`)) return null;
    return finding(
      'low',
      `The law of ${law.value} governs, but disputes go to the courts of ${forum}, which must apply foreign law.`,
      'Align law and forum, or make sure that the split is meant.',
      [...law.evidence.slice(0, 1), ...jurisdiction.evidence.slice(0, 1)],
    );
  },
};
