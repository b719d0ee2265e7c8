import { defineQuestion } from '../define-question';

export const employUkHolidaySick = defineQuestion({
  id: 'employ-uk.holiday-sick',
  title: 'Paid holiday',
  ask: 'Is it said how much paid holiday there is?',
  kinds: ['employment-england', 'employment', 'employment-us'],
  yes: {
    provisions: ['paid-holiday-stated'],
    words: [['holiday', 'vacation', 'leave', 'time off', 'pto', 'days off', 'weeks off']],
  },
  says: {
    yes: 'It is said how much paid holiday there is.',
    no: 'There is no paid holiday.',
    not_stated: 'The amount of paid holiday was not found.',
  },
  positions: {
    employer: {
      not_stated: 'medium',
      why: 'In England the law asks for it in the statement of particulars.',
      ask: 'The Employee has 5.6 weeks’ paid holiday a year, bank holidays included, and is paid for what is untaken at the end.',
    },
    employee: {
      not_stated: 'medium',
      why: 'What days off are paid, and whether they are paid out at the end, is left open.',
      ask: 'The Employee has 25 days’ paid holiday a year besides public holidays and is paid for what is untaken at the end.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Working Time Regulations 1998, regs 13–16',
      says: '5.6 weeks’ paid leave, paid out at the end',
    },
  ],
  examples: {
    yes: ['The cook has thirty paid days off a year.', 'Holiday: 29 days with pay.'],
    not_stated: ['The shop shuts on holidays.', 'Leave without pay may be asked for.'],
  },
});
