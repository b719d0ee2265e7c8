import { defineQuestion } from '../define-question';

export const influencerAccountUse = defineQuestion({
  id: 'influencer.account-use',
  title: 'Ads from the creator’s account',
  ask: 'May the brand run ads from the creator’s account or change the content without approval?',
  kinds: ['influencer', 'endorsement'],
  yes: {
    provisions: ['ads-from-creators-account'],
    words: [
      [
        'account',
        'handle',
        'profile',
        'channel',
        'ads',
        'ad ',
        'boost',
        'caption',
        'edit',
        'alter',
        'modif',
        'chang',
        'crop',
        'advert',
        'posts',
        'login',
        'log in',
        'name',
        'content',
        'promote',
        'money behind',
        'whitelist',
        'amplif',
        'retouch',
        'token',
        'page',
        'video',
        'insert',
        'thumbnail',
      ],
    ],
  },
  says: {
    yes: 'The brand may run ads from the creator’s account or change the content without approval.',
    no: 'Ads and edits need the creator’s approval.',
    not_stated: 'Nothing was found on ads from the creator’s account or on edits.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'Words it never approved may appear under its name, perhaps without more pay.',
      ask: 'Paid ads from the Creator’s account need approval of each ad, run for at most 30 days and are paid for with [ ] a month.',
    },
    drafter: {
      yes: 'low',
      why: 'Without such a right it cannot boost the posts.',
      ask: 'State the time, the platforms and the pay for whitelisting.',
    },
  },
  examples: {
    yes: [
      'Adverts for the cream may go out as if Lia had posted them.',
      'The watchmaker may reword what the diver says under his pictures.',
    ],
    not_stated: ['Lia posts on Mondays.', 'The diver keeps his own log.'],
  },
});
