import type { Sheet } from './create-sheet.ts'
import { COLOURS, type Ink } from './styles.ts'

type Room = { width: number; height: number; sizes: number[]; style?: Ink['style'] }

/** Sets words in the largest of these sizes in which they have room; of those that have none, as many lines as fit. */
export function fitWords(sheet: Sheet, words: string, { width, height, sizes, style }: Room) {
  const tried = sizes.map((size) => {
    const ink: Ink = { size, colour: COLOURS.charcoal, ...(style && { style }) }
    // An empty line between two stays.
    const lines = words.split(/\r?\n/).flatMap((line) => (line.trim() ? sheet.wrap(line, width, ink) : ['']))
    return { ink, lines, leading: size * 1.45 }
  })
  const fits = tried.find(({ lines, leading }) => lines.length * leading <= height)
  const smallest = tried.at(-1)
  return (
    fits ??
    (smallest && { ...smallest, lines: smallest.lines.slice(0, Math.floor(height / smallest.leading)) })
  )
}
