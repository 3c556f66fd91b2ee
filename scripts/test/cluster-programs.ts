import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall, canUseApt } from './as-root.ts'

/** The programs that deploy/cluster has configurations for. */
const PROGRAMS = ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'varnishd'] as const
const PACKAGES = [
  'etcd-server',
  'patroni',
  'python3-etcd',
  'haproxy',
  'pgbouncer',
  'varnish',
  'varnish-modules',
]
export type ClusterPrograms = Record<(typeof PROGRAMS)[number], string>

const FOLDERS = ['/usr/bin', '/usr/sbin']
/** Debian asks this program whether an installed service may be started. */
const POLICY = '/usr/sbin/policy-rc.d'

/** The paths of the programs, if all of them are here. */
export function findClusterPrograms(): ClusterPrograms | undefined {
  const found = PROGRAMS.map((name) => [name, FOLDERS.map((folder) => join(folder, name)).find(existsSync)])
  return found.every(([, path]) => path) ? (Object.fromEntries(found) as ClusterPrograms) : undefined
}

/**
 * Installs them where they are missing, on Debian, without starting any.
 * @returns whether they are there
 */
export function provideClusterPrograms(): boolean {
  if (findClusterPrograms()) return true
  if (!canUseApt) return false
  const isOurs = !existsSync(POLICY)
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    aptInstall(...PACKAGES)
  } catch (error) {
    console.error(error)
  } finally {
    if (isOurs) rmSync(POLICY)
  }
  return findClusterPrograms() !== undefined
}
