import { defineQuestion } from '../define-question';

export const shareholdersBoardSeat = defineQuestion({
  id: 'shareholders.board-seat',
  title: 'Seat on the board',
  ask: 'May the minority, the investor or each party name a director, manager, committee member or observer?',
  kinds: ['shareholders', 'llc-operating', 'preferred-stock', 'joint-venture'],
  yes: {
    provisions: ['board-seat-given'],
    words: [
      [
        'board',
        'director',
        'committee',
        'stockholders agree',
        'elect',
        'manager',
        'observer',
        'seat',
        'advisory',
        'steering',
        'representative',
      ],
      [
        'appoint',
        'designat',
        'designee',
        'elect',
        'nomin',
        'name',
        'seat',
        'delegat',
        'send',
        'join',
        'chosen',
        'observer',
        'member',
        'investor',
        'put',
        'elected',
      ],
    ],
  },
  says: {
    yes: 'The minority, the investor or each party may name a director, committee member or observer.',
    no: 'Only one side names the directors.',
    not_stated: 'A right of the other side to name a director, committee member or observer was not found.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'Without a seat it learns of decisions after they have been made.',
      ask: 'While it holds at least [10]% of the shares [the Investor] may appoint and replace one director, who is needed for a quorum at a first meeting; below that it may send an observer.',
    },
    drafter: {
      yes: 'low',
      why: 'A seat or quorum right without an end can block the board after the holder has sold most of its shares.',
      ask: 'The right to appoint a director ends below [10]%, and a meeting adjourned for want of quorum goes on a week later with those present.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Companies Act 2006, s. 168',
      says: 'any director may be removed by ordinary resolution, so weighted votes or class rights are needed',
    },
    { place: 'Delaware', cite: 'DGCL § 218', says: 'voting agreements between stockholders are enforceable' },
  ],
  examples: {
    yes: [
      'Orchid may put one director of its choice on the board.',
      'The two parties send two people each to the steering committee.',
    ],
    not_stated: ['The board meets every quarter.', 'The company insures its directors.'],
  },
});
