import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { breakLines } from '#adapters/fonts/break-lines.ts'
import { type Style, toRuns } from '#adapters/fonts/to-runs.ts'
import { textPath, widthOf } from './text-path.ts'
import type { ShareDrawing } from './share-pictures.ts'

/** The size that networks ask for, in pixels. */
const CARD = { width: 1200, height: 630 }
const PANEL = 600
const MARGIN = 64
const COLOURS = { leaf: '#17362B', coconut: '#FBF5E9', turmeric: '#E0A526' }
/** The first in which the title fits into the lines that there is room for. */
const TITLE_SIZES = [64, 56, 48, 40, 34]
const TITLE_TOP = 168
const TITLE_BOTTOM = 500
/** Thai marks stand above and below the letters. */
const LINE_HEIGHT = { latin: 1.12, thai: 1.45 }

const lockup = readFileSync(new URL('../../public/images/krok-lockup-coconut.svg', import.meta.url))

/** Draws the title on the brand's ground, beside the picture; the text is drawn as paths, so no font is looked for. */
export async function drawShareCard({ eyebrow, title, file }: ShareDrawing): Promise<Uint8Array> {
  const mark = await sharp(lockup, { density: 300 }).resize({ height: 56 }).png().toBuffer()
  const picture = file ? [{ input: await coverOf(file), left: PANEL, top: 0 }] : []
  return sharp(Buffer.from(textLayer(eyebrow, title)))
    .composite([...picture, { input: mark, left: MARGIN, top: CARD.height - MARGIN - 56 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

function coverOf(file: Uint8Array): Promise<Buffer> {
  return sharp(file)
    .resize(CARD.width - PANEL, CARD.height, { fit: 'cover' })
    .toBuffer()
}

function textLayer(eyebrow: string, title: string): string {
  const { size, lines, lineHeight } = fit(title)
  const paths = [
    draw(eyebrow, { x: MARGIN, y: 118, size: 26, style: 'strong', colour: COLOURS.turmeric }),
    ...lines.map((line, at) =>
      draw(line, {
        x: MARGIN,
        y: TITLE_TOP + size + at * lineHeight,
        size,
        style: 'display',
        colour: COLOURS.coconut,
      }),
    ),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
    <rect width="100%" height="100%" fill="${COLOURS.leaf}"/>
    <rect x="${MARGIN}" y="56" width="72" height="6" fill="${COLOURS.turmeric}"/>${paths.join('')}</svg>`
}

/** The largest size in which the title fits; in the smallest, what is left over is cut off. */
function fit(title: string): { size: number; lines: string[]; lineHeight: number } {
  const isThai = /\p{Script=Thai}/u.test(title)
  for (const size of TITLE_SIZES) {
    const lineHeight = size * LINE_HEIGHT[isThai ? 'thai' : 'latin']
    const most = Math.floor((TITLE_BOTTOM - TITLE_TOP) / lineHeight)
    const lines = breakLines(title, PANEL - 2 * MARGIN, (text) => widthOf(text, 'display', size))
    if (lines.length <= most) return { size, lines, lineHeight }
    if (size === TITLE_SIZES.at(-1)) return { size, lines: lines.slice(0, most), lineHeight }
  }
  throw new Error('there is no size for titles')
}

type Ink = { x: number; y: number; size: number; style: Style; colour: string }

function draw(text: string, { x, y, size, style, colour }: Ink): string {
  return textPath(toRuns(text, style), size)
    .map(({ path, at }) => `<path transform="translate(${x + at} ${y})" fill="${colour}" d="${path}"/>`)
    .join('')
}
