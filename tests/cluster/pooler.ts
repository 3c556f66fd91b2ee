import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { isRoot } from '../../scripts/test/as-root.ts'
import { findClusterPrograms } from '../../scripts/test/cluster-programs.ts'
import { freePort } from '../../scripts/test/free-port.ts'
import { unprivilegedUser } from '../../scripts/test/postgres.ts'
import { newService, type Service } from './service.ts'

export type Pooler = {
  service: Service
  /** The shop's database through it. */
  urlOf(mode: 'transaction' | 'session'): string
}

/**
 * PgBouncer with the file of deploy/cluster in front of a server, until the test ends.
 * @param url the database that it leads to
 * @param change another configuration than the kit's
 */
export async function startPooler(
  url: string,
  change: (configuration: string) => string = (text) => text,
): Promise<Pooler> {
  const programs = findClusterPrograms()
  if (!programs) throw new Error('install the packages of scripts/test/cluster-programs.ts for this test')
  const folder = mkdtempSync(join(tmpdir(), 'krok-pooler-'))
  const port = await freePort()
  const { hostname, port: serverPort, pathname, username, password } = new URL(url)
  const users = join(folder, 'userlist.txt')
  const secret = password || 'of-the-tests'
  writeFileSync(users, `"${username}" "${secret}"\n`)
  const configuration = join(folder, 'pgbouncer.ini')
  const kit = readFileSync('deploy/cluster/pgbouncer.ini', 'utf8')
    .replaceAll(
      'host=127.0.0.1 port=5000 dbname=krok',
      `host=${hostname} port=${serverPort} dbname=${pathname.slice(1)}`,
    )
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', users)
  writeFileSync(configuration, `${change(kit)}unix_socket_dir =\n`)
  const user = isRoot ? unprivilegedUser() : undefined
  if (user) for (const path of [folder, users, configuration]) chownSync(path, user.uid, user.gid)
  const service = newService(programs.pgbouncer, [configuration], {
    cwd: folder,
    log: join(folder, 'log'),
    user,
  })
  onTestFinished(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  service.start()
  return {
    service,
    urlOf: (mode) =>
      `postgres://${username}:${secret}@127.0.0.1:${port}/${mode === 'session' ? 'krok_session' : 'krok'}`,
  }
}
