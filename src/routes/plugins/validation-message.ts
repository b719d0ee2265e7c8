import type { ValidationError } from 'elysia';
import type { BaseIssue } from 'valibot';

/**
 * The words of the first issue of a rejected request. valibot's own messages quote what was received, which may be a
 * password, so they are replaced by the generic 'Required' and 'Invalid input' with the name of the field.
 */
export function validationMessage(error: ValidationError): string {
  const issue = error.valueError as unknown as Partial<BaseIssue<unknown>> | undefined;
  if (!issue || issue.kind === undefined) return 'Invalid input';
  const field = issue.path?.map((item) => String(item.key)).join('.');
  const own = issue.message !== 'Required' && !/^Invalid [\w ]+: (Expected|Received)/.test(issue.message ?? 'Required');
  if (own) return issue.message as string;
  if (!field) return 'The body of this request must be a JSON object.';
  return `${field}: ${issue.received === 'undefined' ? 'Required' : 'Invalid input'}`;
}
