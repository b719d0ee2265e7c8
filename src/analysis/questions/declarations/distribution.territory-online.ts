import { defineQuestion } from '../define-question';

export const distributionTerritoryOnline = defineQuestion({
  id: 'distribution.territory-online',
  title: 'Online and outside sales',
  ask: 'Is the distributor barred from selling online, on marketplaces or to anybody outside the territory, even if the customer asks?',
  kinds: ['distribution', 'reseller'],
  yes: {
    provisions: ['online-or-outside-sales-barred'],
    words: [
      [
        'location',
        'beyond',
        'district',
        'the net',
        'elsewhere',
        'online',
        'internet',
        'web',
        'marketplace',
        'platform',
        'outside',
        'territor',
        'export',
        'passive',
        'e commerce',
        'amazon',
        'ebay',
        'region',
        'country',
        'site',
        'abroad',
        'border',
      ],
    ],
  },
  says: {
    yes: 'Online sales or sales outside the territory are barred.',
    no: 'Online sales and sales outside the territory are allowed.',
    not_stated: 'No ban on online or outside sales was found.',
  },
  positions: {
    drafter: {
      yes: 'medium',
      why: 'A ban on all online sales, or on answering orders from elsewhere, is unlawful in the EU and the UK.',
      ask: 'The Distributor shall not actively solicit customers in territories reserved to others; its web shop follows the quality standards in Schedule 5.',
    },
    other: {
      yes: 'medium',
      why: 'It cannot serve customers who come to it by themselves, nor use the web.',
      ask: 'The Distributor may sell online and may fill orders that it did not solicit from outside the Territory.',
    },
  },
  law: [
    {
      place: 'EU',
      cite: 'Regulation (EU) 2022/720, art. 4(b)–(e)',
      says: 'bans on passive sales or on effective use of the internet are hardcore restrictions',
    },
    {
      place: 'UK',
      cite: 'Vertical Agreements Block Exemption Order 2022',
      says: 'bans on passive sales or on use of the internet are hardcore restrictions',
    },
  ],
  examples: {
    yes: [
      'Oslo Import may sell stoves over the counter in Norway only, and neither by web shop nor to Swedes who ring up.',
      'Reseller shall not list Products on any third-party marketplace.',
    ],
    not_stated: ['The supplier sells online itself.', 'Distributor may use the web site for training.'],
  },
});
