import { memo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ImportItem } from '../../../imports/importer';
import { Button, buttonClass } from '../../kit/button';
import { classNames } from '../../kit/class-names';
import { importsStore } from '../../stores/imports';
import { FileName } from '../file-name';
import { knownWords } from '../upload-list';

/** One file that failed, and why. */
export const FailedRow = memo(function FailedRow({ item }: { item: ImportItem }) {
  return (
    <Row item={item}>
      <p className="text-high text-sm">{item.reason}</p>
    </Row>
  );
});

/** One file whose contract is there now. */
export const SentRow = memo(function SentRow({ item }: { item: ImportItem }) {
  return <Row item={item} tools={<OpenLink item={item} />} />;
});

/** One file whose bytes were there already: since when, and what may be done about it. */
export const KnownRow = memo(function KnownRow({ item }: { item: ImportItem }) {
  const { id, name, contract, sameAs } = item;
  const again = useStore(importsStore(), (state) => state.again.get(id));
  const { analyseAgain, sendAnyway } = importsStore().getState();
  const told =
    contract?.uploadedAt === undefined
      ? `The same file as “${sameAs}”`
      : knownWords({ uploadedAt: contract.uploadedAt, filename: contract.filename }, name);
  const tools = (
    <>
      <OpenLink item={item} />
      {contract && again !== 'started' && (
        <Button size="sm" onClick={() => analyseAgain(id)}>
          <Named label="Analyze again" name={name} />
        </Button>
      )}
      <Button size="sm" onClick={() => sendAnyway(id)}>
        <Named label="Upload anyway" name={name} />
      </Button>
    </>
  );
  return (
    <Row item={item} tools={tools}>
      <p className="text-muted text-sm">{told}</p>
      {again === 'started' && (
        <p role="status" className="text-sm">
          It is being analyzed again.
        </p>
      )}
      {typeof again === 'object' && (
        <p role="alert" className="text-high text-sm">
          {again.failed}
        </p>
      )}
    </Row>
  );
});

function Row({ item, tools, children }: { item: ImportItem; tools?: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-b py-2 last:border-b-0">
      <div className={classNames('flex-1', children ? 'basis-full' : 'min-w-52')}>
        <p className="text-sm">
          <FileName name={item.name} />
        </p>
        {children}
      </div>
      {tools && <div className="flex flex-wrap gap-2">{tools}</div>}
    </li>
  );
}

function OpenLink({ item: { contract, name } }: { item: ImportItem }) {
  if (!contract) return null;
  return (
    <a href={`/analysis/${contract.id}`} className={buttonClass({ size: 'sm' })}>
      <Named label="Open" name={name} />
    </a>
  );
}

/** A button's label, which says to screen readers of which file it speaks. */
function Named({ label, name }: { label: string; name: string }) {
  return (
    <span>
      {label}
      <span className="sr-only"> {name}</span>
    </span>
  );
}
