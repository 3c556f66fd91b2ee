/*
 * Writes the small fonts of app/styles/fonts: the letters that app/styles/fonts.css says they have, in the weights that
 * pages use. Needed only for other letters, weights or fonts: `npm install --no-save subset-font@2.9.0`, then
 * `node scripts/subset-fonts.mjs`; the results are in the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const styles = new URL('../app/styles/', import.meta.url)
const css = readFileSync(new URL('fonts.css', styles), 'utf8')
const packages = new URL('../node_modules/', import.meta.url)
const FACE = /src: url\('\.\/(fonts\/([a-z-]+)-(latin|thai)\.woff2)'\)[^}]*unicode-range:([^;]+);/g

for (const [, file, family, script, ranges] of css.matchAll(FACE)) {
  const whole = `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`
  const letters = ranges.split(',').flatMap((range) => {
    const [first, last = first] = range.trim().slice('U+'.length).split('-')
    const from = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, at) => from + at)
  })
  const small = await subsetFont(readFileSync(new URL(whole, packages)), String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  })
  writeFileSync(new URL(file, styles), small)
}
