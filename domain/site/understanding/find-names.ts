import type { SubjectKind } from '#shared/site/chat-answer.ts'
import { common } from './common-words.ts'
import { foldedWords, isThai, toLine } from './fold.ts'
import { overlap, type Reading, type Span } from './read-question.ts'
import type { Named } from './read-names.ts'
import { findAlmost } from './spelling.ts'

/** A name, or a part of it, that stands in a question. */
export type FoundName = {
  kind: SubjectKind
  slug: string
  span: Span
  /** The number of letters of the question that speak of it. */
  weight: number
  /** Nothing of it was misspelt. */
  isExact: boolean
  /** Every word that tells it from others of its kind is there. */
  isFull: boolean
}

/** A word that stands in more names of one kind than this tells none from the others: curry, chicken. */
const TELLING = 3
/** Fewer letters of a name are a coincidence. */
const SHORTEST = 4
const LONG = 6

/** The names that a question speaks of most, of all kinds: several, if it does not say which. */
export function findNames(reading: Reading, names: Named[], vocabulary: ReadonlySet<string>): FoundName[] {
  const counts = countWords(names)
  const lines = names.map(({ kind, names }) => ({ kind, text: names.map(toLine).join('') }))
  const has = (kind: SubjectKind, run: string) =>
    lines.filter((one) => one.kind === kind && one.text.includes(run)).length
  const found = names.flatMap(({ kind, slug, names }) => {
    const countOf = (word: string) => counts.get(`${kind} ${word}`) ?? 1
    const isTelling = (run: Run) =>
      has(kind, coreOf(reading, run)) <= TELLING &&
      !vocabulary.has(coreOf(reading, run)) &&
      run.words.some((word) => !common.has(word) && !vocabulary.has(word))
    const best = names
      .flatMap((name) => findName(reading, name, { countOf, isTelling }) ?? [])
      .toSorted((a, b) => b.weight - a.weight || Number(b.isFull) - Number(a.isFull))[0]
    return best ? [{ kind, slug, ...best }] : []
  })
  const most = Math.max(0, ...found.map(({ weight }) => weight))
  const best = found.filter(({ weight }) => weight === most)
  // Among names with as much in the question, one that it names whole is meant before one that it names in part.
  return best.toSorted((a, b) => Number(b.isFull) - Number(a.isFull))
}

/** Thai words that join others: no name ends with one, and of a question 'which' may sound like 'in'. */
const JOINING = new Set(foldedWords('ใน ไหน ที่ ของ และ กับ จาก'))

/** A run without the joining words at its end. */
function coreOf({ line }: Reading, { words, span }: Run): string {
  let core = line.slice(...span)
  for (const word of words.toReversed()) {
    if (!JOINING.has(word) || !core.endsWith(word)) break
    core = core.slice(0, -word.length).trimEnd()
  }
  return core
}

/** In how many names of its kind each word stands. */
function countWords(names: Named[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { kind, names: all } of names) {
    for (const word of new Set(all.flat())) {
      counts.set(`${kind} ${word}`, (counts.get(`${kind} ${word}`) ?? 0) + 1)
    }
  }
  return counts
}

/** Words of a name that follow each other in a question. */
type Run = { words: string[]; span: Span }
type Judges = { countOf: (word: string) => number; isTelling: (run: Run) => boolean }

/** The longest part of a question that is nothing but words of one name. */
function findName(reading: Reading, words: string[], { countOf, isTelling }: Judges) {
  const { line, corrected, words: asked } = reading
  const places = words.flatMap((word) => placesOf(line, word).map((span) => ({ word, span })))
  const telling = words.filter((word) => !common.has(word) && countOf(word) <= TELLING)
  const isThere = telling.every((word) => places.some((place) => place.word === word))
  const almost = isThere ? undefined : placeOfThai(line, telling)
  if (almost) places.push(...telling.map((word) => ({ word, span: almost })))
  const isFull = (run: Run) => telling.every((word) => run.words.includes(word))
  const best = joined(line, places)
    .filter(({ span }) => span[1] - span[0] >= SHORTEST)
    // In the middle of another word, few letters are a coincidence.
    .filter(
      ({ span }) =>
        span[1] - span[0] >= LONG ||
        (asked.some(([from]) => from === span[0]) && asked.some(([, to]) => to === span[1])),
    )
    .filter((run) => isTelling(run) || (run.words.length > 1 && telling.length > 0 && isFull(run)))
    .toSorted((a, b) => b.span[1] - b.span[0] - (a.span[1] - a.span[0]))[0]
  if (!best) return undefined
  return {
    span: best.span,
    weight: best.span[1] - best.span[0],
    isExact: ![...corrected, ...(almost ? [almost] : [])].some((one) => overlap(one, best.span)),
    isFull: isFull(best),
  }
}

/** From this length on one wrong letter of what a Thai name is told by is forgiven, in questions that are no essays. */
const LONG_THAI = 7
const LONGEST_LINE = 120

/** Finds the telling words of a Thai name with a letter wrong: Thai has no spaces to say which word it is in. */
function placeOfThai(line: string, telling: string[]): Span | undefined {
  const wanted = telling.join('')
  if (wanted.length < LONG_THAI || line.length > LONGEST_LINE || !telling.every(isThai)) return undefined
  return findAlmost(line, wanted, 1)
}

/** Finds a word's places: a Thai one anywhere, another between spaces. */
function placesOf(line: string, word: string): Span[] {
  const margin = isThai(word) ? 0 : 1
  const wanted = margin ? ` ${word} ` : word
  const places: Span[] = []
  for (let at = line.indexOf(wanted); at !== -1; at = line.indexOf(wanted, at + 1)) {
    places.push([at + margin, at + margin + word.length])
  }
  return places
}

/** Places that follow each other with nothing but a space between, as one. */
function joined(line: string, places: { word: string; span: Span }[]): Run[] {
  const runs: Run[] = []
  for (const { word, span } of places.toSorted((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1])) {
    const run = runs.at(-1)
    if (run && line.slice(run.span[1], span[0]).trim() === '') {
      run.words.push(word)
      run.span = [run.span[0], Math.max(run.span[1], span[1])]
    } else runs.push({ words: [word], span })
  }
  return runs
}
