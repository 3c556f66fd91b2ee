// @ts-check
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LaunchError } from './launch-error.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** @typedef {{ packages: Record<string, { version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }> }} Lockfile */

/** An owner needs nothing of what the shop is tested, measured and written with: half of the packages. */
const OF_OWNERS = ['start', 'prepare', 'seed', 'backup', 'restore', 'check-books']

/**
 * Installs the locked dependencies that a task needs unless they are installed already. Runs npm only if something is
 * missing.
 * @param {string | undefined} task
 */
export function installIfStale(task) {
  const isOfOwners = OF_OWNERS.includes(task ?? '')
  if (isInstalled({ isOfOwners })) return
  console.log('Installing the dependencies, once…')
  // npm passes its own path to its scripts; outside npm, use the one in PATH.
  const npm = process.env['npm_execpath']
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const { status, error } = spawnSync(
    command ?? 'npm',
    // Regardless of NODE_ENV.
    [
      ...first,
      'ci',
      isOfOwners ? '--omit=dev' : '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' && !npm },
  )
  if (error) throw new LaunchError(`npm could not be run: ${error.message}.`)
  if (status !== 0) throw new LaunchError('The dependencies could not be installed; npm says why above.')
}

/**
 * Whether node_modules contains what package-lock.json lists. npm writes its own list last, so a partial install has
 * none.
 * @param {{ isOfOwners: boolean }} needs
 */
export function isInstalled({ isOfOwners }) {
  const wanted = readLockfile('package-lock.json')
  const present = readLockfile('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  const isSame = (/** @type {string} */ path) =>
    wanted[path]?.version === present[path]?.version && wanted[path]?.integrity === present[path]?.integrity
  // Packages for other platforms are optional, and not installed.
  const isOptional = (/** @type {string} */ path) => wanted[path]?.optional || wanted[path]?.devOptional
  const isLeftOut = (/** @type {string} */ path) => isOfOwners && wanted[path]?.dev
  return (
    Object.keys(wanted).every(
      (path) => path === '' || isSame(path) || (!present[path] && (isOptional(path) || isLeftOut(path))),
    ) && Object.keys(present).every(isSame)
  )
}

/** @param {string} path */
function readLockfile(path) {
  try {
    return /** @type {Lockfile} */ (JSON.parse(readFileSync(`${root}/${path}`, 'utf8'))).packages
  } catch {
    return undefined
  }
}
