import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Agent, request as send } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { generate } from 'selfsigned'
import { expect, onTestFinished } from 'vitest'
import { freePort } from '../../scripts/test/free-port.ts'

/* nginx and Caddy with the configurations that the project has for them. */

/** The name of the shop in them. */
export const SITE = 'krok.example'

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string }
type Asked = { method?: string; host?: string; headers?: Record<string, string>; body?: string }
/** A proxy, and what was not answered at all. */
export type Proxy = { name: string; failures: string[]; ask(path: string, asked?: Asked): Promise<Answer> }

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'krok-proxy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Replaces what only this machine has otherwise; each has to be there. */
export function altered(configuration: string, changes: [from: string, to: string][]): string {
  return changes.reduce((text, [from, to]) => {
    expect(text, `${from} in the configuration`).toContain(from)
    return text.replaceAll(from, to)
  }, configuration)
}

/** `nginx.conf` between the lines that a distribution has around it. */
export async function startNginx(program: string, ports: number[]): Promise<Proxy> {
  const folder = await newFolder()
  const { private: key, cert } = await generate([{ name: 'commonName', value: SITE }])
  await writeFile(join(folder, 'cert.pem'), cert)
  await writeFile(join(folder, 'key.pem'), key)
  const [tls, plain] = [await freePort(), await freePort()]
  const site = altered(await readFile('nginx.conf', 'utf8'), [
    ['listen 443 ', `listen 127.0.0.1:${tls} `],
    ['listen 80', `listen 127.0.0.1:${plain}`],
    [`/etc/letsencrypt/live/${SITE}/fullchain.pem`, join(folder, 'cert.pem')],
    [`/etc/letsencrypt/live/${SITE}/privkey.pem`, join(folder, 'key.pem')],
    ...ports.map((port, i): [string, string] => [`127.0.0.1:${3001 + i}`, `127.0.0.1:${port}`]),
  ])
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const configuration = `${user} daemon off; pid ${folder}/nginx.pid;
    events {}
    http { access_log off; ${temporary.join(' ')}
    ${site} }`
  await writeFile(join(folder, 'nginx.conf'), configuration)
  run(program, ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')])
  return proxyAt('nginx', tls)
}

/** `Caddyfile` with certificates of its own. */
export async function startCaddy(program: string, ports: number[]): Promise<Proxy> {
  const folder = await newFolder()
  const tls = await freePort()
  const options = `{
    local_certs
    skip_install_trust
    admin off
    http_port ${await freePort()}
    https_port ${tls}
    default_bind 127.0.0.1
    storage file_system ${folder}
  }`
  const file = join(folder, 'Caddyfile')
  await writeFile(file, `${options}\n${await readFile('Caddyfile', 'utf8')}`)
  const SHOPS = ports.map((port) => `127.0.0.1:${port}`).join(' ')
  run(program, ['run', '--adapter', 'caddyfile', '--config', file], { SITE_NAME: SITE, SHOPS, HOME: folder })
  return proxyAt('Caddy', tls)
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
}

export function proxyAt(name: string, port: number): Proxy {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  onTestFinished(() => agent.destroy())
  const failures: string[] = []
  async function ask(
    path: string,
    { method = 'GET', host = SITE, headers = {}, body = '' }: Asked = {},
  ): Promise<Answer> {
    const options = { host: '127.0.0.1', port, path, method, agent, servername: host }
    const request = send({
      ...options,
      headers: { host, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) },
    })
    request.end(body)
    try {
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      return { status: response.statusCode ?? 0, headers: response.headers, text: await textOf(response) }
    } catch (error) {
      failures.push(`${method} ${path}: ${String(error)}`)
      return { status: 0, headers: {}, text: '' }
    }
  }
  return { name, failures, ask }
}
