import { placeOf } from '../../document/place';
import { WHITE_SPACE } from '../../lexicon/characters';
import { anyWording, wording } from '../../lexicon/words';
import { findAll, mentions, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const GUARANTEE = anyWording(
  wording([
    'guarant{eed,ees,y} personally',
    'personal(ly)( and +) {guarant{y,ee,ees,ies,eed},liable for {all,any,the},obligated}',
  ]),
  wording(
    'guarantor(s), undersigned, principal(s), shareholder(s), owner(s), spouse',
    120,
    'unconditionally, irrevocably, absolutely',
    60,
    'guarant{y,ee,ees,ies}',
  ),
);
/** A heading or a list of annexes binds nobody. */
const BINDS = wording('shall, will, must, agree(s), hereby, guarant{ees,ied,eed}, execute(d), sign({s,ed}), serve(s)');
const PLAIN = anyWording(
  wording([
    'personally {promise(s),agree(s),guarantee(s),owe(s),pay(s),answer(s),stand(s) {in,behind,good}}',
    'must personally pay',
  ]),
  wording('owe(s), pay(s), answer(s)', 60, '{out of,with,from} {his,her,their} own {pocket,money}'),
  wording('owner(s), director(s), shareholder(s)', 40, '{also,too} {owe(s),pay(s),answer(s)}'),
);
const NOT_THIS = anyWording(
  wording('{not,never} personally'),
  wording(
    'no{t,body, officer, owner, director, member, partner, shareholder, one, personal}, without',
    120,
    'personal(ly)',
  ),
  wording('corporate guarant*, deposit guarant*, parent'),
);
const DEBTS = wording('owe(s), debt(s), pay({s,ment(s)}), loan, rent, money');
/** What a guarantor answers for at most. */
const CAPPED = anyWording(
  wording('guarantor(s), guarant{ee,y}, surety', 120, 'not exceed, limited to, no more than, not more than, maximum'),
  wording('limit, maximum, most', 60, 'guarantor, guarant{ee,y}, surety'),
);

export const personalGuarantee = defineRule({
  id: 'personal-guarantee',
  label: 'Personal guarantee',
  family: 'liability',
  severity: { high: 'somebody’s own property may stand behind the debt' },
  kinds: ANY_CONTRACT,
  witness: 'a term of art',
  find: (reading) =>
    [
      ...findAll(reading, GUARANTEE, { unless: NOT_THIS }).filter(({ sentence }) => BINDS.test(sentence.text)),
      ...findAll(reading, PLAIN, { negated: true, unless: NOT_THIS }).filter(({ sentence }) =>
        DEBTS.test(sentence.text),
      ),
    ].map((hit) =>
      finding(
        'high',
        `${placeOf(reading, hit.sentence)} makes a guarantor or a person behind a party answer for its debts (“${hit.match[0].replace(WHITE_SPACE, ' ').slice(0, 80)}”).`,
        mentions(reading, CAPPED)
          ? 'Check the limit of the guarantee and what comes on top of it, end it in time, and advise the guarantor separately.'
          : 'Cap the guarantee in amount and time, limit it to named debts, and advise the guarantor separately.',
        [proof(reading, hit)],
      ),
    ),
  examples: {
    paper: 'loan',
    hits: [
      [
        '10. The owners of Borrower shall personally guarantee the payment of all amounts due under this Agreement.',
        'answer for its debts',
      ],
      [
        '7. The obligations of Tenant shall be guaranteed personally, jointly and severally, by Eleanor Brindle and Sameer Moss for the full term.',
        'answer for its debts',
        'lease',
      ],
      [
        'The undersigned Guarantor hereby unconditionally and irrevocably guarantees to Lender the payment of the loan when due.',
        'answer for its debts',
      ],
      ['If your company doesn’t pay, you personally promise to pay what it owes us.', 'answer for its debts', 'terms'],
      [
        '7. The Tenant’s owner, Mia Strand, also owes all the rent out of her own pocket.',
        'answer for its debts',
        'lease',
      ],
      ['4. Jane Roe personally promises to pay what Customer owes.', 'personally promises', 'licence'],
    ],
    misses: [
      ['10. No officer or director shall be personally liable for any debt of Borrower.', 'denied'],
      ['10. PERSONAL GUARANTEE\nThe parties give no security.', 'only a heading'],
      ['10. Supplier guarantees that the Goods are free of defects.', 'a warranty', 'supply'],
      ['10. Borrower’s obligations are guaranteed by its parent company.', 'a company stands behind it'],
      ['4. Employee shall personally perform the duties and may not delegate them.', 'personal work', 'employment'],
      ['4. No owner personally guarantees what Customer owes.', 'denied', 'licence'],
    ],
  },
});
