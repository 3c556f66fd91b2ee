import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { canUseApt, isRoot } from './as-root.ts'

/** The proxies that docs/guides/go-live.md names, by what prints their version. */
const PROXIES = { nginx: '-v', caddy: 'version' }
type Proxy = keyof typeof PROXIES

const CACHE = resolve('node_modules/.cache/proxies')
const FOLDERS = [
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
  `${CACHE}/usr/sbin`,
  `${CACHE}/usr/bin`,
]

/** The programs, if all of them are here and run. */
export function findProxies(): Record<Proxy, string> | undefined {
  const [nginx, caddy] = [find('nginx'), find('caddy')]
  return nginx && caddy ? { nginx, caddy } : undefined
}

function find(proxy: Proxy): string | undefined {
  return FOLDERS.map((folder) => join(folder, proxy)).find(
    (path) => existsSync(path) && spawnSync(path, [PROXIES[proxy]]).status === 0,
  )
}

/**
 * Brings the proxies if they are missing, on Debian: their packages are unpacked rather than installed, because
 * installed ones would listen on port 80 of this machine.
 * @returns whether they are there
 */
export function provideProxies(): boolean {
  if (findProxies()) return true
  if (!canUseApt) return false
  mkdirSync(CACHE, { recursive: true })
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: CACHE, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  const download = () => run('apt-get', 'download', '-qq', ...Object.keys(PROXIES))
  console.log('Fetching nginx and Caddy to test behind, once…')
  if (!download() && isRoot && run('apt-get', 'update', '-qq')) download()
  for (const file of globSync('*.deb', { cwd: CACHE })) run('dpkg-deb', '--extract', file, '.')
  return findProxies() !== undefined
}
