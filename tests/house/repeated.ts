import type { SourceFile } from './read-source.ts'

/** So many lines below each other are a copy. */
const RUN = 6
/** A run that stands in more files is a habit of the language. */
const MOST_FILES = 8

/**
 * Counts the pairs of files that share six lines below each other; blank lines, comments, imports and lone brackets are
 * passed over.
 * @param toKey makes two lines alike: to the letter by default
 */
export function countRepeated(sources: SourceFile[], toKey: (line: string) => string = String): number {
  const filesOf = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    const lines = text.split('\n').map((line) => line.trim())
    const said = lines
      .filter((line) => /\w/.test(line) && !/^(\/\/|\/?\*|import |\} from )/.test(line))
      .map(toKey)
    for (let at = 0; at + RUN <= said.length; at += 1) {
      const run = said.slice(at, at + RUN).join('\n')
      filesOf.set(run, (filesOf.get(run) ?? new Set()).add(path))
    }
  }
  const pairs = new Set<string>()
  for (const files of filesOf.values()) {
    if (files.size > MOST_FILES) continue
    const all = [...files]
    for (const [at, file] of all.entries())
      for (const other of all.slice(at + 1)) pairs.add(`${file} ${other}`)
  }
  return pairs.size
}

/** A line without its names, strings and numbers. */
export function shapeOf(line: string): string {
  return line
    .replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, "''")
    .replaceAll(/\b\w+\b/g, (word) => (KEYWORDS.has(word) ? word : 'x'))
}

const KEYWORDS = new Set(
  'async await case const else export extends for function if let new return switch throw type typeof'.split(
    ' ',
  ),
)
