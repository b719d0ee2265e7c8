import { anyWording, inClause, wording } from '../lexicon/words';
import { runsByTurns } from './open-end';

/** What a contract is called that runs by turns when its first length is over. */
const BY_TURNS = '{periodic,rolling,month{ ,-}to{ ,-}month,week{ ,-}to{ ,-}week,year{ ,-}to{ ,-}year,monthly,weekly}';
/** 'The Tenant may end the periodic tenancy by two months' notice', 'the rolling hire may be ended on a week's notice'. */
const ENDS_TURNS = anyWording(
  wording(
    '{end,ends,terminate,terminates,determine,determines,stop,give up,bring}',
    ` {the,that,this,such,any,a} (+ )${BY_TURNS} {tenancy,hire,rental,lease,term,agreement,contract,membership,licence,license,arrangement}`,
  ),
  wording(
    `${BY_TURNS} {tenancy,hire,rental,lease,term,agreement,contract,membership,licence,license,arrangement} {may,can,is,shall} (then )(be ){ended,terminated,determined,stopped}`,
  ),
);
/** 'Continues week to week until either party gives notice', 'carries on from month to month, and may be ended on a month's notice'. */
const UNTIL_NOTICE = wording('until, till, ended, terminated, end it, stop it, terminable', inClause(90), 'notice');
const AFTERWARDS = wording([
  'after(wards), then, thereafter, at (the ){end,expiry,expiration}, {once,when} ~6 {over,ended,expired,up}, {if,where} ~3 {stays,stay,remains,remain,continues,holds}',
]);
/** A further term of its own is stopped and not ended. */
const FURTHER_TERM = wording('renew*, successive, further {term,period}(s), additional {term,period}(s), unless');

/** 'And shall continue thereafter until terminated by either party by 30 days' notice': that ends what goes on. */
const UNTIL_ENDED = wording(
  '{continue*,goes on,carries on,runs on}',
  inClause(60),
  '{thereafter,afterwards,after that} until {terminated,ended,cancelled}',
);

/** Whether a notice is that by which a contract is ended that goes on by turns when its first length is over: it stops no renewal, since nobody need do anything for the end of that. */
export function endsCarriedOn(words: string): boolean {
  if (FURTHER_TERM.test(words)) return false;
  return (
    ENDS_TURNS.test(words) ||
    UNTIL_ENDED.test(words) ||
    (AFTERWARDS.test(words) && runsByTurns(words) && UNTIL_NOTICE.test(words))
  );
}
