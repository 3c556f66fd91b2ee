import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit'

/** A font for pdfkit whose text can be copied out of the PDF correctly, also sara am (ำ). */
export type Face = Font & { postscriptName: string }

type FaceSubset = { glyphs: number[]; includeGlyph: (id: number) => number }

const NIKHAHIT = 0x0e4d
const SARA_AA = 0x0e32
const SARA_AM = 0x0e33
/** A font's own glyph numbers are lower; from here on they are copies that are read as another letter. */
const READ_OTHERWISE = 0x1_0000

/**
 * @param file below `@fontsource/`, a static .woff: fontkit, which pdfkit uses, can embed neither variable fonts nor
 * .woff2
 */
export function openFace(file: string): Face {
  const path = fileURLToPath(import.meta.resolve(`@fontsource/${file}.woff`))
  const font = create(readFileSync(path)) as Font
  // fontkit remembers how it first found each glyph: make that the glyph's own letter, not a part of another.
  for (const point of font.characterSet) font.glyphForCodePoint(point)
  return Object.create(font, {
    // pdfkit mixes up fonts with the same name, and the Latin and Thai halves of a family share theirs.
    postscriptName: { value: file.slice(file.lastIndexOf('/') + 1, -'-normal'.length) },
    layout: { value: (text: string) => withReadableSaraAm(font, font.layout(text)) },
    createSubset: { value: () => createSubset(font) },
  }) as Face
}

/**
 * Fonts draw sara am (ำ) as two glyphs, a ring that moves with the tone mark and the stroke of sara aa (า). Read back,
 * they would be other letters than were written.
 */
function withReadableSaraAm(font: Font, run: GlyphRun): GlyphRun {
  const [ringId, strokeId] = [NIKHAHIT, SARA_AA].map((point) => font.glyphForCodePoint(point).id)
  for (let at = 1; at < run.glyphs.length; at += 1) {
    const [ring, stroke] = run.glyphs.slice(at - 1)
    const [ringPlace, strokePlace] = run.positions.slice(at - 1)
    if (!ring || !stroke || !ringPlace || !strokePlace || stroke.id !== strokeId) continue
    if (ring.id === ringId) {
      // Without a tone mark, the font's single glyph for both looks the same.
      run.glyphs.splice(at - 1, 2, font.glyphForCodePoint(SARA_AM))
      run.positions.splice(at - 1, 2, { ...strokePlace, xAdvance: ringPlace.xAdvance + strokePlace.xAdvance })
    } else if (ring.codePoints.at(-1) === SARA_AM) {
      // With a tall consonant the tone mark's glyph contains the ring: a glyph without a letter would be copied as
      // garbage.
      const tone = ring.codePoints.slice(0, -1)
      run.glyphs[at - 1] = readAs(ring, tone.length > 0 ? tone : [NIKHAHIT])
      if (tone.length > 0) run.glyphs[at] = readAs(stroke, [SARA_AM])
    }
  }
  return run
}

function readAs(glyph: Glyph, codePoints: number[]): Glyph {
  return Object.create(glyph, {
    id: { value: glyph.id + READ_OTHERWISE },
    codePoints: { value: codePoints },
  }) as Glyph
}

function createSubset(font: Font): FaceSubset {
  const subset = font.createSubset() as unknown as FaceSubset
  const include = subset.includeGlyph.bind(subset)
  const placeOf = new Map<number, number>()
  subset.includeGlyph = (id) => {
    if (id < READ_OTHERWISE) return include(id)
    const known = placeOf.get(id)
    if (known !== undefined) return known
    const place = subset.glyphs.push(id - READ_OTHERWISE) - 1
    placeOf.set(id, place)
    return place
  }
  return subset
}
