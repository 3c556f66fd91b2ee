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

/** Where pictures go, how wide they are needed, and how good, by the first word of their names. */
const KINDS = {
  pack: { folder: 'products', widths: [320, 640, 1280], quality: 84 },
  dish: { folder: 'dishes', widths: [320, 640, 1280], quality: 74 },
  drink: { folder: 'dishes', widths: [320, 640, 1280], quality: 74 },
}
const SCENE = { folder: 'scenes', widths: [320, 640, 960, 1280, 1920], quality: 74 }

for (const file of (await readdir(source)).filter((name) => name.endsWith('.webp'))) {
  const { name } = parse(file)
  const [, word = '', rest = ''] = /^([a-z]+)-(.*)$/.exec(name) ?? []
  const isKind = word in KINDS
  const { folder, widths, quality } = isKind ? KINDS[word as keyof typeof KINDS] : SCENE
  await mkdir(join(target, folder), { recursive: true })
  for (const width of widths) {
    const { width: full } = await sharp(join(source, file)).metadata()
    if (width > full) continue
    await sharp(join(source, file))
      .resize({ width })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toFile(join(target, folder, `${isKind ? rest : name}-${width}.webp`))
  }
}
