import { defineQuestion } from '../define-question';
import { depositForfeitedWords } from '../words/deposit-forfeited';
import { depositReturnedWords } from '../words/deposit-returned';

export const leaseDepositReturn = defineQuestion({
  id: 'lease.deposit-return',
  title: 'Return of the deposit',
  ask: 'Is it said that the deposit is given back, when and less what?',
  kinds: ['residential-lease-us', 'lease'],
  yes: {
    provisions: ['deposit-returned'],
    words: depositReturnedWords,
  },
  no: {
    provisions: ['deposit-forfeited'],
    rules: ['deposit-forfeiture'],
    words: depositForfeitedWords,
  },
  both: 'no',
  says: {
    yes: 'The deposit is given back, less stated deductions.',
    no: 'The deposit may in some cases be kept whatever the real loss is.',
    not_stated: 'Nothing was found on the return of the deposit.',
  },
  positions: {
    tenant: {
      no: 'high',
      not_stated: 'medium',
      why: 'A deposit can be hard to get back, or be lost though little or nothing was damaged.',
      ask: 'Landlord shall return the deposit within 21 days after move-out, with an itemized list and receipts for any deduction; ordinary wear and tear is not deducted.',
    },
    landlord: {
      no: 'high',
      not_stated: 'low',
      why: 'For homes, keeping a deposit without a list in time can by law cost a multiple of it.',
      ask: 'Landlord shall return the deposit, less itemized deductions for unpaid rent and damage beyond ordinary wear and tear, within the time that the law allows.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Civ. Code § 1950.5',
      says: 'one month’s rent as a rule; itemised return within 21 days',
      protects: 'homes',
    },
    {
      place: 'New York',
      cite: 'Gen. Oblig. Law § 7-108',
      says: 'one month’s rent; itemised return within 14 days',
    },
    {
      place: 'Texas',
      cite: 'Prop. Code §§ 92.103–92.104',
      says: 'refund within 30 days, wear and tear not deducted',
    },
    {
      place: 'Florida',
      cite: 'Fla. Stat. § 83.49',
      says: 'return within 15 days, or notice of a claim within 30 days',
    },
  ],
  examples: {
    yes: [
      'Two weeks after you hand in the keys we send back the deposit with a list of what was deducted.',
      'Deposit $900; refunded by day 30, receipts for repairs enclosed.',
    ],
    no: ['No deposit is ever refunded to a tenant who leaves before the year is up.'],
    not_stated: [
      'The tenant pays a deposit of $900 on signing.',
      'The deposit is no substitute for the last rent.',
      'The tenant returns the keys at noon.',
    ],
  },
});
