import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const isRoot = process.getuid?.() === 0

/** Root on Debian may install Debian's own packages. */
export const canUseApt = isRoot && existsSync('/usr/bin/apt-get') && existsSync('/etc/debian_version')

/** Installs Debian packages; throws when that fails. */
export function aptInstall(...packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  console.log(`Installing ${packages.join(', ')} with apt-get, once…`)
  // Continue if the package lists cannot be updated: the packages may be known anyway.
  run('update', '-qq')
  if (!run('install', '-y', '-qq', '--no-install-recommends', ...packages)) {
    throw new Error(`apt-get could not install ${packages.join(', ')}`)
  }
}
