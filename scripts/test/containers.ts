import { spawnSync } from 'node:child_process'
import { aptInstall, canUseApt } from './as-root.ts'

/** Programs that make images and run them, by the names of their Debian packages. */
const PROGRAMS = ['podman', 'podman-compose', 'mmdebstrap', 'runc']
/** The programs with which Podman runs and ends containers, and lets them find each other by name. */
const NEEDED = ['catatonit', 'netavark', 'aardvark-dns', 'iptables']

/**
 * Installs the programs of the tests in containers if they are missing, on Debian.
 * @returns whether they are there, and this machine lets them make namespaces
 */
export function provideContainers(): boolean {
  const runs = (program: string, ...args: string[]) =>
    spawnSync(program, args, { stdio: 'ignore' }).status === 0
  if (!canUseApt || !runs('unshare', '--mount', '--net', '--pid', '--fork', 'true')) return false
  if (PROGRAMS.every((program) => runs(program, '--version'))) return true
  try {
    aptInstall(...PROGRAMS, ...NEEDED)
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}
