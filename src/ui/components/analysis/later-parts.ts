/**
 * What is loaded once an analysis stands, all at once: the cards below its first screen and what opens on demand. One chunk for all of it,
 * since each further one would split what the pages share into more and smaller pieces.
 */
export { Cards } from './cards';
export { DecisionForm } from './decision-form';
export { DecisionHistory } from './decision-history';
export { Exports } from './exports';
export { NotAssessed } from './not-assessed';
export { Runs } from './runs';
