import { randomBytes, randomUUID } from 'node:crypto'
import {
  chownSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newContact } from '#tests/data/orders.ts'
import { NEVER_LOADED, NOT_PACKED } from '../../scripts/bundle/not-packed.ts'
import { freePort } from '../../scripts/test/free-port.ts'
import { makeHubImages, npmAsHere, podman } from '../helpers/containers.ts'
import { eventually } from '../helpers/eventually.ts'
import { altered, type Proxy, proxyAt, SITE } from '../helpers/proxies.ts'

/*
 * The shop in containers, from a folder with a release, by the commands of docs/guides/containers.md: Dockerfile, compose.yaml,
 * Caddyfile and deploy/create-owner.sh as they are, but for the ports of the machine and the certificates.
 */

/** Never part of a release, and too large to copy. */
const NOT_COPIED = ['node_modules', 'build', '.git', '.data']
/** Other files that lie in an owner's folder. */
const PRIVATE = [
  '.env',
  '.env.local',
  'server/.env',
  'notes.txt',
  'backups/krok.tar',
  '.data/postgres/PG_VERSION',
]
/** Everything that the build may read. */
const CONTEXT =
  'adapters app config database domain package-lock.json package.json public react-router.config.ts scripts server shared tsconfig.json vite.config.ts'
const LARGEST_MB = 450

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const image = `krok:${version}`

/** A folder as an owner has it, whose proxy listens on a port of this machine and signs its certificates. */
async function newRelease(port: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'krok-containers-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of readdirSync('.')) {
    if (!NOT_COPIED.includes(name)) cpSync(name, join(folder, name), { recursive: true })
  }
  const change = (file: string, changes: [from: string, to: string][], before = '') =>
    writeFileSync(join(folder, file), before + altered(readFileSync(file, 'utf8'), changes))
  change('compose.yaml', [["'80:80', '443:443', '443:443/udp'", `'127.0.0.1:${port}:443'`]])
  change('Caddyfile', [], '{\n\tlocal_certs\n\tskip_install_trust\n}\n')
  for (const file of PRIVATE) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), 'of the owner alone')
  }
  const backups = join(folder, 'backups')
  chownSync(backups, 1000, 1000)
  const settings = {
    KROK_VERSION: version,
    SITE_NAME: SITE,
    BACKUPS: backups,
    POSTGRES_PASSWORD: randomBytes(16).toString('hex'),
    SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: 'smtps://user:password@mail.example:465',
    MAIL_FROM: `KROK <hello@${SITE}>`,
    BANK_ACCOUNT: 'Test Bank 123',
    EXCHANGE_RATE_URL: 'http://127.0.0.1:9',
  }
  writeFileSync(
    join(folder, '.env'),
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  return folder
}

test('an image of the release, with what a shop runs and nothing else, sells behind TLS, is backed up and restored, and stops in order', async () => {
  const port = await freePort()
  const folder = await newRelease(port)
  await makeHubImages()
  const compose = (...args: string[]) => podman(args, { program: 'podman-compose', cwd: folder })
  onTestFinished(async ({ task }) => {
    for (const service of task.result?.state === 'fail' ? ['database', 'shop-1', 'proxy'] : []) {
      console.error(service, await podman(['logs', '--tail', '20', await containerOf(service)]).catch(String))
    }
    await compose('down', '--timeout', '1')
    // Everything without a name, in the tests' own store.
    await podman(['system', 'prune', '--volumes', '--force'])
  })

  await contextIsSmall(folder)
  await otherVersionIsRefused(folder)
  await podman(['build', ...(await npmAsHere()), '--build-arg', `VERSION=${version}`, '--tag', image, folder])
  await imageIsSmall()

  const sql = (statement: string) =>
    inside('database', 'psql', '-U', 'postgres', '-d', 'krok', '-qtAc', statement)
  const once = (...command: string[]) =>
    compose('run', '--rm', '--no-deps', '-T', 'shop-1', 'node', ...command)
  await compose('up', '--detach', 'database')
  await eventually(() => isHealthy('database'), Boolean)
  expect(
    await sql(
      `select rolsuper, rolpassword is null from pg_authid where rolname in ('krok', 'postgres') order by 1`,
    ),
  ).toBe('f|f\nt|t')
  await once('build/programs/seed.js')
  await sql(
    `insert into settings ("group", version, effective_from, value) values ('opening', 1, 'epoch', '{"isOpen": true}')`,
  )

  await compose('up', '--detach')
  const proxy = proxyAt('Caddy', port)
  await eventually(
    () => proxy.ask('/readyz'),
    ({ status }) => status === 200,
  )
  await eventually(() => isHealthy('shop-1'), Boolean)
  const number = await buy(proxy)
  await shopIsConfined()

  await inside('shop-1', 'node', 'build/programs/backup.js', '/backups/shop.tar')
  const { uid, mode } = statSync(join(folder, 'backups/shop.tar'))
  expect([uid, mode & 0o777]).toEqual([1000, 0o600])
  await buy(proxy)

  // In order, and not because the time was up.
  await compose('stop', 'shop-1', 'shop-2')
  for (const service of ['shop-1', 'shop-2']) {
    expect(await stateOf(service), service).toBe('exited 0')
  }
  await once('build/programs/restore.js', '/backups/shop.tar', '--replace')
  expect(await sql('select number from orders')).toBe(number)
  await compose('start', 'shop-1')
  await eventually(
    () => proxy.ask('/th'),
    ({ status }) => status === 200,
  )
})

function containerOf(service: string): Promise<string> {
  return podman(['ps', '--all', '--quiet', '--filter', `label=com.docker.compose.service=${service}`])
}

/** Runs a command in a service's container, and returns what it prints. */
async function inside(service: string, ...command: string[]): Promise<string> {
  return podman(['exec', await containerOf(service), ...command])
}

/** Asks a service's health command. */
async function isHealthy(service: string): Promise<boolean> {
  return podman(['healthcheck', 'run', await containerOf(service)]).then(
    () => true,
    () => false,
  )
}

/** The state of a service's container, and the code with which it ended: 137 if it was killed. */
async function stateOf(service: string): Promise<string> {
  return podman(['inspect', '--format', '{{.State.Status}} {{.State.ExitCode}}', await containerOf(service)])
}

/** Looks at what a build is given of the folder. */
async function contextIsSmall(folder: string): Promise<void> {
  const file = join(folder, 'backups/Containerfile')
  writeFileSync(file, 'FROM scratch\nCOPY . /\n')
  await podman(['build', '--file', file, '--tag', 'context', folder])
  const root = await podman(['image', 'mount', 'context'])
  expect(readdirSync(root).toSorted().join(' ')).toBe(CONTEXT)
  expect(globSync('**/{*.test.ts,*.test.tsx,.env*}', { cwd: root })).toEqual([])
  await podman(['image', 'unmount', 'context'])
}

async function otherVersionIsRefused(folder: string): Promise<void> {
  const build = podman(['build', '--build-arg', 'VERSION=0.0.1', '--tag', 'krok:0.0.1', folder])
  await expect(build).rejects.toThrow(
    `This is KROK ${version}, not 0.0.1: set KROK_VERSION=${version} in .env.`,
  )
}

async function imageIsSmall(): Promise<void> {
  const bytes = Number(await podman(['image', 'inspect', '--format', '{{.Size}}', image]))
  console.log(`${image} has ${Math.round(bytes / 1e6)} MB`)
  expect(bytes).toBeLessThan(LARGEST_MB * 1e6)
  const root = await podman(['image', 'mount', image])
  const shop = join(root, 'krok')
  expect(readdirSync(shop).toSorted()).toEqual([
    'build',
    'database',
    'node_modules',
    'package.json',
    'public',
  ])
  expect(readdirSync(join(shop, 'build')).toSorted()).toEqual(['client', 'programs'])
  expect(globSync('{build,database}/**/*.{ts,tsx,map}', { cwd: shop })).toEqual([])
  expect(readdirSync(join(shop, 'node_modules'))).not.toContain('vite')
  expect(globSync('{krok,usr,home,root}/**/bin/node', { cwd: root })).toEqual(['usr/local/bin/node'])
  await podman(['image', 'unmount', image])
  const loaded = NOT_PACKED.filter((name) => !NEVER_LOADED.includes(name))
  const load = `for (const name of ${JSON.stringify(loaded)}) await import(name)`
  await podman(['run', '--rm', '--network', 'none', image, 'node', '--input-type', 'module', '--eval', load])
}

/** Buys a jar by the API, and returns the order's number. */
async function buy({ ask }: Proxy): Promise<string> {
  const { product } = JSON.parse((await ask('/api/products/pad-thai-sauce')).text) as {
    product: { id: string; priceCents: number }
  }
  const order = {
    lines: [{ productId: product.id, quantity: 1 }],
    delivery: { method: 'pickup' },
    payment: { method: 'bank_transfer' },
    agreedTotalCents: product.priceCents,
    contact: newContact(),
  }
  const { status, text } = await ask('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(order),
  })
  expect(status, text).toBe(201)
  return (JSON.parse(text) as { number: string }).number
}

/** As user 1000, without capabilities, on a file system that cannot be written to. */
async function shopIsConfined(): Promise<void> {
  expect(
    await inside(
      'shop-1',
      'sh',
      '-c',
      'id -u; grep CapEff /proc/1/status; touch /krok/new || echo refused; touch /data/new /tmp/new',
    ),
  ).toMatch(/^1000\nCapEff:\t0+\nrefused$/)
}
