import { DEMO } from '../../copy/landing';
import { Button, buttonClass } from '../../kit/button';
import { Modal } from '../../kit/modal';

/** What follows the visitor's demo: what an account would show, and the way to one. */
export function PreviewModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title={DEMO.title}
      note={DEMO.text}
      onCancel={onClose}
      className="bg-transparent p-4 backdrop:bg-scrim"
      panelClass="mx-auto mt-[min(8vh,4rem)] max-w-md animate-rise rounded-xl border border-line bg-surface p-6 shadow-pop"
    >
      <ul className="mt-5 grid gap-1.5 border-line border-l-2 pl-4 text-sm">
        {DEMO.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>{DEMO.later}</Button>
        <a href="/signup" className={buttonClass({ variant: 'primary' })}>
          {DEMO.cta}
        </a>
      </div>
    </Modal>
  );
}
