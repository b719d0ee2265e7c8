/** What is said of a decision that lacks something, in the browser before it is sent and by the server. */
export const VALUE_MISSING = 'Please give the corrected value.';
export const REASON_MISSING = 'Please say why, in a few words.';
