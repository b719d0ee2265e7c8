import { defineQuestion } from '../define-question';

export const comleaseBreakAndRenewal = defineQuestion({
  id: 'comlease.break-and-renewal',
  title: 'Break or renewal on strict terms',
  ask: 'Is the tenant’s right to leave early or renew lost by any breach or strict condition, or only the landlord’s?',
  kinds: ['commercial-lease'],
  yes: {
    provisions: ['break-needs-no-breach'],
    words: [
      [
        'break',
        'option',
        'renew',
        'extend',
        'extension',
        'terminat',
        'determin',
        'end ',
        'early',
        'leave',
        'prolong',
        'vacate',
        'stay on',
        'surrender',
        'new lease',
      ],
    ],
  },
  says: {
    yes: 'The tenant’s right to leave early or renew depends on strict conditions, or only the landlord has such a right.',
    no: 'The tenant may leave early or renew on simple terms.',
    not_stated: 'No strict condition of a break or renewal was found.',
  },
  positions: {
    tenant: {
      yes: 'high',
      why: 'Small arrears or breaches can cost years of rent or the premises, or the tenant has no such right.',
      ask: 'The only conditions of the break are that the basic rent due before the break date is paid and that the Tenant gives up occupation; rent paid for the time after the break date is refunded.',
    },
    landlord: {
      yes: 'low',
      why: 'A break with strict conditions invites litigation and a lower rent.',
      ask: 'The break is conditional on payment of the principal rent and on vacant possession free of sub-occupiers.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Landlord and Tenant Act 1954, ss. 24–28, 38A',
      says: 'right to a new lease unless excluded after a warning notice and declaration',
    },
    {
      place: 'England and Wales',
      cite: 'Marks and Spencer plc v BNP Paribas [2015] UKSC 72',
      says: 'rent paid for the time after a break is not refunded unless the lease says so',
    },
  ],
  examples: {
    yes: [
      'The option to extend falls away if the shop has ever been in arrear, were it by a day.',
      'The owner may end the lease in year three; the tenant may not.',
      'The break takes effect only if each covenant was kept to the letter.',
    ],
    not_stated: [
      'Staff have a lunch break.',
      'Either side may break the lease on six months’ notice.',
      'The tenant may renew by letter.',
    ],
  },
});
