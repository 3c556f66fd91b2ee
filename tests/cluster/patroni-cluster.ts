import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { findClusterPrograms } from '../../scripts/test/cluster-programs.ts'
import { requirePostgres } from '../../scripts/test/postgres-binaries.ts'
import { unprivilegedUser } from '../../scripts/test/postgres.ts'
import { isRoot } from '../../scripts/test/as-root.ts'
import { eventually } from '../helpers/eventually.ts'
import { NAMES, newMachines } from './machines.ts'
import { newService, type Service } from './service.ts'

const KIT = resolve('deploy/cluster')
const SECRET = 'of-the-tests'

type Role = 'leader' | 'sync_standby' | 'replica'
type Member = { name: string; role: Role; state: string; lag?: number | string; port: number }

/** One machine: PostgreSQL, and the Patroni that minds it. */
export type Node = {
  name: string
  port: number
  patroni: Service
  /** Kills the first process of PostgreSQL; all its others end with it at once. */
  killPostgres(): void
}

/** Three machines of deploy/cluster, as processes of this one: etcd, Patroni and PostgreSQL on each. */
export type PatroniCluster = {
  folder: string
  /** All three servers, of which the one that accepts writes is wanted. */
  url: string
  /** All three, of which any that only reads is wanted. */
  replicaUrl: string
  nodes: Node[]
  etcds: Service[]
  /** A file of deploy/cluster with the addresses of this machine. */
  local(file: string): string
  /** The members as Patroni sees them; none while it does not answer. */
  members(): Promise<Member[]>
  /** Resolves, with the primary, once it has a synchronous standby and a replica that has all that it has. */
  whole(): Promise<Node>
  /** Changes what Patroni keeps in etcd, as `patronictl edit-config` does. */
  configure(change: object): Promise<void>
  /** Hands the primary's part over, as `patronictl switchover` does. */
  switchOver(from: Node): Promise<void>
  remove(): Promise<void>
}

export async function startPatroniCluster(): Promise<PatroniCluster> {
  const programs = findClusterPrograms()
  if (!programs) throw new Error('install the packages of scripts/test/cluster-programs.ts for this test')
  // Patroni needs tools that are not beside every link to PostgreSQL.
  const binaries = dirname(realpathSync(join(requirePostgres(), 'postgres')))
  const machines = await newMachines()
  const folder = mkdtempSync(join(tmpdir(), 'krok-cluster-'))
  const user = isRoot ? unprivilegedUser() : undefined
  const own = (path: string) => {
    if (user) chownSync(path, user.uid, user.gid)
  }
  own(folder)
  const read = (file: string) => readFileSync(join(KIT, file), 'utf8')

  const script = join(folder, 'create-database.sh')
  copyFileSync(join(KIT, 'create-database.sh'), script)
  chmodSync(script, 0o755)
  const configuration = join(folder, 'patroni.yml')
  writeFileSync(
    configuration,
    machines.local(read('patroni.yml')).replace('/etc/patroni/create-database.sh', script),
  )

  const etcds = NAMES.map((name, index) => {
    const data = join(folder, `etcd-${name}`)
    mkdirSync(data, { mode: 0o700 })
    own(data)
    const env = { ...machines.envOf(read('etcd.env'), index, ''), ETCD_DATA_DIR: data }
    return newService(programs.etcd, [], { env, cwd: folder, log: join(folder, `etcd-${name}.log`), user })
  })
  const nodes = NAMES.map((name, index): Node => {
    const data = join(folder, `data-${name}`)
    const env = {
      ...machines.envOf(read('patroni.env'), index, SECRET),
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_POSTGRESQL_BIN_DIR: binaries,
      PATRONI_POSTGRESQL_PGPASS: join(folder, `pgpass-${name}`),
    }
    return {
      name,
      port: machines.port(index, 5432),
      patroni: newService(programs.patroni, [configuration], {
        env,
        cwd: folder,
        log: join(folder, `patroni-${name}.log`),
        user,
      }),
      killPostgres() {
        const [postmaster] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
        process.kill(Number(postmaster), 'SIGKILL')
      },
    }
  })

  /** Asks whichever Patroni answers; one whose machine is down refuses at once. */
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    return Promise.any(
      NAMES.map((_, index) =>
        fetch(`http://127.0.0.1:${machines.port(index, 8008)}${path}`, {
          ...init,
          signal: AbortSignal.timeout(5_000),
        }),
      ),
    )
  }
  const members = () =>
    ask('/cluster')
      .then(async (response) => ((await response.json()) as { members?: Member[] }).members ?? [])
      .catch(() => [])
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')
  const cluster: PatroniCluster = {
    folder,
    url: `postgres://krok:${SECRET}@${hosts}/krok?target_session_attrs=read-write`,
    replicaUrl: `postgres://krok:${SECRET}@${hosts}/krok?target_session_attrs=read-only`,
    nodes,
    etcds,
    local: (file) => machines.local(read(file)),
    members,
    async whole() {
      const found = await eventually(members, (members) => {
        const isFollowing = ({ role, state, lag }: Member) =>
          role !== 'leader' && (state === 'running' || state === 'streaming') && Number(lag) === 0
        return (
          members.some(({ role, state }) => role === 'leader' && state === 'running') &&
          members.some((member) => member.role === 'sync_standby' && isFollowing(member)) &&
          members.filter(isFollowing).length === NAMES.length - 1
        )
      })
      const name = found.find(({ role }) => role === 'leader')?.name
      const primary = nodes.find((node) => node.name === name)
      if (!primary) throw new Error('Patroni names a primary that is none of the three')
      return primary
    },
    async configure(change) {
      const response = await ask('/config', { method: 'PATCH', body: JSON.stringify(change) })
      if (!response.ok) throw new Error(`Patroni refused: ${await response.text()}`)
    },
    async switchOver(from) {
      const response = await ask('/switchover', {
        method: 'POST',
        body: JSON.stringify({ leader: from.name }),
        signal: null,
      })
      if (!response.ok) throw new Error(`Patroni refused: ${await response.text()}`)
    },
    async remove() {
      await Promise.all(nodes.map(({ patroni }) => patroni.stop()))
      for (const { killPostgres } of nodes) {
        try {
          killPostgres()
        } catch {
          // It is not running.
        }
      }
      await Promise.all(etcds.map((etcd) => etcd.stop()))
      rmSync(folder, { recursive: true, force: true })
    },
  }
  try {
    for (const service of [...etcds, ...nodes.map(({ patroni }) => patroni)]) service.start()
    await cluster.whole()
    return cluster
  } catch (error) {
    await cluster.remove()
    throw error
  }
}
