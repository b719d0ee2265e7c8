import { type ExportedRun, stands } from './exported-run';

/** Everything that is known of a contract's run, for other programs. The analysis is whole whatever the extent. */
export function analysisJson({ findings, extent, preparedBy, preparedAt, ...rest }: ExportedRun): string {
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
