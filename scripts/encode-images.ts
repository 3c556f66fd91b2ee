/*
 * Encodes original pictures for the pages: `node scripts/encode-images.ts <folder of originals>`.
 * Needed only for new originals; the results are in the repository.
 */
import { mkdir, readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const target = fileURLToPath(new URL('../public/images', import.meta.url))
const source = process.argv[2]
if (!source) throw new Error('usage: node scripts/encode-images.ts <folder of masters>')

/** The folder, widths and quality in each format of pictures, by the first word of their names. */
const KINDS = {
  pack: { folder: 'products', widths: [320, 640, 1280], webp: 84, avif: 56 },
  dish: { folder: 'dishes', widths: [320, 640, 1280], webp: 74, avif: 52 },
  drink: { folder: 'dishes', widths: [320, 640, 1280], webp: 74, avif: 52 },
}
const SCENE = { folder: 'scenes', widths: [320, 640, 768, 960, 1280, 1920], webp: 74, avif: 52 }

for (const file of (await readdir(source)).filter((name) => name.endsWith('.webp'))) {
  const { name } = parse(file)
  const [, word = '', rest = ''] = /^([a-z]+)-(.*)$/.exec(name) ?? []
  const isKind = word in KINDS
  const { folder, widths, webp, avif } = isKind ? KINDS[word as keyof typeof KINDS] : SCENE
  await mkdir(join(target, folder), { recursive: true })
  const { width: full } = await sharp(join(source, file)).metadata()
  for (const width of widths.filter((width) => width <= full)) {
    const picture = sharp(join(source, file)).resize({ width })
    const stem = join(target, folder, `${isKind ? rest : name}-${width}`)
    await picture.clone().webp({ quality: webp, effort: 6, smartSubsample: true }).toFile(`${stem}.webp`)
    await picture
      .clone()
      .avif({ quality: avif, effort: 3, chromaSubsampling: '4:2:0' })
      .toFile(`${stem}.avif`)
  }
}
