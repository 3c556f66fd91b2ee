import type { SubjectKind } from '#shared/site/chat-answer.ts'
import { common } from './common-words.ts'
import { foldedWords, isThai, toLine } from './fold.ts'
import { findSlips, overlap, type Reading, type Span } from './read-question.ts'
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
    const isTelling = ({ words, span }: Run) =>
      has(kind, reading.line.slice(...span)) <= TELLING &&
      !vocabulary.has(reading.line.slice(...span)) &&
      words.some((word) => !common.has(word) && !vocabulary.has(word))
    const best = names
      .flatMap((name) => findName(reading, name, { countOf, isTelling }) ?? [])
      .toSorted((a, b) => b.weight - a.weight || Number(b.isFull) - Number(a.isFull))[0]
    return best ? [{ kind, slug, ...best }] : []
  })
  const most = Math.max(0, ...found.map(({ weight }) => weight))
  const first = found.filter(({ weight }) => weight === most)
  // Names that stand whole beside them are asked about too: panang, or massaman.
  const others = found.filter(({ isFull, span }) => isFull && !first.some((one) => overlap(one.span, span)))
  const best = [...first, ...others]
  // Among names with as much in the question, one that it names whole is meant before one that it names in part.
  return best.toSorted((a, b) => Number(b.isFull) - Number(a.isFull))
}

/** Thai words that join others: no name ends with one, and of a question 'which' may sound like 'in'. */
const JOINING = new Set(foldedWords('ใน ไหน ที่ ของ และ กับ จาก ใส่'))

/** A run without the joining words at its end. */
function coreOf(line: string, { words, span: [from, to] }: Run): Run {
  let core = line.slice(from, to)
  const left = [...words]
  for (
    let word = left.at(-1);
    word !== undefined && JOINING.has(word) && core.endsWith(word);
    word = left.at(-1)
  ) {
    core = core.slice(0, -word.length).trimEnd()
    left.pop()
  }
  return { words: left, span: [from, from + core.length] }
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
  const almost = isThere ? [] : placesOfThai(reading, telling)
  places.push(...almost)
  const isFull = (run: Run) => telling.every((word) => run.words.includes(word))
  const best = joined(line, places)
    .map((run) => coreOf(line, run))
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
    isExact: ![...corrected, ...almost.map(({ span }) => span)].some((one) => overlap(one, best.span)),
    isFull: isFull(best),
  }
}

/** From this length on one wrong letter of what a Thai name is told by is forgiven, in questions that are no essays. */
const LONG_THAI = 7
const LONGEST_LINE = 120

/**
 * Finds the telling words of a Thai name with a letter wrong: any in all of them together, since Thai has no spaces to say
 * which word it is in; in one of them a slip of the finger or the ear.
 */
function placesOfThai(reading: Reading, telling: string[]): { word: string; span: Span }[] {
  const { line } = reading
  const wanted = telling.join('')
  if (line.length > LONGEST_LINE || !telling.every(isThai)) return []
  const almost = wanted.length < LONG_THAI ? findSlips(reading, wanted)[0] : findAlmost(line, wanted, 1)
  if (almost) return telling.map((word) => ({ word, span: almost }))
  return telling
    .filter((word) => word.length >= SHORTEST)
    .flatMap((word) => findSlips(reading, word).map((span) => ({ word, span })))
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
