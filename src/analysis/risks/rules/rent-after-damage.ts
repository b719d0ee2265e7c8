import { anyWording, wording } from '../../lexicon/words';
import { adviceFor } from '../advice';
import { firstProvision } from '../provision-hits';
import { defineRule, finding } from '../rule';

const CAUSE = 'fire, flood, casualty, damage*, destroy*, destruct+, unusable, untenantable';
const GOES_ON =
  '{not,no} (+ ){abate,abatement,reduced,suspended,cease,stop}*, {not,no} (be )(+ ){abate,reduc,suspend}*, even {if,when,though}, {goes,go} on, continue(s), remain(s) payable, whether or not';
const WORDS = anyWording(wording(CAUSE, 240, 'rent', 80, GOES_ON), wording('rent', 80, GOES_ON, 160, CAUSE));

export const rentAfterDamage = defineRule({
  id: 'rent-after-damage',
  label: 'Rent goes on after fire',
  family: 'money',
  severity: { medium: 'rent may be paid for what cannot be used' },
  kinds: ['lease', 'occupancy'],
  witness: 'who acts',
  find(reading) {
    const told = firstProvision(reading, ['rent-goes-on-after-fire'], {
      must: WORDS,
      rather: ['rent-stops-after-fire'],
    });
    if (!told) return null;
    const { place, hit, evidence } = told;
    return finding(
      'medium',
      `${place} keeps the rent payable, at least in some cases, though fire or other damage leaves the place unusable.`,
      adviceFor(
        hit.sentence.text,
        [
          { ask: 'ask that the rent stops while the place cannot be used' },
          {
            ask: 'ask for a right to end the lease where it is not restored in time',
            given: wording('tenant may {terminate,end}'),
          },
        ],
        '',
      ),
      evidence,
    );
  },
  examples: {
    paper: 'lease',
    hits: [
      ['16. If the Premises are damaged by fire, the rent shall not abate.', 'keeps the rent payable'],
      ['16. The Tenant pays the full rent even if a fire or flood makes the shop unusable.', 'keeps the rent payable'],
      [
        '16. Rent continues to be payable whether or not the building is destroyed or damaged by fire.',
        'keeps the rent payable',
      ],
      [
        '16. Damage to the Premises by casualty shall not release Tenant and rent shall not be reduced or suspended.',
        'keeps the rent payable',
      ],
    ],
    misses: [
      [
        '11. If Tenant fails to pay rent Landlord may end this Lease, and Tenant shall continue to be liable for the rent.',
        'default, not damage',
      ],
      ['16. If the Premises are damaged by fire the rent is reduced until they are restored.', 'it is reduced'],
      ['16. The Tenant pays the full rent on the first day of each month.', 'rent'],
      ['16. Tenant shall insure the Premises against fire even if Landlord does so too.', 'insurance'],
      ['16. If fire destroys the Premises, the rent shall cease and either party may end this Lease.', 'it stops'],
    ],
  },
});
