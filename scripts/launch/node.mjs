// @ts-check
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { LaunchError } from './launch-error.mjs'

/** The oldest Node that has all we use: TypeScript without flags, node:sqlite. */
const OLDEST = [24, 11]

/** @param {string} version like `24.11.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}

/** The path of the Node that is installed with the dependencies. Only for Linux; elsewhere people install their own. */
export function requireNode() {
  const own = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url))
  const { stdout } = spawnSync(own, ['--version'], { encoding: 'utf8' })
  if (stdout && isNewEnough(stdout.trim())) return own
  throw new LaunchError(
    `KROK needs Node ${OLDEST.join('.')} or newer on this machine (this is ${process.versions.node}): ` +
      'please install Node 24 from https://nodejs.org and try again.',
  )
}
