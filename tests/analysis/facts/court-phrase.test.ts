import { describe, expect, test } from 'bun:test';
import { courtInWords, courtPhrases } from '../../../src/analysis/facts/court-phrase';

const told = (words: string) => {
  const forum = courtInWords(words);
  return forum && (forum.name ?? forum.place);
};

describe('the court that a clause names is told in its words', () => {
  test.each([
    [
      'The law of England governs and the county court at Worcester shall hear all claims.',
      'county court at Worcester',
    ],
    ['Any court action by you is to be raised in Cupar Sheriff Court.', 'Cupar Sheriff Court'],
    ['Failing this, the Economic Activities Court of Lyon is alone competent.', 'Economic Activities Court of Lyon'],
    [
      'Disputes go to the First-tier Tribunal for Scotland (Housing and Property Chamber), which makes no charge.',
      'First-tier Tribunal for Scotland (Housing and Property Chamber)',
    ],
    ['Otherwise it is the court in Odense.', 'court in Odense'],
    ['Exclusive place of jurisdiction for all disputes is Bremen.', 'Bremen'],
    ['Subject to Pune jurisdiction only.', 'Pune'],
    [
      'After that a dispute goes to the Disputes Tribunal or the District Court at Whanganui.',
      'Disputes Tribunal or the District Court at Whanganui',
    ],
    ['Disputes are brought for the court Overijssel, location Zwolle.', 'court Overijssel, location Zwolle'],
    [
      'The parties consent to suit in the state or federal courts located where Agency has its principal office.',
      'state or federal courts located where Agency has its principal office',
    ],
    [
      "The party wishing to sue shall do so before the ordinary courts at the defendant's place of business.",
      "ordinary courts at the defendant's place of business",
    ],
    ['Either of us may sue in the county court nearest to your home.', 'county court nearest to your home'],
    [
      'They elect domicile in the judicial district of Montreal, to whose courts they grant competence.',
      'courts of the judicial district of Montreal',
    ],
    [
      'Any suit may be filed in the county where the Clients live or in Cherokee County.',
      'courts of the county where the Clients live or in Cherokee County',
    ],
    [
      'The claims go to the employment tribunals and courts of England and Wales.',
      'employment tribunals and courts of England and Wales',
    ],
    [
      'Competent is the Court of Treviso; the Principal may also act before the court of the seat of the Agent.',
      'Court of Treviso or another court that the clause names',
    ],
    ['Otherwise the Superior Court of Maricopa County hears it.', 'Superior Court of Maricopa County'],
  ])('%s', (words, name) => expect(told(words)).toBe(name));
});

describe('no court is told', () => {
  test.each([
    ['Acme plays tennis on the courts of Wimbledon.', 'another sort of court'],
    ['Any dispute goes to a court of competent jurisdiction.', 'any court'],
    ['Either party may go to court over a dispute.', 'none by name'],
    ['The parties waive suit in the jury of the court.', 'none by name'],
    ['A dispute is settled by arbitration in Cork.', 'an arbitration'],
    ['Recipient may disclose what is required by order of the High Court.', 'an order'],
    ['The courts of Comal County have jurisdiction to enter judgment on an award.', 'in aid of an arbitrator'],
  ])('%s (%s)', (words) => expect(told(words)).toBeNull());
});

test('what is written in capitals is read as other words are', () => {
  expect(courtPhrases('BORROWER SUBMITS TO THE COURTS OF FRANKLIN COUNTY, OHIO.')[0]?.name).toBe(
    'courts of Franklin County, Ohio',
  );
});
