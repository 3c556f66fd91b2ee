import type { Style } from '#adapters/fonts/to-runs.ts'

/** A4 in points; only the footer is below `bottom`. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, bottom: 770 }
export const COLOURS = {
  leaf: '#17362B',
  turmeric: '#E0A526',
  charcoal: '#1E1A17',
  stone: '#6F675E',
  line: '#E6DED0',
}

export type Ink = { style?: Style; size?: number; colour?: string }
/** For labels, and the line below a cell. */
export const SMALL: Ink = { size: 7.5, colour: COLOURS.stone }
