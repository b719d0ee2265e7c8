import { Fragment } from 'react';

/** A file's name that may wrap where names have their joints, before it wraps anywhere. */
export function FileName({ name }: { name: string }) {
  return (
    <span className="[overflow-wrap:anywhere]">
      {name.split(/(?<=[_-])|(?=\.\D)/).map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never move
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
