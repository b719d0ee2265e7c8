import { defineQuestion } from '../define-question';
import { providedAsIsWords } from '../words/provided-as-is';

export const ipLicenceWarranty = defineQuestion({
  id: 'ip-licence.warranty',
  title: 'Licensor’s warranty of rights',
  ask: 'Does the licensor warrant that it owns or controls the rights, or that nothing infringes or is uncleared?',
  kinds: ['ip-licence', 'music-licence'],
  yes: {
    provisions: ['licensor-warrants-rights'],
    words: [
      [
        'own',
        'right',
        'warrant',
        'guarant',
        'garant',
        'title',
        'infring',
        'clear',
        'original',
        'promise',
        'confirm',
        'paid',
        'consent',
        'entitled',
        'claim',
        'free',
        'permission',
        'payment',
        'licence that',
        'registered',
      ],
    ],
  },
  no: {
    provisions: ['provided-as-is'],
    rules: ['warranty-disclaimer'],
    words: providedAsIsWords,
  },
  both: 'yes',
  says: {
    yes: 'The licensor warrants its rights in what it licenses.',
    no: 'The rights are licensed as they are.',
    not_stated: 'A warranty of the licensor’s rights was not found.',
  },
  positions: {
    licensee: {
      no: 'high',
      not_stated: 'high',
      why: 'It may pay one owner while another takes the product or film off the market.',
      ask: 'The Licensor warrants that it owns or controls the licensed rights in the shares stated, that samples, artists and writers are cleared, that no conflicting licence exists and that, to its knowledge, the use infringes nobody; it indemnifies the Licensee for breach.',
    },
    licensor: {
      yes: 'low',
      why: 'A flat promise of non-infringement would cover rights nobody can search.',
      ask: 'The warranty of non-infringement is given to the Licensor’s knowledge, and its liability, title apart, is capped at the sums received.',
    },
  },
  examples: {
    yes: [
      'The label assures the film-maker that master and song are wholly its own and free of uncleared samples.',
      'The inventor warrants that the patents are his and are in force.',
    ],
    no: ['The music is provided as is, without warranties of any kind.'],
    not_stated: ['Samples of the cloth are sent for approval.', 'The driver owns the van.'],
  },
});
