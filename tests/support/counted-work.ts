/** A method of a prototype that is replaced while work is counted. */
type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Their callbacks get element, place and list. */
const EACH = ['every', 'some', 'find', 'findIndex', 'findLast', 'findLastIndex', 'filter', 'map', 'flatMap', 'forEach'];
/** Their callbacks get what there is so far as well, or two elements to compare. */
const OTHER_CALLBACKS = ['reduce', 'reduceRight', 'sort', 'toSorted'];
const WHOLE_ARRAY = ['concat', 'flat', 'includes', 'indexOf', 'join', 'lastIndexOf', 'reverse', 'splice'];
const WHOLE_ARRAY_TOO = ['toReversed', 'toSpliced', 'unshift', 'with', 'fill'];
const WHOLE_STRING = ['toLowerCase', 'toUpperCase', 'normalize', 'localeCompare', 'repeat', 'replaceAll'];

const anchored = new WeakMap<RegExp, boolean>();

/** Whether a pattern is tried at the beginning only. Known by the pattern itself: to write out its source at each search was a quarter of all time. */
function isAnchored(pattern: RegExp): boolean {
  const known = anchored.get(pattern);
  if (known !== undefined) return known;
  const found = !pattern.multiline && readAnchored(pattern.source);
  anchored.set(pattern, found);
  return found;
}

/** '^a|b' is not. */
function readAnchored(source: string): boolean {
  if (!source.startsWith('^')) return false;
  let depth = 0;
  for (let at = 0, inClass = false; at < source.length; at++) {
    const character = source.charAt(at);
    if (character === '\\') at++;
    else if (inClass) inClass = character !== ']';
    else if (character === '[') inClass = true;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === '|' && depth === 0) return false;
  }
  return true;
}

/**
 * How much work `run` does, in steps that do not depend on the machine: elements of lists that are visited, calls of callbacks,
 * and characters over which patterns and searches go. What a pattern does again at the same place is not seen, nor loops that
 * count by themselves.
 * @param onStep told of each step with its size, to find where they come from
 */
export function countedWork(run: () => void, onStep?: (steps: number) => void): number {
  let steps = 0;
  let isCounting = true;
  const count = (more: number) => {
    if (!isCounting) return;
    steps += more;
    if (!onStep) return;
    isCounting = false;
    onStep(more);
    isCounting = true;
  };
  const undo: (() => void)[] = [];
  const replace = (target: object, name: PropertyKey, make: (original: Method) => Method) => {
    const known = Object.getOwnPropertyDescriptor(target, name);
    if (!known) throw new Error(`no method ${String(name)}`);
    const method = make(known.value as Method);
    Object.defineProperty(target, name, { ...known, value: method });
    undo.push(() => Object.defineProperty(target, name, known));
  };
  const counting = (target: object, names: readonly string[]) => {
    for (const name of names)
      replace(
        target,
        name,
        (original) =>
          function (this: unknown, ...args) {
            count((this as { length: number }).length);
            return original.apply(this, args);
          },
      );
  };
  for (const name of EACH)
    replace(
      Array.prototype,
      name,
      (original) =>
        function (this: unknown, callback, receiver) {
          if (typeof callback !== 'function') return original.call(this, callback, receiver);
          // With as many parameters as there are arguments: lists of arguments would be most of the work.
          const counted = (element: unknown, place: unknown, list: unknown) => {
            count(1);
            return (callback as Method).call(receiver, element, place, list);
          };
          return original.call(this, counted);
        },
    );
  for (const name of OTHER_CALLBACKS)
    replace(
      Array.prototype,
      name,
      (original) =>
        function (this: unknown, callback, ...rest) {
          if (typeof callback !== 'function') return original.call(this, callback, ...rest);
          const counted = (...args: unknown[]) => {
            count(1);
            return (callback as Method)(...args);
          };
          return original.call(this, counted, ...rest);
        },
    );
  replace(
    Array.prototype,
    'slice',
    (original) =>
      function (this: unknown, ...args) {
        const part = original.apply(this, args) as unknown[];
        count(part.length);
        return part;
      },
  );
  counting(Array.prototype, [...WHOLE_ARRAY, ...WHOLE_ARRAY_TOO]);
  counting(String.prototype, WHOLE_STRING);
  for (const collection of [[], new Map(), new Set()])
    replace(
      Object.getPrototypeOf(collection[Symbol.iterator]()),
      'next',
      (original) =>
        function (this: unknown) {
          count(1);
          return original.call(this);
        },
    );
  const { indexOf } = String.prototype;
  for (const name of ['indexOf', 'includes'])
    replace(
      String.prototype,
      name,
      (original) =>
        function (this: unknown, searched, from = 0) {
          const at = indexOf.call(String(this), String(searched), Number(from));
          count((at < 0 ? String(this).length : at) - Number(from) + 1);
          return original.call(this, searched, from);
        },
    );
  replace(
    RegExp.prototype,
    'exec',
    (original) =>
      function (this: unknown, text) {
        const pattern = this as RegExp;
        const from = pattern.global || pattern.sticky ? pattern.lastIndex : 0;
        const found = original.call(this, text) as RegExpExecArray | null;
        const until = found
          ? found.index + found[0].length
          : pattern.sticky || isAnchored(pattern)
            ? from
            : String(text).length;
        count(Math.max(0, until - from) + 1);
        return found;
      },
  );
  try {
    run();
  } finally {
    for (const restore of undo.reverse()) restore();
  }
  return steps;
}
