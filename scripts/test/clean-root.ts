import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { aptInstall, canUseApt } from './as-root.ts'

/** The system of a new machine, with the packages that deploy/install brings beside it, so that no test needs a network. */
export const CLEAN_ROOT = resolve('node_modules/.cache/clean-root')

/** The packages that a new machine of a hoster has beyond the least. */
const SYSTEM = ['systemd-sysv', 'dbus', 'iproute2', 'procps']
/** As in deploy/install. */
const TO_INSTALL = ['ca-certificates', 'caddy', 'curl', 'openssl', 'postgresql']

/**
 * Makes the root file system of a new Debian machine, once.
 * @returns whether it is there, and this machine lets us start what is in it; only Debian's root can
 */
export function provideCleanRoot(): boolean {
  const canStart =
    spawnSync('unshare', ['--mount', '--net', '--pid', '--cgroup', '--fork', 'true']).status === 0
  if (!canUseApt || !canStart) return false
  if (existsSync(CLEAN_ROOT)) return true
  if (!existsSync('/usr/bin/mmdebstrap')) aptInstall('mmdebstrap')
  console.log('Making the root file system of a new machine to install on, once…')
  const part = `${CLEAN_ROOT}.part`
  rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  const { status } = spawnSync(
    'mmdebstrap',
    [
      '--quiet',
      '--variant=minbase',
      `--include=${SYSTEM.join(',')}`,
      '--skip=cleanup/apt',
      `--customize-hook=chroot "$1" apt-get install -qq -y --no-install-recommends --download-only ${TO_INSTALL.join(' ')} >/dev/null`,
      // Nothing on it has to survive a power cut.
      '--customize-hook=echo force-unsafe-io > "$1/etc/dpkg/dpkg.cfg.d/unsafe-io"',
      'bookworm',
      part,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status !== 0) throw new Error('mmdebstrap could not make a root file system')
  renameSync(part, CLEAN_ROOT)
  return true
}
