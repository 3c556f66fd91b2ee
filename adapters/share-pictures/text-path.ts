import type { Font, GlyphRun } from 'fontkit'
import { faces, type Run, type Style, toRuns } from '#adapters/fonts/to-runs.ts'

/** The outline of each run, and how far from the text's beginning it stands, in pixels. */
export function textPath(runs: Run[], size: number): { path: string; at: number }[] {
  let at = 0
  return runs.map((run) => {
    const { font, glyphs } = layOut(run)
    const scale = size / font.unitsPerEm
    const outline = { path: toPath(glyphs, scale), at }
    at += glyphs.advanceWidth * scale
    return outline
  })
}

/** The width of a text in pixels. */
export function widthOf(text: string, style: Style, size: number): number {
  return toRuns(text, style).reduce((width, run) => {
    const { font, glyphs } = layOut(run)
    return width + (glyphs.advanceWidth * size) / font.unitsPerEm
  }, 0)
}

/** As the font itself lays it out: what its face changes is for reading text back from a PDF. */
function layOut({ face, text }: Run): { font: Font; glyphs: GlyphRun } {
  const opened = faces.get(face)
  if (!opened) throw new Error(`there is no face ${face}`)
  const font = Object.getPrototypeOf(opened) as Font
  return { font, glyphs: font.layout(text) }
}

function toPath({ glyphs, positions }: GlyphRun, scale: number): string {
  let x = 0
  return glyphs
    .map((glyph, at) => {
      const place = positions[at]
      if (!place) return ''
      // Fonts have their y upwards, pictures downwards.
      const path = glyph.path
        .scale(scale, -scale)
        .translate((x + place.xOffset) * scale, -place.yOffset * scale)
        .toSVG()
      x += place.xAdvance
      return path
    })
    .join('')
}
