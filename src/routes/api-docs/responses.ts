import type { OpenAPIV3_1 } from 'openapi-types';
import { bodyRule } from '../plugins/limits';
import type { CallDescription } from './calls';
import type { AnswerName } from './schemas';

type Operation = OpenAPIV3_1.OperationObject;
type Response = OpenAPIV3_1.ResponseObject;

const RETRY_AFTER: Response['headers'] = {
  'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer' } },
};
/** Failures that say when to try again. */
const PASSING = [429, 503];

/**
 * All answers of a call by their status. A failure has all its reasons: those of who asks are the route's own (`plugins/session.ts`), those of
 * bodies and writes follow from what the route takes, the rest is the call's own.
 * @param call such as `PUT /api/contracts/:id/side`
 * @param read what the route says of itself
 */
export function responsesOf(
  call: string,
  read: Operation,
  { who, status = 200, answer, also = {}, errors = {} }: CallDescription,
  hasBody: boolean,
): OpenAPIV3_1.ResponsesObject {
  const reasons = new Map<string, string[]>();
  const add = (failures: Readonly<Record<string, string>>) => {
    for (const [failure, words] of Object.entries(failures))
      reasons.set(failure, [...(reasons.get(failure) ?? []), words]);
  };
  for (const [failure, response] of Object.entries(read.responses ?? {}))
    add({ [failure]: (response as Response).description });
  add(errors);
  if (who === 'owner' && !errors[404]) add({ 404: 'It does not exist, or is another user’s.' });
  const [method, path = ''] = call.split(' ');
  if (method !== 'GET') add({ 403: 'The page of another site sent it.' });
  if (hasBody) add(ofBodies(path));
  if (hasValues(read)) add({ 422: 'A value is missing or not as described; the error names it.' });
  add({
    500: 'Something went wrong on our side; the error holds a reference.',
    503: 'A part of the program is down or busy.',
  });

  const done: Response = { description: 'Done', content: contentOf(answer) };
  const others = Object.entries(also).map(([other, description]) => [
    other,
    { description, ...(other === '304' ? {} : { content: contentOf(answer) }) },
  ]);
  const failures = [...reasons].map(([failure, words]) => [
    failure,
    {
      description: words.join(' '),
      ...(PASSING.includes(Number(failure)) ? { headers: RETRY_AFTER } : {}),
      content: contentOf('Error'),
    },
  ]);
  return { [status]: done, ...Object.fromEntries(others), ...Object.fromEntries(failures) };
}

function ofBodies(path: string): Record<string, string> {
  const { type, size } = bodyRule(path);
  return {
    400: 'The body cannot be read.',
    413: `The body is larger than ${size}.`,
    415: `The body is not sent as ${type}.`,
  };
}

/** Whether it takes values that are held against a schema: in a JSON body or in the query. */
function hasValues({ requestBody, parameters = [] }: Operation): boolean {
  return requestBody !== undefined || parameters.some((one) => 'in' in one && one.in === 'query');
}

function contentOf(answer: AnswerName | readonly string[]): Response['content'] {
  if (typeof answer === 'string') return { 'application/json': { schema: { $ref: `#/components/schemas/${answer}` } } };
  return Object.fromEntries(answer.map((type) => [type, {}]));
}
