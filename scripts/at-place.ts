import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A source of ours that works out names of files as if it lay at that place of a bundle, and starts what lies there. */
export function atPlace(source: string, place: string): string {
  return source
    .replaceAll(/\bimport\.meta\.dir\b/g, JSON.stringify(dirname(place)))
    .replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(place).href))
    .replaceAll(/\.(child|worker)\.ts'/g, ".$1.js'");
}
