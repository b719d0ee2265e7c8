import { type Review, stands } from './review';

/** Everything that is known of a contract's review, for other programs. The analysis is whole whatever the extent. */
export function analysisJson({ findings, extent, preparedBy, preparedAt, ...rest }: Review): string {
  const exported = {
    format: 'counterpart-review',
    formatVersion: 1,
    exportedAt: preparedAt.toISOString(),
    exportedBy: preparedBy,
    extent,
    ...rest,
    findings: extent === 'all' ? findings : findings.filter((finding) => stands(finding, extent)),
  };
  return `${JSON.stringify(exported, null, 2)}\n`;
}
