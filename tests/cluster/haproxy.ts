import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { findClusterPrograms } from '../../scripts/test/cluster-programs.ts'
import { freePort } from '../../scripts/test/free-port.ts'
import type { PatroniCluster } from './patroni-cluster.ts'
import { newService } from './service.ts'

/**
 * HAProxy with the file of deploy/cluster in front of a cluster, until the test ends.
 * @returns the address of the database on the primary through it
 */
export async function startHaproxy({ local, url }: PatroniCluster): Promise<string> {
  const programs = findClusterPrograms()
  if (!programs) throw new Error('install the packages of scripts/test/cluster-programs.ts for this test')
  const folder = mkdtempSync(join(tmpdir(), 'krok-haproxy-'))
  const configuration = join(folder, 'haproxy.cfg')
  const [primary, replicas] = [await freePort(), await freePort()]
  writeFileSync(
    configuration,
    local('haproxy.cfg').replace(':5000', `:${primary}`).replace(':5001', `:${replicas}`),
  )
  const service = newService(programs.haproxy, ['-db', '-f', configuration], {
    cwd: folder,
    log: join(folder, 'log'),
  })
  onTestFinished(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  service.start()
  const { username, password, pathname } = new URL(url.replace(/@[^/]+\//, '@one/'))
  return `postgres://${username}:${password}@127.0.0.1:${primary}${pathname}`
}
