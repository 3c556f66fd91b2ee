/* Writes each text file of build/client also as .br and .gz, at the highest compression, for the server to send. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Smaller files gain nothing. */
const SMALLEST_BYTES = 200
const client = fileURLToPath(new URL('../build/client/', import.meta.url))

async function precompress(path: string): Promise<void> {
  const content = readFileSync(path)
  if (content.length < SMALLEST_BYTES) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
}

await Promise.all(
  globSync('**/*.{js,css,svg,html,json,webmanifest,txt,xml}', { cwd: client }).map((file) =>
    precompress(client + file),
  ),
)
