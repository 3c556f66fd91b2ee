import { openFace, type Face } from './open-face.ts'

/** `text` and `strong` are Anuphan; `display` is for titles and the total, `hand` looks written by hand and has emoji. */
export type Style = 'text' | 'strong' | 'display' | 'hand'
/** A piece of text in one font; `face` is the font's name. */
export type Run = { face: string; text: string }

const FILES: Record<Style, string[]> = {
  text: anuphan(400),
  strong: anuphan(600),
  display: [
    'fraunces/files/fraunces-latin-600-normal',
    'noto-serif-thai/files/noto-serif-thai-thai-600-normal',
  ],
  hand: [
    ...['latin', 'thai', 'latin-ext', 'vietnamese'].map(
      (script) => `sriracha/files/sriracha-${script}-400-normal`,
    ),
    'noto-emoji/files/noto-emoji-emoji-400-normal',
  ],
}

function anuphan(weight: number): string[] {
  return ['latin', 'thai', 'latin-ext', 'vietnamese'].map(
    (script) => `anuphan/files/anuphan-${script}-${weight}-normal`,
  )
}

const opened = Object.fromEntries(
  Object.entries(FILES).map(([style, files]) => [
    style,
    files.map((file) => {
      const face = openFace(file)
      return { face, covers: new Set(face.characterSet) }
    }),
  ]),
) as Record<Style, { face: Face; covers: Set<number> }[]>

/** All fonts that a document uses, by name. */
export const faces = new Map(
  Object.values(opened).flatMap((family) => family.map(({ face }) => [face.postscriptName, face] as const)),
)

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' })

/**
 * Splits a text into runs of one font each, never inside a grapheme. Characters that no font can draw become their
 * compatible form (ﬁ → fi); control characters are dropped, emoji too where no font has them, and other scripts become a question mark.
 */
export function toRuns(text: string, style: Style): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(toPlain(text))) {
    const drawn = toDrawable(segment, style)
    const last = runs.at(-1)
    if (!drawn) continue
    if (last && (last.face === drawn.face || (drawn.text === ' ' && coverOf(last.face, style)?.has(32)))) {
      last.text += drawn.text
    } else {
      runs.push(drawn)
    }
  }
  return runs
}

/**
 * One line without invisible characters, with sara am as one character; piled-up marks are dropped, they would cover
 * other lines.
 */
function toPlain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32|([\u0E48-\u0E4B])\u0E4D\u0E32/gu, '$1$2\u0E33')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
}

function toDrawable(grapheme: string, style: Style): Run | undefined {
  const bare = () => grapheme.normalize('NFKD').replace(/\p{M}/gu, '')
  for (const candidate of [() => grapheme, bare]) {
    const text = candidate()
    const points = Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
    const found = text && opened[style].find(({ covers }) => points.every((point) => covers.has(point)))
    if (found) return { face: found.face.postscriptName, text }
  }
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(grapheme)
    ? undefined
    : toDrawable('?', style)
}

function coverOf(name: string, style: Style): Set<number> | undefined {
  return opened[style].find(({ face }) => face.postscriptName === name)?.covers
}
