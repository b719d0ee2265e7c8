import { wording } from '../../lexicon/words';
import { adviceFor } from '../advice';
import { firstProvision } from '../provision-hits';
import { defineRule, finding } from '../rule';

const WORDS = wording(
  'repair*, maintain*, replace*, fix*, renew*, keep',
  160,
  'structur+, roof, foundation(s), everything, heating, HVAC, boiler, floor slab, wiring, plumbing, load-bearing, exterior',
);

const STRUCTURE = wording('structur+, roof, foundation(s), everything, floor slab, load-bearing, exterior');

export const allRepairs = defineRule({
  id: 'all-repairs',
  label: 'Large repairs on the tenant',
  family: 'money',
  severity: { medium: 'old structure and systems can cost more than the rent' },
  kinds: ['lease', 'occupancy'],
  witness: 'who acts',
  find(reading) {
    const told = firstProvision(reading, ['tenant-repairs-everything'], {
      forces: ['must', 'does'],
      must: WORDS,
      unless: wording([
        '{landlord,lessor} {shall,must,will,repairs,keeps}, except {structural,the roof,for structural}, report*, caused by',
        // Who pays a share of what the landlord spends repairs nothing himself.
        "{share,proportion,percentage} of ({all,the,any,landlord's,lessor's} )(+ )({cost,costs,expenses,charges,outgoings}), {tenant's,lessee's,pro rata,proportionate} {share,proportion}",
      ]),
      rather: ['landlord-repairs'],
    });
    if (!told) return null;
    const { who, place, hit, evidence } = told;
    return finding(
      'medium',
      STRUCTURE.test(hit.sentence.text)
        ? `${place} has ${who} repair also structure or systems of the place.`
        : `${place} has ${who} repair also systems of the place, such as heating or wiring.`,
      adviceFor(
        hit.sentence.text,
        [
          { ask: 'leave structure, roof and main systems to the landlord' },
          {
            ask: 'limit repairs to what the tenant caused and to the state at the start',
            given: wording('condition at the start, schedule of condition'),
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
      [
        '7. Tenant shall at its own expense repair and replace all of the Premises, including roof, structure and heating.',
        'structure or systems of the place.',
      ],
      ['7. The Tenant fixes everything, also the heating and the roof.', 'has Tenant repair'],
      [
        '7. Tenant must maintain, repair and if necessary replace the HVAC system, the floor slab and the foundations.',
        'has Tenant repair',
      ],
      [
        '7. The Tenant must keep in repair and renew the boiler, the wiring and the plumbing of the house.',
        'systems of the place, such as heating',
      ],
    ],
    misses: [
      ['7. Landlord shall repair the roof and the structure.', 'the landlord repairs'],
      ['7. Tenant shall promptly report any damage to the roof to Landlord.', 'a report'],
      ['7. The Tenant shall repair what the Tenant or guests have damaged.', 'what he caused'],
      [
        "7. Tenant shall pay Tenant's Share of all costs of Landlord, among them the repair and replacement of roofs and structural walls.",
        'a share of what it costs',
      ],
      ['7. The Tenant pays 12% as its share of the cost when the roof is renewed.', 'likewise'],
      ['7. Tenant shall not be required to repair the structure or the roof.', 'the contrary'],
    ],
  },
});
