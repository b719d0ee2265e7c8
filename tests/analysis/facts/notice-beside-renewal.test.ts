import { describe, expect, test } from 'bun:test';
import { endsCarriedOn } from '../../../src/analysis/facts/carried-on';
import { BESIDE_NOTICE, WITH_CONDITIONS } from '../../../src/shared/caveats';
import { readFacts } from '../../support/read-facts';

const factsOf = (clauses: string) =>
  readFacts(`SERVICES AGREEMENT
This Agreement is made on May 4, 2023 between Acme Mills, Inc. ("Provider") and Borel LLC ("Customer").
1. Provider cleans the offices of Customer every Monday.
2. Fees are $400 a month, due on the first.
3. Customer gives Provider keys and an alarm code.
4. Provider keeps the keys safe and insured.
5. Provider brings its own tools and cloths.
6. Each side keeps the other's secrets.
${clauses}
13. Notices are in writing.
14. Ohio law governs.`);

const RENEWS =
  '7. This Agreement runs for two years and then renews for a year at a time unless either party gives 60 days’ notice before the end of a year.';

describe('another notice that ends the contract stands beside the one that stops its renewal', () => {
  test.each([
    '8. Customer agrees to give not less than ninety (90) days’ written notice of termination, and if Customer leaves sooner Customer pays the fees for that time.',
    '8. Provider may terminate this Agreement for convenience at any time on 30 days’ written notice.',
  ])('%s', (clause) => {
    const { noticePeriod } = factsOf(`${RENEWS}\n${clause}`);
    expect(noticePeriod).toMatchObject({
      value: `60 days, to stop its renewal${BESIDE_NOTICE}`,
      normalized: '60 days',
      detail: { stops: 'renewal' },
    });
    expect(noticePeriod.evidence.at(-1)?.quote).toStartWith('8.');
  });

  test.each([
    '8. If Customer is in breach, Provider may terminate this Agreement on 30 days’ written notice.',
    '8. Either party may terminate this Agreement for convenience at any time on 60 days’ written notice.',
    '8. Provider may change the rota on 30 days’ written notice.',
  ])('near miss: %s', (clause) => {
    expect(factsOf(`${RENEWS}\n${clause}`).noticePeriod.value).toBe('60 days, to stop its renewal');
  });

  test('it does not make a renewal that both may stop one of one side', () => {
    const own = RENEWS.replace('either party gives', 'Customer gives');
    const { noticePeriod } = factsOf(
      `${own}\n8. Either party may terminate this Agreement for convenience at any time on 30 days’ written notice.`,
    );
    expect(noticePeriod.value).toBe(`60 days, to stop its renewal, by Customer${BESIDE_NOTICE}`);
  });

  test('nor is a window within which notice counts lost', () => {
    const window = RENEWS.replace('60 days’ notice before', 'notice not more than 90 and not less than 60 days before');
    const { noticePeriod } = factsOf(
      `${window}\n8. Provider may terminate this Agreement for convenience at any time on 30 days’ written notice.`,
    );
    expect(noticePeriod.value).toBe(`between 90 days and 60 days${BESIDE_NOTICE}`);
  });
});

describe('what goes on by turns after its first length is ended by notice, and no renewal stopped', () => {
  test.each([
    [
      '7. This Agreement runs for two years from 4 May 2023. After that it continues from month to month until either party gives 30 days’ notice.',
      `30 days, to end the contract${WITH_CONDITIONS}`,
    ],
    [
      '7. The hire runs for thirteen weeks from 4 May 2023. After the minimum period the hire continues week to week until either party gives 7 days’ notice.',
      `7 days, to end the contract${WITH_CONDITIONS}`,
    ],
    [
      '7. The term is one year from 4 May 2023.\nb) If Customer remains after it, the tenancy carries on from month to month as a periodic tenancy. Customer may end the periodic tenancy by two months’ notice in writing expiring on the 3rd of a month.',
      `2 months, to end the contract, by Customer${WITH_CONDITIONS}`,
    ],
  ])('%s', (clauses, value) => {
    expect(factsOf(clauses).noticePeriod.value).toBe(value);
  });

  test('of one that runs so from its first day no condition is told', () => {
    const { noticePeriod } = factsOf(
      '7. This Agreement has no fixed term. It runs from month to month, and either party may then end it by 30 days’ notice.',
    );
    expect(noticePeriod.value).toBe('30 days, to end the contract');
  });
});

test.each([
  'The Tenant may end the periodic tenancy by not less than two months’ notice.',
  'After that it carries on from week to week until one of us gives notice.',
  'The rolling hire may be ended on a week’s notice.',
])('ends what was carried on: %s', (words) => expect(endsCarriedOn(words)).toBe(true));

test.each([
  'Thereafter it continues from year to year for successive terms until either party gives notice.',
  'It runs from month to month until either party gives notice.',
  'After that it carries on from week to week.',
  'After that it may be ended by a month’s notice.',
  'The Tenant may end the tenancy by two months’ notice.',
])('does not: %s', (words) => expect(endsCarriedOn(words)).toBe(false));

describe('options that are taken up by silence', () => {
  const FIRST = '7. The first term is three years from 4 May 2023.';
  test('renew by themselves, so often', () => {
    const clause =
      'Provider shall have two (2) consecutive options to extend for additional periods of two (2) years each, and each option shall be deemed exercised unless Provider notifies Customer to the contrary before the end of the period then current.';
    expect(factsOf(`${FIRST} ${clause}`).renewalTerm).toMatchObject({
      value: '2 years, renewed automatically, 2 times at most',
      detail: { renews: 'automatically', times: 2 },
    });
  });

  test.each([
    'Provider shall have two (2) consecutive options to extend for additional periods of two (2) years each by notice.',
    'Provider shall have an option to extend for a further two (2) years, and the option is deemed exercised when Provider gives notice.',
  ])('near miss: %s', (clause) => {
    expect(factsOf(`${FIRST} ${clause}`).renewalTerm.value).toStartWith('2 years, if it is renewed');
  });
});
