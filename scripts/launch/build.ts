import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { LaunchError } from './launch-error.mjs'

const STAMP = 'build/.stamp'
/** All sources of the build. The built server imports the rest of domain/ from its sources. */
const SOURCES = [
  'app/**/*',
  'shared/**/*',
  'domain/**/schemas.ts',
  'public/**/*',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/precompress.ts',
  'scripts/bundle/**/*',
]

/** Builds the pages unless the last build was made from the same files. */
export async function buildIfStale(): Promise<void> {
  const stamp = hashOfSources()
  if (readStamp() === stamp) return
  console.log('Building the pages…')
  rmSync(STAMP, { force: true })
  await run('node_modules/@react-router/dev/bin.cjs', 'build')
  await run('scripts/precompress.ts')
  mkdirSync('build', { recursive: true })
  writeFileSync(STAMP, stamp)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8')
  } catch {
    return undefined
  }
}

/** Runs a script silently; if it fails, prints its output. */
function run(script: string, ...args: string[]): Promise<void> {
  const options = { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 100 * 1024 * 1024 }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
      if (!error) return resolve()
      process.stderr.write(`${stdout}${stderr}`)
      reject(new LaunchError('The pages could not be built; see above.', { cause: error }))
    })
  })
}
