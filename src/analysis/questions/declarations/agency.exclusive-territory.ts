import { defineQuestion } from '../define-question';
import { exclusiveTerritoryGrantedWords } from '../words/exclusive-territory-granted';
import { grantorMaySellThereItselfWords } from '../words/grantor-may-sell-there-itself';

export const agencyExclusiveTerritory = defineQuestion({
  id: 'agency.exclusive-territory',
  title: 'Exclusive territory',
  ask: 'Is the agent the only one who may sell in the territory or to the listed customers?',
  kinds: ['agency'],
  yes: {
    provisions: ['exclusive-territory-granted'],
    words: exclusiveTerritoryGrantedWords,
  },
  no: {
    provisions: ['grantor-may-sell-there-itself'],
    words: grantorMaySellThereItselfWords,
  },
  both: 'no',
  says: {
    yes: 'The agent alone may sell in the territory.',
    no: 'The principal may sell there itself or appoint others.',
    not_stated: 'Whether the appointment is exclusive was not found.',
  },
  positions: {
    agent: {
      no: 'high',
      not_stated: 'medium',
      why: 'The customers it wins may buy from the principal or another agent, and its commission may be lost.',
      ask: 'The Agent has the exclusive right to solicit orders in the Territory and earns commission on every order from there, direct and online sales included.',
    },
    principal: {
      yes: 'medium',
      why: 'It depends on one agent in the whole territory, however poor the sales.',
      ask: 'The appointment is exclusive only while the agreed targets are met; the listed house accounts stay with the Principal.',
    },
  },
  examples: {
    yes: [
      'Only Rossi may visit the shops of Piedmont for the mill.',
      'Principal appoints Representative as its sole representative for the named accounts.',
    ],
    no: ['We can take on more reps in your area or sell there ourselves.'],
    not_stated: ['The agent may act for no other mill.', 'The area is shown on the map in annex 1.'],
  },
});
