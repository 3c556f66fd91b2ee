import type { Style } from './to-runs.ts'

/** A4 in points; nothing but the foot stands below `bottom`. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, bottom: 770 }
export const COLOURS = {
  leaf: '#17362B',
  turmeric: '#E0A526',
  charcoal: '#1E1A17',
  stone: '#6F675E',
  line: '#E6DED0',
}

export type Ink = { style?: Style; size?: number; colour?: string }
/** Labels, and what stands below a cell. */
export const SMALL: Ink = { size: 7.5, colour: COLOURS.stone }
