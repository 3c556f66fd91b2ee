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

for (const file of (await readdir(source)).filter((name) => name.endsWith('.webp'))) {
  const { name } = parse(file)
  const isPack = name.startsWith('pack-')
  const folder = join(target, isPack ? 'products' : 'scenes')
  await mkdir(folder, { recursive: true })
  for (const width of isPack ? [320, 640, 1280] : [640, 960, 1280, 1920]) {
    const { width: full } = await sharp(join(source, file)).metadata()
    if (width > full) continue
    await sharp(join(source, file))
      .resize({ width })
      .webp({ quality: isPack ? 84 : 74, effort: 6, smartSubsample: true })
      .toFile(join(folder, `${name.replace(/^pack-/, '')}-${width}.webp`))
  }
}
