import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { LaunchError } from './launch-error.mjs'

type Step = { says: string; stamp: string; sources: string[]; scripts: string[][] }

/** The pages import the rest of domain/ from its sources: only the programs are packed with it. */
const PAGES: Step = {
  says: 'Building the pages…',
  stamp: 'build/.stamp-pages',
  sources: [
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
  ],
  scripts: [['node_modules/@react-router/dev/bin.cjs', 'build'], ['scripts/precompress.ts']],
}

const PROGRAMS: Step = {
  says: 'Packing the server…',
  stamp: 'build/.stamp-programs',
  sources: [
    PAGES.stamp,
    ...['adapters', 'config', 'database', 'domain', 'server'].map((folder) => `${folder}/**/*.ts`),
    'scripts/*.ts',
  ],
  scripts: [['scripts/pack-programs.ts']],
}

/** Builds what was not built from the same files the last time. */
export async function buildIfStale(): Promise<void> {
  await buildStepIfStale(PAGES)
  await buildStepIfStale(PROGRAMS)
}

async function buildStepIfStale({ says, stamp, sources, scripts }: Step): Promise<void> {
  const hash = hashOf(sources)
  if (readStamp(stamp) === hash) return
  console.log(says)
  rmSync(stamp, { force: true })
  for (const [script = '', ...args] of scripts) await run(script, ...args)
  writeFileSync(stamp, hash)
}

function hashOf(sources: string[]): string {
  const hash = createHash('sha256')
  const files = sources
    .flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function readStamp(stamp: string): string | undefined {
  try {
    return readFileSync(stamp, 'utf8')
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
      reject(new LaunchError('The shop could not be built; see above.', { cause: error }))
    })
  })
}
